"""Positions as documents. They rest before the deal, at the beginning of each phase of a turn, and at the end."""

from __future__ import annotations

from typing import Any, Final

from viceregal.core.complaints import FIRST_TURN_IS_ONE, TODO_NEEDS_SINCE
from viceregal.core.documents import DocumentReader
from viceregal.core.errors import BadPosition
from viceregal.core.records import NOBODY, Frame
from viceregal.games.viceroy.rules.cards.deck import NO_CARD
from viceregal.games.viceroy.rules.complaints import (
    CANNOT_BE_KNOWN_SO,
    CARD_OUTSIDE,
    HANDS_AT_THE_END,
    KNOWN_BUT_NOT_HIDDEN,
    LARGE_DECK_LASTS,
    NO_LINE_OF_CARDS,
    NO_PYRAMID,
    NO_SUCH_PHASE,
    NOBODY_CAN_PLAY,
    RECOLOURED_TOO_EARLY,
    SITS_OUT_TOO_EARLY,
    TWELVE_TURNS,
    WRONG_BOX,
    WRONG_FEET,
)
from viceregal.games.viceroy.rules.deal import new_state
from viceregal.games.viceroy.rules.effects import COLOUR_COUNT
from viceregal.games.viceroy.rules.fields import FIELDS, in_hiding
from viceregal.games.viceroy.rules.frames import (
    AskBids,
    AskCards,
    AskLine,
    AuctionPhase,
    BuildingRound,
    DrawVirtualBids,
    EndGame,
    LawPhase,
    RenewOffer,
    RevealBids,
    RevealCards,
    StartTurn,
)
from viceregal.games.viceroy.rules.hand_cards import LAST_BUILDING_ROUND, LAST_TURN
from viceregal.games.viceroy.rules.invariants import check
from viceregal.games.viceroy.rules.options import Variant
from viceregal.games.viceroy.rules.pyramid import MAX_COLUMN, column_of
from viceregal.games.viceroy.rules.state import GEMS_OF_A_COLOUR, NO_BID, SPECTATOR, ViceroyState
from viceregal.games.viceroy.rules.token_limits import check_tokens

DEAL: Final = 0
LAWS: Final = 1
AUCTION: Final = 2
BUILDING: Final = 3
OVER: Final = 4
PHASE: Final = FIELDS.phase
# What stands on the stack of a phase that begins, by what is asked in it.
_PHASE_OF: Final[dict[type, int]] = {LawPhase: LAWS, AuctionPhase: AUCTION, BuildingRound: BUILDING}


def phase_of(s: ViceroyState) -> int:
    """Where it rests; NOBODY where it does not."""
    phase = OVER
    if s.todo:
        top = s.todo[-1]
        if isinstance(top, AskLine):
            return DEAL
        if isinstance(top, AskBids):
            phase = AUCTION
        elif isinstance(top, AskCards):
            phase = LAWS if top.free else BUILDING
        else:
            return NOBODY
    return phase if _is_quiet(s, phase) and s.todo == stack_of(s, phase) else NOBODY


def _is_quiet(s: ViceroyState, phase: int) -> bool:
    """Nothing is said by the fields that speak only while something is under way."""
    auction = phase == AUCTION
    return (
        s.lifted == (phase == OVER)
        and not any(s.sealed)
        and not any(s.shown)
        and not any(s.used)
        and max(s.bids) == NO_BID
        and s.bidding == [auction] * s.seats
        and s.virtual_in == [auction] * s.variant.virtual
        and not any(s.took)
    )


def stack_of(s: ViceroyState, phase: int) -> list[Frame]:
    """What is to be done when this phase begins; nothing when the game is over, or the edition has no such phase."""
    stack: list[Frame] = [StartTurn(s.turn + 1) if s.turn < LAST_TURN else EndGame()]
    for frame in reversed(s.edition.phases):
        if _PHASE_OF.get(type(frame)) == phase:
            return [*stack, *_beginning(s, phase)]
        stack.append(frame)
    return []


def _beginning(s: ViceroyState, phase: int) -> list[Frame]:
    if phase == AUCTION:
        return [RenewOffer(), RevealBids(1), DrawVirtualBids(1), AskBids(tuple(range(s.seats)))]
    asked = tuple([seat for seat in range(s.seats) if s.hands[seat]])
    return [RevealCards(int(phase == BUILDING), asked), AskCards(asked, phase == LAWS)]


def to_document(s: ViceroyState) -> dict[str, Any]:
    """All but the head, which the kernel writes."""
    phase = phase_of(s)
    written: dict[str, Any] = {"phase": PHASE.plain(phase)}
    return written if phase == DEAL else {**written, **FIELDS.write_at_rest(s)}


