"""VR-SOL: playing alone, and virtual opponents beside others."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.viceroy.given import given, unpacked
from tests.games.viceroy.playing import ViceroyScenario, columns, every_edition, two_phases
from tests.marks import rule
from viceregal.core.errors import BadPosition, BadSetup
from viceregal.games.viceroy.rules.events import (
    CardBuried,
    CardWon,
    NobodyWon,
    OfferRenewed,
    Passed,
    VirtualBidDrawn,
)
from viceregal.games.viceroy.rules.game import GAME

FEET = "B61 R62 G63 Y64"
GEMS = "BRGY"


def solo(edition: str, **said: Any) -> ViceroyScenario:
    said.setdefault("feet", FEET)
    said.setdefault("gems", [GEMS])
    return given(edition, pyramids=["1"], **said)


def beside(edition: str, humans: int, virtual: int, **said: Any) -> ViceroyScenario:
    """So many real players, whose lowest cards are 1, 2, 3, and so many virtual ones."""
    said.setdefault("feet", FEET)
    said.setdefault("gems", [GEMS] * humans)
    pyramids = [str(number) for number in range(1, humans + 1)]
    return given(edition, pyramids=pyramids, options={"virtual": str(virtual)}, **said)


@rule("VR-SOL-1", "VR-SET-3")
@every_edition
def test_alone_the_reserve_is_that_of_one_player(edition: str) -> None:
    position = unpacked(edition, 1).document
    assert sum(position["reserve"].values()) + 8 == 16
    assert position["box"] == {"blue": 12, "red": 12, "green": 12, "yellow": 12}


@rule("VR-SOL-1")
@every_edition
def test_the_virtual_bid_is_drawn_after_the_own_one_and_goes_back_to_the_box(edition: str) -> None:
    g = solo(edition)
    box, reserve = g.document["box"], g.reserve
    g.do("bid red", "virtual blue")
    assert g.told(VirtualBidDrawn, virtual=0, colour="blue")
    assert [event["is"] for event in g.events()][:2] == ["Answered", "VirtualBidDrawn"]
    assert g.document["box"] == box
    assert sorted(g.reserve) == sorted(reserve + "R")


@rule("VR-SOL-1")
@columns(ru="box", cs="box", pl="reserve")
def test_the_printed_polish_reading_draws_from_the_reserve(edition: str, expected: str) -> None:
    """And puts the gem into the box, so that the reserve shrinks. An option of pl; the others refuse it."""
    options = {"virtual_gems": "reserve"} if expected == "reserve" else {}
    g = solo(edition, options=options)
    before = g.document
    g.do("bid red", "virtual blue")
    after = g.document
    shrunk = {colour: before["reserve"][colour] - after["reserve"][colour] for colour in ("blue", "red")}
    assert shrunk == ({"blue": 1, "red": -1} if expected == "reserve" else {"blue": 0, "red": -1})
    assert after["box"]["blue"] - before["box"]["blue"] == (1 if expected == "reserve" else 0)


@rule("VR-SOL-1")
def test_the_printed_polish_reading_with_a_reserve_that_runs_short() -> None:
    """Each virtual opponent draws a gem as long as there is one."""
    gems = ["BBBBRRRRGGGGYYY"]
    g = given("pl", pyramids=["1"], gems=gems, feet=FEET, options={"virtual": "2", "virtual_gems": "reserve"})
    assert g.reserve == "Y"
    g.do("bid red", "virtual yellow")
    assert len(g.told(VirtualBidDrawn)) == 1
    assert g.told(CardBuried, virtual=0, card=64)


@rule("VR-SOL-2")
@every_edition
def test_the_same_colour_means_another_round(edition: str) -> None:
    g = solo(edition)
    g.do("bid red", "virtual red")
    assert g.told(NobodyWon, colour="red")
    assert g.gems(0) == "BGY"
    assert g.asked == [0] and g.legal() == ["bid blue", "bid green", "bid yellow", "pass"]
    assert g.offer()["red"] == [62]


@rule("VR-SOL-2")
@every_edition
def test_another_colour_and_its_card_at_the_foot_is_discarded(edition: str) -> None:
    g = solo(edition, points="B30")
    g.do("bid red", "virtual blue")
    assert g.told(CardWon, seat=0, card=62)
    assert g.told(CardBuried, virtual=0, card=61), "of two, the one at the foot"
    assert 61 in g.document["discards"]
    assert g.told(OfferRenewed, cards=[30])


@rule("VR-SOL-3", "VR-RUL-23")
@every_edition
def test_a_virtual_bid_on_a_colour_without_a_card(edition: str) -> None:
    """After the player took a card, the player discards any one of those that are left."""
    g = solo(edition, feet="B61 R62 G63", points="R30")
    g.do("bid blue", "virtual yellow")
    assert g.told(CardWon, seat=0, card=61)
    assert g.legal() == ["bury 30", "bury 62", "bury 63"]
    g.refused("bury 61", rule="VR-SOL-3")
    g.do("bury 30")
    assert g.told(CardBuried, virtual=0, card=30)


@rule("VR-SOL-3")
@every_edition
def test_a_virtual_bid_without_a_card_when_none_is_left(edition: str) -> None:
    g = solo(edition, feet="B61")
    g.do("bid blue", "virtual yellow")
    assert g.legal() == ["yield"]
    g.do("yield")
    assert g.told(OfferRenewed, cards=[])


@rule("VR-SOL-4", "VR-END-10")
@every_edition
def test_alone_one_cannot_lose(edition: str) -> None:
    g = given(edition, "end", pyramids=["1"], tokens={1: "points-3"})
    g.do("gem blue")
    assert (g.winners(), g.scores()) == ((0,), (3,))


@rule("VR-SOL-5")
@every_edition
@pytest.mark.parametrize(("humans", "virtual"), [(1, 1), (1, 3), (2, 1), (2, 2), (3, 1)])
def test_virtual_opponents_beside_others(edition: str, humans: int, virtual: int) -> None:
    """They add no gems to the reserve, and each draws one gem a round."""
    position = unpacked(edition, humans, {"virtual": str(virtual)}).document
    assert sum(position["reserve"].values()) == 8 * humans
    g = beside(edition, humans, virtual)
    g.do(*[f"{seat}: {'bid red' if seat == 0 else 'pass'}" for seat in range(humans)])
    assert len(g.told(VirtualBidDrawn)) == virtual


@rule("VR-SOL-6")
@every_edition
def test_two_virtual_bids_on_one_card(edition: str) -> None:
    """The card stays, and they are in the next round, which is held if a real player is in it."""
    g = beside(edition, 2, 2)
    g.do("0: bid blue", "1: bid blue", "virtual red", "virtual red")
    assert g.offer()["red"] == [62]
    assert g.document["virtual_in"] == [True, True]
    g.do("0: bid green", "1: bid yellow", "virtual red", "virtual blue")
    assert g.told(CardBuried, virtual=0, card=62) and g.told(CardBuried, virtual=1, card=61)


@rule("VR-SOL-6")
@every_edition
def test_two_virtual_bids_on_two_cards(edition: str) -> None:
    g = beside(edition, 2, 2, points="R30")
    g.do("0: bid blue", "1: bid blue", "virtual red", "virtual red")
    assert {each["card"] for each in g.told(CardBuried)} == {62, 30}
    assert g.document["virtual_in"] == [False, False], "both are done"
    g.do("0: bid green", "1: bid yellow")
    g.untold(VirtualBidDrawn)


@rule("VR-SOL-6")
@every_edition
def test_two_virtual_bids_and_a_real_one_on_two_cards(edition: str) -> None:
    g = beside(edition, 1, 2, points="R30")
    g.do("bid red", "virtual red", "virtual red")
    g.untold(CardBuried)
    assert g.offer()["red"] == [62, 30]
    assert g.asked == [0], "the auction goes on"
    assert g.document["virtual_in"] == [True, True]


@rule("VR-SOL-7", "VR-RUL-20")
@every_edition
def test_a_real_and_a_virtual_bid_on_two_cards(edition: str) -> None:
    """Take the card at the point and the one at the foot is discarded; or go on, and nothing is."""
    bids = ("bid red", "virtual red", "virtual blue")
    g = beside(edition, 1, 2, points="R30")
    g.do(*bids)
    assert g.legal() == ["take 30", "yield"], "never the card at the foot"
    g.refused("take 62", rule="VR-SOL-7")
    g.do("take 30")
    assert g.told(CardWon, seat=0, card=30) and g.told(CardBuried, virtual=0, card=62)
    g = beside(edition, 1, 2, points="R30")
    g.do(*bids, "yield")
    g.untold(CardBuried, card=62)
    assert g.asked == [0] and g.offer()["red"] == [62, 30]


@rule("VR-SOL-7")
@every_edition
def test_so_it_is_for_two_players_and_a_virtual_one(edition: str) -> None:
    g = beside(edition, 2, 1, points="R30")
    g.do("0: bid red", "1: bid blue", "virtual red")
    assert g.asked == [0] and g.legal() == ["take 30", "yield"]


@rule("VR-RUL-20", "VR-SOL-2")
@every_edition
def test_in_plain_solo_the_same_colour_is_the_next_round_even_with_two_cards(edition: str) -> None:
    """VR-SOL-7 is printed for added virtual opponents: against the only one nobody chooses."""
    g = solo(edition, points="R30")
    g.do("bid red", "virtual red")
    assert g.told(NobodyWon, colour="red")
    g.untold(CardBuried)
    assert g.gems(0) == "BGY" and g.offer()["red"] == [62, 30]
    assert g.asked == [0] and g.legal() == ["bid blue", "bid green", "bid yellow", "pass"]


@rule("VR-RUL-20")
@every_edition
@pytest.mark.parametrize(
    "said", [{"options": {"solo_choice": "yes"}}, {"version": 1}], ids=["option", "version 1"]
)
def test_the_choice_in_plain_solo_is_an_option_and_was_the_rule(edition: str, said: dict[str, Any]) -> None:
    g = solo(edition, points="R30", **said)
    g.do("bid red", "virtual red")
    assert g.legal() == ["take 30", "yield"]
    g.do("take 30")
    assert g.told(CardWon, seat=0, card=30) and g.told(CardBuried, virtual=0, card=62)


@rule("VR-RUL-20")
def test_the_option_is_for_one_player() -> None:
    assert GAME.setup(1, "ru", {"solo_choice": "yes"}).value("solo_choice") == "yes"
    assert GAME.setup(1, "ru").value("solo_choice") == "no"
    with pytest.raises(BadSetup, match="solo_choice is for one") as refused:
        GAME.setup(2, "ru", {"solo_choice": "yes"})
    assert refused.value.rule == "VR-RUL-20"


@rule("VR-RUL-20")
def test_a_choice_in_plain_solo_is_no_position_of_these_rules() -> None:
    g = solo("ru", points="R30", options={"solo_choice": "yes"})
    g.do("bid red", "virtual red")
    asked = g.match.position()
    assert GAME.legal(GAME.from_document(asked), 0) == [GAME.parse("take 30"), GAME.parse("yield")]
    plain = GAME.from_document({**asked, "options": {}})
    assert [GAME.text(each) for each in GAME.legal(plain, 0)] == [
        "bid blue",
        "bid green",
        "bid yellow",
        "pass",
    ]
    for chosen in ("take 30", "yield"):
        document = {**asked, "since": [*asked["since"], f"0 {chosen}"]}
        GAME.from_document(document)
        with pytest.raises(
            BadPosition, match=f"since, 3: this does not answer the current question: {chosen}"
        ) as refused:
            GAME.from_document({**document, "options": {}})
        assert refused.value.rule == "VR-AUC-1"


@rule("VR-SOL-7", "VR-AUC-8")
@every_edition
def test_two_real_and_a_virtual_bid_on_two_cards(edition: str) -> None:
    g = beside(edition, 2, 1, points="R30")
    g.do("0: bid red", "1: bid red", "virtual red")
    assert g.told(NobodyWon, colour="red")
    assert g.asked == [0, 1]


@rule("VR-SOL-8")
@every_edition
def test_no_round_without_a_real_player(edition: str) -> None:
    """The virtual bids were equal, but the only real player has a card."""
    g = beside(edition, 1, 2)
    g.do("bid blue", "virtual red", "virtual red")
    assert g.told(OfferRenewed)
    assert len(g.told(VirtualBidDrawn)) == 2


@rule("VR-RUL-20", "VR-SOL-8")
@every_edition
def test_when_all_real_players_show_an_empty_hand_no_gem_is_drawn(edition: str) -> None:
    g = beside(edition, 2, 1)
    g.bid("pass", "pass")
    g.untold(VirtualBidDrawn)
    assert g.told(Passed, seat=0) and g.told(Passed, seat=1)


@rule("VR-RUL-20", "VR-SOL-2")
@every_edition
def test_a_virtual_opponent_whose_card_was_discarded_is_done(edition: str) -> None:
    g = beside(edition, 2, 1)
    g.do("0: bid red", "1: bid red", "virtual blue")
    assert g.told(CardBuried, virtual=0, card=61)
    g.do("0: bid green", "1: bid green")
    g.untold(VirtualBidDrawn)


@rule("VR-RUL-20", "VR-RUL-23", "VR-ORD-2")
@every_edition
def test_the_first_of_those_who_took_a_card_chooses_the_discard(edition: str) -> None:
    """Seats 1 and 2 took cards; seat 0, who has the lowest card, did not."""
    g = beside(edition, 3, 1, feet="B61 R62 G63")
    g.do("0: pass", "1: bid red", "2: bid blue", "virtual yellow")
    assert g.asked == [1]
    assert g.legal() == ["bury 63"]
    g.do("bury 63")
    assert g.asked == [0], "then the passer takes the income"


@rule("VR-RUL-23")
@every_edition
def test_nothing_is_discarded_if_nobody_took_a_card(edition: str) -> None:
    g = beside(edition, 2, 1, feet="B61 R62 G63")
    g.do("0: bid red", "1: bid red", "virtual yellow")
    g.untold(CardBuried)
    assert g.asked == [0, 1]
    assert g.document["virtual_in"] == [True]


@rule("VR-RUL-23")
@every_edition
def test_three_virtual_bids_on_two_cards(edition: str) -> None:
    g = beside(edition, 1, 3, points="R30")
    g.do("bid blue", "virtual red", "virtual red", "virtual red")
    g.untold(CardBuried)
    assert g.told(NobodyWon, colour="red")


@rule("VR-RUL-20", "VR-AUC-11")
@two_phases
def test_an_attack_leaves_a_virtual_opponent_without_a_card(edition: str) -> None:
    """It goes on to the next round, if there is one."""
    g = beside(edition, 3, 1, attacks=[1, 0, 0])
    g.do("0: attack", "1: bid blue", "2: bid blue", "virtual red", "take 62")
    g.untold(CardBuried)
    assert g.document["virtual_in"] == [True]
    g.do("1: bid green", "2: bid yellow", "virtual blue")
    assert g.told(CardBuried, virtual=0, card=61)


@rule("VR-SOL-3", "VR-AUC-11")
def test_ru_a_virtual_bid_without_a_card_counts_as_an_attack_bid() -> None:
    """It comes after the gem bids and after the attack tokens of real players: all have taken their cards."""
    g = beside("ru", 2, 1, feet="B61 R62 G63", attacks=[0, 1])
    g.do("0: bid red", "1: attack", "virtual yellow")
    assert g.asked == [1]
    g.do("take 61")
    assert g.asked == [0] and g.legal() == ["bury 63"]
