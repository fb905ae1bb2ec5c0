"""What `python -m build` makes is whole, and plays in an empty environment in an empty folder."""

from __future__ import annotations

import json
import os
import re
import shutil
import signal
import sqlite3
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest

import viceregal
from tests.packaging.building import PATIENCE, ROOT, SUFFIX, Built, Installed, built_once, outside

BUILT_IN = "_native_core__mypyc"
pytestmark = pytest.mark.skipif(os.name == "nt", reason="folders of POSIX environments")


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory) -> Built:
    base = tmp_path_factory.getbasetemp()
    return built_once(base.parent if "PYTEST_XDIST_WORKER" in os.environ else base)


def test_the_sdist_has_what_the_wheel_is_made_of_and_what_one_reads(built: Built) -> None:
    names = built.sdist_names()
    wanted = ["README.md", "CHANGELOG.md", "LICENSE", "docs/README.md", "docs/images/web-viceroy.jpg"]
    wanted += ["web/package-lock.json", "web/src/main.ts", "web/index.html", "scripts/npm", "setup.py"]
    wanted += ["src/viceregal/server/page/index.html", "requirements/server.in"]
    assert [name for name in wanted if name not in names] == []


def test_the_sdist_has_no_tests_and_nothing_that_was_built_but_the_page(built: Built) -> None:
    stray = re.compile(r"^tests/|^web/test/|node_modules/|__pycache__|\.(so|pyd|c|mo|pyc)$")
    assert [name for name in built.sdist_names() if stray.search(name)] == []


def test_the_wheel_has_every_file_of_the_package(built: Built) -> None:
    names = built.wheel_names()
    files = [path for path in (ROOT / "src/viceregal").rglob("*") if path.is_file()]
    skipped = {".pyc", ".c"}
    here = {path.relative_to(ROOT / "src").as_posix() for path in files if path.suffix not in skipped}
    assert sorted(here - names) == []
    assert [name for name in names if name.startswith(("tests", "web"))] == []
    compiled = [name for name in names if name.endswith(SUFFIX)]
    assert bool(compiled) == any((ROOT / "src").rglob("*" + SUFFIX))
    assert ("-none-any" in built.wheel.name) == (not compiled)


def test_what_an_index_shows_is_whole(built: Built) -> None:
    told = built.metadata()
    assert told["Summary"] and "Requires-Dist" in told
    extras = {"all", "arena", "cli", "envs", "learn", "parquet", "ray", "server", "spiel", "terminal"}
    assert set(told["Provides-Extra"]) == extras
    assert [each for each in told["Requires-Dist"] if "extra ==" not in each] == []
    [page] = told[""]
    assert "# Viceregal" in page and ">>> import viceregal as vr" in page
    assert re.findall(r"!\[|\]\((?!https)", page) == []


