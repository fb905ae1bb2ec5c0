"""What can be on the stack: steps that run by themselves, and questions (Ask...)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from viceregal.core.records import Ask, AskChance, Effect, Frame

# Set-up (VW-1, VW-11) ---------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class AskLayout(AskChance):
    """VW-1.1: the ring and the castle."""


@dataclass(frozen=True)
class AskFirstTiles(AskChance):
    """VW-1.3: the grey-backed manuscripts."""


@dataclass(frozen=True)
class AskLot(AskChance):
    """VW-1.6: the start player."""


@dataclass(frozen=True)
class AskPlayerCards(AskChance):
    """VW-1.7: one more than players; two in the solo game (VW-11.3)."""


@dataclass(frozen=True)
class AskHeroes(AskChance):
    """VW-1.7: one under each player card."""


@dataclass(frozen=True)
class AskPair(Ask):
    """VW-1.7: which pair."""


@dataclass(frozen=True)
class AskDestroyOwn(Ask):
    """VW-1.7: player card 9."""


@dataclass(frozen=True)
class FormDeck(Frame):
    """VW-1.7: hero, starters and what was gained become the draw pile; three cards are drawn."""

    seat: int


@dataclass(frozen=True)
class SeatAi(Frame):
    """VW-11.3, VW-11.4: the AI's viscount and start items."""


@dataclass(frozen=True)
class BuildPiles(Frame):
    """VW-1.8: debts and deeds above the poverty and prosperity cards."""


# A turn (VW-5 to VW-8) --------------------------------------------------------------------------------------------

PHASES: Final = ("shift", "play", "move", "act", "recruit", "collide", "draw", "end")
SHIFT: Final = 0
PLAY: Final = 1
MOVE: Final = 2
ACT: Final = 3
RECRUIT: Final = 4
COLLIDE: Final = 5
DRAW: Final = 6
END: Final = 7


@dataclass(frozen=True)
class Phase(Frame):
    """The turn of a seat goes on with this phase."""

    seat: int
    phase: int


@dataclass(frozen=True)
class AskPlay(Ask):
    """VW-5.2: which card."""


@dataclass(frozen=True)
class AskMove(Ask):
    """VW-5.6: where to."""


@dataclass(frozen=True)
class AskAct(Ask):
    """VW-6: one of four primary actions, or none."""


@dataclass(frozen=True)
class AskFund(Ask):
    """VW-6.2: a card was dismissed for this action; how it goes on."""

    act: int
    card: int


@dataclass(frozen=True)
class AfterActs(Frame):
    """VW-6.9: the primary action is complete."""

    seat: int
    act: int


@dataclass(frozen=True)
class AskRecruit(Ask):
    """VW-8.1: hire the townsfolk of the segment?"""


@dataclass(frozen=True)
class CollideStep(Frame):
    """VW-8.2: a part of a collision of the player on turn."""

    part: int


@dataclass(frozen=True)
class AskDraw(AskChance):
    """VW-8.4: a card from the draw pile into the hand."""

    seat: int


# Cards ------------------------------------------------------------------------------------------------------------

PURPOSES: Final = ("play", "discard", "destroy")
TO_PLAY: Final = 0
TO_DISCARD: Final = 1
TO_DESTROY: Final = 2


@dataclass(frozen=True)
class AskReveal(AskChance):
    """VW-4.3, VW-5.2: the unseen top card of a draw pile."""

    seat: int
    purpose: int


@dataclass(frozen=True)
class AskTurnUp(AskChance):
    """VW-1.2: the next card of a pile comes to light."""

    segment: int


@dataclass(frozen=True)
class AskTurnUpTile(AskChance):
    """VW-1.3: the next manuscript of a pile comes to light."""

    segment: int


@dataclass(frozen=True)
class AskDiscard(Ask):
    """VW-4.3: up to so many."""

    count: int


@dataclass(frozen=True)
class AskDestroy(Ask):
    """VW-4.3: up to so many."""

    count: int


@dataclass(frozen=True)
class AskRearrange(Ask):
    """VW-4.1"""


@dataclass(frozen=True)
class AskHire(Ask):
    """VW-4.6: which visible townsfolk, for free."""


@dataclass(frozen=True)
class AskManuscript(Ask):
    """VW-4.10: which visible manuscript, for free."""


# Effects ----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Resolve(Frame):
    """An effect is still to be carried out."""

    seat: int
    effect: Effect


@dataclass(frozen=True)
class AskOneOf(Ask):
    """Which of the effects."""

    effect: Effect


@dataclass(frozen=True)
class AskResource(Ask):
    """VW-4.8"""


@dataclass(frozen=True)
class AskFlip(Ask):
    """VW-2.2: a debt or a deed."""


# Buildings --------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class AskSlot(Ask):
    """VW-6.5: which of the building's slots is emptied. `here`: it is built beside the viscount."""

    building: int
    here: bool


@dataclass(frozen=True)
class AskSpot(Ask):
    """VW-6.4, VW-4.9: where the building of this slot is built."""

    slot: int
    here: bool


# Castle (VW-7) ----------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class AskSection(Ask):
    """VW-7.6: where free workers go."""

    count: int


@dataclass(frozen=True)
class AskShift(Ask):
    """VW-7.8: a castle move."""


@dataclass(frozen=True)
class FirstTier(Frame):
    """VW-7.1: groups of three on the first tier."""

    seat: int


@dataclass(frozen=True)
class AskGroup(Ask):
    """VW-7.1: which group first."""


@dataclass(frozen=True)
class Sideways(Frame):
    """VW-7.1: two workers of a group go to the neighbouring sections."""

    seat: int
    section: int


@dataclass(frozen=True)
class SecondTier(Frame):
    """VW-7.2: groups of three on the second tier."""

    seat: int


@dataclass(frozen=True)
class Crowding(Frame):
    """VW-7.3: sections with more than three workers."""

    seat: int


@dataclass(frozen=True)
class AskBump(Ask):
    """VW-7.3: whose worker goes."""

    tier: int
    section: int


# Solo (VW-12) -----------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class AiRow(Frame):
    """VW-12.2: the row of the scheme that is resolved next."""

    row: int


@dataclass(frozen=True)
class AskScheme(AskChance):
    """VW-12.1: the top scheme."""


@dataclass(frozen=True)
class AskFuture(AskChance):
    """VW-12.8: the top future scheme."""


@dataclass(frozen=True)
class AskHarder(AskChance):
    """VW-11.2: a future scheme for the AI's pile."""
