"""The Python session in the README, and the one in the package's docstring, do what they show; `make play` takes a port."""

from __future__ import annotations

import doctest
import os
import re
import subprocess
from pathlib import Path

import viceregal

README = Path(__file__).parent.parent / "README.md"


def test_the_session_in_the_readme_runs() -> None:
    blocks = re.findall(r"```python\n(.*?)```", README.read_text("utf-8"), re.DOTALL)
    assert len(blocks) == 1
    session = doctest.DocTestParser().get_doctest(blocks[0], {}, "README.md", None, 0)
    result = doctest.DocTestRunner().run(session)
    assert result.attempted >= 12
    assert result.failed == 0


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