@pytest.mark.parametrize(("no_page", "code"), [("", 1), ("1", 0)])
def test_without_node_and_page_nothing_is_built_unless_that_is_asked_for(
    built: Built, tmp_path: Path, no_page: str, code: int
) -> None:
    source, tools = tmp_path / "source", tmp_path / "tools"
    shutil.copytree(built.source, source, ignore=shutil.ignore_patterns("page", "build", "*" + SUFFIX))
    tools.mkdir()
    (tools / "dirname").symlink_to(str(shutil.which("dirname")))
    done = subprocess.run(
        [sys.executable, "setup.py", "-q", "build_py", "--build-lib", str(tmp_path / "lib")],
        cwd=source,
        env=outside(PATH=str(tools), VICEREGAL_NO_PAGE=no_page),
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == code, done.stderr
    assert ("the page cannot be built" in done.stderr and "VICEREGAL_NO_PAGE=1" in done.stderr) == bool(code)


def test_rules_bots_and_arena_need_nothing(built: Built, tmp_path: Path) -> None:
    bare = Installed(built, tmp_path)
    ran = bare.run(str(bare.python), "-c", BARE)
    assert (ran.returncode, ran.stderr) == (0, "")
    assert ran.stdout.split() == ["hand-of-the-king", "viceroy", "viscounts"]
    for words in ([str(bare.command), "--version"], [str(bare.python), "-m", "viceregal", "games"]):
        ran = bare.run(*words)
        told = "this needs typer, which is not installed: pip install 'viceregal[cli]'"
        assert (ran.returncode, ran.stdout, ran.stderr) == (2, "", f"viceregal: {told}\n")


BARE = """
import viceregal as vr
from viceregal.arena.runner import Plan, checked, run
from viceregal.bots import registry

for key in vr.GAMES:
    game = vr.game(key)
    plan = checked(Plan(key, game.setup(2), ("greedy",), 1, 7, records=True))
    records = []
    assert run(plan, 1, None, records.append).tally.games == 1
    assert vr.replay(records[0])[0].over
    print(key)
"""


def test_the_command_line_plays_and_says_what_the_tables_need(built: Built, tmp_path: Path) -> None:
    here = Installed(built, tmp_path, "cli")
    version = here.run(str(here.command), "--version")
    kind = "compiled" if any(BUILT_IN in name for name in built.wheel_names()) else "interpreted"
    assert version.stdout == f"viceregal {viceregal.__version__} ({kind})\n", version.stderr
    ran = here.run(
        str(here.command), "sim", "hand-of-the-king", "--games", "2", "--seed", "1", "--out", "games.txt"
    )
    assert (ran.returncode, ran.stderr) == (0, "")
    ran = here.run(str(here.command), "replay", "games.txt", "--verify")
    assert ran.stdout == "games.txt: 2 records, all correct\n", ran.stderr
    for command, lacks in (("serve", "server"), ("play", "terminal")):
        ran = here.run(str(here.command), command)
        assert ran.returncode == 2 and f"pip install 'viceregal[{lacks}]'" in ran.stderr


def test_the_terminal_table_plays_a_whole_game(built: Built, tmp_path: Path) -> None:
    here = Installed(built, tmp_path, "terminal")
    ran = here.run(str(here.python), "-c", TERMINAL)
    assert (ran.returncode, ran.stdout) == (0, "EndScreen\n"), ran.stderr


TERMINAL = """
import asyncio
from pathlib import Path
from viceregal.terminal.app import TableApp, plan_of
from viceregal.terminal.keeping import Keeper

async def play():
    plan = plan_of("hand-of-the-king", 2, ["greedy", "random"], None)
    app = TableApp(plan, keeper=Keeper(Path("kept")), lang="pl", seed=7, pace=0)
    async with app.run_test(size=(120, 40)) as pilot:
        while type(app.screen).__name__ != "EndScreen" or not app.screen.query("#sheet"):
            await pilot.pause(0.05)
        await pilot.pause()
        print(type(app.screen).__name__)

asyncio.run(play())
"""


def test_the_web_table_has_its_page_words_rules_and_migrations(built: Built, tmp_path: Path) -> None:
    here = Installed(built, tmp_path, "server")
    data = here.folder / "tables"
    serving = subprocess.Popen(
        [str(here.command), "serve", "--port", "0", "--no-open", "--data", str(data)],
        cwd=here.folder,
        env=outside(),
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        assert serving.stdout is not None
        url = serving.stdout.readline().rpartition(" ")[2].strip()
        page = got(url)
        [script] = re.findall(r'<script type="module"[^>]* src="([^"]+)"', page)
        assert len(got(url.rstrip("/") + script)) > 1000
        assert len(json.loads(got(url + "api/words/pl?game=viceroy"))) > 0
        assert "HK-BAN-3" in got(url + "api/rules/hand-of-the-king?lang=cs")
    finally:
        serving.send_signal(signal.SIGINT)
        serving.wait(PATIENCE)
        serving.stdout.close()
    [database] = [path for path in data.rglob("*") if path.read_bytes()[:6] == b"SQLite"]
    with sqlite3.connect(database) as connection:
        [(version,)] = connection.execute("select version_num from alembic_version")
    connection.close()
    newest = max((ROOT / "src/viceregal/server/storage/migrations/versions").glob("v*.py")).stem
    assert newest.startswith(f"v{version}_")


def got(url: str) -> str:
    with urllib.request.urlopen(url, timeout=PATIENCE) as answer:
        assert answer.status == 200
        return str(answer.read().decode())
