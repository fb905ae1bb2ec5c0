"""What a game says of puzzles: which games they are looked for in, which questions make one, and its theme."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from viceregal.core.records import Seat
from viceregal.core.rules import State

BEST: Final = "best"  # one answer is better than all others, or a line of them
POINTS: Final = "points"  # one way to the most points before anybody else moves
AIMS: Final = (BEST, POINTS)


@dataclass(frozen=True)
class PuzzleDeal:
    """A game in which puzzles are looked for: how it is dealt, and the bots that play it, seat by seat in turn."""

    seats: int
    bots: tuple[str, ...]
    edition: str = ""
    options: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class Found:
    """A position with one answer, before it has a theme. `worths` are of the answers, the best first."""

    state: State
    seat: Seat
    aim: str
    answers: tuple[str, ...]  # of the seat, one after the other
    worths: tuple[float, ...]
    points: int  # that the first answer brings at once; for the aim of points: all of them
    tempting: int  # the most points that another answer brings at once


@dataclass(frozen=True)
class Puzzling:
    """A game makes a subclass. The messages `puzzle.theme.<key>` and `puzzle.goal.<key>` say what its themes are.

    `gap` is how many points the best answer must be ahead, `rungs` the efforts by which an answer's depth is measured,
    in the unit of the game's analyst, from a glance on. `decided`: only answers that win where all others lose count,
    and only where the search has seen the end.
    """

    themes: tuple[str, ...]
    deals: tuple[PuzzleDeal, ...]
    rungs: tuple[int, ...]
    gap: float = 1.0
    decided: bool = False
    max_answers: int = 1  # of the seat in one line

    def aims(self, s: State, seat: Seat) -> tuple[str, ...]:
        """What to look for at the question that is asked here; nothing where none makes a puzzle."""
        raise NotImplementedError

    def themes_at(self, s: State, aim: str) -> tuple[str, ...]:
        """Those that a puzzle of this aim may have here: who looks for one theme looks nowhere else."""
        return self.themes

    def theme(self, found: Found) -> str:
        """One of the themes; nothing, if it is none worth showing."""
        raise NotImplementedError
