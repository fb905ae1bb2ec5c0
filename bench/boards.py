"""`python -m bench.boards`: what each reconstruction of the AI boards of Viscounts does to their scores.

The same bot plays the same deals against a board as it is and against the board with one reconstruction replaced by
another that fits print as well. Each replacement is a data file (`viceregal viscounts-data`), so every row is played by
a process of its own: the game reads its data when it is loaded.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from math import sqrt
from pathlib import Path
from statistics import mean, stdev
from typing import Any

import viceregal as vr
from viceregal.bots import registry
from viceregal.games.viscounts.rules.cards.own_data import VARIABLE
from viceregal.games.viscounts.rules.scoring import scores
from viceregal.games.viscounts.rules.state import ViscountsState

BOT = "planner:samples=0"
BOARDS = ("cleric", "builder", "noble", "card")
Data = dict[str, list[dict[str, Any]]]


@dataclass(frozen=True)
class Trial:
    """A reconstruction replaced by another, and the boards that it is tried on."""

    name: str
    data: Data
    boards: tuple[str, ...] = BOARDS


@dataclass(frozen=True)
class Game:
    """What came of a game: the points of the board and of the bot, and its rounds."""

    board: int
    bot: int
    rounds: int

    @property
    def pace(self) -> float:
        return self.board / self.rounds


def gain(thing: str, count: int = 1) -> dict[str, Any]:
    return {"is": "Gain", "thing": thing, "count": count}


def in_order(*parts: dict[str, Any]) -> dict[str, Any]:
    return {"is": "InOrder", "parts": list(parts)}


def scheme(name: str, key: str, **fields: Any) -> Trial:
    return Trial(f"`{key}`: {name}", {"schemes": [{"key": key, **fields}]})


def slot(name: str, key: str, effect: dict[str, Any]) -> Trial:
    return Trial(f"slot `{key}`: {name}", {"ai_slots": [{"key": key, "effect": effect}]})


def board(name: str, key: str, **fields: Any) -> Trial:
    return Trial(f"{key.capitalize()}: {name}", {"ai_boards": [{"key": key, **fields}]}, (key,))


DISMISS = {"is": "DismissAdjacent"}
NEW_SCHEME = {"is": "GainScheme"}
EVEN = {"builder": 1, "noble": 1, "cleric": 1}
TRIALS: tuple[Trial, ...] = (
    # Schemes that nobody has seen. Pairs take the action of their first icon; F_CB, which was seen, that of its second.
    scheme("the action of its second icon", "s-nc", acts=["transcribe", "focus"]),
    scheme("the action of its second icon", "s-cb", acts=["construct", "focus"]),
    scheme("one step in place of two", "s-b", steps=1),
    scheme("one step in place of two", "s-c", steps=1),
    scheme("a resource in place of a scheme", "s-x2", bonus=gain("resource")),
    scheme("the action of its first icon", "f-nc", acts=["place", "focus"]),
    scheme("places workers second", "f-b", acts=["construct", "place"]),
    scheme("virtue in place of dismissing", "f-x1", bonus=in_order(NEW_SCHEME, gain("virtue"))),
    scheme("two resources in place of one", "f-x2", bonus=in_order(NEW_SCHEME, gain("resource", 2))),
    # Slots of which only the triggers were seen.
    slot("a deed in place of a resource", "on-collision", gain("deed")),
    slot("a resource in place of virtue", "on-flip", gain("resource")),
    slot("a resource in place of a flip", "on-shuffle-too", gain("resource")),
    # The printed example plays S_N on the Cleric's board, whose picture was read as putting it into the box (VW-R22).
    board("puts S_BN into the box, not S_N", "cleric", removed=["s-bn", "f-bn", "f-n"]),
    board("puts S_B into the box, not S_N", "cleric", removed=["s-b", "f-bn", "f-n"]),
    board("puts S_CB into the box, not S_C", "builder", removed=["s-cb", "f-nc", "f-c"]),
    board("puts S_C into the box, not S_B", "noble", removed=["s-c", "f-cb", "f-b"]),
    # The Card board, of which least is known.
    board("no guildhall to begin with", "card", builds=False),
    board("start icons: one of each on both spaces", "card", second=EVEN, third=EVEN),
    board("start icons: a criminal for the noble", "card", second={"criminal": 1}),
    board("puts S_B, F_CB, F_B into the box", "card", removed=["s-b", "f-cb", "f-b"]),
    board("four resources to begin with", "card", goods={"ink": 2, "gold": 1, "stone": 1}),
    board("a flip for one resource", "card", flip_cost=1),
    board("a flip for two", "card", flip_cost=2),
    board(
        "no guildhall, and a flip for two", "card", builds=False, flip_cost=2
    ),  # as in version 1 of the rules
)


def played(rival: str, seed: str) -> Game:
    """One game of the bot against a board, with the data that this process was started with."""
    game = vr.game("viscounts")
    state = game.start(game.setup(2, "", {"rival": rival}), vr.Chance(seed))
    bot = registry.make(BOT, "viscounts", f"{seed}/bot")
    luck = vr.Chance(f"{seed}/luck")
    while asked := game.deciders(state):
        if asked[0] == vr.CHANCE:
            game.settle(state, luck)
        else:
            game.apply(state, asked[0], bot.choose(game.view(state, asked[0]), game.legal(state, asked[0])))
    assert isinstance(state, ViscountsState)
    points = scores(state)
    return Game(points[state.ai], points[1 - state.ai], state.round)


def games_with(data: Data, rival: str, games: int, seed: str) -> list[Game]:
    """The games of a process that reads these data."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, "data.json")
        file.write_text(json.dumps(data))
        found = subprocess.run(
            [sys.executable, "-m", "bench.boards", "--play", rival, "--games", str(games), "--seed", seed],
            env={**os.environ, VARIABLE: str(file) if data else ""},
            stdout=subprocess.PIPE,
            check=True,
        )
    return [Game(*row) for row in json.loads(found.stdout)]


