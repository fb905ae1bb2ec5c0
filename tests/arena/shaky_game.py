"""A game from outside whose rules break down at the end of each game: `--load shaky_game.py`."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from viceregal_mini.game import FACTS, Mini
from viceregal_mini.pack import MiniPack
from viceregal_mini.records import WORDS
from viceregal_mini.rules import make_rules

from viceregal.core.game import Game


class Shaky(Mini):
    def __init__(self) -> None:
        Game.__init__(self, replace(FACTS, key="shaky"), make_rules(), WORDS)

    def scores(self, s: Any) -> tuple[int, ...]:
        raise ArithmeticError("a rule too many")


class ShakyPack(MiniPack):
    key = "shaky"

    def game(self) -> Game:
        return Shaky()


SHAKY = ShakyPack()
