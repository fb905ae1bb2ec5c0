"""Learning from what changes between one row of a game and the next (least squares of temporal differences).

The end of a game varies with all the luck that is still to come, a turn with far less of it: a few hundred games say what
takes thousands where each row is held against the end.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import ClassVar, Final, Self

from viceregal.bots.learning.sums import Sums, between, solved
from viceregal.bots.learning.teacher import Run, Weights

TRACE: Final = 0.7  # of what was seen, as a reason for what comes rows later (lambda)
STIFFNESS: Final = 0.01  # how firmly a weight stays where it was
AVERAGED: Final = 3  # rounds, the last ones


class Differences(Sums):
    """The sums of `Sums` tell how much is explained; those of differences, what each feature counts for."""

    fading: ClassVar = 0.75

    def __init__(self, size: int) -> None:
        super().__init__(size)
        self.left = [[0.0] * size for _ in range(size)]
        self.right = [0.0] * size

    def take_in(self, run: Run) -> None:
        super().take_in(run)
        trace = [0.0] * self.size
        over = ([0.0] * self.size, run.end)  # at the end nothing is still to come
        for (now, known), (then, known_then) in pairwise([*run.rows, over]):
            trace = [TRACE * before + seen for before, seen in zip(trace, now, strict=True)]
            change = [a - b for a, b in zip(now, then, strict=True)]
            for i, weight in enumerate(trace):
                if weight:
                    self.left[i] = [sum_ + weight * x for sum_, x in zip(self.left[i], change, strict=True)]
                    self.right[i] += weight * (known_then - known)

    def merge(self, other: Self) -> None:
        super().merge(other)
        self.left = [_sums(mine, theirs) for mine, theirs in zip(self.left, other.left, strict=True)]
        self.right = _sums(self.right, other.right)

    def fade(self, share: float) -> None:
        super().fade(share)
        self.left = [[share * value for value in row] for row in self.left]
        self.right = [share * value for value in self.right]

    def solve(self, before: Sequence[float]) -> list[float]:
        """Pulled towards the weights from before where the games say little."""
        hold = [STIFFNESS * self.products[i][i] + 1e-6 for i in range(self.size)]
        left = [row[:] for row in self.left]
        for i in range(self.size):
            left[i][i] += hold[i]
        return solved(left, [self.right[i] + hold[i] * before[i] for i in range(self.size)])

    def after_round(self, guide: Weights, step: float) -> Weights:
        """Some way only: the games of a round are few, and were played by its guide."""
        return between(guide, self.solve(guide), step)

    @staticmethod
    def in_the_end(old: Weights, rounds: list[Weights], step: float) -> Weights:
        """The mean of the last rounds: each wavers about what they come to."""
        last = rounds[-AVERAGED:]
        return [sum(each) / len(last) for each in zip(*last, strict=True)]


def _sums(some: list[float], others: list[float]) -> list[float]:
    return [a + b for a, b in zip(some, others, strict=True)]
