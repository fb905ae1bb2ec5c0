"""The shapes of lessons over HTTP."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import Field

from viceregal.server.shapes.messages import Foretold, Line, Position
from viceregal.server.shapes.models import Answer, Asked, Key, Row, RowsWanted, TableTold

MAX_DEEDS = 400  # of a learner in one lesson
Deeds = Annotated[list[Row], Field(max_length=MAX_DEEDS)]


# `game/edition/lesson` or `game/tip`, as the page writes it down.
Mark = Annotated[str, Field(max_length=130, pattern=r"^[a-z0-9-]{1,40}(/[A-Za-z0-9_.-]{0,40}){1,2}$")]
Marks = Annotated[list[Mark], Field(max_length=1000)]


class LearntGiven(Asked):
    """What was learnt on a device; what the games here do not have is left out."""

    lessons: Marks = []
    tips: Marks = []


class LearntTold(Answer):
    lessons: list[str]
    tips: list[str]


class LessonListed(Answer):
    key: str
    title: str
    editions: list[str]


class TipTold(Answer):
    """`on` is the event or the question it waits for, with the fields that matter; `you` asks that it is the reader's."""

    key: str
    on: dict[str, Any]
    words: str
    rule: str
    editions: list[str]


class LessonsTold(Answer):
    game: str
    lessons: list[LessonListed]
    tips: list[TipTold]


class LessonWanted(Asked):
    """What the learner has done since the lesson began, deed by deed."""

    edition: Key = ""
    deeds: Deeds = []


class LessonForetellingWanted(LessonWanted, RowsWanted):
    """After those deeds."""


class LessonStep(Answer):
    """Where the learner stands. `began` is how many deeds there were when the step began: so far one goes back to try again."""

    key: str
    title: str
    step: int
    steps: int
    goal: str
    rules: list[str]
    status: Literal["going", "missed", "finished"]
    said: str | None
    good: bool
    began: int


class LessonTold(Answer):
    lesson: LessonStep
    table: TableTold
    lines: list[Line]
    position: Position


class GuideSection(Answer):
    """`figure` names what the game's page draws beside it; empty: nothing."""

    title: str
    text: str
    figure: str
    rules: list[str]


class GuideTold(Answer):
    game: str
    edition: str
    sections: list[GuideSection]


class LessonForetold(Answer):
    question: int
    rows: list[Foretold]
