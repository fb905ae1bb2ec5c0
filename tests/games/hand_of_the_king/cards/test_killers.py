"""Jaqen H'ghar, Sandor Clegane and Ygritte: characters, and one companion, are killed."""

from __future__ import annotations

import pytest

from tests.games.hand_of_the_king.given import Given
from tests.marks import rule
from viceregal.games.hand_of_the_king.rules.events import (
    CharacterKilled,
    CompanionEarned,
    CompanionKilled,
    NothingHappened,
)

EARN = "move right tully"
CITY = "varys edmure / robb theon"


# Jaqen H'ghar


@rule("HK-COM-7")
def test_jaqen_kills_in_the_city_in_an_area_and_in_the_pool_in_this_order(given: Given) -> None:
    g = given(CITY, ["sansa", "asha"], pool="hodor jaqen bronn")
    g.do(EARN, "call jaqen")
    assert g.legal() == ["kill robb", "kill theon"]
    g.refused("kill sansa", rule="HK-COM-2")
    g.refused("dismiss hodor", rule="HK-COM-2")
    g.do("kill robb")
    assert g.told(CharacterKilled) == [{"is": "CharacterKilled", "seat": 0, "card": "robb", "other": -1}]
    assert g.legal() == ["kill sansa", "kill asha", "kill edmure"]
    g.refused("kill theon", rule="HK-COM-2")
    g.do("kill asha")
    assert g.told(CharacterKilled) == [{"is": "CharacterKilled", "seat": 0, "card": "asha", "other": 1}]
    assert g.legal() == ["dismiss hodor", "dismiss bronn"]
    g.refused("dismiss sandor", rule="HK-COM-7")
    g.refused("dismiss jaqen", rule="HK-COM-7")
    g.refused("kill theon", rule="HK-COM-7")
    g.do("dismiss bronn")
    assert g.told(CompanionKilled) == [{"is": "CompanionKilled", "seat": 0, "companion": "bronn"}]
    assert g.listed("pool") == ["hodor"] and sorted(g.listed("spent")) == ["bronn", "jaqen"]
    assert g.landing == {"theon"} and g.area(0) == {"sansa", "edmure"} and g.area(1) == set()
    assert g.to_move == 1


@rule("HK-COM-7")
def test_jaqens_victim_may_lie_in_the_own_area(given: Given) -> None:
    g = given(CITY, ["sansa", ""], pool="jaqen")
    g.do(EARN, "call jaqen", "kill robb", "kill sansa")
    assert g.area(0) == {"edmure"} and "sansa" in g.listed("killed")
    assert g.banner("stark") is None and g.banner("tully") == 0
    assert g.to_move == 1


@rule("HK-COM-7", "HK-COM-6")
def test_jaqen_without_anybody_in_the_city(given: Given) -> None:
    g = given("varys edmure", ["sansa", ""], pool="jaqen hodor")
    g.do(EARN, "call jaqen")
    assert g.told(NothingHappened) == [
        {"is": "NothingHappened", "seat": 0, "effect": {"is": "KillCharacter", "zone": "kings_landing"}}
    ]
    assert g.legal() == ["kill sansa", "kill edmure"]
    g.do("kill sansa")
    assert g.legal() == ["dismiss hodor"]
    g.do("dismiss hodor")
    assert g.over


@rule("HK-COM-7", "HK-COM-6")
def test_jaqen_without_anybody_in_an_area(given: Given) -> None:
    """The caller holds at least the card that earned Jaqen, unless it is gone: then he goes on to the pool."""
    todo = [
        {"is": "EndTurn", "seat": 0},
        {"is": "FinishCompanion", "companion": "jaqen"},
        {"is": "Resolve", "seat": 0, "effect": {"is": "KillCompanion"}},
        {"is": "Resolve", "seat": 0, "effect": {"is": "KillCharacter", "zone": "areas"}},
        {"is": "AskKill", "seat": 0, "zone": "kings_landing"},
    ]
    g = given("varys / robb theon", pool="bronn", called=["jaqen"], moved="tully", todo=todo)
    g.do("kill robb")
    assert g.told(NothingHappened)[0]["effect"] == {"is": "KillCharacter", "zone": "areas"}
    assert g.legal() == ["dismiss bronn"]


@rule("HK-COM-7", "HK-COM-6", "HK-COM-4")
@pytest.mark.parametrize("pool", ["jaqen", "jaqen jon gendry shae"])
def test_jaqen_without_a_companion_to_kill(given: Given, pool: str) -> None:
    g = given(CITY, ["", ""], pool=pool)
    g.do(EARN, "call jaqen", "kill theon", "kill edmure")
    assert g.told(NothingHappened) == [
        {"is": "NothingHappened", "seat": 0, "effect": {"is": "KillCompanion"}}
    ]
    assert g.listed("spent") == pool.split(), "the rest when the game ended: Robb lies out of the way"


