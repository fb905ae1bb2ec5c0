"""Bots at tables: asked when it is their turn, in processes of their own, again after a restart."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Any, TypeVar

import structlog

from viceregal.server.live import thinking
from viceregal.server.live.rooms import Rooms
from viceregal.server.live.thinking import Task
from viceregal.server.metrics import BOT_FAILURES, BOT_SECONDS
from viceregal.server.problem import Problem
from viceregal.server.storage.store import StorageAway
from viceregal.server.tables.actor import ANYBODY
from viceregal.server.tables.commands import Commands
from viceregal.server.tables.luck import bot_seed, bot_view
from viceregal.server.tables.table import Table

T = TypeVar("T")
THINKING_LIMIT = 60.0
log = structlog.get_logger("bots")


class Minds:
    """The processes in which bots think."""

    def __init__(self, workers: int, limit: float = THINKING_LIMIT) -> None:
        self.limit = limit
        self.workers = workers
        self.free = asyncio.Semaphore(workers)  # the time in the queue is not counted as thinking
        self.pool = self._new_pool()

    def _new_pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self.workers, mp_context=get_context("spawn"), initializer=thinking.begin)

    async def think(self, work: Callable[..., T], *values: Any) -> T:
        """Have it done elsewhere. Who thought beside one that broke down or was too slow thinks again."""
        async with self.free:
            for again in (True, False):
                pool = self.pool
                try:
                    return await self._think(pool, work, *values)
                except BrokenProcessPool:
                    if not again:
                        raise
        raise AssertionError("the second time it is answered or raised")

    async def _think(self, pool: ProcessPoolExecutor, work: Callable[..., T], *values: Any) -> T:
        """When a process dies or does not come to an end, all are started anew."""
        loop = asyncio.get_running_loop()
        try:
            return await asyncio.wait_for(loop.run_in_executor(pool, work, *values), self.limit)
        except (BrokenProcessPool, TimeoutError):
            if pool is self.pool:
                self.pool = self._new_pool()
                _kill(pool)
            raise

    async def stop(self) -> None:
        _kill(self.pool)
        await asyncio.to_thread(self.pool.shutdown)


def _kill(pool: ProcessPoolExecutor) -> None:
    processes = list((pool._processes or {}).values())  # a bot that hangs does not hear anything gentler
    pool.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        process.kill()


def task_for(table: Table, seat: int, level: str) -> Task:
    match = table.match
    assert match is not None
    player, legal = f"{table.id}-{seat}", tuple(match.legal(seat))
    return Task(match.game.key, level, player, bot_view(table, seat), legal, bot_seed(table, seat))


class Bots:
    """Sees to it that every bot that is asked answers."""

    def __init__(self, rooms: Rooms, minds: Minds) -> None:
        self.rooms = rooms
        self.minds = minds
        self.driving: dict[str, asyncio.Task[None]] = {}
        self.stopping = False

    def look_at(self, table: Table) -> None:
        if table.bots_asked:
            self.wake(table.id)

    def wake(self, table_id: str) -> None:
        if table_id not in self.driving and not self.stopping:
            task = asyncio.create_task(self._drive(table_id))
            self.driving[table_id] = task
            task.add_done_callback(lambda _: self._driven(table_id))

    def _driven(self, table_id: str) -> None:
        """Perhaps a bot was asked again while this was ending."""
        self.driving.pop(table_id, None)
        room = self.rooms.rooms.get(table_id)
        if room is not None and room.table is not None and not room.lock.locked() and room.table.bots_asked:
            self.wake(table_id)

    async def _drive(self, table_id: str) -> None:
        try:
            while await self._answer_one(table_id):
                pass
        except (Problem, StorageAway) as error:  # the sweep comes back to it
            log.warning("bot_waits", table=table_id[:6], error=type(error).__name__)
            await asyncio.sleep(1.0)

    async def _answer_one(self, table_id: str) -> bool:
        async with self.rooms.reading(table_id, fresh=False) as (_, table):
            if not table.bots_asked:
                return False
            seat = table.bots_asked[0]
            number = table.questions[seat].number
            task = task_for(table, seat, table.places[seat].level)
        action = await self._choose(task)

        def answer(commands: Commands) -> None:
            asked = commands.table.questions.get(seat)
            if asked is None or asked.number != number or not commands.table.places[seat].level:
                return  # somebody was first, or has come back
            commands.decide(seat, number, action)

        await self.rooms.do(table_id, ANYBODY, answer)
        return True

    async def _choose(self, task: Task) -> str:
        started = time.perf_counter()
        if len(task.legal) == 1:
            return task.legal[0]
        try:
            action = await self.minds.think(thinking.choose, task)
            if action not in task.legal:
                raise ValueError("the bot's answer is not legal")
            return action
        except Exception as error:
            BOT_FAILURES.inc()
            log.error("bot_failed", game=task.game_key, level=task.level, error=type(error).__name__)
            return thinking.choose_at_random(task)
        finally:
            BOT_SECONDS.observe(time.perf_counter() - started)

    async def stop(self) -> None:
        self.stopping = True
        tasks = list(self.driving.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.minds.stop()
