"""Same seed, same game: today and when the golden files were written, compiled or interpreted."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.contract.anatomy import anatomy
from tests.contract.play import random_match
from tests.contract.tables import Table, every_table
from tests.golden import digest
from viceregal.core.chance import Chance
from viceregal.core.match import Match

ROOT = Path(__file__).parents[2]


@every_table
def test_the_same_seed_makes_the_same_game(table: Table) -> None:
    one, again, other = (random_match(table, seed) for seed in (1, 1, 2))
    assert one.record() == again.record() != other.record()
    assert anatomy(one.state) == anatomy(again.state)


@every_table
def test_a_number_and_its_digits_are_each_one_seed(table: Table) -> None:
    """A record keeps the seed as text; dealing by hand and by match draws the same numbers."""
    for seed in (7, "7", "a word"):
        match = Match.new(table.game, table.setup, seed)
        assert anatomy(table.game.start(table.setup, Chance(seed))) == anatomy(match.state)


def test_seeds_make_the_games_they_made() -> None:
    written = digest.FILE.read_text(encoding="utf-8").splitlines()
    assert digest.lines() == written


@pytest.mark.parametrize("pure", ["", "1"])
def test_seeds_make_the_same_games_compiled_and_interpreted(pure: str) -> None:
    """In a process of its own, with the compiled rules where there are any, and with the interpreted ones."""
    printed = subprocess.run(
        [sys.executable, "-m", "tests.golden.digest"],
        cwd=ROOT,
        env={**os.environ, "VICEREGAL_PURE": pure},
        check=True,
        capture_output=True,
        text=True,
        timeout=120,
    ).stdout
    assert printed.splitlines() == digest.lines()
