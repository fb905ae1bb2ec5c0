"""The log of a tournament: all that ever happened in it, in the only order there is. A tournament is what it says."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

Kind = Literal[
    "opened",  # how it is to be played, and by whom it was opened
    "entered",  # a player or a bot, with its number
    "left",  # an entrant; after the start its games are lost
    "started",  # the order that was drawn, and how many rounds there are
    "paired",  # a round, with its tables
    "scored",  # a game of the last round
    "ended",
    "cancelled",
]


@dataclass(frozen=True, slots=True)
class TournamentEntry:
    """`at` is the time of day, to be shown; `ticks` the time by which clocks run."""

    seq: int
    at: float
    ticks: float
    kind: Kind
    data: dict[str, Any]
