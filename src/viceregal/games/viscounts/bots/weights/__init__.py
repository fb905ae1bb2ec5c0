"""What was learned for each number of players, `players-2.toml`, and against each AI board, `board-noble.toml`.

Where nothing was learned for a number of players, that of two serves; where nothing was learned at all, the weights of
`search/weights.py`, which come of games against the Cleric board.
"""

from __future__ import annotations

from typing import Final

from viceregal.bots.learning.weights import read_weights
from viceregal.core.options import Setup
from viceregal.games.viscounts.bots.search.weights import NAMED_WEIGHTS, WEIGHTS
from viceregal.games.viscounts.rules.options import PLAYERS
from viceregal.games.viscounts.rules.state import ViscountsState

FEATURES: Final = tuple([name for name, _ in NAMED_WEIGHTS])
USUAL: Final = "players-2"


def weights_for(s: ViscountsState) -> list[float]:
    return learned(s.variant.setup)


def learned(setup: Setup) -> list[float]:
    own = read_weights(__name__, file_name(setup), FEATURES)
    if not own and not is_solo(setup):
        own = read_weights(__name__, USUAL, FEATURES)
    return own or WEIGHTS


def file_name(setup: Setup) -> str:
    return f"board-{setup.value('rival')}" if is_solo(setup) else f"players-{setup.seats}"


def is_solo(setup: Setup) -> bool:
    return setup.value("rival") != PLAYERS
