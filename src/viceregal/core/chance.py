"""Where randomness comes from: one seeded source, the same on every machine and Python.

Of Python's generator only `random.random()` is drawn on; unlike `shuffle` and `choice`, its numbers for a seed never
change between Pythons.
"""

from __future__ import annotations

from _random import Random
from collections.abc import Callable
from hashlib import sha512
from typing import Any, Final, TypeVar

from viceregal._mypyc import i64
from viceregal.core.complaints import BAD_SEED
from viceregal.core.errors import BadSetup

T = TypeVar("T")

QUICK: Final = "quick:"
"""A seed that begins with this is for the quick generator, wherever it is used: it says of itself how it is dealt."""

# Of the quick generator. A number has 53 bits of the 64, as those of `random.random()` have.
_STRIDE: Final[i64] = -0x61C8864680B583EB
_MIX: Final[i64] = -0x40A7B892E31B1A47
_MIX_AGAIN: Final[i64] = -0x6B2FB644ECCEEE15
_UNIT: Final = 2.0**-53

# Of `Luck` and of quick seeds: FNV-1a hashes the seed, Knuth's MMIX multiplies; all modulo 2**63, so that native numbers do.
_BASIS: Final[i64] = 0x4BF29CE484222325
_PRIME: Final[i64] = 0x100000001B3
_FACTOR: Final[i64] = 6364136223846793005
_SUMMAND: Final[i64] = 1442695040888963407
_LOW_BITS: Final[i64] = 0x7FFFFFFFFFFFFFFF


class Chance:
    """Answers for chance, and for whoever else must choose at random. Same seed, same answers.

    The numbers come from Python's own generator, the Mersenne Twister; for a seed that begins with `quick:`, from
    SplitMix64, which is seeded in a thirtieth of the time: a simulation seeds chance anew for every game.
    """

    def __init__(self, seed: int | str) -> None:
        self.seed = seed
        self._source: Random | None = None
        self._random: Callable[[], float] | None = None
        self._count: i64 = 0
        # At hand as native numbers: to mypyc a constant above 2**62 is an object.
        self._stride: i64 = _STRIDE
        self._mix: i64 = _MIX
        self._mix_again: i64 = _MIX_AGAIN
        if isinstance(seed, str) and seed.startswith(QUICK):
            self._count = _scattered(_bytes_of(seed))
        else:
            self._source = Random(_number_of(seed) if isinstance(seed, str) else seed)
            self._random = self._source.random

    def __reduce__(self) -> Any:
        return _restored, (self.seed, self._state())

    def __repr__(self) -> str:
        return f"Chance({self.seed!r})"

    def clone(self) -> Chance:
        """Another source that gives the same answers from here on."""
        return _restored(self.seed, self._state())

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1, each as likely."""
        return int(self._next() * n)

    def pick(self, items: list[T]) -> T:
        """One of the items, each as likely."""
        return items[int(self._next() * float(len(items)))]

    def shuffled(self, items: list[T]) -> list[T]:
        """A new list in random order (Fisher and Yates)."""
        order = items[:]
        random = self._random
        for i in range(len(order) - 1, 0, -1):
            j = int((self._next() if random is None else random()) * (i + 1))
            order[i], order[j] = order[j], order[i]
        return order

    def some(self, items: list[T], count: int) -> list[T]:
        """So many of the items, drawn one after another."""
        left = items[:]
        drawn: list[T] = []
        for _ in range(count):
            i = int(self._next() * float(len(left)))
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
                part = self._next()
            part *= float(len(items))
            i = int(part)
            part -= float(i)
            drawn.append(items[i])
            items[i] = items[-1]
            items.pop()
        return drawn

    def resume(self, state: Any) -> None:
        """Go on where another source with this seed had come to."""
        if self._source is None:
            self._count = i64(state)
        else:
            self._source.setstate(state)

    def _state(self) -> Any:
        if self._source is not None:
            return self._source.getstate()
        return (int(self._count) + 2**63) % 2**64 - 2**63  # as a native number has it

    def _next(self) -> float:
        """A number from 0 up to but not including 1.

        The quick generator is SplitMix64 (Steele, Lea, Flood: "Fast splittable pseudorandom number generators", 2014):
        what it counts up is mixed until no statistical test of the usual batteries, BigCrush among them, tells it from
        chance. It goes through all numbers of 64 bits before it comes round, and seeds begin somewhere in there. So it
        deals at most 2**63 games, as an interval of a simulation never notices; who must not foresee a deal, or wants each
        order of a deck to be possible, seeds the other one.

        Only the lower 64 bits count: native numbers have no others, and those of Python may have more, above them.
        """
        random = self._random
        if random is not None:
            return random()
        bits: i64 = self._count + self._stride
        self._count = bits
        bits = (bits ^ ((bits >> 30) & 0x3FFFFFFFF)) * self._mix
        bits = (bits ^ ((bits >> 27) & 0x1FFFFFFFFF)) * self._mix_again
        bits = bits ^ ((bits >> 31) & 0x1FFFFFFFF)
        return float((bits >> 11) & 0x1FFFFFFFFFFFFF) * _UNIT


class Luck:
    """Picks at random for those who do nothing else, like random bots. Same seed, same picks.

    To seed a `Chance` takes 4 µs, which is a fifth of a short game; this takes a thirtieth of that.
    """

    def __init__(self, seed: int | str) -> None:
        self.seed = seed
        self._state: i64 = _scattered(str(seed).encode())

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


def _scattered(text: bytes) -> i64:
    """A number of 63 bits for a seed."""
    state: i64 = _BASIS
    low_bits: i64 = _LOW_BITS  # once: to mypyc a constant above 2**62 is an object
    for at in range(len(text)):
        byte: i64 = text[at]
        state = ((state ^ byte) * _PRIME) & low_bits
    # Seeds that differ in one letter shall not lead to picks that are alike.
    state = ((state ^ (state >> 32)) * _FACTOR) & low_bits
    return state ^ (state >> 29)


def _bytes_of(seed: str) -> bytes:
    """Halves of characters, and bytes of a command line that are no UTF-8, have no place in a record."""
    try:
        return seed.encode()
    except UnicodeEncodeError:
        raise BadSetup(BAD_SEED) from None


def _number_of(seed: str) -> int:
    """The number that `random.Random` makes of a text; making it here spares a quarter of the time of seeding."""
    text = _bytes_of(seed)
    return int.from_bytes(text + sha512(text).digest(), "big")


def _restored(seed: int | str, state: Any) -> Chance:
    chance = Chance(seed)
    chance.resume(state)
    return chance
