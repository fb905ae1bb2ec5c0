"""What was learned for each number of players, `players-2.toml`, and against each AI board, `board-noble.toml`.

Where nothing was learned, the weights of `search/weights.py` serve: they come of games against the Cleric board.
"""

from __future__ import annotations

from typing import Final

from viceregal.bots.learning.weights import read_weights
from viceregal.core.options import Setup
from viceregal.games.viscounts.bots.search.weights import NAMED_WEIGHTS, WEIGHTS
from viceregal.games.viscounts.rules.options import PLAYERS
from viceregal.games.viscounts.rules.state import ViscountsState

FEATURES: Final = tuple([name for name, _ in NAMED_WEIGHTS])
# What serves where nothing was learned for a number of players.
STANDS_IN: Final = {"players-3": "players-2", "players-4": "players-2"}


def weights_for(s: ViscountsState) -> list[float]:
    return learned(s.variant.setup)


def first_weights(s: ViscountsState) -> list[float]:
    """What all judgement began with."""
    return WEIGHTS


def learned(setup: Setup) -> list[float]:
    name = file_name(setup)
    own = read_weights(__name__, name, FEATURES)
    return own or read_weights(__name__, STANDS_IN.get(name, name), FEATURES) or WEIGHTS


def file_name(setup: Setup) -> str:
    return f"board-{setup.value('rival')}" if is_solo(setup) else f"players-{setup.seats}"


def is_solo(setup: Setup) -> bool:
    return setup.value("rival") != PLAYERS
