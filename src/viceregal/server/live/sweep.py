"""What happens by itself: clocks that run out, bots that nobody asks, tables that nobody wants in memory any more."""

from __future__ import annotations

import asyncio

import structlog

from viceregal.server.live.bots import Bots
from viceregal.server.live.rooms import Rooms
from viceregal.server.live.tidying import Tidying
from viceregal.server.storage.store import MAX_AT_ONCE
from viceregal.server.tables.actor import ANYBODY
from viceregal.server.tables.ending import time_out

SWEEP_SECONDS = 1.0
MAX_AT_START = 1_000_000
log = structlog.get_logger("sweep")


class Sweep:
    def __init__(self, rooms: Rooms, bots: Bots, alone: bool, start_grace: float, tidying: Tidying) -> None:
        """`alone`: no other process serves these tables, so bots that were asked before are asked at once."""
        self.start_grace = start_grace
        self.rooms = rooms
        self.bots = bots
        self.alone = alone
        self.tidying = tidying
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self.task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)

    async def _run(self) -> None:
        timeline = self.rooms.timeline
        started = timeline.now()
        first = self.alone
        while True:
            now = timeline.now()
            try:
                await self._ask_bots(float("inf") if first else now, MAX_AT_START if first else MAX_AT_ONCE)
                first = False
                if now > started + self.start_grace:
                    await self._end_times(now)
                self.rooms.forget_idle()
                await self.tidying.tidy_if_due()
                if timeline.is_due():
                    await self.rooms.store.note_time(*timeline.note())
            except Exception as error:  # the storage may be away for a while: the next sweep tries again
                log.warning("sweep_failed", error=type(error).__name__)
            await asyncio.sleep(SWEEP_SECONDS)

    async def _ask_bots(self, before: float, most: int) -> None:
        for table_id in await self.rooms.store.due("bot_due", before, most):
            self.bots.wake(table_id)

    async def _end_times(self, now: float) -> None:
        for table_id in await self.rooms.store.due("deadline", now):
            try:
                await self.rooms.do(table_id, ANYBODY, time_out)
            except Exception as error:  # one table keeps nobody from the others
                log.warning("time_out_failed", table=table_id[:6], error=type(error).__name__)
