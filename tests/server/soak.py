"""`make soak`: a thousand tables with bots and people for some minutes; what the server does under it, in figures.

Usage: python -m tests.server.soak [--tables 1000] [--seconds 300] [--rate 300]
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import os
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import httpx
import orjson
from websockets.asyncio.client import connect

from tests.server.serving import Server

WARM_UP = 20.0  # seconds that do not count: tables are made, processes start
BAR_P99 = 0.25


@dataclass
class Figures:
    """What was measured after the warm-up."""

    moves: int = 0  # of people
    answers: int = 0  # of bots
    errors: list[str] = field(default_factory=list)
    delays: list[float] = field(default_factory=list)  # from sending a move to hearing its update
    memory: list[tuple[float, float]] = field(default_factory=list)  # when, and megabytes
    busy: list[tuple[float, float]] = field(default_factory=list)  # when, and processor time of the server


class Soak:
    def __init__(self, server: Server, tables: int, seconds: float, rate: float) -> None:
        self.server = server
        self.tables = tables
        self.seconds = seconds
        self.rate = rate
        self.pause = tables / (rate / 2)  # a bot answers each move of a person
        self.figures = Figures()
        self.choice = Random(1)
        self.begun = time.monotonic()

    @property
    def counts(self) -> bool:
        return WARM_UP < time.monotonic() - self.begun < WARM_UP + self.seconds

    @property
    def over(self) -> bool:
        return time.monotonic() - self.begun > WARM_UP + self.seconds

    async def run(self) -> Figures:
        limits = httpx.Limits(max_connections=20)
        async with httpx.AsyncClient(base_url=self.server.url, timeout=60, limits=limits) as client:
            watching = asyncio.create_task(self._watch_memory())
            await asyncio.gather(*[self._sit(client, number) for number in range(self.tables)])
            watching.cancel()
        return self.figures

    async def _watch_memory(self) -> None:
        while True:
            assert self.server.process is not None
            status = Path(f"/proc/{self.server.process.pid}/status").read_text()
            resident = next(line for line in status.splitlines() if line.startswith("VmRSS"))
            now = time.monotonic() - self.begun
            self.figures.memory.append((now, int(resident.split()[1]) / 1024))
            times = Path(f"/proc/{self.server.process.pid}/stat").read_text().rpartition(")")[2].split()
            self.figures.busy.append((now, (int(times[11]) + int(times[12])) / os.sysconf("SC_CLK_TCK")))
            await asyncio.sleep(5)

    async def _sit(self, client: httpx.AsyncClient, number: int) -> None:
        await asyncio.sleep(self.choice.random() * WARM_UP * 0.8)
        while not self.over:
            try:
                await self._play(client, "hand-of-the-king")
            except Exception as error:
                self.figures.errors.append(f"{type(error).__name__}: {error}")
                await asyncio.sleep(1)

    async def _play(self, client: httpx.AsyncClient, game: str) -> None:
        client.cookies.clear()
        seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
        answer = await client.post("/api/tables", json={"game": game, "seats": seats, "name": "Soak"})
        made = answer.raise_for_status().json()
        address = f"ws{self.server.url.removeprefix('http')}/api/tables/{made['table']['id']}/live"
        async with connect(address, max_size=None, compression=None, open_timeout=60) as socket:
            hello = {"type": "hello", "protocol": 1, "token": made["seats"][0]["token"]}
            await socket.send(orjson.dumps(hello).decode())
            asked_for, sent_at, number = 0, 0.0, 0
            while not self.over:
                message = orjson.loads(await asyncio.wait_for(socket.recv(), 60))
                if message["type"] == "refused":
                    self.figures.errors.append(message["message"])
                    return
                if message["type"] not in ("state", "update"):
                    continue
                if sent_at:
                    self._heard(message, sent_at)
                    sent_at = 0.0
                elif self.counts:
                    self.figures.answers += 1
                if message["table"]["phase"] == "over":
                    return
                question: dict[str, Any] | None = message["position"]["question"]
                if question is None or question["number"] == asked_for:
                    continue
                asked_for = question["number"]
                await asyncio.sleep(self.choice.random() * 2 * self.pause)
                number += 1
                move = {"type": "move", "id": str(number), "seat": 0, "question": asked_for}
                action = self.choice.choice(question["actions"])["action"]
                sent_at = time.perf_counter()
                await socket.send(orjson.dumps({**move, "action": action}).decode())

    def _heard(self, message: dict[str, Any], sent_at: float) -> None:
        if self.counts:
            self.figures.moves += 1
            self.figures.delays.append(time.perf_counter() - sent_at)


def highest(figures: Figures, soak: Soak, third: int) -> float:
    begin = WARM_UP + soak.seconds * third / 3
    return max(megabytes for at, megabytes in figures.memory if begin <= at <= begin + soak.seconds / 3)


def report(figures: Figures, soak: Soak) -> bool:
    delays = sorted(figures.delays)
    rate = (figures.moves + figures.answers) / soak.seconds
    p50, p99 = (delays[int(len(delays) * part)] for part in (0.5, 0.99))
    # All tables begin together, so memory rises and falls with their games: the heights of the waves are compared.
    earlier, later = (highest(figures, soak, third) for third in (1, 2))
    print(f"{soak.tables} tables, {soak.seconds:.0f} s: {rate:.0f} moves/s (half of them by bots)")
    print(
        f"from move to broadcast: p50 {p50 * 1000:.1f} ms, p99 {p99 * 1000:.1f} ms, most {delays[-1] * 1000:.0f} ms"
    )
    curve = " ".join([f"{megabytes:.0f}" for _, megabytes in figures.memory[::6]])
    print(f"memory of the server every 30 s, in MB: {curve}")
    print(
        f"at most {earlier:.0f} MB in the second third and {later:.0f} MB in the last ({later - earlier:+.0f})"
    )
    counted = [seconds for at, seconds in figures.busy if WARM_UP < at < WARM_UP + soak.seconds]
    used = (counted[-1] - counted[0]) / (5 * (len(counted) - 1))
    print(f"processor time of the server: {used:.2f} of a core, {used / rate * 1000:.2f} ms a move")
    print(f"errors: {len(figures.errors)} {sorted(set(figures.errors))[:5]}")
    return not figures.errors and rate > 0.97 * soak.rate and p99 < BAR_P99 and later < 1.1 * earlier


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=300)
    parser.add_argument("--rate", type=float, default=300)
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder), {"VICEREGAL_LIMITS": "0"}).start()
        gc.freeze()
        gc.disable()  # the pauses of the clients are not the server's
        soak = Soak(server, wanted.tables, wanted.seconds, wanted.rate)
        figures = asyncio.run(soak.run())
        server.stop()
        good = report(figures, soak)
    sys.exit(0 if good else 1)


if __name__ == "__main__":
    main()
