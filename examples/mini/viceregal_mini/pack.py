"""What the game brings to Viceregal: rules and a rulebook. For all the rest the general parts do."""

from __future__ import annotations

from viceregal.core.game import Game
from viceregal.games.pack import GamePack
from viceregal_mini.game import GAME


class MiniPack(GamePack):
    key = GAME.key

    def game(self) -> Game:
        return GAME


PACK = MiniPack()
