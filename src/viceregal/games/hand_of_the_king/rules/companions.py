"""HK-COM: companions are chosen, do what their effects say, and are discarded or stay."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from viceregal.core.errors import Refusal
from viceregal.core.records import NOBODY, Action, Effect, Emit
from viceregal.core.rules import Rules
from viceregal.games.hand_of_the_king.rules.actions import CALLS, Call
from viceregal.games.hand_of_the_king.rules.banners import stir
from viceregal.games.hand_of_the_king.rules.board import characters_of_others
from viceregal.games.hand_of_the_king.rules.cards import (
    COMPANION_ROWS,
    COMPANIONS,
    EMPTY,
    HOUSE_COUNT,
    HOUSE_OF,
)
from viceregal.games.hand_of_the_king.rules.companion_questions import dismissable, stay, swappable
from viceregal.games.hand_of_the_king.rules.effects import (
    KINGS_LANDING,
    AnotherTurn,
    ExchangeCharacters,
    InOrder,
    KillCharacter,
    KillCompanion,
    StayAs,
    StayAsNamed,
    SwapPlaces,
    TakeCharacter,
)
from viceregal.games.hand_of_the_king.rules.events import (
    AnotherTurnWon,
    CharacterTaken,
    CompanionCalled,
    CompanionSpent,
    NothingHappened,
)
from viceregal.games.hand_of_the_king.rules.frames import (
    AskCompanion,
    AskDismiss,
    AskGive,
    AskKill,
    AskName,
    AskSwap,
    FinishCompanion,
    Resolve,
)
from viceregal.games.hand_of_the_king.rules.refusals import NOT_IN_POOL
from viceregal.games.hand_of_the_king.rules.state import HandState
from viceregal.games.hand_of_the_king.rules.turn import earn_companion


def companion_options(s: HandState, ask: AskCompanion, seat: int) -> list[Action]:
    """HK-COM-6: any of the pool, even one that can do nothing."""
    return [CALLS[companion] for companion in s.pool]


def answer_companion(s: HandState, ask: AskCompanion, seat: int, action: Call, emit: Emit | None) -> None:
    companion = action.companion
    s.pool.remove(companion)
    s.called.append(companion)
    s.todo.append(FinishCompanion(companion))
    if emit is not None:
        emit(CompanionCalled(seat, companion))
    carry_out(s, seat, COMPANION_ROWS[companion].effect, emit)


def why_not_companion(s: HandState, ask: AskCompanion, seat: int, action: Action) -> Refusal | None:
    if not isinstance(action, Call):
        return None
    return Refusal("HK-COM-1", NOT_IN_POOL, companion=COMPANIONS[action.companion])


def finish_companion(s: HandState, frame: FinishCompanion, emit: Emit | None) -> None:
    """HK-COM-1: discarded, unless it stays."""
    if frame.companion not in s.called:
        return
    s.called.remove(frame.companion)
    s.spent.append(frame.companion)
    if emit is not None:
        emit(CompanionSpent(frame.companion))


def carry_out(s: HandState, seat: int, effect: Effect, emit: Emit | None) -> None:
    """Do what an effect says, or ask what it leaves open."""
    EFFECTS[type(effect)](s, seat, effect, emit)


def resolve(s: HandState, frame: Resolve, emit: Emit | None) -> None:
    carry_out(s, frame.seat, frame.effect, emit)


def nothing_happens(seat: int, effect: Effect, emit: Emit | None) -> None:
    """HK-COM-6: effects are carried out as far as possible."""
    if emit is not None:
        emit(NothingHappened(seat, effect))


def do_in_order(s: HandState, seat: int, effect: InOrder, emit: Emit | None) -> None:
    s.todo.extend([Resolve(seat, part) for part in reversed(effect.parts)])


def do_kill_character(s: HandState, seat: int, effect: KillCharacter, emit: Emit | None) -> None:
    if any(s.left if effect.zone == KINGS_LANDING else s.areas):  # is anybody there?
        s.todo.append(AskKill(seat, effect.zone))
    else:
        nothing_happens(seat, effect, emit)


def do_kill_companion(s: HandState, seat: int, effect: KillCompanion, emit: Emit | None) -> None:
    if dismissable(s):
        s.todo.append(AskDismiss(seat))
    else:
        nothing_happens(seat, effect, emit)


def do_take_character(s: HandState, seat: int, effect: TakeCharacter, emit: Emit | None) -> None:
    """From King's Landing or another's area. HK-COM-3: only the former can earn a further companion."""
    card = effect.card
    house = HOUSE_OF[card]
    other = s.area_of(card)
    if other == seat or (other == NOBODY and card not in s.grid):
        nothing_happens(seat, effect, emit)
        return
    stir(s, house)
    if other == NOBODY:
        s.grid[s.grid.index(card)] = EMPTY
        s.left[house] -= 1
    else:
        s.areas[other].remove(card)
        s.counts[other * HOUSE_COUNT + house] -= 1
    s.areas[seat].append(card)
    s.counts[seat * HOUSE_COUNT + house] += 1
    if emit is not None:
        emit(CharacterTaken(seat, card, other))
    if other == NOBODY and s.left[house] == 0:
        earn_companion(s, seat, house, emit)


def do_stay_as(s: HandState, seat: int, effect: StayAs, emit: Emit | None) -> None:
    stay(s, seat, effect.house, effect.count, emit)


def do_stay_as_named(s: HandState, seat: int, effect: StayAsNamed, emit: Emit | None) -> None:
    s.todo.append(AskName(seat, s.called[-1], effect.count))


def do_another_turn(s: HandState, seat: int, effect: AnotherTurn, emit: Emit | None) -> None:
    s.another_turn = True
    if emit is not None:
        emit(AnotherTurnWon(seat))


def do_swap_places(s: HandState, seat: int, effect: SwapPlaces, emit: Emit | None) -> None:
    if len(swappable(s)) >= 2:
        s.todo.append(AskSwap(seat))
    else:
        nothing_happens(seat, effect, emit)


def do_exchange(s: HandState, seat: int, effect: ExchangeCharacters, emit: Emit | None) -> None:
    if s.areas[seat] and characters_of_others(s, seat):
        s.todo.append(AskGive(seat))
    else:
        nothing_happens(seat, effect, emit)


EFFECTS: Final[dict[type, Callable[[HandState, int, Any, Emit | None], None]]] = {
    InOrder: do_in_order,
    KillCharacter: do_kill_character,
    KillCompanion: do_kill_companion,
    TakeCharacter: do_take_character,
    StayAs: do_stay_as,
    StayAsNamed: do_stay_as_named,
    AnotherTurn: do_another_turn,
    SwapPlaces: do_swap_places,
    ExchangeCharacters: do_exchange,
}


def add_to(rules: Rules) -> None:
    rules.question(
        AskCompanion,
        rule="HK-COM-1",
        options=companion_options,
        answer=answer_companion,
        why_not=why_not_companion,
    )
    rules.step(Resolve, resolve)
    rules.step(FinishCompanion, finish_companion)
