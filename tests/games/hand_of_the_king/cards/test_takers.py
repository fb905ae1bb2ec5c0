"""Hodor, Bronn, Brienne, Syrio and Jorah: each takes one character by name, wherever it is."""

from __future__ import annotations

import pytest

from tests.games.hand_of_the_king.given import Given, HandScenario, house_of
from tests.marks import rule
from viceregal.games.hand_of_the_king.rules.events import CharacterTaken, CompanionEarned, NothingHappened

EARN = "move right tully"
TAKERS = {"hodor": "bran", "bronn": "tyrion", "brienne": "catelyn", "syrio": "arya", "jorah": "daenerys"}
KIN = {"stark": "rickon", "lannister": "kevan", "targaryen": "aerys"}
each_taker = pytest.mark.parametrize(("taker", "taken"), TAKERS.items())
pytestmark = rule("HK-COM-12")


def called(g: HandScenario, taker: str) -> HandScenario:
    g.do(EARN)
    g.do(f"call {taker}")
    return g


@each_taker
def test_takes_the_character_from_kings_landing(given: Given, taker: str, taken: str) -> None:
    house = house_of(taken)
    grid = f"varys edmure / . theon / {taken} {KIN[house]}"
    g = called(given(grid, ["", ""], pool=[taker, "jon"]), taker)
    assert g.area(0) == {"edmure", taken} and g.landing == {"theon", KIN[house]}
    assert g.banner(house) == 0 and g.to_move == 1
    assert g.listed("spent") == [taker]
    g.changed(seat=0, banners=+2, **{house: +1})


@rule("HK-COM-3")
@each_taker
def test_and_earns_another_companion_if_it_was_the_last(given: Given, taker: str, taken: str) -> None:
    g = called(given(f"varys edmure / . theon / {taken}", pool=[taker, "jon"]), taker)
    assert g.legal() == ["call jon"]
    g.told(CompanionEarned, house=house_of(taken))


@rule("HK-COM-3")
@each_taker
def test_takes_it_from_an_area_and_earns_nothing(given: Given, taker: str, taken: str) -> None:
    house = house_of(taken)
    g = called(given("varys edmure / . theon", ["", "balon", f"{taken} asha"], pool=[taker, "jon"]), taker)
    assert g.area(0) == {"edmure", taken} and g.area(2) == {"asha"}
    assert g.banner(house) == 0 and g.to_move == 1
    assert g.told(CharacterTaken) == [{"is": "CharacterTaken", "seat": 0, "card": taken, "other": 2}]
    g.changed(seat=2, banners=-1, **{house: -1})
    g.changed(seat=1)


@rule("HK-COM-6")
@each_taker
def test_nothing_happens_if_it_is_the_callers_already(given: Given, taker: str, taken: str) -> None:
    house = house_of(taken)
    grid = f"varys edmure / . theon / {KIN[house]}"
    g = called(given(grid, [taken, ""], pool=[taker, "jon"]), taker)
    assert g.area(0) == {"edmure", taken} and g.to_move == 1
    assert g.told(NothingHappened)[0]["effect"] == {"is": "TakeCharacter", "card": taken}
    g.untold(CharacterTaken)
    g.untold(CompanionEarned)
    assert g.changed_fields() == {"pool", "spent", "moved", "banners"}
    assert g.listed("spent") == [taker]


@rule("HK-COM-6")
@each_taker
def test_nothing_happens_if_it_has_been_killed(given: Given, taker: str, taken: str) -> None:
    house = house_of(taken)
    g = called(given("varys edmure / . theon", [KIN[house], ""], pool=[taker, "jon"]), taker)
    assert g.area(0) == {"edmure", KIN[house]} and g.to_move == 1
    g.untold(CharacterTaken)
    assert g.listed("spent") == [taker] and g.listed("pool") == ["jon"]


@rule("HK-BAN-3")
@each_taker
def test_a_tie_it_brings_is_decided_by_the_caller(given: Given, taker: str, taken: str) -> None:
    house = house_of(taken)
    grid = f"varys edmure / . theon / {taken}"
    g = called(given(grid, ["", KIN[house]], pool=[taker]), taker)
    assert g.legal() == [f"banner {house} 0", f"banner {house} 1"]
    g.do(f"banner {house} 0")
    assert g.banner(house) == 0


@rule("HK-BAN-4")
@each_taker
def test_one_card_is_not_enough_against_two(given: Given, taker: str, taken: str) -> None:
    """The house of the taken character changed, but its single leader is somebody else."""
    house = house_of(taken)
    two = {"stark": "robb rickon", "lannister": "tywin kevan", "targaryen": "viserys aerys"}[house]
    g = called(given(f"varys edmure / . theon / {taken}", ["", two], pool=[taker]), taker)
    assert g.banner(house) == 1 and g.to_move == 1


@rule("HK-MOV-1")
def test_the_place_it_leaves_is_empty_and_may_end_the_game(given: Given) -> None:
    g = called(given("varys edmure bran", pool="hodor"), "hodor")
    assert g.at(0, 2) == "." and g.over
