"""Learning from the differences between one row of a game and the next."""

from __future__ import annotations

import json

import pytest

from viceregal.bots.learning.differences import Differences
from viceregal.bots.learning.teacher import Run


def a_run(start: int) -> Run:
    """Each turn that is left is worth two points: what counts grows by two while the feature counts down."""
    return Run([([float(left)], 10.0 - 2 * left) for left in range(start, 0, -1)], 10.0)


def sums_of(*starts: int) -> Differences:
    sums = Differences(1)
    for start in starts:
        sums.take_in(a_run(start))
    return sums


def test_what_is_still_to_come_is_found_from_the_changes() -> None:
    assert sums_of(1, 2, 3, 4, 5).solve([0.0]) == pytest.approx([2.0], abs=0.1)


def test_luck_on_the_way_is_not_held_against_what_was_seen_before() -> None:
    """Ten points by luck after the first turn: the last turns still tell what a turn is worth."""
    run = a_run(5)
    lucky = Run([run.rows[0], *[(row, known + 10.0) for row, known in run.rows[1:]]], 20.0)
    sums = sums_of(5, 5, 5)
    sums.take_in(lucky)
    assert sums.solve([2.0])[0] < 2.6


def test_without_games_weights_stay_where_they_were() -> None:
    assert Differences(2).solve([3.0, -1.0]) == pytest.approx([3.0, -1.0])


def test_each_round_goes_some_way_and_the_last_ones_are_averaged() -> None:
    sums = sums_of(4)
    assert 0.5 < sums.after_round([0.0], 0.4)[0] < 1.0
    assert sums.in_the_end([9.0], [[8.0], [1.0], [2.0], [3.0]], 0.4) == [2.0]


def test_sums_of_several_processes_add_up() -> None:
    parts, whole = sums_of(3), sums_of(3, 5)
    parts.merge(sums_of(5))
    assert parts.to_plain() == pytest.approx(whole.to_plain())
    assert parts.explained([2.0]) == pytest.approx(1.0)


def test_faded_sums_count_for_less() -> None:
    sums = sums_of(3)
    sums.fade(0.5)
    twice = sums_of(3)
    twice.merge(sums_of(3))
    twice.fade(0.5)
    assert sums.right[0] == pytest.approx(0.5 * sums_of(3).right[0])
    assert twice.solve([0.0]) == pytest.approx(sums_of(3).solve([0.0]))


def test_notes_hold_all_of_it() -> None:
    sums = sums_of(3, 5)
    again = Differences.from_plain(json.loads(json.dumps(sums.to_plain())))
    assert again.solve([1.0]) == sums.solve([1.0])
