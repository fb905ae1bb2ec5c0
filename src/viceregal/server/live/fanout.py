"""Several processes: who has written tells the others through Redis; when Redis is away, they look into the log."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import orjson
import structlog
from redis.asyncio import Redis
from redis.exceptions import RedisError

from viceregal.server.credentials import new_id
from viceregal.server.live.credentials_in_use import CredentialsInUse
from viceregal.server.live.rooms import Room, Rooms
from viceregal.server.live.watch import Watch
from viceregal.server.metrics import REDIS_UP
from viceregal.server.problem import Problem
from viceregal.server.storage.store import StorageAway
from viceregal.server.tables.table import Table

CHANNEL = "viceregal"
LOOK_SECONDS = 1.0  # how often the log is looked into without Redis
LOOK_SELDOM_SECONDS = 5.0  # and with it, in case a message was lost
PRESENCE_SECONDS = 10.0
log = structlog.get_logger("fanout")


class Fanout:
    """Keeps the tables of this process abreast of what the others write."""

    def __init__(self, rooms: Rooms, redis_url: str, in_use: CredentialsInUse | None = None) -> None:
        self.rooms = rooms
        self.in_use = in_use or CredentialsInUse()
        self.in_use.told.append(self.ended)
        self.process = new_id()
        self.redis: Redis | None = (
            Redis.from_url(redis_url, socket_connect_timeout=2, socket_timeout=5, health_check_interval=15)
            if redis_url
            else None
        )
        self.up = False
        self.told_presence = 0.0
        self.outgoing: asyncio.Queue[bytes] = asyncio.Queue(10_000)
        self.watch = Watch(self._look)
        self.tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        self.watch.start()
        if self.redis is not None:
            self.tasks.append(asyncio.create_task(self._listen(self.redis)))
            self.tasks.append(asyncio.create_task(self._speak(self.redis)))

    async def stop(self) -> None:
        await self.watch.stop()
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        if self.redis is not None:
            await self.redis.aclose()

    # Telling ----------------------------------------------------------------------------------------------------

    def written(self, table: Table) -> None:
        self._tell({"table": table.id, "seq": table.seq})

    def ended(self, credentials: list[str]) -> None:
        self._tell({"ended": credentials})

    def presence(self, table: Table) -> None:
        room = self.rooms.rooms.get(table.id)
        if room is not None:
            seats, watching = room.audience.local(table)
            self._tell({"table": table.id, "present": sorted(seats), "watching": watching})

    def _tell(self, message: dict[str, Any]) -> None:
        if self.redis is not None and self.up:
            try:
                self.outgoing.put_nowait(orjson.dumps({"from": self.process, **message}))
            except asyncio.QueueFull:
                log.warning("redis_is_slow")

    async def _speak(self, redis: Redis) -> None:
        while True:
            message = await self.outgoing.get()
            try:
                await redis.publish(CHANNEL, message)
            except Exception as error:  # this message is lost; the others look into the log
                if not isinstance(error, RedisError | OSError):
                    log.error("speaking_failed", exc_info=error)
                self._set_up(False)

    # Hearing ----------------------------------------------------------------------------------------------------

    async def _listen(self, redis: Redis) -> None:
        while True:
            try:
                async with redis.pubsub() as channel:
                    await channel.subscribe(CHANNEL)
                    self._set_up(True)
                    while True:
                        message = await channel.get_message(ignore_subscribe_messages=True, timeout=5.0)
                        if message is not None:
                            await self._hear(message["data"])
            except Exception as error:  # whatever it is, listening begins again
                if not isinstance(error, RedisError | OSError):
                    log.error("listening_failed", exc_info=error)
                self._set_up(False)
                await asyncio.sleep(0.5)

    async def _hear(self, data: bytes) -> None:
        """Others may write to the channel, too: what is not understood is left alone."""
        try:
            await self._heard(orjson.loads(data))
        except Exception as error:
            log.warning("not_understood", error=type(error).__name__)

    async def _heard(self, message: dict[str, Any]) -> None:
        if message["from"] == self.process:
            return
        if "ended" in message:
            self.in_use.dismiss([str(each) for each in message["ended"]])
            return
        room = self.rooms.rooms.get(message["table"])
        if room is None or room.table is None:
            return
        if "present" in message:
            seats, watching = frozenset([int(seat) for seat in message["present"]]), int(message["watching"])
            room.audience.remote[message["from"]] = (time.monotonic(), seats, watching)
            room.audience.tell_presence(room.table)
        elif message["seq"] > room.table.seq:
            await self._catch_up(room.id)

    async def _catch_up(self, table_id: str) -> None:
        """One table that cannot be read keeps nobody from the others."""
        try:
            await self.rooms.catch_up(table_id)
        except StorageAway:
            log.warning("storage_away")
        except Problem as problem:
            log.warning("table_unreadable", table=table_id[:6], error=problem.code)
        except Exception as error:
            log.error("table_unreadable", table=table_id[:6], exc_info=error)

    def _set_up(self, up: bool) -> None:
        if up != self.up:
            log.info("redis", up=up)
        self.up = up
        REDIS_UP.set(up)

    # Looking ----------------------------------------------------------------------------------------------------

    async def _look(self) -> float:
        try:
            await self._look_once([room for room in self.rooms.rooms.values() if room.audience.listeners])
        except Exception as error:  # whatever it is, looking goes on
            log.warning("looking_failed", error=type(error).__name__)
        return LOOK_SELDOM_SECONDS if self.up else LOOK_SECONDS

    async def _look_once(self, listened: list[Room]) -> None:
        heads = await self.rooms.store.heads([room.id for room in listened])
        for room in listened:
            if room.table is not None and heads.get(room.id, 0) > room.table.seq:
                await self._catch_up(room.id)
        if not self.rooms.store.is_alone:
            credentials = list(self.in_use.holders)
            self.in_use.keep_only(credentials, await self.rooms.store.valid_credentials(credentials))
        if time.monotonic() - self.told_presence > PRESENCE_SECONDS:
            self.told_presence = time.monotonic()
            for room in listened:
                if room.table is not None:
                    self.presence(room.table)
