"""What programs that learn are told of Viscounts, and how they answer."""

from __future__ import annotations

from functools import cache

from viceregal.core.options import Setup
from viceregal.envs.schemas import Schema
from viceregal.games.viscounts.envs.board import LEFT_OUT, board_blocks
from viceregal.games.viscounts.envs.numbers import numbers
from viceregal.games.viscounts.envs.players import player_blocks
from viceregal.games.viscounts.envs.zones import card_blocks


@cache
def schema(setup: Setup) -> Schema:
    seats = setup.seats
    blocks = [*board_blocks(seats), *card_blocks(seats), *player_blocks(seats)]
    return Schema(setup, blocks, numbers(), LEFT_OUT)
