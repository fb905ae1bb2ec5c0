"""Finds and reads the puzzles of a game: `puzzles/*.jsonl` in its folder. The first line of a file says where they come
from, every other is a puzzle."""

from __future__ import annotations

import json
from collections.abc import Iterable
from functools import cache
from typing import Any

from viceregal.core.complaints import FILE_LINE, NOT_JSON
from viceregal.core.errors import BadSetup
from viceregal.games import pack
from viceregal.puzzles.complaints import KEY_TWICE, NO_PUZZLE, NO_THEME, PUZZLE_FILE_TITLE, THEME_UNKNOWN
from viceregal.puzzles.puzzle import BadPuzzle, Puzzle, UnknownPuzzle, from_plain

FOLDER = "puzzles"


@cache
def puzzles(game: str) -> tuple[Puzzle, ...]:
    """All puzzles of a game, by theme and strength; a game that brings none has none."""
    folder = pack(game).folder().joinpath(FOLDER)
    if not folder.is_dir():
        return ()
    files = sorted([each for each in folder.iterdir() if each.name.endswith(".jsonl")], key=lambda e: e.name)
    found = [each for file in files for each in read_puzzles(game, file.name, file.read_text("utf-8"))]
    return sorted_by_theme(game, found)


def find_puzzle(game: str, key: str) -> Puzzle:
    """The puzzle of this key; UnknownPuzzle if there is none."""
    for puzzle in puzzles(game):
        if puzzle.key == key:
            return puzzle
    raise UnknownPuzzle(NO_PUZZLE, game=game, puzzle=repr(key))


def sorted_by_theme(game: str, found: Iterable[Puzzle]) -> tuple[Puzzle, ...]:
    """In the order of the game's themes, the easiest first."""
    themes = themes_of(game)
    return tuple(sorted(found, key=lambda each: (themes.index(each.theme), each.rating, each.key)))


def themes_of(game: str) -> tuple[str, ...]:
    puzzling = pack(game).puzzling()
    return () if puzzling is None else puzzling.themes


def check_theme(game: str, theme: str) -> None:
    """BadSetup says which themes there are."""
    if theme not in themes_of(game):
        raise BadSetup(NO_THEME, game=game, theme=repr(theme), known=", ".join(themes_of(game)))


def read_puzzles(game: str, name: str, text: str) -> list[Puzzle]:
    """The puzzles of a file; BadPuzzle names the file and the line that is wrong."""
    lines = text.splitlines()
    head = _head(game, name, lines[0] if lines else "")
    made: dict[str, Puzzle] = {}
    for number, line in enumerate(lines[1:], start=2):
        try:
            puzzle = from_plain(game, head["version"], json.loads(line))
            if puzzle.theme not in themes_of(game):
                raise BadPuzzle(THEME_UNKNOWN, game=game, theme=repr(puzzle.theme))
            if puzzle.key in made:
                raise BadPuzzle(KEY_TWICE, puzzle=puzzle.key)
        except ValueError:
            raise BadPuzzle(FILE_LINE, file=name, line=number, reason=NOT_JSON) from None
        except BadPuzzle as error:
            raise BadPuzzle(FILE_LINE, file=name, line=number, reason=error) from None
        made[puzzle.key] = puzzle
    return list(made.values())


def _head(game: str, name: str, line: str) -> dict[str, Any]:
    try:
        head: Any = json.loads(line)
        if head["game"] == game and isinstance(head["version"], int):
            return dict(head)
    except (ValueError, KeyError, TypeError):
        pass
    raise BadPuzzle(
        FILE_LINE,
        file=name,
        line=1,
        reason=PUZZLE_FILE_TITLE,
    )
