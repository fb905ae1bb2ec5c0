"""Kinds of values that documents are made of, besides the words and numbers of `notation`: rows, and objects by name."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from viceregal.core.complaints import (
    AT,
    IT_HAS_NO_FIELD,
    IT_HAS_STRANGE_FIELD,
    NOT_A_LIST,
    NOT_A_LIST_OF_ENTRIES,
    NOT_AN_OBJECT,
    WRONG_NUMBER_OF_THEM,
)
from viceregal.core.documents import MAX_FRAMES
from viceregal.core.errors import BadValue
from viceregal.core.notation import Kind, Number, Vocabulary, shorten
from viceregal.core.records import Frame

# Seats of those who hold something; null in a document, NOBODY in a state.
NONE: Final = -1


class Maybe(Kind):
    """A value or null, which is -1 in the state."""

    def __init__(self, kind: Kind) -> None:
        self.kind = kind

    def plain(self, value: Any) -> Any:
        return None if value == NONE else self.kind.plain(value)

    def value(self, plain: Any) -> Any:
        return NONE if plain is None else self.kind.value(plain)

    def told(self) -> str:
        return f"{self.kind.told()} or `null`"

    def typed(self) -> str:
        return f"{self.kind.typed()} | null"


class Row(Kind):
    """A list of values of one kind; of this length, if one is given."""

    def __init__(self, kind: Kind, length: int = -1) -> None:
        self.kind = kind
        self.length = length

    def plain(self, value: Any) -> Any:
        return [self.kind.plain(each) for each in value]

    def value(self, plain: Any) -> Any:
        if not isinstance(plain, list):
            raise BadValue(NOT_A_LIST, given=shorten(plain))
        if self.length >= 0 and len(plain) != self.length:
            raise BadValue(WRONG_NUMBER_OF_THEM, there=len(plain), length=self.length)
        return [self.kind.value(each) for each in plain]

    def told(self) -> str:
        return f"list of {f'{self.length} × ' if self.length >= 0 else ''}{self.kind.told()}"

    def typed(self) -> str:
        inner = self.kind.typed()
        return f"({inner})[]" if "|" in inner else f"{inner}[]"


class ByWord(Kind):
    """An object with one value for each of these words; in the state, a list in their order.

    A word that is left out has the `default`.
    """

    def __init__(self, words: Sequence[str], kind: Kind, default: Any = None) -> None:
        self.words = tuple(words)
        self.kind = kind
        self.default = default

    def plain(self, value: Any) -> Any:
        return {word: self.kind.plain(value[number]) for number, word in enumerate(self.words)}

    def value(self, plain: Any) -> Any:
        check_names(plain, self.words)
        return [self.kind.value(plain.get(word, self.default)) for word in self.words]

    def told(self) -> str:
        return f"object: {', '.join([f'`{word}`' for word in self.words])} → {self.kind.told()}"

    def typed(self) -> str:
        names = " | ".join([f"'{word}'" for word in self.words])
        return f"Record<{names}, {self.kind.typed()}>"


class Map(Kind):
    """An object whose keys are words of a kind; in the state, a dictionary."""

    def __init__(self, key: Kind, kind: Kind) -> None:
        self.key = key
        self.kind = kind

    def plain(self, value: Any) -> Any:
        return {str(self.key.plain(key)): self.kind.plain(value[key]) for key in sorted(value)}

    def value(self, plain: Any) -> Any:
        found: dict[Any, Any] = {}
        for word, each in checked_object(plain).items():
            key = self.key.from_word(word) if isinstance(word, str) else self.key.value(word)
            try:
                found[key] = self.kind.value(each)
            except BadValue as error:
                raise BadValue(AT, place=shorten(word), reason=error) from None
        return found

    def told(self) -> str:
        return f"object: {self.key.told()} → {self.kind.told()}"

    def typed(self) -> str:
        return f"Record<string, {self.kind.typed()}>"


class Parts(Kind):
    """An object with parts of several kinds, all of them needed; in the state, a tuple in this order."""

    def __init__(self, kinds: Mapping[str, Kind]) -> None:
        self.kinds = dict(kinds)

    def plain(self, value: Any) -> Any:
        return {name: kind.plain(each) for (name, kind), each in zip(self.kinds.items(), value, strict=True)}

    def value(self, plain: Any) -> Any:
        check_names(plain, tuple(self.kinds))
        values = []
        for name, kind in self.kinds.items():
            if name not in plain:
                raise BadValue(IT_HAS_NO_FIELD, name=repr(name))
            try:
                values.append(kind.value(plain[name]))
            except BadValue as error:
                raise BadValue(AT, place=name, reason=error) from None
        return tuple(values)

    def told(self) -> str:
        return "object: " + ", ".join([f"`{name}` → {kind.told()}" for name, kind in self.kinds.items()])

    def typed(self) -> str:
        return "{ " + "; ".join([f"{name}: {kind.typed()}" for name, kind in self.kinds.items()]) + " }"


class Stack(Kind):
    """What is still to be done: frames, each a record of the game."""

    def __init__(self, words: Vocabulary) -> None:
        self.words = words

    def plain(self, value: Any) -> Any:
        return [self.words.plain(frame) for frame in value]

    def value(self, plain: Any) -> Any:
        if not isinstance(plain, list) or len(plain) > MAX_FRAMES:
            raise BadValue(NOT_A_LIST_OF_ENTRIES, most=MAX_FRAMES)
        return [self.words.record(each, Frame) for each in plain]

    def told(self) -> str:
        return "list of objects"

    def typed(self) -> str:
        return "Frame[]"


class Either(Kind):
    """One of two forms; only for what is told of views, which are never read by their kinds."""

    def __init__(self, *kinds: Kind) -> None:
        self.kinds = kinds

    def told(self) -> str:
        return " or ".join([kind.told() for kind in self.kinds])

    def typed(self) -> str:
        return " | ".join([kind.typed() for kind in self.kinds])


class Null(Kind):
    """Null in place of what is hidden; only for what is told of views."""

    def told(self) -> str:
        return "`null`"

    def typed(self) -> str:
        return "null"


COUNT: Final = Number(0, 999_999)  # far more than any game comes to, so that all that is written can be read


def checked_object(plain: Any) -> dict[Any, Any]:
    """BadValue if it is none."""
    if not isinstance(plain, dict):
        raise BadValue(NOT_AN_OBJECT, given=shorten(plain))
    return plain


def check_names(plain: Any, known: Sequence[str]) -> None:
    """A misspelt name must not pass for a default."""
    for name in checked_object(plain):
        if name not in known:
            raise BadValue(IT_HAS_STRANGE_FIELD, name=shorten(name))
