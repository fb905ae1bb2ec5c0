"""What is done again and again until the server stops."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final

STOP_SECONDS: Final = 10.0  # longer than any step takes while the storage answers


class Watch:
    """Takes a step, which says in how many seconds the next one is due, in a task of its own."""

    def __init__(self, step: Callable[[], Awaitable[float]]) -> None:
        self.step = step
        self.ending = asyncio.Event()
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self.task = asyncio.create_task(self.run())

    async def run(self) -> None:
        while not self.ending.is_set():
            seconds = await self.step()
            with suppress(TimeoutError):
                async with asyncio.timeout(seconds):
                    await self.ending.wait()

    async def stop(self) -> None:
        """The step under way is taken to its end: cut off in the middle of a question to the storage, it would leave a
        connection behind that answers when nobody is there any more. Only if the storage is silent it is cut off."""
        self.ending.set()
        if self.task is not None:
            await asyncio.wait({self.task}, timeout=STOP_SECONDS)
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)
