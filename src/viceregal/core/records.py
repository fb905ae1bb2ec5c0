"""The values of the kernel: actions, frames, events and effects are frozen records."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, fields
from typing import Any, Final

from viceregal._mypyc import mypyc_attr

Seat = int
CHANCE: Final = -1
NOBODY: Final = -1

# A decider's tuple for each single seat; handed out again and again, so made once.
_ALONE: Final[list[tuple[Seat, ...]]] = [(0,), (1,), (2,), (3,), (4,), (5,), (6,), (7,), (CHANCE,)]


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class Value:
    """A frozen value. It is made anew from its fields wherever it is sent: so it can be pickled, compiled or not."""

    def __reduce__(self) -> Any:
        return type(self), tuple([getattr(self, field.name) for field in fields(self)])


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class Record(Value):
    """A frozen value with one JSON form, written and read by the game's vocabulary."""


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class Action(Record):
    """What a decider answers. Its text is a verb and then a word for each field: `move left stark`."""

    def is_for_people(self) -> bool:
        """Talk and the like: nothing that a bot has a use for."""
        return False

    def part_of(self) -> type:
        """The kind of choice it is part of: its own, unless answers to two questions are one choice between them.

        In a row the parts of a choice may be named in any order, if the rules list one order only.
        """
        return type(self)


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class Frame(Record):
    """Something still to be done: a step that runs by itself. Frames are public and hold no secrets."""

    def deciders(self) -> tuple[Seat, ...]:
        """Who must answer. A step asks nobody."""
        return ()


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class Ask(Frame):
    """A question to one seat."""

    seat: Seat

    def deciders(self) -> tuple[Seat, ...]:
        return _ALONE[self.seat]


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class AskSeveral(Frame):
    """One question to several seats at once; they answer in any order, in secret."""

    waiting: tuple[Seat, ...]

    def deciders(self) -> tuple[Seat, ...]:
        return self.waiting


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class AskChance(Frame):
    """A question to chance: a draw from a pool, a shuffle, a lot."""

    def deciders(self) -> tuple[Seat, ...]:
        return _ALONE[CHANCE]


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class Event(Record):
    """Something that happened, for logs and animations. Rules never read events."""

    def reveals(self) -> bool:
        """Does it tell somebody something that was hidden? Then no undo goes back across it."""
        return False

    def is_news_to(self, seat: Seat) -> bool:
        """Does it tell this seat what it could not know before? Then a foretelling for the seat stops before it.

        A card from the own hand is revealed to the others, but it is no news to its owner.
        """
        return self.reveals()


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class Effect(Record):
    """What a card can say. Each game has a small closed vocabulary of effects."""


# `emit(event)` tells all, `emit(event, seats)` only these. None: nobody listens (searches, playouts).
Emit = Callable[..., None]
