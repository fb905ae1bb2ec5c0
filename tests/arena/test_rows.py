"""Rows of a tournament's games: those that count, of tables of different sizes, with who lost on the spot."""

from __future__ import annotations

import csv
import json
from pathlib import Path

import pytest

from tests.cli.command import run

SPEC = """
seed = 7
deals = 2
seconds = 5
load = ["{bots}"]
[[contest]]
game = "hand-of-the-king"
players = [2, 3]
bots = ["random", "greedy"]
[[contest]]
game = "hand-of-the-king"
bots = ["crashing", "greedy"]
"""


def test_rows_of_a_tournament(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("VICEREGAL_LOAD", "")  # what the spec loads stays here
    bots = Path(__file__).with_name("bad_bots.py")
    spec = tmp_path / "spec.toml"
    spec.write_text(SPEC.format(bots=bots), encoding="utf-8")
    table = tmp_path / "rows.csv"
    words = ("arena", "run", str(spec), "--workers", "1", "--rows")
    told = run(*words, str(table)).out
    for line in ("mean scores: greedy", "wins by seat: ", "moves a game ("):
        assert line in told
    rows = list(csv.DictReader(table.read_text(encoding="utf-8").splitlines()))
    played = (tmp_path / "spec.arena" / "games.jsonl").read_text(encoding="utf-8").splitlines()
    assert len(rows) == len(played) == 2 * 2 + 2 * 3 * 2 + 2 * 2
    assert sum([json.loads(line)["moves"] for line in played]) == sum([int(row["moves"]) for row in rows])
    for row in rows:
        assert bool(row["bot_2"]) == bool(row["win_2"]) == (row["seats"] == "3")
        assert bool(row["fault"]) == bool(row["faulty"]) == ("crashing" in (row["bot_0"], row["bot_1"]))
        assert bool(row["score_0"]) != bool(row["fault"])


def test_a_form_that_is_not_known_is_refused_before_a_game_is_played(tmp_path: Path) -> None:
    spec = tmp_path / "spec.toml"
    spec.write_text(SPEC.format(bots="none.py"), encoding="utf-8")
    refused = run("arena", "run", str(spec), "--rows", "rows.txt")
    assert (refused.code, refused.out) == (2, "")
    assert "rows are written to" in refused.err
    assert list(tmp_path.iterdir()) == [spec]
