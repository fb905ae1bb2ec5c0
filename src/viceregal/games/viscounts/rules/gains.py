"""VW-2, VW-3, VW-4.8: goods, debts and deeds, virtue and corruption."""

from __future__ import annotations

from typing import Final

from viceregal.core.errors import Refusal
from viceregal.core.records import Action, Effect, Emit
from viceregal.core.rules import Rules
from viceregal.games.viscounts.rules.actions import FLIPS, RESOURCES, FlipPaper, TakeResource
from viceregal.games.viscounts.rules.cards.deck import NO_CARD, WHEN_DEBT_FLIPPED, WHEN_DEBT_GAINED
from viceregal.games.viscounts.rules.effects import (
    A_DEBT,
    A_DEED,
    CORRUPTION,
    DEBT,
    DEED,
    NOTHING,
    RESOURCE,
    VIRTUE,
    Flip,
    Gain,
)
from viceregal.games.viscounts.rules.events import Flipped, Gained, LastRoundCalled, MarkersMoved
from viceregal.games.viscounts.rules.frames import AskFlip, AskResource, Resolve
from viceregal.games.viscounts.rules.player_board import CORRUPTION_START, MAX_COUNT, VIRTUE_START
from viceregal.games.viscounts.rules.refusals import NOT_A_RESOURCE
from viceregal.games.viscounts.rules.resolving import EFFECTS, POSSIBLE, nothing_happens, together
from viceregal.games.viscounts.rules.state import ACQUIRED, APPROVED, PAID, UNPAID, ViscountsState

FAR_LEFT: Final = CORRUPTION_START
FAR_RIGHT: Final = VIRTUE_START


def do_gain(s: ViscountsState, seat: int, effect: Gain, emit: Emit | None) -> None:
    thing, count = effect.thing, effect.count
    if thing < RESOURCE:
        gain_goods(s, seat, thing, count, emit)
    elif thing == RESOURCE:
        if count > 1:
            s.todo.append(Resolve(seat, Gain(RESOURCE, count - 1)))
        s.todo.append(AskResource(seat))
    elif thing == DEBT:
        if count > 1:
            s.todo.append(Resolve(seat, Gain(DEBT, count - 1)))
        gain_debt(s, seat, emit)
    elif thing == DEED:
        gain_deeds(s, seat, count, emit)
    else:
        move_marker(s, seat, thing, count, emit)


def gain_goods(s: ViscountsState, seat: int, good: int, count: int, emit: Emit | None) -> None:
    s.goods[seat * 4 + good] = min(MAX_COUNT, s.goods[seat * 4 + good] + count)
    if emit is not None:
        emit(Gained(seat, good, count))


# Debts and deeds --------------------------------------------------------------------------------------------------


def take_debt(s: ViscountsState, seat: int, emit: Emit | None) -> None:
    """VW-2.1, VW-2.3: from the pile, unpaid; the last one above the poverty card reveals it."""
    s.papers[seat * 4 + UNPAID] = min(MAX_COUNT, s.papers[seat * 4 + UNPAID] + 1)
    if emit is not None:
        emit(Gained(seat, DEBT, 1))
    if s.debts_left > 0:
        s.debts_left -= 1
        if s.debts_left == 0:
            call_last_round(s, seat, A_DEBT, emit)


def gain_debt(s: ViscountsState, seat: int, emit: Emit | None) -> None:
    """A debt, and what cards on the board do then."""
    take_debt(s, seat, emit)
    effects = on_board(s, seat, WHEN_DEBT_GAINED)
    if effects:
        together(s, seat, effects, emit)


def gain_deeds(s: ViscountsState, seat: int, count: int, emit: Emit | None) -> None:
    """VW-2.1, VW-2.3: the same for deeds and the prosperity card."""
    s.papers[seat * 4 + ACQUIRED] = min(MAX_COUNT, s.papers[seat * 4 + ACQUIRED] + count)
    if emit is not None:
        emit(Gained(seat, DEED, count))
    if s.deeds_left > 0:
        s.deeds_left = max(0, s.deeds_left - count)
        if s.deeds_left == 0:
            call_last_round(s, seat, A_DEED, emit)


def call_last_round(s: ViscountsState, seat: int, paper: int, emit: Emit | None) -> None:
    """VW-9.1: this round is finished and one more is played; a second card changes nothing in that.

    Revealed in the set-up (VW-R1) it makes the first round the one that is finished.
    """
    if s.last_round == 0:
        s.last_round = min(MAX_COUNT, max(s.round, 1) + 1)
    if emit is not None:
        emit(LastRoundCalled(seat, paper))


