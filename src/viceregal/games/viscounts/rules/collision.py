"""VW-8.2, VW-8.3: phase 5, the collision of the markers."""

from __future__ import annotations

from typing import Final

from viceregal.core.records import Emit
from viceregal.core.rules import Rules, then_all
from viceregal.games.viscounts.rules.cards.ai_boards import ON_COLLISION
from viceregal.games.viscounts.rules.cards.deck import WHEN_COLLIDING
from viceregal.games.viscounts.rules.effects import VIRTUE
from viceregal.games.viscounts.rules.events import CollisionBegan, MarkersReset
from viceregal.games.viscounts.rules.frames import CollideStep, Resolve
from viceregal.games.viscounts.rules.gains import move_marker, on_board
from viceregal.games.viscounts.rules.player_board import (
    ABOVE,
    ABOVE_AI,
    BELOW,
    CORRUPTION_START,
    VIRTUE_ON_COLLISION,
    VIRTUE_START,
)
from viceregal.games.viscounts.rules.resolving import carry_out
from viceregal.games.viscounts.rules.solo_events import SLOT_COLLISION, UPPER_ROW, AiReasoned
from viceregal.games.viscounts.rules.state import ViscountsState

SECOND_TRADING_POST: Final = 1 << 1


def collides(s: ViscountsState, seat: int) -> bool:
    return s.corruption[seat] == s.virtue[seat]


def begin_collision(s: ViscountsState, seat: int, emit: Emit | None) -> None:
    if emit is not None:
        emit(CollisionBegan(seat, s.virtue[seat]))
    then_all(s, [CollideStep(part) for part in range(5)])


def collide(s: ViscountsState, frame: CollideStep, emit: Emit | None) -> None:
    """The four steps in their order and the reset; within a step from the player on turn (VW-R20)."""
    if frame.part == 0:
        workshops_give_virtue(s, emit)
    elif frame.part == 1:
        cards_see_it(s, emit)
    elif frame.part == 2:
        row_above(s, emit)
    elif frame.part == 3:
        row_below(s)
    else:
        seat = s.on_turn
        s.corruption[seat] = CORRUPTION_START
        s.virtue[seat] = VIRTUE_START
        if emit is not None:
            emit(MarkersReset(seat))


def workshops_give_virtue(s: ViscountsState, emit: Emit | None) -> None:
    """(1) Whoever has the second workshop built and shows no criminal. It moves the colliding pair, too (VW-R3)."""
    for seat in s.from_seat(s.on_turn):
        if seat != s.ai and s.slots[seat] & VIRTUE_ON_COLLISION and not s.criminals(seat):
            move_marker(s, seat, VIRTUE, 1, emit)


def cards_see_it(s: ViscountsState, emit: Emit | None) -> None:
    """(2) Collision abilities on all boards."""
    gains: list[Resolve] = []
    for seat in s.from_seat(s.on_turn):
        if seat == s.ai:
            if s.slots[seat] & SECOND_TRADING_POST:
                gains.append(Resolve(seat, ON_COLLISION))
                if emit is not None:
                    emit(AiReasoned(SLOT_COLLISION))
        else:
            gains.extend([Resolve(seat, effect) for effect in on_board(s, seat, WHEN_COLLIDING)])
    s.todo.extend(reversed(gains))


def row_above(s: ViscountsState, emit: Emit | None) -> None:
    """(3) For the player on turn; the AI boards have a row of their own (VW-12.10)."""
    seat = s.on_turn
    space = s.virtue[seat] - 1
    if seat == s.ai and emit is not None:
        emit(AiReasoned(UPPER_ROW))
    carry_out(s, seat, ABOVE_AI[space] if seat == s.ai else ABOVE[space], emit)


def row_below(s: ViscountsState) -> None:
    """(4) For each opponent whose criminals, or lack of them, fit."""
    condition, effect = BELOW[s.virtue[s.on_turn] - 1]
    gains: list[Resolve] = []
    for seat in s.from_seat(s.on_turn)[1:]:
        if condition is None or condition == (s.criminals(seat) > 0):
            gains.append(Resolve(seat, effect))
    s.todo.extend(reversed(gains))


def add_to(rules: Rules) -> None:
    rules.step(CollideStep, collide)
