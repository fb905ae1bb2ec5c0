"""Imports go one way: core, games, bots, arena and what stands on them, the command line. Games never meet."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

SOURCES = Path(__file__).parents[1] / "src" / "viceregal"

# What each part of the package may import, besides itself. The package as a whole (`import viceregal`) stands for
# core and games, so only what is above the games may use it.
MAY_IMPORT = {
    "core": {"_mypyc"},
    "games": {"_mypyc", "core"},
    "rulebook": {"core"},
    "i18n": {"core", "games", "rulebook"},
    "bots": {"core", "games"},
    "arena": {"core", "games", "bots"},
    "envs": {"core", "games", "bots", "arena"},
    "server": {"viceregal", "core", "games", "bots", "arena", "i18n", "rulebook"},
    "table": {"viceregal", "core", "games", "bots", "arena", "i18n", "rulebook"},
    "cli": {
        "viceregal",
        "_build",
        "core",
        "games",
        "bots",
        "arena",
        "envs",
        "i18n",
        "rulebook",
        "server",
        "table",
    },
    "__init__": {"_build", "core", "games"},
    "_build": set(),
    "_mypyc": set(),
}
STANDARD_LIBRARY_ONLY = ("core", "games", "rulebook")

MODULES = sorted(path.relative_to(SOURCES) for path in SOURCES.rglob("*.py"))


def part_of(module: Path) -> str:
    """The part of the package a module belongs to: `core`, or the name of a module on the first level."""
    return module.parts[0] if len(module.parts) > 1 else module.stem


def imported(module: Path) -> Iterator[str]:
    """The dotted names that a module imports, wherever in it."""
    for node in ast.walk(ast.parse((SOURCES / module).read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0 and node.module, f"{module}: a relative import"
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def test_imports_go_one_way() -> None:
    wrong = []
    for module in MODULES:
        part = part_of(module)
        for name in imported(module):
            there = (name.split(".") + ["viceregal"])[1].replace("__version__", "viceregal")
            if name.split(".")[0] == "viceregal" and there != part and there not in MAY_IMPORT[part]:
                wrong.append(f"{module} imports {name}")
    assert not wrong


def test_games_never_import_each_other() -> None:
    wrong = []
    for module in MODULES:
        if module.parts[0] == "games" and len(module.parts) > 2:
            for name in imported(module):
                parts = name.split(".")
                if parts[:2] == ["viceregal", "games"] and parts[2] != module.parts[1]:
                    wrong.append(f"{module} imports {name}")
    assert not wrong


def test_the_kernel_the_games_and_the_rulebook_need_the_standard_library_only() -> None:
    wrong = []
    for module in MODULES:
        if part_of(module) in STANDARD_LIBRARY_ONLY:
            outside = (
                {name.split(".")[0] for name in imported(module)} - {"viceregal"} - sys.stdlib_module_names
            )
            wrong += [f"{module} imports {name}" for name in outside]
    assert not wrong


def test_every_part_of_the_package_has_its_place() -> None:
    assert {part_of(module) for module in MODULES} <= MAY_IMPORT.keys()


def test_the_order_has_no_circle() -> None:
    seen: list[str] = []

    def visit(part: str, above: tuple[str, ...]) -> None:
        assert part not in above, " <- ".join([*above, part])
        for below in sorted(MAY_IMPORT.get(part, set())):
            visit(below, (*above, part))
        seen.append(part)

    for part in MAY_IMPORT:
        visit(part, ())
    assert (
        seen.index("core")
        < seen.index("games")
        < seen.index("bots")
        < seen.index("arena")
        < seen.index("cli")
    )
