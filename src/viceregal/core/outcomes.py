"""Every outcome of a question to chance, each with its exact probability.

A game says only how chance draws. Here chance draws in every way there is: what comes of a way is one outcome, and the
way is as likely as all its draws together.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Final, TypeVar

from viceregal.core.chance import Chance

T = TypeVar("T")

MAX_WAYS: Final = 100_000


class EveryWay(Chance):
    """A source that draws in one way after the other; `next_way` goes on to the next until there is none."""

    def __init__(self) -> None:
        super().__init__(0)
        self.drawn: list[int] = []
        self.among: list[int] = []
        self.at = 0

    def below(self, n: int) -> int:
        if self.at == len(self.drawn):
            self.drawn.append(0)
            self.among.append(n)
        self.at += 1
        return self.drawn[self.at - 1]

    def pick(self, items: list[T]) -> T:
        return items[self.below(len(items))]

    def shuffled(self, items: list[T]) -> list[T]:
        return self.some(items, len(items))

    def some(self, items: list[T], count: int) -> list[T]:
        return self.take(items[:], count)

    def take(self, items: list[T], count: int) -> list[T]:
        return [items.pop(self.below(len(items))) for _ in range(count)]

    def likelihood(self) -> Fraction:
        """Of the way that was just drawn."""
        ways = 1
        for n in self.among:
            ways *= n
        return Fraction(1, ways)

    def next_way(self) -> bool:
        """Is there another? Then the next draws go that way."""
        self.at = 0
        while self.drawn and self.drawn[-1] + 1 == self.among[-1]:
            self.drawn.pop()
            self.among.pop()
        if not self.drawn:
            return False
        self.drawn[-1] += 1
        return True
