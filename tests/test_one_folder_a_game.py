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
# Documentation that shows how something is called takes one of our games as its example, here and nowhere else.
EXAMPLES = {
    Path("src/viceregal") / name
    for name in ("__init__.py", "arena/runner.py", "core/gamerecord.py", "envs/__init__.py", "envs/spiel.py")
}
# What measures, describes or tries a game of ours by its name. All other scripts take whatever games there are.
OF_A_GAME = {
    Path(name)
    for name in (
        "bench/__main__.py",
        "bench/answers.py",
        "bench/beginner.py",
        "bench/boards.py",
        "bench/endgames.py",
        "bench/environments.py",
        "bench/ours.py",
        "bench/report.py",
        "bench/reviews.py",
        "examples/learn_against_greedy.py",
        "scripts/edition_table.py",
        "scripts/golden.py",
        "scripts/lesson_positions.py",
        "scripts/page_games.py",
        "scripts/release.py",
    )
}
BESIDE = sorted(
    path.relative_to(ROOT)
    for folder in ("scripts", "bench", "examples")
    for path in (ROOT / folder).rglob("*")
    if path.is_file() and (path.suffix == ".py" or path.parent == ROOT / "scripts")
)
# As a folder, a key, a class or a title: hand_of_the_king, hand-of-the-king, HandOfTheKing, Hand of the King.
NAMES = re.compile("|".join([game.replace("_", "[-_ ]?") for game in GAMES]), re.IGNORECASE)


def test_there_are_games_to_look_for() -> None:
    assert {"hand_of_the_king", "viceroy", "viscounts"} <= set(GAMES)
    assert NAMES.search("from viceregal.games.viceroy import pack") and NAMES.search("HandOfTheKing")
    assert not NAMES.search("viceregal")


def said(module: Path) -> Iterator[tuple[int, str]]:
    """Every name and text of the code, without its documentation."""
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


@pytest.mark.parametrize("module", MODULES, ids=str)
def test_no_documentation_outside_its_folder_names_a_game_but_the_examples(module: Path) -> None:
    lines = (ROOT / module).read_text(encoding="utf-8").splitlines()
    found = [f"{module}:{line}: {text}" for line, text in enumerate(lines, 1) if NAMES.search(text)]
    assert bool(found) == (module in EXAMPLES), found


def test_every_list_of_files_is_of_files_that_are_there() -> None:
    assert set(MODULES) >= EXAMPLES
    assert set(BESIDE) >= OF_A_GAME


@pytest.mark.parametrize("script", BESIDE, ids=str)
def test_no_script_names_a_game_unless_it_is_about_one(script: Path) -> None:
    names = NAMES.search((ROOT / script).read_text(encoding="utf-8")) is not None
    assert names == (script in OF_A_GAME)


@pytest.mark.parametrize("style", sorted(SOURCES.rglob("*.tcss")), ids=str)
def test_no_style_outside_its_folder_names_a_game(style: Path) -> None:
    if style.relative_to(SOURCES).parts[1] not in GAMES:
        assert not NAMES.search(style.read_text(encoding="utf-8"))


CATALOGUES = sorted((SOURCES / "i18n" / "locale").rglob("*.po"))


@pytest.mark.parametrize("file", CATALOGUES, ids=lambda file: f"{file.parts[-3]}-{file.stem}")
def test_the_common_messages_name_no_game(file: Path) -> None:
    assert not NAMES.search(file.read_text(encoding="utf-8"))


def test_there_are_common_messages_of_every_kind() -> None:
    kinds = {file.stem for file in CATALOGUES}
    assert {"viceregal", "command", "page"} < kinds and len(CATALOGUES) == 4 * len(kinds)
