"""`--help` speaks every language: the whole tree of commands is walked, and no text of it lacks a message."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import pytest
import typer

from tests.cli.command import run
from tests.test_left_in_english import OTHERS, every_language, left_over
from viceregal.cli.main import app
from viceregal.games import GAMES
from viceregal.i18n.files import COMMAND, listed, read_file

# What stands for a thing that is typed as it is, in every language.
TYPED = {"check", "processes|ray", "ID"}
TYPERS_OWN = {"Usage", "Arguments", "Options", "Commands", "default", "env var", "required"}


def commands() -> Iterator[tuple[tuple[str, ...], Any]]:
    yield from below((), typer.main.get_command(app))


def below(path: tuple[str, ...], command: Any) -> Iterator[tuple[tuple[str, ...], Any]]:
    yield path, command
    if hasattr(command, "list_commands"):
        for name in command.list_commands(None):
            yield from below((*path, name), command.get_command(None, name))


def texts() -> set[str]:
    """Everything that help is put together from."""
    found = set(TYPERS_OWN)
    for _, command in commands():
        context = command.context_class(command)
        told = [command.help, command.options_metavar, getattr(command, "subcommand_metavar", None)]
        for each in command.get_params(context):
            told += [each.help, each.metavar]
        found |= {text for text in told if text and len(text) > 1}
    return found - TYPED


TREE = dict(commands())
TEXTS = texts()


def test_the_tree_is_walked_to_its_ends() -> None:
    assert {("sim",), ("puzzles", "mine"), ("arena", "run"), ("viscounts-data",)} <= set(TREE)
    assert {"Play every deal from every seat.", "Show this message and exit.", "FILE"} <= TEXTS
    assert len(TEXTS) > 100


@pytest.mark.parametrize("lang", ["en", *OTHERS])
def test_every_text_of_help_has_its_message_and_no_message_is_idle(lang: str) -> None:
    known = {text for key in ("", *GAMES) for text in listed(read_file(lang, key, COMMAND))}
    assert TEXTS - known == set()
    assert known - TEXTS == set()


def test_english_says_what_stands_in_the_code() -> None:
    for key in ("", *GAMES):
        assert all(name == said for name, said in listed(read_file("en", key, COMMAND)).items())


def without_what_is_typed(text: str) -> str:
    text = re.sub(
        r"`[^`]*`|--?[a-z-]+|\b\.?(toml|jsonl|csv|parquet|Ray|JSON|HTML|UTC|zip|Python)\b", "", text
    )
    text = re.sub(r"VICEREGAL_LANG|\b(viceregal|sim|learn|random|check|processes\|?|ray|ID)\b", "", text)
    return re.sub(
        r"^  [a-z-]+  |viceregal [a-z -]+|\b[A-Z]+(-[A-Z\d]+)?\b|: [\w./]+\]", "", text, flags=re.MULTILINE
    )


@every_language
@pytest.mark.parametrize("path", TREE, ids=lambda path: " ".join(path) or "viceregal")
def test_help_has_no_english_and_nothing_is_cut(path: tuple[str, ...], lang: str) -> None:
    told = run("--lang", lang, *path, "--help")
    assert told.code == 0
    lines = told.lines
    assert lines[0].split()[1:] == ["viceregal", *path, *lines[0].split()[2 + len(path) :]]
    rest = "\n".join(
        [line.removeprefix("  " + line.split()[0]) if line.strip() else "" for line in lines[1:]]
    )
    assert left_over(without_what_is_typed(rest), lang) == set()
    assert "..." not in rest


def test_the_language_is_asked_for_in_three_ways(monkeypatch: pytest.MonkeyPatch) -> None:
    before, behind = run("--lang", "pl", "sim", "--help").out, run("sim", "--help", "--lang=pl").out
    monkeypatch.setenv("VICEREGAL_LANG", "pl")
    assert before == behind == run("sim", "--help").out
    assert before.startswith("Użycie: viceregal sim [OPCJE] {GRA}\n")
    assert run("--lang", "en", "sim", "--help").out.startswith("Usage: viceregal sim [OPTIONS] {GAME}\n")


def test_what_is_said_before_a_command_is_said_for_it_alone() -> None:
    assert run("--lang", "cs", "rules", "HK-BAN-1").out == run("rules", "HK-BAN-1", "--lang", "cs").out
    assert (
        run("--lang", "cs", "rules", "HK-BAN-1", "--lang", "ru").out
        == run("rules", "HK-BAN-1", "--lang", "ru").out
    )
    assert "VICEREGAL_LANG" not in os.environ
    assert "there is no language 'xx'" in run("--lang", "xx", "rules", "HK-BAN-1").err


def test_the_version_reads_no_catalogue() -> None:
    code = "import atexit, sys; atexit.register(lambda: print(*sys.modules, file=sys.stderr))"
    code += "; from viceregal.cli.main import app; app(['--version'])"
    environment = {**os.environ, "VICEREGAL_LANG": "pl"}
    done = subprocess.run(
        [sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=False
    )
    loaded = set(done.stderr.split())
    assert done.stdout.startswith("viceregal ") and "viceregal.cli.main" in loaded
    assert not loaded & {"viceregal.i18n", "viceregal.cli.helping"}
