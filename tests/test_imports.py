"""Imports go one way: between the parts of the package, inside each game's folder and inside the server. Games never meet."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

SOURCES = Path(__file__).parents[1] / "src" / "viceregal"

# What each part of the package may import, besides itself. The package as a whole (`import viceregal`) stands for
# core and games, so only what is above the games may use it. `games` is the registry, `game` a game's own folder.
MAY_IMPORT = {
    "core": {"_mypyc"},
    "faults": {"core"},
    "plugins": {"core", "faults"},
    "games": {"core", "faults", "plugins"},
    "rulebook": {"core", "games"},
    "i18n": {"core", "games"},
    "cluster": {"core", "extras"},
    "bots": {"core", "games", "plugins", "cluster"},
    "arena": {"core", "faults", "plugins", "cluster", "extras", "games", "bots", "i18n"},
    "lessons": {"core", "games", "bots", "i18n", "rulebook"},
    "review": {"core", "games", "bots", "i18n"},
    "daily": {"core", "games", "bots"},
    "puzzles": {"core", "games", "bots", "i18n", "lessons"},
    "tournaments": set(),
    "career": {"core", "extras", "games", "bots", "i18n"},
    "envs": {"_mypyc", "core", "extras", "faults", "games", "bots", "arena"},
    "server": {
        "viceregal",
        "core",
        "games",
        "bots",
        "arena",
        "daily",
        "lessons",
        "puzzles",
        "review",
        "career",
        "tournaments",
        "i18n",
        "rulebook",
    },
    "terminal": {"viceregal", "core", "games", "bots", "arena", "i18n", "rulebook"},
    "cli": {
        "viceregal",
        "_build",
        "core",
        "plugins",
        "cluster",
        "extras",
        "faults",
        "games",
        "bots",
        "arena",
        "daily",
        "puzzles",
        "review",
        "career",
        "boards",
        "envs",
        "i18n",
        "rulebook",
        "server",
        "terminal",
    },
    "__init__": {"_build", "core", "games", "bots", "boards"},
    "boards": {"games", "i18n"},
    "__main__": {"cli", "extras"},
    "extras": {"core"},
    "_build": set(),
    "_mypyc": set(),
}

# The same for the rooms of a game's folder: other rooms of the game, and parts of the package. The rules are the
# foundation: they know the kernel and nothing else.
ROOMS_MAY_IMPORT: dict[str, tuple[set[str], set[str]]] = {
    "rules": (set(), {"_mypyc", "core"}),
    "bots": ({"rules"}, {"core", "bots"}),
    "words": ({"rules"}, {"core", "games", "i18n"}),
    "terminal": ({"rules", "words"}, {"core", "i18n", "terminal"}),
    "command": ({"rules"}, {"core", "cli"}),
    "statistics": ({"rules"}, {"core", "games"}),
    "envs": ({"rules"}, {"core", "envs"}),
    "puzzling": ({"rules"}, {"core", "games"}),
    "pack": (
        {"rules", "words", "terminal", "command", "statistics", "envs", "puzzling"},
        {"core", "games", "i18n", "terminal", "envs"},
    ),
    "__init__": (set(), set()),
}
# And for the rooms of the server. What lies beside them may be used by each, except what puts them together.
SERVER_ROOMS_MAY_IMPORT: dict[str, set[str]] = {
    "push": set(),
    "settings": {"push"},
    "metrics": set(),
    "logs": set(),
    "credentials": set(),
    "problem": set(),
    "names": set(),
    "limits": {"problem", "settings"},
    "shapes": {"names", "push"},
    "tables": {"shapes", "credentials", "problem", "settings"},
    "telling": {"tables", "shapes", "problem"},
    "storage": {"tables", "credentials", "metrics", "names", "problem", "push", "settings"},
    "live": {"storage", "telling", "tables", "credentials", "metrics", "problem", "push", "settings"},
    "services": {"live", "storage", "limits", "push", "settings"},
    "http": {
        "services",
        "live",
        "storage",
        "telling",
        "tables",
        "shapes",
        "credentials",
        "limits",
        "metrics",
        "problem",
        "push",
        "settings",
    },
    "app": {"http", "services", "storage", "telling", "shapes", "problem", "settings"},
    "run": {"app", "http", "storage", "limits", "logs", "settings"},
    "__init__": set(),
}
STANDARD_LIBRARY_ONLY = ("core", "games", "plugins", "rulebook")

MODULES = sorted(path.relative_to(SOURCES) for path in SOURCES.rglob("*.py"))
GAMES = sorted(path.parent.name for path in SOURCES.glob("games/*/pack.py"))


def game_of(parts: tuple[str, ...] | list[str]) -> str:
    """The game whose folder a module lies in: games/viceroy/rules/turn.py; nothing if it lies in none."""
    return parts[1] if parts[0] == "games" and len(parts) > 1 and parts[1] in GAMES else ""


def part_of(module: Path) -> str:
    """The part of the package a module belongs to: `core`, or the name of a module on the first level."""
    return module.parts[0] if len(module.parts) > 1 else module.stem


def imported(module: Path) -> Iterator[list[str]]:
    """What a module imports of this package, wherever in it, as the parts of the name after `viceregal`."""
    for name in names_imported(module):
        parts = name.split(".")
        if parts[0] == "viceregal":
            yield parts[1:] if parts[1:] and parts[1] != "__version__" else ["viceregal"]


def names_imported(module: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse((SOURCES / module).read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0 and node.module, f"{module}: a relative import"
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def top(parts: list[str]) -> str:
    """`from viceregal import plugins` names a part; `from viceregal import new` the package."""
    return parts[0] if parts[0] in MAY_IMPORT else "viceregal"


def test_imports_go_one_way() -> None:
    wrong = []
    for module in MODULES:
        if game_of(module.parts):
            continue
        part = part_of(module)
        for parts in imported(module):
            if game_of(parts) or (top(parts) != part and top(parts) not in MAY_IMPORT[part]):
                wrong.append(f"{module} imports {'.'.join(parts)}")
    # What only types need is not imported when it runs.
    known = {"games/pack.py imports " + name for name in PACK_SPEAKS_OF}
    assert set(wrong) <= known


PACK_SPEAKS_OF = ("envs.schemas.Schema", "i18n.game_speech.GameSpeech", "terminal.parts.TerminalParts")


def test_imports_inside_a_game_go_one_way() -> None:
    wrong = []
    for module in MODULES:
        game = game_of(module.parts)
        if not game:
            continue
        room = module.parts[2] if len(module.parts) > 3 else module.stem
        rooms, of_the_package = ROOMS_MAY_IMPORT[room]
        for parts in imported(module):
            if game_of(parts):
                fine = parts[1] == game and parts[2] in {room, *rooms}
            else:
                fine = top(parts) in of_the_package
            if not fine:
                wrong.append(f"{module} imports {'.'.join(parts)}")
    assert not wrong


def test_imports_inside_the_server_go_one_way() -> None:
    wrong = []
    for module in MODULES:
        if part_of(module) != "server":
            continue
        room = server_room(module)
        for parts in imported(module):
            if parts[0] == "server" and parts[1] not in {room, *SERVER_ROOMS_MAY_IMPORT[room]}:
                wrong.append(f"{module} imports {'.'.join(parts)}")
    assert not wrong


def server_room(module: Path) -> str:
    return module.parts[1].removesuffix(".py")


def test_the_kernel_the_rules_and_the_registries_need_the_standard_library_only() -> None:
    wrong = []
    for module in MODULES:
        is_rules = bool(game_of(module.parts)) and module.parts[2] in ("rules", "bots", "words", "pack.py")
        if is_rules or (part_of(module) in STANDARD_LIBRARY_ONLY and not game_of(module.parts)):
            names = {name.split(".")[0] for name in names_imported(module)}
            outside = names - {"viceregal", "rich"} - sys.stdlib_module_names
            wrong += [f"{module} imports {name}" for name in outside]
    assert not wrong


def test_every_part_of_the_package_has_its_place() -> None:
    assert {part_of(module) for module in MODULES} <= MAY_IMPORT.keys()
    rooms = {module.parts[2] for module in MODULES if game_of(module.parts)}
    assert {room.removesuffix(".py") for room in rooms} <= ROOMS_MAY_IMPORT.keys()
    assert {server_room(module) for module in MODULES if part_of(module) == "server"} == set(
        SERVER_ROOMS_MAY_IMPORT
    )


def test_the_order_has_no_circle() -> None:
    of_a_game = {room: rooms for room, (rooms, _) in ROOMS_MAY_IMPORT.items()}
    for order in (MAY_IMPORT, of_a_game, SERVER_ROOMS_MAY_IMPORT):
        for part in order:
            visit(order, part, ())


def visit(order: dict[str, set[str]], part: str, above: tuple[str, ...]) -> None:
    assert part not in above, " <- ".join([*above, part])
    for below in sorted(order.get(part, set())):
        visit(order, below, (*above, part))
