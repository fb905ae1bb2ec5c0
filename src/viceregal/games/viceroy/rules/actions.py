"""What players and chance can answer. Actions that come up all the time are made once and shared."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from viceregal.core.records import Action
from viceregal.games.viceroy.rules.cards.deck import LAST_CARD
from viceregal.games.viceroy.rules.effects import COLOUR_COUNT
from viceregal.games.viceroy.rules.pyramid import LAST_PLACE

# The decks one can draw from.
DECKS: Final = ("laws", "characters")
LAW_DECK: Final = 0
SMALL_DECK: Final = 1

# Chance ------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class LineUp(Action):
    """The auction cards from left to right."""

    colours: tuple[int, ...]


@dataclass(frozen=True)
class ReturnGems(Action):
    """The two gems that go back at the start, the colours in order."""

    colours: tuple[int, ...]


@dataclass(frozen=True)
class Split(Action):
    """The characters of the small deck."""

    cards: tuple[int, ...]


@dataclass(frozen=True)
class Deal(Action):
    """Cards dealt to a seat."""

    cards: tuple[int, ...]


@dataclass(frozen=True)
class TurnUp(Action):
    """A card drawn for all to see."""

    card: int


@dataclass(frozen=True)
class Drawn(Action):
    """A card drawn into a hand."""

    card: int


@dataclass(frozen=True)
class VirtualBid(Action):
    """A gem drawn blind."""

    colour: int


# Players -----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Choose(Action):
    """A hand card to play or to keep, face down."""

    card: int


@dataclass(frozen=True)
class Pass(Action):
    """An empty hand in the auction; no card in the law or building phase."""


@dataclass(frozen=True)
class DiscardChosen(Action):
    """A hand card to discard for gems (pl)."""

    card: int


@dataclass(frozen=True)
class Bid(Action):
    """A gem in the fist."""

    colour: int


@dataclass(frozen=True)
class BidAttack(Action):
    """An attack token in the fist."""


@dataclass(frozen=True)
class TakeOffer(Action):
    """A card on offer."""

    card: int


@dataclass(frozen=True)
class Claim(Action):
    """One of two cards, against another bidder."""

    card: int


@dataclass(frozen=True)
class Yield(Action):
    """No claim: on to the next round."""


@dataclass(frozen=True)
class Bury(Action):
    """A card on offer to discard for a virtual opponent."""

    card: int


@dataclass(frozen=True)
class Keep(Action):
    """The bought card is played; the drawn card stays in the hand."""


@dataclass(frozen=True)
class Discard(Action):
    """The bought card is not played."""


@dataclass(frozen=True)
class PutAt(Action):
    """A place of the pyramid."""

    place: int


@dataclass(frozen=True)
class Replace(Action):
    """Law 65: the card whose place the law takes."""

    card: int


@dataclass(frozen=True)
class PutUnder(Action):
    """Law 66: the character it goes under."""

    card: int


@dataclass(frozen=True)
class PayWith(Action):
    """The endless gems that stand in, the colours in order; real gems pay the rest."""

    colours: tuple[int, ...]


@dataclass(frozen=True)
class TakeGem(Action):
    """One gem of this colour: from the reserve, to another player, or onto a law."""

    colour: int


@dataclass(frozen=True)
class DrawFrom(Action):
    """A deck to draw from."""

    deck: int


@dataclass(frozen=True)
class Stash(Action):
    """The drawn card goes under law 78."""


@dataclass(frozen=True)
class UseOwn(Action):
    """An own gem becomes an endless gem."""


@dataclass(frozen=True)
class PickColour(Action):
    """The colour of an endless gem."""

    colour: int


@dataclass(frozen=True)
class PickEffect(Action):
    """One of the effects that a card offers, counted from 1."""

    option: int


@dataclass(frozen=True)
class GiveToken(Action):
    """A token of the own pyramid to trade away."""

    card: int
    token: int


@dataclass(frozen=True)
class TakeToken(Action):
    """A token of another pyramid to get."""

    card: int
    token: int


@dataclass(frozen=True)
class PutOnTop(Action):
    """A law of the hand on top of the law deck."""

    card: int


@dataclass(frozen=True)
class Tuck(Action):
    """A card to tuck under a law."""

    card: int


@dataclass(frozen=True)
class Enough(Action):
    """No more of it; or no, not at all."""


@dataclass(frozen=True)
class Recolour(Action):
    """Gems on the segments of this circle, so that it becomes one-coloured."""

    place: int
    colour: int


CHOICES: Final[list[Action]] = [Choose(card) for card in range(LAST_CARD + 1)]
DISCARDS: Final[list[Action]] = [DiscardChosen(card) for card in range(LAST_CARD + 1)]
BIDS: Final[list[Action]] = [Bid(colour) for colour in range(COLOUR_COUNT)]
BID_ATTACK: Final = BidAttack()
PASS: Final = Pass()
KEEP: Final = Keep()
DISCARD: Final = Discard()
YIELD: Final = Yield()
ENOUGH: Final = Enough()
STASH: Final = Stash()
USE_OWN: Final = UseOwn()
CLAIMS: Final[list[Action]] = [Claim(card) for card in range(LAST_CARD + 1)]
PLACES: Final[list[Action]] = [PutAt(place) for place in range(LAST_PLACE + 1)]
OFFERS: Final[list[Action]] = [TakeOffer(card) for card in range(LAST_CARD + 1)]
TURN_UPS: Final[list[Action]] = [TurnUp(card) for card in range(LAST_CARD + 1)]
DRAWN: Final[list[Action]] = [Drawn(card) for card in range(LAST_CARD + 1)]
TUCKS: Final[list[Action]] = [Tuck(card) for card in range(LAST_CARD + 1)]
GEMS: Final[list[Action]] = [TakeGem(colour) for colour in range(COLOUR_COUNT)]
COLOUR_PICKS: Final[list[Action]] = [PickColour(colour) for colour in range(COLOUR_COUNT)]
DECK_PICKS: Final[list[Action]] = [DrawFrom(deck) for deck in range(len(DECKS))]
EFFECT_PICKS: Final[list[Action]] = [PickEffect(option) for option in range(1, 4)]
