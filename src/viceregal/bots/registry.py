"""Finds bots by name. A bot is named as `name` or `name:option=value;option=value`: `alphabeta:seconds=1`.

A level is such a name too: `steward` is whichever bot plays that level of the game.
They come through the entry points `viceregal.bots` and what `plugins.load` has loaded.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from types import MappingProxyType
from typing import Final

from viceregal import plugins
from viceregal.bots.base import Analyst, Bot
from viceregal.bots.complaints import (
    A_NUMBER,
    A_WHOLE_NUMBER,
    BOT_HAS_NO_OPTION,
    BOT_OPTION_RANGE,
    BOT_OPTION_TWICE,
    NO_ANALYST,
    NO_BOT,
    NO_LEARNER,
)
from viceregal.bots.entry import BotEntry, BotOption, Effort
from viceregal.bots.learning.teacher import Teacher
from viceregal.core.chance import Chance
from viceregal.core.errors import BadSetup
from viceregal.core.notation import shorten
from viceregal.games import pack

GROUP: Final = "viceregal.bots"
MEMORY: Final = "table_mb"  # a wish: a bot that keeps no table needs none


@cache
def _installed() -> tuple[BotEntry, ...]:
    """Those that load; of the others we say so, once."""
    found = []
    for name, each in plugins.installed(GROUP).items():
        try:
            found.append(plugins.taken_from(each, BotEntry))
        except BadSetup as error:
            plugins.leave_out(f"the bot {name!r}", error)
    return tuple(found)


def names(game_key: str) -> tuple[str, ...]:
    """The bots that play this game."""
    return tuple(entries(game_key))


def entries(game_key: str) -> Mapping[str, BotEntry]:
    """The same with all that is known of them, the weakest first; BadSetup if there is no such game."""
    pack(game_key)
    known = [*_installed(), *plugins.loaded(BotEntry)]
    key = (game_key, tuple([id(each) for each in known]))
    if key not in _found:  # a server asks with every answer of a bot
        _found[key] = (known, _by_name(game_key, known))
    return _found[key][1]


# By a game and its bots, which are kept, so that no other can come to have their identity.
_found: dict[tuple[str, tuple[int, ...]], tuple[list[BotEntry], Mapping[str, BotEntry]]] = {}


def _by_name(game_key: str, known: list[BotEntry]) -> Mapping[str, BotEntry]:
    found = [each for each in known if each.plays(game_key)]
    found += [level for each in found for level in each.at_levels()]
    return MappingProxyType({each.name: each for each in sorted(found, key=lambda each: each.strength)})


def make(spec: str, game_key: str, seed: int | str) -> Bot:
    """A new bot. BadSetup for one that does not exist, and for options it does not have."""
    entry, chosen = _read(spec, game_key)
    values = {**entry.given, **chosen}
    bot: Bot = entry.maker()(Chance(seed), **values) if entry.chance else entry.maker()(**values)
    return bot


def is_guest(spec: str, game_key: str) -> bool:
    """Does this bot come from outside the package?"""
    return not _read(spec, game_key)[0].is_ours()


def analyst(game_key: str, options: Mapping[str, str]) -> Analyst:
    """The bot that analyses this game; BadSetup where none does."""
    entry = _analysing(game_key)
    wanted = {key: text for key, text in options.items() if key in entry.options or key != MEMORY}
    return _analyst(entry, _values(entry, [f"{key}={text}" for key, text in wanted.items()]))


def analyst_within(
    game_key: str, seconds: float | None = None, amount: int | None = None, memory: int | None = None
) -> Analyst:
    """The bot that analyses this game, within so many seconds or looking at so many of what its effort counts, whichever
    is over first. Who does not think for a time looks as thoroughly as the seconds allow.
    """
    entry = _analysing(game_key)
    effort = entry.effort
    wanted: dict[str, object] = {MEMORY: memory, "seconds": seconds}
    values: dict[str, int | float] = {}
    if effort is not None:
        values = {key: value for key, value in effort.given.items() if key != MEMORY}
        if amount is None and not entry.seconds:
            amount = effort.thorough if seconds is not None and "seconds" in entry.options else effort.quick
        wanted[effort.unit] = amount
    asked = [f"{key}={value}" for key, value in wanted.items() if value is not None and key in entry.options]
    return _analyst(entry, {**values, **_values(entry, asked)})


def _analysing(game_key: str) -> BotEntry:
    able = [each for each in entries(game_key).values() if each.analyses]
    if not able:
        raise BadSetup(NO_ANALYST, game=game_key)
    return able[-1]


def _analyst(entry: BotEntry, values: Mapping[str, int | float], seed: int = 0) -> Analyst:
    found: Analyst = entry.maker()(Chance(seed), **values) if entry.chance else entry.maker()(**values)
    return found


def steady(game_key: str) -> Effort | None:
    """The effort of the bot that analyses this game so that its answers repeat; None where no bot does."""
    entry = _steady_entry(game_key)
    return None if entry is None else entry.effort


def steady_analyst(game_key: str, amount: int, seed: int = 0) -> Analyst:
    """One whose answers always repeat: it looks at `amount` of what its effort counts, however long that takes.

    Another seed gives another look at the same thing, where chance is drawn on.
    """
    entry, effort = _steady(game_key)
    return _analyst(entry, {**effort.given, **_values(entry, [f"{effort.unit}={amount}"])}, seed)


def prover(game_key: str, amount: int, seed: int = 0) -> Analyst:
    """The same as puzzles were proven by."""
    entry, effort = _steady(game_key)
    given = {**effort.given, **effort.proving}
    return _analyst(entry, {**given, **_values(entry, [f"{effort.unit}={amount}"])}, seed)


def _steady(game_key: str) -> tuple[BotEntry, Effort]:
    entry = _steady_entry(game_key)
    if entry is None or entry.effort is None:
        raise BadSetup(NO_ANALYST, game=game_key)
    return entry, entry.effort


def analyst_name(game_key: str) -> str:
    """The name of the bot that analyses this game so that its answers repeat; nothing where no bot does."""
    entry = _steady_entry(game_key)
    return "" if entry is None else entry.name


def _steady_entry(game_key: str) -> BotEntry | None:
    able = [each for each in entries(game_key).values() if each.analyses and each.effort is not None]
    return able[-1] if able else None


def teacher(game_key: str) -> Teacher:
    """How the judgement of this game's bot is learned; BadSetup where none is."""
    able = [each for each in entries(game_key).values() if each.teacher]
    if not able:
        raise BadSetup(NO_LEARNER, game=game_key)
    found: Teacher = able[-1].teacher_made()
    return found


