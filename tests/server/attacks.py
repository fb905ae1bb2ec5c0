"""What attackers do to a server: endless heads, requests that never end, floods, crowds of bots, languages switched.

All on loopback, from an address of their own, bounded in number and by a moment at which each of them ends.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

import httpx
import orjson
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from viceregal.server.services import Services
from viceregal.server.settings import Settings
from viceregal.server.shapes.models import TableWanted
from viceregal.server.tables import seating
from viceregal.server.tables.actor import Actor
from viceregal.server.tables.commands import Commands
from viceregal.server.tables.new_table import settings_of

FROM: Final = "127.0.0.2"
HEADS: Final = 4
HEAD_PIECES: Final = 400  # of 50 kB, on each connection, if anybody takes them
SLOW: Final = 400
FLOODERS: Final = 12
MAX_GETS: Final = 6_000
BOT_TABLES: Final = 25
SWITCHERS: Final = 10
MAX_SWITCHES: Final = 2_000
LINES: Final = 4_000
GONE: Final = (OSError, WebSocketException, httpx.HTTPError, asyncio.IncompleteReadError, TimeoutError)
LANGUAGES: Final = ("en", "pl", "ru", "cs")

Attack = Callable[[float], Awaitable[None]]


async def make_long_log(folder: Path) -> str:
    """A table where much was said, made before there is a server; its id."""
    services, maker = Services(Settings(folder, workers=1)), Actor("talker", "Talker")
    await services.start()
    wanted = {"game": "hand-of-the-king", "seats": [{"kind": "me"}, {"kind": "here"}]}
    settings = settings_of(TableWanted.model_validate(wanted), maker, "tests")
    table = await services.rooms.create(maker, lambda commands: seating.create(commands, settings))

    def talk(commands: Commands) -> None:
        for number in range(LINES):
            commands.say(f"t{number}", 0, f"line {number} of a long evening at this table", False)

    await services.rooms.do(table.id, maker, talk)
    await services.stop()
    return table.id


class Besieger:
    """`met` counts what the attackers were answered."""

    def __init__(self, url: str, long_log: str) -> None:
        self.url = url
        self.long_log = long_log
        place = urlsplit(url)
        self.host, self.port = str(place.hostname), int(place.port or 80)
        self.met: Counter[str] = Counter()

    @property
    def attacks(self) -> list[Attack]:
        return [self.heads, self.slow, self.flood, self.bots, self.languages]

    async def _open(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        return await asyncio.open_connection(self.host, self.port, local_addr=(FROM, 0))

    def _client(self) -> httpx.AsyncClient:
        transport = httpx.AsyncHTTPTransport(local_address=FROM)
        return httpx.AsyncClient(transport=transport, base_url=self.url, timeout=20)

    # The attacks ------------------------------------------------------------------------------------------------

    async def heads(self, until: float) -> None:
        """A header without an end, again and again."""
        await asyncio.gather(*[self._head(until) for _ in range(HEADS)])

    async def _head(self, until: float) -> None:
        while time.monotonic() < until:
            try:
                _, writer = await self._open()
                writer.write(b"GET / HTTP/1.1\r\nHost: localhost\r\nX-Long: ")
                for _ in range(HEAD_PIECES):
                    writer.write(b"x" * 50_000)
                    await writer.drain()
                self.met["heads taken whole"] += 1
            except GONE:
                self.met["heads cut off"] += 1
            await asyncio.sleep(0.02)

    async def slow(self, until: float) -> None:
        """Requests of which nothing more comes."""
        opened = []
        for number in range(SLOW):
            with contextlib.suppress(*GONE):
                _, writer = await self._open()
                writer.write(b"GET /api/games HTTP/1.1\r\nHost: loc" if number % 2 else b"P")
                opened.append(writer)
        self.met["slow requests"] += len(opened)
        await asyncio.sleep(max(0.0, until - time.monotonic()))
        for writer in opened:
            writer.close()

    async def flood(self, until: float) -> None:
        """The dearest GETs there are, as fast as they are answered."""
        searches = itertools.count()
        paths = (
            lambda n: f"/api/rules/viscounts?lang=pl&search=word{n}",
            lambda n: f"/api/cards/viceroy?lang={LANGUAGES[n % 4]}",
            lambda n: f"/api/words/{LANGUAGES[n % 4]}",
            lambda n: f"/api/tables/{self.long_log}/log?lang={LANGUAGES[n % 4]}&since={n % 900}",
            lambda _: "/api/tables?limit=100",
        )

        async def one() -> None:
            async with self._client() as client:
                while time.monotonic() < until and (number := next(searches)) < MAX_GETS:
                    with contextlib.suppress(*GONE):
                        answer = await client.get(paths[number % len(paths)](number))
                        self.met[f"GETs {answer.status_code}"] += 1

        await asyncio.gather(*[one() for _ in range(FLOODERS)])

    async def bots(self, until: float) -> None:
        """Many tables where the strongest bots play alone."""
        async with self._client() as client:
            level = await self._strongest(client)
            seats = [{"kind": "bot", "level": level}] * 4
            for _ in range(BOT_TABLES):
                with contextlib.suppress(*GONE):
                    answer = await client.post(
                        "/api/tables", json={"game": "hand-of-the-king", "seats": seats}
                    )
                    self.met[f"tables of bots {answer.status_code}"] += 1
            await asyncio.sleep(max(0.0, until - time.monotonic()))

    async def _strongest(self, client: httpx.AsyncClient) -> str:
        games: list[dict[str, Any]] = (await client.get("/api/games")).json()
        levels = next(game["levels"] for game in games if game["key"] == "hand-of-the-king")
        return str(max(levels, key=lambda level: level["seconds"] or 0.0)["level"])

    async def languages(self, until: float) -> None:
        """Sockets at a long log that switch their language without end."""
        await asyncio.gather(*[self._switch(until) for _ in range(SWITCHERS)])

    async def _switch(self, until: float) -> None:
        address = f"ws{self.url.removeprefix('http')}/api/tables/{self.long_log}/live"
        with contextlib.suppress(*GONE):
            async with connect(address, max_size=None, local_addr=(FROM, 0)) as socket:
                await socket.send('{"type": "hello", "protocol": 1}')
                for number in range(MAX_SWITCHES):
                    if time.monotonic() >= until:
                        return
                    lang = LANGUAGES[number % 4]
                    await socket.send(orjson.dumps({"type": "language", "lang": lang}).decode())
                    told = orjson.loads(await asyncio.wait_for(socket.recv(), 20))
                    self.met["languages refused" if told["type"] == "refused" else "languages told"] += 1
