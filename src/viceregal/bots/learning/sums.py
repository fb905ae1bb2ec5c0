"""Linear regression from sums alone: rows are added one by one and forgotten, and sums of several processes add up.

What a row is held against is the end of its game.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Final, Self

from viceregal.bots.learning.teacher import Run, Weights

MIN_SPREAD: Final = 0.05  # of a feature; rarer ones move less
STIFFNESS: Final = 0.003  # how firmly a weight stays where it was, a row


class Sums:
    """What the rows add up to: products of features, and of features and what came of it."""

    fading: ClassVar = 0.5  # what the rows of a round still count for in the next one

    def __init__(self, size: int) -> None:
        self.size = size
        self.rows = 0.0  # a faded one counts for less than one
        self.products = [[0.0] * (i + 1) for i in range(size)]  # the half below the diagonal
        self.targets = [0.0] * size
        self.totals = [0.0] * size
        self.target = 0.0
        self.squares = 0.0

    def take_in(self, run: Run) -> None:
        """One more game."""
        for row, known in run.rows:
            self.add(row, run.end - known)

    def add(self, row: Sequence[float], target: float) -> None:
        there = [(i, value) for i, value in enumerate(row) if value]
        for at, (i, value) in enumerate(there):
            products = self.products[i]
            for j, other in there[: at + 1]:
                products[j] += value * other
            self.targets[i] += value * target
            self.totals[i] += value
        self.rows += 1
        self.target += target
        self.squares += target * target

    def merge(self, other: Self) -> None:
        for mine, theirs in zip(self.products, other.products, strict=True):
            for j, value in enumerate(theirs):
                mine[j] += value
        self.targets = [a + b for a, b in zip(self.targets, other.targets, strict=True)]
        self.totals = [a + b for a, b in zip(self.totals, other.totals, strict=True)]
        self.rows += other.rows
        self.target += other.target
        self.squares += other.squares

    def fade(self, share: float) -> None:
        """All rows so far count for this share of a row from now on."""
        self.products = [[share * value for value in row] for row in self.products]
        self.targets = [share * value for value in self.targets]
        self.totals = [share * value for value in self.totals]
        self.rows *= share
        self.target *= share
        self.squares *= share

    def spreads(self) -> list[float]:
        """The standard deviation of each feature; 1 for one that never changes."""
        found = []
        for i in range(self.size):
            mean = self.totals[i] / self.rows
            variance = max(0.0, self.products[i][i] / self.rows - mean * mean)
            always = variance < 1e-12 and mean != 0.0
            found.append(1.0 if always else max(MIN_SPREAD, variance**0.5))
        return found

    def solve(self, before: Sequence[float]) -> list[float]:
        """The weights that predict best, pulled towards those from before where the rows say little (ridge regression)."""
        spreads = self.spreads()
        ridge = STIFFNESS * self.rows
        left = [
            [self._product(i, j) / (spreads[i] * spreads[j]) + ridge * (i == j) for j in range(self.size)]
            for i in range(self.size)
        ]
        right = [self.targets[i] / spreads[i] + ridge * before[i] * spreads[i] for i in range(self.size)]
        return [x / spread for x, spread in zip(solved(left, right), spreads, strict=True)]

    def after_round(self, guide: Weights, step: float) -> Weights:
        """What the next round is played by."""
        return self.solve(guide)

    @staticmethod
    def in_the_end(old: Weights, rounds: list[Weights], step: float) -> Weights:
        """So far from the old weights to those of the last round: what predicts one's own games may be too sure of them."""
        return between(old, rounds[-1], step)

    def explained(self, weights: Sequence[float]) -> float:
        """Which part of the variance these weights explain, of 1."""
        mean = self.target / self.rows
        variance = self.squares / self.rows - mean * mean
        error = self.squares - 2.0 * sum([w * t for w, t in zip(weights, self.targets, strict=True)])
        for i in range(self.size):
            error += weights[i] * sum([weights[j] * self._product(i, j) for j in range(self.size)])
        return 1.0 - error / self.rows / variance

    def _product(self, i: int, j: int) -> float:
        return self.products[i][j] if j <= i else self.products[j][i]

    def to_plain(self) -> dict[str, Any]:
        return dict(vars(self))

    @classmethod
    def from_plain(cls, plain: dict[str, Any]) -> Self:
        sums = cls(plain["size"])
        vars(sums).update(plain)
        return sums


def between(first: Weights, second: Weights, step: float) -> Weights:
    """From the first (0) to the second (1)."""
    return [before + step * (after - before) for before, after in zip(first, second, strict=True)]


def solved(left: list[list[float]], right: list[float]) -> list[float]:
    """Gauss and Jordan, with the largest pivot."""
    rows = [[*row, value] for row, value in zip(left, right, strict=True)]
    for at in range(len(rows)):
        pivot = max(range(at, len(rows)), key=lambda i: abs(rows[i][at]))
        rows[at], rows[pivot] = rows[pivot], rows[at]
        head = [x / rows[at][at] for x in rows[at]]
        rows[at] = head
        for i in range(len(rows)):
            if i != at and rows[i][at]:
                factor = rows[i][at]
                rows[i] = [a - factor * b for a, b in zip(rows[i], head, strict=True)]
    return [row[-1] for row in rows]
