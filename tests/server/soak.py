"""`make soak`: a thousand tables with bots and people for some minutes; what the server does under it, in figures.

Usage: python -m tests.server.soak [--tables 1000] [--seconds 300] [--rate 300] [--processes 1] [--postgres]

One process serves from a file, as `viceregal serve` does. With `--postgres`, or more than one process, they share
PostgreSQL and Redis, and the tables are spread over them: what each of them costs is told, and what they make together.
The clients are one process more, which says itself how busy it was: where it has no core for itself, the delays are its
own as well.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import os
import re
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import httpx

from tests.server.light import Line
from tests.server.serving import PATIENCE, Server
from tests.server.storages import Postgres, RedisServer

WARM_UP = 20.0  # seconds that do not count: tables are made, processes start
BAR_P99 = 0.25
WATCH_SECONDS = 5.0
MAKERS = 20  # tables that are asked for at the same time


@dataclass
class Watched:
    """What one process of the server was seen to take: when, and how much of it."""

    memory: list[tuple[float, float]] = field(default_factory=list)  # megabytes
    busy: list[tuple[float, float]] = field(default_factory=list)  # seconds of the processor


@dataclass
class Figures:
    """What was measured after the warm-up."""

    moves: list[int]  # of people, by process of the server
    answers: list[int]  # of bots
    watched: list[Watched]
    errors: list[str] = field(default_factory=list)
    delays: list[float] = field(default_factory=list)  # from sending a move to hearing its update
    clients: list[tuple[float, float]] = field(default_factory=list)  # when, and their processor time

    @property
    def made(self) -> list[int]:
        return [moves + answers for moves, answers in zip(self.moves, self.answers, strict=True)]


class Soak:
    def __init__(self, servers: list[Server], tables: int, seconds: float, rate: float) -> None:
        self.servers = servers
        self.tables = tables
        self.seconds = seconds
        self.rate = rate
        self.pause = tables / (rate / 2)  # a bot answers each move of a person
        none = [0] * len(servers)
        self.figures = Figures(list(none), list(none), [Watched() for _ in servers])
        self.choice = Random(1)
        self.making = asyncio.Semaphore(MAKERS)
        self.begun = time.monotonic()

    @property
    def counts(self) -> bool:
        return WARM_UP < time.monotonic() - self.begun < WARM_UP + self.seconds

    @property
    def over(self) -> bool:
        return time.monotonic() - self.begun > WARM_UP + self.seconds

    async def run(self) -> Figures:
        watching = asyncio.create_task(self._watch())
        await asyncio.gather(*[self._sit(number % len(self.servers)) for number in range(self.tables)])
        watching.cancel()
        return self.figures

    async def _watch(self) -> None:
        while True:
            now = time.monotonic() - self.begun
            for server, watched in zip(self.servers, self.figures.watched, strict=True):
                assert server.process is not None
                watched.memory.append((now, megabytes_of(server.process.pid)))
                watched.busy.append((now, seconds_of(server.process.pid)))
            self.figures.clients.append((now, time.process_time()))
            await asyncio.sleep(WATCH_SECONDS)

    async def _sit(self, at: int) -> None:
        await asyncio.sleep(self.choice.random() * WARM_UP * 0.8)
        while not self.over:
            try:
                async with asyncio.timeout(None) as patience:
                    await self._play(at, "hand-of-the-king", patience)
            except Exception as error:
                self.figures.errors.append(f"{type(error).__name__}: {error}")
                await asyncio.sleep(1)

    async def _made(self, at: int, game: str) -> dict[str, Any]:
        seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
        async with self.making:
            line = await Line.to(self.servers[at].url)
            try:
                made: dict[str, Any] = await line.post(
                    "/api/tables", {"game": game, "seats": seats, "name": "Soak"}
                )
            finally:
                line.close()
        return made

    async def _play(self, at: int, game: str, patience: asyncio.Timeout) -> None:
        now = asyncio.get_running_loop().time
        patience.reschedule(now() + PATIENCE)
        made = await self._made(at, game)
        line = await Line.to(self.servers[at].url)
        try:
            await line.upgrade(f"/api/tables/{made['table']['id']}/live")
            line.send({"type": "hello", "protocol": 1, "token": made["seats"][0]["token"]})
            asked_for, sent_at, number = 0, 0.0, 0
            while not self.over:
                patience.reschedule(now() + PATIENCE)
                message = await line.message()
                if message["type"] == "refused":
                    self.figures.errors.append(message["message"])
                    return
                if message["type"] not in ("state", "update"):
                    continue
                if sent_at:
                    self._heard(at, sent_at)
                    sent_at = 0.0
                elif self.counts:
                    self.figures.answers[at] += 1
                if message["table"]["phase"] == "over":
                    return
                question: dict[str, Any] | None = message["position"]["question"]
                if question is None or question["number"] == asked_for:
                    continue
                asked_for = question["number"]
                wait = self.choice.random() * 2 * self.pause
                patience.reschedule(now() + wait + PATIENCE)
                await asyncio.sleep(wait)
                number += 1
                action = self.choice.choice(question["actions"])["action"]
                sent_at = time.perf_counter()
                line.send(
                    {"type": "move", "id": str(number), "seat": 0, "question": asked_for, "action": action}
                )
        finally:
            line.close()

    def _heard(self, at: int, sent_at: float) -> None:
        if self.counts:
            self.figures.moves[at] += 1
            self.figures.delays.append(time.perf_counter() - sent_at)


def megabytes_of(pid: int) -> float:
    status = Path(f"/proc/{pid}/status").read_text()
    return int(next(line for line in status.splitlines() if line.startswith("VmRSS")).split()[1]) / 1024


def seconds_of(pid: int) -> float:
    """Of the processor, in the program and in the system."""
    times = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(times[11]) + int(times[12])) / os.sysconf("SC_CLK_TCK")


def highest(watched: Watched, soak: Soak, third: int) -> float:
    begin = WARM_UP + soak.seconds * third / 3
    return max(megabytes for at, megabytes in watched.memory if begin <= at <= begin + soak.seconds / 3)


def share_of(seen: list[tuple[float, float]], soak: Soak) -> float:
    """Of a core, while it counted."""
    counted = [(at, seconds) for at, seconds in seen if WARM_UP < at < WARM_UP + soak.seconds]
    (first, before), (last, after) = counted[0], counted[-1]
    return (after - before) / (last - first)


def report(figures: Figures, soak: Soak, transactions: Callable[[], list[float]]) -> bool:
    delays = sorted(figures.delays)
    rate = sum(figures.made) / soak.seconds
    p50, p99 = (delays[int(len(delays) * part)] for part in (0.5, 0.99))
    tell(f"{soak.tables} tables, {soak.seconds:.0f} s: {rate:.0f} moves/s (half of them by bots)")
    tell(
        f"from move to broadcast: p50 {p50 * 1000:.1f} ms, p99 {p99 * 1000:.1f} ms, most {delays[-1] * 1000:.0f} ms"
    )
    grows = [report_process(figures, soak, at) for at in range(len(soak.servers))]
    used = sum([share_of(watched.busy, soak) for watched in figures.watched])
    tell(f"processor time of the server: {used:.2f} of a core, {used / rate * 1000:.2f} ms a move")
    tell(f"processor time of the clients: {share_of(figures.clients, soak):.2f} of a core")
    tell("transactions since the start: " + ", ".join([f"{count:.0f}" for count in transactions()]))
    tell(f"load of the machine: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
    tell(f"errors: {len(figures.errors)} {sorted(set(figures.errors))[:5]}")
    return not figures.errors and rate > 0.97 * soak.rate and p99 < BAR_P99 and not any(grows)


def report_process(figures: Figures, soak: Soak, at: int) -> bool:
    """Whether its memory grows. All tables begin together, so it rises and falls with their games: the heights of the
    waves are compared."""
    watched, rate = figures.watched[at], figures.made[at] / soak.seconds
    used = share_of(watched.busy, soak)
    earlier, later = (highest(watched, soak, third) for third in (1, 2))
    curve = " ".join([f"{megabytes:.0f}" for _, megabytes in watched.memory[::6]])
    tell(
        f"process {at + 1}: {rate:.0f} moves/s, {used:.2f} of a core, {used / max(rate, 1e-9) * 1000:.2f} ms a move"
    )
    tell(
        f"  memory every 30 s, in MB: {curve}; at most {earlier:.0f} in the second third and {later:.0f} in the last"
    )
    return later >= 1.1 * earlier


def tell(line: str) -> None:
    print(line, flush=True)


@contextmanager
def serving(processes: int, postgres: bool) -> Iterator[list[Server]]:
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        settings = {"VICEREGAL_LIMITS": "0"}
        if postgres or processes > 1:
            storage, redis = Postgres().start(), RedisServer().start()
            stack.callback(storage.stop)
            stack.callback(redis.stop)
            settings |= {"DATABASE_URL": storage.url, "REDIS_URL": redis.url}
        servers = []
        for number in range(processes):
            servers.append(Server(folder / str(number), settings).start())
            stack.callback(servers[-1].stop)
        yield servers


def transactions_of(servers: list[Server]) -> list[float]:
    """As the processes count them."""
    told = [httpx.get(f"{server.url}/metrics", timeout=PATIENCE).text for server in servers]
    found = [re.search(r"^viceregal_commits_total (\S+)", text, re.MULTILINE) for text in told]
    return [0.0 if match is None else float(match[1]) for match in found]


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=300)
    parser.add_argument("--rate", type=float, default=300)
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--postgres", action="store_true")
    wanted = parser.parse_args()
    with serving(wanted.processes, wanted.postgres) as servers:
        gc.freeze()
        gc.disable()  # the pauses of the clients are not the server's
        soak = Soak(servers, wanted.tables, wanted.seconds, wanted.rate)
        with asyncio.Runner(loop_factory=fast_loop()) as runner:
            figures = runner.run(soak.run())
        good = report(figures, soak, lambda: transactions_of(servers))
    sys.exit(0 if good else 1)


def fast_loop() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """That of the server, where there is one: the clients are to cost little."""
    try:
        import uvloop
    except ImportError:
        return None
    return uvloop.new_event_loop


if __name__ == "__main__":
    main()
