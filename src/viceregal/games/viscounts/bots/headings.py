"""Under which heading each feature is a reason for a turn, in the order of the weights."""

from __future__ import annotations

from typing import Final

from viceregal.games.viscounts.bots.search.features import features
from viceregal.games.viscounts.rules.state import ViscountsState

_RUNS: Final = (
    ("points", 1),
    ("time", 3),
    ("goods", 12),
    ("papers", 9),
    ("cards", 24),
    ("next turn", 12),
    ("track", 6),
    ("castle", 9),
    ("library", 5),
    ("rivals", 5),
    ("library", 1),
    ("rivals", 1),
    ("library", 1),
    ("rivals", 1),
    ("library", 1),
    ("rivals", 13),
    ("time", 12),
)
HEADINGS: Final = tuple([heading for heading, count in _RUNS for _ in range(count)])


def by_heading(s: ViscountsState, seat: int, weights: list[float]) -> dict[str, float]:
    """What the judgement adds up from."""
    total = dict.fromkeys(HEADINGS, 0.0)
    for heading, weight, value in zip(HEADINGS, weights, features(s, seat), strict=True):
        total[heading] += weight * value
    return total
