"""Melisandre, Ramsay Snow and Littlefinger: another turn, two cards that change places or areas."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.hand_of_the_king.given import Given
from tests.marks import rule
from viceregal.games.hand_of_the_king.rules.events import (
    AnotherTurnWon,
    CardPicked,
    CharactersExchanged,
    NothingHappened,
    PlacesSwapped,
    TurnBegan,
)

EARN = "move right tully"


def nothing(effect: str) -> dict[str, Any]:
    return {"is": "NothingHappened", "seat": 0, "effect": {"is": effect}}


# Melisandre


@rule("HK-COM-10")
def test_melisandre_gives_a_whole_further_turn(given: Given) -> None:
    g = given("varys edmure robb / . theon", ["", "", ""], pool="melisandre hodor", to_move=1, turn=5)
    g.do(EARN, "call melisandre")
    assert g.to_move == 1 and g.document["turn"] == 6
    assert g.told(AnotherTurnWon) == [{"is": "AnotherTurnWon", "seat": 1}]
    assert g.told(TurnBegan) == [{"is": "TurnBegan", "turn": 6, "seat": 1}]
    assert g.legal() == ["move down greyjoy", "move right stark"]
    assert g.document["another_turn"] is False and g.listed("spent") == ["melisandre"]
    g.do("move right stark")
    assert g.legal() == ["call hodor"], "it can earn a companion like any turn"
    g.do("call hodor")
    assert g.over


@rule("HK-COM-10")
def test_only_one_turn_more_then_play_passes_on(given: Given) -> None:
    g = given("varys edmure robb / . theon sansa", pool="melisandre")
    g.do(EARN, "call melisandre", "move down greyjoy")
    assert g.to_move == 1


@rule("HK-COM-10", "HK-END-1")
def test_if_varys_cannot_move_then_the_game_ends(given: Given) -> None:
    g = given("varys edmure / robb", pool="melisandre")
    g.do(EARN, "call melisandre")
    assert g.over and g.banner("tully") == 0
    assert g.winners() == (0,)


@rule("HK-COM-10", "HK-BAN-3")
def test_the_ties_of_the_first_turn_are_decided_before_the_second(given: Given) -> None:
    """Hodor takes the last Stark and brings Melisandre; the tie for Stark comes before her turn."""
    g = given("varys edmure bran / . theon", ["", "sansa"], pool="hodor melisandre")
    g.do(EARN, "call hodor", "call melisandre")
    assert g.legal() == ["banner stark 0", "banner stark 1"]
    g.do("banner stark 0")
    assert g.to_move == 0 and g.legal() == ["move down greyjoy"]


# Ramsay Snow


@rule("HK-COM-9")
def test_ramsay_swaps_two_cards_of_the_city(given: Given) -> None:
    g = given("varys edmure / robb theon / . . tywin", pool="ramsay hodor")
    g.do(EARN, "call ramsay")
    assert g.legal() == ["swap robb", "swap theon", "swap tywin"], "all but the last of the list"
    g.do("swap theon")
    assert g.told(CardPicked) == [{"is": "CardPicked", "seat": 0, "card": "theon"}]
    assert g.legal() == ["with tywin", "with varys"], "a pair is said in the order of the list"
    g.do("with tywin")
    assert g.at(1, 1) == "tywin" and g.at(2, 2) == "theon" and g.at(1, 0) == "robb"
    assert g.varys == (0, 1)
    assert g.told(PlacesSwapped) == [{"is": "PlacesSwapped", "seat": 0, "cards": ["theon", "tywin"]}]
    assert g.listed("spent") == ["ramsay"] and g.to_move == 1
    g.changed(seat=0, banners=+1)  # Tully, by the move
    g.changed(seat=1)
    assert g.legal() == ["move down lannister"]


@rule("HK-COM-9")
def test_ramsay_may_move_varys(given: Given) -> None:
    g = given("varys edmure / robb theon / . . tywin / . . asha", pool="ramsay")
    g.do(EARN, "call ramsay", "swap tywin", "with varys")
    assert g.varys == (2, 2) and g.at(0, 1) == "tywin"
    assert g.to_move == 1 and g.legal() == ["move down greyjoy"]
    g.do("move down greyjoy")
    assert g.varys == (3, 2) and g.area(1) == {"asha"}


@rule("HK-COM-9")
def test_not_with_the_option_off(given: Given) -> None:
    options = {"ramsay_moves_varys": "no"}
    g = given("varys edmure / robb theon / . . tywin", pool="ramsay", options=options)
    g.do(EARN, "call ramsay")
    assert g.legal() == ["swap robb", "swap theon"]
    g.refused("swap varys", rule="HK-COM-9")
    g.do("swap robb")
    assert g.legal() == ["with theon", "with tywin"]
    g.refused("with varys", rule="HK-COM-9")
    g.do("with theon")
    assert g.at(1, 0) == "theon" and g.at(1, 1) == "robb"


@rule("HK-COM-9")
def test_the_two_are_different_cards_of_the_city(given: Given) -> None:
    g = given("varys edmure / robb theon", ["sansa", ""], pool="ramsay")
    g.do(EARN, "call ramsay")
    g.refused("swap sansa", rule="HK-COM-9")
    g.refused("swap varys", rule="HK-COM-9")
    g.refused("with theon", rule="HK-COM-9")
    g.do("swap theon")
    for text in ("with theon", "with robb", "with sansa", "swap robb"):
        g.refused(text, rule="HK-COM-9")


@rule("HK-COM-9", "HK-COM-6")
@pytest.mark.parametrize(
    ("grid", "option"),
    [("varys edmure", "yes"), ("varys edmure", "no"), ("varys edmure / . theon", "no")],
    ids=["Varys alone", "nobody but Varys", "one, and Varys may not"],
)
def test_ramsay_with_fewer_than_two_cards(given: Given, grid: str, option: str) -> None:
    g = given(grid, pool="ramsay", options={"ramsay_moves_varys": option})
    g.do(EARN, "call ramsay")
    assert g.told(NothingHappened) == [nothing("SwapPlaces")]
    assert g.over or g.to_move == 1
    assert g.listed("spent") == ["ramsay"]


@rule("HK-COM-9", "HK-END-2")
def test_ramsay_with_varys_and_one_card(given: Given) -> None:
    g = given("varys edmure / . theon", pool="ramsay")
    g.do(EARN, "call ramsay")
    assert g.legal() == ["swap theon"]
    g.do("swap theon")
    assert g.legal() == ["with varys"]
    g.do("with varys")
    assert g.varys == (1, 1) and g.at(0, 1) == "theon" and g.legal() == ["move up greyjoy"]


# Littlefinger


@rule("HK-COM-12")
def test_littlefinger_exchanges_an_own_character_for_anothers(given: Given) -> None:
    g = given("varys edmure / . theon", ["robb", "tywin", "asha"], pool="littlefinger hodor")
    g.do(EARN, "call littlefinger")
    assert g.legal() == ["give robb", "give edmure"]
    g.refused("give tywin", rule="HK-COM-12")
    g.refused("give theon", rule="HK-COM-12")
    g.refused("take tywin", rule="HK-COM-12")
    g.do("give robb")
    assert g.told(CardPicked) == [{"is": "CardPicked", "seat": 0, "card": "robb"}]
    assert g.legal() == ["take asha", "take tywin"]
    g.refused("take edmure", rule="HK-COM-12")
    g.refused("take theon", rule="HK-COM-12")
    g.refused("give edmure", rule="HK-COM-12")
    g.do("take asha")
    assert [g.area(seat) for seat in range(3)] == [{"edmure", "asha"}, {"tywin"}, {"robb"}]
    assert g.told(CharactersExchanged) == [
        {"is": "CharactersExchanged", "seat": 0, "given": "robb", "other": 2, "card": "asha"}
    ]
    assert (g.banner("stark"), g.banner("greyjoy"), g.banner("lannister")) == (2, 0, 1)
    g.changed(seat=0, stark=-1, greyjoy=+1, banners=+1)
    g.changed(seat=1)
    g.changed(seat=2, stark=+1, greyjoy=-1)
    assert g.listed("spent") == ["littlefinger"] and g.to_move == 1


@rule("HK-COM-12", "HK-COM-6")
def test_littlefinger_without_a_character_elsewhere(given: Given) -> None:
    g = given("varys edmure / . theon", ["robb", ""], pool="littlefinger")
    g.do(EARN, "call littlefinger")
    assert g.told(NothingHappened) == [nothing("ExchangeCharacters")]
    assert g.to_move == 1 and g.area(0) == {"robb", "edmure"}


@rule("HK-COM-12")
def test_littlefinger_may_give_the_card_just_taken(given: Given) -> None:
    g = given("varys edmure / . theon", ["", "tywin"], pool="littlefinger")
    g.do(EARN, "call littlefinger", "give edmure", "take tywin")
    assert g.banner("tully") == 1 and g.banner("lannister") == 0
