"""What a companion can do: the whole vocabulary. What each effect does stands in companions.py."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from viceregal.core.records import Effect

# Where characters can be killed.
ZONES: Final = ("kings_landing", "areas")
KINGS_LANDING: Final = 0
AREAS: Final = 1


@dataclass(frozen=True)
class InOrder(Effect):
    """One effect after the other, each as far as possible."""

    parts: tuple[Effect, ...]


@dataclass(frozen=True)
class KillCharacter(Effect):
    """Remove a character of this zone from the game."""

    zone: int


@dataclass(frozen=True)
class KillCompanion(Effect):
    """Remove a companion of the pool from the game."""


@dataclass(frozen=True)
class TakeCharacter(Effect):
    """Take this character into the own area, from King's Landing or from any area."""

    card: int


@dataclass(frozen=True)
class StayAs(Effect):
    """The companion stays with the player and counts as so many characters of this house."""

    house: int
    count: int


@dataclass(frozen=True)
class StayAsNamed(Effect):
    """The same, of a house that the player names."""

    count: int


@dataclass(frozen=True)
class AnotherTurn(Effect):
    """A whole further turn for the same player."""


@dataclass(frozen=True)
class SwapPlaces(Effect):
    """Two cards of King's Landing change places."""


@dataclass(frozen=True)
class ExchangeCharacters(Effect):
    """A character of the own area for one of another player's."""
