"""The server is killed at random moments under load, and started again: nothing acknowledged is lost, nothing doubled."""

from __future__ import annotations

import asyncio
import json
import os
import sqlite3
from pathlib import Path
from random import Random

import httpx
import pytest

from tests.server.faults import Load, check_log
from tests.server.serving import Server

KILLS = int(os.environ.get("VICEREGAL_KILLS", "8"))  # `make soak` sets 200


def stored(data: Path) -> list[tuple[str, int, int | None, str | None, str, dict[str, str]]]:
    with sqlite3.connect(data / "tables.sqlite") as connection:
        rows = connection.execute(
            "SELECT table_id, seq, seat, request, kind, data FROM entries ORDER BY table_id, seq"
        ).fetchall()
    connection.close()
    return [(*row[:5], json.loads(row[5])) for row in rows]


def test_no_move_is_lost_or_doubled_when_the_server_is_killed(tmp_path: Path) -> None:
    server = Server(tmp_path, {"VICEREGAL_LIMITS": "0"}).start()
    load = Load([server.url], tables=6, choice=Random(KILLS), pause=0.02)
    asyncio.run(with_kills(server, load, KILLS))
    server.stop()
    rows = stored(tmp_path)
    check_log(rows, load)
    assert len(load.moves) > 20 * KILLS
    assert {row[0] for row in rows if row[4] == "ended"} >= set(load.finished) and load.finished
    assert not [refused for refused in load.refused if refused["code"] not in ("stale", "refused")]


async def with_kills(server: Server, load: Load, kills: int) -> None:
    playing = asyncio.create_task(load.run())
    choice = Random(1)
    for _ in range(kills):
        before = len(load.moves)
        await asyncio.sleep(0.2 + choice.random())
        server.kill()
        await asyncio.to_thread(server.start)
        deadline = asyncio.get_running_loop().time() + 30
        while len(load.moves) <= before and not playing.done():
            assert asyncio.get_running_loop().time() < deadline, "the tables do not go on"
            await asyncio.sleep(0.05)
    load.stopping = True
    await asyncio.wait_for(playing, 120)


def test_bots_go_on_after_a_restart(tmp_path: Path) -> None:
    """Nobody listens to this table: the bots are asked again by the server itself."""
    server = Server(tmp_path, {"VICEREGAL_LIMITS": "0"}).start()
    seats = [{"kind": "bot", "level": "alphabeta:seconds=0.2"}, {"kind": "bot", "level": "random"}]
    body = {"game": "hand-of-the-king", "seats": seats}
    table = httpx.post(f"{server.url}/api/tables", json=body).json()["table"]["id"]
    server.kill()
    server.start()
    with httpx.Client(base_url=server.url) as client:
        for _ in range(300):
            if client.get(f"/api/tables/{table}").json()["phase"] == "over":
                break
            asyncio.run(asyncio.sleep(0.1))
        else:
            pytest.fail("the bots do not go on")
    server.stop()


def test_the_minds_of_a_killed_server_end_with_it(tmp_path: Path) -> None:
    server = Server(tmp_path).start()
    seats = [{"kind": "bot", "level": "random"}] * 2
    httpx.post(f"{server.url}/api/tables", json={"game": "mini", "seats": seats})
    assert server.process is not None
    parent = server.process.pid
    for _ in range(100):
        children = children_of(parent)
        if children:
            break
        asyncio.run(asyncio.sleep(0.1))
    assert children
    server.kill()
    for _ in range(100):
        if not any(Path(f"/proc/{child}").exists() for child in children):
            return
        asyncio.run(asyncio.sleep(0.1))
    pytest.fail("a bot's process outlived the server")


def children_of(pid: int) -> list[int]:
    if not Path("/proc").exists():
        pytest.skip("processes are looked up in /proc")
    listed = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [int(child) for child in listed]
