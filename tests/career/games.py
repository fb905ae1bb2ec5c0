"""Games as a record keeps them, made by hand."""

from __future__ import annotations

from dataclasses import replace
from itertools import count
from typing import Any

from viceregal.career.played import Played, PlayedSeat

HAND = "hand-of-the-king"
_numbers = count(1)


def person(player: str, place: int, **more: Any) -> PlayedSeat:
    return PlayedSeat(player, player.title(), place=place, won=place == 1, points=10 - place, **more)


def bot(level: str, place: int, **more: Any) -> PlayedSeat:
    return PlayedSeat(None, level=level, place=place, won=place == 1, points=10 - place, **more)


def ruled(won: bool) -> PlayedSeat:
    return PlayedSeat(None, level="x", ruled=True, won=won, place=1 if won else 2)


def played(*seats: PlayedSeat, game: str = HAND, **more: Any) -> Played:
    number = next(_numbers)
    made = Played(f"t{number}", game, "standard", {}, float(number), "finished", seats)
    return replace(made, **more)
