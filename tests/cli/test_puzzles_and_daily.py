"""`viceregal puzzles` and `viceregal daily`: listed, shown, solved, checked; what cannot be gets one clear line."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.command import GAME, run
from viceregal.puzzles import puzzles


def test_puzzles_are_listed_by_theme_and_strength() -> None:
    ran = run("puzzles", "list", GAME, "--theme", "quiet", "--lang", "cs")
    assert ran.code == 0
    ratings = [int(line.split()[1]) for line in ran.out.splitlines()]
    assert ratings == sorted(ratings) and "Tichý tah" in ran.out


def test_a_puzzle_is_shown_without_its_answer_unless_it_is_wanted() -> None:
    puzzle = puzzles(GAME)[0]
    shown = run("puzzles", "show", GAME, puzzle.key)
    assert shown.code == 0 and f"[{puzzle.answers[0]}]" not in shown.out
    told = run("puzzles", "show", GAME, puzzle.key, "--answer")
    assert told.out.startswith(shown.out) and f"[{puzzle.answers[0]}]" in told.out


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("puzzles", "show", GAME, "nothing"), "has no puzzle 'nothing'"),
        (("puzzles", "list", "chess"), "no game is called 'chess'"),
        (("puzzles", "list", GAME, "--theme", "luck"), "has no theme 'luck'"),
        (("puzzles", "solve", GAME, "--lang", "xx"), "language 'xx'"),
        (("puzzles", "mine", GAME, "--out", "/nowhere/at/all.jsonl"), "there is no folder /nowhere/at"),
        (("daily", "--date", "9999-12-31"), "has not come yet"),
        (("daily", "--date", "today"), "a date is written as"),
        (("daily", "chess"), "no game is called 'chess'"),
        (("daily", "viceroy", "--way", "xx"), "has no way 'xx'"),
    ],
)
def test_what_cannot_be_is_told_in_one_line(words: tuple[str, ...], said: str) -> None:
    ran = run(*words)
    assert ran.code == 2 and said in ran.err
    assert len(ran.err.strip().splitlines()) == 1 and not ran.out


def test_a_file_with_a_wrong_answer_does_not_hold(tmp_path: Path) -> None:
    puzzle = next(each for each in puzzles(GAME) if len(each.line) == 1)
    head = f'{{"game": "{GAME}", "version": {puzzle.version}}}'
    file = tmp_path / "some.jsonl"
    file.write_text(f"{head}\n{puzzle.text()}\n", encoding="utf-8")
    assert run("puzzles", "check", GAME, "--file", str(file)).out == "1 puzzle is correct\n"
    wrong = puzzle.text().replace(
        f'"{puzzle.seat} {puzzle.answers[0]}"', f'"{puzzle.seat} {puzzle.worths[1][0]}"'
    )
    file.write_text(f"{head}\n{wrong}\n", encoding="utf-8")
    ran = run("puzzles", "check", GAME, "--file", str(file))
    assert ran.code == 1 and "the only answer is" in ran.err
    file.write_text("{}", encoding="utf-8")
    assert run("puzzles", "check", GAME, "--file", str(file)).code == 2


def test_the_games_of_a_day_are_listed() -> None:
    ran = run("daily", "--date", "2026-03-04")
    assert ran.code == 0 and ran.out.splitlines()[0] == "2026-03-04" and len(ran.out.splitlines()) == 6
