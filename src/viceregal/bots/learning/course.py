"""A course: lessons in rounds, then an examination. It writes down how far it has come, and goes on there after a kill."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from functools import partial
from pathlib import Path
from typing import Any, Final

from viceregal.bots import registry
from viceregal.bots.complaints import NO_COURSE_NOTES, OTHER_COURSE
from viceregal.bots.learning.differences import Differences
from viceregal.bots.learning.hands import Hands
from viceregal.bots.learning.sums import Sums
from viceregal.bots.learning.teacher import Teacher, Weights
from viceregal.core.errors import BadSetup
from viceregal.core.options import Setup
from viceregal.games import game

PART: Final = 8  # games between two notes of how far it is
MIN_EXAMINED: Final = 400  # games, for weights that are to be kept
SURE: Final = 1.96  # standard errors
# By what the rows of a game are held against: the end of the game, or what changes to the next row.
ENDS: Final = "ends"
DIFFERENCES: Final = "differences"
WAYS: Final[dict[str, type[Sums]]] = {ENDS: Sums, DIFFERENCES: Differences}


@dataclass(frozen=True)
class Course:
    """What is learned: same course, same weights, for any number of processes.

    The lessons of each round are played by what was learned in the round before. `step` says how far to go towards the
    weights that predict best: in the end from the present ones, or, by differences, in every round from those of the last.
    """

    game: str
    seats: int
    edition: str
    values: dict[str, str]
    lessons: int
    examined: int
    seed: str
    rounds: int = 1
    step: float = 1.0
    way: str = ENDS

    def setup(self) -> Setup:
        return game(self.game).setup(self.seats, self.edition, self.values)

    def teacher(self) -> Teacher:
        return registry.teacher(self.game)

    def nothing_yet(self) -> Sums:
        """Where what the lessons teach is summed up."""
        return WAYS[self.way](len(self.teacher().features))

    def ends(self) -> list[int]:
        """By how many lessons each round is over."""
        return [self.lessons * number // self.rounds for number in range(1, self.rounds + 1)]


@dataclass
class Progress:
    """How far a course has come; `found` is what each round has taught that is over."""

    lessons: int = 0
    found: list[Weights] = field(default_factory=list)
    games: int = 0
    share: float = 0.0  # of the wins, summed over deals
    squares: float = 0.0
    deals: int = 0


@dataclass(frozen=True)
class Result:
    """New weights, how much of the variance they explain, and how they did against the old ones."""

    weights: Weights
    explained: float
    share: float
    within: float
    games: int
    fair: float

    @property
    def is_better(self) -> bool:
        """Beyond what chance might do."""
        return self.games >= MIN_EXAMINED and self.share - self.within > self.fair


Telling = Callable[[str, int, int], None]


def take(course: Course, notes: Path, hands: Hands, tell: Telling) -> Result:
    """The whole course, or what is left of it. `tell` hears the stage, how much is done, and of how much."""
    progress, sums = _read(course, notes)
    old = course.teacher().present(course.setup())
    for end in course.ends():
        guide = progress.found[-1] if progress.found else old
        parts = list(range(progress.lessons, end, PART))
        for part in hands.done(partial(_lessons, course, guide, end), parts):
            _learn(course, end, part, progress, sums, guide)
            _write(course, notes, progress, sums)
            tell("lessons", progress.lessons, course.lessons)
    new = sums.in_the_end(old, progress.found, course.step)
    deals = list(range(progress.deals, -(-course.examined // course.seats)))
    for share in hands.done(partial(_examine, course, new, old), deals):
        progress.deals += 1
        progress.games += course.seats
        progress.share += share
        progress.squares += share * share
        _write(course, notes, progress, sums)
        tell("examination", progress.games, course.examined)
    share, within = mean_and_interval(progress.deals, progress.share, progress.squares)
    return Result(new, sums.explained(new), share, within, progress.games, 1.0 / course.seats)


def _learn(course: Course, end: int, part: Sums, progress: Progress, sums: Sums, guide: Weights) -> None:
    """With the last lesson of a round comes what it has taught, so that no kill comes between."""
    sums.merge(part)
    progress.lessons = min(end, progress.lessons + PART)
    if progress.lessons == end:
        progress.found.append(sums.after_round(guide, course.step))
        if end < course.lessons:
            sums.fade(sums.fading)


def mean_and_interval(count: int, total: float, squares: float) -> tuple[float, float]:
    """The mean, and how far off it may be in 95 of 100 cases."""
    if not count:
        return 0.0, 1.0
    mean = total / count
    variance = max(0.0, squares / count - mean * mean) * count / max(1, count - 1)
    return mean, SURE * (variance / count) ** 0.5


# What the processes do --------------------------------------------------------------------------------------------


def _lessons(course: Course, weights: Weights, end: int, first: int) -> Sums:
    teacher, setup = course.teacher(), course.setup()
    sums = course.nothing_yet()
    for number in range(first, min(first + PART, end)):
        for run in teacher.lesson(setup, f"{course.seed}/lesson {number}", weights):
            sums.take_in(run)
    return sums


def _examine(course: Course, new: Weights, old: Weights, deal: int) -> float:
    """One deal, played with the new weights once at each seat."""
    teacher, setup = course.teacher(), course.setup()
    seed = f"{course.seed}/examination {deal}"
    shares = [teacher.examine(setup, seed, seat, new, old) for seat in range(course.seats)]
    return sum(shares) / course.seats


# Notes ------------------------------------------------------------------------------------------------------------


def _read(course: Course, notes: Path) -> tuple[Progress, Sums]:
    if not notes.exists():
        return Progress(), course.nothing_yet()
    try:
        found = json.loads(notes.read_text(encoding="utf-8"))
        if found["course"] != asdict(course):
            raise BadSetup(OTHER_COURSE, notes=notes)
        return Progress(**found["progress"]), WAYS[course.way].from_plain(found["sums"])
    except (ValueError, KeyError, TypeError):
        raise BadSetup(NO_COURSE_NOTES, notes=notes) from None


def _write(course: Course, notes: Path, progress: Progress, sums: Sums) -> None:
    """Whole or not at all: a kill leaves the notes from before."""
    document: dict[str, Any] = {
        "course": asdict(course),
        "progress": asdict(progress),
        "sums": sums.to_plain(),
    }
    beside = notes.with_name(notes.name + ".new")
    beside.write_text(json.dumps(document), encoding="utf-8")
    os.replace(beside, notes)
