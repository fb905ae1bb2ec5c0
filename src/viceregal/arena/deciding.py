"""When a question is decided: a sequential test, which may be looked at after every deal.

Is a bot's share of the wins above or below a bar? The test weighs "it is the bar less the margin" against "it is the
bar and the margin more" by their likelihoods, with the spread that the deals show, and stops when one of them is
nineteen times as likely as the other: then it errs in about one case of twenty.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

LIKELY: Final = math.log(0.95 / 0.05)
FEWEST: Final = 8  # deals before which nothing is decided: their spread is not known yet
MIN_SPREAD: Final = 0.01  # of a variance: of a row of equal results nobody knows it


@dataclass(frozen=True)
class Verdict:
    """After which deal it was decided that the share is above the bar, or below; `deals` is None while it is open."""

    deals: int | None = None
    above: bool | None = None

    def needs(self, deal: int) -> bool:
        return self.deals is None or deal < self.deals

    def counted(self, deals: int) -> int:
        return deals if self.deals is None else self.deals


def verdict_of(shares: list[float], bar: float | None, margin: float) -> Verdict:
    """The first deal after which the question is decided, if one is."""
    if bar is None:
        return Verdict()
    total = squares = 0.0
    for number, share in enumerate(shares, start=1):
        total += share
        squares += share * share
        if number < FEWEST:
            continue
        mean = total / number
        variance = max(squares / number - mean * mean, MIN_SPREAD)
        weight = 2 * margin * (mean - bar) * number / variance  # the logarithm of how many times as likely
        if abs(weight) >= LIKELY:
            return Verdict(number, weight > 0)
    return Verdict()
