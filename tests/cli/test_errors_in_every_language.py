"""What is wrong with a position, a record, a set-up or a file is said in every language: each sentence that the code raises
is found in the sources and must fit a message of the catalogues."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from tests.catalogues import SOURCES
from tests.test_left_in_english import every_language, left_over
from viceregal.i18n.complaints import said_in

# Errors that people cause who bring a file, a position, a record or the words of a command.
RAISED = {
    "ArenaError",
    "BadAction",
    "BadData",
    "BadPosition",
    "BadPuzzle",
    "BadRecord",
    "BadSetup",
    "UnderWay",
    "ViceregalError",
    "record.wrong",
    "self.wrong",
}
# Where a ValueError becomes one of them.
READING = ("core/documents", "core/fields", "core/kinds", "core/positions", "/rules/")
FOLDERS = ("core", "games", "arena", "puzzles", "cli", "bots")
# What a sentence is filled in with, where not anything will do; what stays out is for programs alone.
FILLED = {
    "_hint(plain, self.words)": "",
    "_hint(words[0], self.actions)": "",
    "base.__name__.lower()": "action",
    "said_names": "are 3 names",
    "facts.versions()": "versions 1 to 2",
    "game.facts.versions()": "version 2",
    "' or '.join(_WHERE)": "x",
    "where": "line 1, column 2",
    "LOAD": "--load",
}
FOR_PROGRAMS = {"a row has at least one decision"}
PLACE = "'Qq'"


def sentences() -> Iterator[str]:
    for folder in FOLDERS:
        for path in sorted((SOURCES / folder).rglob("*.py")):
            yield from _sentences(path)


def _sentences(path: Path) -> Iterator[str]:
    known = RAISED | ({"ValueError"} if any(each in path.as_posix() for each in READING) else set())
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if not (isinstance(node, ast.Raise) and isinstance(node.exc, ast.Call)):
            continue
        call = node.exc
        if ast.unparse(call.func) in known and call.args:
            place = {"BadRecord": 1, "record.wrong": 1, "self.wrong": -1}.get(ast.unparse(call.func), 0)
            text = _filled(call.args[place])
            if re.sub(rf"{PLACE}|since|bot|[ :,()]", "", text):
                yield f"{_field(call)}{text}"


def _field(call: ast.Call) -> str:
    """Before a reason stands the field that is wrong."""
    if not ast.unparse(call.func).endswith(".wrong"):
        return ""
    name = call.args[0]
    return f"{name.value if isinstance(name, ast.Constant) else 'deals'}: "


def _filled(text: ast.expr) -> str:
    if isinstance(text, ast.Constant):
        return str(text.value)
    if not isinstance(text, ast.JoinedStr):
        return ""
    parts = [each.value if isinstance(each, ast.Constant) else _place(each) for each in text.values]
    return "".join(map(str, parts))


def _place(part: ast.expr) -> str:
    assert isinstance(part, ast.FormattedValue)
    return FILLED.get(ast.unparse(part.value), PLACE)


# Names that are typed in a document or a command.
KEPT = {
    "input",
    "json",
    "true",
    "false",
    "yes",
    "contest",
    "worths",
    "reasons",
    "column",
    "oneof",
    "inorder",
    "destroyown",
}
KEPT |= {"townsfolk", "manuscripts", "boards", "removed", "key", "solo", "choice", "python", "load"}

FOUND = sorted(set(sentences()) - FOR_PROGRAMS)


def test_the_sentences_are_found() -> None:
    assert len(FOUND) > 200
    assert any("must stand in King's Landing" in each for each in FOUND)
    assert "result: the game came out as 'Qq', not 'Qq'" in FOUND


@every_language
def test_every_error_has_its_message(lang: str) -> None:
    left = {}
    for sentence in FOUND:
        said = said_in(lang, sentence)
        bare = re.sub(rf"{PLACE}|`since`|--\w+|'?(seat:? action)?'|UTF-8|\bRay\b", "", said)
        while (
            ": " in bare and bare.partition(": ")[0] in sentence
        ):  # names of fields are those of the document
            bare = bare.partition(": ")[2]
        if said == sentence or left_over(bare, lang) - KEPT:
            left[sentence] = said
    assert left == {}
