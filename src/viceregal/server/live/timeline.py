"""The time by which clocks run: it goes on while the server does, whatever happens to the time of the day.

It began as the time of the day. A wall clock that is put forward, a laptop that sleeps, a server that is down for the
night: none of them takes anybody's seconds. Where it has come to is noted in the storage, so that it goes on from there.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

NOTE_SECONDS: Final = 5.0
# A note that is so young says that other processes are running, or that this one was gone for a moment only.
YOUNG_SECONDS: Final = 30.0


class Timeline:
    def __init__(
        self, monotonic: Callable[[], float] = time.monotonic, wall: Callable[[], float] = time.time
    ) -> None:
        self.monotonic = monotonic
        self.wall = wall
        self.begin = wall()
        self.begun_at = monotonic()
        self.noted_at = float("-inf")

    def now(self) -> float:
        return self.begin + self.monotonic() - self.begun_at

    def go_on_from(self, noted: tuple[float, float] | None) -> None:
        """`noted`: where it had come to, and the time of the day then."""
        if noted is None:
            return
        ticks, wall = noted
        since = self.wall() - wall
        self.begin = ticks + (since if 0 <= since <= YOUNG_SECONDS else 0.0)
        self.begun_at = self.monotonic()

    def is_due(self) -> bool:
        """Whether it should be noted again."""
        return self.monotonic() - self.noted_at >= NOTE_SECONDS

    def note(self) -> tuple[float, float]:
        self.noted_at = self.monotonic()
        return self.now(), self.wall()
