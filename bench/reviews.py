"""`python -m bench.reviews`: how long reviews of whole games take, in CPU time on one core.

Bots of a middle level play the games; each review is made in this one process. Exit status 1 if one takes too long.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from time import process_time

import viceregal as vr
from viceregal.arena.plan import Plan, checked
from viceregal.arena.play import play
from viceregal.games import ruled_seats
from viceregal.review import making

LEVEL = "steward"


@dataclass(frozen=True)
class Kind:
    """A way to play a game, and how many seconds its review may take."""

    game: str
    seats: int
    edition: str = ""
    options: dict[str, str] = field(default_factory=dict)
    bar: float = 180.0

    def __str__(self) -> str:
        return " ".join(
            [self.game, *filter(None, [self.edition, *self.options.values()]), f"for {self.seats}"]
        )


@dataclass(frozen=True)
class Took:
    kind: str
    seed: str
    decisions: int
    seconds: float
    bar: float

    @property
    def passed(self) -> bool:
        return self.seconds <= self.bar


KINDS = [
    Kind("hand-of-the-king", 2, bar=60.0),
    *[Kind("viceroy", seats, edition) for edition in ("pl", "ru", "cs") for seats in (1, 2, 3, 4)],
    *[Kind("viscounts", seats) for seats in (2, 3, 4)],
    *[Kind("viscounts", 2, options={"rival": rival}) for rival in ("cleric", "builder", "noble", "card")],
]


def record_of(kind: Kind, seed: str) -> str:
    setup = vr.game(kind.game).setup(kind.seats, kind.edition, kind.options)
    bots = [LEVEL] * (kind.seats - len(ruled_seats(kind.game, setup)))
    return play(checked(Plan(kind.game, setup, tuple(bots), 1, seed, records=True, quick=False)), 0).record


def took(kind: Kind, seed: str) -> Took:
    text = record_of(kind, seed)
    begin = process_time()
    made = making.review(text)
    return Took(str(kind), seed, made["decisions"], process_time() - begin, kind.bar)


def line(found: Took) -> str:
    verdict = "" if found.passed else f"  MISSED: {found.bar:g} s at most"
    return f"{found.kind:<34} {found.decisions:>5} decisions {found.seconds:>7.1f} s{verdict}"


def measured(kinds: list[Kind], games: int, seed: str) -> Iterator[Took]:
    for kind in kinds:
        for number in range(games):
            yield took(kind, f"{seed}/{number}")


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.reviews", description="How long reviews take.")
    parser.add_argument("--games", type=int, default=1, help="so many of each kind (1)")
    parser.add_argument(
        "--only", default="", metavar="WORDS", help="kinds whose name begins so: 'viceroy pl'"
    )
    parser.add_argument("--seed", default="reviews", help="same seed, same games")
    parser.add_argument("--json", action="store_true", help="print JSON")
    asked = parser.parse_args()
    kinds = [kind for kind in KINDS if str(kind).startswith(asked.only)]
    if asked.games < 1 or not kinds:
        parser.error(f"at least one game, and a kind of: {', '.join([str(kind) for kind in KINDS])}")
    found = []
    for each in measured(kinds, asked.games, asked.seed):
        found.append(each)
        if not asked.json:
            print(line(each), flush=True)
    if asked.json:
        print(json.dumps([asdict(each) for each in found], indent=1))
    return 0 if all([each.passed for each in found]) else 1


if __name__ == "__main__":
    sys.exit(main())
