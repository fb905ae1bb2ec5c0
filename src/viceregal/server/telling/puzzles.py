"""A puzzle as the page is told it: a table for one, the goal, and, when a try is over, the answer and why it is right.

Nothing of it is stored. Whoever tries sends all deeds since the puzzle began, and they are played again.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from viceregal.core.rows import BrokenRow
from viceregal.lessons.wording import practice_names
from viceregal.puzzles import Puzzle, Trial, TrialOver, UnknownPuzzle, find_puzzle, puzzles, wording
from viceregal.server.problem import Problem
from viceregal.server.tables.commands import parse_row, problem_of
from viceregal.server.tables.summary import summary_of
from viceregal.server.tables.table import Table
from viceregal.server.telling.foretelling import foretell_each_at
from viceregal.server.telling.lobby import tell_summary
from viceregal.server.telling.position import tell_lines
from viceregal.server.telling.practice import practice_table, tell_practice
from viceregal.server.telling.words import speech_of

Plain = dict[str, Any]


def tell_puzzles(game: str, lang: str) -> Plain:
    """All puzzles of a game, in a few words each, and its themes."""
    found = puzzles(game)
    return {
        "game": game,
        "themes": [
            {"key": theme, "title": wording.title(game, theme, lang)}
            for theme in wording.themes(game)
            if any(each.theme == theme for each in found)
        ],
        "puzzles": [
            {"key": each.key, "theme": each.theme, "rating": each.rating, "edition": each.edition}
            for each in found
        ],
    }


def trial_after(game: str, key: str, deeds: Sequence[Sequence[str]], lang: str) -> Trial:
    """The try after these deeds; what the rules refuse is a problem."""
    trial = Trial(_found(game, key))
    for row in deeds:
        parse_row(trial.game, row)
        try:
            trial.play(row)
        except BrokenRow as broken:
            problem = problem_of(broken, len(row))
            if problem.refusal is not None:
                names = practice_names(trial.puzzle.seats, trial.seat, lang)
                problem.words = speech_of(lang, game).refusal(problem.refusal, names, trial.seat)
            raise problem from None
        except TrialOver as error:
            problem = Problem(409, "not_now", str(error))
            problem.words = wording.saying("over", lang)
            raise problem from None
    return trial


def _found(game: str, key: str) -> Puzzle:
    try:
        return find_puzzle(game, key)
    except UnknownPuzzle as error:
        raise Problem(404, "unknown", str(error)) from None


def tell_trial(trial: Trial, lang: str) -> Plain:
    table = table_of(trial, lang)
    holds = frozenset({trial.seat})
    return {
        "puzzle": _tell_puzzle(trial, lang),
        "table": tell_summary(summary_of(table), lang, holds, holds),
        "lines": tell_lines(table, trial.seat, lang, 0),
        "position": tell_practice(table, trial.seat, lang, trial.status == "going", bool(trial.deeds)),
    }


def foretell_in_trial(
    trial: Trial, question: int, rows: Sequence[Sequence[str]], lang: str, alone: bool
) -> Plain:
    return foretell_each_at(table_of(trial, lang), trial.seat, question, rows, lang, alone)


def table_of(trial: Trial, lang: str) -> Table:
    return practice_table(f"puzzle-{trial.puzzle.game}-{trial.puzzle.key}", trial.match, trial.seat, lang)


def _tell_puzzle(trial: Trial, lang: str) -> Plain:
    puzzle = trial.puzzle
    return {
        "key": puzzle.key,
        "theme": puzzle.theme,
        "title": wording.title(puzzle.game, puzzle.theme, lang),
        "rating": puzzle.rating,
        "goal": wording.goal(puzzle, lang),
        "status": trial.status,
        "said": wording.said(trial, lang),
        "answer": None if trial.status == "going" else tell_answer(trial, lang),
    }


def tell_answer(trial: Trial, lang: str) -> Plain:
    """What was right, what comes of it, and why it is better."""
    puzzle, names = trial.puzzle, practice_names(trial.puzzle.seats, trial.seat, lang)
    return {
        "line": [
            {"seat": step.seat, "name": names[step.seat], "action": step.action, "words": step.words}
            for step in wording.line_in_words(trial, lang, names)
        ],
        "told": wording.told(trial, lang, names),
        "ahead": wording.ahead(puzzle, lang),
        "reasons": [
            {"words": words, "points": round(points, 2)} for words, points in wording.reasons(puzzle, lang)
        ],
    }
