"""What was learned for each number of players: `players-2.toml`. Where nothing was, the weights against AI boards serve."""

from __future__ import annotations

from typing import Final

from viceregal.bots.learning.weights import read_weights
from viceregal.games.viscounts.bots.search.weights import NAMED_WEIGHTS, WEIGHTS
from viceregal.games.viscounts.rules.state import ViscountsState

FEATURES: Final = tuple([name for name, _ in NAMED_WEIGHTS])


def weights_for(s: ViscountsState) -> list[float]:
    if s.ai >= 0:
        return WEIGHTS
    return read_weights(__name__, file_name(s.seats), FEATURES) or WEIGHTS


def file_name(seats: int) -> str:
    return f"players-{seats}"
