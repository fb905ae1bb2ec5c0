"""`make siege`: attacks on a server of its own, all on loopback, while well-behaved people play; what they notice, in figures.

The attackers come from 127.0.0.2, the others each from an address of their own: on a quick machine their games are so
short that one household would open more tables than it may. Each attack is bounded in number and time. It holds that a
move of a well-behaved person takes less than 250 ms at the 95th percentile and that nothing is refused to them.

Usage: python -m tests.server.siege [--seconds 8]
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any, Final

import httpx
import orjson
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from tests.server.attacks import Attack, Besieger, make_long_log
from tests.server.serving import Server

BAR_P95: Final = 0.25
PLAYERS: Final = 6
PAUSE: Final = 0.15  # of a person between two moves
ENVIRONMENT: Final = {"VICEREGAL_LOG": "error", "VICEREGAL_WORKERS": "2"}


@dataclass
class Noticed:
    """What the well-behaved have seen during one part of the siege."""

    delays: list[float] = field(default_factory=list)  # from sending a move to hearing of it
    refused: list[str] = field(default_factory=list)

    @property
    def p95(self) -> float:
        ordered = sorted(self.delays)
        return ordered[int(len(ordered) * 0.95)] if ordered else float("inf")

    @property
    def p50(self) -> float:
        ordered = sorted(self.delays)
        return ordered[len(ordered) // 2] if ordered else float("inf")


class WellBehaved:
    """Somebody who plays against a quick bot, game after game, at a person's pace."""

    def __init__(self, siege: Siege, number: int) -> None:
        self.siege = siege
        self.choice = Random(number)
        self.number = number
        self.address = f"127.0.0.{10 + number}"

    async def play(self) -> None:
        while not self.siege.is_over:
            try:
                await self._game()
            except (OSError, WebSocketException, httpx.HTTPError, TimeoutError) as error:
                self.siege.noticed.refused.append(f"{type(error).__name__}: {error}")
                await asyncio.sleep(0.5)

    async def _game(self) -> None:
        made = await self._open_table()
        address = f"ws{self.siege.url.removeprefix('http')}/api/tables/{made['table']['id']}/live"
        async with connect(address, max_size=None, open_timeout=30, local_addr=(self.address, 0)) as socket:
            hello = {"type": "hello", "protocol": 1, "token": made["seats"][0]["token"]}
            await socket.send(orjson.dumps(hello).decode())
            answered, sent_at = 0, 0.0
            while not self.siege.is_over:
                message = orjson.loads(await asyncio.wait_for(socket.recv(), 30))
                if message["type"] == "refused":
                    self.siege.noticed.refused.append(message["code"])
                    return
                if message["type"] not in ("state", "update"):
                    continue
                if sent_at:
                    self.siege.noticed.delays.append(time.perf_counter() - sent_at)
                    sent_at = 0.0
                if message["table"]["phase"] == "over":
                    return
                question = message["position"]["question"]
                if question is None or question["number"] == answered:
                    continue
                answered = question["number"]
                await asyncio.sleep(PAUSE * (0.5 + self.choice.random()))
                action = self.choice.choice(question["actions"])["action"]
                move = {
                    "type": "move",
                    "id": f"m{answered}",
                    "seat": 0,
                    "question": answered,
                    "action": action,
                }
                sent_at = time.perf_counter()
                await socket.send(orjson.dumps(move).decode())

    async def _open_table(self) -> dict[str, Any]:
        seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
        body = {"game": "hand-of-the-king", "seats": seats, "name": f"Guest {self.number}", "public": False}
        transport = httpx.AsyncHTTPTransport(local_address=self.address)
        async with httpx.AsyncClient(base_url=self.siege.url, timeout=30, transport=transport) as client:
            answer = await client.post("/api/tables", json=body)
            made: dict[str, Any] = answer.raise_for_status().json()
            return made


class Siege:
    def __init__(self, server: Server, seconds: float) -> None:
        self.url = server.url
        self.seconds = seconds
        self.is_over = False
        self.noticed = Noticed()

    async def run(self, long_log: str) -> dict[str, tuple[Noticed, Counter[str]]]:
        """First in peace, then each attack by itself, then all of them."""
        players = [asyncio.create_task(WellBehaved(self, number).play()) for number in range(PLAYERS)]
        await asyncio.sleep(2.0)  # they sit down
        besieger = Besieger(self.url, long_log)
        results: dict[str, tuple[Noticed, Counter[str]]] = {"peace": await self._during([], besieger)}
        for attack in besieger.attacks:
            results[attack.__name__] = await self._during([attack], besieger)
            await asyncio.sleep(1.0)
        results["all at once"] = await self._during(besieger.attacks, besieger)
        self.is_over = True
        await asyncio.wait(players, timeout=40)
        for player in players:
            player.cancel()
        await asyncio.gather(*players, return_exceptions=True)
        return results

    async def _during(self, attacks: list[Attack], besieger: Besieger) -> tuple[Noticed, Counter[str]]:
        self.noticed, besieger.met = Noticed(), Counter()
        until = time.monotonic() + self.seconds
        running = [asyncio.create_task(attack(until)) for attack in attacks]
        await asyncio.sleep(self.seconds)
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)
        return self.noticed, besieger.met


def report(results: dict[str, tuple[Noticed, Counter[str]]]) -> int:
    """What is printed, and how the command ends: 1 where it did not hold, 2 where this machine cannot tell."""
    held = True
    for name, (noticed, met) in results.items():
        line = f"{name:>16}: {len(noticed.delays):4} moves, p50 {noticed.p50 * 1000:4.0f} ms, p95 {noticed.p95 * 1000:4.0f} ms"
        said = ", ".join([f"{what} {count}" for what, count in met.most_common(6)])
        print(line + f", refused {len(noticed.refused)}" + (f"; the attackers: {said}" if said else ""))
        for reason in noticed.refused[:3]:
            print(f"{'':>18}{reason}")
        held = held and noticed.p95 < BAR_P95 and not noticed.refused
    if held:
        print(f"it held: every p95 is under {BAR_P95 * 1000:.0f} ms, nothing was refused to the well-behaved")
        return 0
    if results["peace"][0].p95 > BAR_P95 / 2:
        print("this machine is too busy to judge: moves took long before anything was attacked")
        return 2
    print("it did not hold")
    return 1


def besiege(folder: Path, seconds: float) -> dict[str, tuple[Noticed, Counter[str]]]:
    """A server of its own, with one table whose log is long."""
    long_log = asyncio.run(make_long_log(folder))
    server = Server(folder, ENVIRONMENT).start()
    try:
        return asyncio.run(Siege(server, seconds).run(long_log))
    finally:
        server.stop()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=8.0, help="for each of the seven parts")
    with tempfile.TemporaryDirectory(prefix="viceregal-siege-") as folder:
        return report(besiege(Path(folder), parser.parse_args().seconds))


if __name__ == "__main__":
    sys.exit(main())
