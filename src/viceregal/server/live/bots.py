"""Bots at tables: asked when it is their turn, in processes of their own, again after a restart."""

from __future__ import annotations

import asyncio
import time

import structlog

from viceregal.bots import thinking
from viceregal.bots.thinking import Task, frugal
from viceregal.server.live.minds import Minds
from viceregal.server.live.rooms import Rooms
from viceregal.server.metrics import BOT_FAILURES, BOT_SECONDS
from viceregal.server.problem import Problem
from viceregal.server.storage.store import StorageAway
from viceregal.server.tables.actor import ANYBODY
from viceregal.server.tables.commands import Commands
from viceregal.server.tables.luck import seed_of
from viceregal.server.tables.table import Table

log = structlog.get_logger("bots")


def task_for(table: Table, seat: int, level: str) -> Task:
    """What a bot is asked in the place of a seat. At tables of tests the answer follows from the question alone."""
    match, seed = table.match, seed_of(table.settings)
    assert match is not None
    bot, legal = frugal(level, match.game.key), tuple(match.legal(seat))
    if seed is None:
        return Task(match.game.key, bot, match.view(seat), legal, f"{table.id}-{seat}")
    asked_at = table.decided_before(seat)  # the table as it was when it was asked, whoever has answered since
    view = match.game.view(match.state_before(asked_at), seat)
    return Task(match.game.key, bot, view, legal, "", f"{seed}-{asked_at}-{seat}")


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
            log.error("bot_failed", game=task.game_key, bot=task.bot, error=type(error).__name__)
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
