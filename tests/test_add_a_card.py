"""The worked example of docs/how-to/add-a-card.md: it takes four files, and the card is played, saved and read again."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "docs" / "how-to" / "add-a-card.md").read_text(encoding="utf-8")
DIFFS = re.findall(r"```diff\n(.*?)```", PAGE, re.DOTALL)
MAX_FILES = 4

PLAYED = """
import json
import viceregal as vr

game = vr.game("viscounts")
called = read = 0
for seed in range(400):
    match, chance = vr.new("viscounts", 2, seed=seed), vr.Chance(seed)
    if "dagobert" not in match.position()["since"][-1]:
        continue  # the heroes of this game are others
    while match.to_move and called < 3:
        seat = match.to_move[0]
        legal = match.actions(seat)
        texts = [game.text(action) for action in legal]
        number = chance.below(len(legal))
        for wanted in ("call-back", "play dagobert"):
            number = next((i for i, text in enumerate(texts) if text.startswith(wanted)), number)
        if texts[number].startswith("call-back"):
            called += 1
            again = vr.load(json.loads(json.dumps(match.position())))
            assert again.state == match.state and again.legal() == texts
            assert match.foretell(texts[number]).events
            read += 1
        match.play(legal[number], seat)
        game.invariants(match.state)
    [again] = vr.replay(match.record())
    assert again.state == match.state
    if called >= 3:
        break
print(called, read)
"""


def with_changes(old: str, hunks: str) -> str:
    """A file with the hunks of a diff applied; each must fit in just one place."""
    for hunk in re.split(r"^@@\n", hunks, flags=re.MULTILINE)[1:]:
        lines = hunk.splitlines()
        before = "".join([f"{line[1:]}\n" for line in lines if not line.startswith("+")])
        after = "".join([f"{line[1:]}\n" for line in lines])
        assert old.count(before) == 1 or not old, f"it does not fit in one place:\n{before}"
        old = old.replace(before, after) if old else after
    return old


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    copy = tmp_path_factory.mktemp("tree")
    shutil.copytree(
        ROOT / "src",
        copy / "src",
        ignore=shutil.ignore_patterns("*.so", "__pycache__", "page", "*.egg-info"),
    )
    for diff in DIFFS:
        target = copy / re.findall(r"^\+\+\+ b/(.*)$", diff, re.MULTILINE)[0]
        old = target.read_text(encoding="utf-8") if target.exists() else ""
        assert bool(old) != ("--- /dev/null" in diff)
        target.write_text(with_changes(old, diff), encoding="utf-8")
    return copy


def test_an_odd_card_touches_four_files() -> None:
    files = re.findall(r"^\+\+\+ b/(.*)$", PAGE, re.MULTILINE)
    assert len(files) == len(set(files)) == len(DIFFS) <= MAX_FILES


def test_the_card_is_played_saved_and_read_again(tree: Path) -> None:
    environment = {**os.environ, "PYTHONPATH": str(tree / "src"), "VICEREGAL_PURE": "1"}
    run = subprocess.run(
        [sys.executable, "-c", PLAYED], env=environment, cwd=tree, capture_output=True, text=True, check=False
    )
    assert run.returncode == 0, run.stderr
    assert run.stdout.split() == ["3", "3"]
