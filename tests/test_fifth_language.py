"""A fifth language is added by files alone: command line, terminal and server find it and speak it."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

import viceregal as vr
from tests.blanks import plain
from tests.fifth_language import IN_PART, NAMES, ROOT, WHOLE, environment, make_tree, pseudo
from tests.server.serving import Server


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return make_tree(tmp_path_factory.mktemp("languages"))


@pytest.fixture(scope="module")
def server(tree: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("data"), {"PYTHONPATH": environment(tree)["PYTHONPATH"]}).start()
    yield running
    running.stop()


def viceregal(tree: Path, *words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "viceregal", *words],
        capture_output=True,
        text=True,
        env=environment(tree),
        cwd=tree,
        check=False,
    )


def test_it_is_listed_where_a_language_is_asked_for_that_is_not_there(tree: Path) -> None:
    refused = viceregal(tree, "rules", "hand-of-the-king", "HK-MOV-1", "--lang", "xx")
    assert refused.returncode != 0 and "(there are: en, cs, de, eo, pl, ru)" in refused.stderr


def test_the_command_line_speaks_it(tree: Path, tmp_path: Path) -> None:
    rule = viceregal(tree, "rules", "hand-of-the-king", "HK-MOV-1", "--lang", WHOLE)
    english = viceregal(tree, "rules", "hand-of-the-king", "HK-MOV-1", "--lang", "en")
    assert rule.stdout != english.stdout
    assert pseudo(english.stdout).splitlines()[2:] == rule.stdout.splitlines()[2:] != []
    record = tmp_path / "games.txt"
    match = vr.new("hand-of-the-king", seed=3, seats=2, players=("B", "C"))
    while not match.over:
        match.play(match.legal()[0])
    record.write_text(match.record(), "utf-8")
    told = viceregal(tree, "replay", str(record), "--lang", WHOLE)
    assert told.returncode == 0 and not told.stderr
    assert pseudo("Varys") in told.stdout and "Varys" not in told.stdout


TERMINAL = """
import json, sys
from pathlib import Path
from tests.terminal.at_table import Table, at_table
told = []
async def script(table: Table) -> None:
    while table.app.speech.lang != sys.argv[2]:
        await table.press("f2")
    told.append(table.text())
at_table(script, Path(sys.argv[1]))
print(json.dumps(told))
"""


def test_the_terminal_goes_through_it(tree: Path, tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", TERMINAL, str(tmp_path), WHOLE],
        capture_output=True,
        text=True,
        env={**environment(tree), "TERM": "xterm-256color"},
        cwd=ROOT,
        check=True,
    )
    [text] = json.loads(done.stdout.splitlines()[-1])
    assert " ËÖ " in text and " DE " in text
    assert pseudo("Where do you send Varys?") in plain(text)


def test_the_server_lists_it_on_its_page_and_says_how_much_is_missing(server: Server) -> None:
    page = httpx.get(f"{server.url}/").text
    told = json.loads(page.partition('id="languages" type="application/json">')[2].partition("</script>")[0])
    assert [each["lang"] for each in told] == ["en", "cs", IN_PART, WHOLE, "pl", "ru"]
    assert {each["lang"]: each["name"] for each in told}.items() >= NAMES.items()
    assert [each["sign"] for each in told][2:4] == ["DE", "ËÖ"]
    lines = [json.loads(line) for line in server.log.read_text("utf-8").splitlines() if line.startswith("{")]
    assert [line["lang"] for line in lines if line["event"] == "language_in_part"] == [IN_PART]


@pytest.mark.parametrize(
    "path",
    [
        "/api/games?",
        "/api/rules/viceroy?",
        "/api/rules/viscounts?",
        "/api/lessons/viceroy?",
        "/api/guides/viscounts?",
        "/api/cards/hand-of-the-king?",
        "/api/editions/viceroy?",
    ],
)
def test_the_server_speaks_it(server: Server, path: str) -> None:
    english, other = (httpx.get(f"{server.url}{path}lang={lang}").text for lang in ("en", WHOLE))
    assert other != english and sum(map(other.count, "äëïöü")) > 10
    told = httpx.get(f"{server.url}{path}lang={IN_PART}").text
    assert plain(told.replace("Du", "You")) == plain(english)


def test_every_word_of_the_page_is_there(server: Server) -> None:
    told = httpx.get(f"{server.url}/api/words/{WHOLE}").json()
    assert told["page"]["lobby.open"] == pseudo("Open the table")
    assert told["plural"][:3] == "101"
    assert httpx.get(f"{server.url}/api/words/{WHOLE}/lessons").json()["words"]["goal"] == pseudo("Goal")


def test_what_is_missing_or_broken_is_said_in_english_with_a_log_line(server: Server) -> None:
    told, english = (httpx.get(f"{server.url}/api/words/{lang}?game=").json() for lang in (IN_PART, "en"))
    assert told["page"] == {**english["page"], "lobby.open": "Tisch eröffnen"}
    said = {"language.name": NAMES[IN_PART], "name.you": "Du"}
    assert told["common"] == {**english["common"], **said}
    log = server.log.read_text("utf-8")
    assert "name.player has a place {numero} that nothing fills" in log
    assert "lobby.players has a brace too many or too few" in log
    assert "bot.random is empty" in log
