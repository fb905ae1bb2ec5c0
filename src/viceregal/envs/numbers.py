"""Actions as numbers: a fixed, finite set of them for each game, and for every legal action exactly one way to say it.

Most actions are one number. Where an action says too much for that, as a payment in four goods, it is said in several
numbers one after the other: the first names the action, each further one a part of it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import product
from typing import Any, Final

from viceregal._mypyc import mypyc_attr
from viceregal.core.errors import ViceregalError
from viceregal.core.notation import Flag, Kind, Number, Vocabulary, Word
from viceregal.core.records import Action

Code = tuple[int, ...]
# What a number leads to: an action, or the actions that can still be meant, with their numbers.
Choice = Action | list[tuple[Code, Action]]
MAX_REMEMBERED: Final = 100_000  # actions that are found by identity; those that games share are far fewer


class NoNumber(ViceregalError):
    """An action of the game that its environment has no number for."""


@dataclass(frozen=True)
class Part:
    """One number of an action: what its values mean, in words, and which of them an action has.

    `index(action, state, seat)`. Parts of the same name are the same numbers, whichever action they are part of.
    """

    name: str
    words: tuple[str, ...]
    index: Callable[[Any, Any, int], int]


@dataclass(frozen=True)
class Form:
    """How actions of one kind are said: the first part with its verb, then the others."""

    kind: type[Action]
    parts: tuple[Part, ...]


@mypyc_attr(allow_interpreted_subclasses=True)
class Numbers:
    """The numbers of a game's actions: first those that are one number each, then the forms with parts."""

    def __init__(self, words: Vocabulary, kinds: Sequence[type[Action]], forms: Iterable[Form] = ()) -> None:
        """`kinds`: what players can answer, each in every way that the vocabulary allows; `forms`: the others."""
        self.words = words
        self.labels: list[str] = []
        self.single: dict[Action, int] = {}
        self.forms: dict[type, tuple[tuple[int, Part], ...]] = {}
        self.ranges: list[tuple[str, int, int]] = []  # for the reference: what, the first number, how many
        self.begun_parts: dict[str, tuple[int, int]] = {}
        self._remembered: dict[int, int] = {}
        self._kept: list[Action] = []
        for kind in kinds:
            self._enter(kind)
        for form in forms:
            self._enter_form(form)

    @property
    def size(self) -> int:
        return len(self.labels)

    def _enter(self, kind: type[Action]) -> None:
        first = self.size
        values = [values_of(self.words.kinds[name]) for name in self.words.names[kind]]
        for combination in product(*values):
            action = kind(*combination)
            self.single[action] = self.size
            self.labels.append(self.words.text(action))
        named = [self.words.verbs[kind], *[f"<{name}>" for name in self.words.names[kind]]]
        self.ranges.append((" ".join(named), first, self.size - first))

    def _enter_form(self, form: Form) -> None:
        verb = self.words.verbs[form.kind]
        placed = []
        for which, part in enumerate(form.parts):
            shared = which > 0
            name = part.name if shared else f"{verb} {part.name}".strip()
            if name not in self.begun_parts or not shared:
                self.begun_parts[name] = (self.size, len(part.words))
                self.ranges.append((name, self.size, len(part.words)))
                self.labels += [f"{name} {word}".strip() for word in part.words]
            placed.append((self.begun_parts[name][0], part))
        self.forms[form.kind] = tuple(placed)

    def code(self, action: Action, s: Any, seat: int) -> int | Code:
        """The number of an action, or its numbers in order. The state says where a player's places begin."""
        found = self._remembered.get(id(action))
        if found is not None:
            return found
        form = self.forms.get(type(action))
        if form is not None:
            said = tuple([first + _checked(part, action, s, seat) for first, part in form])
            return said[0] if len(said) == 1 else said
        found = self.single.get(action)
        if found is None:
            raise NoNumber(f"{self.words.text(action)!r} has no number")
        if len(self._kept) < MAX_REMEMBERED:  # what is kept cannot leave its identity to another
            self._kept.append(action)
            self._remembered[id(action)] = found
        return found

    def choices(self, legal: Sequence[Action], s: Any, seat: int, begun: Code) -> dict[int, Choice]:
        """The numbers that these actions can be answered with, after those that were said already."""
        found: dict[int, Choice] = {}
        said_before = len(begun)
        for action in legal:
            said = self.code(action, s, seat)
            if isinstance(said, int):
                if not said_before:
                    if said in found:
                        raise NoNumber(f"{said} stands for {action} and for {found[said]}")
                    found[said] = action
            elif said[:said_before] == begun:
                several = found.setdefault(said[said_before], [])
                assert isinstance(several, list)
                several.append((said, action))
        return found

    def begun_ranges(self) -> list[tuple[str, int, int]]:
        """The ranges of numbers that begin or go on with an action of several numbers."""
        several = [form for form in self.forms.values() if len(form) > 1]
        firsts = {first for form in several for first, _ in form[:-1]}
        return [each for each in self.ranges if each[1] in firsts]


def _checked(part: Part, action: Action, s: Any, seat: int) -> int:
    index = part.index(action, s, seat)
    if not 0 <= index < len(part.words):
        raise NoNumber(f"{action}: {part.name} goes from {part.words[0]} to {part.words[-1]}")
    return index


SEATS_ON: Final = ("oneself", "the next seat", "two seats on", "three seats on")


def seat_on(action: Any, s: Any, seat: int) -> int:
    """The seat that an action names, counted from the one that answers: as observations count them."""
    on: int = (action.seat - seat) % s.seats
    return on


def values_of(kind: Kind) -> list[Any]:
    """Every value that a field of an action can have."""
    if isinstance(kind, Word):
        return [*([-1] if kind.or_none else []), *range(len(kind.words))]
    if isinstance(kind, Number):
        return list(range(kind.least, kind.most + 1))
    if isinstance(kind, Flag):
        return [False, True]
    raise TypeError(f"{type(kind).__name__}: say in a form how this is numbered")
