"""What the game brings to Viceregal: rules, a rulebook and an environment. For all the rest the general parts do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from viceregal.core.game import Game
from viceregal.core.options import Setup
from viceregal.games.pack import GamePack
from viceregal_mini.game import GAME

if TYPE_CHECKING:
    from viceregal.envs.schemas import Schema


class MiniPack(GamePack):
    key = GAME.key

    def game(self) -> Game:
        return GAME

    def environment(self, setup: Setup) -> Schema:
        from viceregal_mini.envs import schema

        return schema(setup)


PACK = MiniPack()
