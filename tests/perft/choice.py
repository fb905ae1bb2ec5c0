"""Which positions are counted from: openings, one for every kind of question, and some late ones to the very end."""

from __future__ import annotations

import json
from collections.abc import Iterator

from viceregal_mini import game as mini

from tests.contract.tables import POSITIONS
from tests.golden.cases import HAND, VICEROY, VISCOUNTS
from tests.perft.entries import FOLDER, Entry, of_newest
from viceregal.core.chance import Chance
from viceregal.core.game import Game
from viceregal.core.options import Setup
from viceregal.core.records import CHANCE
from viceregal.core.rules import State
from viceregal.games.hand_of_the_king.rules.state import HandState

LATE_CARDS = 7
LEVEL_FIVE = "AskLevelFive"


def chosen(game: Game) -> list[Entry]:
    return [*_openings(game), *_questions(game), *(_late() if game is HAND else [])]


def _openings(game: Game) -> Iterator[Entry]:
    for setup in _setups(game):
        values = " ".join([f"{key}={value}" for key, value in setup.values])
        variant = "-".join([setup.edition, *[value for _, value in setup.values[:2]]])
        begin = f"deal seats={setup.seats} seed={setup.seats} edition={setup.edition} {values}"
        yield Entry(f"opening-{setup.seats}p-{variant}", game, begin, setup.version)


def _setups(game: Game) -> list[Setup]:
    if game is mini.GAME:
        return [game.setup(seats, edition) for edition in game.facts.editions for seats in (2, 3)]
    if game is VICEROY:
        return [
            game.setup(seats, edition, {"virtual": virtual})
            for edition in game.facts.editions
            for seats, virtual in ((1, "1"), (2, "0"), (3, "1"), (4, "0"))
        ]
    if game is VISCOUNTS:
        solo = {"rival": "cleric", "harder": "1"}
        return [*[game.setup(seats) for seats in (2, 3, 4)], game.setup(2, "", solo)]
    variants = [(2, "base"), (3, "base"), (3, "raven"), (4, "base"), (4, "teams"), (4, "raven")]
    return [game.setup(seats, "", {"variant": variant}) for seats, variant in variants]


def _questions(game: Game) -> Iterator[Entry]:
    """The first position of random play, in its second half if it can be, that asks each kind of question."""
    found: dict[str, State] = {}
    for setup in _setups(game):
        for seed in range(30):
            for s in _random_play(game, setup, seed):
                if game.is_countable(s):
                    found.setdefault(type(s.todo[-1]).__name__, s)
    if game is VICEROY:
        found.setdefault(LEVEL_FIVE, _on_level_five())
    for name in sorted(found):
        yield _kept(game, name, found[name])


def _on_level_five() -> State:
    """A question that random play hardly ever gets to."""
    tower = VICEROY.from_document(json.loads((POSITIONS / "viceroy-tower.json").read_text(encoding="utf-8")))
    for seed in range(1000):
        s = tower.clone()
        chance = Chance(f"tower {seed}")
        while asked := VICEROY.deciders(s):
            if type(s.todo[-1]).__name__ == LEVEL_FIVE:
                return s
            seat = asked[0]
            VICEROY.apply(
                s, seat, VICEROY.sample(s, chance) if seat == CHANCE else chance.pick(VICEROY.legal(s, seat))
            )
    raise AssertionError("nobody gets to level 5")


def _late() -> Iterator[Entry]:
    """Counted to the end of the game."""
    for setup in _setups(HAND):
        for seed in range(50):
            late = [
                s
                for s in _random_play(HAND, setup, f"late {seed}")
                if isinstance(s, HandState) and sum(s.left) == LATE_CARDS and HAND.deciders(s)
            ]
            if late and len(HAND.legal(late[0], HAND.deciders(late[0])[0])) > 2:
                yield _kept(HAND, f"late-{setup.seats}p-{setup.value('variant')}", late[0])
                break


def _random_play(game: Game, setup: Setup, seed: int | str) -> Iterator[State]:
    """The states of a random game after its first dozen decisions; of Viscounts, all: they set it up."""
    chance = Chance(f"perft {seed}")
    s = game.new(setup)
    made = 0
    while asked := game.deciders(s):
        if made >= (0 if game is VISCOUNTS else 12):
            yield s.clone()
        action = game.sample(s, chance) if asked[0] == CHANCE else chance.pick(game.legal(s, asked[0]))
        game.apply(s, asked[0], action)
        made += 1


def _kept(game: Game, name: str, s: State) -> Entry:
    """An entry that begins from a position in a file of its own."""
    place = f"positions/{of_newest(game)}-{name}.json"
    written = json.dumps(game.open_view(s), indent=1, ensure_ascii=False) + "\n"
    (FOLDER / place).write_text(written, encoding="utf-8")
    return Entry(name, game, f"position {place}", game.facts.version)
