"""What was learned for each edition and number of players: `pl-2.toml`.

Where nothing was learned for a number of players, that of two serves: it predicts their points as well.
"""

from __future__ import annotations

from typing import Final

from viceregal.bots.learning.weights import read_weights
from viceregal.games.viceroy.bots.search.features import NAMES
from viceregal.games.viceroy.bots.search.leaf import Leaf
from viceregal.games.viceroy.rules.state import ViceroyState

FEATURES: Final = tuple([name for name, _ in NAMES])
USUAL: Final = 2  # players


def leaf_for(s: ViceroyState) -> Leaf:
    return Leaf(learned(s.edition.key, s.seats))


def learned(edition: str, seats: int) -> list[float]:
    """Empty where nothing was learned for the edition at all."""
    own = read_weights(__name__, file_name(edition, seats), FEATURES)
    return own or read_weights(__name__, file_name(edition, USUAL), FEATURES)


def file_name(edition: str, seats: int) -> str:
    return f"{edition}-{seats}"
