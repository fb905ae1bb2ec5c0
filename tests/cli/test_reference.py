"""The pages of the reference describe every command, option and field. (Their sessions are run by tests/docs.)"""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import viceregal as vr
from tests.cli.command import GAME, dealt, run
from tests.cli.test_start import COMMANDS
from viceregal.arena.rows import columns

REFERENCE = Path(__file__).parents[2] / "docs" / "reference"
CLI = (REFERENCE / "cli.md").read_text(encoding="utf-8")
JSON = (REFERENCE / "json.md").read_text(encoding="utf-8")
SMALL = re.search(r"```json\n(.*?)```", JSON, re.DOTALL)[1]  # type: ignore[index]


def test_every_command_and_option_is_described() -> None:
    groups = {"arena": ("run",), "puzzles": ("list", "show", "solve", "mine", "check")}  # of other commands
    for command, more in [(each, one) for each in COMMANDS for one in groups.get(each, ("",))]:
        section = CLI.partition(f"\n## {command}\n")[2].partition("\n## ")[0]
        helped = run(command, *([more] if more else []), "--help").out
        options = re.findall(r"^ +(--[a-z]+)", helped, re.MULTILINE)
        assert options
        assert [option for option in options if option not in section] == []


def fields(heading: str) -> set[str]:
    """The fields that the tables of a section describe."""
    section = JSON.partition(f"\n## {heading}\n")[2].partition("\n## ")[0]
    cells = [line.split("|")[1] for line in section.splitlines() if line.startswith("| `")]
    return {name for cell in cells for name in re.findall(r"`(\w+)`", cell)}


def names(value: Any) -> set[str]:
    return set(value) if isinstance(value, dict) else set(value[0])


def test_every_field_is_described(tmp_path: Path) -> None:
    start = str(dealt(tmp_path))
    record = tmp_path / "record.txt"
    sim = run("sim", GAME, "--games", "1", "--seed", "1", "--out", str(record), "--json").json
    replay = run("replay", str(record), "--json").json
    wanted = ("--legal", "--score", "--view", "0", "--foretell", "move up stark")
    asked = run("position", GAME, start, *wanted, "--json").json
    assert fields("`games --json`") == names(run("games", "--json").json)
    assert fields("`position --json`") == names(asked) | names(asked["score"])
    assert fields("Foretellings") == names(asked["foretelling"])
    assert fields("`sim --json`") == names(sim)
    assert fields("Rows of games") == set(columns(1))
    assert fields("`replay --json`") == names(replay) | names(replay["decisions"])
    assert fields("`analyse --json`") == names(run("analyse", GAME, "-", "--json", given=SMALL).json)
    assert fields("`rules --json`") == names(run("rules", "HK-BAN-1", "--json").json)


def test_every_field_of_standings_is_described(tmp_path: Path) -> None:
    spec = tmp_path / "spec.toml"
    spec.write_text(
        f'deals = 1\n[[contest]]\ngame = "{GAME}"\nbots = ["random", "greedy"]\n', encoding="utf-8"
    )
    [group] = run("arena", "run", str(spec), "--workers", "1", "--json").json["games"]
    assert fields("`arena run --json`") == names(group)


def test_the_head_of_position_documents_is_described() -> None:
    """The fields of each game have a page of their own: tests/scripts/test_describe_games.py."""
    head = {"game", "version", "edition", "seats", "options", "phase", "since"}
    assert fields("Position documents") == head
    assert set(vr.new("viceroy", seed=1).position()) == head
    table = vr.game(GAME).fields
    assert table is not None
    assert set(vr.new(GAME).position()) - head == {"to_move", *[field.name for field in table.at_rest]} - head


def test_the_small_position_can_be_played() -> None:
    assert vr.load(json.loads(SMALL)).legal() == ["move down greyjoy", "move right stark"]
