"""Runs `viceregal` in this process, or in one of its own where pipes, signals or imports matter."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

from typer.testing import CliRunner

from viceregal.cli.main import app

GAME = "hand-of-the-king"
PATIENCE = 90.0  # seconds; nothing takes so long, but a busy machine may
# Tests that run in the background are deaf to Ctrl-C, and so is whatever they start: the command must hear it all the
# same. It is told so from within, for a fork that runs Python first is not safe beside the threads of the tests.
HEARING = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler)"
COMMAND = [sys.executable, "-c", f"{HEARING}; from viceregal.cli.main import main; main()"]


class Ran:
    """What came of a command."""

    def __init__(self, code: int, out: str, err: str) -> None:
        self.code = code
        self.out = out
        self.err = err

    @property
    def json(self) -> Any:
        assert self.code == 0, self.err
        return json.loads(self.out)

    @property
    def lines(self) -> list[str]:
        assert self.code == 0, self.err
        return self.out.splitlines()


def run(*words: str, given: str | bytes | None = None) -> Ran:
    result = CliRunner().invoke(app, list(words), input=given)
    return Ran(result.exit_code, result.stdout, result.stderr)


def start(*words: str, **more: Any) -> subprocess.Popen[bytes]:
    """The command in a process of its own; whether the tests have a terminal is nothing to it."""
    pipes = {"stdin": subprocess.DEVNULL, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    return subprocess.Popen([*COMMAND, *words], **{**pipes, **more})


def refused(ran: Ran, *words: str, code: int = 2) -> None:
    """One clear line on the error stream, and the exit code."""
    assert ran.code == code, (ran.code, ran.out, ran.err)
    assert ran.err.startswith("viceregal: ")
    assert ran.err.count("\n") == 1
    assert ran.err.endswith("\n")
    assert "Traceback" not in ran.err
    for each in words:
        assert each in ran.err


def dealt(folder: Path, *words: str) -> Path:
    """A file with the start of a game."""
    path = folder / "start.json"
    path.write_text(run("new", GAME, "--seed", "7", *words).out, encoding="utf-8")
    return path
