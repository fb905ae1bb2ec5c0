"""Laws 72 and 74 tuck cards, law 76 parks gems, law 78 swallows cards that are taken; and effects inside effects."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.viceroy.given import given
from tests.games.viceroy.playing import PHASE, ViceroyScenario, columns, every_edition, tower, two_phases
from tests.marks import rule
from viceregal.core.rows import BrokenRow
from viceregal.games.viceroy.rules.events import CardRevealed, CardSeen, CardTucked, GemParked, NothingGained


def played(law: int, edition: str, pyramid: str, place: str, hand: str = "", **said: Any) -> ViceroyScenario:
    g = given(edition, PHASE[edition], pyramids=[pyramid, "60"], hands=[f"{law} {hand}", ""], **said)
    g.play(0, law, f"at {place}")
    return g


# Law 72 ------------------------------------------------------------------------------------------------------------


@rule("VR-RUL-9", "VR-PYR-8")
@every_edition
def test_law_72_takes_any_number_of_hand_cards(edition: str) -> None:
    g = played(72, edition, "1", "1.1", "13 70 85")
    assert g.legal() == ["tuck 13", "tuck 70", "tuck 85", "enough"]
    g.refused("tuck 1", rule="VR-RUL-9")
    g.do("tuck 13", "tuck 85")
    assert g.told(CardTucked, seat=0, card=85, other_card=72)
    assert (g.under(72), g.hand(0)) == ("13 85", "70")
    assert g.score(0)["laws"] == 10


@rule("VR-RUL-9")
@every_edition
def test_law_72_may_take_none_and_takes_none_later(edition: str) -> None:
    """A card that is drawn afterwards stays in the hand."""
    g = played(72, edition, "1", "1.1", "13 71")
    g.do("enough")
    assert (g.under(72), g.hand(0)) == ("", "13 71")
    again = given(edition, PHASE[edition], pyramids=["1 72", "60"], hands=["82", ""], small="20 21")
    again.play(0, 82, "at 1.2", "option 2", "draw characters", "drawn 20")
    assert (again.under(72), again.hand(0)) == ("", "20")


@rule("VR-RUL-9")
@every_edition
def test_law_72_takes_a_big_hand_in_any_order(edition: str) -> None:
    """The rules list the cards by rising number; to a person that is no order, whatever the size of the hand."""
    hand = "2 3 5 8 13 21 34 55 70 71 85 86"
    for order in (1, -1):
        g = played(72, edition, "1", "1.1", f"{hand} 87")
        g.match.play_row([f"tuck {card}" for card in hand.split()[::order]] + ["enough"])
        assert (g.under(72), g.hand(0)) == (hand, "87")
        g.match.undo(0, even_revealed=True)
        assert g.under(72) == ""


@rule("VR-RUL-9")
@every_edition
def test_law_72_names_what_is_wrong_in_a_big_hand(edition: str) -> None:
    g = played(72, edition, "1", "1.1", "2 3 5 8 13 21 34 55 70 71 85 86")
    with pytest.raises(BrokenRow) as raised:
        g.match.play_row([f"tuck {card}" for card in (86, 85, 71, 70, 55, 34, 21, 13, 9, 8, 5, 3, 2)])
    assert raised.value.refusal is not None and raised.value.refusal.rule == "VR-RUL-9"
    assert g.under(72) == ""


@rule("VR-RUL-9")
@every_edition
def test_law_72_with_an_empty_hand_asks_nothing(edition: str) -> None:
    g = played(72, edition, "1", "1.1")
    assert g.under(72) == ""
    assert "laws" not in g.score(0)


# Law 74 ------------------------------------------------------------------------------------------------------------


@rule("VR-RUL-10", "VR-PYR-7")
@every_edition
def test_law_74_tucks_a_free_card_and_takes_over_its_tokens(edition: str) -> None:
    g = played(74, edition, "1 2 3", "2.0", tokens={3: "magic gem-red", 2: "science"})
    assert g.legal() == ["tuck 3"], "1 and 2 carry the law"
    g.refused("enough", rule="VR-RUL-10")
    g.refused("tuck 1", rule="VR-RUL-10")
    g.do("tuck 3")
    assert g.pyramid(0) == "1 2 / 74"
    assert (g.tokens(74), g.tokens(3), g.under(74)) == ("magic gem-red", "", "3")


@rule("VR-RUL-10")
@columns(ru=6, cs=3, pl=6)
def test_law_74_without_another_free_card_scores_its_level_all_the_same(edition: str, expected: int) -> None:
    g = played(74, edition, "1 2", "2.0")
    assert g.told(NothingGained, seat=0, card=74)
    assert g.score(0)["laws"] == expected


@rule("VR-RUL-10", "VR-RUL-22", "VR-PYR-2")
@every_edition
def test_a_law_that_was_tucked_has_no_effect_any_more(edition: str) -> None:
    """Law 76 with gems on it: they return to the reserve, and it scores nothing."""
    g = played(74, edition, "1 2 76", "2.0", parked="RRB")
    reserve = g.reserve
    g.do("tuck 76")
    assert sorted(g.reserve) == sorted(reserve + "RRB")
    assert g.under(74) == "76"
    assert g.score(0)["laws"] == given(edition, "end", pyramids=["1 2 / 74", "60"]).score(0)["laws"]


@rule("VR-RUL-10", "VR-RUL-19", "VR-ORD-2")
@every_edition
def test_a_tucked_card_no_longer_counts_for_the_order(edition: str) -> None:
    """Seat 0 tucks its card 1; then seat 1 with card 2 is the lowest."""
    g = given(edition, PHASE[edition], pyramids=["1 9", "2"], hands=["74", ""])
    g.play(0, 74, "at 1.2", "tuck 1")
    g.bid("pass", "pass")
    assert g.asked == [1]


@rule("VR-RUL-10", "VR-PYR-3")
@every_edition
def test_law_74_at_the_end_of_level_one_may_take_the_first_card(edition: str) -> None:
    """Columns count on from where they were."""
    g = played(74, edition, "1", "1.1")
    g.do("tuck 1")
    assert g.document["pyramids"][0] == {"1.1": 74}


# Law 76 ------------------------------------------------------------------------------------------------------------


@rule("VR-RUL-11")
@columns(ru=True, cs=False, pl=True)
def test_law_76_takes_up_to_eight_gems_or_exactly_eight(edition: str, expected: bool) -> None:
    g = played(76, edition, "1", "1.1", gems=["BBBBBRRRRR", ""])
    assert ("enough" in g.legal()) is expected
    if not expected:
        g.refused("enough", rule="VR-RUL-11")
    g.do("gems BBBRRRRR")
    assert (g.gems(0), g.document["parked"]["red"]) == ("BB", 5), "never more than eight"
    assert len(g.told(GemParked, seat=0)) == 8
    assert g.score(0)["laws"] == 16


@rule("VR-RUL-11")
@columns(ru="BBR", cs="", pl="BBR")
def test_law_76_with_fewer_than_eight_gems(edition: str, expected: str) -> None:
    """cs: all of them go; elsewhere none has to."""
    g = played(76, edition, "1", "1.1", gems=["BBR", ""])
    g.do("gems BBR" if edition == "cs" else "enough")
    assert g.gems(0) == expected


@rule("VR-RUL-11")
@every_edition
def test_gems_on_law_76_are_out_of_play(edition: str) -> None:
    """They neither bid nor pay nor recolour, and do not come back to the reserve."""
    g = played(76, edition, "1", "1.1", gems=["RRR", ""])
    reserve = g.reserve
    g.do("gems RRR")
    assert g.reserve == reserve
    assert g.asked == [0, 1] and g.legal(0) == ["pass"]


# Law 78 ------------------------------------------------------------------------------------------------------------


@rule("VR-RUL-12")
@every_edition
@pytest.mark.parametrize(("answer", "under", "hand"), [("stash", "20", ""), ("keep", "", "20")])
def test_law_78_may_swallow_a_card_that_is_drawn(edition: str, answer: str, under: str, hand: str) -> None:
    g = played(82, edition, "1 78", "1.2", small="20 21")
    g.do("option 2", "draw characters", "drawn 20")
    assert g.legal() == ["stash", "keep"]
    g.refused("pass", rule="VR-RUL-12")
    assert CardSeen(0, 20) not in g.match.events(1)
    g.do(answer)
    assert (g.under(78), g.hand(0)) == (under, hand)
    if under:
        g.told(CardRevealed, seat=0, card=20)  # nobody else has seen it before
    else:
        g.untold(CardRevealed)


@rule("VR-RUL-12")
@every_edition
def test_law_78_asks_for_each_of_several_cards(edition: str) -> None:
    """Law 70 draws three laws: the second is swallowed, then two go back."""
    g = given(edition, PHASE[edition], pyramids=["1 78", "60"], hands=["70", ""])
    g.play(0, 70, "at 1.2", "drawn 71", "keep", "drawn 72", "stash", "drawn 80", "keep", "top 71", "top 80")
    assert (g.under(78), g.hand(0), g.document["laws_on_top"]) == ("72", "", [80, 71])


@rule("VR-RUL-12", "VR-AUC-12")
@columns(ru=False, cs=True, pl=True)
def test_law_78_and_a_card_won_at_auction(edition: str, expected: bool) -> None:
    """ru: it is laid before the player, not taken into the hand."""
    g = given(edition, pyramids=["1 78", "60"], gems=["R", ""], feet="B61 R62 G63 Y64", bidding=[True, False])
    g.bid("red")
    assert (g.legal() == ["stash", "keep"]) is expected
    if expected:
        g.do("stash")
        assert g.under(78) == "62"
        assert g.score(0)["laws"] == 4


@rule("VR-RUL-12", "VR-RUL-6")
@every_edition
def test_law_78_and_the_card_of_law_69(edition: str) -> None:
    g = played(69, edition, "1 78", "1.2", feet="B61 R62 G63 Y64", small="10")
    g.do("take 61", "turn-up 10", "stash")
    assert (g.under(78), g.hand(0)) == ("61", "")
    g.untold(CardRevealed)  # everybody has seen it on offer


@rule("VR-RUL-12", "VR-RUL-3")
@every_edition
def test_law_78_and_the_card_of_law_65(edition: str) -> None:
    g = given(edition, PHASE[edition], pyramids=["1 78", "60"], hands=["65", ""])
    g.play(0, 65, "replace 1", "stash")
    assert (g.under(78), g.hand(0)) == ("1", "")
    assert g.pyramid(0) == "65 78"


@rule("VR-RUL-12")
@every_edition
def test_law_78_swallows_nothing_before_it_is_played(edition: str) -> None:
    g = played(82, edition, "1", "1.1", "78", small="20 21")
    g.do("option 2", "draw characters", "drawn 20")
    assert g.hand(0) == "20 78"


# Effects inside effects --------------------------------------------------------------------------------------------


@rule("VR-DEV-5", "VR-RUL-12", "VR-REW-8", "VR-ORD-1")
@two_phases
def test_rows_one_to_three_with_a_draw_and_an_endless_gem_inside(edition: str) -> None:
    """Card 1 on level 5: a card (law 78 asks), a green endless gem (the one that was just paid), science.

    Card 1 costs yellow, red, green, red and red once more; seat 1 waits with law 80 all the while.
    """
    pyramid, place = tower(5, 1)
    g = given(
        edition,
        "build",
        pyramids=[pyramid.replace("85", "78"), "60"],
        hands=["1", "80"],
        gems=["RRRGGY", ""],
        reserve="",
        small="20 21",
    )
    g.do("0: choose 1", "1: choose 80", f"at {place}", "option 1", "draw characters", "drawn 21")
    assert g.legal() == ["stash", "keep"]
    g.do("stash")
    assert g.tokens(1) == "gem-green science"
    assert (g.under(78), g.gems(0)) == ("21", "G")
    assert g.asked == [1]
    g.do("at 1.1", "option 1")
    assert g.tokens(80) == "defence"


@rule("VR-PYR-5", "VR-REW-1", "VR-REW-3", "VR-RUL-12")
@every_edition
def test_a_circle_a_law_a_draw_and_what_swallows_it(edition: str) -> None:
    """Law 82 closes a yellow circle on level 2, chooses a card, and law 78 takes it."""
    g = played(82, edition, "BYY YBB 78", "2.0", laws="71")
    assert g.gems(0) == "Y"
    g.do("option 2", "draw laws", "drawn 71", "stash")
    assert (g.under(78), g.hand(0)) == ("71", "")


@rule("VR-REW-3", "VR-LIM-1")
@two_phases
def test_two_cards_of_either_deck_chosen_card_by_card(edition: str) -> None:
    """Card 3 on level 4. A spent deck is not offered; with both spent nothing is drawn."""
    said: dict[str, Any] = {"pyramids": [tower(4, 3)[0], "60"], "hands": ["3", ""], "gems": ["BRGY", ""]}
    g = given(edition, "build", small="20", laws="71", **said)
    g.do("choose 3", "at 4.0")
    assert g.legal() == ["draw laws", "draw characters"]
    g.do("draw characters", "drawn 20")
    assert g.hand(0) == "20 71", "only laws are left, so nothing is asked"
    g = given(edition, "build", small="", laws="71 72", **said)
    g.do("choose 3", "at 4.0")
    assert g.hand(0) == "71 72"
    g = given(edition, "build", small="", laws="", **said)
    g.do("choose 3", "at 4.0")
    assert g.hand(0) == ""