@rule("HK-COM-7", "HK-COM-2")
def test_jaqen_kills_the_last_of_a_house_and_earns_nothing(given: Given) -> None:
    g = given("varys edmure / robb theon", pool="jaqen hodor jon")
    g.do(EARN, "call jaqen", "kill robb", "kill edmure", "dismiss hodor")
    assert g.to_move == 1 and g.listed("pool") == ["jon"]
    assert len(g.told(CharacterKilled)) == 2
    assert len(g.told(CompanionEarned)) == 1, "the one that Edmure brought"


@rule("HK-BAN-3", "HK-BAN-7")
def test_only_jaqens_victim_in_an_area_stirs_a_banner(given: Given) -> None:
    g = given(
        "varys edmure / robb theon",
        ["sansa balon", "arya bran asha"],
        banners={"greyjoy": 1},
        pool="jaqen",
    )
    g.do(EARN, "call jaqen", "kill theon", "kill arya")
    assert g.legal() == ["banner stark 0", "banner stark 1"]
    assert g.banner("greyjoy") == 1
    g.do("banner stark 0")
    assert g.banner("stark") == 0 and g.banner("greyjoy") == 1


@rule("HK-END-2")
def test_jaqen_takes_varyss_last_way(given: Given) -> None:
    g = given("varys edmure / . theon", pool="jaqen")
    g.do(EARN, "call jaqen", "kill theon", "kill edmure")
    assert g.over


# Sandor Clegane


@rule("HK-COM-12", "HK-COM-2")
def test_sandor_kills_one_character_in_the_city(given: Given) -> None:
    g = given("varys edmure / robb theon", ["sansa", "asha"], pool="sandor hodor")
    g.do(EARN, "call sandor")
    assert g.legal() == ["kill robb", "kill theon"]
    g.refused("kill sansa", rule="HK-COM-2")
    g.refused("kill edmure", rule="HK-COM-2")
    g.do("kill robb")
    assert g.landing == {"theon"} and "robb" in g.listed("killed") and g.at(1, 0) == "."
    assert g.area(0) == {"sansa", "edmure"} and g.area(1) == {"asha"}
    assert g.listed("spent") == ["sandor"] and g.listed("pool") == ["hodor"]
    assert g.to_move == 1
    g.changed(seat=1)


@rule("HK-COM-12", "HK-COM-6")
def test_sandor_without_anybody_in_the_city(given: Given) -> None:
    g = given("varys edmure", pool="sandor")
    g.do(EARN, "call sandor")
    g.told(NothingHappened, seat=0)
    assert g.over


@rule("HK-COM-12")
def test_one_fewer_is_left_after_sandor_so_the_next_may_be_the_last(given: Given) -> None:
    g = given("varys edmure / robb theon / . sansa", pool="sandor hodor")
    g.do(EARN, "call sandor", "kill robb")
    g.do("move down stark")
    assert g.legal() == ["call hodor"]


# Ygritte


@rule("HK-COM-12", "HK-COM-2")
def test_ygritte_kills_one_character_in_any_area(given: Given) -> None:
    g = given(CITY, ["sansa", "asha", "tywin"], pool="ygritte hodor")
    g.do(EARN, "call ygritte")
    assert g.legal() == ["kill sansa", "kill asha", "kill tywin", "kill edmure"]
    g.refused("kill theon", rule="HK-COM-2")
    g.do("kill tywin")
    assert g.area(2) == set() and "tywin" in g.listed("killed")
    assert g.banner("lannister") is None
    assert g.landing == {"robb", "theon"} and g.listed("spent") == ["ygritte"]
    g.changed(seat=2, lannister=-1, banners=-1)
    assert g.to_move == 1


@rule("HK-COM-12")
def test_ygritte_may_kill_the_callers_own(given: Given) -> None:
    g = given(CITY, ["sansa", "asha"], pool="ygritte")
    g.do(EARN, "call ygritte", "kill sansa")
    assert g.area(0) == {"edmure"} and g.banner("stark") is None


@rule("HK-COM-12", "HK-COM-2", "HK-COM-3")
def test_ygritte_earns_nothing_even_if_no_other_of_the_house_is_left(given: Given) -> None:
    g = given(CITY, ["", "daenerys"], pool="ygritte hodor")
    g.do(EARN, "call ygritte", "kill daenerys")
    assert g.to_move == 1 and g.listed("pool") == ["hodor"]


@rule("HK-COM-12", "HK-BAN-3")
def test_ygritte_can_bring_a_tie_of_three(given: Given) -> None:
    g = given(CITY, ["sansa", "rickon arya", "bran"], pool="ygritte")
    g.do(EARN, "call ygritte", "kill rickon")
    assert g.legal() == ["banner stark 0", "banner stark 1", "banner stark 2"]
    g.do("banner stark 2")
    assert g.banner("stark") == 2
