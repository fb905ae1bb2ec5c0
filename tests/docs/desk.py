"""A folder in which the blocks of a page are run one after the other, as a reader would."""

from __future__ import annotations

import contextlib
import doctest
import io
import json
import os
import re
import shlex
import subprocess
import sys
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

from babel.messages.pofile import read_po

from tests.cli.command import COMMAND
from tests.docs.pages import ROOT, Block

PATIENCE = 300.0  # seconds; nothing takes so long, but a busy machine may
TIMED = re.compile(r" games/s| nodes in |, seed \S+, [\d.]+ s$")  # lines that tell how long it took
ANY = "…"  # in what a session shows: anything; as a line of its own any number of lines


class Desk:
    """`viceregal` is on its path, and so are the folders that a clone has."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.names: dict[str, Any] = {"__name__": "__main__"}
        path = folder / "bin"
        path.mkdir()
        self._command(path / "viceregal", COMMAND)
        self._command(path / "python", [sys.executable])
        for name in (".venv", "examples", "tests", "bench"):
            (folder / name).symlink_to(ROOT / name)
        kept = {name: value for name, value in os.environ.items() if not name.startswith("VICEREGAL_")}
        pure = {name: os.environ[name] for name in ("VICEREGAL_PURE",) if name in os.environ}
        self.environment = {
            **kept,
            **pure,
            "COLUMNS": "80",
            "HOME": str(folder),
            "XDG_DATA_HOME": str(folder / "data"),
            "PATH": f"{path}:{os.environ['PATH']}",
        }

    def _command(self, path: Path, words: list[str]) -> None:
        path.write_text(f'#!/bin/sh\nexec {shlex.join(words)} "$@"\n', encoding="utf-8")
        path.chmod(0o755)

    def do(self, block: Block) -> None:
        """Run it, or read it, as its language asks; AssertionError if it does not do what the page says."""
        if block.title:
            (self.folder / block.title).write_text(block.text, encoding="utf-8")
        if not block.reason:
            DOING[block.language](self, block)

    def python(self, block: Block) -> None:
        with contextlib.chdir(self.folder):
            if ">>> " in block.text:
                self._session(block)
            elif block.title:
                compile(block.text, block.title, "exec")
            else:
                exec(compile(block.text, block.where, "exec"), self.names)

    def _session(self, block: Block) -> None:
        session = doctest.DocTestParser().get_doctest(block.text, self.names, block.where, None, 0)
        told: list[str] = []
        doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(session, out=told.append, clear_globs=False)
        self.names.update(session.globs)
        assert not told, "".join(told)

    def console(self, block: Block) -> None:
        code = 0
        for command, expected in steps(block.text):
            if command == "echo $?":
                assert [str(code)] == expected, block.where
                continue
            done = self._shell(command)
            code = done.returncode
            shown = untimed((done.stdout + done.stderr).splitlines())
            assert is_like(shown, untimed(expected)), f"{block.where}: {command}\n" + "\n".join(shown)

    def sh(self, block: Block) -> None:
        done = self._shell(f"set -e\n{block.text}")
        assert done.returncode == 0, f"{block.where}\n{done.stdout}{done.stderr}"

    def _shell(self, command: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            command,
            shell=True,
            cwd=self.folder,
            env=self.environment,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            check=False,
        )

    def toml(self, block: Block) -> None:
        tomllib.loads(block.text)

    def json(self, block: Block) -> None:
        json.loads(block.text)

    def po(self, block: Block) -> None:
        catalogue = read_po(io.StringIO(block.text), abort_invalid=True)
        assert len(catalogue) and all(message.string for message in catalogue if message.id), block.where
        for line in block.text.splitlines():  # the reader of catalogues forgives more than gettext
            assert re.fullmatch(r'(#.*|(msg\w+(\[\d\])? )?".*")?', line), f"{block.where}: {line}"

    def words(self, block: Block) -> None:
        """Nothing that could be run."""


# `diff` is allowed where a test of its own applies it: see HELD_ELSEWHERE in test_blocks.py.
DOING: dict[str, Callable[[Desk, Block], None]] = {
    "python": Desk.python,
    "console": Desk.console,
    "sh": Desk.sh,
    "toml": Desk.toml,
    "json": Desk.json,
    "po": Desk.po,
    "text": Desk.words,
    "diff": Desk.words,
}


def steps(session: str) -> list[tuple[str, list[str]]]:
    """The commands of a session, each with what it prints."""
    found: list[tuple[str, list[str]]] = []
    for line in session.splitlines():
        if line.startswith("$ "):
            found.append((line[2:], []))
        elif found[-1][0].endswith("\\") and not found[-1][1]:
            found[-1] = (f"{found[-1][0]}\n{line}", [])
        else:
            found[-1][1].append(line)
    return found


def untimed(lines: list[str]) -> list[str]:
    return [line for line in lines if not TIMED.search(line)]


def is_like(shown: list[str], expected: list[str]) -> bool:
    """Are these the lines that a page shows? `…` stands for what it leaves out."""
    pattern = "".join(
        [
            "(?:.*\n)*"
            if line.strip() == ANY
            else ".*".join([re.escape(part) for part in line.split(ANY)]) + "\n"
            for line in expected
        ]
    )
    return re.fullmatch(pattern, "".join([line + "\n" for line in shown])) is not None
