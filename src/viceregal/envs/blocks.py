"""What observations are made of: blocks of small numbers, each with a name, a shape and what it means.

A block writes what one seat may know of a state into its part of a row of bytes. Seats are counted from the seat that
looks: 0 is the own one, 1 the next after it. A number above 255 is told as 255.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, fields
from math import prod
from typing import Any, Final

from viceregal.core.fields import Field, Fields
from viceregal.core.notation import Vocabulary, Word
from viceregal.core.records import AskChance, Frame
from viceregal.core.rules import State

MAX_NUMBER: Final = 255

# `write(state, seat, out, at)` writes from `out[at]` on; what it leaves alone is 0.
Write = Callable[[Any, int, bytearray, int], None]


@dataclass(frozen=True)
class Block:
    """One block. `axes` says what each axis of the shape counts; `of` names the fields of the state that it tells.

    `asked` are the questions that it speaks of: while anything else is asked, it is not written at all. Without a
    `write` the block before it writes it, too.
    """

    name: str
    shape: tuple[int, ...]
    axes: tuple[str, ...]
    most: int
    means: str
    write: Write | None
    of: tuple[str, ...] = ()
    asked: frozenset[type] | None = None

    @property
    def size(self) -> int:
        return prod(self.shape)


def number(name: str, most: int, means: str, read: Callable[[Any, int], int]) -> Block:
    """One number; what stands for none, as -1, is told as 0."""

    def write(s: Any, seat: int, out: bytearray, at: int) -> None:
        out[at] = told(read(s, seat))

    return Block(name, (1,), ("",), most, means, write, (name,))


def numbers(
    name: str,
    words: Sequence[str],
    axis: str,
    most: int,
    means: str,
    read: Callable[[Any, int], Sequence[int]],
) -> Block:
    """A number for each of these words."""

    size = len(words)

    def write(s: Any, seat: int, out: bytearray, at: int) -> None:
        out[at : at + size] = told_all(read(s, seat))

    return Block(name, (size,), (axis,), most, means, write, (name,))


def one_of(name: str, words: Sequence[str], axis: str, means: str, read: Callable[[Any, int], int]) -> Block:
    """A 1 for the one of these words that holds; for none, where the value is negative."""

    def write(s: Any, seat: int, out: bytearray, at: int) -> None:
        which = read(s, seat)
        if which >= 0:
            out[at + which] = 1

    return Block(name, (len(words),), (axis,), 1, means, write, (name,))


def some_of(
    name: str,
    words: Sequence[str],
    axis: str,
    means: str,
    read: Callable[[Any, int], Sequence[int]],
    most: int = 1,
) -> Block:
    """How often each of these words is among the values; an order is not told."""

    def write(s: Any, seat: int, out: bytearray, at: int) -> None:
        for each in read(s, seat):
            out[at + each] += 1

    return Block(name, (len(words),), (axis,), most, means, write, (name,))


OfASeat = Callable[[Any, int, int, bytearray, int], None]  # (state, who looks, whose, out, at)


def by_seat(  # noqa: PLR0913 - a row of a table
    name: str,
    seats: int,
    axis: str,
    size: int,
    most: int,
    means: str,
    write_one: OfASeat,
    of: tuple[str, ...] = (),
) -> Block:
    """So many numbers for every seat, the own first; one number each makes no axis of its own."""

    def write(s: Any, seat: int, out: bytearray, at: int) -> None:
        for step in range(seats):
            write_one(s, seat, (seat + step) % seats, out, at)
            at += size

    shape, axes = ((seats,), ("seats",)) if size == 1 else ((seats, size), ("seats", axis))
    return Block(name, shape, axes, most, means, write, of or (name,))


def told(value: int) -> int:
    """As it stands in a byte."""
    return 0 if value < 0 else value if value < MAX_NUMBER else MAX_NUMBER


def told_all(values: Sequence[int]) -> bytes:
    """The same for several, which are hardly ever more than a byte holds."""
    try:
        return bytes(values)
    except ValueError:
        return bytes([told(value) for value in values])


def turned(values: list[int], seat: int, width: int) -> bytes:
    """What seats have, so many numbers each in one list, as bytes from this seat on."""
    first = seat * width
    return told_all(values[first:] + values[:first] if first else values)


# What every game has ----------------------------------------------------------------------------------------------


def own_seat(seats: int) -> Block:
    def write(s: Any, seat: int, out: bytearray, at: int) -> None:
        out[at + seat] = 1

    return Block("seat", (seats,), ("seats as the table counts them",), 1, "which seat looks", write)


def asked_seats(seats: int) -> Block:
    def write(s: Any, seat: int, out: bytearray, at: int) -> None:
        if s.todo:
            for each in s.todo[-1].deciders():
                if each >= 0:
                    out[at + (each - seat) % seats] = 1

    return Block("asked", (seats,), ("seats",), 1, "who has to answer now", write, ("todo",))


def stack(words: Vocabulary) -> list[Block]:
    """What is asked, and how much of which kind is still to be done after it."""
    kinds: list[type] = [kind for kind in words.records.values() if issubclass(kind, Frame)]
    place = {kind: i for i, kind in enumerate(kinds)}

    size = len(kinds)

    def write(s: State, seat: int, out: bytearray, at: int) -> None:
        """The question, and behind it the rest."""
        todo = s.todo
        if todo:
            out[at + place[type(todo[-1])]] = 1
            if len(todo) > 1:
                at += size
                for frame in todo[:-1]:
                    where = at + place[type(frame)]
                    if out[where] < MAX_NUMBER:
                        out[where] += 1

    names = ", ".join([kind.__name__ for kind in kinds])
    means = f"what is asked: {names}"
    later = "what is still to be done after it, how often of each kind, in the same order"
    axes = (f"{len(kinds)} kinds of frames",)
    return [
        Block("question", (len(kinds),), axes, 1, means, write, ("todo",)),
        Block("to_do", (len(kinds),), axes, MAX_NUMBER, later, None, ("todo",)),
    ]


def question_word(words: Vocabulary, field: str, kind: Word) -> Block:
    """What the question says under this name, as its card, where it says something under it."""
    return question_one_of(words, field, len(kind.words))


def question_one_of(words: Vocabulary, field: str, size: int) -> Block:
    """The same for a number below the size."""
    asking = asking_with(words, field)

    def write(s: State, seat: int, out: bytearray, at: int) -> None:
        value = getattr(s.todo[-1], field)
        if value >= 0:
            out[at + value] = 1

    means = f"the `{field}` of the question, where it has one"
    return Block(f"question_{field}", (size,), (f"{size} values",), 1, means, write, ("todo",), asking)


def question_seat(words: Vocabulary, field: str, seats: int) -> Block:
    """The same for a seat."""
    asking = asking_with(words, field)

    def write(s: State, seat: int, out: bytearray, at: int) -> None:
        out[at + (getattr(s.todo[-1], field) - seat) % seats] = 1

    means = f"the `{field}` of the question, where it has one"
    return Block(f"question_{field}", (seats,), ("seats",), 1, means, write, ("todo",), asking)


def question_number(words: Vocabulary, field: str, most: int) -> Block:
    """The same for a number or for yes and no, and whether the question says one at all."""
    asking = asking_with(words, field)

    def write(s: State, seat: int, out: bytearray, at: int) -> None:
        out[at] = 1
        out[at + 1] = told(int(getattr(s.todo[-1], field)))

    means = f"whether the question has a `{field}`, and which"
    return Block(f"question_{field}", (2,), ("has one, which",), most, means, write, ("todo",), asking)


def asking_with(words: Vocabulary, field: str) -> frozenset[type]:
    """The questions to players that have a field of this name."""
    return frozenset(
        [
            kind
            for kind in words.records.values()
            if issubclass(kind, Frame)
            and kind.__name__.startswith("Ask")
            and not issubclass(kind, AskChance)
            and field in [each.name for each in fields(kind)]
        ]
    )


def field_named(table: Fields, name: str) -> Field:
    """The described field; KeyError if there is none."""
    for field in table.fields:
        if field.name == name:
            return field
    raise KeyError(name)
