"""VR-AUC-11: attack tokens as bids."""

from __future__ import annotations

from tests.games.viceroy.given import given
from tests.games.viceroy.playing import columns, every_edition, two_phases
from tests.marks import rule
from viceregal.games.viceroy.rules.events import CardWon, NobodyWon

FEET = "B61 R62 G63 Y64"


@rule("VR-AUC-11", "VR-REW-7")
@columns(ru=(62, None), cs=(None, 62), pl=(None, 62))
def test_an_attack_on_a_card_that_another_bids_for(
    edition: str, expected: tuple[int | None, int | None]
) -> None:
    """Seat 0 bids red, seat 1 an attack token: who can have card 62?"""
    by_gem, by_attack = expected
    g = given(edition, gems=["RB", ""], attacks=[0, 2], feet=FEET)
    g.bid("red", "attack")
    assert g.asked == [1]
    assert g.attacks(1) == 1, "the token returns to the stock"
    if by_gem:
        assert g.legal() == ["take 61", "take 63", "take 64"], "what is still there after the gem bids"
        g.refused("take 62", rule="VR-AUC-11")
        g.do("take 61")
        assert g.holds(0, by_gem) and g.holds(1, 61)
        return
    assert g.legal() == ["take 61", "take 62", "take 63", "take 64"], "any card, before the gem bids"
    g.do(f"take {by_attack}")
    assert g.holds(1, 62)
    assert g.told(NobodyWon, colour="red")
    assert g.gems(0) == "B", "the gem is lost"
    assert g.asked == [0], "goes on to the next round; the attacker is done"


@rule("VR-AUC-11", "VR-AUC-7")
@two_phases
def test_an_attack_leaves_the_other_of_two_cards_to_the_bidder(edition: str) -> None:
    g = given(edition, gems=["R", ""], attacks=[0, 1], feet=FEET, points="R30")
    g.bid("red", "attack")
    g.do("take 30")
    assert g.told(CardWon, seat=1, card=30) and g.told(CardWon, seat=0, card=62)


@rule("VR-AUC-11", "VR-ORD-2", "VR-RUL-19")
@every_edition
def test_several_attackers_choose_by_the_lowest_card_in_the_pyramid(edition: str) -> None:
    """Seat 2 has card 3; seat 0 has card 1 only tucked under its law."""
    g = given(edition, pyramids=["20 72", "9", "30 3"], tucked={72: "1"}, attacks=[1, 1, 1], feet=FEET)
    g.bid("attack", "attack", "attack")
    assert g.asked == [2]
    g.do("take 61")
    assert g.asked == [1]
    g.refused("take 61", rule="VR-AUC-11")
    g.do("take 62")
    assert g.asked == [0]
    g.do("take 63")
    assert g.holds(0, 63) and g.holds(1, 62) and g.holds(2, 61)


@rule("VR-AUC-11", "VR-AUC-5", "VR-PAS-2")
@every_edition
def test_an_attacker_who_finds_no_card_any_more_goes_on_and_has_passed_in_the_end(edition: str) -> None:
    """It takes a position written by hand: in play there are never fewer cards than bidders."""
    g = given(edition, pyramids=["1", "2"], attacks=[1, 1], feet="B61")
    g.bid("attack", "attack")
    g.do("take 61")
    assert g.asked == [1] and g.legal() == ["yield"]
    g.do("yield")
    assert g.asked == [1] and g.legal() == ["pass"]
    g.do("pass", "gems BBB")
    assert (g.gems(1), g.attacks(1)) == ("BBB", 0)
