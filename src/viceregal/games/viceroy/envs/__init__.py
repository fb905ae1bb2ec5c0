"""What programs that learn are told of Viceroy, and how they answer."""

from __future__ import annotations

from functools import cache

from viceregal.core.options import Setup
from viceregal.envs.schemas import Schema
from viceregal.games.viceroy.envs.numbers import numbers
from viceregal.games.viceroy.envs.table import LEFT_OUT, table_blocks
from viceregal.games.viceroy.envs.zones import card_blocks
from viceregal.games.viceroy.rules.options import variant_of


@cache
def schema(setup: Setup) -> Schema:
    variant = variant_of(setup)
    blocks = [*table_blocks(setup.seats, variant.virtual), *card_blocks(setup.seats)]
    return Schema(setup, blocks, numbers(), LEFT_OUT)
