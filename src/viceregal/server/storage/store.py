"""Reading and writing tables. Appends of all tables that wait at a moment are committed together."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, nullcontext
from dataclasses import dataclass, field
from typing import Any

import structlog
from sqlalchemy import Connection, bindparam, func, insert, select, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from viceregal.server.metrics import COMMIT_SECONDS, COMMITS
from viceregal.server.storage import schema
from viceregal.server.storage.database import connect_writer
from viceregal.server.tables.entries import Entry
from viceregal.server.tables.summary import Summary, summary_from_row, summary_of
from viceregal.server.tables.table import Table

MOST_AT_ONCE = 500
BOT_PATIENCE = 20.0  # a bot that has not answered after so long is asked again, by whoever notices

log = structlog.get_logger("store")

_MOVE_ON = update(schema.tables).where(schema.tables.c.id == bindparam("of"))


class Conflict(Exception):
    """Another process was first: read on, and think again."""


class StorageAway(Exception):
    """The storage does not answer. Whether the last append is stored is known when it does again."""


@dataclass
class Append:
    """New entries of a table, and what else changes with them."""

    table_id: str
    entries: list[Entry]
    summary: dict[str, Any]
    seat_changes: dict[int, dict[str, Any]] = field(default_factory=dict)
    creates: bool = False
    done: asyncio.Future[None] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


def append_of(
    table: Table, new: list[Entry], seat_tokens: Mapping[int, str | None], rematch_of: str | None = None
) -> Append:
    summary = {
        "phase": table.phase,
        "seq": table.seq,
        "updated_at": table.updated_at,
        "deadline": table.deadline() if table.phase == "playing" else None,
        "bot_due": table.updated_at + BOT_PATIENCE if table.bots_asked else None,
        "card": summary_of(table).to_plain(),
    }
    creates = new[0].kind == "created"
    changed = range(len(table.places)) if creates else seat_tokens
    seat_changes = {
        seat: {"player_id": table.places[seat].player, "token": seat_tokens.get(seat)} for seat in changed
    }
    if creates:
        summary |= {
            "game": table.settings["game"],
            "public": table.settings["public"],
            "created_at": table.created_at,
            "rematch_of": rematch_of,
        }
    return Append(table.id, new, summary, seat_changes, creates)


class Store:
    """One process's access to the storage. A single writer keeps SQLite from quarrelling with itself."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.queue: asyncio.Queue[Append] = asyncio.Queue()
        self.writer: asyncio.Task[None] | None = None
        # SQLite lets one connection write; who finds it taken sleeps and tries again, which takes far longer than a queue.
        self.one_at_a_time: asyncio.Lock | None = asyncio.Lock() if engine.dialect.name == "sqlite" else None

        self.file = connect_writer(engine)
        self.thread = ThreadPoolExecutor(1)

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[AsyncConnection]:
        """Everything that writes goes through here."""
        async with self.one_at_a_time or nullcontext(), self.engine.begin() as connection:
            yield connection

    def start(self) -> None:
        self.writer = asyncio.create_task(self._write())

    async def stop(self) -> None:
        await self.queue.join()
        if self.writer is not None:
            self.writer.cancel()
            await asyncio.gather(self.writer, return_exceptions=True)
        self.thread.shutdown()
        if self.file is not None:
            self.file.dispose()
        await self.engine.dispose()

    # Writing ----------------------------------------------------------------------------------------------------

    async def append(self, append: Append) -> None:
        """When this returns, the entries are stored. Conflict if somebody else wrote first."""
        self.queue.put_nowait(append)
        await append.done

    async def _write(self) -> None:
        while True:
            batch = [await self.queue.get()]
            while len(batch) < MOST_AT_ONCE and not self.queue.empty():
                batch.append(self.queue.get_nowait())
            # One order for all processes: two of them never wait for each other in a ring.
            batch.sort(key=lambda append: append.table_id)
            await self._commit_or_split(batch)
            for _ in batch:
                self.queue.task_done()

    async def _commit_or_split(self, batch: list[Append]) -> None:
        started = time.perf_counter()
        try:
            await self._commit(batch)
        except IntegrityError:
            if len(batch) == 1:
                _fail(batch[0], Conflict())
                return
            for append in batch:
                await self._commit_or_split([append])
        except Exception as error:  # whatever it is, the next ones are written
            if not isinstance(error, SQLAlchemyError | OSError):
                log.error("commit_failed", exc_info=error)
            for append in batch:
                _fail(append, StorageAway(type(error).__name__))
        else:
            COMMITS.inc()
            COMMIT_SECONDS.observe(time.perf_counter() - started)
            for append in batch:
                if not append.done.done():
                    append.done.set_result(None)

    async def _commit(self, batch: list[Append]) -> None:
        if self.file is None:
            async with self.transaction() as connection:
                await connection.run_sync(_insert, batch)
            return
        assert self.one_at_a_time is not None
        async with self.one_at_a_time:
            await asyncio.get_running_loop().run_in_executor(self.thread, self._commit_to_file, batch)

    def _commit_to_file(self, batch: list[Append]) -> None:
        assert self.file is not None
        with self.file.begin() as connection:
            _insert(connection, batch)

    # Reading ----------------------------------------------------------------------------------------------------

    async def entries(self, table_id: str, after: int = 0) -> list[Entry]:
        e = schema.entries.c
        query = (
            select(e.seq, e.at, e.kind, e.seat, e.data, e.request)
            .where(e.table_id == table_id, e.seq > after)
            .order_by(e.seq)
        )
        async with self.engine.connect() as connection:
            return [Entry(*row) for row in await connection.execute(query)]

    async def heads(self, table_ids: Sequence[str]) -> dict[str, int]:
        """The number of the last entry of each of these tables."""
        t = schema.tables.c
        found: dict[str, int] = {}
        async with self.engine.connect() as connection:
            for start in range(0, len(table_ids), MOST_AT_ONCE):
                part = table_ids[start : start + MOST_AT_ONCE]
                rows = await connection.execute(select(t.id, t.seq).where(t.id.in_(part)))
                found.update({row.id: row.seq for row in rows})
        return found

    async def due(self, column: str, before: float, most: int = MOST_AT_ONCE) -> list[str]:
        """The tables whose `deadline` or `bot_due` is past."""
        t = schema.tables.c
        query = select(t.id).where(t[column] < before).order_by(t[column]).limit(most)
        async with self.engine.connect() as connection:
            return [row.id for row in await connection.execute(query)]

    async def put_off(self, table_id: str, now: float, until: float) -> None:
        """A table that cannot be read leaves its turn in the sweeps to others for a while."""
        t = schema.tables
        async with self.transaction() as connection:
            for column in (t.c.deadline, t.c.bot_due):
                where = (t.c.id == table_id) & (column < now)
                await connection.execute(update(t).where(where).values({column: until}))

    async def rematch_of(self, table_id: str) -> str | None:
        t = schema.tables.c
        async with self.engine.connect() as connection:
            found: str | None = await connection.scalar(select(t.id).where(t.rematch_of == table_id))
            return found

    async def seat_of_token(self, hash_: str) -> tuple[str, int, str] | None:
        """The table, the seat and its holder, of a seat token's hash."""
        s = schema.seats.c
        async with self.engine.connect() as connection:
            row = (
                await connection.execute(
                    select(s.table_id, s.seat, s.player_id).where(s.token == hash_, s.player_id.is_not(None))
                )
            ).first()
        return None if row is None else (row.table_id, row.seat, row.player_id)

    async def lobby(
        self,
        *,
        phase: str | None,
        game: str | None,
        player: str | None,
        before: float | None,
        limit: int,
    ) -> list[Summary]:
        """Tables, the latest first; of a player, or the public ones."""
        t, s = schema.tables.c, schema.seats.c
        query = select(schema.tables).order_by(t.updated_at.desc()).limit(limit)
        if player is None:
            query = query.where(t.public.is_(True))
        else:
            query = query.where(t.id.in_(select(s.table_id).where(s.player_id == player)))
        for column, value in ((t.phase, phase), (t.game, game)):
            if value is not None:
                query = query.where(column == value)
        if before is not None:
            query = query.where(t.updated_at < before)
        async with self.engine.connect() as connection:
            return [summary_from_row(row) for row in await connection.execute(query)]

    async def set_seat_token(self, table_id: str, seat: int, hash_: str) -> None:
        s = schema.seats
        async with self.transaction() as connection:
            where = (s.c.table_id == table_id) & (s.c.seat == seat)
            await connection.execute(update(s).where(where).values(token=hash_))

    async def ping(self) -> None:
        async with self.engine.connect() as connection:
            await connection.execute(select(func.count()).select_from(select(1).subquery()))


