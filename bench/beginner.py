"""Three beginners, to hold the lowest level against: `viceregal arena run bench/beginner.toml --out build/beginner`.

Each plays by a few rules that somebody might go by who has read the rules of the game once. They were written down before
they played a game, and not changed by what came of it. None looks further than what its next action brings, none judges a
position, and where no rule says anything, the lot decides. They stand for a person, and are none.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Final

from viceregal.bots.base import sensible
from viceregal.bots.entry import BotEntry
from viceregal.core.chance import Chance
from viceregal.core.game import View
from viceregal.core.records import Action
from viceregal.games import game
from viceregal.games.hand_of_the_king.rules.actions import Move
from viceregal.games.hand_of_the_king.rules.state import HandState
from viceregal.games.viceroy.rules.actions import (
    Bid,
    BidAttack,
    Choose,
    Discard,
    DiscardChosen,
    Enough,
    Pass,
    PutAt,
    TakeGem,
    Yield,
)
from viceregal.games.viceroy.rules.costs import places_for
from viceregal.games.viceroy.rules.frames import AskCards, AskPlace
from viceregal.games.viceroy.rules.pyramid import level_of
from viceregal.games.viceroy.rules.scoring import one_coloured_circles
from viceregal.games.viceroy.rules.state import ViceroyState
from viceregal.games.viscounts.rules import actions as viscounts
from viceregal.games.viscounts.rules.state import ViscountsState


class Beginner(ABC):
    """Likes some answers better than others, by what it sees; among those it likes best it takes one by lot."""

    game: str

    def __init__(self, chance: Chance) -> None:
        self.chance = chance

    def choose(self, view: View, legal: list[Action]) -> Action:
        answers = sensible(legal)
        seat: int = view["viewer"]
        s = game(self.game).guess(view, self.chance)
        liked = [self.liking(s, seat, action) for action in answers]
        best = max(liked)
        return self.chance.pick([action for action, each in zip(answers, liked, strict=True) if each == best])

    @abstractmethod
    def liking(self, s: object, seat: int, action: Action) -> tuple[int, ...]:
        """The higher, the better it likes the answer."""


class HandBeginner(Beginner):
    """Sends Varys where the most cards are to be taken; between two such places, where that brings a banner."""

    game = "hand-of-the-king"

    def liking(self, s: object, seat: int, action: Action) -> tuple[int, ...]:
        assert isinstance(s, HandState)
        if not isinstance(action, Move):
            return (0,)
        after = s.clone()
        game(self.game).apply(after, seat, action)
        return len(after.areas[seat]), after.banners.count(seat)


class ViceroyBeginner(Beginner):
    """Bids for the card that it could pay on the highest level, and passes where there is none; keeps what it bought.

    Of its hand it plays what it can pay on the highest level, where a circle becomes of one colour, or else as high as
    it can. It takes gems of which it has fewest, discards nothing for gems, and does all that is offered besides.
    """

    game = "viceroy"

    def liking(self, s: object, seat: int, action: Action) -> tuple[int, ...]:
        assert isinstance(s, ViceroyState)
        if isinstance(action, Bid):
            return (self.highest_on_offer(s, seat, action.colour),)
        if isinstance(action, Choose) and isinstance(s.todo[-1], AskCards):
            return (self.highest(s, seat, action.card, s.todo[-1].free),)
        if isinstance(action, PutAt):
            return self.place(s, seat, action)
        if isinstance(action, TakeGem):
            return (-s.gems[seat][action.colour],)
        if isinstance(action, BidAttack | DiscardChosen | Discard):
            return (-1,)
        if isinstance(action, Enough | Yield | Pass):
            return (0,)
        return (1,)

    def highest_on_offer(self, s: ViceroyState, seat: int, colour: int) -> int:
        """With the gem gone that is bid; less than a pass where it could pay for none of the cards."""
        after = s.clone()
        after.gems[seat][colour] -= 1
        return max([self.highest(after, seat, card, False) for card in s.offered_at(colour)], default=0) or -1

    def highest(self, s: ViceroyState, seat: int, card: int, free: bool) -> int:
        """The highest level that it can be put on; 0 where there is none."""
        return max([level_of(place) for place in places_for(s, seat, card, free)], default=0)

    def place(self, s: ViceroyState, seat: int, action: PutAt) -> tuple[int, ...]:
        ask = s.todo[-1]
        after = s.clone()
        after.pyramids[seat][action.place] = ask.card if isinstance(ask, AskPlace) else s.shown[seat]
        return len(one_coloured_circles(after, seat)), level_of(action.place)


class ViscountsBeginner(Beginner):
    """Plays any card, and goes where it can do what it likes best: to build, to transcribe, to place workers, to trade.

    It pays no silver for steps, brings in as much as it can, takes everybody along whom it can hire, and rather does
    than declines what is offered.
    """

    game = "viscounts"
    LIKED: Final = (
        viscounts.Pass,
        viscounts.Dismiss,
        viscounts.Trade,
        viscounts.Place,
        viscounts.Transcribe,
        viscounts.Construct,
    )

    def liking(self, s: object, seat: int, action: Action) -> tuple[int, ...]:
        assert isinstance(s, ViscountsState)
        if isinstance(action, viscounts.Move):
            return self.what_is_there(s, seat, action)
        if isinstance(action, self.LIKED):
            return self.LIKED.index(type(action)), self.size(action)
        return (0 if isinstance(action, viscounts.Decline) else 1,)

    def what_is_there(self, s: ViscountsState, seat: int, move: viscounts.Move) -> tuple[int, ...]:
        after = s.clone()
        rules = game(self.game)
        rules.apply(after, seat, move)
        there = rules.legal(after, seat) if rules.deciders(after) == (seat,) else []
        liked = [self.LIKED.index(type(each)) for each in there if isinstance(each, self.LIKED)]
        return -move.silver, max(liked, default=0)

    def size(self, action: Action) -> int:
        if isinstance(action, viscounts.Place):
            return action.count
        return action.times if isinstance(action, viscounts.Trade) else 0


HAND_BEGINNER = BotEntry("beginner", "hand-of-the-king", HandBeginner)
VICEROY_BEGINNER = BotEntry("beginner", "viceroy", ViceroyBeginner)
VISCOUNTS_BEGINNER = BotEntry("beginner", "viscounts", ViscountsBeginner)
