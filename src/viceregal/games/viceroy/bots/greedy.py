"""The bot that makes the most of each decision: it follows its own cards to what they give, and no further."""

from __future__ import annotations

from viceregal.bots.base import Bot, sensible
from viceregal.bots.mistakes import pick_by_worth
from viceregal.core.chance import Chance
from viceregal.core.game import View
from viceregal.core.records import Action
from viceregal.games.viceroy.bots.search.following import Following
from viceregal.games.viceroy.bots.search.leaf import RULES_OF_THUMB
from viceregal.games.viceroy.rules.game import GAME


class Greedy(Bot):
    """Tries each answer on a guess of the table, follows what is its own to decide, and takes the best.

    With a whim, in points, it makes mistakes: answers so near to each other are easily mixed up.
    """

    def __init__(self, chance: Chance, whim: float = 0.0) -> None:
        self.chance = chance
        self.whim = whim
        self.following = Following(chance, RULES_OF_THUMB)

    def choose(self, view: View, legal: list[Action]) -> Action:
        answers = sensible(legal)
        if len(answers) == 1:
            return answers[0]
        seat: int = view["viewer"]
        s = GAME.guess(view, self.chance)
        quick = self.following.quick(s, seat, answers)
        if quick is not None:
            return quick
        worths = self.following.worths(s, seat, answers)
        return pick_by_worth(self.chance, answers, worths, self.whim)
