"""docs/guide/page.md names files and methods of the page that exist."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "guide" / "page.md").read_text(encoding="utf-8")
WEB = ROOT / "web"
SOURCES = [
    path
    for path in [
        *(WEB / "src").rglob("*"),
        *(WEB / "test").rglob("*"),
        *(WEB / "public").rglob("*"),
        *WEB.glob("*.ts"),
    ]
    if path.is_file()
]
QUOTED = re.findall(r"`([^`\n]+)`", PAGE)
# Of the page alone: `tests/…`, `scripts/…` and commands stand in the same backquotes.
FILES = sorted({each for each in QUOTED if re.fullmatch(r"[\w./-]+\.(ts|js|svelte|css)", each)})
FOLDERS = sorted(
    {
        each
        for cell in re.findall(r"^\| (.*?) \|", PAGE, re.MULTILINE)
        for each in re.findall(r"`([\w/-]+/)`", cell)
    }
)
# `sitting.chosen` is of class Sitting, `of(...actions)` of what the paragraph is about.
MEMBERS = sorted(set(re.findall(r"`sitting\.(?!svelte)(\w+)", PAGE)))
FORETELLINGS = re.findall(r"`(\w+)\(\.\.\.[a-z]*\)`", PAGE)


def named(file: str) -> list[Path]:
    """By its name alone, or by the end of its path."""
    return [path for path in SOURCES if f"/{path.relative_to(ROOT).as_posix()}".endswith(f"/{file}")]


def members(path: Path) -> set[str]:
    """Methods, getters and fields of the classes in a file."""
    line = re.compile(r"^  (?:(?:private|readonly|async|get|set|static) )*#?(\w+)\s*[(=:?<;]", re.MULTILINE)
    return set(line.findall(path.read_text(encoding="utf-8")))


def test_the_guide_names_files_and_methods() -> None:
    assert len(FILES) > 30 and len(FOLDERS) > 10 and len(MEMBERS) > 5 and "whole" in FORETELLINGS


@pytest.mark.parametrize("file", FILES)
def test_every_file_exists(file: str) -> None:
    assert named(file)


@pytest.mark.parametrize("folder", FOLDERS)
def test_every_folder_exists(folder: str) -> None:
    assert (WEB / "src" / folder).is_dir() or folder == "web/src/"


def test_every_folder_of_the_page_is_told_of() -> None:
    assert {f"{path.name}/" for path in (WEB / "src").iterdir() if path.is_dir()} - {"games/"} <= set(FOLDERS)
    assert {f"games/{path.name}/" for path in (WEB / "src" / "games").iterdir() if path.is_dir()} <= set(
        FOLDERS
    )


def test_every_file_that_is_named_with_its_folder_stands_there() -> None:
    """Rows of the table say in which folder the files are."""
    for row in re.findall(
        r"^\| `(games/[\w-]+|table|review|shell|protocol)/` \| (.*) \|$", PAGE, re.MULTILINE
    ):
        folder, text = row
        for file in re.findall(r"`([\w-]+(?:\.[\w]+)*\.(?:ts|svelte))`", text):
            assert any(path.is_relative_to(WEB / "src" / folder) for path in named(file)), (folder, file)


@pytest.mark.parametrize("member", MEMBERS)
def test_a_sitting_has_what_is_said_of_it(member: str) -> None:
    assert member in members(WEB / "src" / "table" / "sitting.svelte.ts")


@pytest.mark.parametrize("method", FORETELLINGS)
def test_foretellings_have_the_methods_that_are_named(method: str) -> None:
    [file] = named("foretellings.svelte.ts")
    assert method in members(file)
