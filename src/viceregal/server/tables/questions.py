"""What a table waits for: answers of seats, and votes."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from viceregal.core.records import Frame


@dataclass
class Proposal:
    """Something that needs the consent of others; `waiting` are the seats that have not answered, until when it says."""

    number: int
    what: str
    seat: int
    whom: int | None
    level: str
    waiting: set[int]
    until: float | None = None  # proposals of earlier versions have no end
    clock: dict[str, Any] | None = None
    agreed: set[int] = field(default_factory=set)
    declined: set[int] = field(default_factory=set)


def now_asked(number: int) -> str:
    return f"this question was answered or taken back; now {number} is asked"


@dataclass
class NumberedQuestion:
    """A question to a seat, numbered by the entry that put it."""

    number: int
    frame: Frame
    at: float
