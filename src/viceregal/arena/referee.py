"""A process that plays one game after the other. A bot that breaks down, hangs or cheats loses, and the rest goes on."""

from __future__ import annotations

from collections.abc import Callable
from ctypes import c_double, c_int
from dataclasses import dataclass, replace
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from time import monotonic, perf_counter
from typing import Any, Final

from viceregal.arena.complaints import TOURNAMENT_STOPPED, WORKER_ENDED
from viceregal.arena.ledger import Result
from viceregal.arena.plan import Plan
from viceregal.arena.play import ArenaError, Outcome, lost, play_match, specs_of
from viceregal.arena.workers import ctrl_c_ignored
from viceregal.core.errors import ViceregalError
from viceregal.core.records import NOBODY
from viceregal.games import game

_LOOK: Final = 0.2  # seconds between two looks at the clock of a thought
_GRACE: Final = 1.0  # seconds that a bot has to stop by itself, and to say in which line it was


@dataclass(frozen=True)
class Fixture:
    """A game to be played, and how long a bot may take for one decision."""

    match: str
    plan: Plan
    index: int
    seconds: float


class Referee:
    """Plays in a process of its own, which is killed when a bot takes too long, and started anew for the next game."""

    def __init__(self) -> None:
        self.process: SpawnProcess | None = None
        self.pipe: Connection | None = None
        self.dismissed = False
        context = get_context("spawn")
        self.since: Any = context.Value(c_double, 0.0, lock=False)  # when the thought began that is under way
        self.seat: Any = context.Value(c_int, NOBODY, lock=False)  # and whose it is

    def play(self, fixture: Fixture) -> Result:
        """What came of the game. ArenaError only for what no bot is to blame for."""
        pipe = self._started()
        began = perf_counter()
        try:
            pipe.send(fixture)
            while not pipe.poll(_LOOK):
                if self.dismissed:
                    raise ArenaError(TOURNAMENT_STOPPED)
                if self._thinks_too_long(fixture.seconds):
                    return self._hung(fixture, perf_counter() - began)
            answer = pipe.recv()
        except (EOFError, ConnectionError):
            return self._gone(fixture, perf_counter() - began)
        if isinstance(answer, ViceregalError):
            raise ArenaError(answer)
        assert isinstance(answer, Result)
        return answer

    def dismiss(self) -> None:
        self.dismissed = True
        self._end()

    def _started(self) -> Connection:
        if self.pipe is not None:
            return self.pipe
        context = get_context("spawn")
        self.seat.value = NOBODY
        self.pipe, theirs = context.Pipe()
        self.process = context.Process(target=_work, args=(theirs, self.since, self.seat), daemon=True)
        with ctrl_c_ignored():
            self.process.start()
        theirs.close()
        return self.pipe

    def _thinks_too_long(self, seconds: float) -> bool:
        thought = monotonic() - self.since.value
        return bool(seconds) and self.seat.value != NOBODY and bool(thought > seconds + _GRACE)

    def _hung(self, fixture: Fixture, seconds: float) -> Result:
        seat = int(self.seat.value)
        self._end()
        return self._lost(fixture, seat, f"took longer than {fixture.seconds:g} s for a decision", seconds)

    def _gone(self, fixture: Fixture, seconds: float) -> Result:
        """The process has died: of the bot that was thinking, if one was."""
        seat = int(self.seat.value)
        self._end()
        if self.dismissed or seat == NOBODY:
            raise ArenaError(WORKER_ENDED)
        return self._lost(fixture, seat, "ended the process that it thought in", seconds)

    def _lost(self, fixture: Fixture, seat: int, fault: str, seconds: float) -> Result:
        return result(fixture, lost(specs_of(fixture.plan, fixture.index), seat, fault), seconds)

    def _end(self) -> None:
        process, self.process = self.process, None
        pipe, self.pipe = self.pipe, None
        if process is not None:
            process.kill()
            process.join()
        if pipe is not None:
            pipe.close()


def result(fixture: Fixture, outcome: Outcome, seconds: float) -> Result:
    """What the ledger keeps of a game that was played."""
    plan, index = fixture.plan, fixture.index
    return Result(
        fixture.match,
        index,
        plan.seed,
        specs_of(plan, index),
        outcome.winners,
        outcome.scores,
        outcome.moves,
        round(seconds, 3),
        outcome.record,
        outcome.faulty,
        outcome.fault,
    )


def played(fixture: Fixture, on_thought: Callable[[int], None] | None = None) -> Result:
    """The game, played here and now."""
    began = perf_counter()
    plan = replace(fixture.plan, limit=fixture.seconds)
    outcome = play_match(game(plan.game), plan, fixture.index, on_thought)
    return result(fixture, outcome, perf_counter() - began)


def _work(pipe: Connection, since: Any, seat: Any) -> None:
    """What the process does until it is dismissed, or the pipe breaks because its parent is gone."""

    def on_thought(thinking: int) -> None:
        since.value = monotonic()
        seat.value = thinking

    try:
        while True:
            fixture: Fixture = pipe.recv()
            try:
                pipe.send(played(fixture, on_thought))
            except ViceregalError as error:
                pipe.send(error)
    except (EOFError, ConnectionError):
        return
