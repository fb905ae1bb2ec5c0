"""Positions as documents: what the players hold. Impossible banners, ravens, talks and variants are refused."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.hand_of_the_king.given import GAME, position
from tests.games.hand_of_the_king.impossible import CALL, CITY, END, refused
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


# In the middle of a turn the invariants hold, too.


def whole(view: dict[str, Any]) -> None:
    GAME.invariants(GAME.from_open_view(view))


def broken(view: dict[str, Any], rule: str, says: str = "") -> None:
    with pytest.raises(BadPosition) as refusal:
        whole(view)
    assert refusal.value.rule == rule, refusal.value
    assert not says or str(refusal.value) == f"{rule}: {says}"


@rule("HK-BAN-6")
def test_a_house_still_to_be_settled_may_be_held_by_one_who_does_not_lead() -> None:
    turn = {"moved": "tully", "todo": [END, CALL], "pool": ["hodor"]}
    document = position("varys / robb theon", ["edmure", "hoster"], banners={"tully": 1})
    whole({**document, **turn})
    document = position("varys / robb theon", ["edmure sansa", "arya"], banners={"stark": 1})
    broken({**document, **turn, "banners": {}}, "HK-BAN-1", NOBODY)
    whole({**document, **turn, "called": [], "banners": {"stark": 1}})
    stirred = {**document, **turn, "areas": [["edmure", "sansa", "bran"], ["arya"]], "killed": None}
    del stirred["killed"]
    broken({**stirred, "banners": {"stark": 1}}, "HK-BAN-1", WITHOUT.format(1, "stark"))
    broken({**stirred, "stirred": ["stark"], "banners": {"stark": 1, "greyjoy": 1}}, "HK-BAN-5")
    whole({**stirred, "stirred": ["stark"], "banners": {"stark": 1}})


@rule("HK-BAN-1")
def test_who_held_the_banner_of_the_house_moved_to_led_it_before_the_move() -> None:
    """One Baratheon at least came with this move: without it, seat 0 has one and seat 1 has two."""
    turn = {"moved": "baratheon", "todo": [END, CALL], "pool": ["hodor"]}
    document = position("varys / robb theon", ["robert stannis", "renly shireen"])
    whole({**document, **turn, "banners": {"baratheon": 1}})
    broken({**document, **turn, "banners": {"baratheon": 0}}, "HK-BAN-1", WITHOUT.format(0, "baratheon"))


@rule("HK-BAN-8")
def test_a_tie_before_the_companions_could_stand() -> None:
    """It is of several, in a house that a companion changed, and one of them holds the banner or will."""
    turn = {"moved": "tully", "todo": [END, CALL], "pool": ["ygritte"], "called": []}
    document = position(
        "varys / theon daenerys", ["edmure robb", "sansa"], banners={"stark": 1, "tully": None}
    )
    document |= turn
    no_tie = "tied: this is not a tie for stark before a companion"
    broken({**document, "tied": {"stark": [0, 1]}}, "HK-BAN-8", no_tie)
    changed = {**document, "stirred": ["stark"]}
    broken({**changed, "tied": {"stark": [1]}}, "HK-BAN-8", no_tie)
    whole({**changed, "tied": {"stark": [0, 1]}})
    whole({**changed, "tied": {"stark": []}})
    free = {**changed, "banners": {}}
    broken({**free, "tied": {"stark": [0, 1]}}, "HK-BAN-8", "tied: none of them can hold the banner of stark")
    mine = {**document, "stirred": ["tully"], "areas": [["edmure", "robb"], ["hoster", "sansa"]]}
    whole({**mine, "tied": {"tully": [0, 1]}})  # the mover will have it


@rule("HK-BAN-6")
@pytest.mark.parametrize(
    "changes",
    [
        {"moved": "stark"},
        {"stirred": ["stark"]},
        {"tied": {"stark": [0, 1]}},
        {"another_turn": True},
        {"called": ["hodor"], "pool": []},
        {"talk": 1},
    ],
    ids=repr,
)
def test_between_the_turns_nothing_is_under_way(changes: dict[str, Any]) -> None:
    """A document has no word for it."""
    for document in (position(CITY), {**position("varys"), "phase": "over"}):
        GAME.from_document(document)
        with pytest.raises(BadPosition, match="means nothing here"):
            GAME.from_document({**document, **changes})


# Variants


@rule("HK-VAR-2")
def test_ravens_belong_to_the_raven_variant() -> None:
    three = [""] * 3
    refused(
        position(CITY, three, ravens=[True, False, False]),
        "HK-VAR-2",
        "a raven token in a game without ravens",
    )
    good = position(CITY, three, options={"variant": "raven"}, ravens=[True, True, True])
    GAME.from_document(good)
    for ravens in ([True, True], [True] * 4):
        with pytest.raises(BadPosition, match="ravens"):
            GAME.from_document({**good, "ravens": ravens})


@rule("HK-VAR-2", "HK-VAR-3", "HK-VAR-4")
def test_a_talk_comes_of_a_raven() -> None:
    three = position(CITY, [""] * 3, options={"variant": "raven"}, since=["0 raven 1"])
    assert GAME.open_view(GAME.from_document(three))["talk"] == 1
    four = position(CITY, [""] * 4, options={"variant": "raven"}, since=["0 raven 2"])
    assert GAME.open_view(GAME.from_document(four))["talk"] == 2
    refused({**four, "since": ["0 raven 1"]}, "HK-VAR-3")
    refused({**three, "ravens": [False] * 3}, "HK-VAR-4")


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
