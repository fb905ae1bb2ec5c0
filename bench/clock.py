"""Measuring in CPU time: everybody in turn, several rounds, the best round of each counts."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from time import process_time
from typing import TypeVar

Item = TypeVar("Item")
CLONES = 1000  # between two looks at the clock
ROUNDS = 10  # through all items, likewise
SHORTEST = 1e-9  # seconds: some clocks stand still for a while


@dataclass(frozen=True)
class Tally:
    """What was done in so many seconds: `units` are moves, clones or nodes."""

    games: int
    units: int
    seconds: float

    def rate(self) -> float:
        return self.units / self.seconds

    def games_rate(self) -> float:
        return self.games / self.seconds


Loop = Callable[[float], Tally]
"""Works for about so many seconds, and at least for one game."""


def repeat(seconds: float, play: Callable[[], int]) -> Tally:
    """Play whole games until the time is up; `play` gives the units of a game."""
    games = units = 0
    begin = process_time()
    while True:
        units += play()
        games += 1
        spent = process_time() - begin
        if spent >= seconds:
            return Tally(games, units, max(spent, SHORTEST))


def repeat_clone(seconds: float, clone: Callable[[], object]) -> Tally:
    def some() -> int:
        for _ in range(CLONES):
            clone()
        return CLONES

    return repeat(seconds, some)


def repeat_each(seconds: float, does: Callable[[Item], object], items: list[Item]) -> Tally:
    """The same for something that is done with each of some items in turn."""

    def all_of_them() -> int:
        for _ in range(ROUNDS):
            for item in items:
                does(item)
        return ROUNDS * len(items)

    return repeat(seconds, all_of_them)


def best_of(loops: dict[str, Loop], rounds: int, seconds: float) -> dict[str, Tally]:
    """The best round of each loop. All take their turn in every round: what disturbs the machine disturbs all."""
    best: dict[str, Tally] = {}
    for _ in range(rounds):
        for name, loop in loops.items():
            tally = loop(seconds)
            if name not in best or tally.rate() > best[name].rate():
                best[name] = tally
    return best
