"""Positions in the middle of a turn: a state at rest, which a document can describe, and the decisions made since."""

from __future__ import annotations

from typing import Final

from viceregal.core.documents import Reader
from viceregal.core.errors import BadPosition
from viceregal.core.notation import shorten
from viceregal.core.records import CHANCE, Action, Seat
from viceregal.core.rules import State

MAX_DECISIONS: Final = 2000
MAX_SAID: Final = 200  # letters of why a decision is refused
_CHANCE: Final = "*"  # as in game records


class Position:
    """What a document says: the state at rest that it describes, the decisions since, and the state they lead to."""

    def __init__(self, rest: State, since: list[tuple[Seat, Action]], state: State) -> None:
        self.rest = rest
        self.since = since
        self.state = state


def since_lines(read: Reader) -> list[str]:
    """The decisions as texts; none if the document has no `since`."""
    if not read.has("since"):
        return []
    lines = read.texts("since")
    if len(lines) > MAX_DECISIONS:
        raise BadPosition(f"since: more than {MAX_DECISIONS} decisions")
    return lines


def brief(sentence: str) -> str:
    """What is wrong with a decision, in a line that can be read: some answers of chance name every tile there is."""
    return sentence if len(sentence) <= MAX_SAID else f"{sentence[: MAX_SAID - 3]}..."


def written_seat(seat: Seat) -> str:
    """As a decision begins."""
    return _CHANCE if seat == CHANCE else str(seat)


def read_seat(word: str) -> Seat:
    """ValueError if it is none."""
    if word == _CHANCE:
        return CHANCE
    if not (word.isascii() and word.isdigit() and len(word) == 1):
        raise ValueError(f"{shorten(word)} is neither a seat nor * for chance")
    return int(word)
