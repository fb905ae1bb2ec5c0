"""Bots that think on while people decide, where the host allows: one at a time, and only while nobody else thinks.

A bot ponders by the view of its own seat, as it answers. Not at tables with a seed: what bots answer there follows from
the questions alone.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Final

import structlog

from viceregal.bots import thinking
from viceregal.bots.thinking import Task, frugal
from viceregal.server.live.minds import Minds
from viceregal.server.live.turns import NotWanted, Rank, Turn
from viceregal.server.tables.luck import seed_of
from viceregal.server.tables.table import Table

log = structlog.get_logger("pondering")
AT_ONCE: Final = 1.0  # seconds; then it is the next table's turn
TOO_LITTLE: Final = 0.05  # seconds that are left and not worth the way
MAX_TABLES: Final = 1_000  # of which is remembered what they ask; the others may be pondered twice


def who_ponders(table: Table) -> list[Task]:
    """The bots that may think on, each with what it can see; nobody unless people alone are asked."""
    match = table.match
    if match is None or table.phase != "playing" or seed_of(table.settings) is not None:
        return []
    if table.bots_asked or not set(table.asked) & table.people:
        return []
    key = match.game.key
    return [
        Task(key, frugal(place.level, key), match.view(seat), (), f"{table.id}-{seat}")
        for seat, place in enumerate(table.places)
        if place.level and thinking.ponders(place.level, key)
    ]


class Spell:
    """While people are asked one thing: the bots that think on about it, and the seconds that each has left."""

    def __init__(self, asked: tuple[int, ...], tasks: list[Task], seconds: float) -> None:
        self.asked = asked
        self.left = OrderedDict([(task.player, (task, seconds)) for task in tasks])

    def spend(self, player: str, spent: float) -> None:
        """It comes after the others now, unless it has had its time."""
        task, seconds = self.left.pop(player)
        if seconds - spent > TOO_LITTLE:
            self.left[player] = (task, seconds - max(TOO_LITTLE, spent))


class Pondering:
    """`seconds` for each bot and each question of people; without any, nothing ever happens here."""

    def __init__(self, minds: Minds, seconds: float) -> None:
        self.minds = minds
        self.seconds = seconds
        self.spells: OrderedDict[str, Spell] = OrderedDict()  # by table
        self.running: asyncio.Task[None] | None = None

    def look_at(self, table: Table) -> None:
        """Whatever has happened: talk changes nothing, an answer ends it at once."""
        if self.seconds <= 0:
            return
        asked = (len(table.moves), *table.asked)
        known = self.spells.get(table.id)
        if known is not None and known.asked == asked and not table.bots_asked and table.phase == "playing":
            return
        if self.spells.pop(table.id, None) is not None:
            self.minds.call_off(table.id)
        tasks = who_ponders(table)
        if tasks:
            self.spells[table.id] = Spell(asked, tasks, self.seconds)
            if len(self.spells) > MAX_TABLES:
                self.spells.popitem(last=False)
            if self.running is None:
                self.running = asyncio.create_task(self._run())

    def _next(self) -> str | None:
        return next((table_id for table_id, spell in self.spells.items() if spell.left), None)

    async def _run(self) -> None:
        """The tables in turns, as long as one has time left."""
        try:
            while (table_id := self._next()) is not None:
                self.spells.move_to_end(table_id)
                await self._go_on(table_id, self.spells[table_id])
        finally:
            self.running = None

    async def _go_on(self, table_id: str, spell: Spell) -> None:
        player, (task, left) = next(iter(spell.left.items()))

        def is_wanted() -> bool:
            return self.spells.get(table_id) is spell

        turn = Turn(Rank.THINKING_ON, "", table_id)
        spent = left  # a bot that breaks down is not asked again
        try:
            seconds = min(left, AT_ONCE)
            spent = await self.minds.think(thinking.ponder, task, seconds, turn=turn, is_wanted=is_wanted)
        except NotWanted:
            pass
        except Exception as error:  # the table does not need it
            log.error("pondering_failed", game=task.game_key, bot=task.bot, error=type(error).__name__)
        spell.spend(player, spent)

    async def stop(self) -> None:
        self.seconds = 0.0
        if self.running is not None:
            self.running.cancel()
            await asyncio.gather(self.running, return_exceptions=True)
