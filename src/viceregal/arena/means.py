"""Means over many games, and how far off they may be in 95 of 100 cases.

Games on one deal hang together: who is dealt luck has it in all of them. So intervals go by how a mean differs from
deal to deal, not from game to game.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

SURE: Final = 1.96  # standard errors


@dataclass(slots=True)
class Sum:
    """The sum of what the deals came to, and of its squares: whole numbers, which add up to the same in any order."""

    total: int = 0
    squares: int = 0

    def count(self, amount: int, times: int = 1) -> None:
        """So many more deals that came to the same."""
        self.total += times * amount
        self.squares += times * amount * amount

    def add(self, other: Sum) -> None:
        self.total += other.total
        self.squares += other.squares

    def within(self, deals: int, a_deal: int) -> float | None:
        """How far off the mean may be, where each deal has `a_deal` of what is counted; None of a single deal."""
        if deals < 2:
            return None
        spread = deals * self.squares - self.total * self.total
        variance = max(0, spread) / (deals * (deals - 1))
        return SURE * math.sqrt(variance / deals) / a_deal


def mean_within(values: Sequence[float]) -> tuple[float, float | None]:
    """The mean, and how far off it may be; None of a single value: then nobody can say."""
    return mean_of_deals([(value, 1) for value in values])


def mean_of_deals(deals: Sequence[tuple[float, int]]) -> tuple[float, float | None]:
    """The same where each deal has a sum and a number of things summed, which may differ from deal to deal."""
    total, number = math.fsum([amount for amount, _ in deals]), sum([count for _, count in deals])
    mean = total / number
    if len(deals) < 2:
        return mean, None
    spread = math.fsum([(amount - mean * count) ** 2 for amount, count in deals])
    return mean, SURE * math.sqrt(spread * len(deals) / (len(deals) - 1)) / number


def spread_of(lengths: Mapping[int, int]) -> dict[str, Any]:
    """The shortest, the middle and the longest of some games, from how many there are of each length."""
    if not lengths:
        return {"least": None, "median": None, "most": None}
    each = sorted(Counter(lengths).items())
    number = sum([games for _, games in each])
    low, high = _at(each, (number - 1) // 2), _at(each, number // 2)
    return {"least": each[0][0], "median": (low + high) / 2, "most": each[-1][0]}


def _at(each: list[tuple[int, int]], place: int) -> int:
    """The length at this place, if all games stood in a row by length."""
    for length, games in each:
        place -= games
        if place < 0:
            return length
    raise IndexError(place)


def give_or_take(mean: dict[str, Any], times: int = 1) -> str:
    """`4.25 ± 0.31`; a dash where nothing was counted."""
    if mean["mean"] is None:
        return "–"
    digits = 1 if times == 100 else 2
    within = "" if mean["within"] is None else f" ± {times * mean['within']:.{digits}f}"
    return f"{times * mean['mean']:.{digits}f}{within}"
