"""The tables that this process has in hand: read from the log when first asked for, forgotten when nobody comes any more."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Iterable
from contextlib import asynccontextmanager
from typing import Any, TypeVar

import structlog

from viceregal.server.credentials import new_id
from viceregal.server.live.audience import Audience
from viceregal.server.live.timeline import Timeline
from viceregal.server.metrics import COMMAND_SECONDS, CONFLICTS, ENTRIES, TABLES
from viceregal.server.problem import Problem
from viceregal.server.settings import PATIENCE, Patience
from viceregal.server.storage.store import Conflict, StorageAway, Store, append_of
from viceregal.server.tables.actor import Actor
from viceregal.server.tables.commands import Commands
from viceregal.server.tables.entries import Entry
from viceregal.server.tables.summary import without_result
from viceregal.server.tables.table import Table

log = structlog.get_logger("rooms")
T = TypeVar("T")
Command = Callable[[Commands], T]
MAX_TRIES = 8
IDLE_SECONDS = 300.0
UNREADABLE_SECONDS = 86400.0
IDLE_SECONDS_WHEN_OVER = 30.0


class Room:
    """A table and those who listen to it. Whoever looks at the table or changes it holds the lock."""

    def __init__(self, table_id: str) -> None:
        self.id = table_id
        self.table: Table | None = None
        self.lock = asyncio.Lock()
        self.audience = Audience()
        self.used_at = time.monotonic()


class Rooms:
    def __init__(
        self,
        store: Store,
        patience: Patience = PATIENCE,
        timeline: Timeline | None = None,
    ) -> None:
        self.store = store
        self.patience = patience
        self.timeline = timeline or Timeline()
        self.rooms: dict[str, Room] = {}
        self.changed: list[Callable[[Table], None]] = []  # told after each change that this process has made
        self.running: set[asyncio.Task[Any]] = set()

    def room(self, table_id: str) -> Room:
        room = self.rooms.get(table_id)
        if room is None:
            room = self.rooms[table_id] = Room(table_id)
            TABLES.set(len(self.rooms))
        room.used_at = time.monotonic()
        return room

    def forget_idle(self) -> None:
        """Tables that nobody listens to and nobody has asked for in a while take no memory."""
        now = time.monotonic()
        for room in list(self.rooms.values()):
            over = room.table is not None and room.table.phase == "over"
            patience = IDLE_SECONDS_WHEN_OVER if over else IDLE_SECONDS
            if now - room.used_at > patience and not room.audience.listeners and not room.lock.locked():
                del self.rooms[room.id]
        TABLES.set(len(self.rooms))

    # Reading ----------------------------------------------------------------------------------------------------

    @asynccontextmanager
    async def reading(self, table_id: str, fresh: bool = True) -> AsyncIterator[tuple[Room, Table]]:
        """The table as it is stored; if not `fresh`, other processes may have written a moment ago."""
        room = self.room(table_id)
        async with room.lock:
            yield room, room.table if room.table is not None and not fresh else await self._catch_up(room)

    async def look(self, table_id: str, actor: Actor, look: Command[T]) -> T:
        """What somebody may ask of a table by the rules for commands, though nothing is done."""
        async with self.reading(table_id) as (_, table):
            return look(Commands(table, actor, self.timeline.now()))

    async def catch_up(self, table_id: str) -> None:
        """Somebody else has written: read on, and tell those who listen here."""
        room = self.rooms.get(table_id)
        if room is not None and room.table is not None:
            async with room.lock:
                await self._catch_up(room)

    async def _catch_up(self, room: Room) -> Table:
        table = room.table
        if table is None:
            table = Table(room.id)
        new = await self._stored(room.id, table.seq)
        if table.seq == 0 and not new:
            self.rooms.pop(room.id, None)
            raise Problem(404, "unknown", "there is no such table")
        first, room.table = room.table is None, None  # if it cannot be read on, it is no good as it is either
        try:
            for entry in new:
                table.read(entry)
        except Exception:
            await self._put_off(room.id)
            raise
        if table.frozen and table.kept_outcome is None:
            await self._keep_frozen(table)
        room.table = table
        if new and not first:
            room.audience.tell(table, new[0].seq - 1, self.timeline.now())
        return table

    async def _keep_frozen(self, table: Table) -> None:
        """Its points are known from when the rules were here; sweeps need not ask for it every second."""
        log.warning("rules_are_gone", table=table.id[:6], version=table.settings.get("version"))
        await self._put_off(table.id)
        stored = await self.store.summary(table.id)
        if stored is not None:
            points = stored.so_far or [0] * len(table.places)
            table.kept_outcome = stored.outcome or without_result("rules", points)

    async def _put_off(self, table_id: str) -> None:
        """A table of other rules is asked for again tomorrow: perhaps by a server that has them."""
        now = self.timeline.now()
        try:
            await self.store.put_off(table_id, now, now + UNREADABLE_SECONDS)
        except Exception as error:
            self.store.note_error(error)
            raise StorageAway(error) from error

    async def _stored(self, table_id: str, after: int) -> list[Entry]:
        try:
            return await self.store.entries(table_id, after)
        except Exception as error:
            self.store.note_error(error)
            raise StorageAway(error) from error

    # Doing ------------------------------------------------------------------------------------------------------

    async def do(self, table_id: str, actor: Actor, command: Command[T]) -> T:
        """Carry out a command and store it; whoever asked may go away in between, the command is finished."""
        return await self._finish(self._do(self.room(table_id), actor, command))

    async def _finish(self, work: Coroutine[Any, Any, T]) -> T:
        task = asyncio.ensure_future(work)
        self.running.add(task)
        task.add_done_callback(self.running.discard)
        return await asyncio.shield(task)

    async def _do(self, room: Room, actor: Actor, command: Command[T]) -> T:
        started = time.perf_counter()
        async with room.lock:
            for _ in range(MAX_TRIES):
                table = room.table if room.table is not None else await self._catch_up(room)
                here, _ = room.audience.present(table)
                commands = self._commands(table, actor, here)
                try:
                    result = _carried_out(room, commands, command)
                except Problem:
                    if await self._is_behind(room):
                        continue
                    raise
                if not commands.new:
                    return result
                if await self._store(room, commands):
                    room.audience.dismiss_old_keys(commands.seat_tokens)
                    self._tell(room, commands.new)
                    COMMAND_SECONDS.observe(time.perf_counter() - started)
                    return result
        raise Problem(503, "busy", "too many want to write at this table at once")

    def _commands(self, table: Table, actor: Actor, here: Iterable[int] = ()) -> Commands:
        return Commands(table, actor, self.timeline.now(), here, self.patience, time.time())

    async def _is_behind(self, room: Room) -> bool:
        """Before somebody is refused: perhaps another process has written what this one does not know yet."""
        known = room.table.seq if room.table is not None else 0
        return (await self._catch_up(room)).seq > known > 0

    async def _store(self, room: Room, commands: Commands) -> bool:
        """False if another process was first: then the table here is no good and has been read anew."""
        try:
            await self.store.append(append_of(commands.table, commands.new, commands.seat_tokens))
        except Conflict:
            CONFLICTS.inc()
            await self._read_anew(room, commands.new[0].seq - 1)
            return False
        except BaseException:
            room.table = None  # it may be stored or not: the log knows
            raise
        return True

    async def _read_anew(self, room: Room, known: int) -> None:
        room.table = None
        table = await self._catch_up(room)
        if table.seq > known:
            room.audience.tell(table, known, self.timeline.now())

    def _tell(self, room: Room, new: list[Entry]) -> None:
        assert room.table is not None
        for entry in new:
            ENTRIES.labels(entry.kind).inc()
        room.audience.tell(room.table, new[0].seq - 1, self.timeline.now())
        for notice in self.changed:
            notice(room.table)

    async def create(
        self,
        actor: Actor,
        command: Command[None],
        rematch_of: str | None = None,
        table_id: str | None = None,
    ) -> Table:
        """A new table. Conflict if it is a rematch and there is one already, or if there is one of this id."""
        return await self._finish(self._create(actor, command, rematch_of, table_id or new_id()))

    async def _create(
        self, actor: Actor, command: Command[None], rematch_of: str | None, table_id: str
    ) -> Table:
        room = self.room(table_id)
        async with room.lock:
            table = Table(room.id)
            commands = self._commands(table, actor)
            try:
                command(commands)
                await self.store.append(append_of(table, commands.new, commands.seat_tokens, rematch_of))
            except BaseException:
                self.rooms.pop(room.id, None)
                raise
            room.table = table
            self._tell(room, commands.new)
        return table

    async def stop(self) -> None:
        """Let what has begun be finished."""
        while self.running:
            await asyncio.gather(*self.running, return_exceptions=True)


def _carried_out(room: Room, commands: Commands, command: Command[T]) -> T:
    try:
        return command(commands)
    except Problem:
        if commands.new:  # it broke off in the middle: what is in memory is no good
            room.table = None
        raise
    except BaseException:  # a mistake of ours, who knows where
        room.table = None
        raise
