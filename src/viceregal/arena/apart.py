"""Games with bots from outside, under referees: a bot that ends the process it thinks in loses, and the rest goes on."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from concurrent.futures import Future
from typing import Final

from viceregal.arena.ledger import Result
from viceregal.arena.plan import Plan
from viceregal.arena.play import Outcome
from viceregal.arena.referee import Fixture
from viceregal.arena.tournament import Processes
from viceregal.arena.workers import Part, Played, play_part
from viceregal.bots import registry

_AHEAD: Final = 2  # games given to each process before the first of them is asked for


def has_guests(plan: Plan) -> bool:
    """Does a bot play that is not our own?"""
    seats = [bot for seat, bot in enumerate(plan.bots) if seat not in plan.ruled()]
    return any([registry.is_guest(bot, plan.game) for bot in seats])


def play_apart(plan: Plan, parts: list[Part], workers: int) -> Iterator[Played]:
    """All parts, in their order, as `workers.play_parts` plays them."""
    crew = Processes(workers)
    try:
        outcomes = _outcomes(plan, crew)
        yield from (play_part(plan, part, lambda *_: next(outcomes)) for part in parts)
    finally:
        crew.dismiss()


def _outcomes(plan: Plan, crew: Processes) -> Iterator[Outcome]:
    begun: deque[Future[Result]] = deque()
    given = 0
    for _ in range(plan.games):
        while given < plan.games and len(begun) < _AHEAD * crew.size:
            begun.append(crew.begin(Fixture(plan.game, plan, given, plan.limit)))
            given += 1
        yield _outcome(begun.popleft().result())


def _outcome(result: Result) -> Outcome:
    return Outcome(result.winners, result.scores, result.moves, result.record, result.faulty, result.fault)
