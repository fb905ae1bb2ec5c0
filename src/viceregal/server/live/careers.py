"""What came of a game is kept when it ends; what ended before, or while a process died, is made up for."""

from __future__ import annotations

import asyncio
import time
from typing import Any, Final

import structlog

from viceregal.career.played import Played
from viceregal.server.live.rooms import Rooms
from viceregal.server.live.watch import Watch
from viceregal.server.storage.careers import CareerShelf
from viceregal.server.tables.result import result_of
from viceregal.server.tables.table import Table

log = structlog.get_logger("careers")
LOOK_SECONDS: Final = 600.0
MAX_AT_ONCE: Final = 50  # tables that are made up for between two looks
PAUSE: Final = 0.05  # between two of them: nobody waits for a move because of it
MAX_SEEN: Final = 10_000
TRIES: Final = 3
BETWEEN_TRIES: Final = 1.0


class Careers:
    def __init__(self, shelf: CareerShelf, rooms: Rooms) -> None:
        self.shelf = shelf
        self.rooms = rooms
        self.seen: set[str] = set()  # tables that this process has kept, or is about to: talk goes on there
        self.tasks: set[asyncio.Task[Any]] = set()
        self.watch = Watch(self._look)

    def look_at(self, table: Table) -> None:
        """Told of each change at a table."""
        if table.phase != "over" or table.id in self.seen:
            return
        if len(self.seen) > MAX_SEEN:
            self.seen.clear()  # to keep one a second time changes nothing
        self.seen.add(table.id)
        task = asyncio.create_task(self._keep(result_of(table)))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def _keep(self, played: Played) -> None:
        """What cannot be stored now is found again later."""
        for attempt in range(TRIES):
            try:
                await self.shelf.keep(played)
                return
            except Exception as error:
                log.warning("keep_failed", table=played.id[:6], cause=type(error).__name__)
                await asyncio.sleep(BETWEEN_TRIES * (attempt + 1))
        self.seen.discard(played.id)

    async def settle(self) -> None:
        """Wait until all that is over is kept."""
        while self.tasks:
            await asyncio.gather(*self.tasks, return_exceptions=True)

    # What is missing --------------------------------------------------------------------------------------------

    def start(self) -> None:
        self.watch.start()

    async def stop(self) -> None:
        await self.watch.stop()
        await self.settle()

    async def _look(self) -> float:
        try:
            if await self.make_up():
                return 0.0
        except Exception as error:  # the storage may be away for a while
            log.warning("look_failed", cause=type(error).__name__)
        return LOOK_SECONDS

    async def make_up(self) -> int:
        """Keep some of what is missing; how many there were."""
        missing = await self.shelf.not_kept(MAX_AT_ONCE)
        for table_id in missing:
            if self.watch.ending.is_set():
                break
            await self._make_up_for(table_id)
            await asyncio.sleep(PAUSE)
        return len(missing)

    async def _make_up_for(self, table_id: str) -> None:
        try:
            async with self.rooms.reading(table_id) as (_, table):
                played = result_of(table)
        except Exception as error:  # one that cannot be read keeps nobody from the others
            log.warning("unreadable", table=table_id[:6], cause=type(error).__name__)
            played = Played(table_id, "", "", {}, time.time(), "rules", ())
        await self.shelf.keep(played)
