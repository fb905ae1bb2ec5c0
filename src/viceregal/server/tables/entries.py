"""The log of a table: its entries, in the only order there is."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

Kind = Literal[
    "created",  # the table: game, edition, options, seats, clock
    "seated",
    "left",
    "began",
    "move",
    "chance",
    "undone",
    "proposed",
    "voted",
    "lapsed",  # the time of a proposal is up
    "clock",  # a clock is set by a vote
    "resigned",  # a seat gives up, and the others go on
    "bot",  # a bot plays on for a seat
    "back",  # its holder plays again
    "said",
    "ended",
    "rematch",  # a new table with the same seats, asked for by a seat
    "no_rematch",  # at the new table: who is asked has declined
    "hinted",  # a seat has asked for a hint
]


@dataclass(frozen=True, slots=True)
class Entry:
    """Something that happened at a table. `request` is the client's id for it, if a client asked for it.

    `at` is the time of day, to be shown. `ticks` is the time by which clocks run; earlier entries have none of it.
    """

    seq: int
    at: float
    kind: Kind
    seat: int | None
    data: dict[str, Any]
    request: str | None = None
    ticks: float | None = None

    @property
    def time(self) -> float:
        """By which clocks run."""
        return self.at if self.ticks is None else self.ticks

    @property
    def actions(self) -> list[str]:
        """Of a move or an answer of chance: the decisions, one or several that were made as one."""
        row: list[str] = self.data["actions"] if "actions" in self.data else [self.data["action"]]
        return row
