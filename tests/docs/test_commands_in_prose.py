"""Commands that a sentence names are there, with their options: blocks of code are run, these are only read."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from typer import Context
from typer.core import TyperGroup
from typer.main import get_command

from tests.docs.pages import ROOT
from viceregal.cli.main import app

FILES = sorted(
    path
    for path in [
        *ROOT.glob("*.md"),
        *ROOT.glob("docs/**/*.md"),
        *ROOT.glob("src/viceregal/games/*/README.md"),
    ]
    if path.is_file()
)
FENCED = re.compile(r"^(```|~~~).*?^\1", re.MULTILINE | re.DOTALL)
INLINE = re.compile(r"`(?:\.venv/bin/)?viceregal ([^`]+)`")
MAKE = re.compile(r"`make ([^`]+)`")
TARGETS = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))
SHOWN = {"0.1.0 (compiled)"}  # what is printed, not typed


def prose(path: Path) -> str:
    return FENCED.sub("", path.read_text("utf-8"))


def options_of(command: Any) -> set[str]:
    return {name for param in command.params for name in [*param.opts, *param.secondary_opts]}


def faults(words: str) -> list[str]:
    """What of a command line there is not."""
    command: Any = get_command(app)
    known, found = {"--help", *options_of(command)}, []
    for word in re.split(r"[\s\[\]|\\,…]+", words):
        if word.startswith("--"):
            found += [] if word.partition("=")[0] in known else [word]
        elif isinstance(command, TyperGroup) and re.fullmatch("[a-z-]+", word):
            below = command.get_command(Context(command), word)
            if below is None:
                return [*found, word]
            command, known = below, known | options_of(below)
    return found


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(ROOT)))
def test_a_command_that_is_named_is_there(path: Path) -> None:
    named = [words for words in INLINE.findall(prose(path)) if words not in SHOWN]
    assert {words: faults(words) for words in named if faults(words)} == {}


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(ROOT)))
def test_a_target_of_make_that_is_named_is_there(path: Path) -> None:
    named = [word for words in MAKE.findall(prose(path)) for word in words.split() if "=" not in word]
    assert set(named) <= TARGETS


def test_what_is_not_there_is_noticed() -> None:
    assert faults("sim GAME [--players N] --rotate") == []
    assert faults("simulate GAME") == ["simulate"]
    assert faults("sim GAME [--player N] [--games=3]") == ["--player"]
    assert faults("puzzles dig GAME") == ["dig"]
    assert {"test", "install", "types"} <= TARGETS and "tests" not in TARGETS
    assert sum(len(INLINE.findall(prose(path))) for path in FILES) > 50
