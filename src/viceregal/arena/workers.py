"""Processes that play parts of a plan. They are started afresh, not forked, so it works alike on every system."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from threading import current_thread, main_thread

from viceregal.arena.complaints import WORKERS_ENDED
from viceregal.arena.plan import Plan
from viceregal.arena.play import ArenaError, Outcome, blamed, play, specs_of
from viceregal.arena.report import Tally
from viceregal.core.errors import ViceregalError


@dataclass(frozen=True)
class Part:
    """Games of a plan, from `first` up to but not including `end`."""

    first: int
    end: int


@dataclass(frozen=True)
class Played:
    """What came of a part: its counts and, if the plan asks for records or rows, the outcome of each game."""

    tally: Tally
    first: int
    outcomes: list[Outcome]


class WorkerError(ArenaError):
    """A process ended before it had done its part."""


def play_part(plan: Plan, part: Part, play: Callable[[Plan, int], Outcome] = play) -> Played:
    """The games of a part, counted; `play` plays the game of a number."""
    tally = Tally(plan.bots)
    outcomes = [play(plan, index) for index in range(part.first, part.end)]
    for index, outcome in enumerate(outcomes, start=part.first):
        if outcome.fault:
            tally.count_fault(index, blamed(specs_of(plan, index), outcome.faulty), outcome.fault)
    tally.count(outcomes, [plan.seated(game) for game in range(plan.games_on_a_deal)])
    return Played(tally, part.first, outcomes if plan.records or plan.rows else [])


def play_parts(plan: Plan, parts: list[Part], workers: int) -> Iterator[Played]:
    """All parts, in their order. Whatever happens, no process is left behind."""
    if workers == 1 or len(parts) == 1:
        yield from (play_part(plan, part) for part in parts)
        return
    crew = Crew(plan, min(workers, len(parts)))
    try:
        yield from crew.play(parts)
    finally:
        crew.dismiss()


class Crew:
    """The processes of one run, each at the other end of a pipe."""

    def __init__(self, plan: Plan, workers: int) -> None:
        context = get_context("spawn")
        self.processes: list[SpawnProcess] = []
        self.pipes: list[Connection] = []
        for _ in range(workers):
            ours, theirs = context.Pipe()
            process = context.Process(target=_work, args=(plan, theirs), daemon=True)
            with ctrl_c_ignored():
                process.start()
            theirs.close()
            self.processes.append(process)
            self.pipes.append(ours)

    def play(self, parts: list[Part]) -> Iterator[Played]:
        """Whoever is done gets the next part; what comes too early waits for its turn."""
        early: dict[int, Played] = {}
        at_work: dict[Connection, int] = {}
        given = yielded = 0
        for pipe in self.pipes:
            _send(pipe, parts[given])
            at_work[pipe] = given
            given += 1
        while yielded < len(parts):
            for ready in wait(list(at_work)):
                assert isinstance(ready, Connection)
                early[at_work.pop(ready)] = _receive(ready)
                if given < len(parts):
                    _send(ready, parts[given])
                    at_work[ready] = given
                    given += 1
            while yielded in early:
                yield early.pop(yielded)
                yielded += 1

    def dismiss(self) -> None:
        for process, pipe in zip(self.processes, self.pipes, strict=True):
            process.terminate()
            process.join()
            pipe.close()


@contextmanager
def ctrl_c_ignored() -> Iterator[None]:
    """A process started in here ignores Ctrl-C, from its first moment: its parent ends it."""
    if current_thread() is not main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def _send(pipe: Connection, part: Part) -> None:
    try:
        pipe.send(part)
    except ConnectionError:
        raise WorkerError(WORKERS_ENDED) from None


def _receive(pipe: Connection) -> Played:
    try:
        answer = pipe.recv()
    except (EOFError, ConnectionError):
        raise WorkerError(WORKERS_ENDED) from None
    if isinstance(answer, ViceregalError):
        raise ArenaError(answer)
    assert isinstance(answer, Played)
    return answer


def _work(plan: Plan, pipe: Connection) -> None:
    """What a process does until it is dismissed, or the pipe breaks because its parent is gone."""
    try:
        while True:
            part: Part = pipe.recv()
            try:
                pipe.send(play_part(plan, part))
            except ViceregalError as error:
                pipe.send(error)
    except (EOFError, ConnectionError):
        return
