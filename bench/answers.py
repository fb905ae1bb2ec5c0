"""`python -m bench.answers`: how long each level takes for an answer, in CPU time on one core.

A level plays whole games with itself, at every table of its game. Answers that leave no choice are not counted.
Exit status 1 if one takes longer than people are to wait, or more than half of a level's take longer than a second.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from time import process_time

import viceregal as vr
from viceregal.bots import registry
from viceregal.bots.entry import LEVELS

LONGEST = 3.0
USUAL = 1.05  # a level that thinks for a second sees its end a little late


@dataclass(frozen=True)
class Kind:
    """A way to play a game."""

    game: str
    seats: int
    edition: str = ""
    options: dict[str, str] = field(default_factory=dict)

    def __str__(self) -> str:
        return " ".join(
            [self.game, *filter(None, [self.edition, *self.options.values()]), f"for {self.seats}"]
        )


@dataclass(frozen=True)
class Took:
    kind: str
    level: str
    answers: int
    mean: float
    median: float
    longest: float

    @property
    def passed(self) -> bool:
        return self.longest <= LONGEST and self.median <= USUAL


KINDS = [
    *[Kind("hand-of-the-king", seats) for seats in (2, 3, 4)],
    Kind("hand-of-the-king", 4, options={"variant": "teams"}),
    *[Kind("viceroy", seats, edition) for edition in ("pl", "ru", "cs") for seats in (2, 3, 4)],
    *[Kind("viscounts", seats) for seats in (2, 3, 4)],
]


def times(kind: Kind, level: str, seed: str) -> list[float]:
    """Seconds of CPU time for each answer of one game."""
    game = vr.game(kind.game)
    state = game.start(game.setup(kind.seats, kind.edition, kind.options), vr.Chance(seed))
    bots = [registry.make(level, kind.game, f"{seed}/{seat}") for seat in range(kind.seats)]
    found: list[float] = []
    while asked := game.deciders(state):
        seat = asked[0]
        if seat == vr.CHANCE:
            game.settle(state, vr.Chance(f"{seed}/{len(found)}"))
            continue
        view, legal = game.view(state, seat), game.legal(state, seat)
        begin = process_time()
        answer = bots[seat].choose(view, legal)
        if len(legal) > 1:
            found.append(process_time() - begin)
        game.apply(state, seat, answer)
    return found


def took(kind: Kind, level: str, games: int, seed: str) -> Took:
    each = sorted([second for number in range(games) for second in times(kind, level, f"{seed}/{number}")])
    return Took(str(kind), level, len(each), sum(each) / len(each), each[len(each) // 2], each[-1])


def line(found: Took) -> str:
    verdict = "" if found.passed else "  TOO SLOW"
    return (
        f"{found.kind:<28} {found.level:<10} {found.answers:>5} answers"
        f" {found.mean:>7.3f} s on average, median {found.median:.3f}, longest {found.longest:.3f}{verdict}"
    )


def measured(kinds: list[Kind], levels: list[str], games: int, seed: str) -> Iterator[Took]:
    for kind in kinds:
        for level in levels:
            yield took(kind, level, games, seed)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.answers", description="How long answers take.")
    parser.add_argument("--games", type=int, default=1, help="so many of each kind and level (1)")
    parser.add_argument(
        "--only", default="", metavar="WORDS", help="kinds whose name begins so: 'viceroy pl'"
    )
    parser.add_argument("--level", default="", metavar="LEVEL", help="this level only")
    parser.add_argument("--seed", default="answers", help="same seed, same games")
    parser.add_argument("--json", action="store_true", help="print JSON")
    asked = parser.parse_args()
    kinds = [kind for kind in KINDS if str(kind).startswith(asked.only)]
    levels = [level for level in LEVELS if asked.level in ("", level)]
    if asked.games < 1 or not kinds or not levels:
        parser.error(f"at least one game, a level, and a kind of: {', '.join([str(kind) for kind in KINDS])}")
    found = []
    for each in measured(kinds, levels, asked.games, asked.seed):
        found.append(each)
        if not asked.json:
            print(line(each), flush=True)
    if asked.json:
        print(json.dumps([asdict(each) for each in found], indent=1))
    return 0 if all([each.passed for each in found]) else 1


if __name__ == "__main__":
    sys.exit(main())
