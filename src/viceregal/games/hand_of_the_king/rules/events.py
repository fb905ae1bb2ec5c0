"""What can happen, as the log tells it. All of it is public."""

from __future__ import annotations

from dataclasses import dataclass

from viceregal.core.records import Effect, Event


@dataclass(frozen=True)
class Dealt(Event):
    cards: tuple[int, ...]

    def reveals(self) -> bool:
        return True


@dataclass(frozen=True)
class CompanionsRevealed(Event):
    companions: tuple[int, ...]

    def reveals(self) -> bool:
        return True


@dataclass(frozen=True)
class LotFell(Event):
    seat: int

    def reveals(self) -> bool:
        return True


@dataclass(frozen=True)
class TurnBegan(Event):
    turn: int
    seat: int


@dataclass(frozen=True)
class RavenSent(Event):
    seat: int
    other: int

    def reveals(self) -> bool:
        """HK-VAR-4: what has been whispered cannot be unsaid; only all together take it back."""
        return True

    def is_news_to(self, seat: int) -> bool:
        return False


@dataclass(frozen=True)
class VarysMoved(Event):
    """`taken` lie from near to far; Varys stands where the last of them was."""

    seat: int
    direction: int
    house: int
    taken: tuple[int, ...]
    place: int


@dataclass(frozen=True)
class CompanionEarned(Event):
    """The last card of the house has left King's Landing for an area."""

    seat: int
    house: int


@dataclass(frozen=True)
class CompanionCalled(Event):
    seat: int
    companion: int


@dataclass(frozen=True)
class CompanionSpent(Event):
    companion: int


@dataclass(frozen=True)
class NothingHappened(Event):
    """An effect, or a part of one, had nothing to work on (HK-COM-6)."""

    seat: int
    effect: Effect


@dataclass(frozen=True)
class CharacterTaken(Event):
    """By a companion; `other` is the seat it came from, or nobody: from King's Landing."""

    seat: int
    card: int
    other: int


@dataclass(frozen=True)
class CharacterKilled(Event):
    """`other` is the seat in whose area it lay, or nobody: in King's Landing."""

    seat: int
    card: int
    other: int


@dataclass(frozen=True)
class CompanionKilled(Event):
    seat: int
    companion: int


@dataclass(frozen=True)
class CompanionStays(Event):
    seat: int
    companion: int
    house: int
    count: int


@dataclass(frozen=True)
class CardPicked(Event):
    """The first half of a swap or an exchange."""

    seat: int
    card: int


@dataclass(frozen=True)
class PlacesSwapped(Event):
    seat: int
    cards: tuple[int, ...]


@dataclass(frozen=True)
class CharactersExchanged(Event):
    seat: int
    given: int
    other: int
    card: int


@dataclass(frozen=True)
class AnotherTurnWon(Event):
    seat: int


@dataclass(frozen=True)
class BannerTaken(Event):
    """`other` is who held it before, or nobody: it lay on the table."""

    seat: int
    house: int
    other: int


@dataclass(frozen=True)
class BannerReturned(Event):
    """Nobody has a character of the house any more (HK-BAN-5)."""

    house: int
    other: int


@dataclass(frozen=True)
class GameEnded(Event):
    """What lay in King's Landing and in the pool is discarded."""

    winners: tuple[int, ...]
    cards: tuple[int, ...]
    companions: tuple[int, ...]
