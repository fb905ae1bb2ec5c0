"""All lessons there are, and how one is walked through."""

from __future__ import annotations

from collections.abc import Iterator

from viceregal.core.errors import Refusal
from viceregal.core.rows import BrokenRow
from viceregal.games import GAMES
from viceregal.lessons import Course, Lesson, NotNow, lessons

MAX_DEEDS = 400

OURS = ("hand-of-the-king", "viceroy", "viscounts")
EVERY = [
    (lesson, edition)
    for game in OURS
    if game in GAMES
    for lesson in lessons(game)
    for edition in lesson.editions
]
NAMES = [f"{lesson.game}-{lesson.key}-{edition}" for lesson, edition in EVERY]


def solved(lesson: Lesson, edition: str, until: int | None = None) -> Course:
    """The lesson walked by its own solution, up to this step."""
    course = Course(lesson, edition)
    for number, step in enumerate(course.steps):
        if number == until:
            return course
        assert course.number == number, f"step {number + 1} cannot be begun"
        for row in step.solution:
            course.play(row)
        finish_free(course, number)
    return course


def finish_free(course: Course, number: int) -> None:
    """A free step is played to its end by whatever comes first."""
    for _ in range(MAX_DEEDS):
        if not course.steps[number].free or course.number != number or course.status != "going":
            return
        course.play([course.game.text(course.allowed()[0])])


def first_deeds(lesson: Lesson, edition: str) -> Iterator[tuple[int, str, Course]]:
    """Each step with each first deed that it offers: what came of it."""
    for number in range(len(lesson.steps[edition])):
        for action in solved(lesson, edition, number).allowed():
            course = solved(lesson, edition, number)
            text = course.game.text(action)
            course.play([text])
            yield number, text, course


def is_refused(course: Course, action: str) -> bool:
    try:
        course.play([action])
    except (BrokenRow, Refusal, NotNow):
        return True
    return False
