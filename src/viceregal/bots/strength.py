"""How strong the levels of a game were measured to be: data in the game's folder, beside the bots that play them."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, fields
from functools import cache
from typing import Any, Final

from viceregal.bots.entry import LEVELS
from viceregal.core.errors import ViceregalError
from viceregal.games import game as find_game
from viceregal.games import pack

FOLDER: Final = "bots"
FILE: Final = "strength.toml"


class BadStrength(ViceregalError):
    """A file of measured strengths that does not hold what it must."""


@dataclass(frozen=True)
class Measured:
    """So many per cent of its games a level won against another; `margin` is half of the 95 % interval, if known.

    At larger tables the level sat on so many of the seats (`seats`), the other on the rest.
    """

    level: str
    against: str
    players: int
    share: int
    games: int
    edition: str = ""
    margin: int | None = None
    seats: int = 1

    @property
    def figure(self) -> str:
        return f"{self.share}" if self.margin is None else f"{self.share} ± {self.margin}"

    @property
    def fair_share(self) -> int:
        """What equals would win, in per cent."""
        return round(100 * self.seats / self.players)


_FIELDS: Final = {each.name: int if "int" in str(each.type) else str for each in fields(Measured)}
_NEEDED: Final = {"level", "against", "players", "share", "games"}


@cache
def measured(game: str) -> tuple[Measured, ...]:
    """What was measured of the levels of a game, in the order of the file."""
    file = pack(game).folder().joinpath(FOLDER, FILE)
    return read_measured(file.read_text("utf-8"), game) if file.is_file() else ()


def measured_at(game: str, level: str, players: int = 2, edition: str = "") -> Measured | None:
    """What fits a table best: its number of players and edition, else two players of its edition, else two players.

    None where the level was not measured.
    """
    mine = [each for each in measured(game) if each.level == level]
    wanted = [(players, edition), (players, ""), (2, edition)]
    fitting = [each for place in wanted for each in mine if (each.players, each.edition) == place]
    return next(iter([*fitting, *[each for each in mine if each.players == 2]]), None)


def read_measured(text: str, game: str) -> tuple[Measured, ...]:
    """What such a file says of the levels; BadStrength says in one line what is wrong with it."""
    try:
        plain = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadStrength(f"{game}, {FILE}: {error}") from None
    rows = plain.get("measured")
    if set(plain) != {"measured"} or not isinstance(rows, list):
        raise BadStrength(f"{game}, {FILE}: holds [[measured]] and nothing else")
    found = [_row(each, game) for each in rows]
    if len({(each.level, each.players, each.edition) for each in found}) != len(found):
        raise BadStrength(f"{game}, {FILE}: a level occurs twice at a table")
    return tuple(found)


def _row(plain: dict[str, Any], game: str) -> Measured:
    place = f"{game}, {FILE}, {plain.get('level')}"
    for name, value in plain.items():
        if type(value) is not _FIELDS.get(name):
            raise BadStrength(f"{place}: {name} cannot be {value!r}")
    if _NEEDED - set(plain):
        raise BadStrength(f"{place}: {sorted(_NEEDED - set(plain))[0]} is missing")
    made = Measured(**plain)
    facts = find_game(game).facts
    right = (
        made.level in LEVELS
        and made.against in LEVELS
        and facts.min_seats <= made.players <= facts.max_seats
        and 0 < made.seats < made.players
        and made.edition in ("", *facts.editions)
        and 0 <= made.share <= 100
        and made.games > 0
    )
    if not right:
        raise BadStrength(f"{place}: no such level, table or share")
    return made
