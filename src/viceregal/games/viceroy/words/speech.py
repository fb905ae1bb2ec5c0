"""The sentences of Viceroy: every record says itself from its fields, cards from their effects."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from viceregal.core.errors import Refusal
from viceregal.core.game import ScoreLine
from viceregal.core.records import Action, Event, Frame
from viceregal.games.viceroy.rules import events, frames
from viceregal.games.viceroy.rules.actions import DECKS, PayWith, PickEffect
from viceregal.games.viceroy.rules.cards.deck import NO_CARD, character
from viceregal.games.viceroy.rules.effects import COLOURS, InOrder, OneOf, Points, TuckFreeCard
from viceregal.games.viceroy.rules.game import GAME
from viceregal.games.viceroy.rules.placing import LEVEL_FIVE_POINTS
from viceregal.games.viceroy.rules.pyramid import level_of
from viceregal.games.viceroy.rules.scoring import token_on_card
from viceregal.games.viceroy.rules.state import NO_BID
from viceregal.games.viceroy.rules.tokens import MAGIC_BONUS
from viceregal.games.viceroy.rules.vocabulary import WORDS
from viceregal.games.viceroy.words.names import SAYS, Names, ViceroyWords
from viceregal.i18n.game_speech import sentence

# Questions that go on: how often there is still to answer stands in them.
_COUNTED_QUESTIONS = (frames.AskTradePay, frames.AskLawOnTop, frames.AskPark, frames.AskGem)

# Headings of one line: tokens are counted all over the pyramid.
_COUNTED_HEADINGS = ("magic", "sets", "attack")


class ViceroySpeech(ViceroyWords):
    # Records ----------------------------------------------------------------------------------------------------

    def event(self, event: Event, names: Names, reader: int | None = None) -> str:
        key, values = f"event.{type(event).__name__}", self.values(event, names)
        match event:
            case events.GameEnded():
                return sentence(self._ended(key, event, names, reader))
            case events.BidsRevealed():
                values["bids"] = self._bids(event, names, reader)
            case events.ClaimsRevealed():
                values["claims"] = self._claims(event, names, reader)
            case events.Paid():
                values["endless"] = self.gems(event.endless)
            case events.NothingGained():
                values["effect"] = values["effect"].rstrip(".")
        key, count = self.meant(key + _variant(event), event, reader), _count(event)
        said = self.say(key, **values) if count is None else self.say_n(key, count, **values)
        return sentence(said)

    def _ended(self, key: str, event: events.GameEnded, names: Names, reader: int | None) -> str:
        form, winners = self.winners(event.winners, names, reader)
        if form:
            return self.say(key + form, winners=winners)
        return self.say_n(key, len(event.winners), winners=winners)

    def _bids(self, event: events.BidsRevealed, names: Names, reader: int | None) -> str:
        shown = [(seat, self.bid(bid)) for seat, bid in enumerate(event.bids) if bid != NO_BID]
        said = [self._of(seat, bid, names, reader) for seat, bid in shown]
        if event.round == 1:  # later on it was over for them before
            away = [seat for seat, bid in enumerate(event.bids) if bid == NO_BID]
            said += [self._away(seat, names, reader) for seat in away]
        for virtual, bid in enumerate(event.virtual_bids):
            if bid != NO_BID:
                said.append(self.say("bid.of", player=self.virtual(virtual), bid=self.bid(bid)))
        return self.listing(said)

    def _away(self, seat: int, names: Names, reader: int | None) -> str:
        """VR-RUL-6: who has no part in this auction."""
        return self.say("bid.away.you" if seat == reader else "bid.away", player=self.player(seat, names))

    def _claims(self, event: events.ClaimsRevealed, names: Names, reader: int | None) -> str:
        said = []
        for seat, card in zip(event.seats, event.claims, strict=True):
            claimed = self.say("claim.none") if card == NO_CARD else self.card(card)
            said.append(self._of(seat, claimed, names, reader))
        return self.listing(said)

    def _of(self, seat: int, bid: str, names: Names, reader: int | None) -> str:
        """Whose bid or claim it is, and what."""
        if seat == reader:
            return self.say("bid.of.you", bid=bid)
        return self.say("bid.of", player=self.player(seat, names), bid=bid)

    def gems_taken(self, seat: int, colours: Sequence[int], names: Names, reader: int | None) -> str:
        """Several gems taken one after the other, told at once."""
        key = "told.gems_taken.you" if seat == reader else "told.gems_taken"
        return sentence(self.say(key, player=self.player(seat, names), gems=self.gems_of(colours)))

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

    def question(self, frame: Frame, names: Names = (), reader: int | None = None) -> str:
        key = f"question.{type(frame).__name__}"
        if isinstance(frame, frames.AskCards) and frame.free:
            key += ".free"
        key, values = self.asked(key, frame, reader), self.values(frame, names)
        if isinstance(frame, _COUNTED_QUESTIONS):
            return self.say_n(key, frame.count, **values)
        return self.say(key, **values)

    def refusal(self, refusal: Refusal, names: Names, reader: int | None = None) -> str:
        values: dict[str, Any] = {}
        for name, word in refusal.values.items():
            if name == "action":
                values["action"] = self.action(GAME.parse(word), names)
            elif name == "seat":
                values["seat"] = self.player(int(word), names)
            else:
                values.update(SAYS[name](self, WORDS.kinds[name].from_word(word), names))
        return sentence(self.say(self.refused(refusal, reader), **values))

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

    def sum(self, line: ScoreLine) -> str:
        """VR-END-7 to VR-END-9: magic tokens times their bonuses, sets times what one is worth, attacks and defence."""
        if line.heading not in _COUNTED_HEADINGS:
            return ""
        count, tokens = int(line.sources[0]), [token_on_card(each)[1] for each in line.sources[1:]]
        bonuses = [str(MAGIC_BONUS[token]) for token in tokens if MAGIC_BONUS[token]]
        if line.heading == "magic" and count and bonuses:
            return f"{count} × ({' + '.join(bonuses)})"
        if line.heading == "sets" and count:
            return f"{count} × {line.points // count}"
        words = self.say_n(f"source.{line.heading}", count)
        if line.heading == "attack" and count and tokens:
            return f"{words}; {self.say('token.defence')}: {len(tokens)}"
        return words

    def marks(self, line: ScoreLine) -> list[str]:
        """A circle by its upper place, a card by its number; where tokens of all cards count, those they lie on."""
        if line.heading in _COUNTED_HEADINGS:
            return list(dict.fromkeys([str(token_on_card(each)[0]) for each in line.sources[1:]]))
        return [line.sources[0]]

    def _with_tokens(self, said: str, sources: Sequence[str]) -> str:
        tokens = []
        for card, token in map(token_on_card, sources):
            said_of = self.say("token.on", token=self.token(token), card=self.card(card))
            tokens.append(said_of)
        return f"{said} ({self.listing(tokens)})" if tokens else said


def _variant(event: Event) -> str:
    """What is added to the key where the same event is told in several ways."""
    match event:
        case events.OfferRenewed():
            return "" if event.cards else ".none"
        case events.TurnedUp():
            return ".foot" if event.at_foot else ".point"
        case events.Paid() if any(event.endless):
            return ".endless" if any(event.counts) else ".endless_only"
        case events.Paid():
            return "" if any(event.counts) else ".nothing"
        case events.CircleClosed():
            return "" if event.count else ".none"
        case events.CardDrawn():
            return f".{DECKS[event.deck]}"
        case events.NothingGained() if isinstance(event.effect, TuckFreeCard):
            return ".tuck"
    return ""


def _count(event: Event) -> int | None:
    """The number that the words of an event go with."""
    match event:
        case events.CardsDealt():
            return len(event.cards)
        case events.CardsPutBack() | events.AttackGained():
            return event.count
        case events.OfferRenewed():
            return len(event.cards) or None
    return None


SPEECH = ViceroySpeech
