"""Words for values: each record has one JSON form and each action one short text, and both read back.

A game's vocabulary says for every field name what it holds. `house` is a word of a list, `cards` are many such words,
`seat` is a number; so `Move(2, 0)` is `{"is": "Move", "direction": "left", "house": "stark"}` and `move left stark`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import fields
from difflib import get_close_matches
from types import ModuleType
from typing import Any, Final

from viceregal._mypyc import mypyc_attr
from viceregal.core.complaints import (
    ACTION_HAS_TOO_MUCH,
    ACTION_TOO_LONG,
    AT,
    EMPTY_ACTION,
    EXACT_FIELDS,
    NEITHER_TRUE_NOR_FALSE,
    NEITHER_YES_NOR_NO,
    NESTED_TOO_DEEPLY,
    NO_ACTION,
    NO_ACTION_NEAR,
    NOT_A_LIST,
    NOT_A_PLAIN_NUMBER,
    NOT_A_WHOLE_NUMBER,
    NOT_A_WORD,
    NOT_AN_OBJECT,
    NOT_BETWEEN,
    NOT_KNOWN,
    NOT_KNOWN_NEAR,
    NOTHING_GIVEN,
    UNKNOWN_ACTION,
    UNKNOWN_EFFECT,
    UNKNOWN_EVENT,
    UNKNOWN_FRAME,
)
from viceregal.core.errors import BadAction, BadValue
from viceregal.core.records import Action, Effect, Event, Record

MAX_NESTING: Final = 12  # lists and objects in one another, in the form of one record


@mypyc_attr(allow_interpreted_subclasses=True)
class Kind:
    """What a field holds: how its value is written in JSON and as a word, and read back. Bad input is a BadValue."""

    def plain(self, value: Any) -> Any:
        raise NotImplementedError

    def value(self, plain: Any) -> Any:
        raise NotImplementedError

    def from_word(self, word: str) -> Any:
        raise BadValue(f"{word!r} stands for nothing that can be said in one word")

    def told(self) -> str:
        """What it is, for people who read the reference."""
        raise NotImplementedError

    def typed(self) -> str:
        """The type of its JSON form in TypeScript."""
        raise NotImplementedError


class Word(Kind):
    """An index into a list of words; -1, where it is allowed, is null and the word `-`.

    Kinds with many words have a name, by which the reference and the types of the page speak of them.
    """

    def __init__(self, words: Sequence[str], or_none: bool = False, name: str = "") -> None:
        self.words = tuple(words)
        self.name = name
        self.index = {word: i for i, word in enumerate(self.words)}
        self.or_none = or_none

    def plain(self, value: Any) -> Any:
        return None if value == -1 else self.words[value]

    def value(self, plain: Any) -> Any:
        if plain is None and self.or_none:
            return -1
        if not isinstance(plain, str):
            raise BadValue(NOT_A_WORD, given=shorten(plain))
        found = self.index.get(plain)
        if found is None:
            near = _nearest(plain, self.words)
            if near:
                raise BadValue(NOT_KNOWN_NEAR, given=shorten(plain), near=repr(near))
            raise BadValue(NOT_KNOWN, given=shorten(plain))
        return found

    def from_word(self, word: str) -> Any:
        return self.value(None if word == "-" and self.or_none else word)

    def told(self) -> str:
        shown = self.name.lower() or " or ".join([f"`{word}`" for word in self.words])
        return f"{shown} or `null`" if self.or_none else shown

    def typed(self) -> str:
        shown = self.name or " | ".join([f"'{word}'" for word in self.words])
        return f"{shown} | null" if self.or_none else shown


class Number(Kind):
    """A whole number within bounds; seats are numbers too."""

    def __init__(self, least: int, most: int) -> None:
        self.least = least
        self.most = most

    def plain(self, value: Any) -> Any:
        return value

    def value(self, plain: Any) -> Any:
        if not isinstance(plain, int) or isinstance(plain, bool):
            raise BadValue(NOT_A_WHOLE_NUMBER, given=shorten(plain))
        if not self.least <= plain <= self.most:
            raise BadValue(NOT_BETWEEN, given=shorten(plain), least=self.least, most=self.most)
        return plain

    def from_word(self, word: str) -> Any:
        # Only the plain form: no sign but minus, no blanks, no other script's digits.
        digits = word[1:] if word.startswith("-") else word
        if not (digits.isascii() and digits.isdigit() and len(digits) < 10):
            raise BadValue(NOT_A_WHOLE_NUMBER, given=shorten(word))
        if str(int(word)) != word:
            raise BadValue(NOT_A_PLAIN_NUMBER, given=shorten(word))
        return self.value(int(word))

    def told(self) -> str:
        return "number"

    def typed(self) -> str:
        return "number"


class Flag(Kind):
    """True or false; `yes` or `no` as a word."""

    def plain(self, value: Any) -> Any:
        return value

    def value(self, plain: Any) -> Any:
        if not isinstance(plain, bool):
            raise BadValue(NEITHER_TRUE_NOR_FALSE, given=shorten(plain))
        return plain

    def from_word(self, word: str) -> Any:
        if word not in ("yes", "no"):
            raise BadValue(NEITHER_YES_NOR_NO, given=shorten(word))
        return word == "yes"

    def told(self) -> str:
        return "true/false"

    def typed(self) -> str:
        return "boolean"


class Many(Kind):
    """A tuple of values of one kind. In a text it comes last and takes all the words that are left."""

    def __init__(self, kind: Kind) -> None:
        self.kind = kind

    def plain(self, value: Any) -> Any:
        return [self.kind.plain(each) for each in value]

    def value(self, plain: Any) -> Any:
        if not isinstance(plain, list):
            raise BadValue(NOT_A_LIST, given=shorten(plain))
        return tuple([self.kind.value(each) for each in plain])

    def told(self) -> str:
        return f"list of {self.kind.told()}"

    def typed(self) -> str:
        inner = self.kind.typed()
        return f"({inner})[]" if "|" in inner else f"{inner}[]"


class Nested(Kind):
    """A record inside a record, such as an effect in a frame."""

    def __init__(self, base: type) -> None:
        self.base = base
        self.vocabulary: Vocabulary | None = None

    def plain(self, value: Any) -> Any:
        assert self.vocabulary is not None
        return self.vocabulary.plain(value)

    def value(self, plain: Any) -> Any:
        assert self.vocabulary is not None
        return self.vocabulary.inner_record(plain, self.base)

    def told(self) -> str:
        return self.base.__name__.lower()

    def typed(self) -> str:
        return self.base.__name__


class Vocabulary:
    """All records of one game, with what their fields hold."""

    def __init__(
        self, kinds: Mapping[str, Kind], actions: Mapping[str, type[Action]], records: Iterable[type[Record]]
    ) -> None:
        """`actions` says with which verb the text of each action begins."""
        self.kinds = dict(kinds)
        self.records: dict[str, type[Record]] = {}
        self.actions = dict(actions)
        self.verbs: dict[type, str] = {action: verb for verb, action in actions.items()}
        self.names: dict[type, tuple[str, ...]] = {}
        for kind in self.kinds.values():
            nested = kind.kind if isinstance(kind, Many) else kind
            if isinstance(nested, Nested):
                nested.vocabulary = self
        for record in (*self.actions.values(), *records):
            self._enter(record)

    def _enter(self, record: type[Record]) -> None:
        names = tuple([field.name for field in fields(record)])
        unknown = [name for name in names if name not in self.kinds]
        if unknown:
            raise TypeError(f"{record.__name__}: the vocabulary does not say what {', '.join(unknown)} holds")
        if record.__name__ in self.records:
            raise TypeError(f"two records are called {record.__name__}")
        self.records[record.__name__] = record
        self.names[record] = names
        self._let_tell(record)

    def _let_tell(self, record: type[Record]) -> None:
        """Its repr says what its numbers stand for: `Move("move up stark")`, and of others the fields as words."""
        by_numbers = record.__repr__

        def told(made: Record) -> str:
            try:
                return self.told(made)
            except Exception:  # one that no rule has made: a repr shows it as it is
                return by_numbers(made)

        # The type checker knows no other way to give a method to a class.
        setattr(record, "__repr__", told)  # noqa: B010

    def plain(self, record: Record) -> dict[str, Any]:
        """The JSON form of a record."""
        made: dict[str, Any] = {"is": type(record).__name__}
        for name in self.names[type(record)]:
            made[name] = self.kinds[name].plain(getattr(record, name))
        return made

    def told(self, record: Record) -> str:
        """A record for people who program."""
        name = type(record).__name__
        if isinstance(record, Action):
            return f'{name}("{self.text(record)}")'
        fields = [
            f"{field}={self.kinds[field].plain(getattr(record, field))}" for field in self.names[type(record)]
        ]
        return f"{name}({', '.join(fields)})"

    def record(self, plain: Any, base: type) -> Record:
        """The record of a JSON form, which must be of the given base; BadValue says what is wrong."""
        if _is_deeper_than(plain, MAX_NESTING):
            raise BadValue(NESTED_TOO_DEEPLY)
        return self.inner_record(plain, base)

    def inner_record(self, plain: Any, base: type) -> Record:
        """The same, where the nesting has been looked at."""
        if not isinstance(plain, dict):
            raise BadValue(NOT_AN_OBJECT, given=shorten(plain))
        called = plain.get("is")
        kind = self.records.get(called) if isinstance(called, str) else None
        if kind is None or not issubclass(kind, base):
            raise _unknown(base, shorten(called))
        names = self.names[kind]
        if set(plain) != {"is", *names}:
            raise BadValue(EXACT_FIELDS, name=called, fields=", ".join(names) or "(none)")
        values = []
        for name in names:
            try:
                values.append(self.kinds[name].value(plain[name]))
            except BadValue as error:
                raise BadValue(AT, place=f"{called}, {name}", reason=error) from None
        return kind(*values)

    def text(self, action: Action) -> str:
        """The short text of an action."""
        words = [self.verbs[type(action)]]
        for name in self.names[type(action)]:
            plain = self.kinds[name].plain(getattr(action, name))
            words.extend(_word(each) for each in (plain if isinstance(plain, list) else [plain]))
        return " ".join(words)

    def parse(self, text: str) -> Action:
        """The action of a text; BadAction says what is wrong with it."""
        if len(text) > 2000:
            raise BadAction(ACTION_TOO_LONG)
        words = text.split()
        if not words:
            raise BadAction(EMPTY_ACTION)
        kind = self.actions.get(words[0])
        if kind is None:
            near = _nearest(words[0], self.actions)
            if near:
                raise BadAction(NO_ACTION_NEAR, word=shorten(words[0]), near=repr(near))
            raise BadAction(NO_ACTION, word=shorten(words[0]))
        names = self.names[kind]
        left = words[1:]
        values: list[Any] = []
        for name in names:
            field = self.kinds[name]
            try:
                if isinstance(field, Many):
                    values.append(tuple([field.kind.from_word(word) for word in left]))
                    left = []
                elif not left:
                    raise BadValue(NOTHING_GIVEN)
                else:
                    values.append(field.from_word(left.pop(0)))
            except BadValue as error:
                raise BadAction(AT, place=f"{shorten(text)}: {name}", reason=error) from None
        if left:
            form = " ".join([words[0], *[f"<{name}>" for name in names]])
            raise BadAction(
                AT,
                place=shorten(text),
                reason=BadValue(ACTION_HAS_TOO_MUCH, given=shorten(" ".join(left)), form=repr(form)),
            )
        return kind(*values)


def records_in(*modules: ModuleType, but: tuple[type, ...] = ()) -> list[type[Record]]:
    """The records that are defined in these modules: not actions, which need a verb, nor bases of others, nor `but`."""
    found = [
        each
        for module in modules
        for each in vars(module).values()
        if isinstance(each, type)
        and issubclass(each, Record)
        and getattr(each, "__module__", "") == module.__name__
    ]
    bases = {base for each in found for base in getattr(each, "__bases__", ())}
    return [each for each in found if each not in bases and not issubclass(each, (Action, *but))]


def _is_deeper_than(plain: Any, most: int) -> bool:
    """Level by level, so that no depth can exhaust the stack."""
    level = [plain]
    for _ in range(most):
        further: list[Any] = []
        for each in level:
            if isinstance(each, dict):
                further.extend(each.values())
            elif isinstance(each, list):
                further.extend(each)
        if not further:
            return False
        level = further
    return True


def shorten(value: Any) -> str:
    """A value as it stands in an error message, however large or strange it is."""
    if isinstance(value, int) and not -(10**15) < value < 10**15:
        return "so large a number"
    shown = (
        repr(value) if isinstance(value, str | int | float | bool) or value is None else type(value).__name__
    )
    return shown if len(shown) <= 60 else shown[:57] + "..."


def _unknown(base: type, given: str) -> BadValue:
    if issubclass(base, Action):
        return BadValue(UNKNOWN_ACTION, given=given)
    if issubclass(base, Effect):
        return BadValue(UNKNOWN_EFFECT, given=given)
    if issubclass(base, Event):
        return BadValue(UNKNOWN_EVENT, given=given)
    return BadValue(UNKNOWN_FRAME, given=given)


def _word(plain: Any) -> str:
    if plain is None:
        return "-"
    if isinstance(plain, bool):
        return "yes" if plain else "no"
    return str(plain)


def _nearest(word: str, known: Iterable[str]) -> str:
    """The known word that may have been meant; none if nothing is like it."""
    close = get_close_matches(word[:40], list(known), n=1)
    return close[0] if close else ""
