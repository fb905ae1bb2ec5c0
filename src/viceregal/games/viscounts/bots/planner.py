"""The bot that plans its turn as greedy does, and judges where it leads by what was learned, among players too."""

from __future__ import annotations

from typing import Final

from viceregal.bots.base import Bot, sensible
from viceregal.bots.mistakes import pick_by_worth
from viceregal.core.chance import Chance
from viceregal.core.game import View
from viceregal.core.records import Action
from viceregal.games.viscounts.bots.search.ahead import best_ahead
from viceregal.games.viscounts.bots.search.turn import End, TurnSearch
from viceregal.games.viscounts.bots.weights import weights_for
from viceregal.games.viscounts.rules.game import GAME
from viceregal.games.viscounts.rules.state import ViscountsState

POSITIONS: Final = 800  # that it looks at in its turn
ENDS: Final = 8  # of the turn, from which it plays on against an AI board
ENDS_AT_A_WHIM: Final = 40
SAMPLES: Final = 8  # of what chance brings, for each of them
POSITIONS_AHEAD: Final = 100  # of the turn after this one, for each sample


class Planner(Bot):
    """Keeps to the best way through its turn until chance brings something new.

    With a whim, in points, it makes mistakes: turns that end so near to each other are easily mixed up.
    """

    def __init__(self, chance: Chance, positions: int = POSITIONS, whim: float = 0.0) -> None:
        self.chance = chance
        self.positions = positions
        self.whim = whim
        self.plan: list[Action] = []

    def choose(self, view: View, legal: list[Action]) -> Action:
        answers = sensible(legal)
        if len(answers) == 1:
            return answers[0]
        if not self.plan or self.plan[0] not in answers:
            seat: int = view["viewer"]
            self.plan = self.best_end(GAME.guess(view, self.chance), seat).path[:]
        return self.plan.pop(0)

    def best_end(self, s: ViscountsState, seat: int) -> End:
        search = TurnSearch(self.chance, weights_for(s))
        ends = search.look(s, seat, self.positions, ENDS_AT_A_WHIM if self.whim > 0.0 else ENDS)
        if self.whim > 0.0:
            return pick_by_worth(self.chance, ends, [end.worth for end in ends], self.whim)
        if s.ai >= 0 and s.on_turn == seat and len(ends) > 1:
            return best_ahead(ends, seat, self.chance.below(10**9), SAMPLES, POSITIONS_AHEAD)
        return ends[0]
