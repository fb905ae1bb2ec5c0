"""The Python session in the README, and the one in the package's docstring, do what they show."""

from __future__ import annotations

import doctest
import re
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
