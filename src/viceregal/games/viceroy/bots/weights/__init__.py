"""What was learned for each edition and number of players: `pl-2.toml`."""

from __future__ import annotations

from typing import Final

from viceregal.bots.learning.weights import read_weights
from viceregal.games.viceroy.bots.search.features import NAMES
from viceregal.games.viceroy.bots.search.leaf import Leaf
from viceregal.games.viceroy.rules.state import ViceroyState

FEATURES: Final = tuple([name for name, _ in NAMES])
FEWEST: Final = 2  # who plays alone judges as two do


def leaf_for(s: ViceroyState) -> Leaf:
    return Leaf(read_weights(__name__, file_name(s.edition.key, s.seats), FEATURES))


def file_name(edition: str, seats: int) -> str:
    return f"{edition}-{max(FEWEST, seats)}"
