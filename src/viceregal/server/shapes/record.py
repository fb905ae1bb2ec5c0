"""The shapes of a player's record: history, totals, ratings, medals, open pages, the strongest."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from viceregal.server.shapes.models import Answer, Asked


class Tally(Answer):
    played: int
    won: int


class TallyOfEdition(Tally):
    edition: str
    words: str


class TallyOfSize(Tally):
    seats: int


class Meeting(Answer):
    """Games with somebody, and who of the two came before the other."""

    met: int
    ahead: int
    behind: int


class LevelMet(Meeting):
    level: str
    words: str


class OpponentMet(Meeting):
    name: str


class AloneTold(Tally):
    """Games alone, in one way to play. `won` means something where the rules play a rival."""

    edition: str
    options: dict[str, str]
    words: list[str]
    best: int
    best_at: float
    table: str
    average: float
    has_rival: bool


class Road(Answer):
    heading: str
    words: str
    points: int
    share: float


class RatingTold(Answer):
    """It may be off by `within` in 95 of 100 cases."""

    rating: int
    within: int
    games: int


class Rung(Answer):
    words: str
    rating: int


class GameRecordTold(Answer):
    game: str
    words: str
    played: int
    best: int | None
    rating: RatingTold | None
    ladder: list[Rung]
    contests: Tally
    editions: list[TallyOfEdition]
    sizes: list[TallyOfSize]
    levels: list[LevelMet]
    people: Meeting
    alone: list[AloneTold]
    roads: list[Road]


class MedalLeft(Answer):
    key: str
    words: str
    about: list[str]


class MedalTold(MedalLeft):
    game: str
    at: float
    table: str


class RecordTold(Answer):
    """`strongest`: whether this server has a table of the strongest."""

    name: str
    account: bool
    open_page: bool
    strongest: bool
    games: list[GameRecordTold]
    opponents: list[OpponentMet]
    medals: list[MedalTold]
    medals_left: list[MedalLeft]


class PlayedSeatTold(Answer):
    name: str
    kind: Literal["person", "bot", "rules"]
    level: str
    yours: bool
    points: int
    place: int | None
    won: bool
    resigned: bool


class RatingChange(Answer):
    rating: int
    change: int


class PlayedTold(Answer):
    """`kept`: the game can be looked at again, move by move."""

    table: str
    game: str
    words: str
    edition: str
    options: list[str]
    at: float
    reason: str
    counts: bool
    alone: bool
    at_one_screen: bool
    from_start: bool
    helped: bool
    place: int | None
    won: bool
    rating: RatingChange | None
    seats: list[PlayedSeatTold]
    kept: bool


class History(Answer):
    games: list[PlayedTold]
    before: str | None


class PageWanted(Asked):
    open: Annotated[bool, Field(strict=True)]


class PageTold(Answer):
    open: bool


class OpenPage(Answer):
    """What anybody may read of a player who wants that: no names of others, no private tables."""

    name: str
    since: float
    games: list[GameRecordTold]
    medals: list[MedalTold]


class Strong(Answer):
    place: int
    name: str
    rating: RatingTold


class Strongest(Answer):
    game: str
    min_games: int
    players: list[Strong]
