"""Mistakes as people make them: the nearer two answers seem, the more easily one is taken for the other; and not every
answer is thought of."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final, TypeVar

from viceregal.core.chance import Chance

T = TypeVar("T")
_FINE: Final = 10**9  # steps of a random number


def pick_by_worth(chance: Chance, items: Sequence[T], worths: Sequence[float], whim: float) -> T:
    """One that is worth `whim` less than another is taken e times as seldom (softmax); without a whim, the best."""
    best = max(worths)
    if whim <= 0.0:
        return items[worths.index(best)]
    weights = [exp((worth - best) / whim) for worth in worths]
    point = chance.below(_FINE) / _FINE * sum(weights)
    for item, weight in zip(items, weights, strict=True):
        point -= weight
        if point < 0.0:
            return item
    return items[worths.index(best)]


def thought_of(chance: Chance, items: Sequence[T], overlooks: float) -> list[T]:
    """Each of them is overlooked as often as that, of 1; who thinks of none looks again at all."""
    if overlooks <= 0.0:
        return list(items)
    return [item for item in items if chance.below(_FINE) >= overlooks * _FINE] or list(items)
