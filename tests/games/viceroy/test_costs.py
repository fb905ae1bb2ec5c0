"""VR-COS, VR-REW-8: what playing costs, and endless gems."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.viceroy.given import given
from tests.games.viceroy.playing import ViceroyScenario, every_edition, tower, two_phases
from tests.marks import rule
from viceregal.games import pack
from viceregal.games.viceroy.rules.events import NothingGained, Paid, TokenGained
from viceregal.games.viceroy.rules.game import GAME


def about_to_place(edition: str, card: int, pyramid: str, gems: str, **said: Any) -> ViceroyScenario:
    """The card is to be paid for: bought in ru, from the hand in cs and pl."""
    if edition == "ru":
        g = given("ru", "pay", pyramids=[pyramid, "59"], bought=[card, 0], gems=[gems, ""], **said)
        g.do("keep")
    else:
        g = given(edition, "build", pyramids=[pyramid, "59"], hands=[str(card), ""], gems=[gems, ""], **said)
        g.do(f"choose {card}")
    return g


@rule("VR-COS-4", "VR-COS-1")
@every_edition
@pytest.mark.parametrize(("level", "cost"), [(1, "G"), (2, "BG"), (3, "BGY"), (4, "BGYY"), (5, "BGYYY")])
def test_the_captain_costs_what_every_rulebook_prints(edition: str, level: int, cost: str) -> None:
    pyramid, place = tower(level, 32)
    everything = "BBBRRRGGGYYY"
    g = about_to_place(edition, 32, pyramid, everything)
    g.do(f"at {place}")
    paid = g.told(Paid, seat=0)[0]["counts"]
    assert paid == [cost.count(letter) for letter in "BRGY"]


@rule("VR-COS-6")
@every_edition
@pytest.mark.parametrize(
    ("gems", "levels"), [("G", "1"), ("BG", "12"), ("GY", "1"), ("BGY", "123"), ("BGYY", "1234")]
)
def test_a_place_that_cannot_be_paid_is_not_open(edition: str, gems: str, levels: str) -> None:
    """The captain, with a pyramid that is open on levels 1 to 4."""
    pyramid = "41 42 43 44 51 52 53 / 46 47 48 . 54 55 / 49 50"
    g = about_to_place(edition, 32, pyramid, gems)
    assert {text[3] for text in g.legal()} == set(levels)
    if "4" not in levels:
        g.refused("at 4.0", rule="VR-COS-6")


@rule("VR-COS-3", "VR-END-12", "VR-REW-8")
@every_edition
def test_two_blue_and_a_yellow_with_a_blue_endless_gem(edition: str) -> None:
    """The example of all three rulebooks, with card 58 on level 2 (green, blue) and on level 4 (green, 2 blue, yellow)."""
    pyramid, place = tower(4, 58)
    g = about_to_place(edition, 58, pyramid, "BGY", tokens={85: "gem-blue"})
    g.do(f"at {place}")
    assert g.told(Paid, seat=0, counts=[1, 0, 1, 1], endless=[1, 0, 0, 0])
    assert g.tokens(85) == "gem-blue", "it stays where it lies"


@rule("VR-REW-8", "VR-COS-3")
@every_edition
def test_an_endless_gem_is_used_by_choice(edition: str) -> None:
    """Card 62 costs red on level 1: with a red gem or with the endless one."""
    for way, left in (("pay", "R"), ("pay red", "RR")):
        g = about_to_place(edition, 62, "85", "RR", tokens={85: "gem-red gem-blue"})
        g.do("at 1.1")
        assert g.legal() == ["pay", "pay red"]
        g.refused("pay blue", rule="VR-COS-3")
        g.do(way)
        assert g.gems(0) == left


@rule("VR-COS-3")
@every_edition
def test_the_usual_way_to_pay_is_with_endless_gems(edition: str) -> None:
    """They come back, so as many of them as there can be. Card 58 costs green, 2 blue and yellow on level 4."""
    pyramid, place = tower(4, 58)
    g = about_to_place(edition, 58, pyramid, "BGGY", tokens={85: "gem-blue gem-blue", 86: "gem-green"})
    g.do(f"at {place}")
    usual = pack("viceroy").usual(g.match.state.todo[-1], g.match.actions(0))
    assert g.legal() == ["pay blue", "pay blue green", "pay blue blue", "pay blue blue green"]
    assert usual is not None and GAME.text(usual) == "pay blue blue green"


@rule("VR-REW-8")
@two_phases
def test_an_endless_gem_is_used_once_a_turn(edition: str) -> None:
    """Cards 58 and 64 cost green on level 1: the second one finds the endless gem used."""
    g = given(
        edition, "build", pyramids=["85", "60"], hands=["58 64", ""], tokens={85: "gem-green"}, gems=["", ""]
    )
    g.play(0, 58, "at 1.1", "gems BBB")
    assert "choose 64" not in g.legal()
    g.do("pass")
    while g.turn() == 6:
        g.do("pass")
    g.bid("pass", "pass")
    g.do("gems BBB", "gems RRR")
    assert "choose 64" in g.legal(), "the next turn"


@rule("VR-REW-8")
@every_edition
def test_several_endless_gems_in_one_payment(edition: str) -> None:
    """Card 31 costs two blue on level 2."""
    g = about_to_place(edition, 31, "85 86", "", tokens={85: "gem-blue", 86: "gem-blue"})
    g.do("at 2.0")
    assert g.told(Paid, counts=[0, 0, 0, 0], endless=[2, 0, 0, 0])


@rule("VR-REW-8", "VR-AUC-6")
@every_edition
def test_an_endless_gem_is_no_bid(edition: str) -> None:
    g = given(edition, pyramids=["85", "60"], tokens={85: "gem-green"})
    assert g.legal(0) == ["pass"]
    g.refused("bid green", rule="VR-AUC-6", seat=0)


# Getting one -------------------------------------------------------------------------------------------------------


@rule("VR-REW-8")
@every_edition
def test_an_endless_gem_comes_from_the_reserve(edition: str) -> None:
    g = about_to_place(edition, 62, "85", "R")
    reserve = g.reserve
    g.do("at 1.1")
    assert g.told(TokenGained, card=62, token="gem-red")
    assert sorted(g.reserve) == sorted(reserve), "one was paid, one was taken"


@rule("VR-REW-8")
@every_edition
@pytest.mark.parametrize("answer", ["use-own", "enough"])
def test_with_none_in_the_reserve_one_from_behind_the_screen(edition: str, answer: str) -> None:
    """Card 60 gives a green endless gem on level 1."""
    g = about_to_place(edition, 60, "85", "GY", reserve="B")
    g.do("at 1.1")
    assert g.legal() == ["use-own", "enough"]
    g.refused("gem green", rule="VR-REW-8")
    g.do(answer)
    assert (g.gems(0), g.tokens(60)) == (("", "gem-green") if answer == "use-own" else ("G", ""))
    (g.told if answer == "enough" else g.untold)(NothingGained, seat=0, card=60)


@rule("VR-REW-8")
@every_edition
def test_with_none_anywhere_there_is_no_reward_and_none_later(edition: str) -> None:
    g = about_to_place(edition, 60, "85", "Y", reserve="B")
    g.do("at 1.1")
    assert g.told(NothingGained, seat=0, card=60)
    assert g.tokens(60) == ""
    while g.turn() == 6:
        g.do(f"{g.asked[0]}: pass")
    assert g.tokens(60) == ""
