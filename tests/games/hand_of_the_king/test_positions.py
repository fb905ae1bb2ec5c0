"""Position documents: what may be left out, and every kind of impossible one refused by its rule."""

from __future__ import annotations

import json
from typing import Any

import pytest

import viceregal as vr
from tests.games.hand_of_the_king.given import GAME, position
from tests.games.hand_of_the_king.impossible import CITY, START, TURN, refused
from tests.marks import rule
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
        *("called", "staying", "spent", "killed", "discarded", "ravens", "talk", "moved", "stirred", "tied"),
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
        ({"grid": position(CITY)["grid"][:5]}, "grid: 5 rows, not 6"),
        ({"grid": [*position(CITY)["grid"], ". . . . . ."]}, "grid: 7 rows, not 6"),
        ({"grid": ["varys edmure . . .", *position(CITY)["grid"][1:]]}, "grid, row 1: 5 places, not 6"),
        ({"grid": [*position(CITY)["grid"][:5], ". . . . . . ."]}, "grid, row 6: 7 places, not 6"),
        ({"grid": position("robb")["grid"]}, "varys is missing"),
        ({"grid": position("varys robb varys")["grid"]}, "varys lies in two places"),
        ({"areas": [["robb"], []], "banners": {"stark": 0}}, "robb lies in two places"),
        ({"areas": [["sansa"], ["sansa"]]}, "sansa lies in two places"),
        ({"killed": ["robb"]}, "robb lies in two places"),
        ({"discarded": ["robb"]}, "robb lies in two places"),
        ({"killed": []}, "eddard is missing"),
        ({"areas": [[]]}, "areas: 1 of them for 2 seats"),
        ({"areas": [[], [], []]}, "areas: 3 of them for 2 seats"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_every_card_lies_in_one_place(changes: dict[str, Any], says: str) -> None:
    refused({**position(CITY), **changes}, "HK-SET-1", says)


@rule("HK-COM-5")
@pytest.mark.parametrize(
    ("changes", "says"),
    [
        ({"areas": [["varys"], []]}, "Varys lies in a play area"),
        ({"killed": ["varys"]}, "Varys must stand in King's Landing"),
        ({"discarded": ["varys"]}, "Varys must stand in King's Landing"),
    ],
)
def test_varys_lies_nowhere_else(changes: dict[str, Any], says: str) -> None:
    refused({**position(". edmure / robb theon"), **changes}, "HK-COM-5", says)


def test_a_card_that_there_is_not_is_named_with_its_row() -> None:
    grid = position(CITY)["grid"]
    refused(
        {**position(CITY), "grid": [*grid[:2], ". . ned . . .", *grid[3:]]},
        "",
        "grid, row 3: 'ned' is not known",
    )


def test_a_seat_that_there_is_not_holds_nothing() -> None:
    for changes in (
        {"banners": {"stark": 2}},
        {"staying": [{"companion": "jon", "seat": 2, "house": "stark"}], "banners": {"stark": 1}},
        {"talk": 2},
    ):
        with pytest.raises(BadPosition, match="2 is not between 0 and 1"):
            GAME.from_document({**position(CITY, [""] * 2), **changes})


def test_who_moves_is_said_once() -> None:
    refused(
        position(CITY, to_move=1, todo=[TURN]), "", "the document has a field 'todo' that means nothing here"
    )


@rule("HK-END-1")
def test_nothing_is_discarded_before_the_end() -> None:
    refused(position(CITY, discarded=["sansa"]), "HK-END-1", "characters are discarded before the end")


# The deal


def undealt(**changes: Any) -> dict[str, Any]:
    return {**GAME.to_document(GAME.new(GAME.setup(2))), **changes}


ASK_DEAL, ASK_REVEAL, ASK_LOT = {"is": "AskDeal"}, {"is": "AskReveal"}, {"is": "AskLot"}


@rule("HK-SET-1")
def test_before_the_deal_no_card_lies_anywhere() -> None:
    assert GAME.deciders(GAME.from_document(undealt())) == (vr.CHANCE,)
    refused(undealt(grid=position("robb")["grid"]), "HK-SET-1", "robb lies somewhere before the deal")
    refused(undealt(areas=[["robb"], []]), "HK-SET-1", "robb lies somewhere before the deal")


@rule("HK-SET-1")
def test_before_the_first_turn_nothing_has_happened() -> None:
    match = vr.new(GAME.key, 2, seed=1)
    dealt = {**match.position(), "turn": 0, "todo": [ASK_LOT]}
    assert GAME.deciders(GAME.from_document(dealt)) == (vr.CHANCE,)
    refused({**dealt, "turn": 1}, "HK-SET-1", "something has happened before the first turn")
    cards = " ".join(dealt["grid"]).split()
    one = next(card for card in cards if card != "varys")
    grid = [row.replace(one, ".") if one in row.split() else row for row in dealt["grid"]]
    refused(
        {**dealt, "grid": grid, "killed": [one]}, "HK-SET-1", "something has happened before the first turn"
    )
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
    refused(position(CITY, pool=six + " gendry"), "HK-SET-2", "7 companions, not 6")
    refused(position(CITY, pool=six, spent=["gendry"]), "HK-SET-2", "7 companions, not 6")
    refused(position(CITY, pool="hodor hodor"), "HK-SET-2", "hodor lies in two places")
    refused(position(CITY, pool="hodor", spent=["hodor"]), "HK-SET-2", "hodor lies in two places")
    twice = position(CITY, pool="jon", staying=[("jon", 0, "stark")])
    refused(twice, "HK-SET-2", "jon lies in two places")
    refused(undealt(pool=["jon"]), "HK-SET-2", "jon is there before companions are turned up")


@rule("HK-COM-12")
@pytest.mark.parametrize(("deck", "companion"), [("known", "shae"), ("known", "ygritte"), ("none", "hodor")])
def test_only_companions_of_the_deck(deck: str, companion: str) -> None:
    options = {"companions": deck}
    refused(
        position(CITY, pool=companion, options=options),
        "HK-COM-12",
        f"{companion} is not in this game's deck",
    )
    refused(
        position(CITY, spent=[companion], options=options),
        "HK-COM-12",
        f"{companion} is not in this game's deck",
    )


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
        does_not = f"count for {house}" if broken == "HK-COM-13" else "stay"
        stay = {"companion": companion, "seat": 0, "house": house}
        refused(
            {**base, "staying": [stay], "banners": {house: 0}}, broken, f"{companion} does not {does_not}"
        )
