"""Position documents: what may be left out, and every kind of impossible one refused by its rule."""

from __future__ import annotations

import json
from typing import Any

import pytest

import viceregal as vr
from tests.games.hand_of_the_king.given import GAME, position
from tests.games.hand_of_the_king.impossible import CALL, CITY, END, START, TURN, refused, tie
from tests.held import rule
from viceregal import BadPosition

# What may be left out


@rule("HK-SET-1")
def test_a_document_may_be_short() -> None:
    s = GAME.from_document({"game": GAME.key, "seats": 3, "grid": position("varys robb")["grid"]})
    document = GAME.to_document(s)
    assert document["todo"] == [TURN] and document["turn"] == 1
    assert document["areas"] == [[], [], []] and document["pool"] == []
    assert document["banners"] == dict.fromkeys(document["banners"]) and len(document["banners"]) == 7
    assert (
        "eddard" in document["killed"] and "robb" not in document["killed"] and len(document["killed"]) == 34
    )
    assert document["ravens"] == [False, False, False] and document["talk"] is None
    assert document["another_turn"] is False and document["moved"] is None and document["stirred"] == []
    assert document["options"] == {
        "companions": "all",
        "variant": "base",
        "first": "lot",
        "ramsay_moves_varys": "yes",
    }


def test_a_whole_document_reads_back_to_itself() -> None:
    match = vr.new(
        GAME.key, 4, seed=5, variant="raven", companions="known", ramsay_moves_varys=False, first=2
    )
    document = match.position()
    assert GAME.to_document(GAME.from_document(json.loads(json.dumps(document)))) == document
    assert list(document) == [
        *("game", "version", "edition", "seats", "options", "turn", "grid", "areas", "banners", "pool"),
        *("called", "staying", "spent", "killed", "discarded", "ravens", "talk", "moved", "stirred"),
        *("another_turn", "todo"),
    ]
    assert vr.load(document).to_move == (2,)


def test_before_each_answer_of_chance_a_document_reads_back() -> None:
    for options in ({}, {"companions": "none"}, {"first": "1"}, {"companions": "none", "first": "1"}):
        s = GAME.new(GAME.setup(3, values=options))
        while GAME.deciders(s) == (vr.CHANCE,):
            document = GAME.to_document(s)
            assert GAME.to_document(GAME.from_document(json.loads(json.dumps(document)))) == document
            GAME.apply(s, vr.CHANCE, GAME.sample(s, vr.Chance(1)))


# Cards


