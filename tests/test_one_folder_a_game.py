"""All that there is of a game lies in its folder: no other code names it."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
SOURCES = ROOT / "src" / "viceregal"
GAMES = sorted(path.parent.name for path in SOURCES.glob("games/*/pack.py"))
MODULES = sorted(
    path.relative_to(ROOT)
    for path in SOURCES.rglob("*.py")
    if path.relative_to(SOURCES).parts[:1] != ("games",) or path.relative_to(SOURCES).parts[1] not in GAMES
)
# As a folder, a key, a class or a title: hand_of_the_king, hand-of-the-king, HandOfTheKing, Hand of the King.
NAMES = re.compile("|".join([game.replace("_", "[-_ ]?") for game in GAMES]), re.IGNORECASE)


def test_there_are_games_to_look_for() -> None:
    assert {"hand_of_the_king", "viceroy", "viscounts"} <= set(GAMES)
    assert NAMES.search("from viceregal.games.viceroy import pack") and NAMES.search("HandOfTheKing")
    assert not NAMES.search("viceregal")


def said(module: Path) -> Iterator[tuple[int, str]]:
    """Every name and text of the code; documentation may take a game as its example."""
    tree = ast.parse((ROOT / module).read_text(encoding="utf-8"))
    documentation = {
        id(node.body[0].value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef)
        and node.body
        and isinstance(node.body[0], ast.Expr)
    }
    for node in ast.walk(tree):
        line = getattr(node, "lineno", 0)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in documentation:
            yield line, node.value
        elif isinstance(node, ast.Name):
            yield line, node.id
        elif isinstance(node, ast.Attribute):
            yield line, node.attr
        elif isinstance(node, ast.arg):
            yield line, node.arg
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef | ast.alias):
            yield line, node.name
        elif isinstance(node, ast.ImportFrom):
            yield line, node.module or ""


@pytest.mark.parametrize("module", MODULES, ids=str)
def test_no_code_outside_its_folder_names_a_game(module: Path) -> None:
    found = [f"{module}:{line}: {text}" for line, text in said(module) if NAMES.search(text)]
    assert not found


@pytest.mark.parametrize("style", sorted(SOURCES.rglob("*.tcss")), ids=str)
def test_no_style_outside_its_folder_names_a_game(style: Path) -> None:
    if style.relative_to(SOURCES).parts[1] not in GAMES:
        assert not NAMES.search(style.read_text(encoding="utf-8"))


@pytest.mark.parametrize("lang", ["en", "pl", "ru", "cs"])
def test_the_common_messages_name_no_game(lang: str) -> None:
    file = SOURCES / "i18n" / "locale" / lang / "LC_MESSAGES" / "viceregal.po"
    assert not NAMES.search(file.read_text(encoding="utf-8"))
