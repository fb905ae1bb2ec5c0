"""The walks through the house in docs/guide/architecture.md pass functions that exist."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "guide" / "architecture.md"
STEP = re.compile(r"^\d+\. `(?P<file>[\w/]+\.py)`: (?P<names>.+)$", re.MULTILINE)

STEPS = [(step["file"], step["names"]) for step in STEP.finditer(PAGE.read_text(encoding="utf-8"))]


def defined(path: Path) -> set[str]:
    """Classes and functions of a module, methods with their class."""
    found = set()
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            found.add(node.name)
        if isinstance(node, ast.ClassDef):
            methods = [each for each in node.body if isinstance(each, ast.FunctionDef | ast.AsyncFunctionDef)]
            found |= {f"{node.name}.{each.name}" for each in methods}
    return found


def test_there_are_four_walks() -> None:
    assert PAGE.read_text(encoding="utf-8").count("\n### ") == 4
    assert len(STEPS) > 25


@pytest.mark.parametrize(("file", "names"), STEPS, ids=lambda value: str(value)[:40])
def test_every_function_on_the_way_exists(file: str, names: str) -> None:
    said = [name for name in re.findall(r"`([\w.]+)`", names) if name not in ("why_not",) and "/" not in name]
    assert said and set(said) <= defined(ROOT / "src" / "viceregal" / file)
