"""The log of a table: its entries, in the only order there is."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

from viceregal.core.errors import Refusal

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
    "bot",  # a bot plays on for a seat
    "back",  # its holder plays again
    "said",
    "ended",
    "rematch",
]


@dataclass(frozen=True, slots=True)
class Entry:
    """Something that happened at a table. `request` is the client's id for it, if a client asked for it."""

    seq: int
    at: float
    kind: Kind
    seat: int | None
    data: dict[str, Any]
    request: str | None = None

    @property
    def actions(self) -> list[str]:
        """Of a move or an answer of chance: the decisions, one or several that were made as one."""
        row: list[str] = self.data["actions"] if "actions" in self.data else [self.data["action"]]
        return row


class Problem(Exception):
    """What a request cannot have, and why: a code for programs and a message for people."""

    def __init__(
        self, status: int, code: str, message: str, *, rule: str | None = None, seq: int | None = None
    ) -> None:
        """`seq` is an entry that has to be named."""
        super().__init__(message)
        self.status = status
        self.code = code
        self.message = message
        self.rule = rule
        self.seq = seq
        self.refusal: Refusal | None = None  # of the rules, to be said in the reader's language
        self.index: int | None = None  # of the decision in a row that it is about
        self.retry_after: int | None = 1 if status == 503 else None

    def __reduce__(self) -> Any:
        """It may be raised in a bot's process, and comes from there."""
        return Problem, (self.status, self.code, self.message), self.__dict__
