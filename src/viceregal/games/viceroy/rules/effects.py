"""What a card can say: the whole vocabulary. What each effect does stands in rewards.py, law_effects.py and scoring.py."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from viceregal.core.records import Effect

COLOURS: Final = ("blue", "red", "green", "yellow")
COLOUR_COUNT: Final = 4


@dataclass(frozen=True)
class InOrder(Effect):
    """One after the other."""

    parts: tuple[Effect, ...]


@dataclass(frozen=True)
class OneOf(Effect):
    """The player chooses one."""

    parts: tuple[Effect, ...]


# Rewards ----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Gems(Effect):
    """VR-REW-1: gems of any colours from the reserve."""

    count: int


@dataclass(frozen=True)
class Points(Effect):
    """VR-REW-2: a point token on the card."""

    value: int


@dataclass(frozen=True)
class DrawCards(Effect):
    """VR-REW-3: cards from the law deck or the small deck."""

    count: int


@dataclass(frozen=True)
class Science(Effect):
    """VR-REW-4"""

    count: int


@dataclass(frozen=True)
class Magic(Effect):
    """VR-REW-5"""

    count: int


@dataclass(frozen=True)
class Defence(Effect):
    """VR-REW-6"""

    count: int


@dataclass(frozen=True)
class Attack(Effect):
    """VR-REW-7: behind the screen."""

    count: int


@dataclass(frozen=True)
class EndlessGem(Effect):
    """VR-REW-8: a gem of this colour on the card."""

    colour: int


@dataclass(frozen=True)
class EndlessGemOfChoice(Effect):
    """The same, of a colour that the player picks."""


@dataclass(frozen=True)
class MagicBonus(Effect):
    """VR-REW-9: so much for every magic token."""

    value: int


@dataclass(frozen=True)
class CircleBonus(Effect):
    """VR-REW-9: so much for every circle and endless gem of this colour."""

    colour: int
    value: int


# Laws that do something when they are played ----------------------------------------------------------------------


@dataclass(frozen=True)
class ReplaceCard(Effect):
    """The law takes the place of another card, which comes back to the hand; its tokens stay."""


@dataclass(frozen=True)
class DoubleTokens(Effect):
    """The law goes under a character; every token on it gets a twin."""


@dataclass(frozen=True)
class TradeTokens(Effect):
    """One token for another player's, at the price of so many gems."""

    count: int


@dataclass(frozen=True)
class SkipAuction(Effect):
    """Take a card on offer and sit out the auction."""


@dataclass(frozen=True)
class ExchangeLaws(Effect):
    """Draw so many laws, put so many back on top of the deck."""

    count: int
    back: int


@dataclass(frozen=True)
class TuckFromHand(Effect):
    """Any number of hand cards under the law; points for each at the end."""

    value: int


@dataclass(frozen=True)
class TuckFreeCard(Effect):
    """A free card of the pyramid under the law, which scores by its level at the end."""


@dataclass(frozen=True)
class ParkGems(Effect):
    """So many gems from behind the screen onto the law; points for each at the end."""

    count: int
    value: int


@dataclass(frozen=True)
class TuckWhenTaken(Effect):
    """From now on a card that is taken may go under the law; points for each at the end."""

    value: int


# Laws that score at the end ---------------------------------------------------------------------------------------


@dataclass(frozen=True)
class PerCard(Effect):
    """Points for each card of the pyramid, tucked ones too."""

    value: int


@dataclass(frozen=True)
class PerSet(Effect):
    """Points for each set, besides its own."""

    value: int


@dataclass(frozen=True)
class PerCircleAndEndlessGem(Effect):
    """Points for each one-coloured circle and each endless gem, besides their own."""

    value: int


@dataclass(frozen=True)
class PerNeighbour(Effect):
    """Points for each character beside the law."""

    value: int
