"""What goes wrong with one table, one message or one commit keeps nothing else from going on."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from typing import Any

import httpx
import orjson
import pytest
from sqlalchemy import update

from tests.server.serving import PATIENCE
from tests.server.test_elsewhere import is_busy, with_app
from tests.server.test_storage import ANIA, any_move, new_table, with_services
from viceregal.server.live import fanout, rooms, sweep
from viceregal.server.live.watch import Watch
from viceregal.server.problem import Problem
from viceregal.server.services import Services
from viceregal.server.storage import schema, store
from viceregal.server.storage.store import StorageAway


class Channel:
    """Redis with these messages; after them nothing comes."""

    def __init__(self, messages: list[bytes]) -> None:
        self.messages = messages

    def pubsub(self) -> Channel:
        return self

    async def __aenter__(self) -> Channel:
        return self

    async def __aexit__(self, *_: object) -> None:
        pass

    async def subscribe(self, _: str) -> None:
        pass

    async def get_message(self, **_: object) -> dict[str, Any]:
        if not self.messages:
            await asyncio.sleep(PATIENCE)
        return {"data": self.messages.pop(0)}


async def until(holds: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not holds():
            await asyncio.sleep(0.01)


async def while_it_runs(work: Awaitable[None], holds: Callable[[], bool]) -> None:
    task = asyncio.ensure_future(work)
    try:
        await until(lambda: holds() or task.done())
        assert not task.done(), "it has ended for good"
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)


def noting(services: Services, monkeypatch: pytest.MonkeyPatch, error: Exception) -> list[str]:
    """The tables that somebody wants to read on; the first time it goes wrong."""
    wanted: list[str] = []

    async def catch_up(table_id: str) -> None:
        wanted.append(table_id)
        if len(wanted) == 1:
            raise error

    monkeypatch.setattr(services.rooms, "catch_up", catch_up)
    return wanted


@pytest.mark.parametrize("error", [Problem(409, "rules", "version 0"), KeyError("broken")])
def test_a_foreign_message_does_not_make_a_process_deaf(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    async def course(services: Services) -> None:
        table = await new_table(services)
        wanted = noting(services, monkeypatch, error)
        told = orjson.dumps({"from": "another", "table": table.id, "seq": table.seq + 1})
        poison = orjson.dumps({"from": "x", "table": table.id, "present": ["?"], "watching": "many"})
        channel: Any = Channel([b"hello", b"[]", b'{"from": 1}', poison, told, told])
        await while_it_runs(services.fanout._listen(channel), lambda: wanted == [table.id, table.id])
        assert not services.rooms.rooms[table.id].audience.remote

    with_services(tmp_path, course)


@pytest.mark.parametrize("error", [Problem(409, "rules", "version 0"), KeyError("broken")])
def test_a_table_that_cannot_be_read_does_not_end_the_looking(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    monkeypatch.setattr(fanout, "LOOK_SECONDS", 0.01)

    async def course(services: Services) -> None:
        listener: Any = object()
        tables = [await new_table(services) for _ in range(2)]
        for table in tables:
            table.seq -= 1  # this process knows less than is stored
            services.rooms.rooms[table.id].audience.listeners.add(listener)
        services.fanout.told_presence = float("inf")
        wanted = noting(services, monkeypatch, error)
        await while_it_runs(
            Watch(services.fanout._look).run(),
            lambda: len(wanted) > 3 and set(wanted) == {t.id for t in tables},
        )
        for table in tables:
            services.rooms.rooms[table.id].audience.listeners.clear()

    with_services(tmp_path, course)


def test_a_commit_that_breaks_fails_and_the_next_is_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def break_down(*_: object) -> None:
        raise KeyError("broken")

    async def course(services: Services) -> None:
        table = await new_table(services)
        with monkeypatch.context() as broken:
            broken.setattr(store, "_insert", break_down)
            with pytest.raises(StorageAway):
                await services.rooms.do(table.id, ANIA, lambda commands: any_move(commands, Random(1)))
        async with asyncio.timeout(PATIENCE):
            assert await services.rooms.do(table.id, ANIA, lambda commands: any_move(commands, Random(1)))

    with_services(tmp_path, course)


async def grows_old(services: Services, table_id: str, column: str) -> None:
    """It was begun under other rules, and has been due for longest."""
    old = {**(await services.store.entries(table_id))[0].data, "version": 0}
    e, t = schema.entries, schema.tables
    async with services.store.transaction() as connection:
        await connection.execute(
            update(e).where((e.c.table_id == table_id) & (e.c.seq == 1)).values(data=old)
        )
        await connection.execute(update(t).where(t.c.id == table_id).values({column: 1.0}))
    services.rooms.rooms.pop(table_id, None)


async def is_due(services: Services, table_id: str, column: str) -> None:
    t = schema.tables
    async with services.store.transaction() as connection:
        await connection.execute(update(t).where(t.c.id == table_id).values({column: 2.0}))


def test_tables_of_old_rules_leave_the_clocks_of_others_their_turn(tmp_path: Path) -> None:
    async def course(services: Services) -> None:
        await services.sweep.stop()
        clock = {"bank": 0, "grace": 1, "level": "random"}
        old, present = [await new_table(services, clock=clock) for _ in range(2)]
        await grows_old(services, old.id, "deadline")
        await is_due(services, present.id, "deadline")
        assert await services.store.due("deadline", 3.0, most=1) == [old.id]
        await services.sweep._end_times(3.0)
        assert await services.store.due("deadline", 3.0, most=1) != [old.id]
        with pytest.raises(Problem, match="is over"):  # it is told with its points, and nobody plays on
            await services.rooms.do(old.id, ANIA, lambda commands: commands.must_play(0))

    with_services(tmp_path, course)


def test_tables_of_old_rules_leave_the_bots_of_others_their_turn(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sweep, "SWEEP_SECONDS", 0.05)

    async def course(services: Services) -> None:
        table = await new_table(services)
        await grows_old(services, table.id, "bot_due")
        async with asyncio.timeout(PATIENCE):
            while await services.store.due("bot_due", 3.0):
                await asyncio.sleep(0.05)

    with_services(tmp_path, course)


def test_a_table_that_breaks_the_clocks_keeps_nobody_from_the_next(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def course(services: Services) -> None:
        done: list[str] = []

        async def do(table_id: str, *_: object) -> None:
            done.append(table_id)
            raise KeyError("broken")

        await services.sweep.stop()
        tables = [await new_table(services) for _ in range(2)]
        for table in tables:
            await is_due(services, table.id, "deadline")
        monkeypatch.setattr(services.rooms, "do", do)
        await services.sweep._end_times(3.0)
        assert set(done) == {table.id for table in tables}

    with_services(tmp_path, course)


def test_who_cannot_be_served_now_is_told_when_to_come_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def ping() -> None:
        raise OSError

    async def course(client: httpx.AsyncClient, services: Services) -> None:
        monkeypatch.setattr(services.store, "ping", ping)
        is_busy(await client.get("/healthz"))
        table = (await new_table(services)).id
        monkeypatch.setattr(rooms, "MAX_TRIES", 0)  # as when others are always first
        is_busy(await client.post(f"/api/tables/{table}/seats/0/leave", json={}))

    with_app(tmp_path, course)
