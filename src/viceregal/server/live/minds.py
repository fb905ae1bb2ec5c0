"""Where bots think: as many processes as the machine is given for it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, Final, TypeVar

from viceregal.bots.worker import Worker, WorkerDied
from viceregal.server.live.turns import Rank, Turn, Turns

T = TypeVar("T")
THINKING_LIMIT: Final = 60.0
MIN_WORKERS: Final = 2  # one of them is never for bots alone
ANYBODYS: Final = Turn()
CALLED_OFF_WITHIN: Final = 0.25  # seconds; a bot that takes longer to stop is not waited for


@dataclass
class ThinkingOn:
    """A bot that nobody has asked."""

    worker: Worker
    table: str
    over: asyncio.Event = field(default_factory=asyncio.Event)


class Minds:
    """Each process does one thing at a time; one that breaks down or hangs takes no other with it."""

    def __init__(self, workers: int, limit: float = THINKING_LIMIT) -> None:
        self.limit = limit
        self.workers = [Worker() for _ in range(max(MIN_WORKERS, workers))]
        self.turns = Turns(self.workers)
        self.thinks_on: ThinkingOn | None = None

    async def think(
        self,
        work: Callable[..., T],
        *values: Any,
        turn: Turn = ANYBODYS,
        is_wanted: Callable[[], bool] = lambda: True,
    ) -> T:
        """Have it done elsewhere, again if the process dies of it. The time in the queue is not thinking.

        NotWanted if `is_wanted` says so when its turn has come.
        """
        thinks_on = turn.rank == Rank.THINKING_ON
        if not thinks_on:
            await self._make_room(turn.table)
        worker = await self.turns.take(turn, is_wanted)
        started = time.monotonic()
        if thinks_on:
            self.thinks_on = ThinkingOn(worker, turn.table)
        try:
            try:
                return await asyncio.wait_for(worker.do(work, *values), self.limit)
            except WorkerDied:
                return await asyncio.wait_for(worker.do(work, *values), self.limit)
        finally:
            self.turns.give_back(worker, turn, time.monotonic() - started)
            if thinks_on and self.thinks_on is not None:
                self.thinks_on.over.set()
                self.thinks_on = None

    def call_off(self, table: str) -> None:
        """Who thinks on about this table ends it at once."""
        if self.thinks_on is not None and self.thinks_on.table == table:
            self.thinks_on.worker.call_off()

    async def _make_room(self, table: str) -> None:
        """Who only thinks on stops, whatever about. At its own table the bot answers where it has thought, some
        milliseconds later: there it remembers what it has found out."""
        on = self.thinks_on
        if on is None:
            return
        on.worker.call_off()
        if on.table == table:
            with suppress(TimeoutError):
                await asyncio.wait_for(on.over.wait(), CALLED_OFF_WITHIN)

    async def stop(self) -> None:
        self.turns.stop()
        await asyncio.gather(*[worker.stop() for worker in self.workers])
