"""Whose turn it is to think: people's tables first, then hints, then tables of bots alone; in turns by owner and table.

Last come bots that are not asked and only think on: they begin while nobody else thinks, and whoever comes calls them
off."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict, deque
from collections.abc import Callable
from dataclasses import dataclass, field
from enum import IntEnum
from typing import Final, Generic, TypeVar

# What the tables of bots alone of one owner may think: so many seconds at once, and so much of every second.
ALONE_BURST: Final = 120.0
ALONE_SHARE: Final = 0.5
MAX_OWNERS: Final = 10_000
MAX_TABLES: Final = 1_000  # of which is remembered where they were thought about

Slot = TypeVar("Slot")


class Rank(IntEnum):
    """Who is served first."""

    PEOPLE = 0  # a bot at a table where people play
    ASKED = 1  # hints, analyses, replays
    WATCHED = 2  # bots alone, and somebody looks on
    ALONE = 3
    THINKING_ON = 4  # a bot that is not asked, while people decide


@dataclass(frozen=True)
class Turn:
    """For whom something is thought about."""

    rank: Rank = Rank.ASKED
    owner: str = ""
    table: str = ""

    @property
    def is_of_bots_alone(self) -> bool:
        return self.rank in (Rank.WATCHED, Rank.ALONE)


class NotWanted(Exception):
    """Before its turn came, nobody wanted to know any more."""


@dataclass
class Waiter(Generic[Slot]):
    turn: Turn
    is_wanted: Callable[[], bool]
    place: asyncio.Future[Slot] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class Lanes(Generic[Slot]):
    """Those who wait in one rank: each owner's tables in turns, and the owners in turns."""

    def __init__(self) -> None:
        self.owners: OrderedDict[str, OrderedDict[str, deque[Waiter[Slot]]]] = OrderedDict()

    def join(self, waiter: Waiter[Slot]) -> None:
        tables = self.owners.setdefault(waiter.turn.owner, OrderedDict())
        tables.setdefault(waiter.turn.table, deque()).append(waiter)

    def next(self, may: Callable[[str], bool]) -> Waiter[Slot] | None:
        """The first of the first owner who may; both go to the end."""
        owner = next((owner for owner in self.owners if may(owner)), None)
        if owner is None:
            return None
        tables = self.owners.pop(owner)
        table, waiting = tables.popitem(last=False)
        waiter = waiting.popleft()
        if waiting:
            tables[table] = waiting
        if tables:
            self.owners[owner] = tables
        return waiter


class Allowance:
    """Seconds of thinking that come back with time; whoever has some left may begin, however long it takes."""

    def __init__(self) -> None:
        self.left = ALONE_BURST
        self.at = time.monotonic()

    def is_left(self) -> bool:
        now = time.monotonic()
        self.left = min(ALONE_BURST, self.left + (now - self.at) * ALONE_SHARE)
        self.at = now
        return self.left > 0

    def use(self, seconds: float) -> None:
        self.left -= seconds


class Turns(Generic[Slot]):
    """Gives out places to think in. Some are always kept for people's tables. Where a table was thought about last, it is
    again if that place is free: there the bot remembers what it has found out."""

    def __init__(self, places: list[Slot]) -> None:
        """At least two places: one that only people's tables have."""
        self.free = list(places)
        self.others_at_once = len(places) - 1
        self.alone_at_once = max(1, len(places) // 2)
        self.lanes: dict[Rank, Lanes[Slot]] = {rank: Lanes() for rank in Rank}
        self.thinking: dict[Rank, int] = dict.fromkeys(Rank, 0)
        self.allowances: OrderedDict[str, Allowance] = OrderedDict()
        self.later: asyncio.TimerHandle | None = None
        self.last: OrderedDict[str, Slot] = OrderedDict()  # by table

    async def take(self, turn: Turn, is_wanted: Callable[[], bool]) -> Slot:
        """A place, when it is this one's turn; NotWanted if nobody wants it any more by then."""
        waiter: Waiter[Slot] = Waiter(turn, is_wanted)
        self.lanes[turn.rank].join(waiter)
        self._serve()
        try:
            return await waiter.place
        except asyncio.CancelledError:
            if waiter.place.done() and not waiter.place.cancelled() and waiter.place.exception() is None:
                self.give_back(waiter.place.result(), turn, 0.0)
            raise

    def give_back(self, place: Slot, turn: Turn, seconds: float) -> None:
        self.free.append(place)
        self.thinking[turn.rank] -= 1
        if turn.is_of_bots_alone:
            self._allowance(turn.owner).use(seconds)
        self._serve()

    def _serve(self) -> None:
        while self.free and (waiter := self._next()) is not None:
            if waiter.place.done():  # given up
                continue
            if not waiter.is_wanted():
                waiter.place.set_exception(NotWanted())
                continue
            self.thinking[waiter.turn.rank] += 1
            waiter.place.set_result(self._place_for(waiter.turn.table))
        self._look_again()

    def _place_for(self, table: str) -> Slot:
        known = self.last.pop(table, None)
        place = self.free.pop(self.free.index(known) if known in self.free else -1)
        if table:
            self.last[table] = place
        if len(self.last) > MAX_TABLES:
            self.last.popitem(last=False)
        return place

    def _next(self) -> Waiter[Slot] | None:
        for rank in Rank:
            if self._has_room(rank):
                of_bots_alone = rank in (Rank.WATCHED, Rank.ALONE)
                waiter = self.lanes[rank].next(self._may_think if of_bots_alone else lambda _: True)
                if waiter is not None:
                    return waiter
        return None

    def _has_room(self, rank: Rank) -> bool:
        alone = self.thinking[Rank.WATCHED] + self.thinking[Rank.ALONE]
        if rank == Rank.PEOPLE:
            return True
        if rank == Rank.THINKING_ON:
            return sum(self.thinking.values()) == 0
        if alone + self.thinking[Rank.ASKED] >= self.others_at_once:
            return False
        return rank == Rank.ASKED or alone < self.alone_at_once

    def _may_think(self, owner: str) -> bool:
        return self._allowance(owner).is_left()

    def _allowance(self, owner: str) -> Allowance:
        found = self.allowances.pop(owner, None) or Allowance()
        self.allowances[owner] = found
        if len(self.allowances) > MAX_OWNERS:
            self.allowances.popitem(last=False)
        return found

    def _look_again(self) -> None:
        """Who waits for nothing but allowance is not woken by anybody else."""
        waits = self.free and any(self.lanes[rank].owners for rank in (Rank.WATCHED, Rank.ALONE))
        if waits and self.later is None:
            self.later = asyncio.get_running_loop().call_later(1.0, self._serve_later)

    def _serve_later(self) -> None:
        self.later = None
        self._serve()

    def stop(self) -> None:
        if self.later is not None:
            self.later.cancel()
