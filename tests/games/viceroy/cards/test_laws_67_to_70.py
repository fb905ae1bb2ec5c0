"""Law 67 trades tokens, law 69 skips an auction, law 70 exchanges laws."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.viceroy.given import given
from tests.games.viceroy.playing import PHASE, ViceroyScenario, columns, every_edition, two_phases
from tests.marks import rule
from viceregal.games.viceroy.rules.events import (
    CardSeen,
    CardWon,
    GemGiven,
    LawPutOnTop,
    NothingGained,
    OfferRenewed,
    Passed,
    TokensTraded,
    TurnedUp,
)

FEET = "B61 R62 G63 Y64"


def law_67(edition: str, own: str, others: str, gems: str = "BBRG", **said: Any) -> ViceroyScenario:
    """Seat 0 has played law 67, with these tokens on card 1; seat 1 has some on card 2."""
    tokens = {1: own, 2: others} | said.pop("tokens", {})
    seats = said.pop("seats", ["1", "2"])
    g = given(
        edition,
        PHASE[edition],
        pyramids=seats,
        hands=["67", *[""] * (len(seats) - 1)],
        gems=[gems, *[""] * (len(seats) - 1)],
        tokens=tokens,
        **said,
    )
    g.play(0, 67, "at 1.1")
    return g


@rule("VR-RUL-5")
@every_edition
def test_law_67_trades_a_token_for_three_gems(edition: str) -> None:
    g = law_67(edition, "points-2 magic magic", "points-12 science")
    assert g.legal() == ["give 1 magic", "give 1 points-2", "enough"]
    g.refused("give 2 science", rule="VR-RUL-5")
    g.do("give 1 points-2")
    assert g.asked == [0], "nobody is asked for consent"
    assert g.legal() == ["get 2 science", "get 2 points-12"]
    g.refused("get 2 magic", rule="VR-RUL-5")
    g.refused("enough", rule="VR-RUL-5")
    g.do("get 2 points-12", "gems BRG")
    assert g.told(
        TokensTraded, seat=0, card=1, token="points-2", other=1, other_card=2, other_token="points-12"
    )
    assert len(g.told(GemGiven, seat=0, other=1)) == 3
    assert (g.tokens(1), g.tokens(2)) == ("points-12 magic magic", "points-2 science")
    assert (g.gems(0), g.gems(1)) == ("B", "BRG")


@rule("VR-RUL-5")
@every_edition
def test_law_67_is_no_duty(edition: str) -> None:
    g = law_67(edition, "magic", "science")
    g.do("enough")
    assert (g.tokens(1), g.tokens(2), g.gems(0)) == ("magic", "science", "BBRG")


@rule("VR-RUL-5")
@every_edition
@pytest.mark.parametrize(
    ("own", "others", "gems"), [("", "magic", "BBR"), ("magic", "", "BBR"), ("magic", "magic", "BR")]
)
def test_law_67_without_tokens_or_gems_does_nothing(edition: str, own: str, others: str, gems: str) -> None:
    g = law_67(edition, own, others, gems)
    assert g.told(NothingGained, seat=0, card=67)


@rule("VR-RUL-5", "VR-REW-8")
@every_edition
def test_law_67_is_paid_with_real_gems_only(edition: str) -> None:
    """Two real gems and three endless ones are not three gems to hand over, in any edition."""
    g = law_67(edition, "gem-blue gem-blue gem-red", "magic", "BB")
    assert g.told(NothingGained, seat=0, card=67)
    assert g.gems(0) == "BB"


@rule("VR-RUL-5", "VR-REW-8")
@every_edition
def test_law_67_moves_any_token_an_endless_gem_too(edition: str) -> None:
    g = law_67(edition, "defence", "gem-red", "YYY", seats=["1", "3", "2"])
    assert g.legal() == ["give 1 defence", "enough"]
    g.do("give 1 defence", "get 2 gem-red", "gems YYY")
    assert (g.tokens(1), g.tokens(2)) == ("gem-red", "defence")
    assert (g.gems(1), g.gems(2)) == ("", "YYY"), "its owner gets the gems"


@rule("VR-REW-8", "VR-RUL-5")
@two_phases
@pytest.mark.parametrize("paid_with", ["pay", "pay green"])
def test_an_endless_gem_that_changes_hands_is_used_once_a_turn(edition: str, paid_with: str) -> None:
    """Seat 0 pays card 58 with it, or not, and trades it away; seat 1 wants to pay card 64 with it in the third round."""
    said: dict[str, Any] = {"pyramids": ["1", "2"], "hands": ["58 67", "64 85 86"], "gems": ["BBBG", ""]}
    g = given(edition, "build", tokens={1: "gem-green", 2: "magic"}, **said)
    g.do("0: choose 58", "1: choose 85", "at 1.1", paid_with, "gems RRR", "at 1.1")
    assert "choose 64" not in g.legal(1)
    g.do("0: choose 67", "1: choose 86", "at 1.2", "give 1 gem-green", "get 2 magic", "gems RRR", "at 1.2")
    assert g.tokens(2) == "gem-green"
    assert ("choose 64" in g.legal(1)) is (paid_with == "pay")


@rule("VR-REW-8", "VR-RUL-5")
@two_phases
@pytest.mark.parametrize("paid_with", ["pay", "pay green"])
def test_an_endless_gem_that_was_taken_over_is_used_once_a_turn(edition: str, paid_with: str) -> None:
    """The other way: seat 1 pays with it, or not, and seat 0 gets it by law 67."""
    said: dict[str, Any] = {"pyramids": ["1", "2"], "hands": ["64 67 85", "58 86 87"], "gems": ["RRR", "G"]}
    g = given(edition, "build", tokens={1: "magic", 2: "gem-green"}, **said)
    g.do("0: choose 85", "1: choose 58", "at 1.1", paid_with, "gems BBB", "at 1.1")
    g.do("0: choose 67", "1: choose 86", "at 1.2", "give 1 magic", "get 2 gem-green", "gems RRR", "at 1.2")
    assert ("choose 64" in g.legal(0)) is (paid_with == "pay")


# Law 69 ------------------------------------------------------------------------------------------------------------


def law_69(edition: str, **said: Any) -> ViceroyScenario:
    said.setdefault("feet", FEET)
    said.setdefault("points", "R30")
    said.setdefault("small", "10 11")
    g = given(edition, PHASE[edition], pyramids=["1", "2"], hands=["69", ""], gems=["R", "R"], **said)
    g.play(0, 69, "at 1.1")
    return g


@rule("VR-RUL-6")
@every_edition
def test_law_69_takes_a_card_on_offer_and_the_small_deck_fills_the_place(edition: str) -> None:
    g = law_69(edition)
    assert g.legal() == ["take 30", "take 61", "take 62", "take 63", "take 64"]
    g.refused("take 10", rule="VR-RUL-6")
    g.do("take 30", "turn-up 11")
    assert g.told(CardWon, seat=0, card=30)
    assert g.told(TurnedUp, colour="red", card=11, at_foot=False)
    assert g.hand(0) == "30"
    assert g.document["points"]["red"] == 11 and g.document["small"] == [10]


@rule("VR-RUL-6", "VR-LIM-1")
@every_edition
def test_law_69_leaves_a_gap_when_the_small_deck_is_spent(edition: str) -> None:
    g = law_69(edition, small="")
    g.do("take 62")
    assert g.document["feet"]["red"] == 0 and g.offer()["red"] == [30]


@rule("VR-RUL-6")
@columns(ru=6, cs=7, pl=7)
def test_the_auction_that_law_69_skips(edition: str, expected: int) -> None:
    """ru: that of the same turn. cs, pl: the next one. It is no pass, so there is no income."""
    g = law_69(edition, turn=6)
    g.do("take 62", "turn-up 11")
    if edition != "ru":
        g.do("pass")  # the building phase goes on
    assert g.turn() == expected
    assert g.asked == [1], "only the other bids"
    g.do("1: pass", "gems BBB")
    assert len(g.told(Passed)) == 1
    assert g.gems(0) == "R"
    while g.turn() == expected:
        g.do(f"{g.asked[0]}: pass")
    if edition == "ru":
        g.do("0: pass")
    assert g.asked == [0, 1], "and then both bid again"


@rule("VR-RUL-6")
@columns(ru="take", cs="nothing", pl="nothing")
def test_law_69_in_the_last_turn(edition: str, expected: str) -> None:
    """cs, pl: there is no next auction to sit out, so there is nothing to take instead of it."""
    g = law_69(edition, turn=12, feet=FEET if edition == "ru" else "")
    if expected == "take":
        g.do("take 61")
        assert g.hand(0) == "61"
    else:
        assert g.told(NothingGained, seat=0, card=69)


@rule("VR-RUL-6")
@every_edition
def test_when_all_sit_out_there_is_no_bidding(edition: str) -> None:
    g = given(edition, PHASE[edition], pyramids=["1"], hands=["69"], feet=FEET, small="10", options={})
    g.play(0, 69, "at 1.1")
    g.do("take 61", "turn-up 10")
    if edition != "ru":
        g.do("pass")
    assert g.told(OfferRenewed)
    g.untold(Passed)


# Law 70 ------------------------------------------------------------------------------------------------------------


def law_70(edition: str, hand: str = "", **said: Any) -> ViceroyScenario:
    g = given(edition, PHASE[edition], pyramids=["1 2", "60"], hands=[f"70 {hand}", ""], **said)
    g.do("0: choose 70")
    return g


@rule("VR-RUL-7")
@every_edition
def test_law_70_draws_three_laws_and_puts_two_of_the_hand_back(edition: str) -> None:
    g = law_70(edition, "85 3")
    g.do("at 1.2", "drawn 71", "drawn 72", "drawn 80")
    assert g.hand(0) == "3 71 72 80 85"
    assert g.legal() == ["top 71", "top 72", "top 80", "top 85"], "laws, drawn or not"
    g.refused("top 3", rule="VR-RUL-7")
    g.do("top 85", "top 71")
    assert g.document["laws_on_top"] == [71, 85], "the last one lies on top"
    assert g.hand(0) == "3 72 80"
    assert len(g.told(LawPutOnTop, seat=0)) == 2
    assert g.match.view(1)["laws_on_top"] == [None, None]
    assert g.match.view(0)["laws_on_top"] == [71, 85]


@rule("VR-RUL-7", "VR-REW-3")
@two_phases
def test_what_law_70_put_back_is_drawn_first_in_that_order(edition: str) -> None:
    """Card 3 on level 4 draws two cards."""
    g = given(
        edition,
        "build",
        pyramids=["41 42 43 44 / 46 47 48 / 49 50", "60"],
        hands=["3", ""],
        gems=["RGBY", ""],
        laws_on_top="71 85",
        known={"71": [1], "85": [1]},
    )
    g.do("choose 3", "at 4.0", "draw laws", "draw laws")
    assert g.document["hands"][0] == [71, 85]
    assert CardSeen(0, 71) in g.match.events(1), "who put it there knows what was drawn"
    assert CardSeen(0, 71) not in g.match.events(None)


@rule("VR-RUL-7", "VR-LIM-1")
@every_edition
@pytest.mark.parametrize(
    ("laws", "hand", "left"), [("71 72", "", ""), ("71", "", ""), ("", "", ""), ("", "85", "")]
)
def test_law_70_with_as_many_laws_as_there_are(edition: str, laws: str, hand: str, left: str) -> None:
    g = law_70(edition, hand, laws=laws)
    g.do("at 1.2", *[f"drawn {law}" for law in laws.split()])
    held = sorted([*laws.split(), *hand.split()], key=int)
    g.do(*[f"top {law}" for law in held[:2]])
    assert g.hand(0) == left
    assert sorted(g.document["laws_on_top"]) == [int(law) for law in held[:2]]
