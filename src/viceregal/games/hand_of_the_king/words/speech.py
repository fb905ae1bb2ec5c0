"""The sentences of Hand of the King: every record says itself from its fields, companions from their effects."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import fields
from typing import Any

from viceregal.core.errors import Refusal
from viceregal.core.game import ScoreLine
from viceregal.core.records import NOBODY, Action, Effect, Event, Frame, Record
from viceregal.games.hand_of_the_king.rules import events
from viceregal.games.hand_of_the_king.rules.cards import CARDS, COMPANION_ROWS, COMPANIONS, DIRECTIONS, HOUSES
from viceregal.games.hand_of_the_king.rules.effects import ZONES, InOrder, KillCharacter, StayAs, StayAsNamed
from viceregal.games.hand_of_the_king.rules.frames import AskKill
from viceregal.games.hand_of_the_king.rules.game import GAME
from viceregal.games.hand_of_the_king.rules.vocabulary import WORDS
from viceregal.i18n.game_speech import GameSpeech, names_or_number, sentence

Names = Sequence[str]


class HandSpeech(GameSpeech):
    def __init__(self, lang: str) -> None:
        super().__init__(lang, GAME.key)

    # Names ------------------------------------------------------------------------------------------------------

    def house(self, house: int) -> str:
        return self.say(f"house.{HOUSES[house]}")

    def house_of(self, house: int) -> str:
        """For "the banner of ..."."""
        return self.say(f"house.of.{HOUSES[house]}")

    def card(self, card: int) -> str:
        return self.say(f"card.{CARDS[card]}")

    def card_short(self, card: int) -> str:
        """As it stands on the card."""
        return self.say(f"card.short.{CARDS[card]}")

    def cards(self, cards: Sequence[int]) -> str:
        return self.series([self.card_short(card) for card in cards])

    def companion(self, companion: int) -> str:
        return self.say(f"companion.{COMPANIONS[companion]}")

    def direction(self, direction: int) -> str:
        return self.say(f"direction.{DIRECTIONS[direction]}")

    # Records ----------------------------------------------------------------------------------------------------

    def event(self, event: Event, names: Names, reader: int | None = None) -> str:
        key, values = f"event.{type(event).__name__}", self._values(event, names)
        if isinstance(event, events.GameEnded):
            return sentence(self._ended(key, event, names, reader))
        key = self.meant(key + _variant(event), event, reader)
        match event:
            case events.VarysMoved():
                return sentence(self.say_n(key, len(event.taken), **values))
            case events.CompanionStays():
                return sentence(self.say_n(key, event.count, **values))
            case events.NothingHappened():
                values["effect"] = values["effect"].rstrip(".")
        return sentence(self.say(key, **values))

    def _ended(self, key: str, event: events.GameEnded, names: Names, reader: int | None) -> str:
        form, winners = self.winners(event.winners, names, reader)
        if form:
            return self.say(key + form, winners=winners)
        return self.say_n(key, len(event.winners), winners=winners)

    def effect(self, effect: Effect) -> str:
        if isinstance(effect, InOrder):
            return " ".join([self.effect(part) for part in effect.parts])
        key = f"effect.{type(effect).__name__}"
        if isinstance(effect, KillCharacter):
            key += f".{ZONES[effect.zone]}"
        values = self._values(effect, ())
        if isinstance(effect, StayAs | StayAsNamed):
            return self.say_n(key, effect.count, **values)
        return self.say(key, **values)

    def companion_text(self, companion: int) -> str:
        """What a companion does; whether that is a reconstruction is for the table to mark (HK-COM-12)."""
        row = COMPANION_ROWS[companion]
        text = self.effect(row.effect)
        return f"{text} {self.say('effect.safe')}" if row.safe else text

    def action(self, action: Action, names: Names) -> str:
        return self.say(f"action.{WORDS.verbs[type(action)]}", **self._values(action, names))

    def question(self, frame: Frame, names: Names = (), reader: int | None = None) -> str:
        key = f"question.{type(frame).__name__}"
        if isinstance(frame, AskKill):
            key += f".{ZONES[frame.zone]}"
        return self.say(self.asked(key, frame, reader), **self._values(frame, names))

    def refusal(self, refusal: Refusal, names: Names, reader: int | None = None) -> str:
        values: dict[str, Any] = {}
        for name, word in refusal.values.items():
            values.update(self._refused(name, word, names))
        return sentence(self.say(self.refused(refusal, reader), **values))

    def source(self, line: ScoreLine) -> str:
        """The houses whose banners are held, or the one that breaks a tie."""
        return self.listing([self.house(HOUSES.index(source)) for source in line.sources])

    def _refused(self, name: str, word: str, names: Names) -> dict[str, str]:
        """A value of a refusal stands there as a word of the notation."""
        if name == "action":
            return {"action": self.action(GAME.parse(word), names)}
        if name == "seat":
            return {"seat": self._player(int(word), names)}
        return _SAYS[name](self, WORDS.kinds[name].value(word), names)

    def _values(self, record: Record, names: Names) -> dict[str, Any]:
        """The fields of a record in words, each under the places that messages know it by."""
        values: dict[str, Any] = {}
        for name in _said_of(type(record)):
            values.update(_SAYS[name](self, getattr(record, name), names))
        return values

    def _player(self, seat: int, names: Names) -> str:
        return "" if seat == NOBODY else names_or_number(self, seat, names)


_SAID: dict[str, tuple[str, ...]] = {}


def _said_of(kind: type[Record]) -> tuple[str, ...]:
    """The fields of a record that messages know."""
    if kind.__name__ not in _SAID:
        _SAID[kind.__name__] = tuple([field.name for field in fields(kind) if field.name in _SAYS])
    return _SAID[kind.__name__]


def _variant(event: Event) -> str:
    """What is added to the key where the same event is told in several ways."""
    match event:
        case events.BannerTaken() if event.other == NOBODY:
            return ".table"
        case events.CharacterTaken() | events.CharacterKilled() if event.other == NOBODY:
            return ".city"
        case events.CharacterKilled() if event.other == event.seat:
            return ".own"
    return ""


def _house(speech: HandSpeech, house: int) -> dict[str, str]:
    return {"house": speech.house(house), "house_of": speech.house_of(house)}


_SAYS: dict[str, Callable[[HandSpeech, Any, Names], dict[str, Any]]] = {
    "card": lambda speech, card, names: {"card": speech.card(card)},
    "given": lambda speech, card, names: {"given": speech.card(card)},
    "cards": lambda speech, cards, names: {"cards": speech.cards(cards)},
    "taken": lambda speech, cards, names: {"cards": speech.cards(cards)},
    "companion": lambda speech, companion, names: {"companion": speech.companion(companion)},
    "companions": lambda speech, companions, names: {
        "companions": speech.listing([speech.companion(companion) for companion in companions])
    },
    "count": lambda speech, count, names: {"count": count},
    "direction": lambda speech, direction, names: {"direction": speech.direction(direction)},
    "effect": lambda speech, effect, names: {"effect": speech.effect(effect)},
    "house": lambda speech, house, names: _house(speech, house),
    "seat": lambda speech, seat, names: {"player": speech._player(seat, names)},
    "other": lambda speech, seat, names: {"other": speech._player(seat, names)},
    "turn": lambda speech, turn, names: {"turn": turn},
}
SPEECH = HandSpeech
