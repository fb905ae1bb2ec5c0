"""What cards, tiles and places can say: the whole vocabulary. What each effect does stands in the chapters of the rules."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from viceregal.core.records import Effect, Record

# Icons pay for primary actions: the icon and the action it pays for have the same number.
ICONS: Final = ("merchant", "builder", "noble", "cleric", "criminal")
MERCHANT: Final = 0
BUILDER: Final = 1
NOBLE: Final = 2
CLERIC: Final = 3
CRIMINAL: Final = 4
ICON_COUNT: Final = 5

ACTS: Final = ("trade", "construct", "place", "transcribe")
TRADE: Final = 0
CONSTRUCT: Final = 1
PLACE: Final = 2
TRANSCRIBE: Final = 3

# What can be gained. The first four are goods, the first resource is 1.
THINGS: Final = ("silver", "ink", "gold", "stone", "resource", "debt", "deed", "virtue", "corruption")
GOODS: Final = THINGS[:4]
SILVER: Final = 0
INK: Final = 1
GOLD: Final = 2
STONE: Final = 3
RESOURCE: Final = 4  # one of ink, gold and stone, by choice (VW-4.8)
DEBT: Final = 5
DEED: Final = 6
VIRTUE: Final = 7
CORRUPTION: Final = 8

PAPERS: Final = ("debt", "deed", "either")
A_DEBT: Final = 0
A_DEED: Final = 1
EITHER: Final = 2

BUILDINGS: Final = ("trading-post", "guildhall", "workshop")
TRADING_POST: Final = 0
GUILDHALL: Final = 1
WORKSHOP: Final = 2


@dataclass(frozen=True)
class Nothing(Effect):
    """No effect, no ability."""


NOTHING: Final = Nothing()


@dataclass(frozen=True)
class InOrder(Effect):
    """One after the other."""

    parts: tuple[Effect, ...]


@dataclass(frozen=True)
class OneOf(Effect):
    """The player chooses one."""

    parts: tuple[Effect, ...]


@dataclass(frozen=True)
class Gain(Effect):
    """Take goods, debts or deeds, or move a marker."""

    thing: int
    count: int


@dataclass(frozen=True)
class Flip(Effect):
    """VW-2.2: turn debts or deeds over."""

    paper: int
    count: int


@dataclass(frozen=True)
class Rearrange(Effect):
    """The cards on the own player board, optional."""


@dataclass(frozen=True)
class Discard(Effect):
    """VW-4.3: from hand or the top of the draw pile, optional."""

    count: int


@dataclass(frozen=True)
class Destroy(Effect):
    """VW-4.3: the same, out of the game, for silver equal to the card's value."""

    count: int


@dataclass(frozen=True)
class DestroyOwn(Effect):
    """Player card 9: any of the own cards, before they are shuffled (VW-1.7)."""


@dataclass(frozen=True)
class Shuffle(Effect):
    """VW-4.5: the discards into the draw pile."""


@dataclass(frozen=True)
class FreeHire(Effect):
    """VW-4.6: any visible townsfolk."""


@dataclass(frozen=True)
class CastleMove(Effect):
    """VW-7.8: an own worker to the neighbouring section of the first tier, optional."""


@dataclass(frozen=True)
class PlaceFree(Effect):
    """VW-7.6: workers into any one section of the first tier."""

    count: int


@dataclass(frozen=True)
class BuildFree(Effect):
    """VW-4.9: a building on any free spot; or only beside the viscount (player card 8)."""

    building: int
    here: bool


@dataclass(frozen=True)
class FreeManuscript(Effect):
    """VW-4.10: a visible manuscript of cost 3 or 4."""


# Of the AI only -----------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class GainScheme(Effect):
    """VW-12.8: the top future scheme onto the discard pile."""


@dataclass(frozen=True)
class DismissAdjacent(Effect):
    """VW-12.8: the townsfolk beside its viscount is removed, its corner effect gained."""


# Ongoing ------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Ongoing(Record):
    """An ability that works while its card lies on the player board; nothing that is carried out by itself."""


@dataclass(frozen=True)
class AfterAct(Ongoing):
    """VW-6.9: when a primary action is complete."""

    act: int
    effect: Effect


@dataclass(frozen=True)
class OnDebtFlipped(Ongoing):
    """Each time the owner flips a debt."""

    effect: Effect


@dataclass(frozen=True)
class OnDebtGained(Ongoing):
    """Each time the owner gains a debt."""

    effect: Effect


@dataclass(frozen=True)
class OnCollision(Ongoing):
    """VW-8.2: each time any player resolves a collision."""

    effect: Effect


@dataclass(frozen=True)
class PairsOfMerchants(Ongoing):
    """For one kind of action two merchant icons count as one icon of it, as often as there are pairs."""

    act: int


@dataclass(frozen=True)
class PairsOfSilver(Ongoing):
    """For one kind of action two silver may be paid as one icon of it, any number of times."""

    act: int


@dataclass(frozen=True)
class FirstCountsTwo(Ongoing):
    """For one kind of action the first piece of its resource counts as two icons (VW-R7)."""

    act: int


@dataclass(frozen=True)
class OthersCount(Ongoing):
    """For one kind of action the two other resources count as its own."""

    act: int
