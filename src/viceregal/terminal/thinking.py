"""Where the bots of the terminal think: here, or in a process of their own, so that the table stays alive."""

from __future__ import annotations

from typing import Protocol

from viceregal.bots import thinking
from viceregal.bots.thinking import Task
from viceregal.bots.worker import Worker
from viceregal.core.errors import ViceregalError


class ThinkingFailed(ViceregalError):
    """The bot, or its process, has broken down."""


class Thinker(Protocol):
    """Where bots think."""

    async def choose(self, task: Task) -> str:
        """The bot's answer; cancelling the wait stops the bot."""

    async def stop(self) -> None: ...


class ThinkHere:
    """In this process: for bots that answer at once, and for tests."""

    async def choose(self, task: Task) -> str:
        return thinking.choose(task)

    async def stop(self) -> None:
        return None


class ThinkApart:
    """In a process of its own, started when first asked and killed when no longer waited for."""

    def __init__(self) -> None:
        self.worker = Worker()

    async def choose(self, task: Task) -> str:
        try:
            return await self.worker.do(thinking.choose, task)
        except Exception as error:
            raise ThinkingFailed(f"{type(error).__name__}: {error}") from error

    async def stop(self) -> None:
        await self.worker.stop()
