"""HK-COM: earning, calling and spending companions. What each of them does stands in `cards/`."""

from __future__ import annotations

import pytest

from tests.games.hand_of_the_king.given import GAME, Given
from tests.marks import rule
from viceregal import BadAction
from viceregal.games.hand_of_the_king.rules.cards import COMPANIONS
from viceregal.games.hand_of_the_king.rules.events import (
    CharacterTaken,
    CompanionCalled,
    CompanionEarned,
    CompanionSpent,
    NothingHappened,
)

# A move takes Edmure, the last Tully; Theon below keeps the game going.
LAST_TULLY = "varys edmure / . theon"
EARN = "move right tully"


@rule("HK-COM-1")
def test_the_last_card_of_a_house_earns_a_companion_of_the_pool(given: Given) -> None:
    g = given(LAST_TULLY, pool="sandor jon hodor")
    g.do(EARN)
    assert g.to_move == 0
    assert g.legal() == ["call sandor", "call jon", "call hodor"]
    assert g.told(CompanionEarned) == [{"is": "CompanionEarned", "seat": 0, "house": "tully"}]


@rule("HK-COM-1")
def test_not_while_one_of_the_house_is_left_anywhere_in_kings_landing(given: Given) -> None:
    g = given("varys edmure / . theon / . . . hoster", pool="hodor")
    g.do(EARN)
    assert g.to_move == 1
    g.untold(CompanionEarned)


@rule("HK-COM-1")
def test_several_cards_with_the_last_among_them_earn_one(given: Given) -> None:
    g = given("varys edmure hoster / . . theon", pool="hodor jon")
    g.do(EARN)
    assert g.legal() == ["call hodor", "call jon"]
    g.do("call hodor")
    assert g.to_move == 1, "Bran is out of the game: the chain ends"


@rule("HK-COM-1")
def test_cards_of_the_house_in_areas_do_not_matter(given: Given) -> None:
    g = given(LAST_TULLY, ["", "hoster"], pool="hodor")
    g.do(EARN)
    assert g.legal() == ["call hodor"]


@rule("HK-COM-1")
def test_with_an_empty_pool_nothing_happens(given: Given) -> None:
    g = given(LAST_TULLY)
    g.do(EARN)
    assert g.to_move == 1
    g.untold(CompanionEarned)
    assert g.changed_fields() == {"grid", "areas", "banners"}


@rule("HK-COM-1")
def test_the_companion_has_to_be_chosen_and_from_the_pool(given: Given) -> None:
    g = given(LAST_TULLY, pool="sandor jon", options={"companions": "known"})
    g.do(EARN)
    g.refused("call hodor", rule="HK-COM-1")
    g.refused("call shae", rule="HK-COM-1")
    g.refused("move down greyjoy", rule="HK-COM-1")
    g.refused("call jon", rule="HK-SET-3", seat=1)


@rule("HK-COM-1")
def test_it_is_carried_out_at_once_and_then_discarded(given: Given) -> None:
    g = given(LAST_TULLY, pool="jon sandor hodor", spent=["bronn"])
    g.do(EARN, "call sandor")
    assert g.listed("pool") == ["jon", "hodor"] and g.listed("called") == ["sandor"]
    assert g.told(CompanionCalled) == [{"is": "CompanionCalled", "seat": 0, "companion": "sandor"}]
    assert g.legal() == ["kill theon"]
    g.do("kill theon")
    assert g.listed("spent")[:2] == ["bronn", "sandor"] and g.listed("called") == []
    assert g.told(CompanionSpent) == [{"is": "CompanionSpent", "companion": "sandor"}]


@rule("HK-COM-1")
@pytest.mark.parametrize(("companion", "more"), [("jon", ["name tully"]), ("gendry", []), ("shae", [])])
def test_one_that_stays_is_not_discarded(given: Given, companion: str, more: list[str]) -> None:
    g = given(LAST_TULLY, pool=[companion, "hodor"])
    g.do(EARN, f"call {companion}", *more)
    assert g.listed("spent") == [] and g.listed("pool") == ["hodor"]
    assert [(stay["companion"], stay["seat"]) for stay in g.listed("staying")] == [(companion, 0)]
    g.untold(CompanionSpent)


