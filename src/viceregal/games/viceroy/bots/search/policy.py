"""A quick and sensible player for playouts: it takes what the cards give at first sight, with a little noise."""

from __future__ import annotations

from typing import Final

from viceregal.core.chance import Chance
from viceregal.core.records import Action
from viceregal.games.viceroy.bots.search.rewards import REWARDS
from viceregal.games.viceroy.rules.actions import (
    Bid,
    BidAttack,
    Choose,
    Claim,
    Discard,
    DiscardChosen,
    Keep,
    Pass,
    PutAt,
    TakeOffer,
    Yield,
)
from viceregal.games.viceroy.rules.cards.deck import BOTTOM, COST_COLOURS, TOP_LEFT, TOP_RIGHT, is_law
from viceregal.games.viceroy.rules.frames import AskBids, AskPlace
from viceregal.games.viceroy.rules.pyramid import LEVELS, WIDTH
from viceregal.games.viceroy.rules.scoring import worth_of_level
from viceregal.games.viceroy.rules.state import ViceroyState

_NOISE: Final = 3.0  # points that may tip the scales
_STEPS: Final = 1000
_LAW: Final = 4.0  # what a law is worth at first sight
_GEM: Final = 1.2
_PASS_GEMS: Final = 3
_ATTACK: Final = 3.0  # what an attack token is worth as long as one keeps it
_MATCH: Final = 1.0  # two equal halves side by side, for a circle to come


class Glimpse:
    """What a seat can build and pay: counted once for all answers to a question."""

    def __init__(self, s: ViceroyState, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.purse = s.gems[seat][:]
        for colour, count in enumerate(s.endless_gems(seat)):
            self.purse[colour] += count
        self.open = [False] * (LEVELS + 2)
        self.open[1] = True
        pyramid = s.pyramids[seat]
        for place in pyramid:
            if place + 1 in pyramid and place + WIDTH not in pyramid:
                self.open[place // WIDTH + 1] = True

    def answer(self, answers: list[Action], chance: Chance) -> Action:
        best, most = answers[0], -1000.0
        for action in answers:
            worth = self.worth(action) + _NOISE * chance.below(_STEPS) / _STEPS
            if worth > most:
                best, most = action, worth
        return best

    def worth(self, action: Action) -> float:
        """In points, roughly; what is not known of is as good as anything else of its kind."""
        worth = 0.0
        if isinstance(action, PutAt):
            worth = self.place_worth(action.place)
        elif isinstance(action, Choose):
            worth = self.card_worth(action.card)
        elif isinstance(action, DiscardChosen):
            worth = 2 * _GEM - 0.5 * self.card_worth(action.card)
        elif isinstance(action, Bid):
            worth = self.bid_worth(action.colour)
        elif isinstance(action, BidAttack):
            worth = max([self.card_worth(card) for card in self.s.offered()]) - _ATTACK
        elif isinstance(action, Pass):
            worth = _PASS_GEMS * _GEM if isinstance(self.s.todo[-1], AskBids) else 0.0
        elif isinstance(action, TakeOffer | Claim):
            worth = self.card_worth(action.card)
        elif isinstance(action, Keep):
            worth = 2.0
        elif isinstance(action, Yield | Discard):
            worth = -2.0
        return worth

    def card_worth(self, card: int) -> float:
        """What it gives on the best level that is open and can be paid, less the gems it costs there."""
        if is_law(card):
            return _LAW
        rest = self.purse[:]
        rewards = REWARDS[card]
        free = not self.s.edition.won_into_hand and card in self.s.hands[self.seat]
        best = 0.0
        for level, colour in enumerate(COST_COLOURS[card][: LEVELS - 1], start=1):
            if not free:
                if rest[colour] == 0:
                    break
                rest[colour] -= 1
            if self.open[level]:
                best = max(best, rewards[level] - (0.0 if free else _GEM * level))
        return best

    def bid_worth(self, colour: int) -> float:
        """The gem that is bid is gone for the payment."""
        cards = self.s.offered_at(colour)
        if not cards:
            return -_GEM
        self.purse[colour] -= 1
        worth = max([self.card_worth(card) for card in cards])
        self.purse[colour] += 1
        return worth + 1.0

    def place_worth(self, place: int) -> float:
        s = self.s
        ask = s.todo[-1]
        card = ask.card if isinstance(ask, AskPlace) else s.shown[self.seat]
        free = isinstance(ask, AskPlace) and ask.free
        level = place // WIDTH
        worth = _LAW / 2
        if not is_law(card) and level < LEVELS:
            worth = REWARDS[card][level] - (0.0 if free else _GEM * level)
        elif level == LEVELS:
            worth = 8.0
        return worth + self.circle_worth(place, card, level)

    def circle_worth(self, place: int, card: int, level: int) -> float:
        """Circles that the card closes, and halves that it brings together."""
        pyramid = self.s.pyramids[self.seat]
        worth = 0.0
        if level > 1:
            left, right = pyramid.get(place - WIDTH), pyramid.get(place - WIDTH + 1)
            if left is not None and right is not None and TOP_RIGHT[left] == TOP_LEFT[right] == BOTTOM[card]:
                worth += worth_of_level(self.s, level) + 1.0
        before, after = pyramid.get(place - 1), pyramid.get(place + 1)
        if before is not None and TOP_RIGHT[before] == TOP_LEFT[card]:
            worth += _MATCH
        if after is not None and TOP_RIGHT[card] == TOP_LEFT[after]:
            worth += _MATCH
        return worth
