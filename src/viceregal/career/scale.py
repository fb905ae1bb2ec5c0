"""The scale of ratings: what one is made of, how it is shown, and how far apart two stand who win so and so often."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

MEAN: Final = 25.0
SPREAD: Final = MEAN / 3
LUCK: Final = MEAN / 6  # how far one game strays from how well somebody plays
SCALE: Final = 40.0  # as people are used to see ratings: 1500 for who is new
OFFSET: Final = 500.0
SURE: Final = 1.96  # in 95 of 100 cases


@dataclass(frozen=True)
class Rating:
    mean: float = MEAN
    spread: float = SPREAD

    @property
    def shown(self) -> int:
        return round(OFFSET + SCALE * self.mean)

    @property
    def within(self) -> int:
        return round(SCALE * SURE * self.spread)

    @property
    def at_least(self) -> float:
        """What it is in all likelihood, by which the strongest are ordered."""
        return self.mean - SURE * self.spread


def apart(share: float) -> float:
    """So far ahead is who wins this share of the games, as Plackett and Luce have it for two who are known well."""
    return math.log(share / (1 - share)) * math.sqrt(2) * LUCK


def doubt_of(share: float, games: float) -> float:
    """How far off `apart` may be where the share is of so many games: one standard error of its logarithm."""
    return math.sqrt(2) * LUCK / math.sqrt(games * share * (1 - share))
