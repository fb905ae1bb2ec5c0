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
    """So many per cent of its games a level won against another; `margin` is half of the 95 % interval, if known."""

    level: str
    against: str
    players: int
    share: int
    games: int
    edition: str = ""
    margin: int | None = None

    @property
    def figure(self) -> str:
        return f"{self.share}" if self.margin is None else f"{self.share} ± {self.margin}"


_FIELDS: Final = {each.name: int if "int" in str(each.type) else str for each in fields(Measured)}
_NEEDED: Final = {"level", "against", "players", "share", "games"}


@cache
def measured(game: str) -> dict[str, Measured]:
    """What was measured of each level of a game; a level that was not measured is not there."""
    file = pack(game).folder().joinpath(FOLDER, FILE)
    return read_measured(file.read_text("utf-8"), game) if file.is_file() else {}


def read_measured(text: str, game: str) -> dict[str, Measured]:
    """What such a file says of each level; BadStrength says in one line what is wrong with it."""
    try:
        plain = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadStrength(f"{game}, {FILE}: {error}") from None
    rows = plain.get("measured")
    if set(plain) != {"measured"} or not isinstance(rows, list):
        raise BadStrength(f"{game}, {FILE}: holds [[measured]] and nothing else")
    found = [_row(each, game) for each in rows]
    if len({each.level for each in found}) != len(found):
        raise BadStrength(f"{game}, {FILE}: a level occurs twice")
    return {each.level: each for each in found}


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
        and facts.least_seats <= made.players <= facts.most_seats
        and made.edition in ("", *facts.editions)
        and 0 <= made.share <= 100
        and made.games > 0
    )
    if not right:
        raise BadStrength(f"{place}: no such level, table or share")
    return made
