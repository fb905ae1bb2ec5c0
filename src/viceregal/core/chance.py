"""Where randomness comes from: one seeded source, the same on every machine and Python.

Only `random.random()` is drawn on; unlike `shuffle` and `choice`, its numbers for a seed never change between Pythons.
"""

from __future__ import annotations

from _random import Random
from hashlib import sha512
from typing import Any, Final, TypeVar

from viceregal._mypyc import i64
from viceregal.core.complaints import BAD_SEED
from viceregal.core.errors import BadSetup

T = TypeVar("T")

# Of `Luck`: FNV-1a hashes the seed, Knuth's MMIX multiplies; all modulo 2**63, so that native numbers do.
_BASIS: Final[i64] = 0x4BF29CE484222325
_PRIME: Final[i64] = 0x100000001B3
_FACTOR: Final[i64] = 6364136223846793005
_SUMMAND: Final[i64] = 1442695040888963407
_LOW_BITS: Final[i64] = 0x7FFFFFFFFFFFFFFF


class Chance:
    """Answers for chance, and for whoever else must choose at random. Same seed, same answers."""

    def __init__(self, seed: int | str) -> None:
        self.seed = seed
        self._source = Random(_number_of(seed) if isinstance(seed, str) else seed)
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


class Luck:
    """Picks at random for those who do nothing else, like random bots. Same seed, same picks.

    To seed a `Chance` takes 5 µs, which is a seventh of a short game; this takes a twentieth of that.
    """

    def __init__(self, seed: int | str) -> None:
        self.seed = seed
        state: i64 = _BASIS
        low_bits: i64 = _LOW_BITS  # once: to mypyc a constant above 2**62 is an object
        text = str(seed).encode()
        for at in range(len(text)):
            byte: i64 = text[at]
            state = ((state ^ byte) * _PRIME) & low_bits
        # Seeds that differ in one letter shall not lead to picks that are alike.
        state = ((state ^ (state >> 32)) * _FACTOR) & _LOW_BITS
        self._state: i64 = state ^ (state >> 29)

    def __reduce__(self) -> Any:
        return _lucky, (self.seed, self._state)

    def __repr__(self) -> str:
        return f"Luck({self.seed!r})"

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1, each as likely; by the upper bits, the lower ones soon come round."""
        state: i64 = (self._state * _FACTOR + _SUMMAND) & _LOW_BITS
        self._state = state
        return int(((state >> 31) * i64(n)) >> 32)

    def pick(self, items: list[T]) -> T:
        """One of the items, each as likely."""
        return items[self.below(len(items))]

    def resume(self, state: int) -> None:
        """Go on where another of this kind had come to."""
        self._state = i64(state)


def _lucky(seed: int | str, state: int) -> Luck:
    luck = Luck(seed)
    luck.resume(state)
    return luck


def _number_of(seed: str) -> int:
    """The number that `random.Random` makes of a text; making it here spares a quarter of the time of seeding.

    Halves of characters, and bytes of a command line that are no UTF-8, have no place in a record.
    """
    try:
        text = seed.encode()
    except UnicodeEncodeError:
        raise BadSetup(BAD_SEED) from None
    return int.from_bytes(text + sha512(text).digest(), "big")


def _restored(seed: int | str, state: Any) -> Chance:
    chance = Chance(seed)
    chance.resume(state)
    return chance
