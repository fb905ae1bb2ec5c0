"""Thousands of tables at which nobody moves, each with a socket open: what they cost the server in memory.

Usage: python -m tests.server.idle [--tables 5000] [--max 1024]
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import httpx
import orjson
from websockets.asyncio.client import ClientConnection, connect

import viceregal as vr
from tests.server.serving import Server

AT_ONCE = 20  # tables that are made at the same time
MOVES = 2  # each game is under way before people fall silent


def megabytes(pid: int) -> float:
    """Memory of a process, of its own and shared."""
    status = Path(f"/proc/{pid}/status").read_text()
    return int(next(line for line in status.splitlines() if line.startswith("VmRSS")).split()[1]) / 1024


async def said(socket: ClientConnection) -> dict[str, Any]:
    message: dict[str, Any] = orjson.loads(await asyncio.wait_for(socket.recv(), 60))
    return message


async def asked(socket: ClientConnection, after: int) -> dict[str, Any]:
    """The next question to whoever sits at this socket."""
    while True:
        message = await said(socket)
        question: dict[str, Any] | None = (message.get("position") or {}).get("question")
        if question is not None and question["number"] > after:
            return question


class Idle:
    def __init__(self, server: Server, tables: int) -> None:
        self.server = server
        self.tables = tables
        self.games = list(vr.GAMES)
        self.sockets: list[ClientConnection] = []
        self.room = asyncio.Semaphore(AT_ONCE)

    async def run(self) -> float:
        """Megabytes of the server when all sit and are silent, and every socket has answered once more."""
        assert self.server.process is not None
        limits = httpx.Limits(max_connections=AT_ONCE)
        async with (
            httpx.AsyncClient(base_url=self.server.url, timeout=120, limits=limits) as client,
            AsyncExitStack() as open_sockets,
        ):
            before = megabytes(self.server.process.pid)
            await asyncio.gather(*[self._sit(client, open_sockets, each) for each in range(self.tables)])
            await asyncio.gather(*[asyncio.wait_for(await socket.ping(), 60) for socket in self.sockets])
            used = megabytes(self.server.process.pid)
            each = (used - before) / self.tables * 1024
            print(
                f"{self.tables} tables with a socket each: {used:.0f} MB, of which {before:.0f} before them;"
            )
            print(f"{each:.0f} kB a table")
            (await client.get("/readyz")).raise_for_status()
            return used

    async def _sit(self, client: httpx.AsyncClient, open_sockets: AsyncExitStack, number: int) -> None:
        async with self.room:
            game = self.games[number % len(self.games)]
            seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
            client.cookies.clear()
            wanted = {"game": game, "seats": seats, "name": "Idle", "seed": str(number)}
            made = (await client.post("/api/tables", json=wanted)).raise_for_status().json()
            address = f"ws{self.server.url.removeprefix('http')}/api/tables/{made['table']['id']}/live"
            connection = connect(address, max_size=None, open_timeout=60, ping_interval=None)
            socket = await open_sockets.enter_async_context(connection)
            await socket.send(
                orjson.dumps({"type": "hello", "protocol": 1, "token": made["seats"][0]["token"]}).decode()
            )
            last = 0
            for move in range(MOVES):
                question = await asked(socket, last)
                last = question["number"]
                deed = {"type": "move", "id": str(move), "seat": 0, "question": last}
                await socket.send(orjson.dumps({**deed, "action": question["actions"][0]["action"]}).decode())
            await asked(socket, last)
            self.sockets.append(socket)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--tables", type=int, default=5000)
    parser.add_argument("--max", type=float, default=1024, help="megabytes")
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder), {"VICEREGAL_LIMITS": "0"}).start()
        try:
            used = asyncio.run(Idle(server, wanted.tables).run())
        finally:
            server.stop()
    sys.exit(0 if used < wanted.max else 1)


if __name__ == "__main__":
    main()
