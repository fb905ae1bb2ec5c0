"""How much and how fast: sizes of bodies, and buckets that fill again with time."""

from __future__ import annotations

import time
from collections import Counter, OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager

from viceregal.server.problem import Problem
from viceregal.server.settings import PER_ADDRESS

MAX_BODY = 64 * 1024
MAX_RECORD = 512 * 1024
MAX_MESSAGE = 16 * 1024
MAX_ADDRESSES = 10_000


class Bucket:
    """So many at once, so many a second."""

    __slots__ = ("at", "burst", "left", "rate")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.left = burst
        self.at = time.monotonic()

    def take(self, cost: float = 1.0) -> bool:
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < cost:
            return False
        self.left -= cost
        return True


class Limiter:
    """A bucket for each address; the ones not heard of for longest are forgotten first."""

    def __init__(self, rate: float, burst: float, enabled: bool = True) -> None:
        self.rate = rate
        self.burst = burst
        self.enabled = enabled
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def check(self, address: str, cost: float = 1.0) -> None:
        if not self.enabled:
            return
        bucket = self.buckets.pop(address, None) or Bucket(self.rate, self.burst)
        self.buckets[address] = bucket
        if len(self.buckets) > MAX_ADDRESSES:
            self.buckets.popitem(last=False)
        if not bucket.take(min(cost, self.burst)):
            problem = Problem(429, "slow_down", "too many requests: wait a little")
            problem.retry_after = max(1, round(1.0 / self.rate))
            raise problem


class Crowd:
    """So many at once from one address."""

    def __init__(self, most: int, enabled: bool = True) -> None:
        self.most = most
        self.enabled = enabled
        self.inside: Counter[str] = Counter()

    @contextmanager
    def place(self, address: str) -> Iterator[None]:
        if self.enabled and self.inside[address] >= self.most:
            raise Problem(429, "slow_down", "too many connections from your address")
        self.inside[address] += 1
        try:
            yield
        finally:
            self.inside[address] -= 1
            if not self.inside[address]:
                del self.inside[address]


class Limits:
    def __init__(self, enabled: bool, per_address: int = PER_ADDRESS) -> None:
        self.enabled = enabled
        self.listening = Crowd(per_address, enabled)  # open sockets, of the client behind a proxy
        self.changes = Limiter(20.0, 60.0, enabled)
        self.reads = Limiter(40.0, 400.0, enabled)
        self.writing = Limiter(10.0, 200.0, enabled)  # of what is in no cache yet: words, cards, rules found
        self.passwords = Limiter(10 / 60, 10.0, enabled)
        self.tables = Limiter(0.5, 30.0, enabled)
        self.sockets = Limiter(5.0, 100.0, enabled)
        self.thinking = Limiter(1.0, 20.0, enabled)  # hints (two answers each) and analyses take a bot's time
        self.replays = Limiter(1.0, 20.0, enabled)  # and so do replays, but less

    def socket(self) -> Bucket:
        return Bucket(20.0, 60.0) if self.enabled else Bucket(1e9, 1e9)
