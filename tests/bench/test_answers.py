"""How long answers take: what is counted, with a clock that does not matter."""

from __future__ import annotations

import pytest

import viceregal as vr
from bench import answers
from viceregal.bots.entry import LEVELS

HAND = answers.Kind("hand-of-the-king", 2)


def test_every_table_of_every_game_is_there() -> None:
    names = [str(kind) for kind in answers.KINDS]
    assert len(set(names)) == len(names)
    assert {kind.game for kind in answers.KINDS} == set(vr.GAMES)
    assert "hand-of-the-king teams for 4" in names


def test_answers_without_a_choice_are_not_counted() -> None:
    found = answers.times(HAND, "page", "test")
    assert 0 < len(found) < 36
    assert min(found) >= 0.0


def test_the_longest_and_the_middle_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(answers, "times", lambda kind, level, seed: [0.1, 4.0, 0.2])
    found = answers.took(HAND, LEVELS[0], 1, "test")
    assert (found.answers, found.median, found.longest) == (3, 0.2, 4.0)
    assert not found.passed
    assert "TOO SLOW" in answers.line(found)


def test_half_of_the_answers_may_take_longer_than_a_second_but_not_more() -> None:
    assert answers.Took("", "", 3, 0.5, 0.9, 2.9).passed
    assert not answers.Took("", "", 3, 1.5, 1.4, 2.9).passed
