"""Whether this process can do its work: reads and writes are tried, and what went wrong in between is not forgotten."""

from __future__ import annotations

import asyncio
import time
from typing import Final

from viceregal.server.storage.faults import Fault, fault_of, is_short_of_room
from viceregal.server.storage.store import Store

KNOWN_SECONDS: Final = 2.0  # so long the last answer is good: whoever asks often does not write often
PATIENCE_SECONDS: Final = 5.0


class Health:
    """`is_up` between the start and the stop of the services."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.is_up = False
        self.fault: Fault | None = None
        self.checked_at = float("-inf")
        self.lock = asyncio.Lock()

    async def check(self) -> Fault | None:
        """What is wrong with the storage, if anything is."""
        async with self.lock:
            if time.monotonic() - self.checked_at > KNOWN_SECONDS:
                self.fault = await self._try()
                self.checked_at = time.monotonic()
        return self.fault

    async def _try(self) -> Fault | None:
        if self.store.damage is not None:
            return "damaged"
        if is_short_of_room(self.store.engine):
            return "full"
        try:
            async with asyncio.timeout(PATIENCE_SECONDS):
                await self.store.ping()
                await self.store.try_to_write()
        except Exception as error:  # whatever it is, it is not well
            return fault_of(error)
        return None
