"""Which rules the tests hold: read from the marks in their sources, without running them."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from viceregal.core.complaints import AT, FILE_LINE, Complaint
from viceregal.core.errors import ViceregalError
from viceregal.rulebook.reader import games, rules

NO_TEST_FOLDER: Final = Complaint("no_test_folder", "{folder}: there is no such folder of tests")


class BadTests(ViceregalError):
    """A folder of tests that cannot be read."""


@dataclass(frozen=True)
class Held:
    """A mark on a test: the id of a rule, and where it stands."""

    id: str
    file: str
    line: int


@dataclass(frozen=True)
class Coverage:
    rules: int
    without_test: tuple[str, ...]
    unknown: tuple[Held, ...]  # ids in tests that are no rules

    def is_whole(self) -> bool:
        return not self.without_test and not self.unknown


def find_coverage(tests: str | Path, of_games: Iterable[str]) -> Coverage:
    """The rules of these games held against the tests of a folder."""
    held = rules_held(tests)
    every = {rule.id for key in games() for rule in rules(key)}
    wanted = [rule.id for key in of_games for rule in rules(key)]
    named = {each.id for each in held}
    without = tuple([rule_id for rule_id in wanted if rule_id not in named])
    return Coverage(len(wanted), without, tuple([each for each in held if each.id not in every]))


def rules_held(tests: str | Path) -> list[Held]:
    """Every mark on a test under this folder, file by file."""
    folder = Path(tests)
    if not folder.is_dir():
        raise BadTests(NO_TEST_FOLDER, folder=folder)
    return [each for path in sorted(folder.rglob("test_*.py")) for each in _held_in(path)]


def _held_in(path: Path) -> Iterator[Held]:
    try:
        tree = ast.parse(path.read_bytes(), str(path))
    except (OSError, SyntaxError, ValueError) as error:
        raise BadTests(AT, place=path, reason=error) from None
    for node in ast.walk(tree):
        for mark in _marks_on(node):
            for call in ast.walk(mark):
                if isinstance(call, ast.Call) and _is_rule(call.func):
                    yield from _ids(call, path)


def _marks_on(node: ast.AST) -> list[ast.expr]:
    """Decorators of a test, or what a module calls its `pytestmark`."""
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test_"):
        return node.decorator_list
    if isinstance(node, ast.ClassDef) and node.name.startswith("Test"):
        return node.decorator_list
    if isinstance(node, ast.Assign) and [each.id for each in node.targets if isinstance(each, ast.Name)] == [
        "pytestmark"
    ]:
        return [node.value]
    return []


def _is_rule(called: ast.expr) -> bool:
    """`rule(...)`, or `pytest.mark.rule(...)`."""
    if isinstance(called, ast.Name):
        return called.id == "rule"
    return (
        isinstance(called, ast.Attribute)
        and called.attr == "rule"
        and isinstance(called.value, ast.Attribute)
        and called.value.attr == "mark"
    )


def _ids(call: ast.Call, path: Path) -> Iterator[Held]:
    for argument in call.args:
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
            yield Held(argument.value, str(path), argument.lineno)
        else:
            raise BadTests(
                FILE_LINE,
                file=path,
                line=argument.lineno,
                reason="the id of a rule is written out in its mark",
            )
