"""The bots that tables offer, weakest first: a bot that thinks for a time comes in several strengths."""

from __future__ import annotations

from dataclasses import dataclass

from viceregal.bots import registry
from viceregal.core.errors import BadSetup


@dataclass(frozen=True)
class Level:
    """A bot as tables name it: `greedy`, `alphabeta:seconds=1`."""

    level: str
    bot: str
    seconds: float | None


def levels(game_key: str) -> tuple[Level, ...]:
    """All levels of a game, in the order of the registry."""
    found: list[Level] = []
    for name, entry in registry.entries(game_key).items():
        if entry.seconds:
            found += [Level(f"{name}:seconds={seconds:g}", name, seconds) for seconds in entry.seconds]
        else:
            found.append(Level(name, name, None))
    return tuple(found)


def check_level(level: str, game_key: str) -> None:
    """BadSetup for a bot that would think as long, or take as much memory, as a stranger likes."""
    known = [each.level for each in levels(game_key)]
    if level not in known:
        raise BadSetup(f"no level is called {level!r} (there are: {', '.join(known)})")


def quick_level(game_key: str) -> str:
    """The strongest that answers within a second: for hints, in place of those who ran out of time, and to begin with."""
    quick = [each for each in levels(game_key) if each.seconds is None or each.seconds <= 1.0]
    return quick[-1].level
