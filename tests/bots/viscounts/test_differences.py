"""Learning from the differences between one turn and the next."""

from __future__ import annotations

import tomllib

import pytest

from viceregal.games.viscounts.bots.differences import Differences, learn, main, stepped
from viceregal.games.viscounts.bots.weights import FEATURES


def test_what_is_still_to_come_is_found_from_the_changes() -> None:
    """Each turn that is left is worth two points: the lead grows by two while the feature counts down."""
    sums = Differences(1)
    for start in range(1, 6):
        turns = [[10.0 - 2 * left, float(left)] for left in range(start, 0, -1)]
        sums.add(turns, 10.0)
    assert sums.solve([0.0]) == pytest.approx([2.0], abs=0.1)


def test_without_games_weights_stay_where_they_were() -> None:
    assert Differences(2).solve([3.0, -1.0]) == pytest.approx([3.0, -1.0])


def test_a_step_goes_some_way_and_leaves_a_point_a_point() -> None:
    seen = [([[10.0 - 2 * left, float(left)] for left in range(4, 0, -1)], 10)]
    lead, weight = stepped([1.0, 0.0], seen)
    assert lead == 1.0 and 0.5 < weight < 1.0


def test_a_course_repeats_itself() -> None:
    first = learn("card", "x", 1, 1)
    assert first == learn("card", "x", 1, 1) != learn("card", "y", 1, 1)


def test_the_command_prints_a_file_of_weights(capsys: pytest.CaptureFixture[str]) -> None:
    main(["card", "--rounds", "1", "--games", "1"])
    found = tomllib.loads(capsys.readouterr().out)
    assert set(found["weights"]) == set(FEATURES)
    assert "card" in found["about"]["command"]
