"""Chance draws the same numbers on every machine and every Python: they are written down here."""

from __future__ import annotations

import pytest

from viceregal.core.chance import Chance
from viceregal.core.errors import BadSetup

NUMBERS = {
    0: [84, 75, 42, 25, 51, 40, 78, 30],
    7: [32, 15, 65, 7, 53, 36, 5, 50],
    "7": [71, 87, 95, 29, 80, 46, 36, 47],
    "viceregal": [39, 86, 7, 6, 14, 88, 2, 41],
    2**70: [23, 41, 10, 75, 65, 27, 11, 67],
}


@pytest.mark.parametrize("seed", NUMBERS, ids=repr)
def test_numbers(seed: int | str) -> None:
    chance = Chance(seed)
    assert [chance.below(100) for _ in range(8)] == NUMBERS[seed]
    assert chance.seed == seed


@pytest.mark.parametrize(("seed", "order"), [(0, "ceabdf"), (7, "dfecab"), ("viceregal", "bfdaec")])
def test_shuffles(seed: int | str, order: str) -> None:
    letters = list("abcdef")
    assert "".join(Chance(seed).shuffled(letters)) == order
    assert letters == list("abcdef"), "the list itself is left alone"


def test_picks() -> None:
    chance = Chance(7)
    assert "".join([chance.pick(list("xyz")) for _ in range(10)]) == "xxyxyyxyxy"


def test_all_outcomes_are_as_likely() -> None:
    chance = Chance("evenly")
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


def test_half_a_character_is_no_seed() -> None:
    with pytest.raises(BadSetup, match="a whole number or a text in UTF-8"):
        Chance("caf\udce9")
