"""What hangs up leaves nothing behind, without a search for cycles: a server of a thousand tables seldom has the time."""

from __future__ import annotations

import asyncio
import gc
import socket
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any
from weakref import ref

import httpx
import orjson
import pytest
import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.asyncio.client import ClientConnection, connect
from websockets.server import ServerProtocol

from tests.server.serving import PATIENCE, USUAL
from viceregal.server.http.socket import Connection
from viceregal.server.run import server_config
from viceregal.server.settings import from_environment

# Of the server: the clients here have protocols of other classes.
OF_A_CONNECTION = (Connection, WebSocketsSansIOProtocol, HttpToolsProtocol, ServerProtocol)
GAME = {"game": "hand-of-the-king", "seats": [{"kind": "me"}, {"kind": "bot", "level": "random"}]}


@pytest.fixture
def no_search() -> Iterator[None]:
    gc.collect()
    gc.disable()
    yield
    gc.enable()


@asynccontextmanager
async def served(folder: Path) -> AsyncIterator[tuple[str, Any]]:
    """A server in this process: its address and its services."""
    listening = socket.create_server(("127.0.0.1", 0))
    port = listening.getsockname()[1]
    config = server_config(replace(from_environment(data=folder), host="127.0.0.1", port=port))
    server = uvicorn.Server(config)
    serving = asyncio.create_task(server._serve([listening]))
    try:
        yield f"http://127.0.0.1:{port}", config.app.state.services  # type: ignore[union-attr]
    finally:
        server.should_exit = True
        await asyncio.wait_for(serving, PATIENCE)


@asynccontextmanager
async def sitting(url: str, token: str | None = None) -> AsyncIterator[tuple[ClientConnection, str]]:
    """A socket at a table of its own."""
    async with httpx.AsyncClient(base_url=url, timeout=PATIENCE) as client:
        made = (await client.post("/api/tables", json={**GAME, "name": "Ann"})).raise_for_status().json()
    address = f"ws{url.removeprefix('http')}/api/tables/{made['table']['id']}/live"
    async with connect(address, open_timeout=PATIENCE) as live:
        hello = {"type": "hello", "protocol": 1, "token": token or made["seats"][0]["token"]}
        await live.send(orjson.dumps(hello).decode())
        await asyncio.wait_for(live.recv(), PATIENCE)
        yield live, made["table"]["id"]


def left(kinds: tuple[type, ...]) -> list[str]:
    return [type(each).__name__ for each in gc.get_objects() if issubclass(type(each), kinds)]


async def gone(kinds: tuple[type, ...]) -> list[str]:
    """What is left of such objects after a while that no busy machine needs, or nothing as soon as they are gone."""
    try:
        async with asyncio.timeout(PATIENCE):
            while left(kinds):
                await asyncio.sleep(0.1)
    except TimeoutError:
        return left(kinds)
    return []


async def hang_up(live: ClientConnection) -> None:
    await live.close()


async def die(live: ClientConnection) -> None:
    live.transport.abort()


async def be_sent_away(live: ClientConnection) -> None:
    """Bytes are no message: the server closes the socket."""
    await live.send(b"\0")
    await asyncio.wait_for(live.wait_closed(), PATIENCE)


@pytest.mark.parametrize("end", [hang_up, die, be_sent_away])
def test_a_socket_that_ends_leaves_nothing_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, no_search: None, end: Any
) -> None:
    for name, value in USUAL.items():
        monkeypatch.setenv(name, value)

    async def scene() -> None:
        async with served(tmp_path) as (url, _):
            for _ in range(3):
                async with sitting(url) as (live, _):
                    await end(live)
                del live
            assert await gone(OF_A_CONNECTION) == []

    asyncio.run(scene())


def test_a_table_that_is_forgotten_leaves_nothing_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, no_search: None
) -> None:
    for name, value in USUAL.items():
        monkeypatch.setenv(name, value)

    async def scene() -> None:
        async with served(tmp_path) as (url, services):
            async with sitting(url) as (live, table_id):
                await hang_up(live)
            del live
            assert await gone(OF_A_CONNECTION) == []
            table = ref(services.rooms.rooms.pop(table_id).table)
            assert table() is None

    asyncio.run(scene())
