"""Actions, events and frames, and the words for them."""

from __future__ import annotations

from dataclasses import dataclass

from viceregal.core.notation import Flag, Many, Nested, Number, Vocabulary, Word
from viceregal.core.records import Action, Ask, AskChance, AskSeveral, Effect, Event, Frame
from viceregal_mini import cards
from viceregal_mini.cards import CARDS, GOODS

# Actions --------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Bid(Action):
    gems: int


@dataclass(frozen=True)
class Play(Action):
    card: int


@dataclass(frozen=True)
class Pass(Action):
    pass


@dataclass(frozen=True)
class Choose(Action):
    index: int


@dataclass(frozen=True)
class LookAt(Action):
    seat: int


@dataclass(frozen=True)
class Reveal(Action):
    card: int


@dataclass(frozen=True)
class Draw(Action):
    card: int


@dataclass(frozen=True)
class Peek(Action):
    card: int


# Events ---------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class RoundBegan(Event):
    number: int


@dataclass(frozen=True)
class RowRevealed(Event):
    card: int

    def reveals(self) -> bool:
        return True


@dataclass(frozen=True)
class BidPlaced(Event):
    """How much is told when all have bid."""

    seat: int


@dataclass(frozen=True)
class BidsRevealed(Event):
    bids: tuple[int, ...]

    def reveals(self) -> bool:
        return True


@dataclass(frozen=True)
class AuctionWon(Event):
    seat: int
    card: int


@dataclass(frozen=True)
class CardPlayed(Event):
    seat: int
    card: int
    unseen: bool

    def reveals(self) -> bool:
        return self.unseen

    def is_news_to(self, seat: int) -> bool:
        return self.unseen and seat != self.seat


@dataclass(frozen=True)
class Passed(Event):
    seat: int


@dataclass(frozen=True)
class Chosen(Event):
    seat: int
    effect: Effect


@dataclass(frozen=True)
class Gained(Event):
    seat: int
    good: int
    count: int


@dataclass(frozen=True)
class GemLost(Event):
    seat: int


@dataclass(frozen=True)
class CardDrawn(Event):
    """For everybody; which card it was is told to the seat alone."""

    seat: int


@dataclass(frozen=True)
class CardSeen(Event):
    """For those who have seen it."""

    seat: int
    card: int

    def reveals(self) -> bool:
        return True


@dataclass(frozen=True)
class LookedAt(Event):
    seat: int
    other: int


# Frames ---------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class StartRound(Frame):
    pass


@dataclass(frozen=True)
class Income(Frame):
    pass


@dataclass(frozen=True)
class Auction(Frame):
    pass


@dataclass(frozen=True)
class PlayCards(Frame):
    pass


@dataclass(frozen=True)
class Award(Frame):
    pass


@dataclass(frozen=True)
class Resolve(Frame):
    seat: int
    effect: Effect


@dataclass(frozen=True)
class AskBids(AskSeveral):
    pass


@dataclass(frozen=True)
class AskPlay(Ask):
    pass


@dataclass(frozen=True)
class AskEither(Ask):
    parts: tuple[Effect, ...]


@dataclass(frozen=True)
class AskWhom(Ask):
    pass


@dataclass(frozen=True)
class AskReveal(AskChance):
    pass


@dataclass(frozen=True)
class AskDraw(AskChance):
    drawer: int


@dataclass(frozen=True)
class AskPeek(AskChance):
    looker: int
    other: int


_SEAT = Number(0, 3)
_CARD = Word(CARDS)
WORDS = Vocabulary(
    {
        "bids": Many(Number(0, 99)),
        "card": _CARD,
        "count": Number(1, 9),
        "drawer": _SEAT,
        "effect": Nested(Effect),
        "gems": Number(0, 99),
        "good": Word(GOODS),
        "index": Number(0, 9),
        "looker": _SEAT,
        "number": Number(1, 9),
        "other": _SEAT,
        "parts": Many(Nested(Effect)),
        "seat": _SEAT,
        "unseen": Flag(),
        "waiting": Many(_SEAT),
    },
    {
        "bid": Bid,
        "play": Play,
        "pass": Pass,
        "choose": Choose,
        "look": LookAt,
        "reveal": Reveal,
        "draw": Draw,
        "peek": Peek,
    },
    (
        *(RoundBegan, RowRevealed, BidPlaced, BidsRevealed, AuctionWon, CardPlayed, Passed, Chosen, Gained),
        *(GemLost, CardDrawn, CardSeen, LookedAt),
        *(StartRound, Income, Auction, PlayCards, Award, Resolve),
        *(AskBids, AskPlay, AskEither, AskWhom, AskReveal, AskDraw, AskPeek),
        *(cards.Gain, cards.Either, cards.InOrder, cards.EachOpponent, cards.DrawOne, cards.LoseGem),
        *(cards.LookAtOne, cards.Nothing),
    ),
)
