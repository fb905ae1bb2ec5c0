"""Reviews under way: made piece by piece where bots think, so that nobody waits for them, and kept when they are made."""

from __future__ import annotations

import asyncio
import hashlib
from collections import OrderedDict
from typing import Any, Final

import structlog

from viceregal.bots.worker import WorkerDied
from viceregal.review import making
from viceregal.review.making import Making
from viceregal.server.live.minds import Minds
from viceregal.server.live.turns import Rank, Turn
from viceregal.server.problem import no_answer
from viceregal.server.storage.reviews import ReviewShelf

log = structlog.get_logger("reviews")
MAX_AT_ONCE: Final = 40
TRIES: Final = 3  # of work that is not done in time, before the review is given up
OF_A_PERSON: Final = ("players:", "seed:")  # lines of a record that say nothing about the game
EDITION: Final = "2"  # another one where reviews come out otherwise


def without_names(record: str) -> str:
    return "\n".join([line for line in record.split("\n") if not line.startswith(OF_A_PERSON)])


def review_id(record: str) -> str:
    return hashlib.sha256(f"{EDITION}\n{without_names(record)}".encode()).hexdigest()[:32]


class Progress:
    """How far a review is; `made` when it is there."""

    def __init__(self, review_id: str, making: Making | None, made: dict[str, Any] | None) -> None:
        self.id = review_id
        self.making = making
        self.made = made
        self.failed: Exception | None = None
        self.task: asyncio.Task[None] | None = None

    @property
    def progress(self) -> tuple[int, int]:
        return (1, 1) if self.making is None else (self.making.done, self.making.all)


class Reviews:
    def __init__(self, shelf: ReviewShelf, minds: Minds) -> None:
        self.shelf = shelf
        self.minds = minds
        self.under_way: OrderedDict[str, Progress] = OrderedDict()

    async def find(self, record: str) -> Progress | None:
        """The review of a record, if it is made or under way; what went wrong with it is raised once."""
        key = review_id(record)
        begun = self.under_way.get(key)
        if begun is not None and begun.failed is not None:
            del self.under_way[key]
            raise begun.failed
        if begun is not None:
            return begun
        kept = await self.shelf.find(key)
        return None if kept is None else Progress(key, None, kept[1])

    async def begin(self, record: str, owner: str) -> Progress:
        """Of a record that was read and found in order."""
        turn = Turn(Rank.ASKED, owner)
        try:
            numbers = await self.minds.think(making.plan, record, turn=turn)
        except (WorkerDied, TimeoutError):
            raise no_answer() from None
        key = review_id(record)
        if key in self.under_way:
            return self.under_way[key]
        begun = Progress(key, making.begin(record, numbers), None)
        self.under_way[key] = begun
        while len(self.under_way) > MAX_AT_ONCE:
            _, oldest = self.under_way.popitem(last=False)
            if oldest.task is not None:
                oldest.task.cancel()
        begun.task = asyncio.create_task(self._make(begun, record, turn))
        return begun

    async def _make(self, begun: Progress, record: str, turn: Turn) -> None:
        assert begun.making is not None
        try:
            tries = TRIES
            while (piece := begun.making.next()) is not None:
                try:
                    begun.making.take(await self.minds.think(making.work, record, piece, turn=turn))
                    tries = TRIES
                except (WorkerDied, TimeoutError):
                    tries -= 1
                    if not tries:
                        raise no_answer() from None
                    begun.making.put_back(piece)
            verdicts, budget = begun.making.made(), begun.making.budget
            begun.made = await self.minds.think(making.finish, record, verdicts, budget, turn=turn)
            assert begun.made is not None
            await self.shelf.keep(begun.id, without_names(record), begun.made)
            self.under_way.pop(begun.id, None)
        except Exception as error:
            log.error("review_failed", error=type(error).__name__)
            begun.failed = error

    async def stop(self) -> None:
        tasks = [each.task for each in self.under_way.values() if each.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
