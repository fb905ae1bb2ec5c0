"""Files of puzzles that are broken: each gets one clear line that says where."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest

from viceregal.puzzles import BadPuzzle, UnknownPuzzle, find_puzzle, puzzles
from viceregal.puzzles.checking import check
from viceregal.puzzles.puzzle import position_of, read, written
from viceregal.puzzles.reader import read_puzzles

HAND = "hand-of-the-king"
HEAD = json.dumps({"game": HAND, "version": 2})


def changed(**fields: Any) -> str:
    return json.dumps({**puzzles(HAND)[0].to_plain(), **fields})


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "line 1: a file of puzzles begins with its game"),
        ('{"game": "chess", "version": 1}', "line 1: a file of puzzles begins with its game"),
        (f"{HEAD}\nnonsense", "line 2: this is not JSON"),
        (f"{HEAD}\n[]", "line 2: a puzzle has the fields"),
        (f"{HEAD}\n{changed(rating='high')}", "line 2: rating: this is not of type int"),
        (f"{HEAD}\n{changed(theme='nothing')}", "line 2: theme: hand-of-the-king has none called 'nothing'"),
        (f"{HEAD}\n{changed(aim='luck')}", "line 2: aim: there are best, points"),
        (f"{HEAD}\n{changed(line=['left'])}", "line 2: line: decisions are written as `seat action`"),
        (f"{HEAD}\n{changed(worths=[[1]])}", "line 2: worths and reasons are pairs"),
        (f"{HEAD}\n{changed()}\n{changed()}", "is there twice"),
    ],
)
def test_a_broken_file_is_told_with_its_line(text: str, said: str) -> None:
    with pytest.raises(BadPuzzle, match=r"some\.jsonl") as told:
        read_puzzles(HAND, "some.jsonl", text)
    assert said in str(told.value) and "\n" not in str(told.value)


def test_a_position_that_comes_about_another_way_is_noticed() -> None:
    puzzle = puzzles(HAND)[0]
    for broken in (replace(puzzle, seed="another"), replace(puzzle, moves="~"), replace(puzzle, moves="")):
        with pytest.raises(BadPuzzle, match=puzzle.key):
            position_of(broken)


def test_a_planted_wrong_answer_is_found_out() -> None:
    puzzle = next(each for each in puzzles(HAND) if len(each.line) == 1)
    other = puzzle.worths[1][0]
    with pytest.raises(BadPuzzle, match="the only answer is"):
        check(replace(puzzle, line=(f"{puzzle.seat} {other}",)))


def test_an_unknown_puzzle_is_said_to_be_none() -> None:
    with pytest.raises(UnknownPuzzle, match="hand-of-the-king has no puzzle 'nothing'"):
        find_puzzle(HAND, "nothing")


def test_moves_are_written_in_few_letters() -> None:
    places = [0, 9, 10, 61, 62, 5, 200]
    assert written(places) == "09aZ.62.5.200." and read(written(places)) == places
