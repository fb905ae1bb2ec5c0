"""What was learned for each edition and number of players: `pl-2.toml`, and what was learned first, `first-pl.toml`.

Where nothing was learned for a number of players, that of two serves: it predicts their points as well. Puzzles keep to
what was learned first, by which they were proven.
"""

from __future__ import annotations

from typing import Final

from viceregal.bots.learning.weights import read_weights
from viceregal.games.viceroy.bots.search.features import NAMES
from viceregal.games.viceroy.bots.search.leaf import ALL_NAMES, Leaf
from viceregal.games.viceroy.rules.state import ViceroyState

FIRST: Final = tuple([name for name, _ in NAMES])
FEATURES: Final = tuple([name for name, _ in ALL_NAMES])
USUAL: Final = 2  # players


def leaf_for(s: ViceroyState) -> Leaf:
    return Leaf(learned(s.edition.key, s.seats))


def first_leaf(s: ViceroyState) -> Leaf:
    return Leaf(learned_first(s.edition.key))


def learned(edition: str, seats: int) -> list[float]:
    """Where nothing more was learned for the edition, what was learned first."""
    own = read_weights(__name__, file_name(edition, seats), FEATURES)
    return own or read_weights(__name__, file_name(edition, USUAL), FEATURES) or learned_first(edition)


def learned_first(edition: str) -> list[float]:
    """Empty where nothing was learned for the edition at all."""
    return read_weights(__name__, f"first-{edition}", FIRST)


def file_name(edition: str, seats: int) -> str:
    return f"{edition}-{seats}"
