"""Regression from sums: it finds what is there, and stays where it was if there is nothing to learn."""

from __future__ import annotations

import json

import pytest

from viceregal.bots.learning.sums import Sums, solved
from viceregal.core.chance import Chance

WEIGHTS = [2.0, -1.0, 0.5]


def rows(count: int, seed: int) -> list[tuple[list[float], float]]:
    chance = Chance(seed)
    found = []
    for _ in range(count):
        row = [chance.below(100) / 10, chance.below(100) / 20, 1.0]
        found.append((row, sum([w * x for w, x in zip(WEIGHTS, row, strict=True)])))
    return found


def sums_of(some: list[tuple[list[float], float]]) -> Sums:
    sums = Sums(len(WEIGHTS))
    for row, target in some:
        sums.add(row, target)
    return sums


def test_it_finds_the_weights_that_made_the_targets() -> None:
    sums = sums_of(rows(500, 1))
    found = sums.solve(WEIGHTS)
    assert found == pytest.approx(WEIGHTS)
    from_nothing = sums.solve([0.0] * 3)
    assert from_nothing == pytest.approx(WEIGHTS, abs=0.4)
    assert sums.explained(from_nothing) > 0.99 > sums.explained([0.0] * 3)


def test_a_feature_that_never_came_up_keeps_its_weight() -> None:
    sums = Sums(2)
    for row, target in rows(50, 2):
        sums.add([row[0], 0.0], target)
    assert sums.solve([1.0, 7.5])[1] == pytest.approx(7.5)


def test_sums_of_parts_add_up() -> None:
    some = rows(90, 3)
    whole, part = sums_of(some), sums_of(some[:40])
    part.merge(sums_of(some[40:]))
    assert part.rows == whole.rows
    assert part.solve([0.0] * 3) == pytest.approx(whole.solve([0.0] * 3))


def test_sums_come_back_from_a_document_as_they_were() -> None:
    sums = sums_of(rows(20, 4))
    again = Sums.from_plain(json.loads(json.dumps(sums.to_plain())))
    assert again.to_plain() == sums.to_plain()


def test_linear_equations() -> None:
    assert solved([[0.0, 2.0], [3.0, 1.0]], [4.0, 11.0]) == pytest.approx([3.0, 2.0])
