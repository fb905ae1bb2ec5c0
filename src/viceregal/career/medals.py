"""Medals for firsts, found in the games that were played: nothing about them is kept, so they can be found anew any time."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, fields
from functools import cache
from importlib import resources
from typing import Any, Final

from viceregal.career.played import Played
from viceregal.career.totals import rivals
from viceregal.core.errors import ViceregalError
from viceregal.games import GAMES, pack
from viceregal.games import game as find_game

FILE: Final = "medals.toml"
EACH: Final = ("", "game", "edition", "level")


class BadMedal(ViceregalError):
    """A file of medals that does not hold what it must."""


@dataclass(frozen=True)
class Medal:
    """What a game must be to win it; `medals.toml` explains the fields."""

    key: str
    game: str = ""  # of one game only
    each: str = ""
    won: bool = False
    people: bool = False
    rivals: int = 0
    alone: bool = False
    own: bool = False
    better: bool = False
    heading: str = ""
    count: str = ""
    least: int = 1
    points: int | None = None
    times: int = 1
    in_a_row: bool = False


@dataclass(frozen=True)
class Won:
    """A medal, for what, when and at which table."""

    medal: Medal
    game: str
    edition: str
    level: str
    at: float
    table: str


_FIELDS: Final = {each.name: each for each in fields(Medal)}
_KINDS: Final = {"str": str, "bool": bool, "int": int, "int | None": int}


def read_medals(text: str, place: str, game: str = "") -> tuple[Medal, ...]:
    """The medals of a file; BadMedal says in one line what is wrong with it."""
    try:
        plain = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadMedal(f"{place}: {error}") from None
    if set(plain) - {"medal"} or not isinstance(plain.get("medal"), list):
        raise BadMedal(f"{place}: holds [[medal]] and nothing else")
    found = tuple(_medal(each, place, game) for each in plain["medal"])
    if len({medal.key for medal in found}) != len(found):
        raise BadMedal(f"{place}: a key occurs twice")
    return found


def _medal(plain: dict[str, Any], place: str, game: str) -> Medal:
    key = plain.get("key", "a medal without a key")
    for name, value in plain.items():
        if name not in _FIELDS or name == "game":
            raise BadMedal(f"{place}: {key}: {name} is no field of a medal")
        if type(value) is not _KINDS[str(_FIELDS[name].type)]:
            raise BadMedal(f"{place}: {key}: {name} cannot be {value!r}")
    if "key" not in plain or plain.get("each", "") not in EACH:
        raise BadMedal(f"{place}: {key}: has a key, and each is one of {', '.join(EACH[1:])}")
    return Medal(game=game, **plain)


@cache
def common_medals() -> tuple[Medal, ...]:
    return read_medals(resources.files(__package__ or "").joinpath(FILE).read_text("utf-8"), FILE)


@cache
def medals_of(game: str) -> tuple[Medal, ...]:
    """Those that only this game has; a game that brings none has none."""
    file = pack(game).folder().joinpath(FILE)
    return read_medals(file.read_text("utf-8"), f"{game}, {FILE}", game) if file.is_file() else ()


def all_medals() -> list[Medal]:
    return [*common_medals(), *[medal for game in GAMES for medal in medals_of(game)]]


def medals_won(games: Sequence[Played], player: str) -> list[Won]:
    """All medals of a player, in the order in which they were won."""
    counted = [played for played in games if played.counts and played.seats_of(player)]
    better = set(_better_alone(counted, player))
    found = [won for medal in all_medals() for won in _won(medal, counted, player, better)]
    return sorted(found, key=lambda won: won.at)


def _won(medal: Medal, games: Iterable[Played], player: str, better: set[str]) -> Iterable[Won]:
    so_far: dict[tuple[str, str, str], int] = {}
    for played in games:
        if medal.game and played.game != medal.game:
            continue
        [seat] = played.seats_of(player)
        for scope in _scopes(medal, played, seat):
            if not _meets(medal, played, seat, scope[2], better):
                if medal.in_a_row and played.is_alone == medal.alone and so_far.get(scope, 0) < medal.times:
                    so_far[scope] = 0
                continue
            so_far[scope] = so_far.get(scope, 0) + 1
            if so_far[scope] == medal.times:
                yield Won(medal, *scope, played.ended_at, played.id)


def _scopes(medal: Medal, played: Played, seat: int) -> list[tuple[str, str, str]]:
    """For what a game may win the medal: game, edition, level."""
    if medal.each == "level":
        levels = {each.level for each in rivals(played, seat) if each.is_bot}
        return [(played.game, "", level) for level in sorted(levels)]
    if medal.each == "edition":
        has_several = played.game in GAMES and len(find_game(played.game).facts.editions) > 1
        return [(played.game, played.edition, "")] if has_several else []
    return [(played.game if medal.each or medal.game else "", "", "")]


def _meets(medal: Medal, played: Played, number: int, level: str, better: set[str]) -> bool:
    mine, others = played.seats[number], rivals(played, number)
    beaten = [each for each in others if not each.won]
    return not (
        (medal.won and not (mine.won and played.is_contest))
        or (medal.won and played.is_alone != medal.alone)
        or (medal.alone and not played.is_alone)
        or (level and not any([each.level == level for each in beaten]))
        or (medal.people and not any([each.is_person for each in beaten]))
        or (medal.rivals and len([each for each in others if not each.ruled]) < medal.rivals)
        or (medal.own and mine.helped)
        or (medal.better and played.id not in better)
        or (medal.heading and mine.headings.get(medal.heading, 0) < medal.least)
        or (medal.count and mine.counts.get(medal.count, 0) < medal.least)
        or (medal.points is not None and mine.points < medal.points)
    )


def _better_alone(games: Iterable[Played], player: str) -> Iterable[str]:
    """The games alone in which somebody was better than ever before in the same way to play."""
    best: dict[tuple[str, str, tuple[tuple[str, str], ...]], int] = {}
    for played in games:
        if not played.is_alone:
            continue
        way = (played.game, played.edition, tuple(sorted(played.options.items())))
        points = played.seats[played.seats_of(player)[0]].points
        if way in best and points > best[way]:
            yield played.id
        best[way] = max(points, best.get(way, points))
