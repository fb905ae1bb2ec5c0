"""What can lie on the stack while a card gives what it gives, or gems are taken. See plan.py."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from viceregal.core.errors import BadPosition
from viceregal.core.records import Effect, Frame
from viceregal.games.viceroy.rules.actions import LAW_DECK
from viceregal.games.viceroy.rules.cards.deck import NO_CARD, character, is_law, law
from viceregal.games.viceroy.rules.drawing import decks_left, stash_of
from viceregal.games.viceroy.rules.effects import (
    DoubleTokens,
    EndlessGem,
    EndlessGemOfChoice,
    ExchangeLaws,
    InOrder,
    OneOf,
    ParkGems,
    Points,
    SkipAuction,
    TradeTokens,
    TuckFreeCard,
    TuckFromHand,
)
from viceregal.games.viceroy.rules.frames import (
    AskColour,
    AskDeck,
    AskDrawn,
    AskGem,
    AskLawOnTop,
    AskLevelFive,
    AskOffer,
    AskOneOf,
    AskOwnGem,
    AskPark,
    AskRefill,
    AskStash,
    AskTradeGive,
    AskTradePay,
    AskTradeTake,
    AskTuck,
    AskTuckFree,
    CardTaken,
    DrawLaw,
    DrawOne,
    PutLawsOnTop,
    Resolve,
    TakeGems,
)
from viceregal.games.viceroy.rules.gems import colours_left, may_hold
from viceregal.games.viceroy.rules.laws import free_cards, laws_in_hand
from viceregal.games.viceroy.rules.placing import LEVEL_FIVE_POINTS
from viceregal.games.viceroy.rules.pyramid import LEVELS, level_of
from viceregal.games.viceroy.rules.state import ViceroyState
from viceregal.games.viceroy.rules.tokens import gem_token

MOST_GEMS: Final = 40  # more than any reward or pass can give


def strange(frame: Frame) -> BadPosition:
    """The order of turns, phases and rounds."""
    return BadPosition(f"todo: {type(frame).__name__} cannot stand where it does", "VR-PYR-1")


def check_effects(s: ViceroyState, frames: list[Frame], busy: list[int]) -> None:
    """Frames of one seat and one card, with a question on top. `busy` are seats with something else to do."""
    seats = {getattr(frame, "seat") for frame in frames if hasattr(frame, "seat")}  # noqa: B009
    cards = {
        frame.card for frame in frames if isinstance(frame, Resolve | AskOneOf | AskColour | AskLevelFive)
    }
    if len(seats) != 1 or len(cards) > 1:
        raise BadPosition("effects of several cards are under way at once", "VR-ORD-1")
    seat: int = seats.pop()
    if seat >= s.seats or seat in busy:
        raise BadPosition(f"seat {seat} is not the one whose card is resolved", "VR-ORD-1")
    for frame in frames:
        known = FITS.get(type(frame))
        asks = bool(frame.deciders())
        if known is None or asks != (frame is frames[-1]) or not known(s, frame):
            raise strange(frame)
    if isinstance(frames[-1], AskRefill) and len(frames) == 1:
        raise strange(frames[-1])


def check_income(s: ViceroyState, frames: list[Frame], busy: list[int]) -> None:
    """VR-PAS-3: passers take gems one after the other: those to come, and a question on top."""
    seats = []
    for frame in frames:
        asks = isinstance(frame, AskGem)
        if not isinstance(frame, TakeGems | AskGem) or asks != (frame is frames[-1]):
            raise strange(frame)
        if (
            frame.seat >= s.seats
            or frame.seat in seats
            or frame.seat in busy
            or not FITS[type(frame)](s, frame)
        ):
            raise strange(frame)
        seats.append(frame.seat)


# Which effects a card can have under way --------------------------------------------------------------------------


def effects_of(s: ViceroyState, seat: int, card: int) -> list[Effect]:
    """Everything a card of the pyramid can say on its level, in parts and whole; and what law 66 says of it."""
    place = s.place_of(seat, card)
    if place < 0:
        return []
    if is_law(card):
        return _parts(law(card).effect)
    rewards = character(card).rewards
    level = level_of(place)
    said: list[Effect] = [DoubleTokens()]
    said += [EndlessGem(colour) for colour in range(4) if gem_token(colour) in s.tokens[seat].get(card, ())]
    if level == LEVELS:
        return [*said, Points(LEVEL_FIVE_POINTS), *_parts(InOrder(rewards[:3]))]
    return [*said, *_parts(rewards[level - 1])]


def _parts(effect: Effect) -> list[Effect]:
    if isinstance(effect, InOrder | OneOf):
        return [effect, *[each for part in effect.parts for each in _parts(part)]]
    return [effect]


def has(s: ViceroyState, seat: int, card: int, kind: type) -> bool:
    return any(isinstance(effect, kind) for effect in effects_of(s, seat, card))


def plays(s: ViceroyState, seat: int, kind: type) -> bool:
    """A law of this kind lies in the pyramid."""
    return any(is_law(card) and isinstance(law(card).effect, kind) for card in s.pyramids[seat].values())


# Each frame by itself ---------------------------------------------------------------------------------------------


def fits_resolve(s: ViceroyState, f: Resolve) -> bool:
    return f.effect in effects_of(s, f.seat, f.card)


def fits_take_gems(s: ViceroyState, f: TakeGems) -> bool:
    return 0 < f.count <= MOST_GEMS


def fits_gem(s: ViceroyState, f: AskGem) -> bool:
    return 0 < f.count <= MOST_GEMS and bool(colours_left(s.reserve, f.count, f.colour))


def fits_always(s: ViceroyState, f: Frame) -> bool:
    return True


def fits_deck(s: ViceroyState, f: AskDeck) -> bool:
    return len(decks_left(s)) > 1


def fits_drawn(s: ViceroyState, f: AskDrawn) -> bool:
    return bool(s.laws and not s.laws_on_top) if f.deck == LAW_DECK else bool(s.small)


def fits_taken(s: ViceroyState, f: Any) -> bool:
    """The card taken last lies last in the hand."""
    if not s.hands[f.seat]:
        return False
    last = s.hands[f.seat][-1]
    if f.card == NO_CARD:
        return bool(is_law(last) == (f.deck == LAW_DECK))
    return bool(last == f.card and s.known[last] == s.everybody())


def fits_stash(s: ViceroyState, f: AskStash) -> bool:
    return stash_of(s, f.seat) != NO_CARD and fits_taken(s, f)


def fits_own_gem(s: ViceroyState, f: AskOwnGem) -> bool:
    gives = EndlessGem(f.colour) in effects_of(s, f.seat, f.card) or has(
        s, f.seat, f.card, EndlessGemOfChoice
    )
    return gives and not s.reserve[f.colour] and may_hold(s, f.seat, f.colour)


def fits_colour(s: ViceroyState, f: AskColour) -> bool:
    return has(s, f.seat, f.card, EndlessGemOfChoice)


def fits_one_of(s: ViceroyState, f: AskOneOf) -> bool:
    return isinstance(f.effect, OneOf) and f.effect in effects_of(s, f.seat, f.card)


def fits_level_five(s: ViceroyState, f: AskLevelFive) -> bool:
    place = s.place_of(f.seat, f.card)
    return s.edition.level_five_rows and place >= 0 and level_of(place) == LEVELS


def fits_trade_give(s: ViceroyState, f: AskTradeGive) -> bool:
    others = any(s.tokens[other] for other in range(s.seats) if other != f.seat)
    own = bool(s.tokens[f.seat]) and sum(s.gems[f.seat]) >= f.count
    return plays(s, f.seat, TradeTokens) and f.count == 3 and own and others


def fits_trade_take(s: ViceroyState, f: AskTradeTake) -> bool:
    return fits_trade_give(s, AskTradeGive(f.seat, f.count)) and f.token in s.tokens[f.seat].get(f.card, ())


def fits_trade_pay(s: ViceroyState, f: AskTradePay) -> bool:
    open_ = f.other < s.seats and f.other != f.seat and 0 < f.count <= 3
    return plays(s, f.seat, TradeTokens) and open_ and bool(colours_left(s.gems[f.seat], f.count, f.colour))


def fits_offer(s: ViceroyState, f: AskOffer) -> bool:
    return plays(s, f.seat, SkipAuction) and s.sits_out[f.seat] and bool(s.offered())


def fits_refill(s: ViceroyState, f: AskRefill) -> bool:
    return bool(s.small) and (s.feet if f.at_foot else s.points)[f.colour] == NO_CARD


def fits_draw_law(s: ViceroyState, f: DrawLaw) -> bool:
    return plays(s, f.seat, ExchangeLaws)


def fits_put_laws(s: ViceroyState, f: PutLawsOnTop) -> bool:
    return plays(s, f.seat, ExchangeLaws) and f.count == 2


def fits_on_top(s: ViceroyState, f: AskLawOnTop) -> bool:
    return plays(s, f.seat, ExchangeLaws) and 0 < f.count <= min(2, len(laws_in_hand(s, f.seat)))


def fits_tuck(s: ViceroyState, f: AskTuck) -> bool:
    return has(s, f.seat, f.card, TuckFromHand) and bool(s.hands[f.seat])


def fits_tuck_free(s: ViceroyState, f: AskTuckFree) -> bool:
    return has(s, f.seat, f.card, TuckFreeCard) and bool(free_cards(s, f.seat, f.card))


def fits_park(s: ViceroyState, f: AskPark) -> bool:
    left = sum(s.gems[f.seat])
    if s.edition.park_all and not colours_left(s.gems[f.seat], f.count, f.colour):
        return False
    return has(s, f.seat, f.card, ParkGems) and 0 < f.count <= min(8, left)


FITS: Final[dict[type, Callable[[ViceroyState, Any], bool]]] = {
    Resolve: fits_resolve,
    TakeGems: fits_take_gems,
    AskGem: fits_gem,
    DrawOne: fits_always,
    AskDeck: fits_deck,
    AskDrawn: fits_drawn,
    CardTaken: fits_taken,
    AskStash: fits_stash,
    AskOwnGem: fits_own_gem,
    AskColour: fits_colour,
    AskOneOf: fits_one_of,
    AskLevelFive: fits_level_five,
    AskTradeGive: fits_trade_give,
    AskTradeTake: fits_trade_take,
    AskTradePay: fits_trade_pay,
    AskOffer: fits_offer,
    AskRefill: fits_refill,
    DrawLaw: fits_draw_law,
    PutLawsOnTop: fits_put_laws,
    AskLawOnTop: fits_on_top,
    AskTuck: fits_tuck,
    AskTuckFree: fits_tuck_free,
    AskPark: fits_park,
}
