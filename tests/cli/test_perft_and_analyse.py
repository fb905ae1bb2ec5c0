"""`viceregal perft` and `viceregal analyse`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import viceregal as vr
from tests.blanks import plain
from tests.cli.command import GAME, dealt, refused, run
from tests.cli.test_reference import SMALL
from viceregal.core.perft import perft


def late() -> str:
    """A position with few cards left."""
    match = vr.new(GAME, seed=11, companions="none")
    while sum(row.count(".") for row in match.position()["grid"]) < 27:
        match.play(match.legal()[-1])
    return json.dumps(match.position())


def test_counts_from_a_deal() -> None:
    state = vr.new(GAME, seed=0).state
    for depth in (0, 1, 2, 3):
        assert run("perft", GAME, "--depth", str(depth)).out == f"{perft(vr.game(GAME), state, depth)}\n"
    state = vr.new(GAME, 3, seed="x", companions="none").state
    ran = run("perft", GAME, "--depth", "2", "--players", "3", "--set", "companions=none", "--seed", "x")
    assert ran.out == f"{perft(vr.game(GAME), state, 2)}\n"


def test_counts_from_a_position(tmp_path: Path) -> None:
    path = dealt(tmp_path)
    expected = perft(vr.game(GAME), vr.new(GAME, seed=7).state, 3)
    assert run("perft", GAME, "--depth", "3", "--position", str(path)).out == f"{expected}\n"
    given = path.read_text(encoding="utf-8")
    assert run("perft", GAME, "--depth", "3", "--position", "-", "--json", given=given).json == {
        "game": GAME,
        "depth": 3,
        "count": expected,
    }


def test_the_split_adds_up() -> None:
    *parts, total = run("perft", GAME, "--depth", "3", "--split").lines
    assert sum(int(part.split()[0]) for part in parts) == int(total)
    assert [part.split(maxsplit=1)[1] for part in parts] == vr.new(GAME, seed=0).legal()
    found = run("perft", GAME, "--depth", "3", "--split", "--json").json
    assert sum(found["split"].values()) == found["count"] == int(total)
    assert run("perft", GAME, "--depth", "0", "--split").out == "1\n"


def test_what_cannot_be_counted(tmp_path: Path) -> None:
    game = vr.game(GAME)
    undealt = json.dumps(game.to_document(game.new(game.setup(2))))
    refused(run("perft", GAME, "--depth", "1", "--position", "-", given=undealt), "this cannot be counted")
    refused(run("perft", GAME, "--depth", "-1"), "Invalid value for '--depth'")
    path = str(dealt(tmp_path))
    refused(run("perft", GAME, "--depth", "1", "--position", path, "--players", "2"), "says its players")


def test_an_analysis() -> None:
    found = run("analyse", GAME, "-", "--nodes", "200000", "--json", given=late()).json
    assert list(found) == [
        *("game", "seat", "value", "exact", "depth", "nodes", "seconds", "line", "candidates", "reasons"),
    ]
    match = vr.load(json.loads(late()))
    assert found["seat"] == match.to_move[0]
    assert found["exact"] is True
    assert {each["action"] for each in found["candidates"]} == set(match.legal())
    assert found["candidates"][0] == {
        "action": found["line"][0],
        "value": found["value"],
        "chance": 1.0,
        "reasons": found["reasons"],
    }
    for action in found["line"]:
        match.play(action)


def test_an_analysis_in_words() -> None:
    ran = run("analyse", GAME, "-", "--nodes", "200000", given=late())
    assert ran.lines[0].endswith("worked out to the very end")
    assert " nodes in " in ran.lines[1]
    assert ran.lines[2].startswith("line: move ")
    assert "100%  move " in ran.lines[3]


def test_each_answer_has_its_own_reasons() -> None:
    best, other = run("analyse", GAME, "-", "--json", given=SMALL).json["candidates"]
    assert [(each["heading"], each["points"]) for each in best["reasons"]] == [("greyjoy", 2.0)]
    assert [(each["heading"], each["points"]) for each in other["reasons"]] == [("greyjoy", -2.0)]
    lines = run("analyse", GAME, "-", given=SMALL).lines
    assert [line.split(maxsplit=1)[1] for line in lines[3:]] == [
        "100%  move down greyjoy",
        "the banner of House Greyjoy",
        "0%  move right stark",
        "the banner of House Greyjoy",
    ]


@pytest.mark.parametrize(
    ("game", "seats"), [("hand-of-the-king", 3), ("hand-of-the-king", 4), ("viscounts", 2)]
)
def test_an_analysis_says_how_sure_it_is(game: str, seats: int) -> None:
    match = vr.new(game, seats, seed=4)
    while not match.legal()[0].startswith(("move", "play")):
        match.play(match.legal()[0])
    given = json.dumps(match.position())
    first = run("analyse", game, "-", "--nodes", "200", "--json", given=given).json["candidates"][0]
    assert first["visits"] > 1 and first["error"] > 0 and 0 < first["chance"] < 1
    assert "±" in run("analyse", game, "-", "--nodes", "200", given=given).out


def test_a_short_thought(tmp_path: Path) -> None:
    path = str(dealt(tmp_path))
    assert plain(run("analyse", GAME, path, "--nodes", "20").lines[0]).endswith("looking 1 turn ahead")
    assert run("analyse", GAME, path, "--nodes", "2000").lines[0].endswith("turns ahead")
    assert run("analyse", GAME, path, "--seconds", "0.05", "--json").json["seconds"] < 5


def test_what_cannot_be_analysed(tmp_path: Path) -> None:
    match = vr.new(GAME, seed=3)
    while not match.over:
        match.play(match.legal()[0])
    refused(run("analyse", GAME, "-", given=json.dumps(match.position())), "the game is over")
    undealt = json.dumps(match.game.to_document(match.game.new(match.setup)))
    refused(run("analyse", GAME, "-", given=undealt), "chance decides")
    path = str(dealt(tmp_path))
    for seconds in ("-1", "nan", "inf", "1e9"):
        refused(run("analyse", GAME, path, "--seconds", seconds), "seconds is a number from 0 to 3,600")
    refused(run("analyse", GAME, path, "--nodes", "-1"), "nodes is a whole number")
    refused(run("analyse", GAME, path, "--nodes", "lots"), "Invalid value for '--nodes'")
    refused(run("analyse", GAME, str(tmp_path)), "Is a directory")


@pytest.mark.parametrize("command", ["perft", "analyse", "sim", "position"])
def test_games_that_do_not_exist(command: str) -> None:
    more = {"perft": ("--depth", "1"), "sim": ()}.get(command, ("-",))
    refused(run(command, "chess", *more), "no game is called 'chess'")


@pytest.mark.parametrize("game", ["hand-of-the-king", "viceroy", "viscounts"])
@pytest.mark.parametrize("budget", [(), ("--seconds", "0.2"), ("--nodes", "60"), ("--sims", "60")])
def test_every_budget_is_understood_in_every_game(game: str, budget: tuple[str, ...]) -> None:
    given = json.dumps(vr.new(game, 2, seed=4).position())
    found = run("analyse", game, "-", *budget, "--json", given=given).json
    assert found["line"][0] == found["candidates"][0]["action"]
    if "--seconds" not in budget and budget:
        assert found["nodes"] <= 64
