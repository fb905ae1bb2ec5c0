"""Judges a table for a seat: by what was learned for the edition and the number of players, or by rules of thumb."""

from __future__ import annotations

from typing import Final

from viceregal.games.viceroy.bots.search.features import (
    COUNT,
    FURTHER,
    NAMES,
    Sight,
    auction_to_come,
    features,
    further,
)
from viceregal.games.viceroy.bots.search.worth import worth
from viceregal.games.viceroy.rules.state import ViceroyState

# What stands where in the weights, and under which heading; the first judgement ends with `NAMES`.
ALL_NAMES: Final = (*NAMES, *FURTHER)


class Leaf:
    """Without weights: rules of thumb. With weights for `NAMES` alone, the first judgement that was learned."""

    def __init__(self, weights: list[float]) -> None:
        self.weights = weights
        self.is_first = len(weights) == COUNT

    def judge(self, s: ViceroyState, seat: int, ahead: int = 0) -> float:
        """In points at the end of the game, as far as can be told now. `ahead`: see `Sight`."""
        weights = self.weights
        if not weights:
            return worth(s, seat)
        total = 0.0
        values = self.seen(s, seat, ahead)
        for i in range(len(weights)):
            total += weights[i] * values[i]
        return total

    def foresee(self, s: ViceroyState, seat: int) -> float:
        """The same where a turn may just have begun."""
        return self.judge(s, seat, auction_to_come(s))

    def seen(self, s: ViceroyState, seat: int, ahead: int) -> list[float]:
        if self.is_first:
            return features(Sight(s, seat))
        return all_features(s, seat, ahead)


def all_features(s: ViceroyState, seat: int, ahead: int) -> list[float]:
    sight = Sight(s, seat, ahead)
    found = features(sight)
    found += further(sight)
    return found


RULES_OF_THUMB: Final = Leaf([])
