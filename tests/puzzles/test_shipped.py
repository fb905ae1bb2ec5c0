"""The puzzles that come with the games: there are enough, their words exist, and a sample is proven each run."""

from __future__ import annotations

import os
from collections import Counter

import pytest

from viceregal.core.chance import Chance
from viceregal.games import game as find_game
from viceregal.games import pack
from viceregal.games.languages import LANGUAGES
from viceregal.puzzles import Puzzle, Trial, puzzles, wording
from viceregal.puzzles.checking import check
from viceregal.puzzles.reader import themes_of

GAMES = ("hand-of-the-king", "viceroy", "viscounts")
ENOUGH = 300
OF_A_THEME = 15
SAMPLE = 8
ALL = os.environ.get("VICEREGAL_ALL_PUZZLES") == "1"  # as `make puzzles` asks


def checked(game: str) -> list[Puzzle]:
    found = list(puzzles(game))
    return found if ALL else Chance(game).shuffled(found)[:SAMPLE]


@pytest.mark.parametrize("game", GAMES)
def test_each_game_has_enough_of_them_in_many_strengths(game: str) -> None:
    found = puzzles(game)
    assert len(found) >= ENOUGH
    assert len({each.key for each in found}) == len(found)
    assert len({each.rating for each in found}) > 20, "they are of many strengths"
    assert max([len(each.text().encode()) for each in found]) < 1500


@pytest.mark.parametrize("game", GAMES)
def test_every_theme_is_worth_choosing(game: str) -> None:
    themes = Counter([each.theme for each in puzzles(game)])
    assert len(themes_of(game)) >= 4
    assert {theme: themes[theme] for theme in themes_of(game) if themes[theme] < OF_A_THEME} == {}


def test_viceroy_has_them_in_each_edition() -> None:
    assert {each.edition for each in puzzles("viceroy")} == set(find_game("viceroy").facts.editions)


@pytest.mark.parametrize(
    "puzzle", [each for game in GAMES for each in checked(game)], ids=lambda each: each.key
)
def test_a_puzzle_has_one_answer_and_it_is_the_one_that_is_written(puzzle: Puzzle) -> None:
    check(puzzle)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_theme_and_goal_is_said_in_every_language(game: str, lang: str) -> None:
    assert tuple(wording.themes(game)) == themes_of(game)
    for puzzle in Chance(lang).shuffled(list(puzzles(game)))[:SAMPLE]:
        trial, names = Trial(puzzle), wording.names_for(puzzle, lang)
        texts = [wording.title(game, puzzle.theme, lang), wording.goal(puzzle, lang)]
        texts += [step.words for step in wording.line_in_words(trial, lang, names)]
        texts += [words for words, _ in wording.reasons(puzzle, lang)]
        assert all(texts) and not any(["{" in text or "reason." in text for text in texts])


@pytest.mark.parametrize("game", GAMES)
def test_a_wrong_answer_does_not_solve_one(game: str) -> None:
    puzzle = next(each for each in puzzles(game) if each.aim == "best")
    trial = Trial(puzzle)
    wrong = next(text for text in map(trial.game.text, trial.allowed()) if text != puzzle.answers[0])
    trial.play([wrong])
    assert trial.status == "missed" and trial.allowed() == []


@pytest.mark.parametrize("game", ["viceroy", "viscounts"])
def test_points_are_reached_or_missed(game: str) -> None:
    puzzle = next(each for each in puzzles(game) if each.aim == "points")
    trial = Trial(puzzle)
    for answer in puzzle.answers:
        trial.play([answer])
    assert trial.status == "solved" and trial.gained == puzzle.points


@pytest.mark.parametrize("game", GAMES)
def test_a_game_says_where_its_puzzles_come_from(game: str) -> None:
    puzzling = pack(game).puzzling()
    assert puzzling is not None
    for deal in puzzling.deals:
        find_game(game).setup(deal.seats, deal.edition, deal.options)
