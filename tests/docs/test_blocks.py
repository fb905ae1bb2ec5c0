"""Every block of code in the documents does what the page says, or tells its readers why no test runs it."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest

from tests.docs.desk import DOING, Desk, is_like, steps
from tests.docs.pages import PAGES, ROOT, blocks, indented, name_of

BLOCKS = {name_of(path): blocks(path) for path in PAGES}
SMALL = next(block.text for block in BLOCKS["docs/reference/json.md"] if block.language == "json")
# Files that the first block of a page finds there, besides those that its own blocks write: each made by a command.
AT_HAND = {
    "docs/how-to/run-a-tournament.md": "touch my_bots.py",
    "docs/reference/cli.md": "viceregal new hand-of-the-king --seed 7 > start.json",
}
# Blocks that a test of their own holds, which knows more of them.
HELD_ELSEWHERE = {("docs/how-to/add-a-card.md", "diff"): "tests/test_add_a_card.py"}

pytestmark = pytest.mark.skipif(os.name == "nt", reason="the sessions are of a POSIX shell")


@pytest.mark.parametrize("page", [page for page, found in BLOCKS.items() if found])
def test_the_blocks_of_a_page_run_in_their_order(page: str, tmp_path: Path) -> None:
    desk = Desk(tmp_path)
    (tmp_path / "small.json").write_text(SMALL, encoding="utf-8")
    if page in AT_HAND:
        desk._shell(AT_HAND[page]).check_returncode()
    for block in BLOCKS[page]:
        desk.do(block)


@pytest.mark.parametrize("page", BLOCKS)
def test_every_block_says_what_it_is(page: str) -> None:
    for block in BLOCKS[page]:
        assert block.language in DOING, f"{block.where}: {block.language or 'no language'}"
        if block.language == "diff":
            assert (ROOT / HELD_ELSEWHERE[page, "diff"]).exists()
        if block.language == "text":  # a command in disguise would be run by nobody
            commands = re.findall(
                r"^ *(?:\$|viceregal|make|pip|python|\.venv/\S+) .*$", block.text, re.MULTILINE
            )
            assert commands == [], block.where
        if block.reason:
            assert len(block.reason.split()) >= 3, f"{block.where}: {block.reason}"


@pytest.mark.parametrize("page", BLOCKS)
def test_code_is_not_marked_by_its_indent_alone(page: str) -> None:
    assert indented(ROOT / page) == []


def test_most_blocks_are_run() -> None:
    runnable = [
        block for found in BLOCKS.values() for block in found if block.language in ("python", "console", "sh")
    ]
    run = [block for block in runnable if not block.reason]
    assert len(run) > 25
    assert len(run) > len(runnable) / 2


def test_a_page_that_shows_something_else_is_noticed(tmp_path: Path) -> None:
    page, desk = tmp_path / "wrong.md", Desk(tmp_path)
    for text in ("```console\n$ echo yes\nno\n```", "```python\n>>> 1 + 1\n3\n```", "```sh\nfalse\n```"):
        page.write_text(text + "\n", encoding="utf-8")
        [block] = blocks(page)
        with pytest.raises(AssertionError):
            desk.do(block)


def test_what_is_left_out_may_be_anything_and_nothing_else_may() -> None:
    assert is_like(["a", "b", "c 3 d"], ["a", "…", "c … d"])
    assert is_like(["a"], ["a", "…"])
    assert not is_like(["a", "b"], ["a"])
    assert not is_like(["a"], ["…", "b"])
    assert steps("$ a \\\n  b\nc\n$ d") == [("a \\\n  b", ["c"]), ("d", [])]
