"""Finds bots by name. A bot is named as `name` or `name:option=value;option=value`: `alphabeta:seconds=1`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from importlib import import_module
from typing import Final

from viceregal.bots.base import Analyst, Bot
from viceregal.core.chance import Chance
from viceregal.core.errors import BadSetup
from viceregal.core.notation import shorten
from viceregal.games import GAMES


@dataclass(frozen=True)
class BotOption:
    """A number that a bot can be given."""

    kind: type[int] | type[float]
    least: float
    most: float

    def value(self, text: str) -> int | float:
        """The value of a text; ValueError says what it should be."""
        try:
            value = self.kind(text)
        except ValueError:
            value = None
        if value is None or not self.least <= value <= self.most:  # not a number is not between any two
            kind = "a whole number" if self.kind is int else "a number"
            raise ValueError(f"is {kind} from {self.least:g} to {self.most:,.0f}, not {shorten(text)}")
        return value


@dataclass(frozen=True)
class BotEntry:
    """Where a bot lives, whether it draws on chance, and what it can be given. It is loaded when first asked for."""

    module: str
    name: str
    chance: bool = True
    options: Mapping[str, BotOption] = field(default_factory=dict)


_RANDOM: Final = BotEntry("viceregal.bots.random_bot", "RandomBot")
_SEARCH_OPTIONS: Final = {
    "seconds": BotOption(float, 0, 3600),
    "nodes": BotOption(int, 0, 10**12),
    "table_mb": BotOption(int, 1, 4096),
}
_BOTS: Final[dict[str, dict[str, BotEntry]]] = {
    "hand-of-the-king": {
        "random": _RANDOM,
        "greedy": BotEntry("viceregal.games.hand_of_the_king.bots.greedy", "Greedy"),
        "alphabeta": BotEntry(
            "viceregal.games.hand_of_the_king.bots.alphabeta",
            "AlphaBeta",
            chance=False,
            options=_SEARCH_OPTIONS,
        ),
    },
    "viceroy": {
        "random": _RANDOM,
        "greedy": BotEntry("viceregal.games.viceroy.bots.greedy", "Greedy"),
    },
    "viscounts": {
        "random": _RANDOM,
        "greedy": BotEntry("viceregal.games.viscounts.bots.greedy", "Greedy"),
    },
}

# The bot that can say what a position is worth.
_ANALYSTS: Final = {"hand-of-the-king": "alphabeta"}


def names(game_key: str) -> tuple[str, ...]:
    """The bots that play this game."""
    return tuple(entries(game_key))


def entries(game_key: str) -> Mapping[str, BotEntry]:
    if game_key not in GAMES:
        raise BadSetup(f"no game is called {game_key!r} (there are: {', '.join(GAMES)})")
    return _BOTS.get(game_key, {"random": _RANDOM})


def make(spec: str, game_key: str, seed: int | str) -> Bot:
    """A new bot. BadSetup for one that does not exist, and for options it does not have."""
    entry, values = _read(spec, game_key)
    kind = getattr(import_module(entry.module), entry.name)
    bot: Bot = kind(Chance(seed), **values) if entry.chance else kind(**values)
    return bot


def analyst(game_key: str, options: Mapping[str, str]) -> Analyst:
    """The bot that analyses this game; BadSetup where none does."""
    there = entries(game_key)
    if game_key not in _ANALYSTS:
        raise BadSetup(f"no bot can analyse {game_key}")
    name = _ANALYSTS[game_key]
    values = _values(name, there[name], [f"{key}={text}" for key, text in options.items()])
    kind = getattr(import_module(there[name].module), there[name].name)
    found: Analyst = kind(**values)
    return found


def check(spec: str, game_key: str) -> None:
    """BadSetup if `make` would raise it; nothing is loaded."""
    _read(spec, game_key)


def _read(spec: str, game_key: str) -> tuple[BotEntry, dict[str, int | float]]:
    name, colon, rest = spec.partition(":")
    there = entries(game_key)
    if name not in there:
        raise BadSetup(f"no bot of {game_key} is called {shorten(name)} (there are: {', '.join(there)})")
    return there[name], _values(name, there[name], rest.split(";") if colon else [])


def _values(name: str, entry: BotEntry, pairs: list[str]) -> dict[str, int | float]:
    values: dict[str, int | float] = {}
    for pair in pairs:
        key, _, text = pair.partition("=")
        option = entry.options.get(key)
        if option is None:
            known = ", ".join(entry.options) or "none"
            raise BadSetup(f"bot {name} has no option {shorten(key)} (there are: {known})")
        if key in values:
            raise BadSetup(f"bot {name}: {key} is said twice")
        try:
            values[key] = option.value(text)
        except ValueError as error:
            raise BadSetup(f"bot {name}: {key} {error}") from None
    return values
