"""Where bots think: as many processes as the machine is given for it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any, Final, TypeVar

from viceregal.bots.worker import Worker, WorkerDied
from viceregal.server.live.turns import Turn, Turns

T = TypeVar("T")
THINKING_LIMIT: Final = 60.0
MIN_WORKERS: Final = 2  # one of them is never for bots alone
ANYBODYS: Final = Turn()


class Minds:
    """Each process does one thing at a time; one that breaks down or hangs takes no other with it."""

    def __init__(self, workers: int, limit: float = THINKING_LIMIT) -> None:
        self.limit = limit
        self.workers = [Worker() for _ in range(max(MIN_WORKERS, workers))]
        self.turns = Turns(self.workers)

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
        worker = await self.turns.take(turn, is_wanted)
        started = time.monotonic()
        try:
            try:
                return await asyncio.wait_for(worker.do(work, *values), self.limit)
            except WorkerDied:
                return await asyncio.wait_for(worker.do(work, *values), self.limit)
        finally:
            self.turns.give_back(worker, turn, time.monotonic() - started)

    async def stop(self) -> None:
        self.turns.stop()
        await asyncio.gather(*[worker.stop() for worker in self.workers])
