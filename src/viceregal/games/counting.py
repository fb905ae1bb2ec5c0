"""Counting in a played game: a number for each seat, added up from what happened."""

from __future__ import annotations

from collections.abc import Callable

from viceregal.core.match import Match
from viceregal.core.records import Event
from viceregal.games.pack import Statistic

Counts = Callable[[Event], tuple[int, int] | None]  # whose count grows, and by how much


def counted(match: Match, key: str, counts: Counts) -> Statistic:
    """All that was told in the game, each event once."""
    values = [0] * match.setup.seats
    for entry in match.log:
        for told in entry.told:
            found = counts(told.event)
            if found is not None and 0 <= found[0] < len(values):
                values[found[0]] += found[1]
    return Statistic(key, tuple(values))


def times(match: Match, key: str, kind: type[Event]) -> Statistic:
    """How often something happened to each seat."""
    return counted(match, key, lambda event: (event.seat, 1) if type(event) is kind else None)  # type: ignore[attr-defined]


def worth_telling(found: list[Statistic]) -> list[Statistic]:
    """Without what never happened."""
    return [each for each in found if any(each.values)]
