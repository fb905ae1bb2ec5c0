"""What a table waits for: answers of seats, and votes."""

from __future__ import annotations

from dataclasses import dataclass

from viceregal.core.records import Frame


@dataclass
class Proposal:
    """Something that all people at the table must agree to; `waiting` are those who have not answered."""

    number: int
    what: str
    seat: int
    whom: int | None
    level: str
    waiting: set[int]


def now_asked(number: int) -> str:
    return f"this question was answered or taken back; now {number} is asked"


@dataclass
class Question:
    """A question to a seat, numbered by the entry that put it."""

    number: int
    frame: Frame
    at: float
