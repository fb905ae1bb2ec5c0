"""What tables say in the reader's language."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final, Protocol

from viceregal.bots.levels import Level
from viceregal.bots.strength import Measured
from viceregal.core.records import Action, Frame
from viceregal.games import pack
from viceregal.games.pack import RuledSeat
from viceregal.i18n import speak
from viceregal.i18n.bot_names import bot_name, bot_title, with_title
from viceregal.i18n.catalogue import Words
from viceregal.i18n.game_speech import GameSpeech
from viceregal.server.tables.table import Place


def speech_of(lang: str, game_key: str) -> GameSpeech:
    return speak(lang).of(game_key)


# Stand for the players of a table, where it is asked whether a text names any of them.
_NOBODY: Final = tuple([chr(0xE000 + seat) for seat in range(8)])
MAX_SHARED: Final = 50_000


def answer_words(lang: str, game_key: str, frame: Frame, action: Action, names: tuple[str, ...]) -> str:
    """An action as a choice. Most name no player: those are said once, for all tables and turns."""
    shared = _shared_answer(lang, game_key, frame, action, len(names))
    return speech_of(lang, game_key).answer(frame, action, names) if shared is None else shared


@lru_cache(maxsize=MAX_SHARED)
def _shared_answer(lang: str, game_key: str, frame: Frame, action: Action, seats: int) -> str | None:
    """None if it is another text at another table."""
    words = speech_of(lang, game_key).answer(frame, action, _NOBODY[:seats])
    return None if any([sign in words for sign in _NOBODY[:seats]]) else words


def level_words(level: Level, speech: Words) -> str:
    name = bot_title(level.bot, speech)
    if level.seconds is None:
        return name
    return f"{name}, {speech.say('bot.seconds', seconds=f'{level.seconds:g}')}"


def measured_words(told: Measured | None, speech: GameSpeech) -> str:
    """How strong a level was measured to be, and on how much that rests; nothing where nothing was measured."""
    if told is None:
        return ""
    where = speech.say_n("bot.measured_at", told.players)
    if told.edition:
        where = f"{where}, {speech.say(f'edition.{told.edition}')}"
    if told.players > 2:
        where = f"{where}; {speech.say('bot.fair_share', share=told.fair_share)}"
    other = bot_title(told.against, speech)
    return speech.say_n("bot.measured", told.games, share=told.figure, other=other, where=where)


class Seated(Protocol):
    """A table, or what the lobby tells of one."""

    @property
    def settings(self) -> dict[str, Any]: ...

    @property
    def places(self) -> Sequence[Place]: ...

    @property
    def names(self) -> dict[str, tuple[str, ...]]: ...


def names_of(table: Seated, lang: str) -> tuple[str, ...]:
    """What everybody at a table is called, made once for a language as long as the same people sit there."""
    if lang not in table.names:
        table.names[lang] = _names_made(table, lang)
    return table.names[lang]


def _names_made(table: Seated, lang: str) -> tuple[str, ...]:
    """Bots have names as people do: their levels are titles, as on many cards, and would be taken for one of those."""
    speech, places = speak(lang), table.places
    ruled, people = ruled_seats(table), {place.name for place in places}
    names: list[str] = []
    for seat, place in enumerate(places):
        if seat in ruled:
            names.append(speech_of(lang, table.settings["game"]).say(ruled[seat].message))
        elif place.name:
            names.append(place.name)
        elif place.kind == "bot":
            names.append(bot_name(_number(table, seat), people, speech))
        else:
            names.append(speech.say("name.player", number=seat + 1))
    return tuple(names)


def _number(table: Seated, seat: int) -> int:
    """Bots of a tournament are called the same at all of its tables."""
    seats = table.settings.get("seats", ())
    return int(seats[seat].get("number", seat)) if seat < len(seats) else seat


def ruled_seats(table: Seated) -> dict[int, RuledSeat]:
    """Seats that the rules play, and that are nobody's bot."""
    settings = table.settings
    return pack(settings["game"]).ruled_seats(settings["options"]) if settings else {}


def titles_of(table: Seated, lang: str) -> tuple[str, ...]:
    """The same, and how strong a bot is: for a record, which says so nowhere else."""
    speech, names, ruled = speak(lang), names_of(table, lang), ruled_seats(table)
    return tuple(
        [
            with_title(name, place.level, speech) if place.kind == "bot" and seat not in ruled else name
            for seat, (name, place) in enumerate(zip(names, table.places, strict=True))
        ]
    )
