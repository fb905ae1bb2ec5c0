"""`viceregal play`: what reaches the table, and what is refused before it opens."""

from __future__ import annotations

import sys
from types import ModuleType
from typing import Any

import pytest

from tests.cli.command import GAME, PATIENCE, refused, run, start


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[tuple[Any, dict[str, Any]]]:
    """What the table was opened with."""
    calls: list[tuple[Any, dict[str, Any]]] = []
    table = ModuleType("viceregal.terminal.app")
    table.run = lambda game, **more: calls.append((game, more))  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "viceregal.terminal", ModuleType("viceregal.terminal"))
    monkeypatch.setitem(sys.modules, "viceregal.terminal.app", table)
    return calls


def test_the_table_opens(opened: list[Any]) -> None:
    assert run("play").code == 0
    nothing = {"seats": None, "bots": None, "lang": None, "seed": None, "options": None, "edition": ""}
    assert opened == [(None, nothing)]


def test_everything_that_is_said_reaches_it(opened: list[Any]) -> None:
    words = (
        "--players",
        "4",
        "--bot",
        "greedy",
        "--bot",
        "alphabeta:seconds=1",
        "--lang",
        "pl",
        "--seed",
        "5",
    )
    assert run("play", GAME, *words, "--set", "variant=teams").code == 0
    bots = ["greedy", "alphabeta:seconds=1"]
    options = {"variant": "teams"}
    said = {"seats": 4, "bots": bots, "lang": "pl", "seed": 5, "options": options, "edition": ""}
    assert opened == [(GAME, said)]


def test_an_edition_reaches_it(opened: list[Any]) -> None:
    assert run("play", "viceroy", "--edition", "cs", "--bot", "greedy").code == 0
    assert (opened[0][0], opened[0][1]["edition"]) == ("viceroy", "cs")


def test_seats_follow_the_bots(opened: list[Any]) -> None:
    assert run("play", GAME, "--bot", "greedy", "--bot", "random").code == 0
    assert opened[0][1]["seats"] == 3


def test_one_player_against_an_ai_takes_two_seats(opened: list[Any]) -> None:
    assert run("play", "viscounts", "--players", "1", "--set", "rival=cleric").code == 0
    assert opened[0][1]["seats"] == 2


def test_without_a_terminal_there_is_no_table() -> None:
    process = start("play", GAME, "--players", "2")  # its input is empty
    _, err = process.communicate(timeout=PATIENCE)
    told = b"viceregal: the terminal table needs a terminal, and the input is not one\n"
    assert (process.returncode, err) == (2, told)


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("chess",), "no game is called 'chess'"),
        ((GAME, "--players", "9"), "2 to 4 players, not 9"),
        ((GAME, "--bot", "clever"), "no bot of hand-of-the-king is called 'clever'"),
        ((GAME, "--set", "variant=teams"), "HK-VAR-1"),
        ((GAME, "--lang", "de"), "there is no language 'de'"),
        ((GAME, "--seed", "x"), "Invalid value for '--seed'"),
        ((GAME, "--players", "2", *["--bot", "random"] * 3), "3 bots for 2 seats"),
        (("--bot", "random"), "say which game"),
        (("--players", "2"), "say which game"),
        (("--edition", "cs"), "say which game"),
        (("viceroy", "--edition", "de"), "no edition is called 'de'"),
    ],
)
def test_what_cannot_be_played(opened: list[Any], words: tuple[str, ...], told: str) -> None:
    refused(run("play", *words), told)
    assert opened == []
