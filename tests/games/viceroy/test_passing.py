"""VR-PAS, VR-ORD: the pass income, and who takes first."""

from __future__ import annotations

import pytest

from tests.games.viceroy.given import given
from tests.games.viceroy.playing import columns, every_edition, two_phases
from tests.marks import rule
from viceregal.games.viceroy.rules.events import GemTaken, NoCardPlayed, Passed


@rule("VR-PAS-1", "VR-END-12", "VR-REW-4")
@every_edition
@pytest.mark.parametrize(("science", "gems"), [(0, 3), (1, 4), (4, 7)])
def test_three_gems_and_one_for_each_science_token(edition: str, science: int, gems: int) -> None:
    """Four science tokens make a pass worth seven gems: the example of all three rulebooks."""
    split = {1: " ".join(["science"] * (science // 2)), 2: " ".join(["science"] * (science - science // 2))}
    g = given(edition, pyramids=["1 2", "60"], tokens=split, bidding=[True, False])
    g.bid("pass")
    g.do(f"gems {'BBRRGGYY'[:gems]}")
    assert len(g.gems(0)) == gems
    assert len(g.told(GemTaken, seat=0)) == gems


@rule("VR-PAS-2", "VR-PAY-2")
@columns(ru="pass income", cs="not asked", pl="not asked")
def test_not_playing_a_bought_card(edition: str, expected: str) -> None:
    """ru: giving up the card is a pass. cs, pl: it stays in the hand, and passing in the building phase is no pass."""
    g = given(edition, gems=["RRGG", ""], feet="B61 R62 G63 Y64", bidding=[True, False])
    g.bid("red")
    if expected == "pass income":
        g.do("0: discard")
        assert g.told(Passed, seat=0)
        g.do("gems BBB")
        assert g.gems(0) == "BBBRGG"
        assert 62 in g.document["discards"]
        return
    g.do("0: pass")
    g.untold(Passed)
    assert g.told(NoCardPlayed, seat=0)
    assert g.gems(0) == "RGG" and g.hand(0) == "62"


@rule("VR-PAS-2", "VR-DEV-2")
@two_phases
def test_a_pass_in_the_auction_and_one_in_the_building_phase(edition: str) -> None:
    """The second gives no gems, and does not hinder the first."""
    g = given(edition, hands=["85", ""], bidding=[True, False])
    g.bid("pass")
    g.do("gems BBB", "pass")
    assert g.gems(0) == "BBB"
    assert g.turn() == 7


@rule("VR-PAS-2")
def test_ru_nobody_passes_twice_in_a_turn() -> None:
    """Who passed in the auction has no card to give up in the payment phase."""
    g = given("ru", pyramids=["1", "2"], gems=["R", "B"])
    g.bid("pass", "blue")
    g.do("gems RRR")
    assert g.asked == [1]
    g.do("discard", "gems YYY")
    assert len(g.told(Passed)) == 1
    assert g.turn() == 7


@rule("VR-PAS-3", "VR-ORD-2", "VR-RUL-19")
@every_edition
def test_passers_take_all_of_theirs_by_the_lowest_card_in_the_pyramid(edition: str) -> None:
    """Seat 1 has card 2. Seat 0 has 5, and card 1 only tucked, which does not count."""
    g = given(edition, pyramids=["5 72", "9 2", "4"], tucked={72: "1"}, tokens={9: "science"})
    g.bid("pass", "pass", "pass")
    for seat, gems in ((1, "BBBB"), (2, "BBB"), (0, "BBB")):
        assert g.asked == [seat]
        g.do(f"gems {gems}")
    assert (g.gems(0), g.gems(1), g.gems(2)) == ("BBB", "BBBB", "BBB")


@rule("VR-PAS-4", "VR-REW-10")
@every_edition
def test_a_colour_that_the_reserve_lacks_cannot_be_taken(edition: str) -> None:
    g = given(edition, reserve="RRYYYY", bidding=[True, False])
    g.bid("pass")
    assert g.legal() == ["gem red", "gem yellow"]
    g.refused("gem blue", rule="VR-PAS-4")
    g.refused("pass", rule="VR-REW-1")
    g.do("gem yellow")
    g.refused("gem red", rule="VR-REW-1")  # colours are named in order
    g.do("gems YY")
    assert g.gems(0) == "YYY"


@rule("VR-PAS-4")
@every_edition
def test_a_short_reserve_gives_what_it_has_and_an_empty_one_nothing(edition: str) -> None:
    g = given(edition, pyramids=["1", "2", "3"], reserve="RY")
    g.bid("pass", "pass", "pass")
    assert g.asked == [0]
    g.do("gems RY")
    assert g.gems(0) == "RY" and g.reserve == ""
    assert g.turn() == 7, "nothing is left for the others"
    assert g.gems(1) == ""


@rule("VR-RUL-24", "VR-AUC-6")
@every_edition
def test_gems_that_were_bid_can_be_taken_by_the_passers_of_the_round(edition: str) -> None:
    g = given(edition, pyramids=["1", "2"], gems=["", "R"], reserve="")
    g.bid("pass", "red")
    assert g.asked == [0]
    g.do("gem red")
    assert g.gems(0) == "R"


@rule("VR-RUL-24", "VR-AUC-5", "VR-PAS-3")
@every_edition
def test_after_the_third_round_all_without_a_card_take_in_one_order(edition: str) -> None:
    """Seats 0 and 2 bid the same, seat 1 shows an empty hand: 4 before 5 before 6."""
    g = given(edition, round=3, pyramids=["5", "4", "6"], gems=["R", "", "R"])
    g.bid("red", "pass", "red")
    for seat in (1, 0, 2):
        assert g.asked == [seat]
        g.do("gems BBB")


@rule("VR-LIM-2", "VR-PAS-1")
@every_edition
def test_there_is_no_limit_behind_a_screen(edition: str) -> None:
    g = given(edition, gems=["B" * 7 + "R" * 8 + "G" * 8, ""], bidding=[True, False])
    g.bid("pass")
    g.do("gems BYY")
    assert len(g.gems(0)) == 26


@rule("VR-LIM-2", "VR-SET-4")
@every_edition
def test_any_number_of_gems_and_cards_can_be_held(edition: str) -> None:
    many = " ".join(str(card) for card in range(65, 85) if card not in (73, 77, 81, 84))
    g = given(edition, hands=[many, ""], gems=["B" * 8 + "R" * 8 + "G" * 8, ""])
    assert len(g.hand(0).split()) == 16
    assert g.match.view(None)["gems"] == [None, None]