@rule("HK-SET-1")
@pytest.mark.parametrize(
    ("changes", "says"),
    [
        ({"grid": position(CITY)["grid"][:5]}, "5 rows"),
        ({"grid": [*position(CITY)["grid"], ". . . . . ."]}, "7 rows"),
        ({"grid": ["varys edmure . . .", *position(CITY)["grid"][1:]]}, "5 places"),
        ({"grid": ["varys edmure . . . . .", *position(CITY)["grid"][1:]]}, "7 places"),
        ({"grid": position("robb")["grid"]}, "varys is missing"),
        ({"grid": position("varys robb varys")["grid"]}, "varys lies in two places"),
        ({"areas": [["robb"], []], "banners": {"stark": 0}}, "robb lies in two places"),
        ({"areas": [["sansa"], ["sansa"]]}, "sansa lies in two places"),
        ({"killed": ["robb"]}, "robb lies in two places"),
        ({"discarded": ["robb"]}, "robb lies in two places"),
        ({"killed": []}, "eddard is missing"),
        ({"areas": [[]]}, "1 of them for 2 seats"),
        ({"areas": [[], [], []]}, "3 of them for 2 seats"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_every_card_lies_in_one_place(changes: dict[str, Any], says: str) -> None:
    refused({**position(CITY), **changes}, "HK-SET-1", says)


@rule("HK-COM-5")
@pytest.mark.parametrize(
    "changes", [{"areas": [["varys"], []]}, {"killed": ["varys"]}, {"discarded": ["varys"]}], ids=repr
)
def test_varys_lies_nowhere_else(changes: dict[str, Any]) -> None:
    refused({**position(". edmure / robb theon"), **changes}, "HK-COM-5", "Varys")


@rule("HK-END-1")
def test_nothing_is_discarded_before_the_end() -> None:
    refused(position(CITY, discarded=["sansa"]), "HK-END-1")


# The deal


def undealt(**changes: Any) -> dict[str, Any]:
    return {**GAME.to_document(GAME.new(GAME.setup(2))), **changes}


ASK_DEAL, ASK_REVEAL, ASK_LOT = {"is": "AskDeal"}, {"is": "AskReveal"}, {"is": "AskLot"}


@rule("HK-SET-1")
def test_before_the_deal_no_card_lies_anywhere() -> None:
    assert GAME.deciders(GAME.from_document(undealt())) == (vr.CHANCE,)
    refused(undealt(grid=position("robb")["grid"]), "HK-SET-1", "before the deal")
    refused(undealt(areas=[["robb"], []]), "HK-SET-1", "before the deal")


@rule("HK-SET-1")
def test_before_the_first_turn_nothing_has_happened() -> None:
    match = vr.new(GAME.key, 2, seed=1)
    dealt = {**match.position(), "turn": 0, "todo": [ASK_LOT]}
    assert GAME.deciders(GAME.from_document(dealt)) == (vr.CHANCE,)
    refused({**dealt, "turn": 1}, "HK-SET-1", "before the first turn")
    cards = " ".join(dealt["grid"]).split()
    one = next(card for card in cards if card != "varys")
    grid = [row.replace(one, ".") if one in row.split() else row for row in dealt["grid"]]
    refused({**dealt, "grid": grid, "killed": [one]}, "HK-SET-1", "before the first turn")
    refused({**dealt, "grid": grid, "areas": [[one], []]}, "HK-SET-1")


@rule("HK-SET-1", "HK-SET-2", "HK-SET-3")
@pytest.mark.parametrize(
    "todo",
    [
        [ASK_DEAL],
        [ASK_LOT, ASK_DEAL],
        [ASK_DEAL, ASK_REVEAL, ASK_LOT],
        [START, ASK_REVEAL, ASK_DEAL],
        [ASK_LOT, ASK_REVEAL, ASK_DEAL, ASK_DEAL],
        [ASK_LOT, ASK_REVEAL, TURN],
        [TURN, ASK_DEAL],
    ],
    ids=lambda todo: "-".join(frame["is"] for frame in todo),
)
def test_chance_is_asked_for_the_deal_the_pool_and_the_lot_in_this_order(todo: list[dict[str, Any]]) -> None:
    with pytest.raises(BadPosition):
        GAME.from_document(undealt(todo=todo))


# Companions


@rule("HK-SET-2")
def test_a_game_has_six_companions_each_once() -> None:
    six = "hodor bronn jon jaqen shae ramsay"
    GAME.from_document(position(CITY, pool=six))
    refused(position(CITY, pool=six + " gendry"), "HK-SET-2", "7 companions")
    refused(position(CITY, pool=six, spent=["gendry"]), "HK-SET-2", "7 companions")
    refused(position(CITY, pool="hodor hodor"), "HK-SET-2", "hodor lies in two places")
    refused(position(CITY, pool="hodor", spent=["hodor"]), "HK-SET-2", "hodor lies in two places")
    twice = position(CITY, pool="jon", staying=[("jon", 0, "stark")])
    refused(twice, "HK-SET-2", "jon lies in two places")
    refused(undealt(pool=["jon"]), "HK-SET-2", "before companions are turned up")


@rule("HK-COM-12")
@pytest.mark.parametrize(("deck", "companion"), [("known", "shae"), ("known", "ygritte"), ("none", "hodor")])
def test_only_companions_of_the_deck(deck: str, companion: str) -> None:
    options = {"companions": deck}
    refused(position(CITY, pool=companion, options=options), "HK-COM-12", companion)
    refused(position(CITY, spent=[companion], options=options), "HK-COM-12", companion)


@rule("HK-COM-13", "HK-COM-1")
def test_only_three_companions_stay_and_two_of_them_for_one_house() -> None:
    GAME.from_document(position(CITY, staying=[("gendry", 0, "baratheon"), ("shae", 1, "lannister")]))
    base = position(CITY)
    for companion, house, broken in (
        ("gendry", "stark", "HK-COM-13"),
        ("shae", "baratheon", "HK-COM-13"),
        ("hodor", "stark", "HK-COM-1"),
        ("melisandre", "stark", "HK-COM-1"),
    ):
        stay = {"companion": companion, "seat": 0, "house": house}
        refused({**base, "staying": [stay], "banners": {house: 0}}, broken, companion)


# Banners


@rule("HK-BAN-1")
def test_who_leads_holds_the_banner() -> None:
    refused(position(CITY, ["sansa", ""], banners={"stark": None}), "HK-BAN-1", "nobody holds")
    refused(position(CITY, ["sansa bran", "arya"], banners={"stark": 1}), "HK-BAN-1", "without leading")
    GAME.from_document(position(CITY, ["sansa", "arya"], banners={"stark": 1}))
    refused(
        position(CITY, staying=[("jon", 0, "stark")], banners={"stark": None}), "HK-BAN-1", "nobody holds"
    )


@rule("HK-BAN-5")
def test_nobody_holds_a_banner_without_a_card() -> None:
    refused(position(CITY, banners={"stark": 0}), "HK-BAN-5")
    refused(position(CITY, ["sansa", ""], banners={"stark": 1}), "HK-BAN-5")


@rule("HK-BAN-6")
def test_a_house_still_to_be_settled_may_be_held_by_one_who_does_not_lead() -> None:
    turn = {"moved": "tully", "todo": [END, CALL], "pool": ["hodor"]}
    document = position("varys / robb theon", ["edmure", "hoster"], banners={"tully": 1})
    GAME.from_document({**document, **turn})
    document = position("varys / robb theon", ["edmure sansa", "arya"], banners={"stark": 1})
    refused({**document, **turn, "banners": {"tully": 0}}, "HK-BAN-1", "stark")
    GAME.from_document({**document, **turn, "called": [], "banners": {"tully": 0, "stark": 1}})
    stirred = {**document, **turn, "areas": [["edmure", "sansa", "bran"], ["arya"]], "killed": None}
    del stirred["killed"]
    refused({**stirred, "banners": {"tully": 0, "stark": 1}}, "HK-BAN-1")
    GAME.from_document({**stirred, "stirred": ["stark"], "banners": {"tully": 0, "stark": 1}})


@rule("HK-BAN-6")
@pytest.mark.parametrize(
    "changes",
    [{"moved": "stark"}, {"stirred": ["stark"]}, {"another_turn": True}, {"called": ["hodor"], "pool": []}],
    ids=repr,
)
def test_between_the_turns_nothing_is_under_way(changes: dict[str, Any]) -> None:
    refused(position(CITY, **changes), "HK-BAN-6")
    refused(tie(**changes), "HK-BAN-6")
    over = position("varys", todo=[])
    GAME.from_document(over)
    refused({**over, **changes}, "HK-BAN-6")


@rule("HK-BAN-3")
def test_a_tie_to_be_decided_is_a_tie() -> None:
    assert GAME.legal(GAME.from_document(tie()), 0)
    greyjoy, stark = tie()["todo"][1:]
    refused(tie(todo=[START, stark, greyjoy]), "HK-BAN-3", "house by house")
    refused(tie(todo=[START, stark, stark]), "HK-BAN-3", "house by house")
    refused(tie(todo=[START, {**stark, "tied": [0]}]), "HK-BAN-3", "not a tie for stark")
    refused(tie(todo=[START, {**stark, "tied": [1, 0]}]), "HK-BAN-3", "not a tie for stark")
    refused(tie(todo=[START, {**stark, "house": "tully", "tied": []}]), "HK-BAN-3", "not a tie for tully")
    refused(
        tie(todo=[{**START, "seat": 0}, {**stark, "seat": 1}])
        | {"seats": 3, "areas": [["robb", "theon"], ["sansa", "asha"], []]},
        "HK-BAN-3",
        "seat 1 settles",
    )
    GAME.from_document(tie(todo=[{**START, "seat": 0}, stark]))  # after Melisandre


# Variants


@rule("HK-VAR-2")
def test_ravens_and_talks_belong_to_the_raven_variant() -> None:
    raven = {"variant": "raven"}
    three = [""] * 3
    refused(position(CITY, three, ravens=[True, False, False]), "HK-VAR-2")
    refused(position(CITY, three, talk=1), "HK-VAR-2")
    good = position(CITY, three, options=raven, ravens=[False, True, True], talk=1)
    GAME.from_document(good)
    refused({**good, "talk": 0}, "HK-VAR-2", "cannot be talking")
    refused({**good, "ravens": [True] * 3}, "HK-VAR-2", "cannot be talking")
    refused({**good, "todo": [END, CALL], "moved": "tully", "pool": ["hodor"]} | position_taken(), "HK-VAR-2")
    refused({**good, "grid": position("varys")["grid"], "todo": []}, "HK-VAR-2", "between the turns")
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
    refused({**good, "talk": 1}, "HK-VAR-3")


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
