"""Auctions in which several questions are open at once, with law 78 in the middle; saved and cloned at each."""

from __future__ import annotations

from tests.games.viceroy.given import given
from tests.games.viceroy.playing import every_edition, two_phases
from tests.marks import rule
from viceregal.games.viceroy.rules.events import CardBuried, CardWon, ClaimsRevealed, OfferRenewed

FEET = "B61 R62 G63 Y64"


@rule("VR-AUC-7", "VR-AUC-9", "VR-RUL-12")
@two_phases
def test_a_pick_two_claims_and_law_78_in_one_round(edition: str) -> None:
    """Seat 1 picks one of two, seats 2 and 3 claim, and seat 0, who has won the only yellow card, may tuck it."""
    g = given(
        edition, pyramids=["1 78", "2", "3", "4"], gems=["Y", "R", "G", "G"], feet=FEET, points="R30 G31"
    )
    g.bid("yellow", "red", "green", "green")
    assert g.asked == [1] and g.legal() == ["take 30", "take 62"]
    g.do("take 62")
    assert g.asked == [2, 3]
    g.do("3: claim 63", "2: claim 31")
    assert g.told(ClaimsRevealed, claims=[31, 63])
    assert g.asked == [0] and g.legal() == ["stash", "keep"]
    g.do("stash")
    assert g.under(78) == "64"
    assert [g.hand(seat) for seat in range(4)] == ["", "62", "31", "63"]


@rule("VR-AUC-7", "VR-AUC-9")
@every_edition
def test_an_agreement_beside_an_attack_and_a_pass(edition: str) -> None:
    """Four seats: a pass, an attack, and two bids on two cards. Income comes last, whatever the order of the rest."""
    g = given(
        edition,
        pyramids=["1", "2", "3", "4"],
        gems=["", "", "R", "R"],
        attacks=[0, 1, 0, 0],
        feet=FEET,
        points="R30",
    )
    g.bid("pass", "attack", "red", "red")
    if edition == "ru":
        g.do("2: claim 30", "3: claim 62")
        assert g.legal() == ["take 61", "take 63", "take 64"]
        g.do("take 61")
    else:
        g.do("take 61", "2: claim 30", "3: claim 62")
    assert g.asked == [0]
    g.do("gems BBB")
    assert g.holds(1, 61) and g.holds(2, 30) and g.holds(3, 62)
    assert g.told(OfferRenewed)


@rule("VR-AUC-11", "VR-RUL-12", "VR-ORD-2")
@two_phases
def test_attackers_with_law_78_between_their_picks(edition: str) -> None:
    """The first tucks what it took before the second takes; then the gem bid of seat 2 is settled."""
    g = given(edition, pyramids=["1 78", "2", "3"], gems=["", "", "R"], attacks=[1, 1, 0], feet=FEET)
    g.bid("attack", "attack", "red")
    g.do("take 61")
    assert g.asked == [0] and g.legal() == ["stash", "keep"]
    g.do("keep")
    assert g.asked == [1]
    g.do("take 62")
    assert g.hand(0) == "61" and g.hand(1) == "62"
    assert g.asked == [2], "red is gone: the next round"


@rule("VR-AUC-5", "VR-AUC-3", "VR-PAS-1")
@every_edition
def test_three_rounds_with_a_winner_and_a_passer_in_between(edition: str) -> None:
    g = given(edition, pyramids=["1", "2", "3", "4"], gems=["RBG", "RBG", "RB", "RY"], feet=FEET)
    g.bid("red", "red", "red", "red")
    g.bid("blue", "blue", "pass", "yellow")
    assert g.told(CardWon, seat=3, card=64)
    assert g.asked == [2]
    g.do("gems BBB")
    assert g.asked == [0, 1]
    g.bid("green", "pass")
    assert g.told(CardWon, seat=0, card=63)
    assert g.asked == [1]
    g.do("gems YYY")
    assert [g.gems(seat) for seat in range(4)] == ["", "GYYY", "BBBB", ""]


@rule("VR-SOL-3", "VR-SOL-7", "VR-RUL-23", "VR-RUL-12")
@every_edition
def test_two_virtual_bids_without_a_card_beside_one_with(edition: str) -> None:
    """The real player meets one of three at two cards and takes the one at the point; the other two want a colour
    without a card: two discards, one after the other."""
    g = given(
        edition,
        pyramids=["1 78"],
        gems=["R"],
        feet="B61 R62 G63",
        points="R30 B31",
        options={"virtual": "3"},
    )
    g.do("bid red", "virtual yellow", "virtual red", "virtual yellow", "take 30")
    assert g.told(CardBuried, virtual=1, card=62)
    if edition != "ru":
        g.do("stash")
    assert g.legal() == ["bury 31", "bury 61", "bury 63"]
    g.do("bury 31")
    assert g.legal() == ["bury 61", "bury 63"]
    g.do("bury 63")
    assert g.told(CardBuried, virtual=2, card=63)
    assert g.told(OfferRenewed)
