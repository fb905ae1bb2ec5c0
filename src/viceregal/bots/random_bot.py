"""The bot that chooses at random: for simulations, and as the least that every other bot must beat."""

from __future__ import annotations

from viceregal.bots.base import Bot, sensible
from viceregal.bots.entry import BotEntry
from viceregal.core.chance import Chance
from viceregal.core.game import View
from viceregal.core.records import Action


class RandomBot(Bot):
    """Every sensible action is as likely."""

    def __init__(self, chance: Chance) -> None:
        self.chance = chance

    def choose(self, view: View, legal: list[Action]) -> Action:
        return pick(self.chance, legal)


def pick(chance: Chance, legal: list[Action]) -> Action:
    """A sensible action at random.

    The list is sifted only after an action for people came up: that hardly ever happens, and asking each action
    of each list would cost a simulation more than all the rest of the choice.
    """
    action = chance.pick(legal)
    return chance.pick(sensible(legal)) if action.is_for_people() else action


RANDOM = BotEntry("random", game="", made_by=RandomBot, strength=0, offered=False, instant=True)
