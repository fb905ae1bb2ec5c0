"""The session in the package's docstring does what it shows; `make play` takes a port. (The README is run by tests/docs.)"""

from __future__ import annotations

import doctest
import os
import subprocess
from pathlib import Path

import viceregal

README = Path(__file__).parent.parent / "README.md"


def test_the_session_in_the_package_runs() -> None:
    result = doctest.testmod(viceregal)
    assert result.attempted == 3
    assert result.failed == 0


def test_make_play_takes_a_port() -> None:
    environment = {name: value for name, value in os.environ.items() if not name.startswith(("MAKE", "PORT"))}
    for command, ends in (("play", "serve"), ("play PORT=8500", "serve --port 8500")):
        told = subprocess.run(
            ["make", "-n", *command.split()],
            cwd=README.parent,
            env=environment,
            capture_output=True,
            text=True,
            check=True,
        )
        assert told.stdout.strip().endswith(ends)
