"""What tables say in the reader's language. A game whose words are not written yet speaks in its notation."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Protocol

from viceregal.core.errors import Refusal
from viceregal.core.records import Action, Event, Frame
from viceregal.games import game as find_game
from viceregal.i18n import speak
from viceregal.i18n.catalogue import GAME_MODULES, Words
from viceregal.i18n.game_speech import GameSpeech
from viceregal.server.levels import Level
from viceregal.server.table import Place

AI_SEAT: Final = 1
_ROMAN = ("", " II", " III", " IV", " V", " VI", " VII", " VIII")


class PlainSpeech(GameSpeech):
    """The notation of a game in place of words."""

    def event(self, event: Event, names: Sequence[str]) -> str:
        plain = find_game(self.context).words.plain(event)
        values = [f"{name} {value}" for name, value in plain.items() if name != "is"]
        return f"{plain['is']}: {', '.join(values)}" if values else str(plain["is"])

    def action(self, action: Action, names: Sequence[str]) -> str:
        return find_game(self.context).text(action)

    def question(self, frame: Frame) -> str:
        return type(frame).__name__

    def refusal(self, refusal: Refusal, names: Sequence[str]) -> str:
        return refusal.template.format(**refusal.values)


def speech_of(lang: str, game_key: str) -> GameSpeech:
    if game_key in GAME_MODULES:
        return speak(lang).of(game_key)
    return PlainSpeech(lang, game_key)


def bot_words(bot: str, speech: Words) -> str:
    key = f"bot.{bot}"
    return speech.say(key) if speech.has(key) else bot


def level_words(level: Level, speech: Words) -> str:
    name = bot_words(level.bot, speech)
    if level.seconds is None:
        return name
    return f"{name}, {speech.say('bot.seconds', seconds=f'{level.seconds:g}')}"


class Seated(Protocol):
    """A table, or what the lobby tells of one."""

    @property
    def settings(self) -> dict[str, Any]: ...

    @property
    def places(self) -> Sequence[Place]: ...


def names_of(table: Seated, lang: str) -> tuple[str, ...]:
    """What everybody at a table is called. Two bots of a kind are told apart by a number."""
    speech, places = speak(lang), table.places
    names: list[str] = []
    for seat, place in enumerate(places):
        if seat == AI_SEAT and ai_board_of(table):
            names.append(speech_of(lang, "viscounts").say(f"ai_board.{ai_board_of(table)}"))
        elif place.name:
            names.append(place.name)
        elif place.kind == "bot":
            names.append(_bot_name(places, seat, speech))
        else:
            names.append(speech.say("name.player", number=seat + 1))
    return tuple(names)


def ai_board_of(table: Seated) -> str:
    """VW-11.1: the board of the AI that plays the second seat of a solo game, and is nobody's bot; else nothing."""
    rival = str(table.settings["options"].get("rival", "players")) if table.settings else "players"
    return "" if rival == "players" or table.settings["game"] != "viscounts" else rival


def _bot_name(places: Sequence[Place], seat: int, speech: Words) -> str:
    kinds = [place.level.partition(":")[0] if place.kind == "bot" else "" for place in places]
    return bot_words(kinds[seat], speech) + _ROMAN[kinds[:seat].count(kinds[seat])]
