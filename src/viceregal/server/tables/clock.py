"""Clocks: each decision has some grace time, then the seat's own time runs.

A decision that is taken back or given to a bot is the same decision when it comes again: its grace time goes on
where it was.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable


class Clocks:
    """The clocks of a table, as its log tells them."""

    def __init__(self, seats: int, bank: float, grace: float) -> None:
        self.bank = [float(bank)] * seats
        self.grace = float(grace)
        self.since: dict[int, float] = {}  # since when the present question counts, for those who are asked
        self.extra: dict[int, float] = {}  # more grace time for the present question: a private talk
        self.decided = [0] * seats
        # By seat, for each of its decisions: the grace time that is used.
        self.used: list[dict[int, float]] = [{} for _ in range(seats)]

    def start(self, seat: int, at: float, extra: float = 0.0) -> None:
        self.since[seat] = at - self.used[seat].get(self.decided[seat], 0.0)
        self.extra[seat] = extra

    def stop(self, seat: int, at: float) -> None:
        """The question may come again: what was used of its seconds is remembered, the rest is taken from the bank."""
        since = self.since.pop(seat, None)
        if since is not None:
            free, spent = self.grace + self.extra.pop(seat, 0.0), at - since
            self.used[seat][self.decided[seat]] = min(spent, free)
            self.bank[seat] = max(0.0, self.bank[seat] - max(0.0, spent - free))

    def decide(self, seat: int, at: float) -> None:
        self.stop(seat, at)
        self.decided[seat] += 1

    def take_back(self, seats: Iterable[int], going_on: Collection[int], at: float) -> None:
        """The last decisions, one for each of `seats`, are undone. Whoever is not `going_on` did not ask for it, and
        begins anew."""
        for seat in going_on:
            self.stop(seat, at)
        for seat in seats:
            self.decided[seat] -= 1
        for seat, used in enumerate(self.used):
            if seat not in going_on:
                self.used[seat] = {n: spent for n, spent in used.items() if n < self.decided[seat]}

    def stop_all(self) -> None:
        self.since.clear()
        self.extra.clear()

    def deadline(self, seat: int) -> float | None:
        if seat not in self.since:
            return None
        return self.since[seat] + self.grace + self.extra.get(seat, 0.0) + self.bank[seat]
