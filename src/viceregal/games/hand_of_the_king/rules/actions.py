"""What players and chance can answer. Actions that come up all the time are made once and shared."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from viceregal.core.records import Action
from viceregal.games.hand_of_the_king.rules.cards import CARDS, COMPANIONS, HOUSE_COUNT


@dataclass(frozen=True)
class Deal(Action):
    """Chance lays out King's Landing, row by row from the top left."""

    cards: tuple[int, ...]


@dataclass(frozen=True)
class Reveal(Action):
    """Chance turns up the pool of companions."""

    companions: tuple[int, ...]


@dataclass(frozen=True)
class Begin(Action):
    """The lot falls on the first player."""

    seat: int


@dataclass(frozen=True)
class Move(Action):
    """Send Varys to the farthest card of a house in a direction."""

    direction: int
    house: int


@dataclass(frozen=True)
class SendRaven(Action):
    """Spend the raven token for a private minute with this seat."""

    seat: int

    def is_for_people(self) -> bool:
        return True


@dataclass(frozen=True)
class Call(Action):
    """Choose a companion of the pool."""

    companion: int


@dataclass(frozen=True)
class Kill(Action):
    """Kill this character."""

    card: int


@dataclass(frozen=True)
class Dismiss(Action):
    """Kill this companion of the pool."""

    companion: int


@dataclass(frozen=True)
class Name(Action):
    """Name the house that a companion counts for."""

    house: int


@dataclass(frozen=True)
class Swap(Action):
    """The first of the two cards that change places: always the one listed earlier."""

    card: int


@dataclass(frozen=True)
class SwapWith(Action):
    """The second of them."""

    card: int

    def part_of(self) -> type:
        return Swap


@dataclass(frozen=True)
class Give(Action):
    """The own character to give away in an exchange."""

    card: int


@dataclass(frozen=True)
class Take(Action):
    """Another's character to get for it."""

    card: int


@dataclass(frozen=True)
class GiveBanner(Action):
    """Say which of the tied players gets the banner of a house."""

    house: int
    seat: int


_MOVES: Final = [[Move(direction, house) for house in range(HOUSE_COUNT)] for direction in range(4)]
# For each direction and each set of houses seen there (a bit a house), the moves, ready made.
MOVES: Final[list[list[Action]]] = [
    [_MOVES[direction][house] for house in range(HOUSE_COUNT) if seen >> house & 1]
    for direction in range(4)
    for seen in range(1 << HOUSE_COUNT)
]
BEGINNINGS: Final[list[Action]] = [Begin(seat) for seat in range(4)]
RAVENS: Final[list[Action]] = [SendRaven(seat) for seat in range(4)]
CALLS: Final[list[Action]] = [Call(companion) for companion in range(len(COMPANIONS))]
DISMISSALS: Final[list[Action]] = [Dismiss(companion) for companion in range(len(COMPANIONS))]
KILLS: Final[list[Action]] = [Kill(card) for card in range(len(CARDS))]
NAMES: Final[list[Action]] = [Name(house) for house in range(HOUSE_COUNT)]
SWAPS: Final[list[Action]] = [Swap(card) for card in range(len(CARDS))]
SWAPS_WITH: Final[list[Action]] = [SwapWith(card) for card in range(len(CARDS))]
GIFTS: Final[list[Action]] = [Give(card) for card in range(len(CARDS))]
TAKES: Final[list[Action]] = [Take(card) for card in range(len(CARDS))]
BANNERS: Final[list[list[Action]]] = [
    [GiveBanner(house, seat) for seat in range(4)] for house in range(HOUSE_COUNT)
]
