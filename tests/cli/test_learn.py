"""`viceregal learn`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.command import run

COURSE = ("learn", "viscounts", "--set", "rival=card", "--lessons", "2", "--rounds", "2", "--examined", "2")


@pytest.mark.parametrize("way", ["ends", "differences"])
def test_it_learns_in_either_way_and_keeps_nothing_that_two_games_say(tmp_path: Path, way: str) -> None:
    ran = run(*COURSE, "--way", way, "--out", str(tmp_path), "--json")
    told = json.loads(ran.out)
    assert f"--way {way}" in told["command"] and (told["examined"], told["kept"]) == (2, False)
    assert not list(tmp_path.iterdir())


def test_a_way_that_does_not_exist_is_named() -> None:
    ran = run(*COURSE, "--way", "guesses")
    assert ran.code == 2 and "bots learn from 'ends' or 'differences', not from 'guesses'" in ran.err


def test_where_one_may_play_alone_it_learns_for_two(tmp_path: Path) -> None:
    """Alone there is nobody to be examined against."""
    ran = run("learn", "viceroy", "--lessons", "1", "--examined", "2", "--out", str(tmp_path), "--json")
    told = json.loads(ran.out)
    assert "--players 2" in told["command"] and told["examined"] == 2
