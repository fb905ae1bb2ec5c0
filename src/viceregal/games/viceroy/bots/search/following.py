"""Follows the answers of a seat through what is its own to decide, to what they give, and no further."""

from __future__ import annotations

from typing import Any, Final

from viceregal.core.chance import Chance
from viceregal.core.records import Action, Frame
from viceregal.games.viceroy.bots.search.leaf import Leaf
from viceregal.games.viceroy.bots.search.worth import wanted_colours
from viceregal.games.viceroy.rules.actions import (
    GEMS,
    LAW_DECK,
    Bid,
    BidAttack,
    Choose,
    Claim,
    DiscardChosen,
    DrawFrom,
    Keep,
    Recolour,
)
from viceregal.games.viceroy.rules.auction import PASS_GEMS
from viceregal.games.viceroy.rules.cards.deck import NO_CARD, character
from viceregal.games.viceroy.rules.costs import usual_payment
from viceregal.games.viceroy.rules.effects import COLOUR_COUNT
from viceregal.games.viceroy.rules.frames import (
    AskBids,
    AskBury,
    AskCards,
    AskClaims,
    AskDeck,
    AskFirst,
    AskGem,
    AskKeep,
    AskPay,
    AskPlace,
    AskPlaces,
    AskRecolour,
    AskSecond,
    AskTradePay,
    DiscardCard,
    PlayCard,
    Resolve,
    TakeGems,
)
from viceregal.games.viceroy.rules.game import GAME
from viceregal.games.viceroy.rules.pyramid import FIRST_PLACE
from viceregal.games.viceroy.rules.recolouring import best_recolouring
from viceregal.games.viceroy.rules.state import ViceroyState

# Trades of tokens could be followed in more ways than anyone has time for.
MAX_POSITIONS: Final = 400
# How likely another bidder takes the same colour, and what may tip the scales between bids.
_CONFLICT: Final = 0.22
_WHIM: Final = 0.8


class Following:
    """Tries answers on a full state, of which it reads nothing that the seat does not know, and judges where they lead.

    In auctions a whim is added to each bid, or two of its kind would bid for the same cards for ever.
    """

    def __init__(self, chance: Chance, leaf: Leaf) -> None:
        self.chance = chance
        self.leaf = leaf
        self._left = 0  # positions that may still be looked at

    def best_answer(self, s: ViceroyState, seat: int, answers: list[Action]) -> Action:
        self._left = MAX_POSITIONS
        quick = self.quick(s, seat, answers)
        if quick is not None:
            return quick
        worths = self.worths(s, seat, answers)
        return answers[worths.index(max(worths))]

    def worths(self, s: ViceroyState, seat: int, answers: list[Action]) -> list[float]:
        """What each answer comes to."""
        self._left = MAX_POSITIONS
        return [self._worth_of(s, seat, action) for action in answers]

    # Trying an answer -------------------------------------------------------------------------------------------

    def _worth_of(self, s: ViceroyState, seat: int, action: Action) -> float:
        ask = s.todo[-1]
        if isinstance(ask, AskFirst | AskSecond):
            return self._first_worth(s, seat, ask, action)
        if isinstance(ask, AskBids):
            return self._bid_worth(s, seat, action) + _WHIM * self.chance.below(1000) / 1000
        if isinstance(ask, AskClaims):
            return self._claim_worth(s, seat, action) + 3 * _WHIM * self.chance.below(1000) / 1000
        if isinstance(ask, AskCards):
            return self._card_worth(s, seat, ask, action)
        if isinstance(ask, AskKeep):
            return self._keep_worth(s, seat, action)
        if isinstance(ask, AskPlaces):
            return self._answered(alone(s, AskPlace(seat, s.shown[seat], False)), seat, action)
        return self._answered(only_own(s, seat), seat, action)

    def _answered(self, s: ViceroyState, seat: int, action: Action) -> float:
        after = s.clone()
        GAME.apply(after, seat, action)
        return self._best(after, seat)

    def _best(self, s: ViceroyState, seat: int) -> float:
        """The worth after all that the seat itself decides next; where chance is asked, as it stands."""
        self._left -= 1
        while GAME.deciders(s) == (seat,):
            answers = GAME.legal(s, seat)
            quick = self.quick(s, seat, answers)
            if quick is None and (self._left <= 0 or len(answers) == 1):
                quick = answers[-1]
            if quick is None:
                return max([self._answered(s, seat, action) for action in answers])
            GAME.apply(s, seat, quick)
        return self.leaf.judge(s, seat)

    def _follow(self, s: ViceroyState, seat: int, *frames: Frame) -> float:
        """The worth if just this were to be done."""
        after = alone(s, *frames)
        GAME.rules.run(after, None)
        return self._best(after, seat)

    # Questions that are answered by a rule of thumb -------------------------------------------------------------

    def quick(self, s: ViceroyState, seat: int, answers: list[Action]) -> Action | None:
        ask = s.todo[-1]
        if isinstance(ask, AskGem):
            return gem_to_take(s, seat, ask)
        if isinstance(ask, AskTradePay):
            return gem_to_give(s, seat, ask)
        if isinstance(ask, AskPay):
            return usual_payment(answers)
        if isinstance(ask, AskDeck):
            return deck_to_draw(s, seat, answers)
        if isinstance(ask, AskBury):
            return answers[0]
        if isinstance(ask, AskRecolour):
            plan = best_recolouring(s, seat, ask.place)
            return next((each for each in answers if _is_in(plan, each)), answers[-1])
        return None

    # Questions to several at once -------------------------------------------------------------------------------

    def _first_worth(self, s: ViceroyState, seat: int, ask: Frame, action: Action) -> float:
        assert isinstance(action, Choose)
        if isinstance(ask, AskSecond):
            return self._play_later(s, seat, action.card)
        after = s.clone()
        after.hands[seat].remove(action.card)
        after.pyramids[seat] = {FIRST_PLACE: action.card}
        return self._follow(after, seat, Resolve(seat, action.card, character(action.card).rewards[0]))

    def _play_later(self, s: ViceroyState, seat: int, card: int) -> float:
        """What the card will be good for when its turn comes, as if it were played now for what it costs."""
        after = s.clone()
        after.hands[seat].remove(card)
        after.shown[seat] = card
        return self._follow(after, seat, PlayCard(seat, card, False))

    def _card_worth(self, s: ViceroyState, seat: int, ask: AskCards, action: Action) -> float:
        """A hand card played at its best, discarded for gems, or kept."""
        if isinstance(action, Choose | DiscardChosen):
            after = s.clone()
            after.hands[seat].remove(action.card)
            after.shown[seat] = action.card
            if isinstance(action, Choose):
                return self._follow(after, seat, PlayCard(seat, action.card, ask.free))
            return self._follow(after, seat, DiscardCard(seat, action.card))
        return self.leaf.judge(s, seat)

    def _keep_worth(self, s: ViceroyState, seat: int, action: Action) -> float:
        if isinstance(action, Keep):
            return self._follow(s, seat, AskPlace(seat, s.shown[seat], False))
        after = s.clone()
        after.shown[seat] = NO_CARD  # or it would count as a card to be played
        return self._pass_worth(after, seat)

    def _pass_worth(self, s: ViceroyState, seat: int) -> float:
        return self._follow(s, seat, TakeGems(seat, PASS_GEMS + s.science(seat)))

    # Auctions ---------------------------------------------------------------------------------------------------

    def _bid_worth(self, s: ViceroyState, seat: int, action: Action) -> float:
        """The best card of the colour, less what is lost when another bids the same."""
        if isinstance(action, Bid):
            after = s.clone()
            after.gems[seat][action.colour] -= 1
            after.reserve[action.colour] += 1
            won = max([self._won_worth(after, seat, card) for card in s.offered_at(action.colour)])
            rivals = sum(s.bidding) - 1 + sum(s.virtual_in)
            risk = 1 - (1 - _CONFLICT) ** rivals
            return (1 - risk) * won + risk * (self.leaf.judge(after, seat) + 2)
        if isinstance(action, BidAttack):
            after = s.clone()
            after.attacks[seat] -= 1
            return max([self._won_worth(after, seat, card) for card in s.offered()])
        return self._pass_worth(s, seat)

    def _won_worth(self, s: ViceroyState, seat: int, card: int) -> float:
        """The card in hand: played at once if that is best."""
        after = s.clone()
        if s.edition.won_into_hand:
            after.hands[seat].append(card)
            kept = self.leaf.judge(after, seat)
            after.hands[seat].pop()
        else:
            kept = self._pass_worth(after, seat)
        after.shown[seat] = card
        options = GAME.legal(alone(after, AskPlace(seat, card, False)), seat)
        return max(kept, self._follow(after, seat, AskPlace(seat, card, False))) if options else kept

    def _claim_worth(self, s: ViceroyState, seat: int, action: Action) -> float:
        if isinstance(action, Claim):
            return self._won_worth(s, seat, action.card)
        return self.leaf.judge(s, seat)


