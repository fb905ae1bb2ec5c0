"""Townsfolk that work when they drop off the board."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.viscounts.given import Given, ViscountsScenario, idle, player
from tests.marks import rule
from viceregal.games.viscounts.rules.cards.neutral import NEUTRAL
from viceregal.games.viscounts.rules.cards.own import HEROES, STARTERS
from viceregal.games.viscounts.rules.cards.rows import DROP_OFF

GAINS = {
    "conspirator": {"virtue": -1},
    "meddler": {"acquired": 1, "unpaid": 1},
    "missionary-1": {"ink": 2},
    "patron-1": {"gold": 2},
    "stonecutter-1": {"stone": 2},
    "swindler-1": {"stone": 2},
    "swindler-2": {"gold": 2},
    "swindler-3": {"ink": 2},
    "tinker-1": {"stone": 1},
    "tinker-2": {"gold": 1},
    "tinker-3": {"ink": 1},
    "thief": {"unpaid": 1, "silver": 1},
}
FLIPS = ("acolyte", "artisan", "chevalier", "trickster", "lender")
HIRES_OR_DESTROYS = ("defender", "disciple", "watchman")
OTHERS = ("traitor", "journeyman", "guntram", "rudolf", "therese")


def dropping(given: Given, card: str, **has: Any) -> ViscountsScenario:
    """The card drops off at the beginning of seat 0's turn."""
    starters = [key for key in ("abbot", "squire") if key != card]
    g = given(
        player("town-1", board=f"{' '.join(starters)} {card}", hand="labourer trader", **has),
        idle(),
        turn=1,
        stage="act",
        tops={"e": "miner"},
    )
    g.do("pass")
    return g


def test_none_is_left_out() -> None:
    cards = {row.key for row in (*NEUTRAL, *HEROES, *STARTERS) if row.timing == DROP_OFF}
    assert cards == {*GAINS, *FLIPS, *HIRES_OR_DESTROYS, *OTHERS}


@rule("VW-5.1")
@pytest.mark.parametrize("card", GAINS)
def test_plain_gains(given: Given, card: str) -> None:
    g = dropping(given, card)
    g.gains(**GAINS[card])
    assert g.asked() == "AskPlay" and g.to_move == 0


@rule("VW-5.1", "VW-2.2")
@pytest.mark.parametrize("card", FLIPS)
def test_flips(given: Given, card: str) -> None:
    g = dropping(given, card, unpaid=1, acquired=1)
    g.do("flip debt", "take stone")
    g.gains(unpaid=-1, paid=1, stone=1)
    g = dropping(given, card, unpaid=1, acquired=1)
    g.do("flip deed")
    g.gains(acquired=-1, approved=1)


@rule("VW-5.1", "VW-4.6")
@pytest.mark.parametrize("card", HIRES_OR_DESTROYS)
def test_hires_or_destroys(given: Given, card: str) -> None:
    g = dropping(given, card)
    g.do("choose 1", "hire miner")
    g.gains(virtue=-1)
    g = dropping(given, card)
    g.do("choose 2", "destroy labourer.0")
    g.gains(silver=2)


@rule("VW-5.1", "VW-4.8")
def test_a_traitor_leaves_a_resource(given: Given) -> None:
    g = dropping(given, "traitor")
    g.do("take gold")
    g.gains(gold=1)


@rule("VW-5.1")
def test_guntram_gains_one_paper_and_flips_the_other(given: Given) -> None:
    g = dropping(given, "guntram", unpaid=1, acquired=1)
    g.do("choose 1")
    g.gains(unpaid=1, acquired=-1, approved=1)
    g = dropping(given, "guntram", unpaid=1, acquired=1)
    g.do("choose 2", "take ink")
    g.gains(unpaid=-1, paid=1, acquired=1, ink=1)


@rule("VW-5.1")
def test_rudolf_destroys_two_or_gives_two_resources(given: Given) -> None:
    g = dropping(given, "rudolf")
    g.do("choose 1", "destroy labourer.0", "destroy trader.0")
    g.gains(silver=3)
    g = dropping(given, "rudolf")
    g.do("choose 2", "take ink", "take stone")
    g.gains(ink=1, stone=1)


@rule("VW-5.1")
def test_therese_discards_and_gains_virtue(given: Given) -> None:
    g = dropping(given, "therese")
    g.do("discard trader.0")
    g.gains(virtue=-2)
    assert g.of(0)["discards"] == ["therese", "trader.0"]


@rule("VW-5.1", "VW-4.6")
def test_a_journeyman_hires_and_gains_virtue(given: Given) -> None:
    g = dropping(given, "journeyman")
    g.do("hire miner")
    g.gains(virtue=-2)  # one of the Miner
