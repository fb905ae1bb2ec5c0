"""The README of a game names every module of its rules, and none that does not exist."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

GAMES = Path(__file__).parents[2] / "src" / "viceregal" / "games"
READMES = sorted(GAMES.glob("*/README.md"))


def rows(readme: Path) -> str:
    """The first cells of the table of files."""
    [section] = re.findall(
        r"^## The files\n(.*?)^## ", readme.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL
    )
    return "\n".join(re.findall(r"^\| (.*?) \|", section, re.MULTILINE))


@pytest.mark.parametrize("readme", READMES, ids=lambda path: path.parent.name)
def test_every_module_of_the_rules_is_named(readme: Path) -> None:
    rules = readme.parent / "rules"
    modules = {path.name for path in rules.glob("*.py")} - {"__init__.py"}
    packages = {f"{path.name}/" for path in rules.iterdir() if (path / "__init__.py").exists()}
    assert set(re.findall(r"`([\w/]+(?:\.py|/))`", rows(readme))) == modules | packages
