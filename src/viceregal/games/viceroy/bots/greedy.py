"""The bot that makes the most of each decision: it follows its own cards to what they give, and no further."""

from __future__ import annotations

from viceregal.bots.base import Bot, sensible
from viceregal.bots.mistakes import pick_by_worth, thought_of
from viceregal.core.chance import Chance
from viceregal.core.game import View
from viceregal.core.records import Action
from viceregal.games.viceroy.bots.calibration import Way, way_of
from viceregal.games.viceroy.bots.search.following import Following
from viceregal.games.viceroy.bots.search.leaf import RULES_OF_THUMB
from viceregal.games.viceroy.bots.weights import leaf_for
from viceregal.games.viceroy.rules.game import GAME
from viceregal.games.viceroy.rules.state import ViceroyState


class Greedy(Bot):
    """Tries each answer on a guess of the table, follows what is its own to decide, and takes the best.

    With a whim, in points, it makes mistakes: answers so near to each other are easily mixed up; and it `overlooks` a
    part of them, of 1; if `careless`, it takes and pays whatever gems, and recolours, by lot. It judges by rules of
    thumb, or by what was `learned`. A `level` stands for what it is given in each edition.
    """

    def __init__(
        self,
        chance: Chance,
        whim: float = 0.0,
        overlooks: float = 0.0,
        learned: int = 0,
        careless: int = 0,
        level: int | None = None,
    ) -> None:
        self.chance = chance
        self.way = Way(whim, overlooks, bool(learned), bool(careless))
        self.level = level

    def choose(self, view: View, legal: list[Action]) -> Action:
        answers = sensible(legal)
        if len(answers) == 1:
            return answers[0]
        seat: int = view["viewer"]
        s = GAME.guess(view, self.chance)
        assert isinstance(s, ViceroyState)
        way = self.way if self.level is None else way_of(s.edition.key, self.level)
        following = Following(self.chance, leaf_for(s) if way.learned else RULES_OF_THUMB)
        quick = following.quick(s, seat, answers)
        if quick is not None:
            return self.chance.pick(answers) if way.careless else quick
        answers = thought_of(self.chance, answers, way.overlooks)
        worths = following.worths(s, seat, answers)
        return pick_by_worth(self.chance, answers, worths, way.whim)