def from_document(variant: Variant, read: DocumentReader) -> ViceroyState:
    """A state from the document's body, held against what always holds and what holds where a game rests."""
    if read.has("todo"):
        return _from_old_document(variant, read)
    phase = read.one("phase", PHASE, AUCTION)
    if phase == DEAL:
        read.done()
        return new_state(variant)
    s = ViceroyState(variant)
    FIELDS.read_at_rest(s, read, variant.seats)
    read.done()
    s.lifted = phase == OVER
    s.bidding = [phase == AUCTION] * s.seats
    s.virtual_in = [phase == AUCTION] * variant.virtual
    s.todo = stack_of(s, phase)
    fill_in_known(s)
    check_rest(s, phase)
    return s


def _from_old_document(variant: Variant, read: DocumentReader) -> ViceroyState:
    """Documents once held the stack. Those that rest are still read."""
    s = from_open_view(variant, read)
    phase = phase_of(s)
    if phase == DEAL and s.todo == new_state(variant).todo:
        return new_state(variant)
    if phase in (DEAL, NOBODY):
        raise BadPosition(TODO_NEEDS_SINCE)
    check_rest(s, phase)
    return s


def open_view(s: ViceroyState) -> dict[str, Any]:
    """Every field as it stands, and the stack."""
    return FIELDS.write(s)


def from_open_view(variant: Variant, read: DocumentReader) -> ViceroyState:
    s = ViceroyState(variant)
    FIELDS.read(s, read, variant.seats)
    read.done()
    fill_in_known(s)
    return s


def fill_in_known(s: ViceroyState) -> None:
    """Who holds a card knows of it; and nobody has to know of one that lies open."""
    hidden = in_hiding(s)
    for seat, hand in enumerate(s.hands):
        for card in hand:
            s.known[card] |= 1 << seat
    for card, mask in enumerate(s.known):
        if mask and card not in hidden:
            raise BadPosition(KNOWN_BUT_NOT_HIDDEN, card=card)
        if mask & ~s.everybody() or (mask >> SPECTATOR and mask != s.everybody()):
            raise BadPosition(CANNOT_BE_KNOWN_SO, card=card)


# What holds where a game rests ------------------------------------------------------------------------------------


def check_rest(s: ViceroyState, phase: int) -> None:
    check(s)
    check_tokens(s)
    if not all(s.pyramids):
        raise BadPosition(NO_PYRAMID, "VR-SET-5")
    if sorted(s.line) != list(range(COLOUR_COUNT)):
        raise BadPosition(NO_LINE_OF_CARDS, "VR-SET-2")
    _check_box(s)
    if phase != OVER and s.painted:
        raise BadPosition(RECOLOURED_TOO_EARLY, "VR-END-2")
    if any(s.sits_out) and (phase != BUILDING or not s.edition.skips_next_auction):
        raise BadPosition(SITS_OUT_TOO_EARLY, "VR-RUL-6")
    _check_turn(s, phase)
    _check_offer(s, phase)
    _check_room(s)


def _check_box(s: ViceroyState) -> None:
    """Gems of virtual opponents end in the box, from the reserve, too, by the printed Polish reading (VR-SOL-1)."""
    at_start = GEMS_OF_A_COLOUR - 4 * s.seats
    for count in s.box:
        if count != at_start and not (s.variant.virtual_gems_from_reserve and count > at_start):
            raise BadPosition(WRONG_BOX, "VR-SET-3")


def _check_turn(s: ViceroyState, phase: int) -> None:
    if phase == OVER:
        if s.turn != LAST_TURN:
            raise BadPosition(TWELVE_TURNS, "VR-PYR-1")
        if any(s.hands):
            raise BadPosition(HANDS_AT_THE_END, "VR-END-1")
        return
    if s.turn == 0:
        raise BadPosition(FIRST_TURN_IS_ONE, "VR-PYR-1")
    if not s.todo:
        raise BadPosition(NO_SUCH_PHASE, "VR-PYR-1", phase=repr(PHASE.words[phase]))
    if phase != AUCTION and not any(s.hands):
        raise BadPosition(NOBODY_CAN_PLAY, "VR-DEV-1")


def _check_offer(s: ViceroyState, phase: int) -> None:
    """VR-AUC-13: four cards a turn, from a deck that lasts just as long as the game."""
    turns_to_come = LAST_TURN - s.turn
    if phase == BUILDING:
        turns_to_come -= 1  # the next offer lies there already
    if len(s.large) != COLOUR_COUNT * max(0, turns_to_come):
        raise BadPosition(LARGE_DECK_LASTS, "VR-AUC-13")
    expected = turns_to_come >= 0 and phase != OVER
    if any([(card != NO_CARD) != expected for card in s.feet]):
        raise BadPosition(WRONG_FEET, "VR-AUC-13")


def _check_room(s: ViceroyState) -> None:
    """VR-LIM-2: there is room for all that can still be played, even if every card comes to the same end of level 1."""
    room = MAX_COLUMN - LAST_BUILDING_ROUND * (LAST_TURN + 1 - s.turn)
    for seat in range(s.seats):
        for place, card in s.pyramids[seat].items():
            if abs(column_of(place)) > room:
                raise BadPosition(CARD_OUTSIDE, "VR-PYR-3", card=card, seat=seat)
