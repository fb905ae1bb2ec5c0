"""Where randomness comes from: one seeded source, the same on every machine and Python.

Only `random.random()` is drawn on; unlike `shuffle` and `choice`, its numbers for a seed never change between Pythons.
"""

from __future__ import annotations

from random import Random
from typing import Any, TypeVar

from viceregal.core.errors import BadSetup

T = TypeVar("T")


class Chance:
    """Answers for chance, and for whoever else must choose at random. Same seed, same answers."""

    def __init__(self, seed: int | str) -> None:
        if isinstance(seed, str):
            _check_is_text(seed)
        self.seed = seed
        self._source = Random(seed)
        self._random = self._source.random

    def __reduce__(self) -> Any:
        return _restored, (self.seed, self._source.getstate())

    def __repr__(self) -> str:
        return f"Chance({self.seed!r})"

    def clone(self) -> Chance:
        """Another source that gives the same answers from here on."""
        return _restored(self.seed, self._source.getstate())

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1, each as likely."""
        return int(self._random() * n)

    def pick(self, items: list[T]) -> T:
        """One of the items, each as likely."""
        return items[int(self._random() * float(len(items)))]

    def shuffled(self, items: list[T]) -> list[T]:
        """A new list in random order (Fisher and Yates)."""
        order = items[:]
        random = self._random
        for i in range(len(order) - 1, 0, -1):
            j = int(random() * (i + 1))
            order[i], order[j] = order[j], order[i]
        return order

    def some(self, items: list[T], count: int) -> list[T]:
        """So many of the items, drawn one after another."""
        left = items[:]
        drawn: list[T] = []
        for _ in range(count):
            i = int(self._random() * float(len(left)))
            drawn.append(left[i])
            left[i] = left[-1]
            left.pop()
        return drawn

    def take(self, items: list[T], count: int) -> list[T]:
        """Draw so many out of the items, one after another; what is left is in no order.

        For searches, which do it all the time: a random number has bits enough for four draws from some hundred items.
        """
        drawn: list[T] = []
        part = 0.0
        for number in range(count):
            if number % 4 == 0:
                part = self._random()
            part *= float(len(items))
            i = int(part)
            part -= float(i)
            drawn.append(items[i])
            items[i] = items[-1]
            items.pop()
        return drawn

    def resume(self, state: Any) -> None:
        """Go on where another source of this kind had come to."""
        self._source.setstate(state)


def _check_is_text(seed: str) -> None:
    """Halves of characters, and bytes of a command line that are no UTF-8, have no place in a record."""
    try:
        seed.encode()
    except UnicodeEncodeError:
        raise BadSetup("a seed is a whole number or a text in UTF-8") from None


def _restored(seed: int | str, state: Any) -> Chance:
    chance = Chance(seed)
    chance.resume(state)
    return chance
