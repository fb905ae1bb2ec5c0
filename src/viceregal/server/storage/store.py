"""Reading and writing tables. Appends of all tables that wait at a moment are committed together."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, nullcontext
from dataclasses import dataclass, field
from typing import Any, Final, TypeVar

import structlog
from sqlalchemy import Connection, bindparam, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from viceregal.server.credentials import new_id
from viceregal.server.metrics import COMMIT_SECONDS, COMMITS
from viceregal.server.problem import Problem
from viceregal.server.storage import in_one_step, schema
from viceregal.server.storage.database import connect_file
from viceregal.server.storage.faults import fault_of
from viceregal.server.tables.entries import Entry
from viceregal.server.tables.summary import Summary, summary_from_row, summary_of
from viceregal.server.tables.table import Table

T = TypeVar("T")
READERS: Final = 2  # threads that read from a file
MAX_AT_ONCE = 500
MAX_REPORTS = 50  # of one player
BOT_PATIENCE = 20.0  # a bot that has not answered after so long is asked again, by whoever notices

log = structlog.get_logger("store")

# Under load so long is waited for others to go along with the next transaction: each costs the processor as much as
# several moves, however many it holds.
GATHERING_SECONDS = 0.01
MANY = 4  # appends in one transaction, from which on there is load

_MOVE_ON = update(schema.tables).where(schema.tables.c.id == bindparam("of"))


class Conflict(Exception):
    """Another process was first: read on, and think again."""


class StorageAway(Exception):
    """The storage does not answer, is full or damaged. Whether the last append is stored is known when it does again."""

    def __init__(self, error: BaseException) -> None:
        super().__init__(type(error).__name__)
        self.fault = fault_of(error)


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
    is_cancelled = table.ended is not None and table.ended["reason"] == "cancelled"
    summary = {
        "phase": table.phase,
        "seq": table.seq,
        "updated_at": table.updated_at,
        "deadline": table.deadline() if table.phase == "playing" else None,
        "bot_due": table.time + BOT_PATIENCE if table.bots_asked else None,
        "card": summary_of(table).to_plain(),
        "public": table.settings["public"] and not is_cancelled,  # nobody looks for it in the lobby then
    }
    creates = new[0].kind == "created"
    changed = range(len(table.places)) if creates else seat_tokens
    seat_changes = {
        seat: {"player_id": table.places[seat].player, "token": seat_tokens.get(seat)} for seat in changed
    }
    if creates:
        summary |= {
            "game": table.settings["game"],
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

        self.damage: str | None = None  # what a damaged file said
        self.file = connect_file(engine, 1)
        self.thread = ThreadPoolExecutor(1)
        self.read_file = connect_file(engine, READERS)
        self.readers = ThreadPoolExecutor(READERS)

    @property
    def is_alone(self) -> bool:
        """No other process serves these tables."""
        return self.file is not None

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
        self.readers.shutdown()
        for file in (self.file, self.read_file):
            if file is not None:
                file.dispose()
        await self.engine.dispose()

    # Writing ----------------------------------------------------------------------------------------------------

    async def append(self, append: Append) -> None:
        """When this returns, the entries are stored. Conflict if somebody else wrote first."""
        self.queue.put_nowait(append)
        await append.done

    async def _write(self) -> None:
        batch: list[Append] = []
        while True:
            was_busy = len(batch) >= MANY
            batch = [await self.queue.get()]
            if was_busy:
                await asyncio.sleep(GATHERING_SECONDS)
            while len(batch) < MAX_AT_ONCE and not self.queue.empty():
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
            self.note_error(error)
            for append in batch:
                _fail(append, StorageAway(error))
        else:
            COMMITS.inc()
            COMMIT_SECONDS.observe(time.perf_counter() - started)
            for append in batch:
                if not append.done.done():
                    append.done.set_result(None)

    async def _commit(self, batch: list[Append]) -> None:
        await self.write(lambda connection: _insert(connection, batch))

    async def write(self, change: Callable[[Connection], T]) -> T:
        """What is written with every move and every game goes through here: into a file in one step."""
        if self.file is None:
            async with self.transaction() as connection:
                return await connection.run_sync(change)
        assert self.one_at_a_time is not None
        async with self.one_at_a_time:
            return await asyncio.get_running_loop().run_in_executor(self.thread, self._write_file, change)

    def _write_file(self, change: Callable[[Connection], T]) -> T:
        assert self.file is not None
        with self.file.begin() as connection:
            return change(connection)

    # Reading ----------------------------------------------------------------------------------------------------

    async def read(self, look: Callable[[Connection], T]) -> T:
        """What is asked for with every move, or every second, goes through here: a file is read in one step."""
        if self.read_file is None:
            async with self.engine.connect() as connection:
                return await connection.run_sync(look)
        return await asyncio.get_running_loop().run_in_executor(self.readers, self._read_file, look)

    def _read_file(self, look: Callable[[Connection], T]) -> T:
        assert self.read_file is not None
        with self.read_file.connect() as connection:
            return look(connection)

    async def entries(self, table_id: str, after: int = 0) -> list[Entry]:
        e = schema.entries.c
        query = (
            select(e.seq, e.at, e.kind, e.seat, e.data, e.request, e.ticks)
            .where(e.table_id == table_id, e.seq > after)
            .order_by(e.seq)
        )
        return await self.read(lambda connection: [Entry(*row) for row in connection.execute(query)])

    async def heads(self, table_ids: Sequence[str]) -> dict[str, int]:
        """The number of the last entry of each of these tables."""
        t = schema.tables.c

        def look(connection: Connection) -> dict[str, int]:
            found: dict[str, int] = {}
            for start in range(0, len(table_ids), MAX_AT_ONCE):
                part = table_ids[start : start + MAX_AT_ONCE]
                rows = connection.execute(select(t.id, t.seq).where(t.id.in_(part)))
                found.update({row.id: row.seq for row in rows})
            return found

        return await self.read(look)

    async def due(self, column: str, before: float, most: int = MAX_AT_ONCE) -> list[str]:
        """The tables whose `deadline` or `bot_due` is past."""
        t = schema.tables.c
        query = select(t.id).where(t[column] < before).order_by(t[column]).limit(most)
        return await self.read(lambda connection: list(connection.scalars(query)))

    async def put_off(self, table_id: str, now: float, until: float) -> None:
        """A table that cannot be read leaves its turn in the sweeps to others for a while."""
        t = schema.tables
        async with self.transaction() as connection:
            for column in (t.c.deadline, t.c.bot_due):
                where = (t.c.id == table_id) & (column < now)
                await connection.execute(update(t).where(where).values({column: until}))

    async def summary(self, table_id: str) -> Summary | None:
        async with self.engine.connect() as connection:
            query = select(schema.tables).where(schema.tables.c.id == table_id)
            row = (await connection.execute(query)).first()
        return None if row is None else summary_from_row(row)

    async def rematch_of(self, table_id: str) -> str | None:
        t = schema.tables.c
        async with self.engine.connect() as connection:
            found: str | None = await connection.scalar(select(t.id).where(t.rematch_of == table_id))
            return found

    async def seat_of_token(self, hash_: str) -> tuple[str, int, str] | None:
        """The table, the seat and its holder, of a seat token's hash."""
        s = schema.seats.c
        query = select(s.table_id, s.seat, s.player_id).where(s.token == hash_, s.player_id.is_not(None))
        row = await self.read(lambda connection: connection.execute(query).first())
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

    async def valid_credentials(self, hashes: Sequence[str]) -> set[str]:
        """Which of these sessions, tokens of programs and keys to seats are still stored."""
        found: set[str] = set()
        async with self.engine.connect() as connection:
            for start in range(0, len(hashes), MAX_AT_ONCE):
                part = hashes[start : start + MAX_AT_ONCE]
                for column in (schema.tokens.c.hash, schema.seats.c.token):
                    found.update(await connection.scalars(select(column).where(column.in_(part))))
        return found

    async def set_seat_token(self, table_id: str, seat: int, hash_: str) -> None:
        s = schema.seats
        async with self.transaction() as connection:
            where = (s.c.table_id == table_id) & (s.c.seat == seat)
            await connection.execute(update(s).where(where).values(token=hash_))

    # Forgetting -------------------------------------------------------------------------------------------------

    async def old_tables(self, phase: str, before: float, most: int) -> list[str]:
        t = schema.tables.c
        query = select(t.id).where(t.phase == phase, t.updated_at < before).order_by(t.updated_at).limit(most)
        async with self.engine.connect() as connection:
            return list(await connection.scalars(query))

    async def delete_tables(self, table_ids: Sequence[str]) -> None:
        if not table_ids:
            return
        async with self.transaction() as connection:
            for of, column in (
                (schema.entries, schema.entries.c.table_id),
                (schema.seats, schema.seats.c.table_id),
                (schema.tables, schema.tables.c.id),
            ):
                await connection.execute(delete(of).where(column.in_(table_ids)))

    async def tables_of(self, player: str) -> list[str]:
        """Where somebody sits, or has sat and spoken."""
        s, e = schema.seats.c, schema.entries.c
        async with self.engine.connect() as connection:
            sits = await connection.scalars(select(s.table_id).where(s.player_id == player))
            said = await connection.scalars(select(e.table_id).where(e.request.like(f"w{player}:%")))
            return sorted({*sits, *said})

    async def rewrite(
        self, table_id: str, entries: Sequence[Entry], holders: Mapping[int, str | None]
    ) -> None:
        """Put these in the place of the entries with their numbers; nothing else of a log is ever changed."""
        e, s = schema.entries, schema.seats
        async with self.transaction() as connection:
            for entry in entries:
                where = (e.c.table_id == table_id) & (e.c.seq == entry.seq)
                values = {"data": entry.data, "request": entry.request}
                await connection.execute(update(e).where(where).values(**values))
            for seat, player in holders.items():
                where = (s.c.table_id == table_id) & (s.c.seat == seat)
                await connection.execute(update(s).where(where).values(player_id=player, token=None))

    async def set_card(self, table_id: str, card: dict[str, Any]) -> None:
        t = schema.tables
        async with self.transaction() as connection:
            await connection.execute(update(t).where(t.c.id == table_id).values(card=card))

    # Reports ----------------------------------------------------------------------------------------------------

    async def report(self, table_id: str, seq: int | None, player: str, text: str) -> None:
        r = schema.reports
        async with self.transaction() as connection:
            query = select(func.count()).select_from(r).where(r.c.by_player == player)
            if (await connection.scalar(query) or 0) >= MAX_REPORTS:
                raise Problem(429, "slow_down", "you have told the host enough")
            row = {"id": new_id(16), "table_id": table_id, "seq": seq, "by_player": player, "text": text}
            await connection.execute(insert(r).values(**row, at=time.time()))

    # The time of the clocks --------------------------------------------------------------------------------------

    async def noted_time(self) -> tuple[float, float] | None:
        """Where the time of the clocks had come to, and the time of the day then."""
        n = schema.notes.c
        async with self.engine.connect() as connection:
            found = await connection.scalar(select(n.value).where(n.key == "time"))
        return None if found is None else (found["ticks"], found["wall"])

    async def note_time(self, ticks: float, wall: float) -> None:
        """It never goes back, whichever process notes it."""
        notes, value = schema.notes, {"ticks": ticks, "wall": wall}
        async with self.transaction() as connection:
            found = await connection.scalar(
                select(notes.c.value).where(notes.c.key == "time").with_for_update()
            )
            if found is None:
                await connection.execute(insert(notes).values(key="time", value=value))
            elif found["ticks"] < ticks:
                await connection.execute(update(notes).where(notes.c.key == "time").values(value=value))

    def note_error(self, error: BaseException) -> None:
        """A damaged file stays damaged until it is restored, whatever else can still be read of it."""
        if fault_of(error) == "damaged":
            self.damage = str(error).splitlines()[0]
            log.error("storage_damaged", error=type(error).__name__)

    async def try_to_write(self) -> None:
        notes = schema.notes
        async with self.transaction() as connection:
            value = {"at": time.time()}
            done = await connection.execute(update(notes).where(notes.c.key == "tried").values(value=value))
            if not done.rowcount:
                await connection.execute(insert(notes).values(key="tried", value=value))

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
    entries = [_row(append.table_id, entry) for append in batch for entry in append.entries]
    moved = [append for append in batch if not append.creates]
    if connection.dialect.name == "sqlite" and in_one_step.IS_POSSIBLE:
        in_one_step.insert_entries(connection, entries)
        in_one_step.move_on(connection, [(append.table_id, append.summary) for append in moved])
    else:
        connection.execute(insert(schema.entries), entries)
        if moved:
            connection.execute(_MOVE_ON, [{"of": append.table_id, **append.summary} for append in moved])
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
        "ticks": entry.ticks,
    }
