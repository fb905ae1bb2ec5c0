"""Means and their intervals, held against plain formulas and against chance itself."""

from __future__ import annotations

import statistics

import pytest

from viceregal.arena.means import Sum, give_or_take, mean_of_deals, mean_within, spread_of
from viceregal.arena.wording import length_words
from viceregal.core.chance import Chance
from viceregal.i18n import speak

VALUES = [3, 1, 4, 1, 5, 9, 2, 6]


def test_an_interval_is_that_of_the_textbook() -> None:
    mean, within = mean_within([float(value) for value in VALUES])
    assert mean == statistics.mean(VALUES)
    assert within == pytest.approx(1.96 * statistics.stdev(VALUES) / len(VALUES) ** 0.5)


def test_sums_give_the_same_interval_in_any_order() -> None:
    first, second = Sum(), Sum()
    for value in VALUES:
        (first if value < 4 else second).count(value)
    first.add(second)
    assert first.total == sum(VALUES)
    assert first.within(len(VALUES), 1) == pytest.approx(mean_within(VALUES)[1])
    assert first.within(len(VALUES), 2) == pytest.approx(mean_of_deals([(value, 2) for value in VALUES])[1])


def test_of_a_single_deal_nobody_can_say() -> None:
    assert mean_within([4.0]) == (4.0, None)
    assert Sum(4, 16).within(1, 1) is None


def test_deals_of_different_sizes_weigh_by_their_games() -> None:
    mean, within = mean_of_deals([(2.0, 4), (1.0, 1), (0.0, 2)])
    assert mean == 3 / 7
    assert within is not None and within > 0


def test_the_truth_lies_within_in_about_95_of_100_cases() -> None:
    """Deals of two games that hang together: each deal has luck of its own, which both games share."""
    chance = Chance("intervals")
    held = 0
    for _ in range(400):
        deals = []
        for _ in range(60):
            luck = chance.below(7) - 3
            deals.append((float(2 * luck + chance.below(5) + chance.below(5) - 4), 2))
        mean, within = mean_of_deals(deals)
        assert within is not None
        held += abs(mean) <= within
    assert 366 <= held <= 394


def test_lengths_are_told_by_their_ends_and_their_middle() -> None:
    assert spread_of({30: 1, 40: 2, 60: 1}) == {"least": 30, "median": 40, "most": 60}
    assert spread_of({30: 1, 41: 1}) == {"least": 30, "median": 35.5, "most": 41}
    assert spread_of({}) == {"least": None, "median": None, "most": None}
    told = {"mean": 33.104, "within": 0.52, "least": 25, "median": 33.5, "most": 41}
    assert length_words(told, speak("en")) == "33.10 ± 0.52 moves a game (25 to 41, median 33.5)"
    assert length_words(told, speak("cs")).endswith("33,10 ± 0,52 (od 25 do 41, medián 33,5)")
    assert give_or_take({"mean": 0.5, "within": None}, 100) == "50.0"
