"""Position documents: what may be left out, and every kind of impossible one refused by its rule."""

from __future__ import annotations

import json
from typing import Any

import pytest

import viceregal as vr
from tests.games.hand_of_the_king.given import GAME, position
from tests.games.hand_of_the_king.impossible import CITY, TURN, refused
from tests.marks import rule
from viceregal import BadPosition

# What may be left out


@rule("HK-SET-1")
def test_a_document_may_be_short() -> None:
    s = GAME.from_document({"game": GAME.key, "seats": 3, "grid": position("varys robb")["grid"]})
    document = GAME.open_view(s)
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
        *("game", "version", "edition", "seats", "options", "phase", "to_move", "turn", "grid", "areas"),
        *("banners", "pool", "staying", "spent", "killed", "discarded", "ravens"),
    ]
    assert vr.load(document).to_move == (2,)


def test_before_each_answer_of_chance_a_document_reads_back() -> None:
    for options in ({}, {"companions": "none"}, {"first": "1"}, {"companions": "none", "first": "1"}):
        match = vr.Match(GAME, GAME.new(GAME.setup(3, values=options)), vr.Chance(1))
        made = 0
        while match.to_move == (vr.CHANCE,):
            document = match.position()
            assert len(document.get("since", [])) == made and document["phase"] == "deal"
            assert GAME.from_document(json.loads(json.dumps(document))) == match.state
            match.enter(vr.CHANCE, GAME.sample(match.state, match.chance))
            made += 1
        assert "since" not in match.position()


# In the middle of a turn


def under_way() -> dict[str, Any]:
    """Seat 0 takes the last Tully and calls Ramsay, who asks for two cards to swap."""
    made = position("varys edmure / robb theon", pool="ramsay", to_move=0)
    return {**made, "since": ["0 move right tully", "0 call ramsay", "0 swap robb"]}


@rule("HK-COM-6")
def test_what_came_since_is_played_again() -> None:
    match = vr.load(under_way())
    assert match.legal() == ["with theon", "with varys"]
    assert match.position() == {**match.position(), "since": under_way()["since"]}
    match.play("with theon")
    assert "since" not in match.position() and match.to_move == (1,)


@pytest.mark.parametrize(
    ("line", "broken", "says"),
    [
        (
            "0 move up tully",
            "HK-MOV-1",
            "since, 1: there is nobody of that house in that direction (tully, up)",
        ),
        ("1 move right tully", "HK-SET-3", "since, 1: another player is deciding now, not seat 1"),
        ("0 move right tuly", "", ""),
        ("move right tully", "", "since, 1: 'move' is neither a seat nor * for chance"),
        ("", "", "since, 1: '' is neither a seat nor * for chance"),
        ("* deal", "HK-SET-3", ""),
    ],
)
def test_what_came_since_is_refused_where_the_rules_do(line: str, broken: str, says: str) -> None:
    refused({**under_way(), "since": [line]}, broken, says)


@pytest.mark.parametrize("since", [{}, "0 move right tully", [1], [None], ["0 pass"] * 2001])
def test_since_is_a_list_of_texts(since: Any) -> None:
    with pytest.raises(BadPosition, match="since"):
        GAME.from_document({**under_way(), "since": since})


def test_a_state_alone_does_not_know_what_came_since() -> None:
    s = GAME.from_document(under_way())
    with pytest.raises(vr.UnderWay):
        GAME.to_document(s)
    with pytest.raises(vr.UnderWay):
        vr.Match(GAME, s, vr.Chance(1)).position()


def test_a_document_of_old_that_rests_is_still_read() -> None:
    """It held the stack."""
    s = GAME.from_document(position(CITY))
    old = GAME.open_view(s)
    assert GAME.from_document(old) == s
    with pytest.raises(BadPosition, match="since"):
        GAME.from_document(GAME.open_view(GAME.from_document(under_way())))


# Cards


