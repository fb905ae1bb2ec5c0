"""What nobody came back to is removed, after the times that are set: sessions, guests, tables."""

from __future__ import annotations

import time
from typing import Final

import structlog

from viceregal.server.live.rooms import Rooms
from viceregal.server.settings import DAY, Settings
from viceregal.server.storage.friends import FriendBook
from viceregal.server.storage.identity import Identity
from viceregal.server.storage.subscriptions import Subscriptions
from viceregal.server.storage.tournaments import TournamentShelf

TIDY_SECONDS: Final = 600.0
MAX_TABLES: Final = 100  # at once: nobody waits long for a move because of it
log = structlog.get_logger("tidying")


class Tidying:
    def __init__(
        self,
        settings: Settings,
        identity: Identity,
        rooms: Rooms,
        friends: FriendBook,
        tournaments: TournamentShelf,
        subscriptions: Subscriptions,
    ) -> None:
        self.settings = settings
        self.store = rooms.store
        self.identity = identity
        self.rooms = rooms
        self.friends = friends
        self.tournaments = tournaments
        self.subscriptions = subscriptions
        self.tidied_at = time.monotonic()  # not while a server that has just come up has other work

    async def tidy_if_due(self) -> None:
        if time.monotonic() - self.tidied_at >= TIDY_SECONDS:
            self.tidied_at = time.monotonic()
            await self.tidy()

    async def tidy(self) -> dict[str, int]:
        """How many of each are gone."""
        settings, now = self.settings, time.time()
        gone = {"sessions": await self.identity.end_old_sessions(), "guests": 0}
        kept = {
            "open": settings.keep_open_days,
            "playing": settings.keep_playing_days,
            "over": settings.keep_over_days,
        }
        for phase, days in kept.items():
            gone[phase] = await self._forget_tables(phase, now - days * DAY) if days else 0
            gone[f"tournaments_{phase}"] = (
                await self.tournaments.delete_old(phase, now - days * DAY, MAX_TABLES) if days else 0
            )
        if settings.keep_guests_days:
            gone["guests"] = await self.identity.forget_guests(now - settings.keep_guests_days * DAY)
        gone["asks"] = await self.friends.tidy()
        gone["subscriptions"] = await self.subscriptions.tidy()
        if any(gone.values()):
            log.info("tidied", **gone)
        return gone

    async def _forget_tables(self, phase: str, before: float) -> int:
        old = await self.store.old_tables(phase, before, MAX_TABLES)
        listened = {room.id for room in self.rooms.rooms.values() if room.audience.listeners}
        old = [table_id for table_id in old if table_id not in listened]
        await self.store.delete_tables(old)
        for table_id in old:
            self.rooms.rooms.pop(table_id, None)
        return len(old)