@rule("HK-COM-2")
def test_to_take_is_to_put_into_the_own_area(given: Given) -> None:
    g = given("varys edmure / . theon / bran sansa", pool="hodor")
    g.do(EARN, "call hodor")
    assert g.area(0) == {"edmure", "bran"} and g.landing == {"theon", "sansa"}
    assert g.at(2, 0) == "."
    assert g.told(CharacterTaken) == [{"is": "CharacterTaken", "seat": 0, "card": "bran", "other": -1}]


@rule("HK-COM-2")
def test_to_kill_is_to_remove_from_the_game(given: Given) -> None:
    g = given("varys edmure / robb theon", ["", "sansa"], pool="jaqen")
    g.do(EARN, "call jaqen")
    assert not {"robb", "sansa"} & set(g.listed("killed"))
    g.do("kill robb", "kill sansa")
    assert {"robb", "sansa"} <= set(g.listed("killed"))
    assert g.landing == {"theon"} and g.area(0) == {"edmure"} and g.area(1) == set()
    assert g.at(1, 0) == "."


@rule("HK-COM-2")
def test_killing_the_last_of_a_house_earns_no_companion(given: Given) -> None:
    g = given("varys edmure / robb theon", pool="sandor hodor")
    g.do(EARN)
    g.do("call sandor", "kill robb")
    assert g.to_move == 1 and g.listed("pool") == ["hodor"]
    g.untold(CompanionEarned)


@rule("HK-COM-2")
def test_a_killed_character_is_nowhere_to_be_taken(given: Given) -> None:
    g = given("varys edmure bran / . theon", pool="jaqen hodor")
    g.do(EARN, "call jaqen", "kill bran", "kill edmure", "dismiss hodor")
    assert "bran" in g.listed("killed")
    assert g.legal() == ["move down greyjoy"]


@rule("HK-COM-3")
def test_an_effect_that_takes_a_houses_last_card_earns_another_companion(given: Given) -> None:
    g = given("varys edmure bran / . theon", pool="hodor sandor jon")
    g.do(EARN, "call hodor")
    assert g.legal() == ["call sandor", "call jon"]
    assert g.told(CompanionEarned, house="stark") == [{"is": "CompanionEarned", "seat": 0, "house": "stark"}]
    assert g.listed("called") == ["hodor"]
    g.do("call jon", "name tully")
    assert g.to_move == 1
    assert g.listed("spent") == ["hodor"] and g.listed("pool") == ["sandor"]


@rule("HK-COM-3")
def test_not_while_another_of_that_house_lies_there(given: Given) -> None:
    g = given("varys edmure bran / . theon / . . . . . robb", pool="hodor sandor")
    g.do(EARN, "call hodor")
    assert g.to_move == 1 and g.listed("pool") == ["sandor"]


@rule("HK-COM-3")
def test_the_chain_goes_on_as_long_as_the_pool_lasts(given: Given) -> None:
    grid = "varys edmure / . theon / bran tyrion daenerys"
    g = given(grid, pool="hodor bronn jorah")
    g.do(EARN, "call hodor", "call bronn", "call jorah")
    assert g.listed("pool") == []
    assert g.to_move == 1, "the last Targaryen was taken, but no companion is left"
    assert g.area(0) == {"edmure", "bran", "tyrion", "daenerys"}
    assert sorted(g.listed("spent")) == ["bronn", "hodor", "jorah"]
    assert len(g.told(CompanionEarned)) == 3
    g.changed(seat=0, tully=+1, stark=+1, lannister=+1, targaryen=+1, banners=+4)


@rule("HK-COM-3")
def test_a_card_taken_from_an_area_earns_none(given: Given) -> None:
    g = given(LAST_TULLY, ["", "bran"], pool="hodor jon")
    g.do(EARN, "call hodor")
    assert g.area(0) == {"edmure", "bran"} and g.area(1) == set()
    assert g.to_move == 1 and g.listed("pool") == ["jon"]
    assert g.told(CharacterTaken)[0]["other"] == 1


@rule("HK-COM-3")
def test_an_exchange_between_areas_earns_none(given: Given) -> None:
    g = given(LAST_TULLY, ["", "bran"], pool="littlefinger jon")
    g.do(EARN, "call littlefinger", "give edmure", "take bran")
    assert g.to_move == 1 and g.listed("pool") == ["jon"]


