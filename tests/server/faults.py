"""Load that survives anything: players who come back, send again what was lost, and remember what was acknowledged."""

from __future__ import annotations

import asyncio
import json
import time
from dataclasses import dataclass, field
from random import Random
from typing import Any
from uuid import uuid4

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidHandshake, WebSocketException

from tests.server.serving import PATIENCE

Plain = dict[str, Any]
GONE = (OSError, WebSocketException, InvalidHandshake, httpx.HTTPError, TimeoutError, EOFError)
GAMES = ("hand-of-the-king", "mini")


@dataclass
class Acknowledged:
    """A move that the server has said is stored."""

    table: str
    seq: int
    seat: int
    request: str
    action: str


@dataclass
class Load:
    """Players at tables, at one or several servers, until they are told to stop; then every game is played to its end."""

    urls: list[str]
    tables: int
    choice: Random
    moves: list[Acknowledged] = field(default_factory=list)
    finished: list[str] = field(default_factory=list)
    refused: list[Plain] = field(default_factory=list)
    stopping: bool = False
    pause: float = 0.0

    async def run(self) -> None:
        await asyncio.gather(*[self._games(number) for number in range(self.tables)])

    async def goes_on(self, playing: asyncio.Task[None], moves: int = 1) -> None:
        """Waits until so many more moves were acknowledged."""
        wanted, deadline = len(self.moves) + moves, time.monotonic() + PATIENCE
        while len(self.moves) < wanted and not playing.done():
            assert time.monotonic() < deadline, "the tables do not go on"
            await asyncio.sleep(0.02)

    async def _games(self, number: int) -> None:
        """One game after the other."""
        while not self.stopping:
            table, tokens = await self._seated(GAMES[number % len(GAMES)])
            players = [Player(self, table, seat, token) for seat, token in enumerate(tokens)]
            await asyncio.gather(*[player.play() for player in players])
            self.finished.append(table)

    async def _seated(self, game: str) -> tuple[str, list[str]]:
        """Two people and, at every second table, a bot."""
        seats: list[Plain] = [{"kind": "me"}, {"kind": "here"}]
        if self.choice.random() < 0.5:
            seats.append({"kind": "bot", "level": "random"})
        body = {"game": game, "seats": seats, "name": "Load"}
        made = await self.ask("/api/tables", body)
        return made["table"]["id"], [seat["token"] for seat in made["seats"]]

    async def ask(self, path: str, body: Plain) -> Plain:
        while True:
            try:
                async with httpx.AsyncClient(
                    base_url=self.choice.choice(self.urls), timeout=PATIENCE
                ) as client:
                    answer = await client.post(path, json=body)
                    if answer.status_code < 300:
                        found: Plain = answer.json()
                        return found
                    assert answer.status_code in (429, 503), answer.text
            except GONE:
                pass
            await asyncio.sleep(0.1)


class Player:
    """Plays one seat at random. What it has not heard of it sends again, with the same id."""

    def __init__(self, load: Load, table: str, seat: int, token: str) -> None:
        self.load = load
        self.table = table
        self.seat = seat
        self.token = token
        self.seen = 0
        self.unsure: Plain | None = None  # sent, and not heard of again
        self.question: Plain | None = None
        self.answered = 0
        self.over = False

    async def play(self) -> None:
        while not self.over:
            try:
                await self._play_connected()
            except GONE:
                await asyncio.sleep(0.05)

    async def _play_connected(self) -> None:
        url = self.load.choice.choice(self.load.urls)
        address = f"ws{url.removeprefix('http')}/api/tables/{self.table}/live"
        async with connect(address, max_size=None, open_timeout=PATIENCE, close_timeout=1) as socket:
            hello = {"type": "hello", "protocol": 1, "token": self.token, "seen": self.seen}
            await socket.send(json.dumps(hello))
            if self.unsure is not None:
                await socket.send(json.dumps(self.unsure))
            while not self.over:
                message = json.loads(await asyncio.wait_for(socket.recv(), PATIENCE))
                answer = self._heard(message)
                if answer is not None:
                    if self.load.pause:
                        await asyncio.sleep(self.load.choice.random() * self.load.pause)
                    self.unsure = answer
                    await socket.send(json.dumps(answer))

    def _heard(self, message: Plain) -> Plain | None:
        """The next move, if one is due."""
        kind = message["type"]
        if kind in ("state", "update"):
            if kind == "update":
                assert message["after"] <= self.seen, "an update is missing"
            self.seen = message["position"]["seq"]
            self.over = message["table"]["phase"] == "over"
            self.question = message["position"]["question"]
        elif kind == "accepted" or (kind == "refused" and message["code"] == "doubled"):
            self._acknowledged(message)
        elif kind == "refused" and message["id"] is not None:
            if message["code"] not in ("busy", "slow_down"):
                self.load.refused.append(message)
                self.unsure = None
            raise EOFError  # come back, and see what is asked
        return self._next()

    def _acknowledged(self, message: Plain) -> None:
        if self.unsure is not None and self.unsure["id"] == message["id"]:
            sent, self.unsure = self.unsure, None
            self.answered = sent["question"]
            self.load.moves.append(
                Acknowledged(self.table, message["seq"], self.seat, sent["id"], sent["action"])
            )

    def _next(self) -> Plain | None:
        question = self.question
        if question is None or self.unsure is not None or question["number"] == self.answered:
            return None
        action = self.load.choice.choice(question["actions"])["action"]
        fields = {"seat": self.seat, "question": question["number"], "action": action}
        return {"type": "move", "id": uuid4().hex, **fields}


def check_log(rows: list[tuple[str, int, int | None, str | None, str, Plain]], load: Load) -> None:
    """Every acknowledged move is stored, once, where it was said to be; no log has a gap.

    Rows are (table, seq, seat, request, kind, data), in order.
    """
    stored = {(row[0], row[1]): row for row in rows}
    requests: dict[tuple[str, str], int] = {}
    for table, _, _, request, _, _ in rows:
        if request is not None:
            requests[table, request] = requests.get((table, request), 0) + 1
    assert all(count == 1 for count in requests.values()), "a move was stored twice"
    for move in load.moves:
        found = stored.get((move.table, move.seq))
        assert found is not None, f"lost: {move}"
        assert (found[2], found[3], found[4]) == (move.seat, f"{move.seat}:{move.request}", "move"), (
            move,
            found,
        )
        assert found[5]["action"] == move.action, (move, found)
    last: dict[str, int] = {}
    for table, seq, *_ in rows:
        assert seq == last.get(table, 0) + 1, f"table {table} has a gap before entry {seq}"
        last[table] = seq