def within(values: list[float]) -> float:
    """Half of the 95 % interval of their mean."""
    return 1.96 * stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0


def row(*cells: str) -> str:
    return "| " + " | ".join(cells) + " |"


def as_it_is(rival: str, found: list[Game]) -> str:
    """What a board makes without a change."""
    points, rounds = mean([each.board for each in found]), mean([each.rounds for each in found])
    pace, bot = mean([each.pace for each in found]), mean([each.bot for each in found])
    return row(rival.capitalize(), f"{points:.1f}", f"{rounds:.1f}", f"{pace:.1f}", f"{bot:.1f}")


def change(found: list[Game], base: list[Game]) -> str:
    """By how many points a round the board made more than it makes as it is, on the same deals."""
    differences = [each.pace - was.pace for each, was in zip(found, base, strict=True)]
    return f"{mean(differences):+.1f} ± {within(differences):.1f}".replace("-", "−")


def tables(trials: list[Trial], games: int, seed: str) -> Iterator[str]:
    rivals = [each for each in BOARDS if any([each in trial.boards for trial in trials])]
    base: dict[str, list[Game]] = {}
    yield row("", "points of the board", "rounds", "points a round", "points of the bot")
    yield "|---|--:|--:|--:|--:|"
    for rival in rivals:
        base[rival] = games_with({}, rival, games, seed)
        yield as_it_is(rival, base[rival])
    yield ""
    yield row("replaced; more points a round", *[rival.capitalize() for rival in rivals])
    yield "|---|" + "--:|" * len(rivals)
    for trial in trials:
        found = {rival: games_with(trial.data, rival, games, seed) for rival in trial.boards}
        yield row(trial.name, *[change(found[each], base[each]) if each in found else "" for each in rivals])


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="python -m bench.boards", description="What the reconstructions do."
    )
    parser.add_argument("--games", type=int, default=40, help="so many against each (40)")
    parser.add_argument("--only", default="", metavar="WORDS", help="trials whose name holds these words")
    parser.add_argument("--seed", default="boards", help="same seed, same deals")
    parser.add_argument(
        "--play", choices=BOARDS, help="only play against this board and print the games as JSON"
    )
    asked = parser.parse_args()
    trials = [trial for trial in TRIALS if asked.only in trial.name]
    if asked.games < 1 or not trials:
        parser.error("at least one game and one trial")
    if asked.play:
        found = [played(asked.play, f"{asked.seed}/{number}") for number in range(asked.games)]
        print(json.dumps([[each.board, each.bot, each.rounds] for each in found]))
        return 0
    for line in tables(trials, asked.games, asked.seed):
        print(line, flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
