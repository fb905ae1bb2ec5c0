"""How a game is played as the game of a day."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True)
class DailyWay:
    """A way to play on a day. The person sits at seat 0 and `bots` at the seats after it, by their levels; seats that
    the rules play are counted in `seats`. `goal` is a number of points to reach; without one the goal is to win."""

    key: str
    seats: int
    bots: tuple[str, ...] = ()
    edition: str = ""
    options: Mapping[str, str] = field(default_factory=dict)
    goal: int | None = None
