"""VR-AUC: bids in secret, up to three rounds, and who gets which card."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.viceroy.given import given
from tests.games.viceroy.playing import columns, every_edition
from tests.marks import rule
from viceregal.core.chance import Chance
from viceregal.core.errors import BadPosition
from viceregal.core.records import CHANCE, Event
from viceregal.games.viceroy.rules.events import (
    BidsRevealed,
    CardWon,
    ClaimsRevealed,
    GemGiven,
    NobodyWon,
    OfferRenewed,
    Passed,
    TokensTraded,
    TurnedUp,
)
from viceregal.games.viceroy.rules.game import GAME
from viceregal.games.viceroy.rules.state import ViceroyState

# The offer of these scenarios: one card at each foot.
FEET = "B61 R62 G63 Y64"


@rule("VR-AUC-1", "VR-ORD-3")
@every_edition
def test_bids_are_chosen_in_secret_and_revealed_together(edition: str) -> None:
    g = given(edition, gems=["RB", "RG"], feet=FEET)
    assert g.asked == [0, 1]
    g.do("1: bid red")
    assert g.asked == [0]
    assert [event["is"] for event in g.events()] == ["Answered"], "that, and not what"
    assert g.match.view(0)["sealed"] == g.match.view(None)["sealed"] == [None, None]
    assert g.gems(1) == "RG", "the gem is in the fist"
    g.refused("bid green", rule="VR-ORD-2", seat=1)
    g.do("0: bid blue")
    assert g.told(BidsRevealed, round=1, bids=["blue", "red"])


@rule("VR-AUC-1")
def test_the_captain_at_the_yellow_card_asks_for_a_yellow_gem() -> None:
    """The example of all three rulebooks."""
    for edition in ("ru", "cs", "pl"):
        g = given(edition, gems=["BRGY", ""], feet="B61 R62 G63 Y32", bidding=[True, False])
        g.bid("yellow")
        assert g.told(CardWon, seat=0, card=32)


@rule("VR-AUC-2", "VR-AUC-6", "VR-COS-5")
@every_edition
def test_the_only_bidder_of_a_colour_wins_its_card(edition: str) -> None:
    g = given(edition, gems=["RB", "RG"], feet=FEET)
    reserve = g.reserve
    g.bid("blue", "green")
    assert g.told(CardWon, seat=0, card=61) and g.told(CardWon, seat=1, card=63)
    assert g.holds(0, 61) and g.holds(1, 63)
    assert (g.gems(0), g.gems(1)) == ("R", "R")
    assert sorted(g.reserve) == sorted(reserve + "BG")
    assert g.told(OfferRenewed), "the auction is over for both"


@rule("VR-AUC-3", "VR-ORD-3")
@every_edition
def test_several_bidders_of_a_colour_lose_their_gems_and_go_on(edition: str) -> None:
    g = given(edition, pyramids=["1", "2", "3"], gems=["RB", "RG", "Y"], feet=FEET)
    g.bid("red", "red", "yellow")
    assert g.told(NobodyWon, colour="red") and g.told(CardWon, seat=2)
    assert g.asked == [0, 1], "the next round, without the one who has a card"
    assert (g.gems(0), g.gems(1)) == ("B", "G")
    assert g.offer()["red"] == [62]
    assert g.legal(0) == ["bid blue", "pass"]


@rule("VR-AUC-4", "VR-PAS-1")
@every_edition
def test_a_passer_takes_the_income_before_the_next_round_and_is_out(edition: str) -> None:
    g = given(edition, pyramids=["1", "2", "3"], gems=["RB", "RG", "Y"], feet=FEET)
    g.bid("red", "red", "pass")
    assert g.told(Passed, seat=2)
    assert g.asked == [2], "before the next round"
    g.do("gems BBR")
    assert g.gems(2) == "BBRY"
    assert g.asked == [0, 1]
    g.refused("bid blue", rule="VR-ORD-2", seat=2)


@rule("VR-AUC-5", "VR-PAS-2", "VR-AUC-6")
@every_edition
def test_after_three_rounds_whoever_has_no_card_has_passed(edition: str) -> None:
    g = given(edition, pyramids=["1", "2"], gems=["RBG", "RBG"], feet=FEET)
    g.bid("red", "red")
    g.bid("blue", "blue")
    g.bid("green", "green")
    assert (g.gems(0), g.gems(1)) == ("", ""), "the gem bid in the third is lost, too"
    assert g.told(Passed, seat=0) and g.told(Passed, seat=1)
    g.do("gems RRR", "gems YYY")
    assert (g.gems(0), g.gems(1)) == ("RRR", "YYY")
    assert g.told(OfferRenewed), "there is no fourth round"


@rule("VR-AUC-6", "VR-AUC-1")
@every_edition
def test_bids_that_are_refused(edition: str) -> None:
    g = given(edition, gems=["RB", "RG"], feet="B61 G63")
    assert g.legal(0) == ["bid blue", "pass"]
    g.refused("bid yellow", rule="VR-AUC-6", seat=0)  # not held
    g.refused("bid red", rule="VR-AUC-6", seat=0)  # no card there
    g.refused("attack", rule="VR-AUC-11", seat=0)
    g.refused("take 61", rule="VR-AUC-1", seat=0)
    g.refused("bid green", rule="VR-AUC-6", seat=0)


# Two cards ---------------------------------------------------------------------------------------------------------


@rule("VR-AUC-7")
@every_edition
@pytest.mark.parametrize("taken", [62, 30])
def test_a_sole_bidder_takes_either_of_two_cards(edition: str, taken: int) -> None:
    g = given(edition, gems=["R", "B"], feet=FEET, points="R30")
    g.bid("red", "blue")
    assert g.asked == [0]
    assert g.legal() == ["take 30", "take 62"]
    g.refused("take 61", rule="VR-AUC-7")
    g.refused("claim 62", rule="VR-AUC-7")
    g.do(f"take {taken}")
    assert g.holds(0, taken)
    assert not g.holds(0, 92 - taken), "wins at most one"


@rule("VR-AUC-8")
@every_edition
@pytest.mark.parametrize("bidders", [3, 4])
def test_three_or_four_bidders_of_two_cards_get_none(edition: str, bidders: int) -> None:
    seats = [str(number) for number in range(1, bidders + 1)]
    g = given(edition, pyramids=seats, gems=["RB"] * bidders, feet=FEET, points="R30")
    g.bid(*["red"] * bidders)
    assert g.told(NobodyWon, colour="red")
    assert g.asked == list(range(bidders))
    assert g.offer()["red"] == [62, 30]
    assert {g.gems(seat) for seat in range(bidders)} == {"B"}


@rule("VR-AUC-9")
@every_edition
def test_two_bidders_of_two_cards_agree(edition: str) -> None:
    g = given(edition, gems=["RB", "RB"], feet=FEET, points="R30")
    g.bid("red", "red")
    assert g.asked == [0, 1]
    assert g.legal(0) == g.legal(1) == ["claim 30", "claim 62", "yield"]
    g.refused("claim 61", rule="VR-AUC-9", seat=0)
    g.do("1: claim 30")
    assert g.match.view(0)["sealed"] == [None, None], "in secret"
    g.do("0: claim 62")
    assert g.told(ClaimsRevealed, seats=[0, 1], claims=[62, 30])
    assert g.holds(0, 62) and g.holds(1, 30)
    assert g.told(OfferRenewed), "both are done"


@rule("VR-AUC-9")
@every_edition
@pytest.mark.parametrize(
    ("one", "other"), [("claim 62", "claim 62"), ("claim 62", "yield"), ("yield", "yield")]
)
def test_without_an_agreement_neither_gets_a_card(edition: str, one: str, other: str) -> None:
    g = given(edition, gems=["RB", "RB"], feet=FEET, points="R30")
    g.bid("red", "red")
    g.do(f"0: {one}", f"1: {other}")
    assert g.told(NobodyWon, colour="red")
    g.untold(CardWon)
    assert g.asked == [0, 1]
    assert (g.gems(0), g.gems(1)) == ("B", "B")
    assert g.offer()["red"] == [62, 30]


@rule("VR-AUC-10")
@every_edition
def test_a_deal_binds_nobody_and_nothing_can_be_handed_over(edition: str) -> None:
    """Whatever was agreed, each may bid whatever they hold; there is no action to give or lend anything."""
    g = given(edition, gems=["BR", "GY"], feet=FEET, tokens={60: "magic"})
    assert g.legal(0) == ["bid blue", "bid red", "pass"]
    assert g.legal(1) == ["bid green", "bid yellow", "pass"]
    g.refused("give 60 magic", rule="VR-AUC-1", seat=0)
    assert g.match.view(0)["gems"][1] is None, "no peeking"


@rule("VR-AUC-10")
@every_edition
def test_only_law_67_makes_gems_and_tokens_change_hands(edition: str) -> None:
    """Random play from a hand with law 67 in it: when something was handed over, the law lies in the pyramid."""
    told: list[tuple[ViceroyState, Event]] = []
    phase = "laws" if edition == "ru" else "build"
    for seed in range(8):
        chance = Chance(f"hands {seed}")
        tokens = {1: "magic science", 2: "points-12 defence"}
        s = given(
            edition, phase, pyramids=["1", "2"], hands=["67", "85"], gems=["BBRR", "GG"], tokens=tokens
        ).match.state
        while s.todo:
            seat = GAME.deciders(s)[0]
            action = GAME.sample(s, chance) if seat == CHANCE else chance.pick(GAME.legal(s, seat))
            events: list[Event] = []
            GAME.apply(s, seat, action, lambda event, only=None, heard=events: heard.append(event))
            assert isinstance(s, ViceroyState)
            told += [(s.clone(), event) for event in events if isinstance(event, GemGiven | TokensTraded)]
    assert told
    for after, event in told:
        assert isinstance(event, GemGiven | TokensTraded)
        assert 67 in after.pyramids[event.seat].values()


@rule("VR-AUC-12")
@columns(ru=("", 62), cs=("62", 0), pl=("62", 0))
def test_where_a_won_card_goes(edition: str, expected: tuple[str, int]) -> None:
    g = given(edition, gems=["R", ""], feet=FEET, bidding=[True, False])
    g.bid("red")
    assert (g.hand(0), g.document["shown"][0]) == expected


# The offer ---------------------------------------------------------------------------------------------------------


@rule("VR-AUC-13", "VR-LIM-1")
@every_edition
def test_after_the_auction_the_offer_moves_on(edition: str) -> None:
    g = given(edition, turn=3, gems=["R", ""], feet=FEET, points="B30 Y31", bidding=[True, False])
    new = g.document["large"][:4]
    g.do("0: bid red", *[f"turn-up {card}" for card in new])
    assert g.told(OfferRenewed, cards=[30, 31])
    assert [each["card"] for each in g.told(TurnedUp, at_foot=True)] == new
    assert {30, 31} <= set(g.document["discards"])
    assert g.document["points"] == {"blue": 61, "red": 0, "green": 63, "yellow": 64}
    assert g.document["feet"] == dict(zip(("blue", "red", "green", "yellow"), new, strict=True))
    assert len(g.document["large"]) == 4 * (12 - 4)


@rule("VR-AUC-13", "VR-PYR-1")
@every_edition
def test_the_turn_with_the_last_four_cards_is_the_last(edition: str) -> None:
    g = given(edition, turn=11, feet=FEET, pyramids=["1", "2"])
    assert len(g.document["large"]) == 4
    g.bid("pass", "pass")
    g.do("gems BBB", "gems RRR")
    assert g.document["large"] == [] and all(g.document["feet"].values())
    assert (g.turn(), g.over) == (12, False)
    g.bid("pass", "pass")
    g.do("gems GGG", "gems YYY")
    assert g.over
    assert g.turn() == 12


@every_edition
@pytest.mark.parametrize("said", ["bid purple", "bid yellow", "choose 12", 3])
def test_a_view_in_which_a_seat_answered_what_it_could_not_is_refused(edition: str, said: Any) -> None:
    g = given(edition, gems=["RB", "RG"], feet=FEET)
    g.do("1: bid red")
    view = g.match.view(1)
    assert view["sealed"] == [None, "bid red"], "known to who gave it"
    assert GAME.view(GAME.guess(view, Chance(1)), 1) == view
    with pytest.raises(BadPosition, match="sealed"):
        GAME.guess({**view, "sealed": [None, said]}, Chance(1))
