"""Reads the fields of a lesson file. What is wrong with one is said in one line that names the file and the field."""

from __future__ import annotations

import logging
import re
from collections.abc import Iterator, Mapping
from typing import Any

from viceregal.core.errors import ViceregalError
from viceregal.games.languages import DEFAULT, LANGUAGES
from viceregal.i18n.catalogue import plurals
from viceregal.lessons.conditions import SIGNS
from viceregal.lessons.lesson import NOTHING, Comparison, Condition, Plain, Text

Beside = Mapping[str, Plain]  # by language
PLACE = re.compile(r"\{([a-z0-9]+(?:\.[a-z_0-9-]+)?)(?::([^}]*))?\}")

_log = logging.getLogger(__name__)
_COMPARISON = re.compile(r"(\S+) (>=|<=|!=|>|<|=) (\S+)")
_NAME = re.compile(r"-?\d+|[a-z0-9]+\.[a-z_0-9-]+")


def why_not_said(text: Any, english: str, lang: str) -> str:
    """What is wrong with a translation: places that nothing fills, or a word without all its forms."""
    if not isinstance(text, str) or not text.strip():
        return "must be a text"
    unknown = {found[1] for found in PLACE.finditer(text)} - {found[1] for found in PLACE.finditer(english)}
    if unknown:
        return f"has a place {{{min(unknown)}}} that nothing fills"
    forms = int(max(plurals(lang))) + 1
    if any(found[2] is not None and found[2].count("|") + 1 != forms for found in PLACE.finditer(text)):
        return f"has a word without its {forms} forms"
    return ""


class BadLesson(ViceregalError):
    """A lesson file that does not hold what it must; the message says which file and which field."""


class LessonTable:
    """A table of a lesson file. Whoever has read all of it says `done`, so that nothing misspelt is passed over.

    Every text of a file is given in the languages that its first is given in; `beside` has the same table in others.
    """

    def __init__(
        self, place: str, plain: Any, beside: Beside | None = None, spoken: list[str] | None = None
    ) -> None:
        if not isinstance(plain, dict):
            raise BadLesson(f"{place}: must be a table")
        self.place = place
        self.plain = plain
        self.beside: Beside = {} if beside is None else beside
        self.spoken: list[str] = [] if spoken is None else spoken
        self.read: set[str] = set()

    def wrong(self, name: str, what: str) -> BadLesson:
        return BadLesson(f"{self.place}: {name}: {what}")

    def done(self) -> None:
        unknown = sorted(set(self.plain) - self.read)
        if unknown:
            raise self.wrong(unknown[0], "is no field of this")

    def has(self, name: str) -> bool:
        return name in self.plain

    def get(self, name: str) -> Any:
        self.read.add(name)
        return self.plain.get(name)

    def word(self, name: str, default: str | None = None) -> str:
        value = self.get(name)
        if value is None and default is not None:
            return default
        if not isinstance(value, str) or not value.strip():
            raise self.wrong(name, "must be a text")
        return value

    def words(self, name: str) -> tuple[str, ...]:
        """A text or a list of texts; none where the field is left out."""
        value = self.get(name)
        given = [] if value is None else [value] if isinstance(value, str) else value
        if not isinstance(given, list) or not all(isinstance(each, str) and each for each in given):
            raise self.wrong(name, "must be a text or a list of texts")
        return tuple(given)

    def number(self, name: str, default: int) -> int:
        value = self.get(name)
        if value is None:
            return default
        if not isinstance(value, int) or isinstance(value, bool) or value < 0:
            raise self.wrong(name, "must be a number")
        return value

    def flag(self, name: str) -> bool | None:
        value = self.get(name)
        if value is not None and not isinstance(value, bool):
            raise self.wrong(name, "must be true or false")
        return value

    def text(self, name: str) -> Text:
        """In every language: as it is given here, or in the file beside this one, or else in English."""
        table = self.get(name)
        if not isinstance(table, dict) or DEFAULT not in table:
            raise self.wrong(name, f"must be given in {', '.join(self.spoken or [DEFAULT])}")
        self.spoken.extend([] if self.spoken else table)
        if set(table) != set(self.spoken):
            raise self.wrong(name, f"must be given in {', '.join(self.spoken)}")
        for lang, text in table.items():
            if not isinstance(text, str) or not text.strip():
                raise self.wrong(f"{name}.{lang}", "must be a text")
        return {lang: table.get(lang) or self._beside(lang, name, table[DEFAULT]) for lang in LANGUAGES}

    def _beside(self, lang: str, name: str, english: str) -> str:
        found = self.beside.get(lang, {}).get(name)
        if found is None:
            return english
        why = why_not_said(found, english, lang)
        if why:
            _log.warning("%s in %s: %s: %s; it is said in English", self.place, lang, name, why)
        return english if why else str(found)

    def tables(self, name: str) -> Iterator[LessonTable]:
        value = self.get(name)
        if value is None:
            return
        if not isinstance(value, list):
            raise self.wrong(name, "must be a list of tables")
        for number, each in enumerate(value, start=1):
            beside = {lang: part for lang in self.beside if (part := self._part(lang, name, number - 1))}
            yield LessonTable(f"{self.place}: {name} {number}", each, beside, self.spoken)

    def _part(self, lang: str, name: str, index: int) -> Plain | None:
        """The table of the same place in another language's file, which may be shorter."""
        rows = self.beside[lang].get(name)
        row = rows[index] if isinstance(rows, list) and index < len(rows) else None
        return row if isinstance(row, dict) else None

    def plain_table(self, name: str) -> Plain:
        value = self.get(name)
        if not isinstance(value, dict):
            raise self.wrong(name, "must be a table")
        return value


def condition(given: LessonTable, name: str) -> Condition:
    """A condition; one that is left out is always true."""
    if not given.has(name):
        return NOTHING
    read = LessonTable(f"{given.place}: {name}", given.get(name))
    made = Condition(
        did=read.words("did"),
        event=_events(read, "event"),
        without=_events(read, "without"),
        asked=read.word("asked", ""),
        holds=tuple(_comparison(read, text) for text in read.words("holds")),
        over=read.flag("over"),
        won=read.flag("won"),
    )
    read.done()
    return made


def _events(read: LessonTable, name: str) -> tuple[Plain, ...]:
    value = read.get(name)
    given = [] if value is None else [value] if isinstance(value, dict) else value
    if not isinstance(given, list) or not all(isinstance(each, dict) and "is" in each for each in given):
        raise read.wrong(name, "must be an event, with `is`, or a list of them")
    return tuple(given)


def _comparison(read: LessonTable, text: str) -> Comparison:
    found = _COMPARISON.fullmatch(text)
    if (
        found is None
        or found[2] not in SIGNS
        or not (_NAME.fullmatch(found[1]) and _NAME.fullmatch(found[3]))
    ):
        raise read.wrong("holds", f"{text!r} is no comparison, as `mine.gold >= 2` is")
    return Comparison(found[1], found[2], found[3])