@rule("HK-SET-1")
@pytest.mark.parametrize(
    ("changes", "says"),
    [
        ({"grid": position(CITY)["grid"][:5]}, "grid: 5 rows, not 6"),
        ({"grid": [*position(CITY)["grid"], ". . . . . ."]}, "grid: 7 rows, not 6"),
        ({"grid": ["varys edmure . . .", *position(CITY)["grid"][1:]]}, "grid: row 1: 5 places, not 6"),
        ({"grid": [*position(CITY)["grid"][:5], ". . . . . . ."]}, "grid: row 6: 7 places, not 6"),
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
        ({"killed": ["varys"]}, "Varys must stand in King’s Landing"),
        ({"discarded": ["varys"]}, "Varys must stand in King’s Landing"),
    ],
)
def test_varys_lies_nowhere_else(changes: dict[str, Any], says: str) -> None:
    refused({**position(". edmure / robb theon"), **changes}, "HK-COM-5", says)


def test_a_card_that_there_is_not_is_named_with_its_row() -> None:
    grid = position(CITY)["grid"]
    refused(
        {**position(CITY), "grid": [*grid[:2], ". . ned . . .", *grid[3:]]},
        "HK-SET-1",
        "grid: row 3: 'ned' is not known",
    )


def test_a_seat_that_there_is_not_holds_nothing() -> None:
    for changes in (
        {"banners": {"stark": 2}},
        {"staying": [{"companion": "jon", "seat": 2, "house": "stark"}], "banners": {"stark": 1}},
    ):
        with pytest.raises(BadPosition, match="there is no seat 2"):
            GAME.from_document({**position(CITY, [""] * 2), **changes})


def test_who_moves_is_said_once() -> None:
    refused(
        position(CITY, to_move=1, todo=[TURN]),
        "",
        "the document has a field 'to_move' that means nothing here",
    )


@rule("HK-END-1")
def test_nothing_is_discarded_before_the_end() -> None:
    refused(position(CITY, discarded=["sansa"]), "HK-END-1", "characters are discarded before the end")


# The deal


@rule("HK-SET-1")
def test_before_the_deal_there_is_nothing_to_say() -> None:
    undealt = {"game": GAME.key, "seats": 2, "phase": "deal"}
    assert GAME.deciders(GAME.from_document(undealt)) == (vr.CHANCE,)
    refused({**undealt, "turn": 1}, "", "the document has a field 'turn' that means nothing here")


@rule("HK-END-1", "HK-MOV-3")
def test_a_game_that_is_over_has_been_played() -> None:
    over = {**position("varys"), "phase": "over"}
    assert GAME.deciders(GAME.from_document(over)) == ()
    left = "the game is over, but King’s Landing or the pool is not cleared"
    refused({**position("varys robb"), "phase": "over"}, "HK-END-1", left)
    refused({**over, "pool": ["jon"]}, "HK-END-1", left)
    refused({**over, "turn": 36}, "HK-MOV-3", "turn 36, but fewer characters have left King’s Landing")
    refused({**over, "to_move": 0}, "", "the document has a field 'to_move' that means nothing here")


@rule("HK-END-1", "HK-SET-3", "HK-MOV-3")
def test_a_turn_that_begins_can_be_played() -> None:
    refused(position("varys"), "HK-END-1", "Varys cannot move: the game is over")
    refused(position(CITY, turn=0), "HK-SET-3", "the first turn is number 1")
    GAME.from_document(position(CITY, turn=33))
    refused(position(CITY, turn=34), "HK-MOV-3", "turn 34, but fewer characters have left King’s Landing")
    with pytest.raises(BadPosition, match="to_move: 2 is not between 0 and 1"):
        GAME.from_document(position(CITY, to_move=2))


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


@rule("HK-COM-12")
@pytest.mark.parametrize(("deck", "companion"), [("known", "shae"), ("known", "ygritte"), ("none", "hodor")])
def test_only_companions_of_the_deck(deck: str, companion: str) -> None:
    options = {"companions": deck}
    refused(
        position(CITY, pool=companion, options=options),
        "HK-COM-12",
        f"{companion} is not in this game’s deck",
    )
    refused(
        position(CITY, spent=[companion], options=options),
        "HK-COM-12",
        f"{companion} is not in this game’s deck",
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
