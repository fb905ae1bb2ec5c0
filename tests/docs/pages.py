"""The documents that people read, and the blocks of code in them.

A block says what it is by its language, and a `title="name"` makes it a file for the blocks after it. What no test can run has a
line above it that readers see: `*Not run by the tests: it opens a browser.*`
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
GAMES = sorted(ROOT.glob("src/viceregal/games/*/README.md"))
PAGES = [
    ROOT / "README.md",
    ROOT / "CONTRIBUTING.md",
    ROOT / "SECURITY.md",
    *sorted((ROOT / "docs").rglob("*.md")),
    *GAMES,
    *sorted((ROOT / "examples").rglob("*.md")),
]
FENCE = re.compile(r"^( *)```(\w*)(.*)$")
TITLE = re.compile(r'title="([^"]+)"')
REASON = re.compile(r"^ *\*Not run by the tests: (.+)\*$")
ITEM = re.compile(r"^ *([-*]|\d+\.) ")


def name_of(path: Path) -> str:
    return path.relative_to(ROOT).as_posix() if path.is_relative_to(ROOT) else path.name


@dataclass(frozen=True)
class Block:
    """A block of code: `reason` says why it is not run, if it is not; `line` is where its code begins, from 1."""

    page: str
    line: int
    language: str
    title: str
    text: str
    reason: str

    @property
    def where(self) -> str:
        return f"{self.page}:{self.line}"


def blocks(path: Path) -> list[Block]:
    """All blocks of a page, in order."""
    found: list[Block] = []
    lines = path.read_text(encoding="utf-8").splitlines()
    number = 0
    while number < len(lines):
        fence = FENCE.match(lines[number])
        if fence is None:
            number += 1
            continue
        indent, language, more = fence.groups()
        end = next(i for i in range(number + 1, len(lines)) if lines[i] == f"{indent}```")
        code = [line.removeprefix(indent) for line in lines[number + 1 : end]]
        above = next((line for line in reversed(lines[:number]) if line.strip()), "")
        reason, title = REASON.match(above), TITLE.search(more)
        found.append(
            Block(
                name_of(path),
                number + 2,
                language,
                title[1] if title else "",
                "\n".join(code) + "\n",
                reason[1] if reason else "",
            )
        )
        number = end + 1
    return found


def indented(path: Path) -> list[int]:
    """Lines where code begins that is marked by its indent alone, and so has no language: after an empty line, in no list."""
    found, in_list, in_fence, before = [], False, False, ""
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
        if FENCE.match(line):
            in_fence = not in_fence
        elif not in_fence:
            if ITEM.match(line):
                in_list = True
            elif line and not line.startswith(" "):
                in_list = False
            depth = 8 if in_list else 4
            if line.startswith(" " * depth) and not before.strip() and not ITEM.match(line):
                found.append(number)
        before = line
    return found
