"""Why something is asked: the event that put the question on the stack, found by playing the turn again.

Whatever a step puts on the stack follows from what the step told before; where it told nothing, from what put the step
itself there. What the set-up or a phase asks, and how a dismissal goes on, follows from nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from viceregal.core.match import Match
from viceregal.core.records import Action, Emit, Event, Frame, Seat
from viceregal.core.rules import Rules, State
from viceregal.games.viscounts.rules import events
from viceregal.games.viscounts.rules.effects import ACTS
from viceregal.games.viscounts.rules.frames import AfterActs, AskFund, AskPair, Phase

# What comes of a deed, or is paid for it: it puts nothing on the stack by itself.
RESULTS: Final = (
    events.Gained,
    events.MarkersMoved,
    events.Paid,
    events.LastRoundCalled,
    events.LeaderTaken,
    events.BonusTaken,
    events.CardDestroyed,
    events.CardDiscarded,
    events.Shuffled,
    events.OptionChosen,
    events.NothingHappened,
    events.TurnBegan,
)
# VW-6.9: what an action has told by the time that it is complete.
DONE: Final[dict[str, tuple[type, ...]]] = {
    "trade": (events.Traded,),
    "construct": (events.Built,),
    "place": (events.WorkersPlaced,),
    "transcribe": (events.Transcribed, events.PrintTranscribed),
}


def led_to(match: Match, seat: Seat) -> Event | None:
    """The event that the question on top of the stack follows from, if the seat was told it."""
    if match.over:
        return None
    state, decisions = _since_the_turn_began(match)
    causes = Causes(match.game.rules, state, seat)
    for who, action in decisions:
        causes.follow(who, action)
    return None if isinstance(causes.state.todo[-1], AskPair | AskFund) else causes.of[-1]


def _since_the_turn_began(match: Match) -> tuple[State, list[tuple[Seat, Action]]]:
    log = match.log
    began = next((n for n in range(len(log) - 1, -1, -1) if _begins_a_turn(match, n)), 0)
    decisions = [(entry.seat, entry.action) for entry in log[began:]]
    if began == 0 and match.rest is not None:
        return match.rest.clone(), [*match.since, *decisions]
    return match.state_before(began), decisions


def _begins_a_turn(match: Match, number: int) -> bool:
    return any(isinstance(told.event, events.TurnBegan) for told in match.log[number].told)


class Causes:
    """The stack while decisions are made, and of each frame the event that put it there."""

    def __init__(self, rules: Rules, state: State, seat: Seat) -> None:
        self.rules = rules
        self.state = state
        self.seat = seat
        self.of: list[Event | None] = [None] * len(state.todo)
        self.told: list[Event] = []

    def follow(self, who: Seat, action: Action) -> None:
        self._do(lambda hear: self.rules.answer(self.state, who, action, hear))
        while self.rules.is_step(self.state):
            self._do(lambda hear: self.rules.advance(self.state, hear))

    def _do(self, step: Callable[[Emit], None]) -> None:
        """Every frame that is new follows from the last event that was told when it was not there yet."""
        todo, frame = self.state.todo, self.state.todo[-1]
        below = len(todo) - 1
        before = self._before(frame, self.of.pop())
        heard: list[tuple[Event, list[Frame]]] = []

        def hear(event: Event, only: tuple[Seat, ...] | None = None) -> None:
            if (only is None or self.seat in only) and not isinstance(event, RESULTS):
                heard.append((event, todo[below:]))

        step(hear)
        for new in todo[below:]:
            led = [event for event, there in heard if not any(each is new for each in there)]
            # Of two that are met at a place each is asked because of the own meeting.
            own = [event for event in led if getattr(new, "seat", None) in _seats_in(event)]
            follows = own or led
            self.of.append(follows[-1] if follows else before)
        self.told += [event for event, _ in heard]

    def _before(self, frame: Frame, cause: Event | None) -> Event | None:
        """What follows from the frame that is taken off the stack, as long as nothing more is told."""
        if isinstance(frame, Phase | AskFund):
            return None
        if isinstance(frame, AfterActs):
            kinds = DONE[ACTS[frame.act]]
            return next((event for event in reversed(self.told) if isinstance(event, kinds)), cause)
        return cause


def _seats_in(event: Event) -> tuple[Seat | None, ...]:
    return getattr(event, "seat", None), getattr(event, "other", None)
