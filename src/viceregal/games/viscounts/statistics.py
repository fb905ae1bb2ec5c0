"""What is counted in a game of Viscounts of the West Kingdom."""

from __future__ import annotations

from typing import Final

from viceregal.core.match import Match
from viceregal.core.records import Event
from viceregal.games.counting import times, worth_telling
from viceregal.games.pack import Statistic
from viceregal.games.viscounts.rules.events import (
    Built,
    CardDestroyed,
    CollisionBegan,
    Dismissed,
    Hired,
    Traded,
    Transcribed,
    ViscountMoved,
    WorkersPlaced,
)

COUNTED: Final[tuple[tuple[str, type[Event]], ...]] = (
    ("rides", ViscountMoved),
    ("traded", Traded),
    ("built", Built),
    ("placed", WorkersPlaced),
    ("transcribed", Transcribed),
    ("hired", Hired),
    ("dismissed", Dismissed),
    ("destroyed", CardDestroyed),
    ("collisions", CollisionBegan),
)


def statistics(match: Match) -> list[Statistic]:
    return worth_telling([times(match, key, kind) for key, kind in COUNTED])
