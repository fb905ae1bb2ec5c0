"""Chance draws the same numbers on every machine and every Python: they are written down here."""

from __future__ import annotations

import os
import subprocess
import sys
from itertools import permutations
from math import sqrt
from pathlib import Path

import pytest

from viceregal.core.chance import QUICK, Chance
from viceregal.core.errors import BadSetup

ROOT = Path(__file__).parents[2]

NUMBERS = {
    0: [84, 75, 42, 25, 51, 40, 78, 30],
    7: [32, 15, 65, 7, 53, 36, 5, 50],
    "7": [71, 87, 95, 29, 80, 46, 36, 47],
    "viceregal": [39, 86, 7, 6, 14, 88, 2, 41],
    2**70: [23, 41, 10, 75, 65, 27, 11, 67],
    "quick:7": [39, 30, 9, 11, 6, 69, 78, 73],
    "quick:viceregal": [81, 52, 39, 51, 87, 48, 13, 67],
}
# What SplitMix64 gives from the state 1234567 on, as its authors' code and others print it.
PUBLISHED = [
    6457827717110365317,
    3203168211198807973,
    9817491932198370423,
    4593380528125082431,
    16408922859458223821,
]
BOTH_KINDS = pytest.mark.parametrize("kind", ["", QUICK])


@pytest.mark.parametrize("seed", NUMBERS, ids=repr)
def test_numbers(seed: int | str) -> None:
    chance = Chance(seed)
    assert [chance.below(100) for _ in range(8)] == NUMBERS[seed]
    assert chance.seed == seed


@pytest.mark.parametrize(
    ("seed", "order"), [(0, "ceabdf"), (7, "dfecab"), ("viceregal", "bfdaec"), ("quick:7", "efdabc")]
)
def test_shuffles(seed: int | str, order: str) -> None:
    letters = list("abcdef")
    assert "".join(Chance(seed).shuffled(letters)) == order
    assert letters == list("abcdef"), "the list itself is left alone"


def test_picks() -> None:
    chance = Chance(7)
    assert "".join([chance.pick(list("xyz")) for _ in range(10)]) == "xxyxyyxyxy"


@BOTH_KINDS
def test_all_outcomes_are_as_likely(kind: str) -> None:
    chance = Chance(f"{kind}evenly")
    counts = [0] * 6
    places = [[0] * 4 for _ in range(4)]
    for _ in range(6000):
        counts[chance.below(6)] += 1
        for place, item in enumerate(chance.shuffled([0, 1, 2, 3])):
            places[place][item] += 1
    assert all(850 < count < 1150 for count in counts)
    assert all(1350 < count < 1650 for row in places for count in row)


def test_of_one_thing_there_is_one_outcome() -> None:
    chance = Chance(1)
    assert chance.below(1) == 0 and chance.pick(["only"]) == "only"
    assert chance.shuffled([]) == [] and chance.shuffled([5]) == [5]


def test_a_bot_cannot_move_the_deck() -> None:
    """Each source draws by itself."""
    one, other = Chance(5), Chance(5)
    Chance(5).below(10)
    assert [one.below(9) for _ in range(5)] == [other.below(9) for _ in range(5)]


@BOTH_KINDS
def test_half_a_character_is_no_seed(kind: str) -> None:
    with pytest.raises(BadSetup, match="a whole number or a text in UTF-8"):
        Chance(f"{kind}caf\udce9")


def test_the_quick_kind_is_split_mix_64() -> None:
    chance = Chance(QUICK)
    chance.resume(1234567)
    assert [chance.below(2**53) for _ in PUBLISHED] == [number >> 11 for number in PUBLISHED]


@pytest.mark.parametrize("pure", ["", "1"])
def test_the_quick_kind_is_the_same_compiled_and_interpreted(pure: str) -> None:
    """Its numbers, and where it has come to: a native number has 64 bits, one of Python as many as it takes."""
    said = subprocess.run(
        [sys.executable, "-c", f"from tests.core.test_chance import drawn; print(drawn('{QUICK}ż/7'))"],
        cwd=ROOT,
        env={**os.environ, "VICEREGAL_PURE": pure, "PYTHONUTF8": "1"},
        check=True,
        capture_output=True,
        text=True,
        encoding="utf-8",
    ).stdout
    assert said.strip() == repr(drawn(f"{QUICK}ż/7"))


def drawn(seed: str) -> tuple[list[int], list[int], object]:
    """Some thousand numbers, and then each of the ways to draw, beside a clone that does the same."""
    chance = Chance(seed)
    numbers = [chance.below(2**53) for _ in range(5000)]
    other = chance.clone()
    for each in (chance, other):
        left = list(range(20))
        numbers += each.shuffled(left) + each.some(left, 7) + each.take(left, 9) + left + [each.pick(left)]
    assert numbers[5000:] == numbers[5000 : (len(numbers) + 5000) // 2] * 2
    assert chance.__reduce__() == other.__reduce__()
    return numbers[:5], numbers[-40:], chance.__reduce__()[1]


# How evenly the quick kind deals. The sum of the squares, each divided by what was to be expected, has as its mean the
# number of what can vary freely, and twice that as its variance: beyond four times the root of it, either way, chance
# comes in one of ten thousand cases.


def is_even(counts: list[int], expected: float, free: int) -> bool:
    squares = sum([(count - expected) ** 2 for count in counts]) / expected
    return abs(squares - free) < 4 * sqrt(2 * free)


def test_every_card_comes_as_often_to_every_place() -> None:
    """The first shuffle of games with seeds that are nearly the same, as a simulation has them."""
    cards, games = 36, 3600
    counts = [0] * cards**2
    for number in range(games):
        for place, card in enumerate(Chance(f"{QUICK}even/{number}").shuffled(list(range(cards)))):
            counts[place * cards + card] += 1
    assert is_even(counts, games / cards, (cards - 1) ** 2)


def test_every_order_comes_as_often() -> None:
    chance, counts = Chance(f"{QUICK}orders"), dict.fromkeys(permutations("abcde"), 0)
    for _ in range(120 * 100):
        counts[tuple(chance.shuffled(list("abcde")))] += 1
    assert is_even(list(counts.values()), 100, 119)


@pytest.mark.parametrize("apart", [1, 2, 10])
def test_neighbouring_seeds_know_nothing_of_each_other(apart: int) -> None:
    """The first two draws of one game beside those of another with a seed much like it."""
    sides, games = 6, 13_000
    counts = [0] * sides**4
    for number in range(games):
        one, other = Chance(f"{QUICK}5/{number}"), Chance(f"{QUICK}5/{number + apart}")
        four = [one.below(sides), one.below(sides), other.below(sides), other.below(sides)]
        counts[((four[0] * sides + four[1]) * sides + four[2]) * sides + four[3]] += 1
    assert is_even(counts, games / sides**4, sides**4 - 1)
