"""VR-REW-1, VR-PAS-4: gems of any colours from the reserve, one by one, as far as it goes."""

from __future__ import annotations

from typing import Final

from viceregal._mypyc import i64
from viceregal.core.errors import Refusal
from viceregal.core.records import Action, Emit
from viceregal.core.rules import Rules
from viceregal.games.viceroy.rules.actions import GEMS, TakeGem
from viceregal.games.viceroy.rules.effects import COLOUR_COUNT, COLOURS
from viceregal.games.viceroy.rules.events import GemTaken
from viceregal.games.viceroy.rules.frames import AskGem, TakeGems
from viceregal.games.viceroy.rules.refusals import NO_GEM, NOT_IN_RESERVE
from viceregal.games.viceroy.rules.state import ViceroyState

# For each set of colours, a bit each, their gems in order.
GEMS_OF: Final[list[list[Action]]] = [
    [GEMS[colour] for colour in range(COLOUR_COUNT) if colours >> colour & 1]
    for colours in range(1 << COLOUR_COUNT)
]


def take_gems(s: ViceroyState, frame: TakeGems, emit: Emit | None) -> None:
    count = min(frame.count, gems_in(s.reserve))
    if count:
        s.todo.append(AskGem(frame.seat, count, 0))


def gems_in(pool: list[int]) -> int:
    """Of all colours together."""
    there: i64 = 0
    colour: i64
    for colour in range(COLOUR_COUNT):
        there += pool[colour]
    return int(there)


def gems_left(pool: list[int], count: i64, first: i64) -> list[Action]:
    """The gems that can come next: of no colour before `first`, and with enough from there on for the rest.

    So each choice of gems comes up once, with its colours in order.
    """
    found: i64 = 0
    there: i64 = 0
    colour: i64 = COLOUR_COUNT - 1
    while colour >= first:
        number: i64 = pool[colour]
        there += number
        if number and there >= count:
            found |= 1 << colour
        colour -= 1
    return GEMS_OF[found][:]


def may_hold(s: ViceroyState, seat: int, colour: int) -> bool:
    """For all that the others know, there is a gem of this colour behind the screen."""
    return s.gems[seat][colour] + s.returned[seat][colour] > 0


def lacks(s: ViceroyState, seat: int, colour: int, rule: str) -> Refusal | None:
    """The refusal where a gem from behind the screen is named that is not there."""
    if s.gems[seat][colour]:
        return None
    name = COLOURS[colour]
    return Refusal(rule, NO_GEM, missing={name: 1}, colour=name)


def gem_options(s: ViceroyState, ask: AskGem, seat: int) -> list[Action]:
    return gems_left(s.reserve, ask.count, ask.colour)


def answer_gem(s: ViceroyState, ask: AskGem, seat: int, action: TakeGem, emit: Emit | None) -> None:
    s.reserve[action.colour] -= 1
    s.gems[seat][action.colour] += 1
    if ask.count > 1:
        s.todo.append(AskGem(seat, ask.count - 1, action.colour))
    if emit is not None:
        emit(GemTaken(seat, action.colour))


def why_not_gem(s: ViceroyState, ask: AskGem, seat: int, action: Action) -> Refusal | None:
    """The order of the colours is no rule: a gem that only comes in another order does not answer the question."""
    if not isinstance(action, TakeGem) or s.reserve[action.colour]:
        return None
    return Refusal("VR-PAS-4", NOT_IN_RESERVE, colour=COLOURS[action.colour])


def add_to(rules: Rules) -> None:
    rules.step(TakeGems, take_gems)
    rules.question(AskGem, rule="VR-REW-1", options=gem_options, answer=answer_gem, why_not=why_not_gem)
