"""A stranger's game and a stranger's bot need no edit of ours: they are listed, played, replayed and looked up."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from tests.cli.command import COMMAND
from tests.terminal.at_table import Table, at_table
from viceregal import games, plugins
from viceregal.bots import registry
from viceregal.bots.levels import levels, quick_level
from viceregal.core.errors import BadSetup
from viceregal.games.pack import GamePack
from viceregal.terminal.general.screen import GeneralTable
from viceregal.terminal.plan import TablePlan
from viceregal.terminal.seating import Player

ROOT = Path(__file__).parents[1]
MINI = ROOT / "examples" / "mini" / "viceregal_mini"

LAST_BOT = """
from viceregal.bots.entry import BotEntry

class Last:
    def __init__(self, chance):
        pass

    def choose(self, view, legal):
        return legal[-1]

LAST = BotEntry("last", game="", made_by=Last, strength=5)
"""


def command(*words: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*COMMAND, *words],
        check=False,
        capture_output=True,
        text=True,
        env={**os.environ, **environment},
        timeout=300,
    )


@pytest.fixture
def mini_loaded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(plugins.VARIABLE, "")
    plugins.load(str(MINI))


# On the command line --------------------------------------------------------------------------------------------


def test_a_game_from_outside_is_listed_simulated_and_replayed(tmp_path: Path) -> None:
    loaded = ("--load", str(MINI))
    listed = json.loads(command("games", "--json", *loaded).stdout)
    assert [row["key"] for row in listed][-1] == "mini"
    records = tmp_path / "games.txt"
    ran = command(
        *loaded, "sim", "mini", "--games", "4", "--seed", "1", "--workers", "2", "--out", str(records)
    )
    assert ran.returncode == 0, ran.stderr
    shown = command(*loaded, "replay", str(records), "--verify")
    assert shown.returncode == 0, shown.stderr


def test_without_loading_nobody_knows_it() -> None:
    ran = command("sim", "mini")
    assert ran.returncode == 2 and "no game is called 'mini'" in ran.stderr


def test_its_rules_are_looked_up_and_named_by_refusals(tmp_path: Path) -> None:
    loaded = f"--load={MINI}"
    assert "MI-BID-1" in command("rules", "mini", loaded).stdout
    assert "Tajna oferta" in command("rules", "mini", "MI-BID-1", "--lang", "pl", loaded).stdout
    position = tmp_path / "position.json"
    position.write_text(command("new", "mini", "--seed", "3", loaded).stdout, encoding="utf-8")
    refused = command("position", "mini", str(position), "--do", "0: bid 99", loaded)
    assert refused.returncode == 2 and "MI-BID-1" in refused.stderr


def test_a_bot_from_a_file_plays_every_game_in_worker_processes_too(tmp_path: Path) -> None:
    file = tmp_path / "my_bots.py"
    file.write_text(LAST_BOT, encoding="utf-8")
    ran = command(
        *(
            "sim",
            "viceroy",
            "--players",
            "2",
            "--bot",
            "last",
            "--bot",
            "random",
            "--games",
            "4",
            "--workers",
            "2",
        ),
        *("--json", "--load", str(file)),
    )
    assert ran.returncode == 0, ran.stderr
    assert "last" in json.dumps(json.loads(ran.stdout))


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("1 / 0", "broken.py does not load: ZeroDivisionError: division by zero ("),
        ("\ndef", "broken.py:2)"),
        (None, "is not a file"),
    ],
)
def test_what_does_not_load_is_told_in_one_line(tmp_path: Path, text: str | None, told: str) -> None:
    file = tmp_path / "broken.py"
    if text is not None:
        file.write_text(text, encoding="utf-8")
    ran = command("games", "--load", str(file))
    assert ran.returncode == 2 and told in ran.stderr and ran.stderr.count("\n") == 1


def test_load_needs_something_to_load() -> None:
    ran = command("games", "--load")
    assert ran.returncode == 2 and "--load takes a file" in ran.stderr


# As an installed package ----------------------------------------------------------------------------------------


def test_an_installed_game_is_found_by_its_entry_point(tmp_path: Path) -> None:
    copied = (
        tmp_path / "copied"
    )  # what the build writes beside the sources would be found on the path of the tests
    shutil.copytree(ROOT / "examples" / "mini", copied)
    site = tmp_path / "site"
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "install", "--quiet", "--no-index"]
    subprocess.run(
        [
            *pip,
            "--no-deps",
            "--no-build-isolation",
            "--target",
            str(site),
            str(copied),
        ],
        check=True,
        env={**os.environ, "PIP_NO_CACHE_DIR": "1"},
    )
    path = os.pathsep.join([str(site), *filter(None, [os.environ.get("PYTHONPATH")])])
    ran = command("sim", "mini", "--games", "2", PYTHONPATH=path)
    assert ran.returncode == 0, ran.stderr
    assert "MI-END-1" in command("rules", "mini", PYTHONPATH=path).stdout


def test_an_entry_point_must_lead_to_a_game_of_its_name() -> None:
    with pytest.raises(BadSetup, match="does not load: ModuleNotFoundError"):
        plugins.taken_from(EntryPoint("x", "no_such_module:PACK", games.GROUP), GamePack)
    with pytest.raises(BadSetup, match="is not a GamePack"):
        plugins.taken_from(EntryPoint("x", "viceregal.bots.random_bot:RANDOM", games.GROUP), GamePack)


def installed(site: Path, module: str, entry_points: str, text: str) -> str:
    """A package as pip would leave it there; what PYTHONPATH must be to find it."""
    info = site / f"{module}-1.0.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {module}\nVersion: 1.0\n", encoding="utf-8")
    (info / "entry_points.txt").write_text(entry_points, encoding="utf-8")
    (site / f"{module}.py").write_text(text, encoding="utf-8")
    return os.pathsep.join([str(site), str(MINI.parent), *filter(None, [os.environ.get("PYTHONPATH")])])


def line_of(file: Path, words: str) -> int:
    """The first line that holds these words."""
    lines = file.read_text(encoding="utf-8").splitlines()
    return next(number for number, line in enumerate(lines, 1) if words in line)


BROKEN_GAMES = {
    "a module that breaks down": "x = 1\ny = x / 0\nPACK = None\n",
    "rules that break down": (
        "from viceregal.games.pack import GamePack\nclass Pack(GamePack):\n    key = 'broken'\n"
        "    def game(self):\n        return 1 / 0\nPACK = Pack()\n"
    ),
}


@pytest.mark.parametrize("text", BROKEN_GAMES.values(), ids=BROKEN_GAMES)
def test_an_installed_game_that_breaks_down_is_named_and_stops_nothing_else(
    tmp_path: Path, text: str
) -> None:
    path = installed(tmp_path, "broken_game", "[viceregal.games]\nbroken = broken_game:PACK\n", text)
    file = tmp_path / "broken_game.py"
    named = f"ZeroDivisionError: division by zero ({file}:{line_of(file, '/ 0')})"
    listed = command("games", "--json", PYTHONPATH=path)
    assert listed.returncode == 0, listed.stderr
    assert [row["key"] for row in json.loads(listed.stdout)] == ["hand-of-the-king", "viceroy", "viscounts"]
    assert listed.stderr.startswith("the game 'broken' is left out: ") and named in listed.stderr
    assert command("sim", "hand-of-the-king", "--games", "2", PYTHONPATH=path).returncode == 0
    asked = command("sim", "broken", "--games", "2", PYTHONPATH=path)
    assert asked.returncode == 2 and named in asked.stderr.splitlines()[-1]


def test_an_installed_bot_that_breaks_down_is_named_and_stops_nothing_else(tmp_path: Path) -> None:
    path = installed(tmp_path, "broken_bot", "[viceregal.bots]\nbroken = broken_bot:BOT\n", "1 / 0\n")
    ran = command("sim", "hand-of-the-king", "--bot", "greedy", "--games", "2", PYTHONPATH=path)
    assert ran.returncode == 0, ran.stderr
    assert ran.stderr.startswith("the bot 'broken' is left out: ") and "broken_bot.py:1)" in ran.stderr


SHAKY = ROOT / "tests" / "arena" / "shaky_game.py"


@pytest.mark.parametrize("bot", ["random", "last"])
def test_a_game_that_breaks_down_while_it_is_played_is_named_and_the_rest_is_played(
    tmp_path: Path, bot: str
) -> None:
    (tmp_path / "my_bots.py").write_text(LAST_BOT, encoding="utf-8")
    loaded = ("--load", str(SHAKY), "--load", str(tmp_path / "my_bots.py"))
    ran = command(
        *loaded, "sim", "shaky", "--bot", bot, "--games", "3", "--json", PYTHONPATH=str(MINI.parent)
    )
    assert ran.returncode == 0, ran.stderr
    told = json.loads(ran.stdout)
    [fault] = told["faults"]
    assert (fault["bot"], fault["game"], fault["games"]) == (None, 0, 3)
    assert fault["fault"].startswith("the game shaky broke down: ArithmeticError: a rule too many (")
    assert f"{SHAKY}:{line_of(SHAKY, 'raise ')})" in fault["fault"]
    assert told["games"] == 3 and told["wins"] == [0, 0]


# In this process ------------------------------------------------------------------------------------------------


def test_every_bot_of_ours_comes_through_an_entry_point() -> None:
    assert {"random", "viceroy-greedy"} <= set(plugins.installed(registry.GROUP))
    for key in games.GAMES:
        assert "random" in registry.names(key)
        assert quick_level(key) in [each.level for each in levels(key)]


def test_a_game_from_outside_is_played_in_the_terminal(tmp_path: Path, mini_loaded: None) -> None:
    async def script(table: Table) -> None:
        screen = table.app.screen
        assert isinstance(screen, GeneralTable)
        assert "AskBids" in table.text() and "bid 0" in table.text()
        for _ in range(60):
            if screen.sitting.match.over:
                break
            await table.press("1", "enter")
        assert screen.sitting.match.over
        await table.pilot.pause()
        assert "magic_points" in table.text()

    plan = TablePlan("mini", (Player(name="Ania"), Player(bot="random")))
    at_table(script, tmp_path, plan)


def test_the_general_table_has_help_and_the_rules_at_hand(tmp_path: Path, mini_loaded: None) -> None:
    async def script(table: Table) -> None:
        await table.press("?")
        assert "Enter" in table.text()
        await table.press("escape", "r")
        assert "MI-BID-1" in table.text()

    at_table(script, tmp_path, TablePlan("mini", (Player(name="Ania"), Player(bot="random"))))
