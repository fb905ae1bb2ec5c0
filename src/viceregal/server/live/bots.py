"""Bots at tables: asked when it is their turn, in processes of their own, again after a restart."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass

import structlog

from viceregal.bots import thinking
from viceregal.bots.thinking import Task, frugal
from viceregal.daily import luck_of_bot
from viceregal.server.live.minds import Minds
from viceregal.server.live.rooms import Rooms
from viceregal.server.live.turns import NotWanted, Rank, Turn
from viceregal.server.metrics import BOT_FAILURES, BOT_SECONDS
from viceregal.server.problem import Problem
from viceregal.server.storage.store import StorageAway
from viceregal.server.tables.actor import ANYBODY
from viceregal.server.tables.commands import Commands
from viceregal.server.tables.luck import seed_of
from viceregal.server.tables.table import Table

log = structlog.get_logger("bots")


def task_for(table: Table, seat: int, level: str) -> Task:
    """What a bot is asked in the place of a seat. At tables with a seed the answer follows from the question alone."""
    match, seed = table.match, seed_of(table.settings)
    assert match is not None
    bot, legal = frugal(level, match.game.key), tuple(match.legal(seat))
    if seed is None:
        return Task(match.game.key, bot, match.view(seat), legal, f"{table.id}-{seat}")
    asked_at = table.decided_before(seat)  # the table as it was when it was asked, whoever has answered since
    view = match.game.view(match.state_before(asked_at), seat)
    return Task(match.game.key, bot, view, legal, "", luck_of_bot(seed, asked_at, seat))


def turn_of(table: Table, is_watched: bool) -> Turn:
    """Where people play, their bots are theirs; bots alone think for whoever has put them there."""
    holders = [place.player for place in table.places if place.player is not None]
    owner = holders[0] if holders else table.settings.get("maker") or ""  # earlier tables do not say
    if table.people:
        return Turn(Rank.PEOPLE, owner, table.id)
    return Turn(Rank.WATCHED if is_watched else Rank.ALONE, owner, table.id)


def still_asks(table: Table, seat: int, number: int) -> bool:
    asked = table.questions.get(seat)
    return asked is not None and asked.number == number and bool(table.places[seat].level)


def is_instant(task: Task) -> bool:
    """Whether the answer is known sooner than another process could be asked."""
    return len(task.legal) == 1 or thinking.is_instant(task.bot, task.game_key)


@dataclass(frozen=True)
class Thought:
    """What a bot is thinking about: the seat and number of a question, and the task that waits for the answer."""

    question: tuple[int, int]
    choice: asyncio.Task[str]


class Bots:
    """Sees to it that every bot that is asked answers."""

    def __init__(self, rooms: Rooms, minds: Minds) -> None:
        self.rooms = rooms
        self.minds = minds
        self.driving: dict[str, asyncio.Task[None]] = {}
        self.thinking: dict[str, Thought] = {}
        self.stopping = False

    def look_at(self, table: Table) -> None:
        thought = self.thinking.get(table.id)
        if thought is not None and not still_asks(table, *thought.question):
            thought.choice.cancel()  # taken back, given up, or the holder has come back: nobody wants to know
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
        async with self.rooms.reading(table_id, fresh=False) as (room, table):
            if not table.bots_asked:
                return False
            seat = table.bots_asked[0]
            number = table.questions[seat].number
            task = task_for(table, seat, table.places[seat].level)
            turn = turn_of(table, bool(room.audience.listeners))
        if is_instant(task):  # nothing happens at the table meanwhile
            action = self._chosen_at_once(task)
        else:
            try:
                action = await self._think(table_id, (seat, number), task, turn)
            except NotWanted:
                return True  # perhaps another question

        def answer(commands: Commands) -> bool:
            if still_asks(commands.table, seat, number):  # nobody was first, or has come back
                commands.decide(seat, number, action)
            return bool(commands.table.bots_asked)

        return await self.rooms.do(table_id, ANYBODY, answer)

    async def _think(self, table_id: str, question: tuple[int, int], task: Task, turn: Turn) -> str:
        """NotWanted if the question goes away meanwhile."""

        def is_wanted() -> bool:
            room = self.rooms.rooms.get(table_id)
            return room is None or room.table is None or still_asks(room.table, *question)

        choice = asyncio.create_task(self._choose(task, turn, is_wanted))
        self.thinking[table_id] = Thought(question, choice)
        try:
            return await choice
        except asyncio.CancelledError:
            asking = asyncio.current_task()
            choice.cancel()
            if asking is None or asking.cancelling():
                raise
            raise NotWanted from None
        finally:
            del self.thinking[table_id]

    def _chosen_at_once(self, task: Task) -> str:
        started = time.perf_counter()
        try:
            return task.legal[0] if len(task.legal) == 1 else thinking.choose(task)
        except Exception as error:
            return _instead(task, error)
        finally:
            BOT_SECONDS.observe(time.perf_counter() - started)

    async def _choose(self, task: Task, turn: Turn, is_wanted: Callable[[], bool]) -> str:
        started = time.perf_counter()
        try:
            action = await self.minds.think(thinking.choose, task, turn=turn, is_wanted=is_wanted)
            if action not in task.legal:
                raise ValueError("the bot's answer is not legal")
            return action
        except NotWanted:
            raise
        except Exception as error:
            return _instead(task, error)
        finally:
            BOT_SECONDS.observe(time.perf_counter() - started)

    async def stop(self) -> None:
        self.stopping = True
        tasks = list(self.driving.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.minds.stop()


def _instead(task: Task, error: Exception) -> str:
    """The table goes on without a bot that has broken down."""
    BOT_FAILURES.inc()
    log.error("bot_failed", game=task.game_key, bot=task.bot, error=type(error).__name__)
    return thinking.choose_at_random(task)
