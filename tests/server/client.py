"""Clients for the tests: a browser's HTTP session, and somebody at a live table who checks every message."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from random import Random
from typing import Any
from uuid import uuid4

import httpx
from websockets.asyncio.client import ClientConnection, connect

from tests.server.serving import PATIENCE
from viceregal.server.shapes.messages import SERVER

Plain = dict[str, Any]
# Nobody hangs up because a busy machine has left a ping unanswered for twenty seconds.
PATIENT: Plain = {"open_timeout": PATIENCE, "ping_interval": None}


def browser(url: str) -> httpx.Client:
    """With cookies of its own; as a page of the server it sends its origin."""
    return httpx.Client(base_url=url, headers={"Origin": url}, timeout=PATIENCE)


def visitor(url: str, **headers: str) -> httpx.Client:
    """A program, without an origin and unknown as yet."""
    return httpx.Client(base_url=url, headers=headers, timeout=PATIENCE)


def fetch(url: str, headers: dict[str, str] | None = None) -> httpx.Response:
    """What anybody gets, or who holds the key in the headers."""
    return httpx.get(url, headers=headers, timeout=PATIENCE)


def create(client: httpx.Client, game: str = "hand-of-the-king", **wanted: Any) -> Plain:
    """A table; by default two open seats."""
    body = {"game": game, "seats": [{"kind": "open"}, {"kind": "open"}], **wanted}
    answer = client.post("/api/tables", json=body)
    assert answer.status_code == 201, answer.text
    made: Plain = answer.json()
    return made


def take(client: httpx.Client, table: str, seat: int, name: str) -> str:
    answer = client.post(f"/api/tables/{table}/seats/{seat}/take", json={"name": name})
    assert answer.status_code == 200, answer.text
    token: str = answer.json()["seats"][0]["token"]
    return token


class AtTable:
    """Somebody at a live table. Every message is checked against the protocol and kept as it came."""

    def __init__(self, url: str, table: str, token: str | None = None, **hello: Any) -> None:
        self.url = url
        self.table_id = table
        self.hello = {"protocol": 1, **({"token": token} if token else {}), **hello}
        self.received: list[str] = []
        self.table: Plain = {}
        self.position: Plain = {}
        self.lines: list[Plain] = []
        self.holds: list[int] = []
        self.socket: ClientConnection | None = None

    async def __aenter__(self) -> AtTable:
        address = f"ws{self.url.removeprefix('http')}/api/tables/{self.table_id}/live"
        # What nobody reads for a while is kept: a full queue would leave the server's pings unanswered, too.
        self.socket = await connect(address, max_size=None, max_queue=None, **PATIENT)
        await self.send("hello", **self.hello)
        await self.hear("state")
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self.socket is not None
        await self.socket.close()

    # Speaking and hearing -----------------------------------------------------------------------------------------

    async def send(self, kind: str, **fields: Any) -> None:
        assert self.socket is not None
        await self.socket.send(json.dumps({"type": kind, **fields}))

    async def receive(self) -> Plain:
        assert self.socket is not None
        text = await asyncio.wait_for(self.socket.recv(), PATIENCE)
        assert isinstance(text, str)
        self.received.append(text)
        message: Plain = json.loads(text)
        checked = SERVER.validate_python(message)
        assert checked.model_dump(by_alias=True, exclude_unset=True) == message
        self._take_in(message)
        return message

    def _take_in(self, message: Plain) -> None:
        if message["type"] in ("state", "update"):
            if message["type"] == "update":
                assert message["after"] == self.position["seq"], "an update is missing, or came twice"
            self.table, self.position, self.holds = message["table"], message["position"], message["holds"]
            self.lines += message["lines"]
            assert self.table["seq"] == self.position["seq"]

    async def hear(self, *kinds: str) -> Plain:
        """The next message of one of these kinds."""
        while True:
            message = await self.receive()
            if message["type"] in kinds:
                return message

    async def until(self, holds: Callable[[AtTable], bool]) -> None:
        while not holds(self):
            await self.receive()

    async def up_to(self, seq: int) -> None:
        await self.until(lambda me: me.position["seq"] >= seq)

    async def ask(self, kind: str, **fields: Any) -> Plain:
        """Send a request and wait for what becomes of it."""
        request = fields.pop("id", uuid4().hex)
        await self.send(kind, id=request, **fields)
        while True:
            message = await self.hear("accepted", "foretold", "foretold_each", "refused")
            if message["id"] == request:
                return message

    # Playing ------------------------------------------------------------------------------------------------------

    @property
    def question(self) -> Plain | None:
        found: Plain | None = self.position["question"]
        return found

    @property
    def over(self) -> bool:
        return bool(self.table["phase"] == "over")

    async def move(self, action: str, **fields: Any) -> Plain:
        assert self.question is not None
        asked = {"seat": self.question["seat"], "question": self.question["number"], **fields}
        return await self.ask("move", action=action, **asked)

    async def play_on(self, choice: Random) -> None:
        """Answer every question at random until the game is over."""
        while not self.over:
            if self.question is None:
                await self.receive()
                continue
            answer = await self.move(choice.choice(self.question["actions"])["action"])
            assert answer["type"] == "accepted", answer
            await self.up_to(answer["seq"])
