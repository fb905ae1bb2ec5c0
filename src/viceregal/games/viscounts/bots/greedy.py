"""The bot that makes the most of each turn: it follows its own decisions to the end of the turn and judges what it has.

Against an AI board, whose turns are laid down by the rules, it also looks one turn further.
"""

from __future__ import annotations

from typing import Final

from viceregal.bots.base import Bot, sensible
from viceregal.bots.mistakes import pick_by_worth
from viceregal.core.chance import Chance
from viceregal.core.game import View
from viceregal.core.records import Action
from viceregal.games.viscounts.bots.search.ahead import Ahead
from viceregal.games.viscounts.bots.search.turn import TurnSearch
from viceregal.games.viscounts.rules.game import GAME
from viceregal.games.viscounts.rules.state import ViscountsState

POSITIONS: Final = 800  # that it looks at in its turn
ENDS: Final = 5  # of the turn, from which it plays on against an AI board
SAMPLES: Final = 2  # of what chance brings, for each of them; the better ones get more
POSITIONS_AHEAD: Final = 100  # of the turn after this one, for each sample
POSITIONS_AT_A_WHIM: Final = 300
ENDS_AT_A_WHIM: Final = 40  # that are mixed up


class Greedy(Bot):
    """Tries its turn on a guess of the table, and keeps to the best way through it until chance brings something new.

    With a whim, in points, it makes mistakes: turns that end so near to each other are easily mixed up.
    """

    def __init__(self, chance: Chance, whim: float = 0.0) -> None:
        self.chance = chance
        self.whim = whim
        self.plan: list[Action] = []

    def choose(self, view: View, legal: list[Action]) -> Action:
        answers = sensible(legal)
        if len(answers) == 1:
            return answers[0]
        if not self.plan or self.plan[0] not in answers:
            self.plan = self.best_way(view)
        return self.plan.pop(0)

    def best_way(self, view: View) -> list[Action]:
        """The answers to come, this one first, up to where chance comes in."""
        seat: int = view["viewer"]
        s = GAME.guess(view, self.chance)
        if self.whim > 0.0:
            return self.some_way(s, seat)
        ends = TurnSearch(self.chance).look(s, seat, POSITIONS, ENDS)
        if s.ai >= 0 and s.on_turn == seat and len(ends) > 1:
            ahead = Ahead(None, POSITIONS_AHEAD, 0)
            return ahead.best(ends, seat, self.chance.below(10**9), SAMPLES).path
        return ends[0].path

    def some_way(self, s: ViscountsState, seat: int) -> list[Action]:
        ends = TurnSearch(self.chance).look(s, seat, POSITIONS_AT_A_WHIM, ENDS_AT_A_WHIM)
        worths = [end.worth for end in ends]
        return pick_by_worth(self.chance, ends, worths, self.whim).path
