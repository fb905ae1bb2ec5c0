"""The server is killed at random moments under load, and started again: nothing acknowledged is lost, nothing doubled."""

from __future__ import annotations

import asyncio
import json
import os
import sqlite3
import time
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from tests.server.client import visitor
from tests.server.faults import Load, check_log
from tests.server.serving import PATIENCE, Server

KILLS = int(os.environ.get("VICEREGAL_KILLS", "8"))  # `make soak` sets 200
MOVES_BETWEEN = 20


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
    assert len(load.moves) > MOVES_BETWEEN * KILLS
    assert {row[0] for row in rows if row[4] == "ended"} >= set(load.finished) and load.finished
    assert not [refused for refused in load.refused if refused["code"] not in ("stale", "refused")]


async def with_kills(server: Server, load: Load, kills: int) -> None:
    playing = asyncio.create_task(load.run())
    choice = Random(1)
    for _ in range(kills):
        await load.goes_on(playing, MOVES_BETWEEN)
        await asyncio.sleep(choice.random())
        server.kill()
        await asyncio.to_thread(server.start)
    await load.goes_on(playing)
    load.stopping = True
    await asyncio.wait_for(playing, 10 * PATIENCE)


def test_bots_go_on_after_a_restart(tmp_path: Path) -> None:
    """Nobody listens to this table: the bots are asked again by the server itself."""
    server = Server(tmp_path, {"VICEREGAL_LIMITS": "0"}).start()
    seats = [{"kind": "bot", "level": "alphabeta:seconds=0.2"}, {"kind": "bot", "level": "random"}]
    body = {"game": "hand-of-the-king", "seats": seats}
    with visitor(server.url) as client:
        table = client.post("/api/tables", json=body).json()["table"]["id"]
    server.kill()
    server.start()
    with visitor(server.url) as client:
        wait_until(lambda: client.get(f"/api/tables/{table}").json()["phase"] == "over")
    server.stop()


def test_the_minds_of_a_killed_server_end_with_it(tmp_path: Path) -> None:
    server = Server(tmp_path).start()
    seats = [{"kind": "bot", "level": "page"}] * 2
    with visitor(server.url) as client:
        client.post("/api/tables", json={"game": "hand-of-the-king", "seats": seats})
    assert server.process is not None
    parent = server.process.pid
    wait_until(lambda: bool(children_of(parent)))
    children = children_of(parent)
    server.kill()
    wait_until(lambda: not any(is_alive(child) for child in children))


def wait_until(holds: Callable[[], bool]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < deadline, "it does not come to pass"
        time.sleep(0.1)


def is_alive(pid: int) -> bool:
    """Who is dead and not yet fetched by the parent of orphans is dead."""
    try:
        stat = Path(f"/proc/{pid}/stat").read_text()
    except OSError:
        return False
    return stat.rpartition(")")[2].split()[0] != "Z"


def children_of(pid: int) -> list[int]:
    if not Path("/proc").exists():
        pytest.skip("processes are looked up in /proc")
    listed = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [int(child) for child in listed]
