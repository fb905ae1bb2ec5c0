"""Clocks: each decision has some seconds for nothing, then the seat's own time runs."""

from __future__ import annotations


class Clocks:
    """The clocks of a table, as its log tells them."""

    def __init__(self, seats: int, bank: float, grace: float) -> None:
        self.bank = [float(bank)] * seats
        self.grace = float(grace)
        self.since: dict[int, float] = {}  # when the present question was put, for those who are asked
        self.extra: dict[int, float] = {}  # what the present question has more for nothing: a private talk

    def start(self, seat: int, at: float, extra: float = 0.0) -> None:
        self.since[seat] = at
        self.extra[seat] = extra

    def stop(self, seat: int, at: float) -> None:
        since = self.since.pop(seat, None)
        if since is not None:
            used = at - since - self.grace - self.extra.pop(seat, 0.0)
            self.bank[seat] = max(0.0, self.bank[seat] - max(0.0, used))

    def stop_all(self) -> None:
        self.since.clear()
        self.extra.clear()

    def deadline(self, seat: int) -> float | None:
        if seat not in self.since:
            return None
        return self.since[seat] + self.grace + self.extra.get(seat, 0.0) + self.bank[seat]
