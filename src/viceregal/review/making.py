"""How a review is made: a quick look at every decision, a thorough one where most was lost, and what comes of both.

The work comes in pieces, so that it can be done elsewhere, one piece at a time, and its progress be told.
Same record and budget: the same review, however it is cut.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final

from viceregal.bots import registry
from viceregal.core import gamerecord
from viceregal.core.complaints import Complaint
from viceregal.core.errors import BadRecord, BadSetup
from viceregal.core.match import Match
from viceregal.games import game as find_game
from viceregal.review.summing import summed
from viceregal.review.verdict import Verdict, decisions, judge

NOTHING_TO_REVIEW: Final = Complaint(
    "nothing_to_review", "nobody has decided anything in this game: there is nothing to review"
)
NO_REVIEWER: Final = Complaint("no_reviewer", "no bot can analyse {game}: there is nobody to review it")

AT_ONCE: Final = 6  # decisions in one piece of work
LOOKED_AT_AGAIN: Final = 12
WEIGHT_OF_THOROUGH: Final = 6  # quick looks that a thorough one takes as long as


@dataclass(frozen=True)
class Piece:
    """Decisions to judge, and with what effort."""

    numbers: tuple[int, ...]
    amount: int
    thorough: bool


def match_of(text: str) -> Match:
    """The game of a record, every decision checked; BadRecord says what is wrong with it."""
    return _replayed(text)


@lru_cache(maxsize=2)
def _replayed(text: str) -> Match:
    return gamerecord.replay(gamerecord.read(text)[0], find_game)


def work(text: str, piece: Piece) -> list[dict[str, Any]]:
    """The verdicts of a piece as plain values: what is done elsewhere."""
    match = match_of(text)
    return [
        # Each by an analyst of its own: what was thought about before must not matter.
        judge(match, number, registry.steady_analyst(match.game.key, piece.amount), piece.thorough).to_plain()
        for number in piece.numbers
    ]


def plan(text: str) -> list[int]:
    """The decisions to judge; BadSetup where there is nobody or nothing to judge."""
    match = match_of(text)
    if registry.steady(match.game.key) is None:
        raise BadSetup(NO_REVIEWER, game=match.game.key)
    found = decisions(match)
    if not found:
        raise BadSetup(NOTHING_TO_REVIEW)
    return found


class Making:
    """A review under way. `budget` is the effort of a quick look, in the unit of the game's analyst."""

    def __init__(self, text: str, numbers: Sequence[int], budget: int, thorough: int) -> None:
        self.text = text
        self.budget = budget
        self.thorough = thorough
        self.verdicts: dict[int, Verdict] = {}
        self.pieces = _cut(numbers, budget, False, AT_ONCE)
        self.again = min(LOOKED_AT_AGAIN, len(numbers))
        self.all = len(numbers) + WEIGHT_OF_THOROUGH * self.again
        self.done = 0
        self.looked_again = False

    def next(self) -> Piece | None:
        """The next piece of work; None when all is judged."""
        if not self.pieces and not self.looked_again:
            self.looked_again = True
            self.pieces = _cut(self._worst(), self.thorough, True, 1)
            self.all = self.done + WEIGHT_OF_THOROUGH * len(self.pieces)
        return self.pieces.pop(0) if self.pieces else None

    def _worst(self) -> list[int]:
        """Where most was lost, as far as it is not certain yet."""
        doubted = [each for each in self.verdicts.values() if each.lost > 0 and not each.exact]
        doubted.sort(key=lambda each: (-each.lost_chance, -each.lost, each.number))
        return sorted([each.number for each in doubted[: self.again]])

    def put_back(self, piece: Piece) -> None:
        """What was not done in time comes next, one decision at a time."""
        self.pieces[:0] = _cut(piece.numbers, piece.amount, piece.thorough, 1)

    def take(self, found: Sequence[dict[str, Any]]) -> None:
        for plain in found:
            verdict = Verdict.from_plain(plain)
            self.verdicts[verdict.number] = verdict
            self.done += WEIGHT_OF_THOROUGH if verdict.thorough else 1

    def made(self) -> list[dict[str, Any]]:
        return [self.verdicts[number].to_plain() for number in sorted(self.verdicts)]


def _cut(numbers: Sequence[int], amount: int, thorough: bool, at_once: int) -> list[Piece]:
    return [
        Piece(tuple(numbers[first : first + at_once]), amount, thorough)
        for first in range(0, len(numbers), at_once)
    ]


def begin(text: str, numbers: Sequence[int], budget: int | None = None) -> Making:
    """With the usual budget, or with this one: the thorough looks grow with it."""
    effort = registry.steady(match_key(text))
    assert effort is not None
    quick = effort.quick if budget is None else budget
    return Making(text, numbers, quick, max(1, quick * effort.thorough // effort.quick))


def match_key(text: str) -> str:
    return gamerecord.read(text)[0].field("game")


def finish(text: str, verdicts: list[dict[str, Any]], budget: int) -> dict[str, Any]:
    """The whole review as plain values."""
    return summed(match_of(text), [Verdict.from_plain(each) for each in verdicts], budget)


def review(text: str, budget: int | None = None) -> dict[str, Any]:
    """All of it here, one piece after the other."""
    making = begin(text, plan(text), budget)
    while (piece := making.next()) is not None:
        making.take(work(text, piece))
    return finish(text, making.made(), making.budget)


__all__ = ["BadRecord", "Making", "Piece", "begin", "finish", "plan", "review", "work"]