@rule("HK-COM-4")
def test_those_who_stay_cannot_be_killed_or_taken_from_an_area(given: Given) -> None:
    staying = [("gendry", 1, "baratheon"), ("jon", 1, "stark"), ("shae", 0, "lannister")]
    g = given(LAST_TULLY, ["robb", "sansa"], staying=staying, pool="ygritte littlefinger")
    g.do(EARN, "call ygritte")
    assert g.legal() == ["kill robb", "kill sansa", "kill edmure"]
    for text in ("kill gendry", "kill jon", "kill shae"):
        with pytest.raises(BadAction):
            g.match.play(text)
    g = given(LAST_TULLY, ["robb", "sansa"], staying=staying, pool="littlefinger")
    g.do(EARN, "call littlefinger")
    assert g.legal() == ["give robb", "give edmure"]
    g.do("give robb")
    assert g.legal() == ["take sansa"]


@rule("HK-COM-4")
def test_nor_can_they_be_killed_in_the_pool(given: Given) -> None:
    g = given(LAST_TULLY, pool="jaqen gendry hodor jon shae bronn")
    g.do(EARN, "call jaqen", "kill theon", "kill edmure")
    assert g.legal() == ["dismiss hodor", "dismiss bronn"]
    for companion in ("gendry", "jon", "shae"):
        g.refused(f"dismiss {companion}", rule="HK-COM-4")


@rule("HK-COM-5")
def test_varys_is_neither_killed_nor_taken(given: Given) -> None:
    g = given("varys edmure / robb theon", pool="sandor jaqen")
    g.do(EARN, "call sandor")
    assert g.legal() == ["kill robb", "kill theon"]
    g.refused("kill varys", rule="HK-COM-5")
    g = given("varys edmure / robb theon", ["arya", "sansa"], pool="ygritte littlefinger")
    g.do(EARN, "call ygritte")
    g.refused("kill varys", rule="HK-COM-5")
    g = given(LAST_TULLY, ["arya", "sansa"], pool="littlefinger")
    g.do(EARN, "call littlefinger")
    g.refused("give varys", rule="HK-COM-12")
    g.do("give arya")
    g.refused("take varys", rule="HK-COM-12")


@rule("HK-COM-6")
@pytest.mark.parametrize("companion", ["hodor", "bronn", "brienne", "syrio", "jorah"])
def test_a_companion_that_can_do_nothing_may_be_chosen_and_is_spent(given: Given, companion: str) -> None:
    g = given(LAST_TULLY, pool=[companion, "jon"])
    g.do(EARN)
    assert f"call {companion}" in g.legal()
    g.do(f"call {companion}")
    assert g.to_move == 1
    assert g.listed("spent") == [companion] and g.listed("pool") == ["jon"]
    g.told(NothingHappened, seat=0)
    g.changed(seat=0, banners=+1)


@rule("HK-COM-6")
def test_what_can_be_done_has_to_be_done(given: Given) -> None:
    """The only possible victim is the player's own card, and there is no way to decline."""
    g = given(LAST_TULLY, pool="ygritte")
    g.do(EARN, "call ygritte")
    assert g.legal() == ["kill edmure"]
    g.refused("kill theon", rule="HK-COM-2")


@rule("HK-COM-13")
def test_one_that_stays_is_no_card_of_kings_landing(given: Given) -> None:
    """Gendry counts as a Baratheon, yet Robert is the last one there, and Gendry's coming earned nothing."""
    g = given("varys edmure robert / . theon", pool="gendry hodor")
    g.do(EARN, "call gendry")
    assert g.to_move == 1 and g.listed("pool") == ["hodor"]
    g.do("move right baratheon")
    assert g.legal() == ["call hodor"]


@rule("HK-COM-13")
def test_it_counts_for_the_banner_in_later_turns_too(given: Given) -> None:
    g = given("varys robert theon", ["", ""], staying=[("jon", 1, "baratheon")])
    assert g.banner("baratheon") == 1
    g.do("move right baratheon")
    assert g.banner("baratheon") == 1, "one against two"


@rule("HK-COM-12")
def test_the_fourteen_companions_are_called_by_these_names() -> None:
    known = "jaqen jon gendry melisandre ramsay sandor hodor bronn"
    assert " ".join(COMPANIONS) == f"{known} shae littlefinger brienne syrio jorah ygritte"
    assert [GAME.text(GAME.parse(f"call {name}")) for name in COMPANIONS] == [f"call {n}" for n in COMPANIONS]
