"""Every command with Viceroy: editions, virtual opponents, secret answers of several seats at once."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.cli.command import refused, run
from viceregal import game, new, rulebook

VICEROY = "viceroy"


def stands(document: Any) -> dict[str, Any]:
    """What a document comes to after all decisions in it, every field of it."""
    return game(VICEROY).open_view(game(VICEROY).from_document(document))


def test_games_lists_it() -> None:
    (row,) = [row for row in run("games", "--json").json if row["key"] == VICEROY]
    assert (row["min_seats"], row["max_seats"], row["editions"]) == (1, 4, ["ru", "cs", "pl"])
    assert {option["key"] for option in row["options"]} == {
        "virtual",
        "virtual_gems",
        "solo_choice",
        "memory",
    }
    assert "random" in row["bots"]


@pytest.mark.parametrize("edition", ["ru", "cs", "pl"])
@pytest.mark.parametrize(("players", "virtual"), [("1", "3"), ("2", "0"), ("3", "1"), ("4", "0")])
def test_a_deal_is_a_position(tmp_path: Path, edition: str, players: str, virtual: str) -> None:
    words = ("--players", players, "--edition", edition, "--set", f"virtual={virtual}", "--seed", "7")
    dealt = run("new", VICEROY, *words)
    file = tmp_path / "start.json"
    file.write_text(dealt.out, encoding="utf-8")
    assert run("position", VICEROY, str(file), "--json").json == dealt.json
    legal = run("position", VICEROY, str(file), "--legal", "--json").json["legal"]
    assert [each["seat"] for each in legal] == list(range(int(players)))
    assert all(each["actions"] for each in legal)
    assert run("position", VICEROY, str(file), "--board", "--score").code == 0
    view, start = (
        run("position", VICEROY, str(file), "--view", "0", "--json").json["view"],
        stands(dealt.json),
    )
    assert view["hands"][0] == start["hands"][0] and view["large"] == len(start["large"])


def test_what_cannot_be_set_up() -> None:
    refused(run("new", VICEROY, "--players", "1", "--set", "virtual=0"), "VR-SOL-1")
    refused(run("new", VICEROY, "--players", "3", "--set", "virtual=2"), "VR-SOL-5")
    refused(run("new", VICEROY, "--players", "5"), "1 to 4 players, not 5")
    refused(run("new", VICEROY, "--edition", "en"), "no edition is called 'en'")


def test_secret_answers_are_given_by_seat(tmp_path: Path) -> None:
    file = tmp_path / "start.json"
    start = run("new", VICEROY, "--players", "2", "--seed", "7")
    file.write_text(start.out, encoding="utf-8")
    first, second = (hand[0] for hand in stands(start.json)["hands"])
    refused(run("position", VICEROY, str(file), "--do", f"choose {first}"), "say whose action it is")
    refused(run("position", VICEROY, str(file), "--do", f"0: choose {second}"), "VR-SET-5")
    one = stands(run("position", VICEROY, str(file), "--do", f"1: choose {second}", "--json").json)
    assert one["sealed"] == [None, f"choose {second}"] and one["pyramids"] == [{}, {}]
    both = ("--do", f"1: choose {second}", "--do", f"0: choose {first}")
    laid = stands(run("position", VICEROY, str(file), *both, "--json").json)
    assert laid["pyramids"] == [{"1.0": first}, {"1.0": second}]


def test_a_position_that_cannot_be(tmp_path: Path) -> None:
    match = new(VICEROY, 2, seed=7)
    while not match.game.is_at_rest(match.state):
        seat = match.to_move[0]
        match.play(match.actions(seat)[0], seat)
    document, file = match.position(), tmp_path / "right.json"
    file.write_text(json.dumps(document), encoding="utf-8")
    assert run("position", VICEROY, str(file), "--json").json == document
    document["reserve"]["red"] += 1
    file = tmp_path / "wrong.json"
    file.write_text(json.dumps(document), encoding="utf-8")
    refused(run("position", VICEROY, str(file)), "VR-SET-1")


@pytest.mark.parametrize("edition", ["ru", "cs", "pl"])
def test_simulated_games_replay(tmp_path: Path, edition: str) -> None:
    file = str(tmp_path / "games.txt")
    words = ("--players", "3", "--edition", edition, "--games", "3", "--seed", "5", "--out", file)
    assert run("sim", VICEROY, *words).code == 0
    assert run("replay", file, "--verify").out.endswith("3 records, all correct\n")
    told = run("replay", file, "--game", "2")
    assert told.code == 0 and "result:" in told.out
    shown = run("replay", file, "--at", "60", "--json").json
    assert len(shown["decisions"]) == 60 and shown["game"] == VICEROY
    assert run("replay", file, "--at", "60").code == 0


def test_counting() -> None:
    words = ("--players", "2", "--seed", "3")
    assert run("perft", VICEROY, *words, "--depth", "2").out == "9\n"
    split = run("perft", VICEROY, *words, "--depth", "2", "--split", "--json").json
    assert sum(split["split"].values()) == split["count"] == 9
    refused(run("perft", VICEROY, "--players", "1", "--edition", "cs", "--depth", "9"), "cannot be counted")


@pytest.mark.parametrize("lang", ["en", "pl", "ru", "cs"])
def test_rules(lang: str) -> None:
    listed = run("rules", VICEROY, "--lang", lang).out
    assert all(rule.id in listed for rule in rulebook.rules(VICEROY))
    assert run("rules", VICEROY, "VR-AUC-9", "--lang", lang).out.startswith("VR-AUC-9")
