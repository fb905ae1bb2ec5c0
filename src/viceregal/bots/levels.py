"""The bots that tables offer, weakest first: the five levels, and what others have brought along.

A game without levels offers all its bots. Programs may ask for any bot by its name, at the budgets that it comes in.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from viceregal.bots import registry
from viceregal.bots.complaints import NO_LEVEL
from viceregal.bots.entry import BotEntry
from viceregal.core.errors import BadSetup


@dataclass(frozen=True)
class Level:
    """A bot as tables name it: `steward`, `greedy`, `alphabeta:seconds=1`."""

    level: str
    bot: str
    seconds: float | None


def levels(game_key: str) -> tuple[Level, ...]:
    """What people choose from, in the order of the registry."""
    entries = tuple(registry.entries(game_key).values())
    offered = [each for each in entries if each.offered]
    return _budgets(offered or entries)


def check_level(level: str, game_key: str) -> None:
    """BadSetup for a bot that would think as long, or take as much memory, as a stranger likes."""
    known = [each.level for each in _budgets(registry.entries(game_key).values())]
    if level not in known:
        raise BadSetup(NO_LEVEL, level=repr(level), known=", ".join(known))


def _budgets(entries: Iterable[BotEntry]) -> tuple[Level, ...]:
    found: list[Level] = []
    for entry in entries:
        name = entry.name
        if entry.seconds:
            found += [Level(f"{name}:seconds={seconds:g}", name, seconds) for seconds in entry.seconds]
        else:
            found.append(Level(name, name, None))
    return tuple(found)


def quick_level(game_key: str) -> str:
    """The strongest that answers within a second: for hints, in place of those who ran out of time, and to begin with."""
    quick = [each for each in levels(game_key) if each.seconds is None or each.seconds <= 1.0]
    return quick[-1].level
