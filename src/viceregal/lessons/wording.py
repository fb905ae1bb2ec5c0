"""What a lesson says, in the reader's language: numbers are put into its texts, in the form that goes with them.

`{mine.stark}` is a number, `{mine.stark:Stark|Starks}` a word in the form for it, by the plural of the language;
`{told}` is what happened, in the game's own sentences.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from importlib import resources

from viceregal.core.records import Event
from viceregal.i18n import speak
from viceregal.i18n.game_speech import GameSpeech
from viceregal.lessons.conditions import Deed
from viceregal.lessons.course import Course
from viceregal.lessons.fields import PLACE, LessonTable
from viceregal.lessons.lesson import Text
from viceregal.lessons.reader import read_fields

TOLD = "told"
_ROMAN = ("", " II", " III")


def saying(key: str, lang: str) -> str:
    """A sentence that belongs to no lesson."""
    return speak(lang).typeset(_sayings().text(key)[lang])


@cache
def _sayings() -> LessonTable:
    return read_fields(resources.files("viceregal.lessons"), "sayings.toml")


def practice_names(seats: int, seat: int, lang: str) -> tuple[str, ...]:
    """Who sits at a table for one who practises: the reader, and rivals without a name."""
    names: list[str] = []
    for each in range(seats):
        rivals = each - (seat < each)
        own = each == seat
        names.append(speak(lang).say("name.you") if own else saying("rival", lang) + _ROMAN[rivals])
    return tuple(names)


def filled(text: str, numbers: Mapping[str, int], told: str, lang: str) -> str:
    """A text with its places filled in."""

    def place(found: re.Match[str]) -> str:
        name, forms = found[1], found[2]
        if name == TOLD:
            return told
        number = numbers.get(name, 0)
        return str(number) if forms is None else forms.split("|")[plural(lang, abs(number))]

    return PLACE.sub(place, text)


def plural(lang: str, number: int) -> int:
    """Which of the forms of a word goes with a number, as the catalogue of the language says."""
    form: int = getattr(speak(lang).messages, "plural", lambda n: int(n != 1))(number)
    return form


def said(course: Course, lang: str, names: tuple[str, ...]) -> str | None:
    """What is said of the learner's last deed; nothing before the first."""
    deed = course.deed
    if deed is None:
        return None
    speech = speak(lang).of(course.lesson.game)
    text: Text | None = course.told
    if text is not None:
        return speech.typeset(filled(text[lang], deed.numbers, told(course, speech, names), lang))
    if course.status != "missed":
        return None
    happened = told(course, speech, names)
    return " ".join([part for part in (happened, saying("missed", lang)) if part])


def told(course: Course, speech: GameSpeech, names: tuple[str, ...]) -> str:
    """What came of the learner's last deed, in the sentences of the game."""
    events: list[Event] = course.last_events()
    return " ".join([speech.event(event, names, course.seat) for event in events])


def numbers_named(deed: Deed) -> set[str]:
    """The names that a text may use."""
    return {*deed.numbers, TOLD}
