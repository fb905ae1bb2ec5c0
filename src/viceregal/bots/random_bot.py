"""The bot that chooses at random: for simulations, and as the least that every other bot must beat."""

from __future__ import annotations

from viceregal.bots.base import Bot
from viceregal.bots.entry import BotEntry
from viceregal.core.chance import Chance, Luck
from viceregal.core.game import View
from viceregal.core.playout import pick
from viceregal.core.records import Action


class RandomBot(Bot):
    """Every sensible action is as likely. It picks as `random_play` does, where all bots are random."""

    def __init__(self, chance: Chance) -> None:
        self.luck = Luck(chance.seed)

    def choose(self, view: View, legal: list[Action]) -> Action:
        return pick(self.luck, legal)


RANDOM = BotEntry("random", game="", made_by=RandomBot, strength=0, offered=False, instant=True)
