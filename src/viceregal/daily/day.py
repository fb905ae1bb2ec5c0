"""Which games a day has, and the seed of each. Days begin at midnight UTC, everywhere at once."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from datetime import UTC, date, datetime
from typing import Final

from viceregal.core.complaints import Complaint
from viceregal.core.errors import BadSetup
from viceregal.core.notation import shorten
from viceregal.core.options import Setup
from viceregal.games import GAMES, pack
from viceregal.games import game as find_game
from viceregal.games.daily import DailyWay

DATE_FORM: Final = Complaint("date_form", "a date is written as {example}, not {given}")
DAY_NOT_YET: Final = Complaint(
    "day_not_yet", "the game of {day} has not come yet: a day begins at midnight UTC"
)
BEFORE_FIRST_DAY: Final = Complaint("before_first_day", "the first daily game was that of {day}")
NO_DAILY: Final = Complaint("no_daily", "{game} has no daily game")
NO_WAY: Final = Complaint(
    "no_way", "the daily game of {game} has no way {way} on that day (there are: {known})"
)

FIRST_DAY: Final = date(2026, 1, 1)


@dataclass(frozen=True)
class Daily:
    """A game of a day."""

    day: date
    game: str
    way: DailyWay

    def setup(self) -> Setup:
        way = self.way
        return find_game(self.game).setup(way.seats, way.edition, way.options)

    def seed(self) -> str:
        """From the date, the game and all that it is set up with: whoever knows the formula needs nobody to agree with."""
        setup = self.setup()
        options = ",".join([f"{key}={value}" for key, value in sorted(dict(setup.values).items())])
        parts = (
            "viceregal daily",
            self.day.isoformat(),
            self.game,
            self.way.key,
            setup.edition,
            str(setup.seats),
            options,
            ",".join(self.way.bots),
        )
        return hashlib.sha256("|".join(parts).encode()).hexdigest()[:32]


def today() -> date:
    return datetime.now(UTC).date()


def read_date(text: str, now: date | None = None) -> date:
    """BadSetup for what is no date, for a day that has not come yet, and for one before the first."""
    try:
        day = date.fromisoformat(text) if len(text) == len("2026-01-01") else None
    except ValueError:
        day = None
    if day is None:
        raise BadSetup(DATE_FORM, example="2026-11-17", given=shorten(text))
    if day > (now or today()):
        raise BadSetup(DAY_NOT_YET, day=day.isoformat())
    if day < FIRST_DAY:
        raise BadSetup(BEFORE_FIRST_DAY, day=FIRST_DAY.isoformat())
    return day


def daily_games(day: date) -> list[Daily]:
    """All games of a day, game by game."""
    return [Daily(day, key, way) for key in GAMES for way in pack(key).daily(day.toordinal())]


def find_daily(day: date, game: str, way: str = "") -> Daily:
    """The game of this key on a day, and the way to play it; without one: the first. BadSetup if there is none."""
    found = [Daily(day, game, each) for each in pack(game).daily(day.toordinal())]
    if not found:
        raise BadSetup(NO_DAILY, game=game)
    for each in found:
        if way in ("", each.way.key):
            return each
    ways = ", ".join([each.way.key for each in found])
    raise BadSetup(NO_WAY, game=game, way=shorten(way), known=ways)
