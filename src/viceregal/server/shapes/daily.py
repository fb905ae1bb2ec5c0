"""The shapes of the daily game over HTTP."""

from __future__ import annotations

from typing import Annotated

from pydantic import StringConstraints

from viceregal.server.shapes.models import Answer, Asked, Key, Name

Day = Annotated[str, StringConstraints(max_length=10)]


class DailyTold(Answer):
    """`words` says how it is played: who sits there, and with which options."""

    game: str
    way: str
    edition: str
    goal: int | None
    words: str


class DayTold(Answer):
    """`today` is the day that it is now: no later one can be played."""

    date: str
    today: str
    first: str
    games: list[DailyTold]


class DailyWanted(Asked):
    """Without a date: today; without a way: the first of the game."""

    game: Key
    way: Key = ""
    date: Day = ""
    name: Name | None = None
