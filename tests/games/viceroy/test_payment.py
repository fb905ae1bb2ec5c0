"""VR-PAY (ru): bought cards are played or given up."""

from __future__ import annotations

import pytest

from tests.games.viceroy.given import given
from tests.marks import rule
from viceregal.games.viceroy.rules.events import (
    AnswersRevealed,
    CardDiscarded,
    CardPlaced,
    CircleClosed,
    Paid,
    Passed,
)


@rule("VR-PAY-1")
def test_all_who_bought_decide_together_whether_to_play() -> None:
    g = given("ru", "pay", pyramids=["1", "2", "3"], bought=[10, 12, 0], gems=["R", "R", ""])
    assert g.asked == [0, 1]
    assert g.legal(0) == ["keep", "discard"]
    g.do("0: keep")
    assert [event["is"] for event in g.events()] == ["Answered"]
    assert g.match.view(1)["sealed"] == [None] * 3
    g.refused("keep", rule="VR-ORD-2", seat=0)
    g.refused("at 1.1", rule="VR-PAY-1", seat=1)
    g.do("1: discard")
    g.told(AnswersRevealed)
    assert g.told(CardDiscarded, seat=1, card=12)


@rule("VR-PAY-2", "VR-PAS-2")
def test_giving_up_a_card_is_a_pass_and_comes_before_the_kept_cards() -> None:
    g = given("ru", "pay", pyramids=["1", "2"], bought=[10, 12], gems=["R", "RG"], tokens={2: "science"})
    reserve = g.reserve
    g.do("0: keep", "1: discard")
    assert g.asked == [1], "the income first"
    assert g.told(Passed, seat=1)
    assert g.reserve == reserve, "no gem comes back"
    g.do("gems BBBB")
    assert g.gems(1) == "BBBBRG"
    assert g.asked == [0]
    g.do("at 1.1")
    assert g.told(CardPlaced, seat=0, card=10)


@rule("VR-PAY-3", "VR-ORD-1")
def test_kept_cards_are_placed_together_and_rewarded_by_rising_number() -> None:
    """12 of seat 0, 10 of seat 1: seat 1 is first, though seat 0 has the lowest card in the pyramid."""
    g = given("ru", "pay", pyramids=["1", "2"], bought=[12, 10], gems=["R", "R"])
    g.do("0: keep", "1: keep")
    assert g.asked == [0, 1], "the places are chosen at the same time"
    g.do("0: at 1.1")
    assert g.pyramid(0) == "1", "in secret"
    g.untold(AnswersRevealed)
    g.do("1: at 1.-1")
    g.told(AnswersRevealed)
    assert (g.pyramid(0), g.pyramid(1)) == ("1 12", "10 2")
    assert (g.gems(0), g.gems(1)) == ("", ""), "both have paid before anything is given"
    assert g.asked == [1]
    g.do("gems RRR")
    assert g.asked == [0]
    g.do("gems BBBB")
    assert (g.gems(0), g.gems(1)) == ("BBBB", "RRR")


@rule("VR-PAY-3", "VR-PYR-5")
def test_circle_gems_follow_the_numbers_too() -> None:
    """Both close a blue circle; one blue gem is there, for card 4."""
    g = given("ru", "pay", pyramids=["RBB BRY", "YBB BGB"], bought=[47, 4], gems=["YR", "GY"], reserve="B")
    g.do("0: keep", "1: keep", "0: at 2.0", "1: at 2.0")
    closed = g.told(CircleClosed, colour="blue")
    assert [(each["seat"], each["count"]) for each in closed] == [(1, 1)]
    assert g.asked == [1], "the whole reward of card 4 before that of card 47"
    g.do("gems RGYY")
    assert g.told(CircleClosed, seat=0, colour="blue", count=0)


@rule("VR-PAY-4", "VR-COS-6")
def test_who_cannot_pay_must_give_up_the_card() -> None:
    """Card 10 costs red on level 1."""
    g = given("ru", "pay", bought=[10, 0], gems=["BBGG", ""])
    assert g.legal() == ["discard"]
    g.refused("keep", rule="VR-PAY-4")
    g.do("discard")
    assert g.told(Passed, seat=0)
    g.do("gems RRR")
    assert 10 in g.document["discards"], "never kept for a later turn"
    assert g.hand(0) == "" and g.document["shown"] == [0, 0]


@rule("VR-PAY-3", "VR-COS-6", "VR-PYR-3")
def test_places_that_are_refused() -> None:
    """Card 10 costs two red on level 2."""
    g = given("ru", "pay", pyramids=["1 2 3", "60"], bought=[10, 0], gems=["R", ""])
    g.do("keep")
    assert g.legal() == ["at 1.-1", "at 1.3"]
    g.refused("at 2.0", rule="VR-COS-6")
    g.refused("at 3.0", rule="VR-PYR-3")
    g.refused("at 1.1", rule="VR-PYR-3")
    g.refused("discard", rule="VR-PAY-3")


@rule("VR-PAY-5")
@pytest.mark.parametrize("card", [1, 32, 64])
def test_any_character_on_level_five_gives_fifteen_points(card: int) -> None:
    pyramid = "41 42 43 44 46 / 47 48 49 50 / 51 52 53 / 54 55"
    g = given("ru", "pay", pyramids=[pyramid, "60"], bought=[card, 0], gems=["BBBRRRGGGYYY", ""])
    g.do("keep", "at 5.0")
    assert g.tokens(card) == "points-15"


@rule("VR-COS-5", "VR-AUC-2")
def test_the_gem_that_was_bid_is_not_credited() -> None:
    """One red gem buys card 10 and is gone: its cost, one red, cannot be paid any more."""
    g = given("ru", gems=["R", ""], feet="B61 R10 G63 Y64", bidding=[True, False])
    g.bid("red")
    assert g.legal() == ["discard"]
    g = given("ru", gems=["RR", ""], feet="B61 R10 G63 Y64", bidding=[True, False])
    g.bid("red")
    g.do("keep", "at 1.1")
    assert g.told(Paid, seat=0, counts=[0, 1, 0, 0])
    assert g.gems(0) == ""
