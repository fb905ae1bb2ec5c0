"""`viceregal games` and `viceregal new`."""

from __future__ import annotations

import os

import pytest

import viceregal as vr
from tests.cli.command import GAME, PATIENCE, refused, run, start
from viceregal.bots.entry import LEVELS


def test_games_as_json() -> None:
    rows = {row["key"]: row for row in run("games", "--json").json}
    assert set(rows) == set(vr.GAMES)
    hand = rows[GAME]
    assert hand["title"] == "A Game of Thrones: Hand of the King"
    assert (hand["version"], hand["min_seats"], hand["max_seats"]) == (2, 2, 4)
    assert hand["editions"] == ["standard"]
    assert hand["bots"] == ["random", "search", "greedy", "alphabeta", *LEVELS]
    assert [option["key"] for option in hand["options"]] == [
        "companions",
        "variant",
        "first",
        "ramsay_moves_varys",
    ]
    assert hand["options"][1] == {
        "key": "variant",
        "choices": ["base", "teams", "raven"],
        "default": "base",
        "rule": "HK-VAR-1",
    }


def test_games_in_words() -> None:
    out = run("games").out
    for words in (GAME, "2 to 4", "standard", "*all | known | none", "(HK-COM-12)", "alphabeta"):
        assert words in out


def test_new_deals_what_the_library_deals() -> None:
    ran = run(
        "new", GAME, "--players", "3", "--set", "variant=raven", "--set", "companions=known", "--seed", "7"
    )
    match = vr.new(GAME, 3, seed=7, variant="raven", companions="known")
    assert ran.json == match.position()
    assert vr.load(ran.json).legal() == match.legal()


def test_a_seed_may_be_any_text() -> None:
    deals = [run("new", GAME, "--seed", seed).out for seed in ("7", "7", "07", "seven", "7/1", "-7", "")]
    assert deals[0] == deals[1]
    assert len({*deals[1:5], deals[6]}) == 5


def test_one_player_is_dealt_what_two_seats_are() -> None:
    words = ("new", "viscounts", "--set", "rival=noble", "--seed", "7", "--players")
    assert run(*words, "1").json == run(*words, "2").json


def test_alone_without_an_ai_is_refused_with_the_ways() -> None:
    refused(
        run("new", "viscounts", "--players", "1"), "--set rival=cleric|rival=builder|rival=noble|rival=card"
    )
    refused(run("new", GAME, "--players", "1"), "2 to 4 players, not 1")


def test_a_seed_that_is_no_text_is_refused() -> None:
    process = start("new", GAME, "--seed", os.fsdecode(b"caf\xe9"))
    _, err = process.communicate(timeout=PATIENCE)
    assert (process.returncode, err) == (2, b"viceregal: a seed is a whole number or a text in UTF-8\n")


def test_without_a_seed_every_deal_is_another() -> None:
    assert run("new", GAME).out != run("new", GAME).out


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("--players", "5"), "2 to 4 players, not 5"),
        (("--players", "two"), "Invalid value for '--players'"),
        (("--edition", "deluxe"), "no edition is called 'deluxe' (there are: standard)"),
        (("--set", "companions"), "--set takes option=value, not 'companions'"),
        (("--set", "=all"), "--set takes option=value"),
        (("--set", "companions=some"), "HK-COM-12: option companions cannot be 'some'"),
        (("--set", "magic=yes"), "no option is called 'magic'"),
        (("--set", "first=0", "--set", "first=1"), "--set first is given twice"),
        (("--set", "variant=teams"), "HK-VAR-1: teams are for four players, not 2"),
        (("--set", "first=3"), "HK-SET-3"),
    ],
)
def test_what_cannot_be_dealt(words: tuple[str, ...], told: str) -> None:
    refused(run("new", GAME, *words), told)
