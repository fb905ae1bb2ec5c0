"""What a tournament is, read from a TOML file. A mistake in it is named by its line and field."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from itertools import combinations
from pathlib import Path
from typing import Any, Final, TypeVar

from viceregal import plugins
from viceregal.arena.complaints import (
    CONTEST,
    CONTEST_FORM,
    FIELD_MEANS_NOTHING,
    FIELD_MISSING,
    NOT_A_LIST_OF_TABLES,
    NOT_A_LIST_OF_TEXTS,
    NOT_A_NUMBER_FROM_TO,
    NOT_A_SHARE,
    NOT_A_TABLE_OF_OPTIONS,
    NOT_ONE_OF,
    NOT_SECONDS,
    ROUND_ROBIN_OF_TWO,
)
from viceregal.arena.plan import Plan, checked
from viceregal.core.complaints import AT, FILE_LINE, NOT_A_TEXT
from viceregal.core.errors import BadSetup, BadValue, ViceregalError
from viceregal.core.notation import shorten
from viceregal.core.options import Setup
from viceregal.core.os_errors import os_reason
from viceregal.faults import PATIENCE
from viceregal.games import game, ruled_seats

T = TypeVar("T")
KINDS: Final = ("round-robin", "gauntlet", "tables")
MAX_DEALS: Final = 10**6
MARGIN: Final = 0.05

_TOP: Final = {"name", "seed", "deals", "seconds", "load", "contest"}
_CONTEST: Final = {
    "game",
    "players",
    "edition",
    "options",
    "kind",
    "bots",
    "champion",
    "tables",
    "deals",
    "decide",
    "margin",
}


class BadSpec(BadSetup):
    """A spec that says nothing that can be played; the message names file, line and field."""


@dataclass(frozen=True)
class Match:
    """Bots that meet at one table: a plan whose every deal is played from every seat.

    With `decide`, no more deals are played than are needed to say whether the first bot's share of the wins is above
    or below it; shares within `margin` of it may go either way.
    """

    plan: Plan
    decide: float | None = None
    margin: float = MARGIN

    @property
    def label(self) -> str:
        """How ledgers and reports call it: the game as it is set up, and who sits there."""
        return f"{self.game_label}: {' | '.join(self.plan.bots)}"

    @property
    def game_label(self) -> str:
        setup = self.plan.setup
        return " ".join([self.plan.game, setup.edition, f"{setup.seats}p", *self.plan.chosen()])

    @property
    def games_a_deal(self) -> int:
        return self.plan.setup.seats if self.plan.rotate else 1


@dataclass(frozen=True)
class Tournament:
    """All matches of a spec, in its order."""

    name: str
    seed: int | str
    seconds: float
    load: tuple[str, ...]
    matches: tuple[Match, ...]


def read(path: Path) -> Tournament:
    """The tournament of a file; BadSpec if it is none."""
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadSpec(AT, place=path, reason=os_reason(error)) from None
    try:
        plain = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadSpec(AT, place=path, reason=error) from None
    return _Spec(path, text).tournament(plain)


class _Spec:
    """One file while it is read."""

    def __init__(self, path: Path, text: str) -> None:
        self.path = path
        self.lines = text.splitlines()

    def tournament(self, plain: dict[str, Any]) -> Tournament:
        self.known(plain, _TOP, 0)
        loaded = self.loaded(plain)
        seed = self.field(plain, "seed", 0, _seed, 1)
        deals = self.field(plain, "deals", 0, _deals, 10)
        contests = self.field(plain, "contest", 0, _tables_of_toml)
        matches: list[Match] = []
        for number, contest in enumerate(contests, start=1):
            self.known(contest, _CONTEST, number)
            matches += self.contest(contest, number, seed, deals)
        return Tournament(
            self.field(plain, "name", 0, _text, self.path.stem),
            seed,
            self.field(plain, "seconds", 0, _seconds, PATIENCE),
            loaded,
            tuple({match.label: match for match in matches}.values()),
        )

    def loaded(self, plain: dict[str, Any]) -> tuple[str, ...]:
        """Games and bots from files that lie where the spec says, seen from its own folder."""
        names = self.field(plain, "load", 0, _texts, [])
        places = []
        for name in names:
            beside = self.path.parent / name
            places.append(str(beside.resolve()) if beside.exists() else name)
            self.attempt("load", 0, partial(plugins.load, places[-1]))
        return tuple(places)

    def contest(self, plain: dict[str, Any], number: int, seed: int | str, deals: int) -> list[Match]:
        key = self.field(plain, "game", number, _text)
        rules = self.attempt("game", number, partial(game, key))
        several = max(rules.facts.min_seats, 2)  # alone there is nobody to win against
        decide = self.field(plain, "decide", number, _share, None)
        margin = self.field(plain, "margin", number, _share, MARGIN)
        deals = self.field(plain, "deals", number, _deals, deals)
        edition = self.field(plain, "edition", number, _text, "")
        values = self.field(plain, "options", number, _words, {})
        found = []
        for players in self.field(plain, "players", number, _numbers, [several]):
            where = "players" if "players" in plain else "options" if "options" in plain else "game"
            setup = self.attempt(where, number, partial(rules.setup, players, edition, values))
            for bots in self.lineups(plain, number, setup, key):
                plan = Plan(
                    key, setup, bots, deals, seed, not ruled_seats(key, setup), records=True, quick=False
                )
                if plan.rotate:
                    plan = replace(plan, games=deals * setup.seats)
                field = "tables" if plain.get("kind") == "tables" else "bots"
                made = self.attempt(field, number, partial(checked, plan))
                found.append(Match(made, decide, margin))
        return found

    def lineups(self, plain: dict[str, Any], number: int, setup: Setup, key: str) -> list[tuple[str, ...]]:
        """Who meets whom. Of two bots at a larger table, each sits once alone among copies of the other."""
        kind = self.field(plain, "kind", number, _kind, "round-robin")
        if kind == "tables":
            return [tuple(each) for each in self.field(plain, "tables", number, _lists)]
        bots = self.field(plain, "bots", number, _texts)
        people = setup.seats - len(ruled_seats(key, setup))
        if people == 1:
            return [(bot,) for bot in bots]
        if kind == "gauntlet":
            champion = self.field(plain, "champion", number, _text)
            return [(champion, *[bot] * (people - 1)) for bot in bots if bot != champion]
        if len(bots) < 2:
            raise self.wrong("bots", number, BadValue(ROUND_ROBIN_OF_TWO))
        pairs = list(combinations(bots, 2))
        if people == 2:
            return list(pairs)
        return [(one, *[other] * (people - 1)) for a, b in pairs for one, other in ((a, b), (b, a))]

    # Mistakes -----------------------------------------------------------------------------------------------------

    def known(self, plain: dict[str, Any], fields: set[str], number: int) -> None:
        for name in plain:
            if name not in fields:
                strange = BadValue(FIELD_MEANS_NOTHING, known=", ".join(sorted(fields)))
                raise self.wrong(name, number, strange)

    def field(
        self,
        plain: dict[str, Any],
        name: str,
        number: int,
        reader: Callable[[Any], T],
        default: Any = ...,
    ) -> T:
        if name not in plain:
            if default is ...:
                raise self.wrong(name, number, BadValue(FIELD_MISSING))
            fallback: T = default
            return fallback
        try:
            return reader(plain[name])
        except BadValue as error:
            raise self.wrong(name, number, error) from None

    def attempt(self, field: str, number: int, work: Callable[[], T]) -> T:
        try:
            return work()
        except ViceregalError as error:
            raise self.wrong(field, number, error) from None

    def wrong(self, field: str, number: int, why: ViceregalError) -> BadSpec:
        in_contest = BadValue(CONTEST, number=number, field=field, reason=why)
        reason = in_contest if number else BadValue(AT, place=field, reason=why)
        return BadSpec(FILE_LINE, file=self.path, line=line_of(self.lines, field, number), reason=reason)


def line_of(lines: list[str], field: str, contest: int) -> int:
    """Where a field stands; where it is missing, where its table begins."""
    begins = 1
    inside = 0
    for number, line in enumerate(lines, start=1):
        if re.match(r"\s*\[\[\s*contest\s*\]\]", line):
            inside += 1
            if inside == contest:
                begins = number
        elif inside == contest and re.match(rf'\s*"?{re.escape(field)}"?\s*[.=]', line):
            return number
    return begins


# What fields may hold ---------------------------------------------------------------------------------------------


def _text(value: Any) -> str:
    if not isinstance(value, str) or not value:
        raise BadValue(NOT_A_TEXT, given=shorten(value))
    return value


def _texts(value: Any) -> list[str]:
    if not isinstance(value, list):
        raise BadValue(NOT_A_LIST_OF_TEXTS, given=shorten(value))
    return [_text(each) for each in value]


def _lists(value: Any) -> list[list[str]]:
    if not isinstance(value, list) or not value:
        raise BadValue(NOT_A_LIST_OF_TABLES, given=shorten(value))
    return [_texts(each) for each in value]


def _words(value: Any) -> dict[str, str]:
    if not isinstance(value, dict):
        raise BadValue(NOT_A_TABLE_OF_OPTIONS, given=shorten(value))
    return {key: _text(each) for key, each in value.items()}


def _tables_of_toml(value: Any) -> list[dict[str, Any]]:
    if not isinstance(value, list) or not value or not all(isinstance(each, dict) for each in value):
        raise BadValue(CONTEST_FORM)
    return value


def _whole(value: Any, least: int, most: int) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        raise BadValue(NOT_A_NUMBER_FROM_TO, given=shorten(value), least=least, most=f"{most:,}")
    return value


def _numbers(value: Any) -> list[int]:
    return [_whole(each, 1, 8) for each in (value if isinstance(value, list) else [value])]


def _deals(value: Any) -> int:
    return _whole(value, 1, MAX_DEALS)


def _seed(value: Any) -> int | str:
    return value if isinstance(value, str) else _whole(value, 0, 2**63)


def _seconds(value: Any) -> float:
    if not isinstance(value, int | float) or isinstance(value, bool) or not 0 < value <= 3600:
        raise BadValue(NOT_SECONDS, given=shorten(value))
    return float(value)


def _share(value: Any) -> float:
    if not isinstance(value, int | float) or isinstance(value, bool) or not 0 < value < 1:
        raise BadValue(NOT_A_SHARE, given=shorten(value))
    return float(value)


def _kind(value: Any) -> str:
    if value not in KINDS:
        raise BadValue(NOT_ONE_OF, given=shorten(value), known=", ".join(KINDS))
    return str(value)
