"""What is said of a puzzle and of a try at it, in the reader's language."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from importlib import resources

from viceregal.core.foretell import as_known_to, foretell_in
from viceregal.core.records import Seat
from viceregal.games import pack
from viceregal.games.puzzling import BEST, POINTS
from viceregal.i18n import speak
from viceregal.lessons.fields import LessonTable
from viceregal.lessons.lesson import Text
from viceregal.lessons.wording import filled, practice_names
from viceregal.puzzles.puzzle import Puzzle
from viceregal.puzzles.reader import FOLDER, themes_of
from viceregal.puzzles.trial import Trial

_FILE = "themes.toml"


@dataclass(frozen=True)
class Theme:
    title: Text
    goal: Text
    goal_points: Text | None


@dataclass(frozen=True)
class Step:
    """A decision of the answer: whose it is, its text, and how a player would say it."""

    seat: Seat
    action: str
    words: str


@cache
def themes(game: str) -> dict[str, Theme]:
    """The themes of a game in their order; BadLesson says what is wrong with the file."""
    if not themes_of(game):
        return {}
    file = pack(game).folder().joinpath(FOLDER, _FILE)
    read = LessonTable(f"{game}: {_FILE}", tomllib.loads(file.read_text(encoding="utf-8")))
    made: dict[str, Theme] = {}
    for key in themes_of(game):
        inner = LessonTable(f"{read.place}: {key}", read.get(key))
        points = inner.text("goal_points") if inner.has("goal_points") else None
        made[key] = Theme(inner.text("title"), inner.text("goal"), points)
        inner.done()
    read.done()
    return made


def title(game: str, theme: str, lang: str) -> str:
    return speak(lang).typeset(themes(game)[theme].title[lang])


def goal(puzzle: Puzzle, lang: str) -> str:
    theme = themes(puzzle.game)[puzzle.theme]
    text = theme.goal_points if puzzle.aim == POINTS and theme.goal_points else theme.goal
    number = puzzle.points if puzzle.aim == POINTS else len(puzzle.answers)
    return speak(lang).typeset(filled(text[lang], {"n": number}, "", lang))


def saying(key: str, lang: str, number: int = 0) -> str:
    return speak(lang).typeset(filled(_sayings().text(key)[lang], {"n": number}, "", lang))


@cache
def _sayings() -> LessonTable:
    file = resources.files("viceregal.puzzles").joinpath("sayings.toml")
    return LessonTable(file.name, tomllib.loads(file.read_text(encoding="utf-8")))


def is_decided(puzzle: Puzzle) -> bool:
    """Does the answer win, and every other lose?"""
    return puzzle.aim == BEST and puzzle.exact


def said(trial: Trial, lang: str) -> str:
    """Of what was answered last; nothing before the first answer."""
    if not trial.deeds:
        return ""
    puzzle = trial.puzzle
    if trial.status == "going":
        return saying("going", lang)
    if puzzle.aim == POINTS:
        solved = trial.status == "solved"
        return saying("points" if solved else "wrong_points", lang, trial.gained)
    key = ("decided" if trial.status == "solved" else "wrong_decided") if is_decided(puzzle) else ""
    return saying(key or ("right" if trial.status == "solved" else "wrong"), lang)


# The answer, explained --------------------------------------------------------------------------------------------


def names_for(puzzle: Puzzle, lang: str) -> tuple[str, ...]:
    return practice_names(puzzle.seats, puzzle.seat, lang)


def line_in_words(trial: Trial, lang: str, names: Sequence[str]) -> list[Step]:
    """The whole answer, decision by decision."""
    game, s = trial.game, trial.start.clone()
    speech = speak(lang).of(game.key)
    steps: list[Step] = []
    for seat, text in trial.puzzle.steps():
        action = game.parse(text)
        steps.append(Step(seat, text, speech.answer(s.todo[-1], action, names)))
        game.apply(s, seat, action)
    return steps


def told(trial: Trial, lang: str, names: Sequence[str]) -> list[str]:
    """What comes of the answer at once, as far as it can be foretold, in the game's own sentences."""
    game, seat = trial.game, trial.seat
    row = []
    for who, text in trial.puzzle.steps():
        if who != seat:
            break
        row.append(game.parse(text))
    picture = as_known_to(game, trial.start, seat, alone=True)
    speech = speak(lang).of(game.key)
    return [speech.event(event, names, seat) for event in foretell_in(game, picture, seat, row).events]


def ahead(puzzle: Puzzle, lang: str) -> str:
    """By how much the answer is better than the next; nothing where it wins and the others lose."""
    if is_decided(puzzle):
        return ""
    best, following = puzzle.worths[0][1], puzzle.worths[1][1]
    if puzzle.aim == POINTS:
        return saying("ahead_points", lang, round(following))
    text = _sayings().text("ahead")[lang]
    return speak(lang).typeset(text).format(by=_decimal(best - following, lang))


def _decimal(value: float, lang: str) -> str:
    """With a point or a comma, as the language has it."""
    text = f"{value:.1f}"
    return text if lang == "en" else text.replace(".", ",")


def reasons(puzzle: Puzzle, lang: str) -> list[tuple[str, float]]:
    """Under which headings the answer is ahead of the next, and by how many points."""
    speech = speak(lang).of(puzzle.game)
    return [(speech.say(f"reason.{heading}"), points) for heading, points in puzzle.reasons]
