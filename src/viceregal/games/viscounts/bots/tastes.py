"""Players with tastes of their own: in lessons each seat likes some ways to play more than its weights say, so that all ways
are seen and what they come to is learned."""

from __future__ import annotations

from math import sqrt
from typing import Final

from viceregal.core.chance import Chance
from viceregal.games.viscounts.bots.search.weights import NAMED_WEIGHTS

SPREAD: Final = 0.6  # of a taste
WAVERING: Final = 0.1  # of each weight, of itself
FINE: Final = 1000


def _of_icons(icons: str, good: str) -> dict[str, float]:
    return {
        f"{icons} shown": 4.0,
        f"{icons} for good": 2.0,
        f"{icons} that stay": 0.6,
        f"{icons} next turn": 0.5,
        f"{good} to 3": 0.6,
        f"{good} to 7": 0.2,
    }


# What a taste adds to the weights, in points.
TASTES: Final[tuple[dict[str, float], ...]] = (
    {
        **_of_icons("clerics", "ink"),
        "sets of 1": 0.7,
        "sets of 2": 1.5,
        "sets of 3": 1.5,
        "ribbons with 1": 1.0,
        "ribbons with 2": 1.0,
        "manuscripts": 2.0,
        "scorers": 1.0,
    },
    {**_of_icons("builders", "stone"), "slots": 2.0},
    {**_of_icons("nobles", "gold"), "ones below": 0.6, "pairs below": 1.0, "pairs above": 1.0},
    {"merchants shown": 3.0, "merchants for good": 1.5, "silver to 12": 0.4, "silver to 8, time": 0.5},
    {"criminals shown": 4.0, "criminals that stay, alone": 1.0},
    {"time": 10.0, "soon": 4.0},
    {"unpaid to 2": 1.0, "unpaid to 6": 0.5, "paid lead": 1.0},
    {"acquired to 2": 0.7, "acquired to 6": 0.5, "approved lead": 1.0},
    {"near": 2.0, "very near": 2.0},
    {"corruption": 0.6, "virtue": -0.6},
    {"cards": 0.5},
    {"abilities at once": 1.5, "abilities on dropping": 1.5, "lasting abilities": 1.5},
)
_PLACES: Final = {name: place for place, (name, _) in enumerate(NAMED_WEIGHTS)}


def tasted(weights: list[float], seed: str) -> list[float]:
    """The weights of somebody with tastes; a point stays a point."""
    chance = Chance(f"{seed}/tastes")
    found = [weights[0]]
    found += [weight * (1.0 + WAVERING * _normal(chance)) for weight in weights[1:]]
    for taste in TASTES:
        liking = SPREAD * _normal(chance)
        for name, points in taste.items():
            found[_PLACES[name]] += liking * points
    return found


def _normal(chance: Chance) -> float:
    """About normal: mean 0, deviation 1."""
    return (sum([chance.below(FINE) for _ in range(6)]) / FINE - 3.0) * sqrt(2.0)
