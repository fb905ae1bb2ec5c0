"""What a move costs the processor without a network: the whole application in this process, with clients that cost nothing.

Usage: python -m tests.server.move_cost [--tables 200] [--moves 10000]

Processor time is told, so that a busy machine disturbs little; the quietest tenth of the run is told beside the whole. Of it,
what the rules and the words take, and the search for cycles.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import orjson

from tests.server.soak import fast_loop, tell
from viceregal.server import logs
from viceregal.server.app import make_app
from viceregal.server.live import rooms
from viceregal.server.live.audience import Audience
from viceregal.server.run import SEARCHES_FOR_CYCLES
from viceregal.server.settings import from_environment

WINDOW = 250  # moves
ENVIRONMENT = {"VICEREGAL_LIMITS": "0", "VICEREGAL_WORKERS": "1", "VICEREGAL_TEST_SEED": "1"}
WANTED = {
    "game": "hand-of-the-king",
    "seats": [{"kind": "me"}, {"kind": "bot", "level": "random"}],
    "name": "Ann",
}


@dataclass
class Cost:
    """Seconds of the processor: by what they went for, and as they went by."""

    moves: int = 0
    parts: dict[str, float] = field(default_factory=dict)
    windows: list[tuple[float, float]] = field(default_factory=list)  # the thread that serves, and all
    last: tuple[float, float] = (0.0, 0.0)

    def moved(self) -> None:
        self.moves += 1
        if self.moves % WINDOW == 0:
            now = (time.thread_time(), time.process_time())
            self.windows.append((now[0] - self.last[0], now[1] - self.last[1]))
            self.last = now

    def counted(self, part: str, made: Callable[..., Any]) -> Callable[..., Any]:
        """The same, and its time is noted."""

        def with_time(*values: Any) -> Any:
            begun = time.thread_time()
            try:
                return made(*values)
            finally:
                self.parts[part] = self.parts.get(part, 0.0) + time.thread_time() - begun

        return with_time

    def searched(self, phase: str, _: dict[str, int]) -> None:
        sign = -1 if phase == "start" else 1
        self.parts["cycles"] = self.parts.get("cycles", 0.0) + sign * time.thread_time()


class Player:
    """Plays game after game, as fast as it is asked."""

    def __init__(self, app: Any, number: int, cost: Cost, most: int) -> None:
        self.app = app
        self.choice = Random(number)
        self.cost = cost
        self.most = most
        self.asked = 0
        self.said: asyncio.Queue[dict[str, Any]] = asyncio.Queue()

    async def run(self) -> None:
        while self.cost.moves < self.most:
            made = await self._made()
            self.asked, self.said = 0, asyncio.Queue()
            self.said.put_nowait({"type": "websocket.connect"})
            self._say({"type": "hello", "protocol": 1, "token": made["seats"][0]["token"]})
            path = f"/api/tables/{made['table']['id']}/live"
            await self.app(_scope("websocket", path), self.said.get, self._hear)

    async def _made(self) -> Any:
        heard: list[bytes] = []

        async def ask() -> dict[str, Any]:
            return {"type": "http.request", "body": orjson.dumps(WANTED), "more_body": False}

        async def hear(message: dict[str, Any]) -> None:
            heard.append(message.get("body", b""))

        await self.app(_scope("http", "/api/tables"), ask, hear)
        return orjson.loads(b"".join(heard))

    def _say(self, message: dict[str, Any]) -> None:
        self.said.put_nowait({"type": "websocket.receive", "text": orjson.dumps(message).decode()})

    async def _hear(self, message: dict[str, Any]) -> None:
        told: Any = orjson.loads(message["text"]) if message["type"] == "websocket.send" else {"type": ""}
        assert told["type"] != "refused", told
        if told["type"] not in ("state", "update"):
            return
        self.cost.moved()
        if told["table"]["phase"] == "over" or self.cost.moves >= self.most:
            self.said.put_nowait({"type": "websocket.disconnect", "code": 1000})
            return
        question = told["position"]["question"]
        if question is not None and question["number"] != self.asked:
            self.asked = question["number"]
            action = self.choice.choice(question["actions"])["action"]
            self._say(
                {"type": "move", "id": f"m{self.asked}", "seat": 0, "question": self.asked, "action": action}
            )


def _scope(kind: str, path: str) -> dict[str, Any]:
    return {
        "type": kind,
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "method": "POST",
        "scheme": "http" if kind == "http" else "ws",
        "path": path,
        "raw_path": path.encode(),
        "root_path": "",
        "query_string": b"",
        "headers": [
            (b"host", b"127.0.0.1"),
            (b"content-type", b"application/json"),
            (b"content-length", str(len(orjson.dumps(WANTED))).encode()),
        ],
        "client": ("127.0.0.1", 1),
        "server": ("127.0.0.1", 80),
        "subprotocols": [],
        "state": {},
    }


async def measure(tables: int, moves: int) -> Cost:
    cost = Cost()
    with tempfile.TemporaryDirectory() as folder:
        app = make_app(from_environment(ENVIRONMENT, Path(folder)))
        async with app.router.lifespan_context(app):
            rooms._carried_out = cost.counted("rules", rooms._carried_out)
            Audience.tell = cost.counted("words", Audience.tell)  # type: ignore[method-assign]
            gc.freeze()
            gc.set_threshold(*SEARCHES_FOR_CYCLES)
            gc.callbacks.append(cost.searched)
            cost.last = (time.thread_time(), time.process_time())
            await asyncio.gather(*[Player(app, number, cost, moves).run() for number in range(tables)])
    return cost


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--moves", type=int, default=10_000)
    wanted = parser.parse_args()
    logs.set_up("error")
    with asyncio.Runner(loop_factory=fast_loop()) as runner:
        cost = runner.run(measure(wanted.tables, wanted.moves))
    serving, both = ([window[which] / WINDOW * 1000 for window in cost.windows] for which in (0, 1))
    quiet = sorted(both)[len(both) // 10]
    tell(
        f"{cost.moves} moves at {wanted.tables} tables: {sum(both) / len(both):.3f} ms a move, of them "
        f"{sum(serving) / len(serving):.3f} ms on the thread that serves; {quiet:.3f} ms in the quietest tenth"
    )
    for part, seconds in sorted(cost.parts.items()):
        tell(f"  {part}: {seconds / cost.moves * 1000:.3f} ms a move")


if __name__ == "__main__":
    main()
