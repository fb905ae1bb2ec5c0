"""What happened, for logs and animations. Rules never read events."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from viceregal.core.records import Effect, Event

# Set-up -----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class LaidOut(Event):
    """The segments clockwise, and the section of the castle at the first."""

    section: int
    segments: tuple[int, ...]

    def reveals(self) -> bool:
        return True


@dataclass(frozen=True)
class TilesLaid(Event):
    """The first manuscripts on segments A to E."""

    tiles: tuple[int, ...]

    def reveals(self) -> bool:
        return True


@dataclass(frozen=True)
class LotFell(Event):
    """Who begins."""

    seat: int

    def reveals(self) -> bool:
        return True


@dataclass(frozen=True)
class PlayerCardsLaid(Event):
    player_cards: tuple[int, ...]

    def reveals(self) -> bool:
        return True


@dataclass(frozen=True)
class HeroesLaid(Event):
    """Under the player cards."""

    cards: tuple[int, ...]

    def reveals(self) -> bool:
        return True


@dataclass(frozen=True)
class PairTaken(Event):
    """A player card and a hero."""

    seat: int
    player_card: int
    card: int


@dataclass(frozen=True)
class PilesBuilt(Event):
    """Debts above the poverty card, deeds above the prosperity card."""

    debts: int
    deeds: int


# Turns ------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class TurnBegan(Event):
    round: int
    seat: int


@dataclass(frozen=True)
class CardDropped(Event):
    """It has left space 3."""

    seat: int
    card: int


@dataclass(frozen=True)
class CardPlayed(Event):
    """From hand; or, unseen, from the draw pile, after chance has said which."""

    seat: int
    card: int

    def reveals(self) -> bool:
        return True

    def is_news_to(self, seat: int) -> bool:
        return seat != self.seat


@dataclass(frozen=True)
class ViscountMoved(Event):
    """`way`: all the places of the ride, from where it began."""

    seat: int
    place: int
    silver: int
    way: tuple[int, ...] = ()


@dataclass(frozen=True)
class ViscountsMet(Event):
    """The seat on turn has come to another's place."""

    seat: int
    other: int


@dataclass(frozen=True)
class Passed(Event):
    """No primary action."""

    seat: int


@dataclass(frozen=True)
class CardTurnedUp(Event):
    """The next townsfolk of a segment."""

    segment: int
    card: int

    def reveals(self) -> bool:
        return True


@dataclass(frozen=True)
class TileTurnedUp(Event):
    """The next manuscript of a segment."""

    segment: int
    tile: int

    def reveals(self) -> bool:
        return True


@dataclass(frozen=True)
class CardDrawn(Event):
    """Into a hand."""

    seat: int


@dataclass(frozen=True)
class CardSeen(Event):
    """Which card was drawn, told to its owner."""

    seat: int
    card: int

    def reveals(self) -> bool:
        return True


@dataclass(frozen=True)
class LastRoundCalled(Event):
    """A card was revealed: the round is played to its end, and one more."""

    seat: int
    paper: int


@dataclass(frozen=True)
class GameEnded(Event):
    winners: tuple[int, ...]
    scores: tuple[int, ...]


# Primary actions --------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Dismissed(Event):
    """For silver, for the icons of an action."""

    seat: int
    card: int
    silver: int
    act: int


@dataclass(frozen=True)
class Traded(Event):
    seat: int
    place: int
    times: int
    silver: int


@dataclass(frozen=True)
class Paid(Event):
    """Goods for an action."""

    seat: int
    act: int
    pays: tuple[int, ...]


@dataclass(frozen=True)
class Built(Event):
    seat: int
    slot: int
    spot: int


@dataclass(frozen=True)
class Linked(Event):
    """Two buildings at these spots, and what the link gives."""

    seat: int
    other: int
    spot: int
    other_spot: int


@dataclass(frozen=True)
class WorkersPlaced(Event):
    seat: int
    section: int
    count: int


@dataclass(frozen=True)
class Transcribed(Event):
    """A manuscript was taken."""

    seat: int
    tile: int


@dataclass(frozen=True)
class PrintTranscribed(Event):
    """The manuscript printed on a segment, for its effect."""

    seat: int
    segment: int


@dataclass(frozen=True)
class BonusTaken(Event):
    """The cleric bonus card of a ribbon."""

    seat: int
    ribbon: int


# The castle -------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class WorkerRose(Event):
    """To this tier of a section."""

    seat: int
    section: int
    tier: int


@dataclass(frozen=True)
class WorkersSpread(Event):
    """From a section to its neighbours: one to each of `sections`."""

    seat: int
    section: int
    count: int
    sections: tuple[int, ...] = ()


@dataclass(frozen=True)
class WorkerShifted(Event):
    """A castle move, to the neighbour on that side."""

    seat: int
    section: int
    direction: int
    neighbour: int


@dataclass(frozen=True)
class WorkerBumped(Event):
    """By the first seat, of the other."""

    seat: int
    other: int
    tier: int
    section: int


@dataclass(frozen=True)
class LeaderTaken(Event):
    """The castle leader card."""

    seat: int


# Gains and cards --------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Gained(Event):
    """Goods, debts or deeds."""

    seat: int
    thing: int
    count: int


@dataclass(frozen=True)
class MarkersMoved(Event):
    """Where corruption and virtue stand after a point of either."""

    seat: int
    thing: int
    corruption: int
    virtue: int


@dataclass(frozen=True)
class Flipped(Event):
    """A debt or a deed."""

    seat: int
    paper: int


@dataclass(frozen=True)
class Rearranged(Event):
    """The cards on the board, from left to right."""

    seat: int
    order: int


@dataclass(frozen=True)
class Hired(Event):
    seat: int
    card: int
    silver: int


@dataclass(frozen=True)
class CardDiscarded(Event):
    """From hand, or unseen from the draw pile."""

    seat: int
    card: int
    from_hand: bool

    def reveals(self) -> bool:
        return True

    def is_news_to(self, seat: int) -> bool:
        return not self.from_hand or seat != self.seat


@dataclass(frozen=True)
class CardDestroyed(Event):
    """From hand, or unseen from the draw pile."""

    seat: int
    card: int
    from_hand: bool

    def reveals(self) -> bool:
        return True

    def is_news_to(self, seat: int) -> bool:
        return not self.from_hand or seat != self.seat


@dataclass(frozen=True)
class Shuffled(Event):
    """The discards into the draw pile."""

    seat: int


@dataclass(frozen=True)
class OptionChosen(Event):
    """One of the effects offered."""

    seat: int
    option: int
    effect: Effect


@dataclass(frozen=True)
class NothingHappened(Event):
    """An effect could not be carried out."""

    seat: int
    effect: Effect


# What may be declined.
OFFERED: Final = ("hire", "discard", "destroy", "shift")
HIRING: Final = 0
DISCARDING: Final = 1
DESTROYING: Final = 2
SHIFTING: Final = 3


@dataclass(frozen=True)
class Declined(Event):
    """What was offered, and may be left."""

    seat: int
    offer: int


@dataclass(frozen=True)
class CollisionBegan(Event):
    """On this space."""

    seat: int
    space: int


@dataclass(frozen=True)
class MarkersReset(Event):
    seat: int
