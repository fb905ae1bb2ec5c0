"""The laws that ask when they are played: the skipped auction, laws exchanged, cards tucked, gems parked."""

from __future__ import annotations

from viceregal.core.errors import Refusal
from viceregal.core.records import Action, Emit
from viceregal.core.rules import Rules, then
from viceregal.games.viceroy.rules.actions import (
    ENOUGH,
    LAW_DECK,
    OFFERS,
    SMALL_DECK,
    TUCKS,
    TURN_UPS,
    PutOnTop,
    TakeGem,
    TakeOffer,
    Tuck,
    TurnUp,
)
from viceregal.games.viceroy.rules.cards.deck import is_law, take_out
from viceregal.games.viceroy.rules.drawing import draw_from
from viceregal.games.viceroy.rules.effects import (
    ExchangeLaws,
    ParkGems,
    SkipAuction,
    TuckFreeCard,
    TuckFromHand,
)
from viceregal.games.viceroy.rules.events import (
    CardRevealed,
    CardWon,
    GemParked,
    LawPutOnTop,
    NothingGained,
    TurnedUp,
)
from viceregal.games.viceroy.rules.frames import (
    AskLawOnTop,
    AskOffer,
    AskPark,
    AskRefill,
    AskTuck,
    AskTuckFree,
    CardTaken,
    DrawLaw,
    PutLawsOnTop,
)
from viceregal.games.viceroy.rules.gems import gems_left, lacks
from viceregal.games.viceroy.rules.hand_cards import LAST_TURN
from viceregal.games.viceroy.rules.placing import tuck, unpark
from viceregal.games.viceroy.rules.pyramid import free_places
from viceregal.games.viceroy.rules.refusals import NOT_IN_HAND
from viceregal.games.viceroy.rules.settling_bids import remove_from_offer
from viceregal.games.viceroy.rules.state import ViceroyState

# Law 69: a card on offer for the auction ---------------------------------------------------------------------------


def do_skip_auction(s: ViceroyState, seat: int, card: int, effect: SkipAuction, emit: Emit | None) -> None:
    """VR-RUL-6: the auction of the same turn, or the next one if there is one."""
    if (s.edition.skips_next_auction and s.turn == LAST_TURN) or not s.offered():
        if emit is not None:
            emit(NothingGained(seat, card, effect))
        return
    s.sits_out[seat] = True
    s.todo.append(AskOffer(seat))


def offer_options(s: ViceroyState, ask: AskOffer, seat: int) -> list[Action]:
    return [OFFERS[card] for card in s.offered()]


def answer_offer(s: ViceroyState, ask: AskOffer, seat: int, action: TakeOffer, emit: Emit | None) -> None:
    """The card comes to the hand; a card of the small deck takes its place."""
    at_foot = action.card in s.feet
    colour = (s.feet if at_foot else s.points).index(action.card)
    remove_from_offer(s, action.card)
    s.hands[seat].append(action.card)
    s.known[action.card] = s.everybody()
    if emit is not None:
        emit(CardWon(seat, action.card))
    s.todo.append(CardTaken(seat, action.card, SMALL_DECK))
    if s.small:
        s.todo.append(AskRefill(colour, at_foot))


def refill_options(s: ViceroyState, ask: AskRefill, seat: int) -> list[Action]:
    return [TURN_UPS[card] for card in s.small]


def answer_refill(s: ViceroyState, ask: AskRefill, seat: int, action: TurnUp, emit: Emit | None) -> None:
    take_out(s.small, action.card)
    (s.feet if ask.at_foot else s.points)[ask.colour] = action.card
    if emit is not None:
        emit(TurnedUp(ask.colour, action.card, ask.at_foot))


# Law 70: laws drawn and put back -----------------------------------------------------------------------------------


def do_exchange_laws(s: ViceroyState, seat: int, card: int, effect: ExchangeLaws, emit: Emit | None) -> None:
    then(s, *[DrawLaw(seat) for _ in range(effect.count)], PutLawsOnTop(seat, effect.back))


def draw_law(s: ViceroyState, frame: DrawLaw, emit: Emit | None) -> None:
    if s.laws or s.laws_on_top:
        draw_from(s, frame.seat, LAW_DECK, emit)


def put_laws_on_top(s: ViceroyState, frame: PutLawsOnTop, emit: Emit | None) -> None:
    """VR-RUL-7: as many as there are. Which, is a secret: the others no longer know of any that it is in the hand."""
    there = laws_in_hand(s, frame.seat)
    for card in there:
        s.known[card] = 1 << frame.seat
    count = min(frame.count, len(there))
    if count:
        s.todo.append(AskLawOnTop(frame.seat, count))


def laws_in_hand(s: ViceroyState, seat: int) -> list[int]:
    return sorted([card for card in s.hands[seat] if is_law(card)])


def on_top_options(s: ViceroyState, ask: AskLawOnTop, seat: int) -> list[Action]:
    return [PutOnTop(card) for card in laws_in_hand(s, seat)]


def answer_on_top(s: ViceroyState, ask: AskLawOnTop, seat: int, action: PutOnTop, emit: Emit | None) -> None:
    """The card put back last lies on top."""
    s.hands[seat].remove(action.card)
    s.laws_on_top.insert(0, action.card)
    if ask.count > 1:
        s.todo.append(AskLawOnTop(seat, ask.count - 1))
    if emit is not None:
        emit(LawPutOnTop(seat))