def check(spec: str, game_key: str) -> None:
    """BadSetup if `make` would raise it; nothing is loaded."""
    _read(spec, game_key)


def _read(spec: str, game_key: str) -> tuple[BotEntry, dict[str, int | float]]:
    name, colon, rest = spec.partition(":")
    there = entries(game_key)
    if name not in there:
        raise BadSetup(NO_BOT, game=game_key, name=shorten(name), known=", ".join(there))
    return there[name], _values(there[name], rest.split(";") if colon else [])


def _values(entry: BotEntry, pairs: list[str]) -> dict[str, int | float]:
    values: dict[str, int | float] = {}
    for pair in pairs:
        key, _, text = pair.partition("=")
        option = entry.options.get(key)
        if option is None:
            known = ", ".join(entry.options) or "none"
            raise BadSetup(BOT_HAS_NO_OPTION, bot=entry.name, name=shorten(key), known=known)
        if key in values:
            raise BadSetup(BOT_OPTION_TWICE, bot=entry.name, name=key)
        value = option.value(text)
        if value is None:
            raise _out_of_range(entry, key, option, text)
        values[key] = value
    return values


def _out_of_range(entry: BotEntry, key: str, option: BotOption, text: str) -> BadSetup:
    return BadSetup(
        BOT_OPTION_RANGE,
        bot=entry.name,
        name=key,
        kind=A_WHOLE_NUMBER if option.kind is int else A_NUMBER,
        least=f"{option.least:g}",
        most=f"{option.most:,.0f}",
        given=shorten(text),
    )
