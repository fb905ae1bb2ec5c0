"""A course: the same for any number of stops, and nothing is kept that was not shown to be better."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from viceregal.bots.learning import course as course_module
from viceregal.bots.learning.course import DIFFERENCES, ENDS, Course, Result, mean_and_interval, take
from viceregal.bots.learning.hands import Processes
from viceregal.bots.learning.teacher import Run, Weights
from viceregal.bots.learning.weights import read_weights, written
from viceregal.core.chance import Chance
from viceregal.core.errors import BadSetup
from viceregal.core.options import Setup

HERE = Processes()


class Killed(Exception):
    pass


class School:
    """Lessons without a game: the first feature counts three times, and who knows that wins."""

    features = ("much", "little")
    package = "tests.bots.learning"
    given: list[str] = []
    guides: list[float] = []  # the first weight that each lesson was played by

    def file_name(self, setup: Setup) -> str:
        return "nothing"

    def present(self, setup: Setup) -> Weights:
        return [0.0, 0.0]

    def lesson(self, setup: Setup, seed: str, weights: Weights) -> list[Run]:
        School.given.append(seed)
        School.guides.append(weights[0])
        chance = Chance(seed)
        x, y = chance.below(9), chance.below(9)
        return [Run([([float(x), float(y)], 1.0)], 3.0 * x + 1.0)]

    def examine(self, setup: Setup, seed: str, seat: int, new: Weights, old: Weights) -> float:
        School.given.append(seed)
        return float(new[0] > old[0] or Chance(f"{seed}{seat}").below(2))


@pytest.fixture(autouse=True)
def in_school(monkeypatch: pytest.MonkeyPatch) -> None:
    School.given, School.guides = [], []
    monkeypatch.setattr(course_module.registry, "teacher", lambda key: School())


def a_course(examined: int = 400, rounds: int = 1, way: str = ENDS) -> Course:
    return Course("viceroy", 2, "pl", {}, 100, examined, "s", rounds, way=way)


def silent(stage: str, done: int, total: int) -> None:
    pass


def test_what_is_learned_and_shown_to_be_better_is_kept(tmp_path: Path) -> None:
    result = take(a_course(), tmp_path / "notes", HERE, silent)
    assert result.weights == pytest.approx([3.0, 0.0], abs=0.2)
    assert (result.games, result.share, result.is_better) == (400, 1.0, True)


def test_half_a_step_stays_halfway(tmp_path: Path) -> None:
    course = replace(a_course(), step=0.5)
    assert take(course, tmp_path / "notes", HERE, silent).weights == pytest.approx([1.5, 0.0], abs=0.1)


def test_of_fewer_than_four_hundred_games_nothing_is_kept(tmp_path: Path) -> None:
    assert not take(a_course(398), tmp_path / "notes", HERE, silent).is_better


def test_a_lead_that_may_be_luck_is_not_enough() -> None:
    assert not Result([], 0.5, 0.53, 0.04, 400, 0.5).is_better
    assert Result([], 0.5, 0.55, 0.04, 400, 0.5).is_better


def test_each_round_is_played_by_what_the_one_before_taught(tmp_path: Path) -> None:
    result = take(a_course(rounds=4), tmp_path / "notes", HERE, silent)
    assert len(School.guides) == 100 and School.guides[:25] == [0.0] * 25
    assert len(set(School.guides)) == 4
    assert School.guides[-1] == pytest.approx(3.0, abs=0.1)
    assert result.weights == pytest.approx([3.0, 0.0], abs=0.05)


def test_by_differences_every_round_goes_a_step(tmp_path: Path) -> None:
    course = replace(a_course(rounds=4, way=DIFFERENCES), step=0.5)
    result = take(course, tmp_path / "notes", HERE, silent)
    steps = [School.guides[number] for number in (0, 25, 50, 75)]
    assert steps == pytest.approx([0.0, 1.5, 2.25, 2.6], abs=0.1)
    assert result.weights[0] == pytest.approx((2.25 + 2.62 + 2.8) / 3, abs=0.1)
    assert result.is_better


@pytest.mark.parametrize("way", [ENDS, DIFFERENCES])
@pytest.mark.parametrize("rounds", [1, 4])
@pytest.mark.parametrize("stop", [4, 14, 150])
def test_it_goes_on_after_a_kill_and_plays_nothing_twice(
    tmp_path: Path, stop: int, rounds: int, way: str
) -> None:
    course = a_course(rounds=rounds, way=way)
    whole = take(course, tmp_path / "whole", HERE, silent)
    School.given = []
    heard = 0

    def tell(stage: str, done: int, total: int) -> None:
        nonlocal heard
        heard += 1
        if heard == stop:
            raise Killed

    with pytest.raises(Killed):
        take(course, tmp_path / "notes", HERE, tell)
    again = take(course, tmp_path / "notes", HERE, silent)
    assert again == whole
    assert len(School.given) == 100 + 400
    assert len(set(School.given)) == 100 + 200  # an examination deal is played once a seat


def test_notes_of_another_course_are_told(tmp_path: Path) -> None:
    notes = tmp_path / "notes"
    take(a_course(), notes, HERE, silent)
    with pytest.raises(BadSetup, match="is of another course"):
        take(a_course(500), notes, HERE, silent)
    notes.write_text("{", encoding="utf-8")
    with pytest.raises(BadSetup, match="holds no notes"):
        take(a_course(), notes, HERE, silent)


def test_intervals() -> None:
    assert mean_and_interval(4, 2.0, 1.0) == (0.5, 0.0)
    mean, within = mean_and_interval(100, 50.0, 50.0)
    assert mean == 0.5 and within == pytest.approx(0.0985, abs=0.001)


def test_weights_are_read_as_they_were_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("viceregal.bots.learning.weights.files", lambda package: tmp_path)
    text = written({"games": 3, "by": 'a "hand"'}, ("one", "two, left"), [1.5, -2.25])
    (tmp_path / "some.toml").write_text(text, encoding="utf-8")
    assert read_weights("here", "some", ("one", "two, left")) == [1.5, -2.25]
    assert read_weights("here", "none", ("one",)) == []
    with pytest.raises(ValueError, match="of other features: one, three"):
        read_weights("there", "some", ("three", "two, left"))
