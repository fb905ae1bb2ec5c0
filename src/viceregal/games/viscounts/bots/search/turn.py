"""Follows the turn of a seat through all its decisions, to where it draws cards."""

from __future__ import annotations

from math import inf
from time import perf_counter
from typing import Final

from viceregal.core.chance import Chance
from viceregal.core.records import CHANCE, Action
from viceregal.games.viscounts.bots.search.features import judged
from viceregal.games.viscounts.bots.search.weights import WEIGHTS
from viceregal.games.viscounts.bots.search.worth import worth as worth_among_players
from viceregal.games.viscounts.rules.frames import AskAct, AskDraw, AskFund, AskMove, AskPlay
from viceregal.games.viscounts.rules.game import GAME
from viceregal.games.viscounts.rules.state import ViscountsState

OUTLINED: Final = (AskPlay, AskMove, AskAct, AskFund)  # what makes a turn what it is
OUTLINES: Final = 6  # so many beginnings are followed in full
BEGINNING: Final = 2
NO_DEADLINE: Final = inf


class End:
    """An end that the turn can come to: its worth, the state, and the answers up to where chance comes in."""

    def __init__(self, worth: float, state: ViscountsState, path: list[Action]) -> None:
        self.worth = worth
        self.state = state
        self.path = path


class TurnSearch:
    """Tries all answers, and all that follows in the turn. It keeps the best ends, each worth only once.

    It judges by these weights; without any, against an AI board, whose pace is its own, by what was learned there, and
    among players by rules of thumb. After the deadline, a time of `perf_counter`, it only ends what it has begun.
    """

    def __init__(
        self, chance: Chance, weights: list[float] | None = None, deadline: float = NO_DEADLINE
    ) -> None:
        self.chance = chance
        self.weights = weights
        self.deadline = deadline
        self.left = 0  # positions that may still be looked at
        self.keep = 1
        self.outline = False  # are lesser decisions taken at a glance?
        self.turn = 0  # whose turn is followed
        self.path: list[Action] = []
        self.known = True  # has chance not come in yet?
        self.ends: list[End] = []

    def judge(self, s: ViscountsState, seat: int) -> float:
        weights = self.weights
        if weights is None:
            if s.ai < 0:
                return worth_among_players(s, seat)
            weights = WEIGHTS
        return judged(s, seat, weights)

    def of_lead(self, s: ViscountsState, lead: float) -> float:
        """What a lead counts at the end, on the scale of its judgement."""
        weights = self.weights
        if weights is None:
            return lead if s.ai < 0 else WEIGHTS[0] * lead
        return weights[0] * lead

    def look(self, s: ViscountsState, seat: int, positions: int, keep: int) -> list[End]:
        """The best ends of the turn, the best first: all ways to go in outline, then the best of them in full."""
        self.turn = s.on_turn
        self.keep = max(keep, OUTLINES)
        self.ends = []
        self.outline = True
        self.go(s.clone(), seat, [], positions // 2)
        beginnings: list[list[Action]] = []
        for end in self.ends:
            beginning = end.path[:BEGINNING]
            if beginning not in beginnings and len(beginnings) < OUTLINES:
                beginnings.append(beginning)
        self.outline = False
        for beginning in beginnings:
            after = s.clone()
            for action in beginning:
                self.through_forced(after, seat)
                GAME.apply(after, seat, action)
            self.go(after, seat, beginning, positions // 2 // len(beginnings))
        return self.ends[:keep]

    def go(self, s: ViscountsState, seat: int, beginning: list[Action], positions: int) -> None:
        self.left = positions
        self.path = beginning[:]
        self.known = True
        self.follow(s, seat)

    def through_forced(self, s: ViscountsState, seat: int) -> None:
        """To the next decision with a choice; what has none is not part of a path."""
        answers = GAME.legal(s, seat)
        while len(answers) == 1:
            GAME.apply(s, seat, answers[0])
            answers = GAME.legal(s, seat)

    def follow(self, s: ViscountsState, seat: int) -> None:
        """All that the seat decides next in this turn. What chance turns up is taken as it comes."""
        self.left -= 1
        if self.deadline < NO_DEADLINE and perf_counter() >= self.deadline:
            self.left = 0
        while s.on_turn == self.turn and s.todo:
            ask = s.todo[-1]
            deciders = ask.deciders()
            if deciders == (CHANCE,):
                if isinstance(ask, AskDraw):
                    break
                GAME.apply(s, CHANCE, GAME.sample(s, self.chance))
                self.known = False
                continue
            if deciders != (seat,):
                break
            answers = GAME.legal(s, seat)
            if len(answers) == 1:
                GAME.apply(s, seat, answers[0])
                continue
            if self.left <= 0 or (self.outline and not isinstance(ask, OUTLINED)):
                answers = [self.at_a_glance(s, seat, answers)]
            self.branch(s, seat, answers)
            return
        self.come_to_end(self.judge(s, seat), s)

    def at_a_glance(self, s: ViscountsState, seat: int, answers: list[Action]) -> Action:
        """Out of time: the answer after which things look best, without following it."""
        best, most = answers[0], -1e9
        for action in answers:
            after = s.clone()
            GAME.apply(after, seat, action)
            worth = self.judge(after, seat)
            if worth > most:
                best, most = action, worth
        return best

    def branch(self, s: ViscountsState, seat: int, answers: list[Action]) -> None:
        """What is left to look at is shared out among the answers."""
        left = self.left
        known = self.known
        count = len(answers)
        for number in range(count):
            share = left // (count - number)
            self.left = share
            self.known = known
            if known:
                self.path.append(answers[number])
            after = s.clone() if number + 1 < count else s
            GAME.apply(after, seat, answers[number])
            self.follow(after, seat)
            if known:
                self.path.pop()
            left -= share - self.left
        self.left = left
        self.known = known

    def come_to_end(self, worth: float, s: ViscountsState) -> None:
        ends = self.ends
        if len(ends) == self.keep and worth <= ends[-1].worth:
            return
        place = 0
        while place < len(ends) and ends[place].worth > worth:
            place += 1
        if place < len(ends) and ends[place].worth == worth:
            return  # the same by another way
        ends.insert(place, End(worth, s, self.path[:]))
        if len(ends) > self.keep:
            ends.pop()
