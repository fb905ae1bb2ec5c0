"""The shapes of puzzles over HTTP."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from viceregal.server.shapes.messages import Line, Position
from viceregal.server.shapes.models import Answer, Asked, Row, RowsWanted, TableTold

MAX_DEEDS = 40  # in one try
Deeds = Annotated[list[Row], Field(max_length=MAX_DEEDS)]


class ThemeTold(Answer):
    key: str
    title: str


class PuzzleListed(Answer):
    key: str
    theme: str
    rating: int
    edition: str


class PuzzlesTold(Answer):
    """By theme and strength."""

    game: str
    themes: list[ThemeTold]
    puzzles: list[PuzzleListed]


class PuzzleTried(Asked):
    """What the solver has done since the puzzle began, deed by deed."""

    deeds: Deeds = []


class PuzzleForetellingWanted(PuzzleTried, RowsWanted):
    """After those deeds."""


class AnswerStep(Answer):
    seat: int
    name: str
    action: str
    words: str


class AnswerReason(Answer):
    words: str
    points: float


class PuzzleAnswer(Answer):
    """`told` is what comes of it at once, `ahead` by how much it is better; nothing where it wins and all else loses."""

    line: list[AnswerStep]
    told: list[str]
    ahead: str
    reasons: list[AnswerReason]


class PuzzleState(Answer):
    """Where the solver stands; the answer comes when the try is over."""

    key: str
    theme: str
    title: str
    rating: int
    goal: str
    status: Literal["going", "missed", "solved"]
    said: str
    answer: PuzzleAnswer | None


class PuzzleTold(Answer):
    puzzle: PuzzleState
    table: TableTold
    lines: list[Line]
    position: Position
