"""Answers in secret: they are kept sealed until all have answered."""

from __future__ import annotations

from viceregal.core.records import Action, Emit, Frame
from viceregal.games.viceroy.rules.events import Answered
from viceregal.games.viceroy.rules.state import ViceroyState


def seal(s: ViceroyState, seat: int, answer: Action, again: Frame | None, emit: Emit | None) -> None:
    """Keep an answer; `again` asks those who still owe one. The event says that, not what."""
    s.sealed[seat] = answer
    if again is not None:
        s.todo.append(again)
    if emit is not None:
        emit(Answered(seat))


def without(waiting: tuple[int, ...], seat: int) -> tuple[int, ...]:
    if waiting and waiting[0] == seat:  # most answer in turn
        return waiting[1:]
    return tuple([other for other in waiting if other != seat])


def unseal(s: ViceroyState, seat: int) -> Action:
    """The answer of a seat, which is open from now on."""
    answer = s.sealed[seat]
    assert answer is not None
    s.sealed[seat] = None
    return answer
