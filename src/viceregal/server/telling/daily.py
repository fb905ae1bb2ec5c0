"""The games of a day, in words."""

from __future__ import annotations

from datetime import date
from typing import Any

from viceregal.daily import Daily, daily_games, today
from viceregal.daily.day import FIRST_DAY
from viceregal.games import game as find_game
from viceregal.games import pack
from viceregal.i18n import speak
from viceregal.i18n.bot_names import bot_title
from viceregal.server.telling.words import speech_of

Plain = dict[str, Any]


def tell_day(day: date, lang: str) -> Plain:
    return {
        "date": day.isoformat(),
        "today": today().isoformat(),
        "first": FIRST_DAY.isoformat(),
        "games": [_tell(each, lang) for each in daily_games(day)],
    }


def _tell(daily: Daily, lang: str) -> Plain:
    return {
        "game": daily.game,
        "way": daily.way.key,
        "edition": daily.way.edition,
        "goal": daily.way.goal,
        "words": daily_words(daily, lang),
    }


def daily_words(daily: Daily, lang: str) -> str:
    """The edition, who sits opposite, and the options that are not as usual."""
    speech, way = speech_of(lang, daily.game), daily.way
    facts = find_game(daily.game).facts
    parts = [speech.say(f"edition.{way.edition}")] if len(facts.editions) > 1 and way.edition else []
    ruled = pack(daily.game).ruled_seats(dict(way.options))
    parts += [speech.say(each.message) for each in ruled.values()]
    if way.bots:
        names = speech.listing([bot_title(bot, speak(lang)) for bot in way.bots])
        parts.append(speak(lang).say_n("daily.opponents", len(way.bots), names=names))
    solo = pack(daily.game).solo_option()
    for key, value in way.options.items():
        if key != solo:
            parts.append(f"{speech.say(f'option.{key}')}: {speech.say(f'option.{key}.{value}')}")
    return "; ".join(parts)
