"""Where the bots of the terminal think: here, or in a process of their own, so that the table stays alive."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol, TypeVar

from viceregal.bots import thinking
from viceregal.bots.analysis import Analysis
from viceregal.bots.thinking import Task
from viceregal.bots.worker import Worker
from viceregal.core.errors import ViceregalError

T = TypeVar("T")


class ThinkingFailed(ViceregalError):
    """The bot, or its process, has broken down."""


class Thinker(Protocol):
    """Where bots think."""

    async def choose(self, task: Task) -> str:
        """The bot's answer; cancelling the wait stops the bot."""

    async def advise(self, task: Task) -> Analysis:
        """What the answers are worth and why, the best first."""

    async def stop(self) -> None: ...


class ThinkHere:
    """In this process: for bots that answer at once, and for tests."""

    async def choose(self, task: Task) -> str:
        return thinking.choose(task)

    async def advise(self, task: Task) -> Analysis:
        return thinking.advise(task, False)

    async def stop(self) -> None:
        return None


class ThinkApart:
    """In a process of its own, started when first asked and killed when no longer waited for."""

    def __init__(self) -> None:
        self.worker = Worker()

    async def choose(self, task: Task) -> str:
        return await self._do(thinking.choose, task)

    async def advise(self, task: Task) -> Analysis:
        return await self._do(thinking.advise, task, False)

    async def _do(self, work: Callable[..., T], *values: Any) -> T:
        try:
            return await self.worker.do(work, *values)
        except Exception as error:
            raise ThinkingFailed(f"{type(error).__name__}: {error}") from error

    async def stop(self) -> None:
        await self.worker.stop()
