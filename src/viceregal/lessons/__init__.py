"""Lessons: short positions of a game with something to do in them. They are data in a game's folder, and this knows no game.

`lessons(game)` reads them, `Course` walks through one on a match, `wording` says it in the reader's language.
"""

from viceregal.lessons.course import Course, NotNow
from viceregal.lessons.fields import BadLesson
from viceregal.lessons.guide import Section, guide
from viceregal.lessons.lesson import Lesson, Step
from viceregal.lessons.reader import UnknownLesson, find_lesson, lessons
from viceregal.lessons.tips import Tip, tips

__all__ = [
    "BadLesson",
    "Course",
    "Lesson",
    "NotNow",
    "Section",
    "Step",
    "Tip",
    "UnknownLesson",
    "find_lesson",
    "guide",
    "lessons",
    "tips",
]