def on_board(s: ViscountsState, seat: int, table: list[Effect]) -> list[Effect]:
    """What the cards on a player board do on some occasion, from left to right."""
    found: list[Effect] = []
    for space in range(3 * seat, 3 * seat + 3):
        card = s.board[space]
        if card != NO_CARD and table[card] is not NOTHING:
            found.append(table[card])
    return found


def do_flip(s: ViscountsState, seat: int, effect: Flip, emit: Emit | None) -> None:
    """VW-2.2: what can be flipped is; where both kinds can, the player chooses."""
    debt = effect.paper != A_DEED and s.papers[seat * 4 + UNPAID] > 0
    deed = effect.paper != A_DEBT and s.papers[seat * 4 + ACQUIRED] > 0
    if not debt and not deed:
        nothing_happens(seat, effect, emit)
        return
    if effect.count > 1:
        s.todo.append(Resolve(seat, Flip(effect.paper, effect.count - 1)))
    if debt and deed:
        s.todo.append(AskFlip(seat))
    else:
        flip(s, seat, A_DEBT if debt else A_DEED, emit)


def can_flip(s: ViscountsState, seat: int, effect: Flip) -> bool:
    debt = effect.paper != A_DEED and s.papers[seat * 4 + UNPAID] > 0
    return debt or (effect.paper != A_DEBT and s.papers[seat * 4 + ACQUIRED] > 0)


def turn_over(s: ViscountsState, seat: int, paper: int, emit: Emit | None) -> None:
    if paper == A_DEBT:
        s.papers[seat * 4 + UNPAID] -= 1
        s.papers[seat * 4 + PAID] = min(MAX_COUNT, s.papers[seat * 4 + PAID] + 1)
    else:
        s.papers[seat * 4 + ACQUIRED] -= 1
        s.papers[seat * 4 + APPROVED] = min(MAX_COUNT, s.papers[seat * 4 + APPROVED] + 1)
    if emit is not None:
        emit(Flipped(seat, paper))


def flip(s: ViscountsState, seat: int, paper: int, emit: Emit | None) -> None:
    """A paid debt gives a resource at once; then come the cards that wait for it."""
    turn_over(s, seat, paper, emit)
    if paper == A_DEBT:
        effects = on_board(s, seat, WHEN_DEBT_FLIPPED)
        if effects:
            together(s, seat, effects, emit)
        s.todo.append(AskResource(seat))


# The track --------------------------------------------------------------------------------------------------------


def move_marker(s: ViscountsState, seat: int, thing: int, count: int, emit: Emit | None) -> None:
    """VW-3.1, VW-3.3: corruption to the right, virtue to the left; markers on one space move together."""
    for _ in range(count):
        if thing == CORRUPTION:
            if s.corruption[seat] == FAR_RIGHT:
                return
            if s.corruption[seat] == s.virtue[seat]:
                s.virtue[seat] += 1
            s.corruption[seat] += 1
        else:
            if s.virtue[seat] == FAR_LEFT:
                return
            if s.corruption[seat] == s.virtue[seat]:
                s.corruption[seat] -= 1
            s.virtue[seat] -= 1
        if emit is not None:
            emit(MarkersMoved(seat, thing, s.corruption[seat], s.virtue[seat]))


def check_for_criminals(s: ViscountsState, seat: int, emit: Emit | None) -> None:
    """VW-4.5: a shuffle brings corruption to who shows criminals, virtue to others."""
    move_marker(s, seat, CORRUPTION if s.criminals(seat) else VIRTUE, 1, emit)


# Questions --------------------------------------------------------------------------------------------------------


def resource_options(s: ViscountsState, ask: AskResource, seat: int) -> list[Action]:
    return RESOURCES[:]


def answer_resource(
    s: ViscountsState, ask: AskResource, seat: int, action: TakeResource, emit: Emit | None
) -> None:
    gain_goods(s, seat, action.good, 1, emit)


def why_not_resource(s: ViscountsState, ask: AskResource, seat: int, action: Action) -> Refusal | None:
    return Refusal("VW-4.8", NOT_A_RESOURCE) if isinstance(action, TakeResource) else None


def flip_options(s: ViscountsState, ask: AskFlip, seat: int) -> list[Action]:
    return FLIPS[:]


def answer_flip(s: ViscountsState, ask: AskFlip, seat: int, action: FlipPaper, emit: Emit | None) -> None:
    flip(s, seat, action.paper, emit)


EFFECTS[Gain] = do_gain
EFFECTS[Flip] = do_flip
POSSIBLE[Flip] = can_flip


def add_to(rules: Rules) -> None:
    rules.question(
        AskResource, rule="VW-4.8", options=resource_options, answer=answer_resource, why_not=why_not_resource
    )
    rules.question(AskFlip, rule="VW-2.2", options=flip_options, answer=answer_flip)
