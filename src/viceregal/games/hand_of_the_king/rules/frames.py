"""What can be on the stack: steps that run by themselves, and questions (Ask...)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from viceregal.core.records import Ask, AskChance, Effect, Frame
from viceregal.games.hand_of_the_king.rules.cards import CARDS, COMPANIONS
from viceregal.games.hand_of_the_king.rules.effects import ZONES


@dataclass(frozen=True)
class AskDeal(AskChance):
    """HK-SET-1: the 36 cards are shuffled and laid out."""


@dataclass(frozen=True)
class AskReveal(AskChance):
    """HK-SET-2: six companions are turned up."""


@dataclass(frozen=True)
class AskLot(AskChance):
    """HK-SET-3: who begins, if nobody was named."""


@dataclass(frozen=True)
class StartTurn(Frame):
    """The turn of this seat begins, unless Varys cannot move: then the game ends."""

    seat: int


@dataclass(frozen=True)
class AskTurn(Ask):
    """HK-MOV-1: direction and house; with the raven variant, first perhaps the token."""


@dataclass(frozen=True)
class AskCompanion(Ask):
    """HK-COM-1: one companion of the pool."""


@dataclass(frozen=True)
class Resolve(Frame):
    """A part of the effect of the companion called last is still to be carried out."""

    seat: int
    effect: Effect


@dataclass(frozen=True)
class FinishCompanion(Frame):
    """The companion called last is done: it is discarded, unless it stays."""

    companion: int


@dataclass(frozen=True)
class AskKill(Ask):
    """Which character of the zone is killed."""

    zone: int


@dataclass(frozen=True)
class AskDismiss(Ask):
    """Which companion of the pool is killed."""


@dataclass(frozen=True)
class AskName(Ask):
    """HK-COM-8: which house the companion counts for."""

    companion: int
    count: int


@dataclass(frozen=True)
class AskSwap(Ask):
    """The first of two cards that change places."""


@dataclass(frozen=True)
class AskSwapWith(Ask):
    """The second, later in the list than the first."""

    card: int


@dataclass(frozen=True)
class AskGive(Ask):
    """The own character of an exchange."""


@dataclass(frozen=True)
class AskTake(Ask):
    """The other's character of an exchange."""

    given: int


@dataclass(frozen=True)
class EndTurn(Frame):
    """HK-BAN-6: banners are settled, once, after the move and all companions."""

    seat: int


@dataclass(frozen=True)
class AskBanner(Ask):
    """HK-BAN-3: which of the tied players gets the banner."""

    house: int
    tied: tuple[int, ...]


# Frames are values: those that come up often are made once, a list entry for each seat or companion.
START_TURN: Final = [StartTurn(seat) for seat in range(4)]
ASK_TURN: Final = [AskTurn(seat) for seat in range(4)]
ASK_COMPANION: Final = [AskCompanion(seat) for seat in range(4)]
FINISH_COMPANION: Final = [FinishCompanion(companion) for companion in range(len(COMPANIONS))]
ASK_KILL: Final = [[AskKill(seat, zone) for seat in range(4)] for zone in range(len(ZONES))]
ASK_DISMISS: Final = [AskDismiss(seat) for seat in range(4)]
ASK_SWAP: Final = [AskSwap(seat) for seat in range(4)]
ASK_SWAP_WITH: Final = [[AskSwapWith(seat, card) for seat in range(4)] for card in range(len(CARDS))]
ASK_GIVE: Final = [AskGive(seat) for seat in range(4)]
ASK_TAKE: Final = [[AskTake(seat, card) for seat in range(4)] for card in range(len(CARDS))]
END_TURN: Final = [EndTurn(seat) for seat in range(4)]
