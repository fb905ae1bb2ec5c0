"""The fields of a state, each described once: its kind, its default, and what others see of it.

From a table of fields come the writing, the reading and the checking of documents, the reference
(`docs/reference/positions/`) and the types that the page knows views by.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from viceregal.core.complaints import AT, IT_IS_NOT_A_LIST, NO_FIELD, NOT_ONE_FOR_EACH_SEAT
from viceregal.core.documents import DocumentReader
from viceregal.core.errors import BadPosition, BadValue
from viceregal.core.notation import Kind, Word

Get = Callable[[Any, int], Any]
Put = Callable[[Any, int, Any], None]


class _Word:
    """A default that is no value."""


NEEDED: Final = _Word()  # a document must say it
FILLED_IN: Final = _Word()  # the game works it out from the rest


class Field:
    """One field. In the state it is the attribute of the same name, unless `get` and `put` say otherwise.

    `for_each_seat`: a list with one value of the kind for each seat, and `default` is that of one seat.
    `under_way`: it says something only between two questions of rest, so views have it and position documents do not.
    `seen`: what a view has in place of it where it is `hidden`, which says from whom.
    """

    def __init__(  # noqa: PLR0913 - a row of a table, written by name
        self,
        name: str,
        kind: Kind,
        means: str,
        *,
        default: Any = NEEDED,
        by_default: str = "",
        for_each_seat: bool = False,
        under_way: bool = False,
        hidden: str = "",
        seen: Kind | None = None,
        rule: str = "",
        get: Get | None = None,
        put: Put | None = None,
    ) -> None:
        self.name = name
        self.kind = kind
        self.means = means
        self.default = default
        self.by_default = by_default
        self.for_each_seat = for_each_seat
        self.under_way = under_way
        self.hidden = hidden
        self.seen = seen
        self.rule = rule
        self.get = get
        self.put = put

    def plain(self, s: Any, which: int) -> Any:
        value = getattr(s, self.name) if self.get is None else self.get(s, which)
        if self.for_each_seat:
            return [self.kind.plain(each) for each in value]
        return self.kind.plain(value)

    def take(self, s: Any, which: int, read: DocumentReader, seats: int) -> None:
        """Put into the state what a document says, or the default; what is to be filled in is left alone."""
        if read.has(self.name):
            value = self.read(read, seats)
        elif self.default is FILLED_IN:
            return
        elif self.default is NEEDED:
            raise BadPosition(NO_FIELD, self.rule, where=read.where, name=repr(self.name))
        elif self.for_each_seat:
            value = [self.kind.value(self.default) for _ in range(seats)]
        else:
            value = self.kind.value(self.default)
        if self.put is None:
            setattr(s, self.name, value)
        else:
            self.put(s, which, value)

    def read(self, read: DocumentReader, seats: int) -> Any:
        plain = read.raw(self.name)
        try:
            if not self.for_each_seat:
                return self.kind.value(plain)
            if not isinstance(plain, list):
                raise BadValue(IT_IS_NOT_A_LIST)
            if len(plain) != seats:
                raise BadValue(NOT_ONE_FOR_EACH_SEAT, there=len(plain), seats=seats)
            return [self.kind.value(each) for each in plain]
        except BadValue as error:
            raise BadPosition(AT, self.rule, place=self.name, reason=error) from None

    def told_default(self) -> str:
        """For people who read the reference."""
        if self.by_default:
            return self.by_default
        if self.default is NEEDED:
            return "must be there"
        if self.default in ([], {}):
            return "empty"
        if self.default is None or isinstance(self.default, bool):
            return f"`{'null' if self.default is None else str(self.default).lower()}`"
        return f"`{self.default}`"


class Rest:
    """A phase at whose beginning a game rests: its word in documents, what it means, and whether it is of one seat."""

    def __init__(self, word: str, means: str, to_move: bool = False) -> None:
        self.word = word
        self.means = means
        self.to_move = to_move


class Fields:
    """The table of a game. `which` is handed to `get` and `put`: the seat, in a table of what each seat has.

    `seen_only` are fields of views that follow from the others and are never read.
    """

    def __init__(
        self, fields: Sequence[Field], rests: Sequence[Rest] = (), seen_only: Sequence[Field] = ()
    ) -> None:
        self.fields = list(fields)
        self.rests = list(rests)
        self.seen_only = list(seen_only)
        self.phase = Word([rest.word for rest in rests])
        self.at_rest = [field for field in fields if not field.under_way]
        self.names = [field.name for field in fields]

    def write(self, s: Any, which: int = -1) -> dict[str, Any]:
        """All fields, as views have them."""
        return {field.name: field.plain(s, which) for field in self.fields}

    def write_at_rest(self, s: Any, which: int = -1) -> dict[str, Any]:
        """What a position document says."""
        return {field.name: field.plain(s, which) for field in self.at_rest}

    def read(self, s: Any, read: DocumentReader, seats: int, which: int = -1) -> None:
        for field in self.fields:
            field.take(s, which, read, seats)

    def read_at_rest(self, s: Any, read: DocumentReader, seats: int, which: int = -1) -> None:
        """The fields of a position document. The others are as they are at rest: as a new state has them."""
        for field in self.at_rest:
            field.take(s, which, read, seats)


class InnerTable(Kind):
    """An object inside a document that has a table of its own. Its value is the state, and which of several it is."""

    def __init__(self, fields: Fields, where: str) -> None:
        self.fields = fields
        self.where = where

    def plain(self, value: Any) -> Any:
        s, which = value
        return self.fields.write(s, which)

    def value(self, plain: Any) -> Any:
        """A reader: what it says is put into the state by the table."""
        return DocumentReader(plain, self.where)

    def told(self) -> str:
        return "object, see below"

    def typed(self) -> str:
        return self.where.capitalize()
