"""The words of Viceroy: names of cards, gems, tokens and places, and what cards give."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import fields
from typing import Any

from viceregal.core.records import Effect, Record
from viceregal.games.viceroy.rules import effects
from viceregal.games.viceroy.rules.actions import DECKS
from viceregal.games.viceroy.rules.cards.deck import character, is_law, law
from viceregal.games.viceroy.rules.editions.edition import Edition
from viceregal.games.viceroy.rules.effects import COLOURS, InOrder, OneOf, TuckFreeCard
from viceregal.games.viceroy.rules.game import GAME
from viceregal.games.viceroy.rules.pyramid import column_of, level_of
from viceregal.games.viceroy.rules.state import ATTACK_BID, PASS_BID
from viceregal.games.viceroy.rules.tokens import TOKENS
from viceregal.i18n.game_speech import GameSpeech, names_or_number

Names = Sequence[str]

# Effects whose words go with a number.
_COUNTED = (
    effects.Gems,
    effects.DrawCards,
    effects.Science,
    effects.Magic,
    effects.Defence,
    effects.Attack,
    effects.TradeTokens,
)
_VALUED = (
    effects.Points,
    effects.TuckFromHand,
    effects.ParkGems,
    effects.TuckWhenTaken,
    effects.PerCard,
    effects.PerSet,
    effects.PerCircleAndEndlessGem,
    effects.PerNeighbour,
)


class ViceroyWords(GameSpeech):
    def __init__(self, lang: str) -> None:
        super().__init__(lang, GAME.key)

    # Names ------------------------------------------------------------------------------------------------------

    def colour(self, colour: int) -> str:
        return self.say(f"colour.{COLOURS[colour]}")

    def auction_card(self, colour: int) -> str:
        """The colour of an auction card: languages have another form for it than for a gem."""
        return self.say(f"auction.{COLOURS[colour]}")

    def gem(self, colour: int) -> str:
        return self.say(f"gem.{COLOURS[colour]}")

    def circle(self, colour: int) -> str:
        return self.say(f"circle.{COLOURS[colour]}")

    def letter(self, colour: int) -> str:
        """The initial of a colour, as a sign beside it."""
        return self.say(f"letter.{COLOURS[colour]}")

    def card(self, card: int) -> str:
        """Characters have names, laws go by their numbers."""
        if is_law(card):
            return self.say("card.law", number=card)
        return self.say(f"card.{character(card).name}")

    def cards(self, cards: Sequence[int]) -> str:
        return self.listing([self.card(card) for card in cards]) or self.say("several.none")

    def gems(self, counts: Sequence[int]) -> str:
        """Gems by colour: "blue ×2, yellow"."""
        said = [
            self.colour(colour)
            if count == 1
            else self.say("several.gems", colour=self.colour(colour), count=count)
            for colour, count in enumerate(counts)
            if count
        ]
        return self.listing(said) or self.say("several.none")

    def gems_of(self, colours: Sequence[int]) -> str:
        return self.gems([colours.count(colour) for colour in range(len(COLOURS))])

    def token(self, token: int) -> str:
        word = TOKENS[token]
        kind, _, rest = word.partition("-")
        if kind == "points":
            return self.say_n("token.points", int(rest))
        if kind == "gem":
            return self.say("token.gem", colour=self.say(f"colour.{rest}"))
        if kind == "circle":
            colour, _, value = rest.partition("+")
            return self.say("token.circle", colour=self.say(f"colour.{colour}"), value=value)
        kind, plus, value = word.partition("+")
        return self.say("token.magic_bonus", value=value) if plus else self.say(f"token.one.{kind}")

    def place(self, place: int) -> str:
        column = str(column_of(place)).replace("-", "−")  # columns left of the first card
        return self.say("place.name", level=level_of(place), column=column)

    def deck(self, deck: int) -> str:
        return self.say(f"deck.{DECKS[deck]}")

    def bid(self, bid: int) -> str:
        if bid == ATTACK_BID:
            return self.say("bid.attack")
        return self.say("bid.pass") if bid == PASS_BID else self.gem(bid)

    def virtual(self, virtual: int) -> str:
        return self.say("virtual.name", number=virtual + 1)

    # Cards ------------------------------------------------------------------------------------------------------

    def effect(self, effect: Effect) -> str:
        """Rewards are named, laws have sentences."""
        if isinstance(effect, InOrder):
            return " + ".join([self.effect(part) for part in effect.parts])
        if isinstance(effect, OneOf):
            return self.say("effect.OneOf", parts="; ".join([self.effect(part) for part in effect.parts]))
        key, values = f"effect.{type(effect).__name__}", self.values(effect, ())
        if isinstance(effect, effects.ExchangeLaws):
            values["drawn"] = self.say_n(f"{key}.drawn", effect.count)
            values["returned"] = self.say_n(f"{key}.returned", effect.back)
        if isinstance(effect, _COUNTED):
            return self.say_n(key, effect.count, **values)
        if isinstance(effect, _VALUED):
            return self.say_n(key, effect.value, **values)
        return self.say(key, **values)

    def law_text(self, card: int, edition: Edition) -> str:
        """What a law does, with what the edition adds to it."""
        effect = law(card).effect
        text = self.effect(effect)
        if isinstance(effect, TuckFreeCard):
            points = " / ".join([str(each) for each in edition.scoring.tuck_free_card])
            text += " " + self.say("effect.TuckFreeCard.by_level", points=points)
        return text

    def values(self, record: Record, names: Names) -> dict[str, Any]:
        """The fields of a record in words, each under the places that messages know it by."""
        values: dict[str, Any] = {}
        for field in fields(record):
            if field.name in SAYS:
                values.update(SAYS[field.name](self, getattr(record, field.name), names))
        return values

    def player(self, seat: int, names: Names) -> str:
        return names_or_number(self, seat, names)


def _colour(speech: ViceroyWords, colour: int) -> dict[str, str]:
    return {"colour": speech.colour(colour), "gem": speech.gem(colour), "circle": speech.circle(colour)}


SAYS: dict[str, Callable[[ViceroyWords, Any, Names], dict[str, Any]]] = {
    "back": lambda speech, back, names: {"back": back},
    "card": lambda speech, card, names: {"card": speech.card(card) if card else ""},
    "cards": lambda speech, cards, names: {"cards": speech.cards(cards)},
    "colour": lambda speech, colour, names: _colour(speech, colour),
    "colours": lambda speech, colours, names: {
        "colours": speech.listing([speech.colour(colour) for colour in colours]),
        "auction": speech.listing([speech.auction_card(colour) for colour in colours]),
    },
    "count": lambda speech, count, names: {"count": count},
    "counts": lambda speech, counts, names: {"gems": speech.gems(counts)},
    "deck": lambda speech, deck, names: {"deck": speech.deck(deck)},
    "effect": lambda speech, effect, names: {"effect": speech.effect(effect)},
    "large": lambda speech, count, names: {"large": count},
    "option": lambda speech, option, names: {"option": option},
    "other": lambda speech, seat, names: {"other": speech.player(seat, names)},
    "other_card": lambda speech, card, names: {"other_card": speech.card(card)},
    "other_token": lambda speech, token, names: {"other_token": speech.token(token)},
    "place": lambda speech, place, names: {"place": speech.place(place), "level": level_of(place)},
    "round": lambda speech, number, names: {"round": number},
    "seat": lambda speech, seat, names: {"player": speech.player(seat, names)},
    "small": lambda speech, count, names: {"small": count},
    "token": lambda speech, token, names: {"token": speech.token(token)},
    "turn": lambda speech, turn, names: {"turn": turn},
    "value": lambda speech, value, names: {"value": value},
    "virtual": lambda speech, virtual, names: {"virtual": speech.virtual(virtual)},
}