def alone(s: ViceroyState, *frames: Frame) -> ViceroyState:
    """The same table with nothing else to be done."""
    after = s.clone()
    after.todo = list(reversed(frames))
    return after


def only_own(s: ViceroyState, seat: int) -> ViceroyState:
    """The same table, with what is to be done cut off where others come in."""
    after = s.clone()
    kept: list[Frame] = []
    for frame in reversed(s.todo):
        if getattr(frame, "seat", None) != seat:
            break
        kept.append(frame)
    after.todo = list(reversed(kept))
    return after


def gem_to_take(s: ViceroyState, seat: int, ask: AskGem) -> Action:
    """All gems of this income are planned, one by one; then the first in the order of the colours is named."""
    plan = s.clone()
    chosen = []
    for _ in range(ask.count):
        want = wanted_colours(plan, seat)
        there = [colour for colour in range(ask.colour, COLOUR_COUNT) if plan.reserve[colour]]
        colour = max(there, key=lambda each: want[each])
        plan.reserve[colour] -= 1
        plan.gems[seat][colour] += 1
        chosen.append(colour)
    return GEMS[min(chosen)]


def gem_to_give(s: ViceroyState, seat: int, ask: AskTradePay) -> Action:
    """Of those one has most of."""
    gems = s.gems[seat][:]
    chosen = []
    for _ in range(ask.count):
        colour = max(range(ask.colour, COLOUR_COUNT), key=lambda each: gems[each])
        gems[colour] -= 1
        chosen.append(colour)
    return GEMS[min(chosen)]


def deck_to_draw(s: ViceroyState, seat: int, answers: list[Action]) -> Action:
    """Characters where they are played for nothing, or where gems abound; else laws."""
    rich = not s.edition.won_into_hand or sum(s.gems[seat]) > 9
    return next(each for each in answers if isinstance(each, DrawFrom) and (each.deck == LAW_DECK) != rich)


def _is_in(plan: Any, action: Action) -> bool:
    return isinstance(action, Recolour) and (action.place, action.colour) in plan
