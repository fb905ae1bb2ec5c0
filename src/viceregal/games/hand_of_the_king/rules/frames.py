"""What can be on the stack: steps that run by themselves, and questions (Ask...)."""

from __future__ import annotations

from dataclasses import dataclass

from viceregal.core.records import Ask, AskChance, Effect, Frame


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
