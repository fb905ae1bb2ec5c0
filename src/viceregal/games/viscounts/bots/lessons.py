"""Games that the bot plays with itself or against an AI board, to learn from: the ends of its turns, and the lead in the end."""

from __future__ import annotations

from typing import Final

from viceregal.core.chance import Chance
from viceregal.core.options import Setup
from viceregal.core.records import CHANCE, Action
from viceregal.games.viscounts.bots.search.features import features
from viceregal.games.viscounts.bots.search.turn import TurnSearch
from viceregal.games.viscounts.rules.frames import AskDraw
from viceregal.games.viscounts.rules.game import GAME
from viceregal.games.viscounts.rules.scoring import scores
from viceregal.games.viscounts.rules.state import ViscountsState

POSITIONS: Final = 80  # looked at in a turn
EXPLORED: Final = 15  # of 1000 decisions are made by lot

Row = list[float]


class Lesson:
    """One game; `weights` holds what each seat judges by."""

    def __init__(self, setup: Setup, seed: str, weights: list[Row], explored: int = EXPLORED) -> None:
        self.chance = Chance(seed)
        self.explored = explored
        started = GAME.start(setup, self.chance)
        assert isinstance(started, ViscountsState)
        self.s = started
        self.searches = [TurnSearch(self.chance, each) for each in weights]
        self.plan: list[Action] = []
        self.planner = -1
        self.seen: list[tuple[int, Row]] = []
        self.turn = (-1, -1)  # whose end was looked at last

    def play(self) -> None:
        s = self.s
        while s.todo:
            decider = s.todo[-1].deciders()[0]
            if decider == CHANCE:
                self.look()
                GAME.apply(s, CHANCE, GAME.sample(s, self.chance))
            else:
                GAME.apply(s, decider, self.answer(decider))

    def look(self) -> None:
        """Turns end where cards are drawn."""
        s = self.s
        ask, turn = s.todo[-1], (s.round, s.on_turn)
        if isinstance(ask, AskDraw) and ask.seat == s.on_turn != s.ai and turn != self.turn:
            self.turn = turn
            self.seen.append((ask.seat, features(s, ask.seat)))

    def answer(self, seat: int) -> Action:
        answers = GAME.legal(self.s, seat)
        if len(answers) == 1:
            return answers[0]
        if self.chance.below(1000) < self.explored:
            self.plan = []
            return self.chance.pick(answers)
        if seat != self.planner or not self.plan or self.plan[0] not in answers:
            self.planner = seat
            self.plan = self.searches[seat].look(self.s, seat, POSITIONS, 1)[0].path[:]
        return self.plan.pop(0)

    def lead(self, seat: int) -> int:
        points = scores(self.s)
        return points[seat] - max([theirs for other, theirs in enumerate(points) if other != seat])
