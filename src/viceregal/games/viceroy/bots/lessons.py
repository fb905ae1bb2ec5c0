"""Games that the bot plays with itself, to learn from: what was to be seen on the way, and the points in the end."""

from __future__ import annotations

from typing import Final

from viceregal.bots.learning.teacher import Run
from viceregal.core.chance import Chance
from viceregal.core.options import Setup
from viceregal.core.records import CHANCE, Action
from viceregal.games.viceroy.bots.search.features import auction_to_come
from viceregal.games.viceroy.bots.search.following import Following
from viceregal.games.viceroy.bots.search.leaf import Leaf, all_features
from viceregal.games.viceroy.rules.game import GAME
from viceregal.games.viceroy.rules.scoring import scores
from viceregal.games.viceroy.rules.state import ViceroyState

EXPLORED: Final = 4  # of 100 decisions are made by lot, so that other ways are seen too
LOOKED_AT: Final = 12  # of 100 decisions within a turn; the beginnings of turns are all looked at

Row = list[float]


class Lesson:
    """One game of the bot, as it judges by these weights, with itself."""

    def __init__(self, setup: Setup, seed: str, weights: Row) -> None:
        self.chance = Chance(seed)
        self.following = Following(self.chance, Leaf(weights))
        started = GAME.start(setup, self.chance)
        assert isinstance(started, ViceroyState)
        self.s = started
        self.seen: list[tuple[int, Row]] = []
        self.turn = 0

    def runs(self) -> list[Run]:
        """Of each seat: the features of each position looked at, and its points in the end."""
        s = self.s
        while s.todo:
            seat = s.todo[-1].deciders()[0]
            if seat == CHANCE:
                GAME.apply(s, CHANCE, GAME.sample(s, self.chance))
            else:
                self.look()
                GAME.apply(s, seat, self.answer(seat))
        points = scores(s)
        return [
            Run([(row, 0.0) for each, row in self.seen if each == seat], float(points[seat]))
            for seat in range(s.seats)
        ]

    def look(self) -> None:
        begins = self.s.turn != self.turn
        self.turn = self.s.turn
        if begins or (self.turn and self.chance.below(100) < LOOKED_AT):
            ahead = auction_to_come(self.s)
            self.seen += [(seat, all_features(self.s, seat, ahead)) for seat in range(self.s.seats)]

    def answer(self, seat: int) -> Action:
        answers = GAME.legal(self.s, seat)
        if len(answers) == 1:
            return answers[0]
        if self.chance.below(100) < EXPLORED:
            return self.chance.pick(answers)
        return self.following.best_answer(self.s, seat, answers)
