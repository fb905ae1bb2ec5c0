"""Views say which phases a turn of the edition has, and which of them is played."""

from __future__ import annotations

import pytest

from tests.games.viceroy.given import given
from tests.games.viceroy.playing import every_edition
from tests.marks import rule
from viceregal import Match
from viceregal.core.chance import Chance
from viceregal.games.viceroy.rules.game import GAME

LAWS, AUCTION, PAYMENT, BUILDING = "LawPhase", "AuctionPhase", "PaymentPhase", "BuildingRound"
PHASES = {"ru": [LAWS, AUCTION, PAYMENT], "cs": [AUCTION, BUILDING], "pl": [AUCTION, BUILDING]}
# In which phase a question of a turn is put; others follow from effects, in any.
ASKED = {"AskBids": AUCTION, "AskClaims": AUCTION, "AskKeep": PAYMENT, "AskPlaces": PAYMENT}


@rule("VR-LAW-1", "VR-DEV-1", "VR-PAY-1")
@every_edition
def test_the_phases_of_a_turn_come_one_after_the_other(edition: str) -> None:
    match, chance = Match.new(GAME, GAME.setup(3, edition), 1), Chance(1)
    expected = ["deal", *PHASES[edition] * 12, "end"]
    at = last_round = 0
    while match.to_move:
        view = match.view(None)
        assert [each["phase"] for each in view["phases"]] == PHASES[edition]
        phase, number = view["playing"]["phase"], view["playing"]["round"]
        if phase != expected[at]:
            at, last_round = expected.index(phase, at + 1), 0
        assert view["auction_comes"] == (view["turn"] < 12 or phase == LAWS)
        assert number >= last_round and (number > 0) == (phase in (AUCTION, BUILDING))
        last_round = number
        asked = type(match.state.todo[-1]).__name__
        assert ASKED.get(asked, phase) == phase
        match.play(chance.pick(match.actions(match.to_move[0])), match.to_move[0])
    end = match.view(None)
    assert end["playing"] == {"phase": "end", "round": 0} and not end["auction_comes"]


@rule("VR-DEV-1")
@pytest.mark.parametrize("edition", ["cs", "pl"])
@pytest.mark.parametrize("number", [1, 2, 3])
def test_while_cards_are_built_it_is_still_their_round(edition: str, number: int) -> None:
    g = given(
        edition,
        "build",
        round=number,
        pyramids=["1", "60"],
        hands=["13 85", "14"],
        gems=["RRBBGGYY", "RRBBGGYY"],
    )
    assert g.match.view(0)["playing"] == {"phase": BUILDING, "round": number}
    g.match.play("choose 13", 0)
    g.match.play("choose 14", 1)
    assert type(g.match.state.todo[-1]).__name__ in ("AskPlace", "AskPay")
    assert g.match.view(0)["playing"] == {"phase": BUILDING, "round": number}


@rule("VR-AUC-11")
@every_edition
def test_views_say_whose_bids_are_settled_first(edition: str) -> None:
    match = Match.new(GAME, GAME.setup(3, edition), 1)
    assert match.view(0)["attack_comes_first"] == (edition != "ru")
