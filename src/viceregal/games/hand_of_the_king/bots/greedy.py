"""The bot that takes what it can get: the most banners at the end of its own turn, and no thought of the next."""

from __future__ import annotations

from typing import Final

from viceregal.bots.base import Bot, sensible
from viceregal.bots.mistakes import pick_by_worth, thought_of
from viceregal.core.chance import Chance
from viceregal.core.game import View
from viceregal.core.records import Action
from viceregal.games.hand_of_the_king.rules.actions import Give, Kill, Take
from viceregal.games.hand_of_the_king.rules.cards import HOUSE_COUNT, HOUSE_OF
from viceregal.games.hand_of_the_king.rules.effects import KINGS_LANDING
from viceregal.games.hand_of_the_king.rules.frames import AskDismiss, AskKill, AskSwap, AskSwapWith
from viceregal.games.hand_of_the_king.rules.game import GAME
from viceregal.games.hand_of_the_king.rules.scoring import side_counts
from viceregal.games.hand_of_the_king.rules.state import HandState

# Chains of companions that go on and on could be followed in more ways than anyone has time for.
MAX_POSITIONS: Final = 3000

# What a position is worth to a side: the margin of banners, then the cards that count for it.
Worth = tuple[int, int]


class Greedy(Bot):
    """Follows its own turn through all companions it may call, and plays for the best end of that turn.

    Among answers that come to the same, chance decides. Ravens are left to people. With a whim, in banners, it makes
    mistakes: answers so near to each other are easily mixed up; and it `overlooks` a part of them, of 1.
    """

    def __init__(self, chance: Chance, whim: float = 0.0, overlooks: float = 0.0) -> None:
        self.chance = chance
        self.whim = whim
        self.overlooks = overlooks
        self._left = 0  # positions that may still be looked at

    def choose(self, view: View, legal: list[Action]) -> Action:
        state = GAME.guess(view, self.chance)
        (seat,) = GAME.deciders(state)
        self._left = MAX_POSITIONS
        answers = sensible(legal)
        if len(answers) == 1:
            return answers[0]
        answers = thought_of(self.chance, answers, self.overlooks)
        worths = [self._worth_of(state, seat, action) for action in answers]
        if self.whim > 0.0:
            return pick_by_worth(self.chance, answers, [in_banners(each) for each in worths], self.whim)
        best = max(worths)
        return self.chance.pick(
            [action for action, worth in zip(answers, worths, strict=True) if worth == best]
        )

    def _worth_of(self, s: HandState, seat: int, action: Action) -> Worth:
        after = s.clone()
        GAME.apply(after, seat, action)
        self._left -= 1
        return self._best(after, seat, s.turn)

    def _best(self, s: HandState, seat: int, turn: int) -> Worth:
        """The worth of the position at the end of this turn, with the best answers of the seat until then."""
        if not s.todo or s.turn != turn:
            return worth(s, seat)
        answers = answers_that_differ(s, GAME.legal(s, seat))
        if self._left <= 0:
            answers = answers[:1]
        return max([self._worth_of(s, seat, action) for action in answers])


def worth(s: HandState, seat: int) -> Worth:
    """The banners of the seat's side less those of the best other side; then the characters it counts."""
    banners = side_counts(s)
    side = s.variant.side(seat)
    others = max([count for other, count in enumerate(banners) if other != side])
    seats = [each for each in range(s.seats) if s.variant.side(each) == side]
    cards = sum([sum(s.counts[each * HOUSE_COUNT : (each + 1) * HOUSE_COUNT]) for each in seats])
    return banners[side] - others, cards


def in_banners(found: Worth) -> float:
    """As one number: a card that counts is a step on the way to a banner."""
    margin, cards = found
    return margin + cards / 10


def answers_that_differ(s: HandState, legal: list[Action]) -> list[Action]:
    """One answer of each kind, as far as the banners of this turn go."""
    ask = s.todo[-1]
    if isinstance(ask, AskDismiss | AskSwap | AskSwapWith):
        return legal[:1]  # what happens in the pool and between places of King's Landing moves no banner
    if isinstance(ask, AskKill) and ask.zone == KINGS_LANDING:
        return legal[:1]
    kinds: dict[tuple[int, int] | Action, Action] = {}
    for action in legal:
        kinds.setdefault(_house_and_area(s, action), action)
    return list(kinds.values())


def _house_and_area(s: HandState, action: Action) -> tuple[int, int] | Action:
    """Characters of a house in one area are alike; other answers are each of their own kind."""
    if isinstance(action, Kill | Give | Take):
        return HOUSE_OF[action.card], s.area_of(action.card)
    return action
