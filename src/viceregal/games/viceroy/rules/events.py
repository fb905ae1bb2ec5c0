"""What can happen, as the log tells it. What only one seat may know is emitted to that seat alone."""

from __future__ import annotations

from dataclasses import dataclass

from viceregal.core.records import Effect, Event


@dataclass(frozen=True)
class Revealing(Event):
    """Something hidden comes to light, to all or to one."""

    def reveals(self) -> bool:
        return True


# Set-up -----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class LineDrawn(Revealing):
    colours: tuple[int, ...]


@dataclass(frozen=True)
class GemsReturned(Revealing):
    """To the seat alone: the two gems that went back."""

    seat: int
    colours: tuple[int, ...]


@dataclass(frozen=True)
class ReserveCounted(Revealing):
    """The reserve after all have returned two gems."""

    counts: tuple[int, ...]


@dataclass(frozen=True)
class DecksSplit(Event):
    """How many cards the large and the small deck have."""

    large: int
    small: int


@dataclass(frozen=True)
class CardsDealt(Revealing):
    """To the seat alone."""

    seat: int
    cards: tuple[int, ...]


@dataclass(frozen=True)
class TurnedUp(Revealing):
    """A card at the foot or at the point of an arrow."""

    colour: int
    card: int
    at_foot: bool


@dataclass(frozen=True)
class FirstCardLaid(Revealing):
    seat: int
    card: int

    def is_news_to(self, seat: int) -> bool:
        return seat != self.seat


@dataclass(frozen=True)
class CardsPutBack(Event):
    """A seat put back so many cards of those it was dealt."""

    seat: int
    count: int


# Turns and auctions -----------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class TurnBegan(Event):
    turn: int


@dataclass(frozen=True)
class Answered(Event):
    """A seat has answered in secret."""

    seat: int


@dataclass(frozen=True)
class AnswersRevealed(Revealing):
    """All have answered in secret; from now on everybody sees what."""

    seats: tuple[int, ...]

    def is_news_to(self, seat: int) -> bool:
        return self.seats != (seat,)


@dataclass(frozen=True)
class VirtualBidDrawn(Revealing):
    virtual: int
    colour: int


@dataclass(frozen=True)
class BidsRevealed(Revealing):
    """The bid of each seat that is still in, then those of the virtual opponents."""

    round: int
    bids: tuple[int, ...]
    virtual_bids: tuple[int, ...]

    def is_news_to(self, seat: int) -> bool:
        """Virtual bids were drawn openly."""
        return any(bid >= 0 for other, bid in enumerate(self.bids) if other != seat)


@dataclass(frozen=True)
class CardWon(Event):
    seat: int
    card: int


@dataclass(frozen=True)
class NobodyWon(Event):
    """Several bids on one colour, or none of its cards left."""

    colour: int


@dataclass(frozen=True)
class ClaimsRevealed(Revealing):
    """Two bidders' claims; 0 is none."""

    seats: tuple[int, ...]
    claims: tuple[int, ...]

    def is_news_to(self, seat: int) -> bool:
        """Nobody learns anything from one's own claim."""
        return any(other != seat for other in self.seats)


@dataclass(frozen=True)
class CardBuried(Event):
    """A card on offer is discarded for a virtual opponent."""

    virtual: int
    card: int


@dataclass(frozen=True)
class Passed(Event):
    """The seat takes the pass income."""

    seat: int


@dataclass(frozen=True)
class OfferRenewed(Event):
    """These cards are discarded; those at the feet move to the points."""

    cards: tuple[int, ...]


# Playing cards ----------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class CardRevealed(Revealing):
    """A hand card chosen in secret is turned up."""

    seat: int
    card: int

    def is_news_to(self, seat: int) -> bool:
        return seat != self.seat


@dataclass(frozen=True)
class NoCardPlayed(Revealing):
    seat: int

    def is_news_to(self, seat: int) -> bool:
        return seat != self.seat


@dataclass(frozen=True)
class CardReturned(Event):
    """No place is open to the card any more: back to the hand."""

    seat: int
    card: int


@dataclass(frozen=True)
class CardPlaced(Event):
    seat: int
    card: int
    place: int


@dataclass(frozen=True)
class CardReplaced(Event):
    """Law 65: `card` takes the place of `other_card`."""

    seat: int
    card: int
    other_card: int


@dataclass(frozen=True)
class CardTucked(Event):
    """`card` goes under `other_card`."""

    seat: int
    card: int
    other_card: int


@dataclass(frozen=True)
class CardDiscarded(Event):
    seat: int
    card: int


@dataclass(frozen=True)
class Paid(Event):
    """Real gems by colour, and endless gems by colour."""

    seat: int
    counts: tuple[int, ...]
    endless: tuple[int, ...]


@dataclass(frozen=True)
class CircleClosed(Event):
    """A one-coloured circle; `count` gems (none if the reserve lacks the colour)."""

    seat: int
    place: int
    colour: int
    count: int


@dataclass(frozen=True)
class EffectChosen(Event):
    seat: int
    card: int
    effect: Effect


@dataclass(frozen=True)
class GemTaken(Event):
    seat: int
    colour: int


@dataclass(frozen=True)
class TokenGained(Event):
    seat: int
    card: int
    token: int


@dataclass(frozen=True)
class AttackGained(Event):
    seat: int
    count: int


@dataclass(frozen=True)
class NothingGained(Event):
    """An effect had nothing to work on."""

    seat: int
    card: int
    effect: Effect


@dataclass(frozen=True)
class CardDrawn(Revealing):
    """From which deck; all see that. It counts as revealing since the card it draws is seen at once."""

    seat: int
    deck: int

    def is_news_to(self, seat: int) -> bool:
        return False


@dataclass(frozen=True)
class CardSeen(Revealing):
    """To the seat alone: which card was drawn."""

    seat: int
    card: int


@dataclass(frozen=True)
class TokenOffered(Event):
    """Law 67: which token is to be traded away."""

    seat: int
    card: int
    token: int


@dataclass(frozen=True)
class TokensTraded(Event):
    """`token` of `card` for `other_token` of `other_card`, which lies with `other`."""

    seat: int
    card: int
    token: int
    other: int
    other_card: int
    other_token: int


@dataclass(frozen=True)
class GemGiven(Event):
    seat: int
    other: int
    colour: int


@dataclass(frozen=True)
class LawPutOnTop(Event):
    """Which one, only its owner knows."""

    seat: int


@dataclass(frozen=True)
class GemParked(Event):
    seat: int
    colour: int


@dataclass(frozen=True)
class CircleRecoloured(Event):
    seat: int
    place: int
    colour: int


@dataclass(frozen=True)
class ScreenLifted(Revealing):
    """VR-END-1: what a seat had behind the screen and in hand; the hand is discarded."""

    seat: int
    counts: tuple[int, ...]
    cards: tuple[int, ...]

    def is_news_to(self, seat: int) -> bool:
        return seat != self.seat


@dataclass(frozen=True)
class GameEnded(Event):
    scores: tuple[int, ...]
    winners: tuple[int, ...]
