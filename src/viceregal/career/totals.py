"""What all games of a player come to, as plain data: by game, edition, number of players, opponents and levels."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from viceregal.career.played import Played, PlayedSeat

Plain = dict[str, Any]
MAX_OPPONENTS: Final = 30


@dataclass
class Tally:
    """So many games, and so many of them won."""

    played: int = 0
    won: int = 0

    def add(self, won: bool) -> None:
        self.played += 1
        self.won += won

    def to_plain(self) -> Plain:
        return {"played": self.played, "won": self.won}


@dataclass
class Meeting:
    """Games with one opponent, a person or a level: who of the two came before the other."""

    name: str = ""
    met: int = 0
    ahead: int = 0
    behind: int = 0

    def add(self, mine: PlayedSeat, theirs: PlayedSeat) -> None:
        self.met += 1
        self.name = theirs.name or self.name
        if mine.place is not None and theirs.place is not None:
            self.ahead += mine.place < theirs.place
            self.behind += mine.place > theirs.place

    def to_plain(self) -> Plain:
        return {"met": self.met, "ahead": self.ahead, "behind": self.behind}


@dataclass
class Alone:
    """Games alone, of one way to play: scores of different ways are not compared."""

    edition: str
    options: dict[str, str]
    tally: Tally = field(default_factory=Tally)
    best: int = 0
    best_at: float = 0.0
    table: str = ""
    sum: int = 0
    has_rival: bool = False  # a seat that the rules play: it can be won against

    def add(self, played: Played, mine: PlayedSeat) -> None:
        self.has_rival = len(played.seats) > 1
        self.tally.add(mine.won and self.has_rival)
        self.sum += mine.points
        if self.tally.played == 1 or mine.points > self.best:
            self.best, self.best_at, self.table = mine.points, played.ended_at, played.id

    def to_plain(self) -> Plain:
        return {
            **self.tally.to_plain(),
            "edition": self.edition,
            "options": self.options,
            "best": self.best,
            "best_at": self.best_at,
            "table": self.table,
            "average": round(self.sum / self.tally.played, 1),
            "has_rival": self.has_rival,
        }


@dataclass
class GameTotals:
    """All games of one game."""

    game: str
    contests: Tally = field(default_factory=Tally)
    editions: dict[str, Tally] = field(default_factory=dict)
    sizes: dict[int, Tally] = field(default_factory=dict)
    levels: dict[str, Meeting] = field(default_factory=dict)
    people: Meeting = field(default_factory=Meeting)
    alone: dict[str, Alone] = field(default_factory=dict)
    roads: dict[str, int] = field(default_factory=dict)
    played: int = 0
    best: int | None = None  # the most points, whoever played

    def add(self, played: Played, number: int) -> None:
        mine = played.seats[number]
        self.played += 1
        self.best = mine.points if self.best is None else max(self.best, mine.points)
        for heading, points in mine.headings.items():
            self.roads[heading] = self.roads.get(heading, 0) + points
        if played.is_alone:
            way = ".".join(
                [played.edition, *[f"{key}={value}" for key, value in sorted(played.options.items())]]
            )
            self.alone.setdefault(way, Alone(played.edition, dict(played.options))).add(played, mine)
        elif played.is_contest:
            self._add_contest(played, number)

    def _add_contest(self, played: Played, number: int) -> None:
        mine = played.seats[number]
        self.contests.add(mine.won)
        self.editions.setdefault(played.edition, Tally()).add(mine.won)
        self.sizes.setdefault(len(played.seats), Tally()).add(mine.won)
        for theirs in rivals(played, number):
            if theirs.is_person:
                self.people.add(mine, theirs)
            elif theirs.is_bot:
                self.levels.setdefault(theirs.level, Meeting()).add(mine, theirs)

    def to_plain(self) -> Plain:
        return {
            "game": self.game,
            "played": self.played,
            "best": self.best,
            "contests": self.contests.to_plain(),
            "editions": [{"edition": key, **each.to_plain()} for key, each in sorted(self.editions.items())],
            "sizes": [{"seats": seats, **each.to_plain()} for seats, each in sorted(self.sizes.items())],
            "levels": [{"level": level, **each.to_plain()} for level, each in self.levels.items()],
            "people": self.people.to_plain(),
            "alone": [each.to_plain() for each in self.alone.values()],
            "roads": _roads(self.roads),
        }


def rivals(played: Played, number: int) -> list[PlayedSeat]:
    side = played.side_of(number)
    return [seat for other, seat in enumerate(played.seats) if other not in side]


def _roads(points: Mapping[str, int]) -> list[Plain]:
    """Where the points came from, the widest road first; what costs points is no road."""
    gained = sum([each for each in points.values() if each > 0])
    found = [
        {"heading": heading, "points": each, "share": round(each / gained, 4)}
        for heading, each in points.items()
        if each > 0
    ]
    return sorted(found, key=lambda road: -int(road["points"]))


def totals(games: Iterable[Played], player: str) -> Plain:
    """Of the games that count, in the order in which they were played."""
    by_game: dict[str, GameTotals] = {}
    opponents: dict[str, Meeting] = {}
    for played in games:
        if not played.counts or not played.seats_of(player):
            continue
        [number] = played.seats_of(player)
        by_game.setdefault(played.game, GameTotals(played.game)).add(played, number)
        for theirs in rivals(played, number) if played.is_contest else ():
            if theirs.player is not None:
                opponents.setdefault(theirs.player, Meeting()).add(played.seats[number], theirs)
    often = sorted(opponents.values(), key=lambda each: (-each.met, each.name))[:MAX_OPPONENTS]
    return {
        "games": [each.to_plain() for each in by_game.values()],
        "opponents": [{"name": each.name, **each.to_plain()} for each in often],
    }