def _fail(append: Append, error: Exception) -> None:
    if not append.done.done():
        append.done.set_exception(error)


def _insert(connection: Connection, batch: list[Append]) -> None:
    """Entries first: whoever comes second is stopped by their key before anything else is touched."""
    created = [append for append in batch if append.creates]
    if created:
        rows = [{"id": append.table_id, **append.summary} for append in created]
        connection.execute(insert(schema.tables), rows)
    connection.execute(insert(schema.entries), [_row(a.table_id, e) for a in batch for e in a.entries])
    moved = [{"of": append.table_id, **append.summary} for append in batch if not append.creates]
    if moved:
        connection.execute(_MOVE_ON, moved)
    for append in batch:
        if append.seat_changes:
            _change_seats(connection, append)


def _change_seats(connection: Connection, append: Append) -> None:
    seats = schema.seats
    if append.creates:
        rows = [{"table_id": append.table_id, "seat": n, **row} for n, row in append.seat_changes.items()]
        connection.execute(insert(seats), rows)
        return
    for seat, row in append.seat_changes.items():
        where = (seats.c.table_id == append.table_id) & (seats.c.seat == seat)
        connection.execute(update(seats).where(where).values(**row))


def _row(table_id: str, entry: Entry) -> dict[str, Any]:
    return {
        "table_id": table_id,
        "seq": entry.seq,
        "at": entry.at,
        "kind": entry.kind,
        "seat": entry.seat,
        "data": entry.data,
        "request": entry.request,
    }
