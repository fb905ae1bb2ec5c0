"""Reading documents from outside: each field is asked for by name and kind, and everything wrong is a BadPosition."""

from __future__ import annotations

from typing import Any, Final

from viceregal.core.complaints import (
    AT,
    NEITHER_TRUE_NOR_FALSE,
    NO_FIELD,
    NOT_A_LIST,
    NOT_A_NUMBER_BETWEEN,
    NOT_A_TEXT,
    NOT_AN_OBJECT,
    NOT_AN_OBJECT_BUT,
    NOT_SO_MANY_NUMBERS,
    NOT_SO_MANY_VALUES,
    STRANGE_FIELD,
    THE_DOCUMENT,
    TOO_MANY_ENTRIES,
    WRONG_NUMBER_OF_VALUES,
    Complaint,
)
from viceregal.core.errors import BadPosition, BadValue
from viceregal.core.notation import Flag, Kind, Vocabulary, shorten
from viceregal.core.records import NOBODY

_NEEDED: Final = object()
_FLAG: Final = Flag()
MAX_FRAMES: Final = 200


def wrong(name: str, complaint: Complaint, **values: object) -> BadPosition:
    """What is wrong with a field."""
    return BadPosition(AT, place=name, reason=BadValue(complaint, "", **values))


class DocumentReader:
    """One JSON object. Fields that nobody asked for are an error too: a misspelt name must not pass for a default."""

    def __init__(self, document: Any, where: str | Complaint = THE_DOCUMENT) -> None:
        if not isinstance(document, dict):
            raise BadPosition(NOT_AN_OBJECT_BUT, where=where, given=shorten(document))
        self.document: dict[Any, Any] = document
        self.where = where
        self.asked: set[str] = set()

    def has(self, name: str) -> bool:
        return name in self.document

    def raw(self, name: str, default: Any = _NEEDED) -> Any:
        self.asked.add(name)
        if name in self.document:
            return self.document[name]
        if default is _NEEDED:
            raise BadPosition(NO_FIELD, where=self.where, name=repr(name))
        return default

    def value(self, name: str, kind: Kind, plain: Any) -> Any:
        try:
            return kind.value(plain)
        except BadValue as error:
            raise BadPosition(AT, place=name, reason=error) from None

    def one(self, name: str, kind: Kind, default: Any = _NEEDED) -> Any:
        plain = self.raw(name, default)
        return plain if name not in self.document else self.value(name, kind, plain)

    def maybe(self, name: str, kind: Kind) -> Any:
        """A value, or null or nothing: then NOBODY."""
        plain = self.raw(name, None)
        return NOBODY if plain is None else self.value(name, kind, plain)

    def flag(self, name: str, default: bool) -> bool:
        found: bool = self.one(name, _FLAG, default)
        return found

    def items(self, name: str, default: Any = _NEEDED) -> list[Any]:
        found = self.raw(name, default)
        if not isinstance(found, list):
            raise wrong(name, NOT_A_LIST, given=shorten(found))
        return found

    def many(self, name: str, kind: Kind) -> list[int]:
        """A list of values; empty if the document does not have it."""
        return [self.value(name, kind, plain) for plain in self.items(name, [])]

    def flags(self, name: str, length: int, default: bool) -> list[bool]:
        found = [self.value(name, _FLAG, plain) for plain in self.items(name, [default] * length)]
        if len(found) != length:
            raise wrong(name, WRONG_NUMBER_OF_VALUES, there=len(found), length=length)
        return found

    def texts(self, name: str) -> list[str]:
        found = self.items(name)
        for text in found:
            if not isinstance(text, str):
                raise wrong(name, NOT_A_TEXT, given=shorten(text))
        return found

    def lists(self, name: str, kind: Kind, default: Any = _NEEDED) -> list[list[int]]:
        found = []
        for inner in self.items(name, default):
            if not isinstance(inner, list):
                raise wrong(name, NOT_A_LIST, given=shorten(inner))
            found.append([self.value(name, kind, plain) for plain in inner])
        return found

    def inner(self, name: str) -> DocumentReader:
        """An object inside; empty if the document does not have it."""
        return DocumentReader(self.raw(name, {}), name)

    def objects(self, name: str) -> list[DocumentReader]:
        return [DocumentReader(each, name) for each in self.items(name, [])]

    def records(self, name: str, words: Vocabulary, base: type) -> list[Any]:
        plains = self.items(name)
        if len(plains) > MAX_FRAMES:
            raise wrong(name, TOO_MANY_ENTRIES, most=MAX_FRAMES)
        found = []
        for plain in plains:
            try:
                found.append(words.record(plain, base))
            except BadValue as error:
                raise BadPosition(AT, place=name, reason=error) from None
        return found

    def done(self) -> None:
        """Refuse what nobody asked for."""
        strange = [name for name in self.document if name not in self.asked]
        if strange:
            raise BadPosition(STRANGE_FIELD, where=self.where, name=shorten(strange[0]))


# Views are read thousands of times, in one piece and with nothing left out: without a reader, and as strictly.


def whole(name: str, plain: Any, least: int, most: int) -> int:
    """A whole number within bounds."""
    if not isinstance(plain, int) or isinstance(plain, bool) or not least <= plain <= most:
        raise wrong(name, NOT_A_NUMBER_BETWEEN, given=shorten(plain), least=least, most=most)
    return plain


def wholes(name: str, plain: Any, least: int, most: int, length: int = -1) -> list[int]:
    """A list of whole numbers; of this length, if one is given."""
    if not isinstance(plain, list) or (length >= 0 and len(plain) != length):
        raise wrong(name, NOT_SO_MANY_NUMBERS)
    return [whole(name, each, least, most) for each in plain]


def booleans(name: str, plain: Any, length: int) -> list[bool]:
    """So many truths."""
    if not isinstance(plain, list) or len(plain) != length:
        raise wrong(name, NOT_SO_MANY_VALUES, length=length)
    found: list[bool] = []
    for each in plain:
        if not isinstance(each, bool):
            raise wrong(name, NEITHER_TRUE_NOR_FALSE, given=shorten(each))
        found.append(each)
    return found


def part(name: str, plain: Any) -> dict[str, Any]:
    """An object inside."""
    if not isinstance(plain, dict):
        raise wrong(name, NOT_AN_OBJECT, given=shorten(plain))
    return plain


def parts(name: str, plain: Any, length: int) -> list[Any]:
    """So many things of any kind."""
    if not isinstance(plain, list) or len(plain) != length:
        raise wrong(name, NOT_SO_MANY_VALUES, length=length)
    return plain


def viewer_of(view: dict[str, Any], seats: int) -> int:
    """Whose view it is; NOBODY for a spectator's."""
    viewer = view["viewer"]
    return NOBODY if viewer is None else whole("viewer", viewer, 0, seats - 1)
