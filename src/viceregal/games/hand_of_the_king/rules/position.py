"""Positions as documents. They rest before the deal, at the beginning of a turn, and when the game is over."""

from __future__ import annotations

from typing import Any, Final

from viceregal.core.complaints import FIRST_TURN_IS_ONE, SEAT_UNKNOWN, TODO_NEEDS_SINCE
from viceregal.core.documents import DocumentReader
from viceregal.core.errors import BadPosition
from viceregal.core.notation import Number
from viceregal.core.records import NOBODY
from viceregal.games.hand_of_the_king.rules.board import can_move
from viceregal.games.hand_of_the_king.rules.cards import (
    COMPANION_ROWS,
    COMPANIONS,
    HOUSE_COUNT,
    HOUSE_OF,
    HOUSES,
    VARYS,
)
from viceregal.games.hand_of_the_king.rules.complaints import (
    DISCARDED_TOO_EARLY,
    DOES_NOT_COUNT_FOR,
    DOES_NOT_STAY,
    NOT_CLEARED_AT_THE_END,
    TOO_FEW_HAVE_LEFT,
    TURN_UNDER_WAY,
    VARYS_CANNOT_MOVE,
    VARYS_IN_AN_AREA,
)
from viceregal.games.hand_of_the_king.rules.deal import new_state
from viceregal.games.hand_of_the_king.rules.effects import StayAs, StayAsNamed
from viceregal.games.hand_of_the_king.rules.fields import FIELDS
from viceregal.games.hand_of_the_king.rules.frames import AskDeal, AskTurn
from viceregal.games.hand_of_the_king.rules.invariants import check
from viceregal.games.hand_of_the_king.rules.options import Variant
from viceregal.games.hand_of_the_king.rules.state import HandState

DEAL: Final = 0
TURN: Final = 1
OVER: Final = 2
PHASE: Final = FIELDS.phase


def phase_of(s: HandState) -> int:
    """Where it rests; NOBODY where it does not."""
    if not s.todo:
        return OVER
    top = s.todo[-1]
    if isinstance(top, AskTurn):
        return TURN if s.talk == NOBODY else NOBODY
    return DEAL if isinstance(top, AskDeal) else NOBODY


def to_document(s: HandState) -> dict[str, Any]:
    """All but the head (game, version, edition, seats, options), which the kernel writes."""
    phase = phase_of(s)
    written: dict[str, Any] = {"phase": PHASE.plain(phase)}
    if phase == DEAL:
        return written
    if phase == TURN:
        written["to_move"] = s.todo[-1].deciders()[0]
    return {**written, **FIELDS.write_at_rest(s)}


def from_document(variant: Variant, read: DocumentReader) -> HandState:
    """A state from the document's body, checked through and through."""
    if read.has("todo"):
        return _from_old_document(variant, read)
    phase = read.one("phase", PHASE, TURN)
    if phase == DEAL:
        read.done()
        return new_state(variant)
    s = HandState(variant)
    FIELDS.read_at_rest(s, read, variant.seats)
    if phase == TURN:
        s.todo = [AskTurn(read.one("to_move", Number(0, variant.seats - 1), 0))]
    read.done()
    fill_in(s, read)
    check(s)
    check_rest(s)
    return s


def _from_old_document(variant: Variant, read: DocumentReader) -> HandState:
    """Documents once held the stack. Those that rest are still read."""
    s = from_open_view(variant, read)
    if phase_of(s) == DEAL and s.todo == new_state(variant).todo:
        return new_state(variant)
    if phase_of(s) not in (TURN, OVER) or len(s.todo) > 1:
        raise BadPosition(TODO_NEEDS_SINCE)
    check(s)
    check_rest(s)
    return s


def open_view(s: HandState) -> dict[str, Any]:
    """Every field as it stands, and the stack."""
    seen = FIELDS.write(s)
    if not s.variant.standing_ties_stay:
        del seen["tied"]
    return seen


def from_open_view(variant: Variant, read: DocumentReader) -> HandState:
    s = HandState(variant)
    FIELDS.read(s, read, variant.seats)
    read.done()
    fill_in(s, read)
    return s


def fill_in(s: HandState, read: DocumentReader) -> None:
    """What follows from the rest; and characters that lie nowhere were killed, if the document does not say."""
    for card in s.grid:
        if card < VARYS:
            s.left[HOUSE_OF[card]] += 1
    for seat, area in enumerate(s.areas):
        for card in area:
            if card == VARYS:
                raise BadPosition(VARYS_IN_AN_AREA, "HK-COM-5")
            s.counts[seat * HOUSE_COUNT + HOUSE_OF[card]] += 1
    _check_seats(s)
    for stay in s.staying:
        s.counts[stay.seat * HOUSE_COUNT + stay.house] += stay.count
    if not read.has("killed"):
        seen = {*s.grid, *s.discarded, *[card for area in s.areas for card in area]}
        s.killed = [card for card in range(VARYS) if card not in seen]


def _check_seats(s: HandState) -> None:
    """Everybody who is named sits at the table, and who stays counts for a house it can count for."""
    named = [*s.banners, *[stay.seat for stay in s.staying], s.talk]
    named += [seat for frame in s.todo for seat in frame.deciders()]
    if max(named) >= s.seats:
        raise BadPosition(SEAT_UNKNOWN, "HK-SET-3", seat=max(named))
    for stay in s.staying:
        effect = COMPANION_ROWS[stay.companion].effect
        if isinstance(effect, StayAs) and stay.house != effect.house:
            raise BadPosition(
                DOES_NOT_COUNT_FOR, "HK-COM-13", card=COMPANIONS[stay.companion], house=HOUSES[stay.house]
            )
        if not isinstance(effect, StayAs | StayAsNamed):
            raise BadPosition(DOES_NOT_STAY, "HK-COM-1", card=COMPANIONS[stay.companion])


def check_rest(s: HandState) -> None:
    """A turn that begins can be played, and a game that is over has come to its end."""
    if s.moved != NOBODY or s.stirred or s.tied or s.called or s.another_turn:
        raise BadPosition(TURN_UNDER_WAY, "HK-BAN-6")
    moves = s.turn - 1 if s.todo else s.turn
    if moves < 0:
        raise BadPosition(FIRST_TURN_IS_ONE, "HK-SET-3")
    if moves > VARYS - sum(s.left):  # HK-MOV-3: every move takes a card
        raise BadPosition(TOO_FEW_HAVE_LEFT, "HK-MOV-3", turn=s.turn)
    if s.todo:
        if s.discarded:
            raise BadPosition(DISCARDED_TOO_EARLY, "HK-END-1")
        if not can_move(s):
            raise BadPosition(VARYS_CANNOT_MOVE, "HK-END-1")
    elif any(s.left) or s.pool:
        raise BadPosition(NOT_CLEARED_AT_THE_END, "HK-END-1")