# Laws 72 and 74: cards tucked --------------------------------------------------------------------------------------


def do_tuck_from_hand(s: ViceroyState, seat: int, card: int, effect: TuckFromHand, emit: Emit | None) -> None:
    if s.hands[seat]:
        s.todo.append(AskTuck(seat, card))


def tuck_options(s: ViceroyState, ask: AskTuck, seat: int) -> list[Action]:
    """By rising number, so that each choice comes up once."""
    tucked = s.tucked[seat].get(ask.card, ())
    highest = max(tucked) if tucked else 0
    return [*[TUCKS[card] for card in sorted(s.hands[seat]) if card > highest], ENOUGH]


def why_not_tuck(s: ViceroyState, ask: AskTuck, seat: int, action: Action) -> Refusal | None:
    if not isinstance(action, Tuck) or action.card in s.hands[seat]:
        return None
    return Refusal("VR-RUL-9", NOT_IN_HAND, card=str(action.card))


def answer_tuck(s: ViceroyState, ask: AskTuck, seat: int, action: Action, emit: Emit | None) -> None:
    """VR-RUL-9: only when the law is played."""
    if not isinstance(action, Tuck):
        return
    s.hands[seat].remove(action.card)
    if emit is not None:
        emit(CardRevealed(seat, action.card))
    tuck(s, seat, action.card, ask.card, emit)
    if s.hands[seat]:  # though none may have a higher number: that is not for the others to know
        s.todo.append(AskTuck(seat, ask.card))


def free_cards(s: ViceroyState, seat: int, but: int) -> list[int]:
    pyramid = s.pyramids[seat]
    places = free_places(pyramid, list(s.tucked[seat]), s.edition.free_top_level)
    return sorted([pyramid[place] for place in places if pyramid[place] != but])


def do_tuck_free_card(s: ViceroyState, seat: int, card: int, effect: TuckFreeCard, emit: Emit | None) -> None:
    """VR-RUL-10: due if another free card exists."""
    if free_cards(s, seat, card):
        s.todo.append(AskTuckFree(seat, card))
    elif emit is not None:
        emit(NothingGained(seat, card, effect))


def tuck_free_options(s: ViceroyState, ask: AskTuckFree, seat: int) -> list[Action]:
    return [TUCKS[card] for card in free_cards(s, seat, ask.card)]


def answer_tuck_free(s: ViceroyState, ask: AskTuckFree, seat: int, action: Tuck, emit: Emit | None) -> None:
    """Its tokens move onto the law; what it did or scored as a law is over (VR-RUL-22)."""
    del s.pyramids[seat][s.place_of(seat, action.card)]
    unpark(s, action.card)
    moved = s.tokens[seat].pop(action.card, ())
    if moved:
        s.tokens[seat][ask.card] = (*s.tokens[seat].get(ask.card, ()), *moved)
    tuck(s, seat, action.card, ask.card, emit)


# Law 76: gems parked -----------------------------------------------------------------------------------------------


def do_park_gems(s: ViceroyState, seat: int, card: int, effect: ParkGems, emit: Emit | None) -> None:
    count = min(effect.count, sum(s.gems[seat]))
    if count:
        s.todo.append(AskPark(seat, card, count, 0))


def park_options(s: ViceroyState, ask: AskPark, seat: int) -> list[Action]:
    """VR-RUL-11: up to eight, or exactly eight, by the edition."""
    if s.edition.park_all:
        return gems_left(s.gems[seat], ask.count, ask.colour)
    return [*gems_left(s.gems[seat], 1, ask.colour), ENOUGH]


def why_not_park(s: ViceroyState, ask: AskPark, seat: int, action: Action) -> Refusal | None:
    return lacks(s, seat, action.colour, "VR-RUL-11") if isinstance(action, TakeGem) else None


def answer_park(s: ViceroyState, ask: AskPark, seat: int, action: Action, emit: Emit | None) -> None:
    if not isinstance(action, TakeGem):
        return
    s.gems[seat][action.colour] -= 1
    s.parked[action.colour] += 1
    if ask.count > 1 and sum(s.gems[seat]) > 0:  # which colours are left is not for the others to know
        s.todo.append(AskPark(seat, ask.card, ask.count - 1, action.colour))
    if emit is not None:
        emit(GemParked(seat, action.colour))


def add_to(rules: Rules) -> None:
    rules.question(AskOffer, rule="VR-RUL-6", options=offer_options, answer=answer_offer)
    rules.question(AskRefill, rule="VR-RUL-6", options=refill_options, answer=answer_refill)
    rules.step(DrawLaw, draw_law)
    rules.step(PutLawsOnTop, put_laws_on_top)
    rules.question(AskLawOnTop, rule="VR-RUL-7", options=on_top_options, answer=answer_on_top)
    rules.question(AskTuck, rule="VR-RUL-9", options=tuck_options, answer=answer_tuck, why_not=why_not_tuck)
    rules.question(AskTuckFree, rule="VR-RUL-10", options=tuck_free_options, answer=answer_tuck_free)
    rules.question(AskPark, rule="VR-RUL-11", options=park_options, answer=answer_park, why_not=why_not_park)
