"""Bots think in a process of their own, so that the table stays alive: one line of JSON each way."""

from __future__ import annotations

import asyncio
import json
import sys
from dataclasses import dataclass
from typing import Any, Protocol

from viceregal.bots import registry
from viceregal.bots.base import Bot, sensible
from viceregal.core.errors import ViceregalError
from viceregal.core.game import View
from viceregal.games import game


@dataclass(frozen=True)
class Task:
    """What a bot is asked: it gets a view and the legal actions as texts, and answers with one of them."""

    game_key: str
    bot: str
    seed: str  # one bot for each seed: what it remembers stays with it
    view: View
    legal: tuple[str, ...]


class ThinkingFailed(ViceregalError):
    """The bot, or its process, has broken down."""


class Thinker(Protocol):
    """Where bots think."""

    async def choose(self, task: Task) -> str:
        """The bot's answer; cancelling the wait stops the bot."""

    async def stop(self) -> None: ...


class Brain:
    """The bots that have been asked, each made once."""

    def __init__(self) -> None:
        self.bots: dict[tuple[str, str, str], Bot] = {}

    def answer(self, task: Task) -> str:
        name = (task.game_key, task.bot, task.seed)
        if name not in self.bots:
            self.bots[name] = registry.make(task.bot, task.game_key, task.seed)
        rules = game(task.game_key)
        legal = sensible([rules.parse(text) for text in task.legal])
        return rules.text(self.bots[name].choose(task.view, legal))


class ThinkHere:
    """In this process: for bots that answer at once, and for tests."""

    def __init__(self) -> None:
        self.brain = Brain()

    async def choose(self, task: Task) -> str:
        return self.brain.answer(task)

    async def stop(self) -> None:
        return None


class ThinkApart:
    """In a process of its own, started when first asked and killed when no longer waited for."""

    def __init__(self) -> None:
        self.process: asyncio.subprocess.Process | None = None
        self.turn = asyncio.Lock()  # one question at a time goes through the pipe

    async def choose(self, task: Task) -> str:
        async with self.turn:
            return await self._ask(task)

    async def _ask(self, task: Task) -> str:
        process = await self._started()
        assert process.stdin is not None and process.stdout is not None
        try:
            process.stdin.write(json.dumps(task.__dict__).encode() + b"\n")
            await process.stdin.drain()
            line = await process.stdout.readline()
        except (asyncio.CancelledError, OSError) as error:
            await self.stop()
            if isinstance(error, asyncio.CancelledError):
                raise
            raise ThinkingFailed(str(error)) from None
        answer = _read_answer(line)
        if "error" in answer:
            raise ThinkingFailed(str(answer["error"]))
        return str(answer["action"])

    async def _started(self) -> asyncio.subprocess.Process:
        if self.process is None or self.process.returncode is not None:
            self.process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "viceregal.terminal.thinking",
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                stderr=asyncio.subprocess.DEVNULL,
                limit=2**20,
            )
        return self.process

    async def stop(self) -> None:
        process, self.process = self.process, None
        if process is not None and process.returncode is None:
            process.kill()
            await process.wait()


def _read_answer(line: bytes) -> dict[str, Any]:
    try:
        answer = json.loads(line)
    except ValueError:
        return {"error": "the bot's process has ended"}
    return answer if isinstance(answer, dict) else {"error": "the bot's process talks nonsense"}


def main() -> None:
    """The bots' process: answers until nobody asks any more."""
    brain = Brain()
    for line in sys.stdin:
        asked = json.loads(line)
        task = Task(**{**asked, "legal": tuple(asked["legal"])})
        try:
            answer = {"action": brain.answer(task)}
        except Exception as error:  # whatever a bot does wrong, the table must hear of it
            answer = {"error": f"{type(error).__name__}: {error}"}
        sys.stdout.write(json.dumps(answer) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
