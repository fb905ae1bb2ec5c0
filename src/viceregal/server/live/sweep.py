"""What happens by itself: clocks that run out, bots that nobody asks, tables that nobody wants in memory any more."""

from __future__ import annotations

import structlog

from viceregal.server.live.bots import Bots
from viceregal.server.live.rooms import Rooms
from viceregal.server.live.tidying import Tidying
from viceregal.server.live.watch import Watch
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
        self.tidying = tidying
        self.watch = Watch(self._sweep)
        self.started = 0.0
        self.is_first = alone

    def start(self) -> None:
        self.started = self.rooms.timeline.now()
        self.watch.start()

    async def stop(self) -> None:
        await self.watch.stop()

    async def _sweep(self) -> float:
        timeline = self.rooms.timeline
        now = timeline.now()
        try:
            if self.is_first:
                await self._ask_bots(float("inf"), MAX_AT_START)
                self.is_first = False
            else:
                await self._ask_bots(now, MAX_AT_ONCE)
            if now > self.started + self.start_grace:
                await self._end_times(now)
            self.rooms.forget_idle()
            await self.tidying.tidy_if_due()
            if timeline.is_due():
                await self.rooms.store.note_time(*timeline.note())
        except Exception as error:  # the storage may be away for a while: the next sweep tries again
            log.warning("sweep_failed", error=type(error).__name__)
        return SWEEP_SECONDS

    async def _ask_bots(self, before: float, most: int) -> None:
        for table_id in await self.rooms.store.due("bot_due", before, most):
            self.bots.wake(table_id)

    async def _end_times(self, now: float) -> None:
        for table_id in await self.rooms.store.due("deadline", now):
            try:
                await self.rooms.do(table_id, ANYBODY, time_out)
            except Exception as error:  # one table keeps nobody from the others
                log.warning("time_out_failed", table=table_id[:6], error=type(error).__name__)
