"""Jon Snow, Gendry and Shae: they stay and count for a house."""

from __future__ import annotations

import pytest

from tests.games.hand_of_the_king.given import Given
from tests.marks import rule
from viceregal.games.hand_of_the_king.rules.cards import HOUSES
from viceregal.games.hand_of_the_king.rules.events import CompanionStays

EARN = "move right tully"
CITY = "varys edmure / robb theon"


@rule("HK-COM-8")
@pytest.mark.parametrize("house", HOUSES)
def test_jon_counts_as_two_of_any_house_that_is_named(given: Given, house: str) -> None:
    g = given(CITY, pool="jon")
    g.do(EARN, "call jon")
    assert g.legal() == [f"name {name}" for name in HOUSES]
    g.do(f"name {house}")
    assert g.listed("staying") == [{"companion": "jon", "seat": 0, "house": house}]
    assert g.banner(house) == 0 and g.to_move == 1
    g.told(CompanionStays, seat=0, companion="jon", house=house, count=2)
    assert g.listed("spent") == [] and g.listed("called") == [] and g.listed("pool") == []
    if house != "tully":
        g.changed(seat=0, banners=+2, **{house: +2})


@rule("HK-COM-8")
@pytest.mark.parametrize(
    ("others", "asked"), [("sansa", False), ("sansa arya", True), ("sansa arya bran", False)]
)
def test_two_beat_one_tie_two_and_lose_to_three(given: Given, others: str, asked: bool) -> None:
    g = given(CITY, ["", others], pool="jon")
    g.do(EARN, "call jon", "name stark")
    assert (g.to_move == 0) == asked
    if asked:
        assert g.legal() == ["banner stark 0", "banner stark 1"]
        g.do("banner stark 0")
    assert g.banner("stark") == (1 if others == "sansa arya bran" else 0)


@rule("HK-COM-8")
def test_jons_house_is_final(given: Given) -> None:
    g = given("varys edmure / robb theon / . tywin", pool="jon hodor")
    g.do(EARN, "call jon", "name stark")
    g.refused("name greyjoy", rule="HK-MOV-1")
    g.do("move down greyjoy")
    assert g.to_move == 1 and g.legal() == ["call hodor"]
    g.refused("name greyjoy", rule="HK-COM-1")
    assert g.listed("staying") == [{"companion": "jon", "seat": 0, "house": "stark"}]


@rule("HK-COM-8")
def test_jon_wants_a_house_and_nothing_else(given: Given) -> None:
    g = given(CITY, pool="jon hodor")
    g.do(EARN, "call jon")
    g.refused("call hodor", rule="HK-COM-8")
    g.refused("kill robb", rule="HK-COM-8")
    assert g.listed("called") == ["jon"]


@rule("HK-COM-12", "HK-COM-13")
@pytest.mark.parametrize(
    ("companion", "house", "card", "two"),
    [("gendry", "baratheon", "renly", "renly stannis"), ("shae", "lannister", "kevan", "kevan tywin")],
)
class TestThoseOfOneHouse:
    def test_counts_as_one(self, given: Given, companion: str, house: str, card: str, two: str) -> None:
        g = given(CITY, pool=[companion])
        g.do(EARN, f"call {companion}")
        assert g.listed("staying") == [{"companion": companion, "seat": 0, "house": house}]
        assert g.banner(house) == 0 and g.to_move == 1
        g.told(CompanionStays, seat=0, companion=companion, house=house, count=1)
        g.changed(seat=0, tully=+1, banners=+2, **{house: +1})
        assert g.area(0) == {"edmure"}, "it is no character"

    def test_a_tie_with_one_is_decided_by_the_caller(
        self, given: Given, companion: str, house: str, card: str, two: str
    ) -> None:
        g = given(CITY, ["", card], pool=[companion])
        g.do(EARN, f"call {companion}")
        assert g.legal() == [f"banner {house} 0", f"banner {house} 1"]
        g.do(f"banner {house} 1")
        assert g.banner(house) == 1

    def test_two_are_more(self, given: Given, companion: str, house: str, card: str, two: str) -> None:
        g = given(CITY, ["", two], pool=[companion])
        g.do(EARN, f"call {companion}")
        assert g.banner(house) == 1 and g.to_move == 1

    def test_is_added_to_characters(
        self, given: Given, companion: str, house: str, card: str, two: str
    ) -> None:
        g = given(CITY, [card, ""], staying=[(companion, 1, house)], pool="ygritte")
        g.do(EARN, "call ygritte", f"kill {card}")
        assert g.banner(house) == 1

    def test_earns_nothing(self, given: Given, companion: str, house: str, card: str, two: str) -> None:
        """No card of its house lies in King's Landing; it was not one that was taken from there."""
        g = given(CITY, pool=[companion, "hodor"])
        g.do(EARN, f"call {companion}")
        assert g.to_move == 1 and g.listed("pool") == ["hodor"]


@rule("HK-COM-13")
def test_several_can_stay_and_all_count(given: Given) -> None:
    staying = [("gendry", 0, "baratheon")]
    g = given(CITY, ["", "robert stannis"], staying=staying, pool="jon")
    assert g.banner("baratheon") == 1
    g.do(EARN, "call jon", "name baratheon")
    assert g.banner("baratheon") == 0, "three against two"
    assert [stay["companion"] for stay in g.listed("staying")] == ["gendry", "jon"]
