"""Reads the fields of a lesson file. What is wrong with one is said in one line that names the file and the field."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from viceregal.core.errors import ViceregalError
from viceregal.games.languages import DEFAULT, LANGUAGES
from viceregal.lessons.conditions import SIGNS
from viceregal.lessons.lesson import NOTHING, Comparison, Condition, Plain, Text

# What every text is given in; a language besides reads English.
WRITTEN = ("en", "pl", "ru", "cs")
_COMPARISON = re.compile(r"(\S+) (>=|<=|!=|>|<|=) (\S+)")
_NAME = re.compile(r"-?\d+|[a-z0-9]+\.[a-z_0-9-]+")


class BadLesson(ViceregalError):
    """A lesson file that does not hold what it must; the message says which file and which field."""


class Fields:
    """A table of a lesson file. Whoever has read all of it says `done`, so that nothing misspelt is passed over."""

    def __init__(self, place: str, plain: Any) -> None:
        if not isinstance(plain, dict):
            raise BadLesson(f"{place}: must be a table")
        self.place = place
        self.plain = plain
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
        """In every language that lessons are written in."""
        table = self.get(name)
        if not isinstance(table, dict) or set(table) != set(WRITTEN):
            raise self.wrong(name, f"must be given in {', '.join(WRITTEN)}")
        for lang, text in table.items():
            if not isinstance(text, str) or not text.strip():
                raise self.wrong(f"{name}.{lang}", "must be a text")
        return {lang: str(table.get(lang, table[DEFAULT])) for lang in LANGUAGES}

    def tables(self, name: str) -> Iterator[Fields]:
        value = self.get(name)
        if value is None:
            return
        if not isinstance(value, list):
            raise self.wrong(name, "must be a list of tables")
        for number, each in enumerate(value, start=1):
            yield Fields(f"{self.place}: {name} {number}", each)

    def plain_table(self, name: str) -> Plain:
        value = self.get(name)
        if not isinstance(value, dict):
            raise self.wrong(name, "must be a table")
        return value


def condition(given: Fields, name: str) -> Condition:
    """A condition; one that is left out is always true."""
    if not given.has(name):
        return NOTHING
    read = Fields(f"{given.place}: {name}", given.get(name))
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


def _events(read: Fields, name: str) -> tuple[Plain, ...]:
    value = read.get(name)
    given = [] if value is None else [value] if isinstance(value, dict) else value
    if not isinstance(given, list) or not all(isinstance(each, dict) and "is" in each for each in given):
        raise read.wrong(name, "must be an event, with `is`, or a list of them")
    return tuple(given)


def _comparison(read: Fields, text: str) -> Comparison:
    found = _COMPARISON.fullmatch(text)
    if (
        found is None
        or found[2] not in SIGNS
        or not (_NAME.fullmatch(found[1]) and _NAME.fullmatch(found[3]))
    ):
        raise read.wrong("holds", f"{text!r} is no comparison, as `mine.gold >= 2` is")
    return Comparison(found[1], found[2], found[3])
