"""Who is asked and not here is told by a notice on their devices, after a moment. No table ever waits for it.

What is due is held in memory: a process that stops forgets it, and the next question is told again.
"""

from __future__ import annotations

import asyncio
import json
from dataclasses import dataclass
from http.client import HTTPException
from typing import Any, Final

import structlog

from viceregal.i18n import speak
from viceregal.server.live.rooms import Rooms
from viceregal.server.metrics import PUSHES
from viceregal.server.push.delivery import GONE, Delivery, Subscription
from viceregal.server.storage.subscriptions import Subscriptions
from viceregal.server.tables.table import Table
from viceregal.server.telling.words import names_of, speech_of

log = structlog.get_logger("pushing")
MAX_DUE: Final = 10_000  # questions that are waited with
MAX_QUEUED: Final = 1_000  # notices that wait to be sent
SENDERS: Final = 4


@dataclass(frozen=True)
class Due:
    """A question to a seat whose holder was not here when it was put."""

    table: str
    seat: int
    number: int
    player: str


class Pushing:
    def __init__(
        self, rooms: Rooms, subscriptions: Subscriptions, delivery: Delivery | None, after: float
    ) -> None:
        self.rooms = rooms
        self.subscriptions = subscriptions
        self.delivery = delivery
        self.after = after
        self.due: dict[tuple[str, int], tuple[int, asyncio.TimerHandle]] = {}
        self.queue: asyncio.Queue[Due] = asyncio.Queue(MAX_QUEUED)
        self.tasks: list[asyncio.Task[Any]] = []

    def start(self) -> None:
        if self.delivery is not None:
            self.tasks = [asyncio.create_task(self._send_all(self.delivery)) for _ in range(SENDERS)]

    async def stop(self) -> None:
        for _, timer in self.due.values():
            timer.cancel()
        self.due.clear()
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    # What is due ------------------------------------------------------------------------------------------------

    def look_at(self, table: Table) -> None:
        """Told of each change at a table: what is asked now, and of whom."""
        if self.delivery is None:
            return
        asked = {seat: question.number for seat, question in table.questions.items() if seat in table.people}
        for seat in range(len(table.places)):
            number = asked.get(seat) if table.phase == "playing" else None
            waiting = self.due.get((table.id, seat))
            if waiting is not None and waiting[0] != number:
                self.due.pop((table.id, seat))[1].cancel()
                waiting = None
            if number is not None and waiting is None:
                self._wait(Due(table.id, seat, number, str(table.places[seat].player)))

    def _wait(self, due: Due) -> None:
        if len(self.due) >= MAX_DUE:  # the oldest has most likely been told
            self.due.pop(next(iter(self.due)))[1].cancel()
        timer = asyncio.get_running_loop().call_later(self.after, self._queue, due)
        self.due[due.table, due.seat] = (due.number, timer)

    def _queue(self, due: Due) -> None:
        # It stays in `due` until something else is asked: the same question is told once.
        try:
            self.queue.put_nowait(due)
        except asyncio.QueueFull:
            PUSHES.labels("dropped").inc()

    # Sending ----------------------------------------------------------------------------------------------------

    async def _send_all(self, delivery: Delivery) -> None:
        while True:
            due = await self.queue.get()
            try:
                await self._send(delivery, due)
            except Exception as error:  # the storage may be away: who is not told finds the table as it is
                log.warning("push_failed", table=due.table[:6], cause=type(error).__name__)

    async def _send(self, delivery: Delivery, due: Due) -> None:
        found = await self.subscriptions.of(due.player)
        if not found:
            return
        async with self.rooms.reading(due.table, fresh=False) as (room, table):
            question = table.questions.get(due.seat)
            here, _ = room.audience.present(table)
            if question is None or question.number != due.number or due.seat in here:
                return
            told = [(each, message_of(table, due.seat, each.lang)) for each in found]
        for subscription, message in told:
            await self._deliver(delivery, subscription, message, due.table)

    async def _deliver(self, delivery: Delivery, to: Subscription, message: bytes, topic: str) -> None:
        try:
            status = await asyncio.to_thread(delivery.send, to, message, topic)
        except (OSError, HTTPException, ValueError) as error:
            PUSHES.labels("failed").inc()
            log.warning("push_failed", cause=type(error).__name__)
            return
        PUSHES.labels("sent" if status < 300 else "refused").inc()
        if status in GONE:
            await self.subscriptions.drop(to.id)
        elif status >= 300:
            log.warning("push_refused", status=status)


def message_of(table: Table, seat: int, lang: str) -> bytes:
    """That it is one's turn, at which game, with whom and where; nothing of the game itself."""
    game = speech_of(lang, table.settings["game"])
    title = game.say("game.title") if game.has("game.title") else table.game.facts.title
    others = [name for other, name in enumerate(names_of(table, lang)) if other != seat]
    told = {
        "title": f"{speak(lang).say('push.your_turn')} · {title}",
        "body": ", ".join(others),
        "path": f"/t/{table.id}",
    }
    return json.dumps(told, ensure_ascii=False).encode()
