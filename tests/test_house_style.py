"""What a linter does not know: sizes, names, and habits that this project refuses on sight."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[1]
FOLDERS = ("src", "tests", "scripts", "bench")
FILES = sorted(path.relative_to(ROOT) for folder in FOLDERS for path in (ROOT / folder).rglob("*.py"))
SOURCES = [path for path in FILES if path.parts[0] == "src"]

MAX_LINES = 500
MAX_LINES_OF_A_FUNCTION = 60
MAX_COLUMNS = 140

# Longer than they should be, and why.
LONG_FILES: dict[str, str] = {}
LONG_FUNCTIONS = {
    (
        "src/viceregal/games/hand_of_the_king/bots/search/tree.py",
        "expand",
    ),  # the node of the search, in one piece
}
WITHOUT_DOCSTRING = {("src/viceregal/core/gamerecord.py", "result_of")}

Function = ast.FunctionDef | ast.AsyncFunctionDef


@cache
def text(path: Path) -> str:
    return (ROOT / path).read_text(encoding="utf-8")


@cache
def nodes(path: Path) -> list[ast.AST]:
    return list(ast.walk(ast.parse(text(path))))


def functions(path: Path) -> Iterator[Function]:
    return (node for node in nodes(path) if isinstance(node, Function))


def length(function: Function) -> int:
    return (function.end_lineno or 0) - function.lineno + 1


# Sizes and names ------------------------------------------------------------------------------------------------


def is_table(path: Path) -> bool:
    """Files without any code may be long: card tables, vocabularies."""
    return not any(True for _ in functions(path))


def test_a_file_can_be_read_at_a_sitting() -> None:
    long = {str(path) for path in FILES if len(text(path).splitlines()) > MAX_LINES and not is_table(path)}
    assert long == set(LONG_FILES)


def test_a_function_fits_a_glance() -> None:
    long = {
        (str(path), function.name)
        for path in FILES
        for function in functions(path)
        if length(function) > MAX_LINES_OF_A_FUNCTION
    }
    assert long == LONG_FUNCTIONS


def test_lines_fit_a_window() -> None:
    wide = [
        f"{path}:{number}"
        for path in SOURCES
        for number, line in enumerate(text(path).splitlines(), start=1)
        if len(line) > MAX_COLUMNS
    ]
    assert not wide


def test_a_file_is_named_by_what_it_holds() -> None:
    empty_words = {"utils", "util", "helpers", "helper", "common", "misc", "tools", "stuff"}
    assert not [path for path in FILES if path.stem in empty_words]


# Words ----------------------------------------------------------------------------------------------------------

# Put together here, so that this file does not hold them.
LEFT_OVER = re.compile(r"\b(" + "|".join(["TO" + "DO", "FIX" + "ME", "XX" + "X", "HA" + "CK"]) + r")\b")


def test_nothing_is_left_for_later() -> None:
    assert not [path for path in FILES if LEFT_OVER.search(text(path))]


def test_a_module_says_what_it_is() -> None:
    assert not [path for path in FILES if text(path) and not ast.get_docstring(ast.parse(text(path)))]


def test_what_the_kernel_offers_is_documented() -> None:
    undocumented = {
        (str(path), node.name)
        for path in SOURCES
        if path.parts[2] == "core"
        for node in ast.parse(text(path)).body
        if isinstance(node, Function | ast.ClassDef)
        if not node.name.startswith("_") and not ast.get_docstring(node)
    }
    assert undocumented == WITHOUT_DOCSTRING


# Habits ---------------------------------------------------------------------------------------------------------


def test_nobody_draws_on_the_generator_that_all_share() -> None:
    """Randomness is passed in: `random.Random(seed)` or `Chance(seed)`, never `random.choice(...)`.

    The peers in bench/ may need it.
    """
    found = []
    for path in [path for path in FILES if path.parts[0] != "bench"]:
        for node in nodes(path):
            if isinstance(node, ast.ImportFrom) and node.module == "random":
                found += [f"{path}: {alias.name}" for alias in node.names if alias.name != "Random"]
            if (
                isinstance(node, ast.Attribute)
                and ast.unparse(node.value) == "random"
                and node.attr != "Random"
            ):
                found.append(f"{path}:{node.lineno}: random.{node.attr}")
    assert not found


def test_states_are_cloned_by_hand() -> None:
    found = [
        f"{path}:{node.lineno}"
        for path in SOURCES
        for node in nodes(path)
        if (isinstance(node, ast.ImportFrom) and node.module == "copy")
        or (isinstance(node, ast.Import) and any(alias.name == "copy" for alias in node.names))
    ]
    assert not found


def asks_by_name(compared: ast.Compare) -> bool:
    """Does it ask which edition or card it is? They are values: rules ask what they say."""
    sides = [compared.left, *compared.comparators]
    named = any(isinstance(side, ast.Constant) and isinstance(side.value, str) for side in sides)
    for side in sides:
        said = ast.unparse(side)
        if re.search(r"\bedition\.key$|\bcard\.(id|name|number|key)$", said):
            return True
        if named and re.search(r"\bedition$", said):
            return True
    return False


def test_rules_do_not_ask_which_edition_or_card_it_is() -> None:
    """But options.py may say what cannot be chosen together."""
    found = [
        f"{path}:{node.lineno}: {ast.unparse(node)}"
        for path in SOURCES
        if path.name != "options.py"
        for node in nodes(path)
        if isinstance(node, ast.Compare) and asks_by_name(node)
    ]
    assert not found


def test_tables_of_cards_hold_no_code() -> None:
    found = [
        f"{path}:{node.lineno}"
        for path in SOURCES
        if "games" in path.parts and "cards" in (path.stem, *path.parts)
        for node in nodes(path)
        if isinstance(node, ast.Lambda)
    ]
    assert not found


def test_a_function_uses_the_name_of_an_exception_for_one_kind() -> None:
    """mypyc gives a variable one type: the second kind would be a TypeError in the compiled rules only."""
    found = []
    for path in SOURCES:
        if path.parts[2] == "core" or "rules" in path.parts:
            for function in functions(path):
                handlers = [node for node in ast.walk(function) if isinstance(node, ast.ExceptHandler)]
                named = {(node.name, ast.unparse(node.type)) for node in handlers if node.name and node.type}
                if len({name for name, _ in named}) < len(named):
                    found.append(f"{path}: {function.name}")
    assert not found


def test_no_import_of_everything_no_bare_except_no_mutable_default() -> None:
    found = []
    for path in SOURCES:
        for node in nodes(path):
            if isinstance(node, ast.ImportFrom) and any(alias.name == "*" for alias in node.names):
                found.append(f"{path}:{node.lineno}: import of everything")
            if isinstance(node, ast.ExceptHandler) and node.type is None:
                found.append(f"{path}:{node.lineno}: bare except")
            if isinstance(node, Function | ast.Lambda):
                defaults = [*node.args.defaults, *node.args.kw_defaults]
                if any(isinstance(default, ast.List | ast.Dict | ast.Set) for default in defaults):
                    found.append(f"{path}:{node.lineno}: a mutable default")
    assert not found
