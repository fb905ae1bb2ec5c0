"""How effects are carried out: one after the other, one of several, and as far as possible (VW-4.1)."""

from __future__ import annotations

from collections.abc import Callable
from itertools import permutations
from typing import Any, Final

from viceregal.core.errors import Refusal
from viceregal.core.records import Action, Effect, Emit
from viceregal.core.rules import Rules
from viceregal.games.viscounts.rules.actions import CHOICES, Choose
from viceregal.games.viscounts.rules.effects import (
    CORRUPTION,
    DEBT,
    RESOURCE,
    Gain,
    InOrder,
    Nothing,
    OneOf,
)
from viceregal.games.viscounts.rules.events import NothingHappened, OptionChosen
from viceregal.games.viscounts.rules.frames import AskOneOf, Resolve
from viceregal.games.viscounts.rules.refusals import OPTION_DOES_NOTHING
from viceregal.games.viscounts.rules.state import ViscountsState

Handler = Callable[[ViscountsState, int, Any, Emit | None], None]
Possible = Callable[[ViscountsState, int, Any], bool]

# What each kind of effect does, for players and for the AI, and whether it can do anything now. The chapters of the
# rules enter their own.
EFFECTS: Final[dict[type, Handler]] = {}
AI_EFFECTS: Final[dict[type, Handler]] = {}
POSSIBLE: Final[dict[type, Possible]] = {}


def carry_out(s: ViscountsState, seat: int, effect: Effect, emit: Emit | None) -> None:
    """Do what an effect says, or ask what it leaves open."""
    if seat == s.ai:
        AI_EFFECTS[type(effect)](s, seat, effect, emit)
    else:
        EFFECTS[type(effect)](s, seat, effect, emit)


def resolve(s: ViscountsState, frame: Resolve, emit: Emit | None) -> None:
    carry_out(s, frame.seat, frame.effect, emit)


def is_possible(s: ViscountsState, seat: int, effect: Effect) -> bool:
    """Would anything come of it? Gains always do something."""
    ask = POSSIBLE.get(type(effect))
    return ask is None or ask(s, seat, effect)


def nothing_happens(seat: int, effect: Effect, emit: Emit | None) -> None:
    if emit is not None:
        emit(NothingHappened(seat, effect))


def do_nothing(s: ViscountsState, seat: int, effect: Nothing, emit: Emit | None) -> None:
    """A card without ability."""


def do_in_order(s: ViscountsState, seat: int, effect: InOrder, emit: Emit | None) -> None:
    """One part after the other. What a part leaves to be done comes before the next (VW-R11)."""
    waiting = len(s.todo)
    parts = effect.parts
    for number in range(len(parts)):
        carry_out(s, seat, parts[number], emit)
        if len(s.todo) > waiting and number + 1 < len(parts):
            s.todo[waiting:waiting] = [Resolve(seat, part) for part in reversed(parts[number + 1 :])]
            return


def do_one_of(s: ViscountsState, seat: int, effect: OneOf, emit: Emit | None) -> None:
    for part in effect.parts:
        if is_possible(s, seat, part):
            s.todo.append(AskOneOf(seat, effect))
            return
    nothing_happens(seat, effect, emit)


def any_part_possible(s: ViscountsState, seat: int, effect: InOrder | OneOf) -> bool:
    return any([is_possible(s, seat, part) for part in effect.parts])


# Questions --------------------------------------------------------------------------------------------------------


def one_of_options(s: ViscountsState, ask: AskOneOf, seat: int) -> list[Action]:
    """Those that can do something."""
    effect = ask.effect
    assert isinstance(effect, OneOf)
    return [CHOICES[i] for i in range(len(effect.parts)) if is_possible(s, seat, effect.parts[i])]


def answer_one_of(s: ViscountsState, ask: AskOneOf, seat: int, action: Choose, emit: Emit | None) -> None:
    effect = ask.effect
    assert isinstance(effect, OneOf)
    chosen = effect.parts[action.option - 1]
    if emit is not None:
        emit(OptionChosen(seat, action.option, chosen))
    carry_out(s, seat, chosen, emit)


def why_not_one_of(s: ViscountsState, ask: AskOneOf, seat: int, action: Action) -> Refusal | None:
    if not isinstance(action, Choose):
        return None
    return Refusal("VW-4.1", OPTION_DOES_NOTHING, option=str(action.option))


def _is_plain(effect: Effect) -> bool:
    """Does it leave nothing open, so that its place in an order makes no difference?"""
    if isinstance(effect, Gain):
        return effect.thing not in (RESOURCE, DEBT)
    if isinstance(effect, InOrder):
        return all([_is_plain(part) for part in effect.parts])
    return False


def together(s: ViscountsState, seat: int, effects: list[Effect], emit: Emit | None) -> None:
    """Effects that come up at the same time: plain gains first, corruption before all (VW-3.2); then the others
    in the order that the player chooses."""
    if len(effects) == 1:
        carry_out(s, seat, effects[0], emit)
        return
    left: list[Effect] = []
    plain: list[Effect] = []
    for effect in effects:
        if not _is_plain(effect):
            left.append(effect)
        elif isinstance(effect, Gain) and effect.thing == CORRUPTION:
            plain.insert(0, effect)
        else:
            plain.append(effect)
    for effect in plain:
        carry_out(s, seat, effect, emit)
    if len(left) == 1:
        carry_out(s, seat, left[0], emit)
    elif left:
        carry_out(s, seat, OneOf(tuple([InOrder(order) for order in permutations(left)])), emit)


EFFECTS[Nothing] = AI_EFFECTS[Nothing] = do_nothing
EFFECTS[InOrder] = AI_EFFECTS[InOrder] = do_in_order
EFFECTS[OneOf] = do_one_of
POSSIBLE[InOrder] = any_part_possible
POSSIBLE[OneOf] = any_part_possible


def add_to(rules: Rules) -> None:
    rules.step(Resolve, resolve)
    rules.question(
        AskOneOf, rule="VW-4.1", options=one_of_options, answer=answer_one_of, why_not=why_not_one_of
    )
