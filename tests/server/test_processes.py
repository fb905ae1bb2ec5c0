"""Two server processes on PostgreSQL and Redis: any of them serves any table, and each may go away."""

from __future__ import annotations

import asyncio
import json
import os
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import asyncpg
import pytest

from tests.server.client import AtTable, create, fetch, visitor
from tests.server.faults import Load, check_log
from tests.server.serving import PATIENCE, Server
from tests.server.storages import Postgres, RedisServer, wait_until
from tests.server.test_moves import first_action, taken_by_a_guest

KILLS = int(os.environ.get("VICEREGAL_KILLS", "8")) // 2


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    running = Postgres().start()
    yield running
    running.stop()


@pytest.fixture(scope="module")
def redis() -> Iterator[RedisServer]:
    running = RedisServer().start()
    yield running
    running.stop()


@pytest.fixture(scope="module")
def pair(
    postgres: Postgres, redis: RedisServer, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[list[Server]]:
    settings = {"DATABASE_URL": postgres.url, "REDIS_URL": redis.url, "VICEREGAL_LIMITS": "0"}
    servers = [Server(Path(tmp_path_factory.mktemp(name)), settings).start() for name in ("one", "two")]
    yield servers
    for server in servers:
        server.stop()
        log = server.log.read_text()
        assert "Traceback" not in log, log


@pytest.fixture
def woken(postgres: Postgres, redis: RedisServer, tmp_path: Path) -> Iterator[list[Server]]:
    """Two that never look by themselves, once Redis has both: how long a wake-up takes proves nothing."""
    settings = {"DATABASE_URL": postgres.url, "REDIS_URL": redis.url, "VICEREGAL_LIMITS": "0"}
    settings["NEVER_LOOK"] = "1"
    servers = [Server(tmp_path / name, settings).start() for name in ("one", "two")]
    wait_until(lambda: all("viceregal_redis_up 1" in fetch(f"{each.url}/metrics").text for each in servers))
    yield servers
    for server in servers:
        server.stop()


async def stored(postgres: Postgres) -> list[Any]:
    connection = await asyncpg.connect(postgres.url.replace("+asyncpg", ""))
    rows = await connection.fetch(
        "SELECT table_id, seq, seat, request, kind, data FROM entries ORDER BY table_id, seq"
    )
    await connection.close()
    return [(*tuple(row)[:5], json.loads(row["data"])) for row in rows]


def test_what_is_done_at_one_process_is_heard_at_the_other(woken: list[Server]) -> None:
    """Redis wakes the other process: without it nobody there would ever hear of a move."""
    with visitor(woken[0].url) as client:
        table = create(client)["table"]["id"]
    tokens = [taken_by_a_guest(woken[seat], table, seat) for seat in range(2)]

    async def play() -> None:
        async with AtTable(woken[0].url, table, tokens[0]) as a, AtTable(woken[1].url, table, tokens[1]) as b:
            await a.until(lambda me: me.table["phase"] == "playing")
            await b.until(lambda me: me.table["phase"] == "playing")
            while not a.over:
                mover, other = (a, b) if a.question is not None else (b, a)
                stored = await mover.move(first_action(mover))
                assert stored["type"] == "accepted"
                await asyncio.gather(mover.up_to(stored["seq"]), other.up_to(stored["seq"]))
            await asyncio.gather(a.until(lambda me: me.over), b.until(lambda me: me.over))

    asyncio.run(play())


def test_both_write_at_once_and_the_storage_decides(pair: list[Server]) -> None:
    with visitor(pair[0].url) as client:
        table = create(client)["table"]["id"]
    tokens = [taken_by_a_guest(pair[0], table, seat) for seat in range(2)]

    async def play() -> None:
        for _ in range(10):
            twins = [AtTable(server.url, table, token) for server in pair for token in tokens]
            for twin in twins:
                await twin.__aenter__()
            asked = [twin for twin in twins if twin.question is not None]
            assert len(asked) == 2 or twins[0].over
            answers = await asyncio.gather(*[twin.move(first_action(twin)) for twin in asked])
            assert sorted(answer["type"] for answer in answers) == ["accepted", "refused"]
            assert {answer["code"] for answer in answers if answer["type"] == "refused"} == {"stale"}
            for twin in twins:
                await twin.__aexit__()

    asyncio.run(play())


def test_one_is_killed_and_redis_goes_away_under_load(
    pair: list[Server], postgres: Postgres, redis: RedisServer
) -> None:
    load = Load([server.url for server in pair], tables=6, choice=Random(5), pause=0.02)

    async def course() -> None:
        playing, choice = asyncio.create_task(load.run()), Random(2)
        for number in range(KILLS):
            await asyncio.sleep(0.3 + choice.random())
            victim = choice.choice(pair)
            victim.kill()
            if number == KILLS // 2:
                redis.stop()
            # With one process gone the other carries all tables.
            await load.goes_on(playing)
            await asyncio.to_thread(victim.start)
            await load.goes_on(playing)
        await asyncio.to_thread(redis.start)
        await load.goes_on(playing)
        load.stopping = True
        await asyncio.wait_for(playing, 10 * PATIENCE)

    asyncio.run(course())
    rows = asyncio.run(stored(postgres))
    check_log(rows, load)
    assert {row[0] for row in rows if row[4] == "ended"} >= set(load.finished) and load.finished
    assert not [refused for refused in load.refused if refused["code"] not in ("stale", "refused")]
