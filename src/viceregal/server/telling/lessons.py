"""A lesson as the page is told it: the same lines and positions as at a table, and where the learner stands.

Nothing of it is stored. Whoever learns sends all deeds since the lesson began, and they are played again.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from viceregal.core.rows import BrokenRow
from viceregal.games import GAMES
from viceregal.lessons import Course, Lesson, NotNow, UnknownLesson, find_lesson, guide, lessons, tips
from viceregal.lessons.wording import practice_names, said, saying
from viceregal.server.problem import Problem
from viceregal.server.tables.commands import parse_row, problem_of
from viceregal.server.tables.summary import summary_of
from viceregal.server.tables.table import Table
from viceregal.server.telling.foretelling import foretell_each_at
from viceregal.server.telling.lobby import tell_summary
from viceregal.server.telling.position import tell_lines
from viceregal.server.telling.practice import practice_table, tell_practice
from viceregal.server.telling.words import names_of, speech_of

Plain = dict[str, Any]


def tell_lessons(game: str, lang: str) -> Plain:
    """What can be learnt of a game, and the tips for its first real game."""
    typeset = speech_of(lang, game).typeset
    return {
        "game": game,
        "lessons": [
            {"key": each.key, "title": typeset(each.title[lang]), "editions": list(each.editions)}
            for each in lessons(game)
        ],
        "tips": [
            {
                "key": each.key,
                "on": each.on,
                "words": typeset(each.say[lang]),
                "rule": each.rule,
                "editions": list(each.editions),
            }
            for each in tips(game)
        ],
    }


def known_marks(finished: Sequence[str], read: Sequence[str]) -> tuple[list[str], list[str]]:
    """Those of lessons and tips that there are: devices may remember some of another time."""
    there = {
        f"{game}/{edition}/{each.key}"
        for game in GAMES
        for each in lessons(game)
        for edition in each.editions
    }
    tips_there = {f"{game}/{each.key}" for game in GAMES for each in tips(game)}
    return [mark for mark in finished if mark in there], [mark for mark in read if mark in tips_there]


def tell_guide(game: str, edition: str, lang: str) -> Plain:
    """The game on one page, in one of its editions."""
    typeset = speech_of(lang, game).typeset
    return {
        "game": game,
        "edition": edition,
        "sections": [
            {
                "title": typeset(each.title[lang]),
                "text": typeset(each.text[lang]),
                "figure": each.figure,
                "rules": list(each.rules),
            }
            for each in guide(game)
            if edition in each.editions
        ],
    }


def course_after(game: str, key: str, edition: str, deeds: Sequence[Sequence[str]], lang: str) -> Course:
    """The lesson after these deeds; what the rules or the lesson refuse is a problem."""
    lesson = _found(game, key, edition)
    course = Course(lesson, edition or lesson.editions[0])
    for row in deeds:
        parse_row(course.game, row)
        try:
            course.play(row)
        except BrokenRow as broken:
            problem = problem_of(broken, len(row))
            if problem.refusal is not None:
                words = speech_of(lang, game).refusal(problem.refusal, _names(course, lang), course.seat)
                problem.words = words
            raise problem from None
        except NotNow as error:
            problem = Problem(409, "not_now", str(error))
            problem.words = saying("not_now", lang)
            raise problem from None
    return course


def _found(game: str, key: str, edition: str) -> Lesson:
    try:
        return find_lesson(game, key, edition)
    except UnknownLesson as error:
        raise Problem(404, "unknown", str(error)) from None


def tell_course(course: Course, lang: str) -> Plain:
    table = table_of(course, lang)
    holds = frozenset({course.seat})
    return {
        "lesson": _tell_step(course, lang, names_of(table, lang)),
        "table": tell_summary(summary_of(table), lang, holds, holds),
        "lines": tell_lines(table, course.seat, lang, 0),
        "position": _tell_position(course, table, lang),
    }


def foretell_in_course(
    course: Course, question: int, rows: Sequence[Sequence[str]], lang: str, alone: bool
) -> Plain:
    return foretell_each_at(table_of(course, lang), course.seat, question, rows, lang, alone)


def table_of(course: Course, lang: str) -> Table:
    """The match of a course as a table, of the learner and of rivals that nobody else sees."""
    return practice_table(f"lesson-{course.lesson.game}-{course.lesson.key}", course.match, course.seat, lang)


def _names(course: Course, lang: str) -> tuple[str, ...]:
    return practice_names(course.match.setup.seats, course.seat, lang)


def _tell_step(course: Course, lang: str, names: tuple[str, ...]) -> Plain:
    typeset = speech_of(lang, course.lesson.game).typeset
    return {
        "key": course.lesson.key,
        "title": typeset(course.lesson.title[lang]),
        "step": min(course.number + 1, len(course.steps)),
        "steps": len(course.steps),
        "goal": typeset(course.step.goal[lang]),
        "rules": list(course.step.rules),
        "status": course.status,
        "said": said(course, lang, names),
        "good": course.praised,
        "began": course.began,
    }


def _tell_position(course: Course, table: Table, lang: str) -> Plain:
    """As at a table, but for what the lesson leaves out; a try that is over asks nothing more."""
    told = tell_practice(table, course.seat, lang, course.status == "going", bool(course.rows))
    allowed = {course.game.text(action) for action in course.allowed()}
    question = told["question"]
    if question is not None:
        offered = [each for each in question["actions"] if each["action"] in allowed]
        told["question"] = {**question, "actions": offered} if offered else None
    return told
