"""What a refusal says: the rule, which holds in the edition that is played, and a sentence. Nothing changes by it."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.viceroy.given import given
from tests.games.viceroy.playing import every_edition
from tests.marks import rule
from viceregal.core.chance import Chance
from viceregal.core.errors import Refusal
from viceregal.core.records import CHANCE
from viceregal.games.viceroy.rules.game import GAME
from viceregal.rulebook import rules

RULES = {each.id: each.editions for each in rules("viceroy")}
# An answer of each kind, some of them good ones somewhere.
TRIES = [
    *("choose 4", "choose 70", "choose 88", "discard-card 4", "discard-card 70", "pass"),
    *("bid blue", "bid red", "bid green", "bid yellow", "attack", "take 61", "take 4", "claim 61", "yield"),
    *(
        "bury 61",
        "keep",
        "discard",
        "at 1.0",
        "at 1.-1",
        "at 2.0",
        "at 5.0",
        "at 3.7",
        "replace 4",
        "under 4",
    ),
    *("pay", "pay red", "pay blue blue", "gem blue", "gem yellow", "draw laws", "draw characters", "stash"),
    *("use-own", "colour red", "option 1", "option 3", "give 4 magic", "get 4 points-2", "top 70", "tuck 4"),
    *("enough", "recolour 2.0 red", "recolour 1.0 blue", "recolour 3.1 green"),
    *("line blue red green yellow", "deal 4 5", "drawn 4", "turn-up 4", "virtual red", "return red red"),
]
PARSED = [GAME.parse(text) for text in TRIES]


@rule("VR-ORD-2", "VR-END-1")
@every_edition
@pytest.mark.parametrize(("seats", "virtual"), [(1, "2"), (2, "1"), (4, "0")])
def test_every_refusal_names_a_rule_of_the_edition(edition: str, seats: int, virtual: str) -> None:
    """Whole games at random; at every question all kinds of answers are tried, also by seats that are not asked."""
    asked: set[str] = set()
    for seed in range(3):
        chance = Chance(f"refusals {seed}")
        s = GAME.start(GAME.setup(seats, edition, {"virtual": virtual}), chance)
        while s.todo:
            deciders = GAME.deciders(s)
            if deciders != (CHANCE,) and chance.below(4) == 0:
                asked.add(type(s.todo[-1]).__name__)
                before = GAME.open_view(s)
                for seat in range(seats):
                    legal = GAME.legal(s, seat) if seat in deciders else []
                    for action in PARSED:
                        refusal = GAME.why_not(s, seat, action)
                        assert (refusal is None) == (action in legal)
                        if refusal is not None:
                            _is_well_said(refusal, edition)
                assert GAME.open_view(s) == before
            action = (
                GAME.sample(s, chance) if deciders == (CHANCE,) else chance.pick(GAME.legal(s, deciders[0]))
            )
            GAME.apply(s, deciders[0], action)
        refusal = GAME.why_not(s, 0, PARSED[0])
        assert refusal is not None and refusal.rule == "VR-END-1"
    assert len(asked) > 6


def _is_well_said(refusal: Refusal, edition: str) -> None:
    assert edition in RULES[refusal.rule], f"{refusal} is no rule of {edition}"
    assert str(refusal) == f"{refusal.rule}: {refusal.sentence()}"
    assert "{" not in str(refusal)


def reason(g: Any, text: str, seat: int = 0) -> str:
    refusal = g.match.why_not(text, seat)
    assert refusal is not None
    return str(refusal)


NOT_NOW = "this does not answer the current question:"


@rule("VR-AUC-6", "VR-AUC-7", "VR-AUC-11", "VR-AUC-1")
def test_what_the_auction_says() -> None:
    g = given("cs", gems=["RB", "R"], feet="B61 G63", points="B30", attacks=[1, 0])
    assert reason(g, "bid green") == "VR-AUC-6: you have no gem of this colour (green)"
    assert reason(g, "bid red") == "VR-AUC-6: there is no card up for auction in this colour (red)"
    assert reason(g, "keep") == f"VR-AUC-1: {NOT_NOW} keep"
    assert reason(g, "attack", 1) == "VR-AUC-11: you have no attack token to bid, or there is no card to take"
    assert reason(g, "bid red", 2) == "VR-ORD-2: another player is deciding now, not seat 2"
    g.bid("attack", "pass")
    assert reason(g, "take 62") == "VR-AUC-11: this card is not up for auction (62)"
    g = given("cs", gems=["B", ""], feet="B61 G63", points="B30", bidding=[True, False])
    g.bid("blue")
    assert reason(g, "take 63") == "VR-AUC-7: this card is not up for auction for that gem (63)"


@rule("VR-DEV-1", "VR-COS-6", "VR-PYR-3", "VR-DEV-4")
def test_what_the_building_phase_says() -> None:
    tall = "41 42 43 44 46 / 47 48 49 50 / 51 52 53 / 54 55"
    g = given("cs", "build", pyramids=[tall, "60"], hands=["4 85", ""])
    assert reason(g, "choose 70") == "VR-DEV-1: this card is not in your hand (70)"
    assert reason(g, "choose 4") == "VR-COS-6: there is no open place for this card that you can afford (4)"
    assert (
        reason(g, "discard-card 4")
        == "VR-DEV-1: in this edition you cannot discard cards from your hand for gems"
    )
    g.do("choose 85")
    assert reason(g, "at 5.0") == "VR-DEV-4: this card cannot go on level 5"
    assert reason(g, "at 1.0") == "VR-PYR-3: there is already a card there"
    assert (
        reason(g, "at 1.7")
        == "VR-PYR-3: a card must rest on two neighbouring cards or go at either end of level 1"
    )
    g = given("cs", "build", pyramids=["41 42", "60"], hands=["4", ""], gems=["G", ""])
    g.do("choose 4")
    assert reason(g, "at 2.0") == "VR-COS-6: you cannot afford this card there (4)"


@rule("VR-PAY-4", "VR-REW-1", "VR-PAS-4")
def test_what_the_other_phases_say() -> None:
    g = given("ru", "pay", bought=[4, 0])
    assert reason(g, "keep") == "VR-PAY-4: you cannot afford this card anywhere (4)"
    g.do("discard", "gem red")
    not_now = "VR-REW-1: this does not answer the current question: gem blue"
    assert reason(g, "gem blue") == not_now, "the order of the colours is no rule"
    g = given("ru", reserve="RRRR", bidding=[True, False])
    g.bid("pass")
    assert reason(g, "gem blue") == "VR-PAS-4: the reserve has no gem of this colour (blue)"


@rule("VR-END-1", "VR-END-2")
def test_what_the_end_says() -> None:
    g = given("ru", "end", pyramids=["BGB GBY / BBR", "60"], gems=["GG", ""])
    g.do("gem blue")
    assert reason(g, "recolour 3.0 red") == "VR-END-2: there is no circle there"
    assert (
        reason(g, "recolour 2.0 red")
        == "VR-END-2: you do not have enough gems of this colour for that circle (red)"
    )
    g.do("recolour 2.0 green")
    assert reason(g, "enough") == "VR-END-1: the game is over"
