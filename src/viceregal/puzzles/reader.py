"""Finds and reads the puzzles of a game: `puzzles/*.jsonl` in its folder. The first line of a file says where they come
from, every other is a puzzle."""

from __future__ import annotations

import json
from collections.abc import Iterable
from functools import cache
from typing import Any

from viceregal.core.errors import BadSetup
from viceregal.games import pack
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
    raise UnknownPuzzle(f"{game} has no puzzle {key!r}")


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
        raise BadSetup(f"{game} has no theme {theme!r} (there are: {', '.join(themes_of(game))})")


def read_puzzles(game: str, name: str, text: str) -> list[Puzzle]:
    """The puzzles of a file; BadPuzzle names the file and the line that is wrong."""
    lines = text.splitlines()
    head = _head(game, name, lines[0] if lines else "")
    made: dict[str, Puzzle] = {}
    for number, line in enumerate(lines[1:], start=2):
        try:
            puzzle = from_plain(game, head["version"], json.loads(line))
            if puzzle.theme not in themes_of(game):
                raise BadPuzzle(f"theme: {game} has none called {puzzle.theme!r}")
            if puzzle.key in made:
                raise BadPuzzle(f"key: {puzzle.key} is there twice")
        except ValueError:
            raise BadPuzzle(f"{name}, line {number}: this is not JSON") from None
        except BadPuzzle as error:
            raise BadPuzzle(f"{name}, line {number}: {error}") from None
        made[puzzle.key] = puzzle
    return list(made.values())


def _head(game: str, name: str, line: str) -> dict[str, Any]:
    try:
        head: Any = json.loads(line)
        if head["game"] == game and isinstance(head["version"], int):
            return dict(head)
    except (ValueError, KeyError, TypeError):
        pass
    raise BadPuzzle(f"{name}, line 1: a file of puzzles begins with its game and the version of the rules")
