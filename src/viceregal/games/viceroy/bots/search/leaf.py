"""Judges a table for a seat: by what was learned for the edition and the number of players, or by rules of thumb."""

from __future__ import annotations

from typing import Final

from viceregal.games.viceroy.bots.search.features import features
from viceregal.games.viceroy.bots.search.worth import worth
from viceregal.games.viceroy.rules.state import ViceroyState


class Leaf:
    """Without weights: rules of thumb."""

    def __init__(self, weights: list[float]) -> None:
        self.weights = weights

    def judge(self, s: ViceroyState, seat: int) -> float:
        """In points at the end of the game, as far as can be told now."""
        weights = self.weights
        if not weights:
            return worth(s, seat)
        total = 0.0
        values = features(s, seat)
        for i in range(len(weights)):
            total += weights[i] * values[i]
        return total


RULES_OF_THUMB: Final = Leaf([])
