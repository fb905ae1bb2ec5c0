"""Where bots think: as many processes as the machine is given for it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, TypeVar

from viceregal.bots.worker import Worker, WorkerDied

T = TypeVar("T")
THINKING_LIMIT = 60.0


class Minds:
    """Each process does one thing at a time; one that breaks down or hangs takes no other with it."""

    def __init__(self, workers: int, limit: float = THINKING_LIMIT) -> None:
        self.limit = limit
        self.workers = [Worker() for _ in range(workers)]
        self.free: asyncio.LifoQueue[Worker] = asyncio.LifoQueue()  # who has just worked is warm
        for worker in self.workers:
            self.free.put_nowait(worker)

    async def think(self, work: Callable[..., T], *values: Any) -> T:
        """Have it done elsewhere; by another process, if the first one dies of it. The time in the queue is not thinking."""
        worker = await self.free.get()
        try:
            try:
                return await asyncio.wait_for(worker.do(work, *values), self.limit)
            except WorkerDied:
                return await asyncio.wait_for(worker.do(work, *values), self.limit)
        finally:
            self.free.put_nowait(worker)

    async def stop(self) -> None:
        await asyncio.gather(*[worker.stop() for worker in self.workers])
