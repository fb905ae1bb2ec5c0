"""The bot that makes the most of each turn: it follows its own decisions to the end of the turn, and no further."""

from __future__ import annotations

from typing import Final

from viceregal.bots.base import Bot, sensible
from viceregal.bots.viscounts.worth import CARD_WORTH, worth
from viceregal.core.chance import Chance
from viceregal.core.game import View
from viceregal.core.records import CHANCE, Action
from viceregal.games.viscounts.actions import Bump, Decline, DestroyCard, DiscardCard, FlipPaper, TakeResource
from viceregal.games.viscounts.effects import A_DEBT
from viceregal.games.viscounts.frames import (
    AskAct,
    AskBump,
    AskDestroy,
    AskDestroyOwn,
    AskDiscard,
    AskDraw,
    AskFlip,
    AskRearrange,
    AskResource,
)
from viceregal.games.viscounts.game import GAME
from viceregal.games.viscounts.state import ViscountsState

# A turn could be followed in more ways than anyone has time for.
MOST_POSITIONS: Final = 400


class Greedy(Bot):
    """Tries each answer on a guess of the table, follows its turn, and takes the best."""

    def __init__(self, chance: Chance) -> None:
        self.chance = chance
        self._left = 0  # positions that may still be looked at
        self._turn = 0  # whose turn is followed

    def choose(self, view: View, legal: list[Action]) -> Action:
        answers = sensible(legal)
        if len(answers) == 1:
            return answers[0]
        seat: int = view["viewer"]
        s = GAME.guess(view, self.chance)
        self._turn = s.on_turn
        worths: list[float] = []
        for action in answers:
            self._left = MOST_POSITIONS // len(answers)
            worths.append(self._answered(s, seat, action))
        return answers[worths.index(max(worths))]

    def _answered(self, s: ViscountsState, seat: int, action: Action) -> float:
        after = s.clone()
        GAME.apply(after, seat, action)
        return self._best(after, seat)

    def _best(self, s: ViscountsState, seat: int) -> float:
        """The worth after all that the seat decides next in this turn. What chance turns up is taken as it comes."""
        self._left -= 1
        while s.on_turn == self._turn and s.todo:
            deciders = s.todo[-1].deciders()
            if deciders == (CHANCE,):
                if isinstance(s.todo[-1], AskDraw):
                    break
                GAME.apply(s, CHANCE, GAME.sample(s, self.chance))
                continue
            if deciders != (seat,):
                break
            answers = GAME.legal(s, seat)
            chosen = answers[0] if len(answers) == 1 else quick_answer(s, seat, answers)
            if chosen is None and self._left <= 0:
                chosen = self._at_a_glance(s, seat, answers)
            if chosen is None:
                return max([self._answered(s, seat, action) for action in answers])
            GAME.apply(s, seat, chosen)
        return worth(s, seat)

    def _at_a_glance(self, s: ViscountsState, seat: int, answers: list[Action]) -> Action:
        """Out of time: actions that do something are at the end of the list, others come as they stand."""
        return answers[-1] if isinstance(s.todo[-1], AskAct) else answers[0]


# Questions that a rule of thumb answers while a turn is followed ----------------------------------------------------


def quick_answer(s: ViscountsState, seat: int, answers: list[Action]) -> Action | None:
    ask = s.todo[-1]
    if isinstance(ask, AskResource):
        return scarcest(s, seat, answers)
    if isinstance(ask, AskFlip):
        return next(each for each in answers if isinstance(each, FlipPaper) and each.paper == A_DEBT)
    if isinstance(ask, AskDiscard | AskRearrange):
        return next((each for each in answers if isinstance(each, Decline)), answers[0])
    if isinstance(ask, AskDestroy | AskDestroyOwn):
        return weakest(answers)
    if isinstance(ask, AskBump):
        return next((each for each in answers if isinstance(each, Bump) and each.seat != seat), answers[0])
    return None


def scarcest(s: ViscountsState, seat: int, answers: list[Action]) -> Action:
    """The resource one has least of."""
    goods = [each for each in answers if isinstance(each, TakeResource)]
    return min(goods, key=lambda each: s.goods[seat * 4 + each.good])


def weakest(answers: list[Action]) -> Action:
    """The card that shows least; unseen ones are left alone."""
    cards = [each for each in answers if isinstance(each, DestroyCard | DiscardCard)]
    return min(cards, key=lambda each: CARD_WORTH[each.card]) if cards else answers[-1]
