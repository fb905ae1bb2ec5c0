"""The sentences of Viceroy: every record says itself from its fields, cards from their effects."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from viceregal.core.errors import Refusal
from viceregal.core.game import ScoreLine
from viceregal.core.records import Action, Event, Frame
from viceregal.games.viceroy.rules import events, frames
from viceregal.games.viceroy.rules.actions import PayWith, PickEffect
from viceregal.games.viceroy.rules.cards.deck import NO_CARD, character
from viceregal.games.viceroy.rules.effects import COLOURS, InOrder, OneOf, Points
from viceregal.games.viceroy.rules.game import GAME
from viceregal.games.viceroy.rules.placing import LEVEL_FIVE_POINTS
from viceregal.games.viceroy.rules.pyramid import level_of
from viceregal.games.viceroy.rules.state import NO_BID
from viceregal.games.viceroy.rules.tokens import TOKENS
from viceregal.games.viceroy.rules.vocabulary import WORDS
from viceregal.games.viceroy.words.names import SAYS, Names, ViceroyWords
from viceregal.i18n.game_speech import sentence

# Events whose sentence does not begin with whose deed it was: it names the players itself, or there is none.
_TELL_ALL = (
    events.LineDrawn,
    events.ReserveCounted,
    events.DecksSplit,
    events.TurnedUp,
    events.TurnBegan,
    events.AnswersRevealed,
    events.VirtualBidDrawn,
    events.BidsRevealed,
    events.NobodyWon,
    events.ClaimsRevealed,
    events.CardBuried,
    events.OfferRenewed,
    events.GameEnded,
)


class ViceroySpeech(ViceroyWords):
    # Records ----------------------------------------------------------------------------------------------------

    def event(self, event: Event, names: Names) -> str:
        deed = self.deed(event, names)
        if isinstance(event, _TELL_ALL):
            return sentence(deed)
        seat: int = event.seat  # type: ignore[attr-defined]  # all the others are somebody's deeds
        return sentence(f"{self.player(seat, names)}: {deed}")

    def deed(self, event: Event, names: Names) -> str:
        """What happened without who did it."""
        key, values = f"event.{type(event).__name__}", self.values(event, names)
        match event:
            case events.CardsDealt():
                return self.say_n(key, len(event.cards), **values)
            case events.CardsPutBack() | events.AttackGained():
                return self.say_n(key, event.count, **values)
            case events.GameEnded():
                return self.say_n(key, len(event.winners), **values)
            case events.OfferRenewed():
                return self.say_n(key, len(event.cards), **values) if event.cards else self.say(f"{key}.none")
            case events.TurnedUp():
                key += ".foot" if event.at_foot else ".point"
            case events.BidsRevealed():
                values["bids"] = self._bids(event, names)
            case events.ClaimsRevealed():
                values["claims"] = self._claims(event, names)
            case events.Paid() if any(event.endless):
                key, values["endless"] = f"{key}.endless", self.gems(event.endless)
            case events.CircleClosed() if not event.count:
                key += ".none"
        return self.say(key, **values)

    def _bids(self, event: events.BidsRevealed, names: Names) -> str:
        shown = [(self.player(seat, names), bid) for seat, bid in enumerate(event.bids) if bid != NO_BID]
        shown += [(self.virtual(each), bid) for each, bid in enumerate(event.virtual_bids) if bid != NO_BID]
        return self.listing([self.say("bid.of", player=player, bid=self.bid(bid)) for player, bid in shown])

    def _claims(self, event: events.ClaimsRevealed, names: Names) -> str:
        said = []
        for seat, card in zip(event.seats, event.claims, strict=True):
            claimed = self.say("claim.none") if card == NO_CARD else self.card(card)
            said.append(self.say("bid.of", player=self.player(seat, names), bid=claimed))
        return self.listing(said)

    def gems_taken(self, colours: Sequence[int]) -> str:
        """Several gems taken one after the other, told at once."""
        return self.say("told.gems_taken", gems=self.gems_of(colours))

    def action(self, action: Action, names: Names) -> str:
        key = f"action.{WORDS.verbs[type(action)]}"
        if isinstance(action, PayWith) and not action.colours:
            key += ".none"
        return self.say(key, **self.values(action, names))

    def answer(self, ask: Frame, action: Action, names: Names) -> str:
        """An action as a choice where it is known what was asked: a numbered reward is said in full."""
        if isinstance(action, PickEffect):
            if isinstance(ask, frames.AskOneOf) and isinstance(ask.effect, OneOf):
                return self.effect(ask.effect.parts[action.option - 1])
            if isinstance(ask, frames.AskLevelFive):
                rows = InOrder(character(ask.card).rewards[:3])
                return self.effect(rows if action.option == 1 else Points(LEVEL_FIVE_POINTS))
        return self.action(action, names)

    def question(self, frame: Frame) -> str:
        key = f"question.{type(frame).__name__}"
        if isinstance(frame, frames.AskCards) and frame.free:
            key += ".free"
        return self.say(key, **self.values(frame, ()))

    def refusal(self, refusal: Refusal, names: Names) -> str:
        values: dict[str, Any] = {}
        for name, word in refusal.values.items():
            if name == "action":
                values["action"] = self.action(GAME.parse(word), names)
            elif name == "seat":
                values["seat"] = self.player(int(word), names)
            else:
                values.update(SAYS[name](self, WORDS.kinds[name].from_word(word), names))
        return sentence(self.say(refusal.template, **values))

    def source(self, line: ScoreLine) -> str:
        """What made the points of a line of the score sheet: cards, and the tokens that lie on them."""
        what = line.sources
        if line.heading == "circles":
            place, colour = WORDS.kinds["place"].from_word(what[0]), COLOURS.index(what[1])
            said = self.say("source.circles", circle=self.circle(colour), level=level_of(place))
            return self._with_tokens(said, what[2:])
        if line.heading == "endless_gems":
            gem = self.gem(COLOURS.index(what[1]))
            said = self.say("source.endless_gems", gem=gem, card=self.card(int(what[0])))
            return self._with_tokens(said, what[2:])
        if line.heading in ("laws", "points"):
            return self.say("source.card", card=self.card(int(what[0])))
        return self._with_tokens(self.say_n(f"source.{line.heading}", int(what[0])), what[1:])

    def _with_tokens(self, said: str, words: Sequence[str]) -> str:
        """`57 magic+2` is a token on a card."""
        tokens = []
        for word in words:
            card, _, token = word.partition(" ")
            tokens.append(f"{self.token(TOKENS.index(token))} – {self.card(int(card))}")
        return f"{said} ({self.listing(tokens)})" if tokens else said


SPEECH = ViceroySpeech
