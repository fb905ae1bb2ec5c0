"""The code of the how-to does what it shows."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

PAGE = Path(__file__).parents[2] / "docs" / "how-to" / "use-an-environment.md"


def test_the_sessions_of_the_page_run() -> None:
    blocks = re.findall(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    assert len(blocks) == 7
    names: dict[str, object] = {}
    for number, block in enumerate(blocks, start=1):
        session = doctest.DocTestParser().get_doctest(block, names, f"{PAGE.name}, block {number}", None, 0)
        result = doctest.DocTestRunner().run(session, clear_globs=False)
        assert result.attempted and not result.failed
        names = session.globs


def test_the_session_of_the_package_runs() -> None:
    from viceregal import envs

    result = doctest.testmod(envs)
    assert result.attempted == 4 and not result.failed
