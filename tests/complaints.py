"""All complaints of the sources, with where they are used: read from the code, so that none is missed."""

from __future__ import annotations

import ast
import string
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from tests.catalogues import SOURCES, Found, messages_in
from viceregal.i18n.files import DOMAIN

ERROR, REFUSAL = "error", "refusal"


@dataclass(frozen=True)
class Listed:
    """A complaint as it is listed: `NAME: Final = Complaint("key", "english")`."""

    module: str
    name: str
    key: str
    english: str

    @property
    def kind(self) -> str:
        return REFUSAL if self.module.endswith(".refusals") else ERROR

    @property
    def game(self) -> str:
        """Whose catalogue has it; none for the program's."""
        parts = self.module.split(".")
        return parts[2].replace("_", "-") if parts[1] == "games" and len(parts) > 2 else ""

    @property
    def places(self) -> set[str]:
        return places_of(self.english)


@dataclass(frozen=True)
class Used:
    """A complaint as it is given to an error, with the names of what fills its places; None where it is only named."""

    where: str
    complaint: Listed
    filled: frozenset[str] | None


def places_of(text: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(text) if name is not None}


@cache
def _messages(lang: str) -> tuple[Found, ...]:
    return tuple(messages_in(lang))


def said(lang: str, kind: str, game: str) -> dict[str, str]:
    """The messages of a catalogue about what is wrong, by their keys."""
    return {
        found.key.removeprefix(f"{kind}."): found.forms[0]
        for found in _messages(lang)
        if (found.game, found.domain) == (game, DOMAIN) and found.key.startswith(f"{kind}.")
    }


@cache
def listed(package: Path = SOURCES) -> tuple[Listed, ...]:
    return tuple([each for path in sorted(package.rglob("*.py")) for each in _listed_in(package, path)])


@cache
def used(package: Path = SOURCES) -> tuple[Used, ...]:
    by_place = {(each.module, each.name): each for each in (*listed(), *listed(package))}
    return tuple(
        [each for path in sorted(package.rglob("*.py")) for each in _used_in(package, path, by_place)]
    )


def _module(package: Path, path: Path) -> str:
    parts = (package.name, *path.relative_to(package).with_suffix("").parts)
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def _listed_in(package: Path, path: Path) -> Iterator[Listed]:
    for node in ast.parse(path.read_text("utf-8")).body:
        if isinstance(node, ast.AnnAssign) and isinstance(node.value, ast.Call):
            call = node.value
            if ast.unparse(call.func) == "Complaint":
                key, english = [ast.literal_eval(each) for each in call.args]
                yield Listed(_module(package, path), ast.unparse(node.target), key, english)


def _used_in(package: Path, path: Path, by_place: dict[tuple[str, str], Listed]) -> Iterator[Used]:
    tree = ast.parse(path.read_text("utf-8"))
    here = _known_in(tree, _module(package, path), by_place)
    calls = [(call, each) for call in ast.walk(tree) if isinstance(call, ast.Call) for each in call.args]
    given = {id(each): call for call, each in calls}
    for node in ast.walk(tree):
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load) and node.id in here:
            call = given.get(id(node))
            filled = None if call is None else _filled(call)
            yield Used(f"{path}:{node.lineno}", here[node.id], filled)


def _known_in(tree: ast.Module, module: str, by_place: dict[tuple[str, str], Listed]) -> dict[str, Listed]:
    """The complaints that a module lists or imports, by their names."""
    imported = [
        (str(node.module), each.name)
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom)
        for each in node.names
    ]
    return {
        name: each for (place, name), each in by_place.items() if place == module or (place, name) in imported
    }


def _filled(call: ast.Call) -> frozenset[str]:
    no_place = {"missing"} if ast.unparse(call.func) == "Refusal" else {"rule"}
    return frozenset({str(each.arg) for each in call.keywords} - no_place)
