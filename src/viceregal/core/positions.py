"""Positions in the middle of a turn: a state at rest, which a document can describe, and the decisions made since."""

from __future__ import annotations

from typing import Final

from viceregal.core.complaints import AT, NEITHER_SEAT_NOR_CHANCE, TOO_MANY_DECISIONS
from viceregal.core.documents import DocumentReader
from viceregal.core.errors import BadPosition, BadValue, Refusal
from viceregal.core.notation import shorten
from viceregal.core.records import CHANCE, Action, Seat
from viceregal.core.rules import State

MAX_DECISIONS: Final = 2000
MAX_SAID: Final = 200  # letters of what is said of a decision that is refused
_CHANCE: Final = "*"  # as in game records


class Position:
    """What a document says: the state at rest that it describes, the decisions since, and the state they lead to."""

    def __init__(self, rest: State, since: list[tuple[Seat, Action]], state: State) -> None:
        self.rest = rest
        self.since = since
        self.state = state


def since_lines(read: DocumentReader) -> list[str]:
    """The decisions as texts; none if the document has no `since`."""
    if not read.has("since"):
        return []
    lines = read.texts("since")
    if len(lines) > MAX_DECISIONS:
        raise BadPosition(AT, place="since", reason=BadValue(TOO_MANY_DECISIONS, most=MAX_DECISIONS))
    return lines


def brief(refusal: Refusal) -> Refusal:
    """The same without its rule, in a line that can be read: some answers of chance name every tile there is."""
    values = {name: _cut(value) for name, value in refusal.values.items()}
    return Refusal("", refusal.complaint, None, **values)


def _cut(value: str) -> str:
    return value if len(value) <= MAX_SAID else f"{value[: MAX_SAID - 3]}..."


def written_seat(seat: Seat) -> str:
    """As a decision begins."""
    return _CHANCE if seat == CHANCE else str(seat)


def read_seat(word: str) -> Seat:
    """BadValue if it is none."""
    if word == _CHANCE:
        return CHANCE
    if not (word.isascii() and word.isdigit() and len(word) == 1):
        raise BadValue(NEITHER_SEAT_NOR_CHANCE, given=shorten(word))
    return int(word)
