"""Positions as documents: what the players hold. Impossible banners, ravens, talks and variants are refused."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.hand_of_the_king.given import GAME, position
from tests.games.hand_of_the_king.impossible import CALL, CITY, END, START, refused, tie
from tests.marks import rule
from viceregal import BadPosition

# Banners


NOBODY = "nobody holds the banner of stark, but somebody leads"
WITHOUT = "seat {} holds the banner of {} without leading"


@rule("HK-BAN-1")
def test_who_leads_holds_the_banner() -> None:
    refused(position(CITY, ["sansa", ""], banners={"stark": None}), "HK-BAN-1", NOBODY)
    refused(
        position(CITY, ["sansa bran", "arya"], banners={"stark": 1}), "HK-BAN-1", WITHOUT.format(1, "stark")
    )
    GAME.from_document(position(CITY, ["sansa", "arya"], banners={"stark": 1}))
    refused(position(CITY, staying=[("jon", 0, "stark")], banners={"stark": None}), "HK-BAN-1", NOBODY)


@rule("HK-BAN-5")
def test_nobody_holds_a_banner_without_a_card() -> None:
    refused(position(CITY, banners={"stark": 0}), "HK-BAN-5", WITHOUT.format(0, "stark"))
    refused(position(CITY, ["hoster asha", ""], banners={"tully": 1}), "HK-BAN-5", WITHOUT.format(1, "tully"))


@rule("HK-BAN-6")
def test_a_house_still_to_be_settled_may_be_held_by_one_who_does_not_lead() -> None:
    turn = {"moved": "tully", "todo": [END, CALL], "pool": ["hodor"]}
    document = position("varys / robb theon", ["edmure", "hoster"], banners={"tully": 1})
    GAME.from_document({**document, **turn})
    document = position("varys / robb theon", ["edmure sansa", "arya"], banners={"stark": 1})
    refused({**document, **turn, "banners": {}}, "HK-BAN-1", NOBODY)
    GAME.from_document({**document, **turn, "called": [], "banners": {"stark": 1}})
    stirred = {**document, **turn, "areas": [["edmure", "sansa", "bran"], ["arya"]], "killed": None}
    del stirred["killed"]
    refused({**stirred, "banners": {"stark": 1}}, "HK-BAN-1", WITHOUT.format(1, "stark"))
    refused({**stirred, "stirred": ["stark"], "banners": {"stark": 1, "greyjoy": 1}}, "HK-BAN-5")
    GAME.from_document({**stirred, "stirred": ["stark"], "banners": {"stark": 1}})


@rule("HK-BAN-1")
def test_who_held_the_banner_of_the_house_moved_to_led_it_before_the_move() -> None:
    """One Baratheon at least came with this move: without it, seat 0 has one and seat 1 has two."""
    turn = {"moved": "baratheon", "todo": [END, CALL], "pool": ["hodor"]}
    document = position("varys / robb theon", ["robert stannis", "renly shireen"])
    GAME.from_document({**document, **turn, "banners": {"baratheon": 1}})
    refused({**document, **turn, "banners": {"baratheon": 0}}, "HK-BAN-1", WITHOUT.format(0, "baratheon"))


@rule("HK-BAN-8")
def test_a_tie_before_the_companions_could_stand() -> None:
    """It is of several, in a house that a companion changed, and one of them holds the banner or will."""
    turn = {"moved": "tully", "todo": [END, CALL], "pool": ["ygritte"], "called": []}
    document = position(
        "varys / theon daenerys", ["edmure robb", "sansa"], banners={"stark": 1, "tully": None}
    )
    document |= turn
    no_tie = "tied: this is no tie for stark before a companion"
    refused({**document, "tied": {"stark": [0, 1]}}, "HK-BAN-8", no_tie)
    changed = {**document, "stirred": ["stark"]}
    refused({**changed, "tied": {"stark": [1]}}, "HK-BAN-8", no_tie)
    GAME.from_document({**changed, "tied": {"stark": [0, 1]}})
    GAME.from_document({**changed, "tied": {"stark": []}})
    free = {**changed, "banners": {}}
    refused(
        {**free, "tied": {"stark": [0, 1]}}, "HK-BAN-8", "tied: none of them can hold the banner of stark"
    )
    mine = {**document, "stirred": ["tully"], "areas": [["edmure", "robb"], ["hoster", "sansa"]]}
    GAME.from_document({**mine, "tied": {"tully": [0, 1]}})  # the mover will have it


@rule("HK-BAN-8")
def test_ties_belong_to_the_rules_that_know_them() -> None:
    with pytest.raises(BadPosition, match="'tied' that means nothing here"):
        GAME.from_document(position(CITY, version=1, tied={}))
    with pytest.raises(BadPosition, match="stark"):
        GAME.from_document(position(CITY, tied={"stark": [7]}))
    with pytest.raises(BadPosition, match="lanister"):
        GAME.from_document(position(CITY, tied={"lanister": []}))


@rule("HK-BAN-6")
@pytest.mark.parametrize(
    "changes",
    [
        {"moved": "stark"},
        {"stirred": ["stark"]},
        {"tied": {"stark": [0, 1]}},
        {"another_turn": True},
        {"called": ["hodor"], "pool": []},
    ],
    ids=repr,
)
def test_between_the_turns_nothing_is_under_way(changes: dict[str, Any]) -> None:
    says = "something of a turn is under way between the turns"
    refused(position(CITY, **changes), "HK-BAN-6", says)
    refused(tie(**changes), "HK-BAN-6", says)
    over = position("varys", todo=[])
    GAME.from_document(over)
    refused({**over, **changes}, "HK-BAN-6", says)


@rule("HK-BAN-3")
def test_a_tie_to_be_decided_is_a_tie() -> None:
    assert GAME.legal(GAME.from_document(tie()), 0)
    greyjoy, stark = tie()["todo"][1:]
    refused(tie(todo=[START, stark, greyjoy]), "HK-BAN-3", "banners are settled house by house")
    refused(tie(todo=[START, stark, stark]), "HK-BAN-3", "banners are settled house by house")
    refused(
        tie(todo=[START, {**stark, "tied": [0]}]),
        "HK-BAN-3",
        "this is not a tie for stark that seat 0 settles",
    )
    refused(
        tie(todo=[START, {**stark, "tied": [1, 0]}]),
        "HK-BAN-3",
        "this is not a tie for stark that seat 0 settles",
    )
    refused(
        tie(todo=[START, {**stark, "house": "tully", "tied": []}]),
        "HK-BAN-3",
        "this is not a tie for tully that seat 0 settles",
    )
    refused(
        tie(todo=[{**START, "seat": 0}, {**stark, "seat": 1}])
        | {"seats": 3, "areas": [["robb", "theon"], ["sansa", "asha"], []]},
        "HK-BAN-3",
        "this is not a tie for stark that seat 1 settles",
    )
    GAME.from_document(tie(todo=[{**START, "seat": 0}, stark]))  # after Melisandre


# Variants


@rule("HK-VAR-2")
def test_ravens_and_talks_belong_to_the_raven_variant() -> None:
    raven = {"variant": "raven"}
    three = [""] * 3
    refused(
        position(CITY, three, ravens=[True, False, False]),
        "HK-VAR-2",
        "a raven token in a game without ravens",
    )
    refused(position(CITY, three, talk=1), "HK-VAR-2", "seat 0 cannot be talking with seat 1")
    good = position(CITY, three, options=raven, ravens=[False, True, True], talk=1)
    GAME.from_document(good)
    refused({**good, "talk": 0}, "HK-VAR-2", "seat 0 cannot be talking with seat 0")
    refused({**good, "ravens": [True] * 3}, "HK-VAR-2", "seat 0 cannot be talking with seat 1")
    moved = {**good, "todo": [END, CALL], "moved": "tully", "pool": ["hodor"], **position_taken()}
    refused(moved, "HK-VAR-2", "the talk comes before the move")
    refused(
        {**good, "grid": position("varys")["grid"], "todo": []},
        "HK-VAR-2",
        "a raven is on its way between the turns",
    )
    for ravens in ([True, True], [True] * 4):
        with pytest.raises(BadPosition, match="ravens"):
            GAME.from_document({**good, "ravens": ravens})


def position_taken() -> dict[str, Any]:
    return {
        "grid": position("varys / robb theon")["grid"],
        "areas": [["edmure"], [], []],
        "banners": {"tully": 0},
    }


@rule("HK-VAR-3")
def test_with_four_one_talks_with_the_partner() -> None:
    good = position(CITY, [""] * 4, options={"variant": "raven"}, ravens=[False] * 4, talk=2)
    GAME.from_document(good)
    refused({**good, "talk": 1}, "HK-VAR-3", "seat 0 cannot be talking with seat 1")


@rule("HK-VAR-1", "HK-VAR-2", "HK-SET-3")
@pytest.mark.parametrize(
    ("seats", "options", "broken"),
    [
        (3, {"variant": "teams"}, "HK-VAR-1"),
        (2, {"variant": "raven"}, "HK-VAR-2"),
        (2, {"first": "2"}, "HK-SET-3"),
    ],
)
def test_options_that_do_not_go_together(seats: int, options: dict[str, str], broken: str) -> None:
    refused(position(CITY, [""] * seats, options=options), broken)
