"""Townsfolk that work at once when they are played."""

from __future__ import annotations

import pytest

from tests.games.viscounts.given import Given, player
from tests.marks import rule
from viceregal.games.viscounts.rules.cards.neutral import NEUTRAL
from viceregal.games.viscounts.rules.cards.own import HEROES, STARTERS
from viceregal.games.viscounts.rules.cards.rows import AT_ONCE

GAINS = {
    "antagonist": {"corruption": 2, "unpaid": 1},
    "friar": {"virtue": -1},
    "miner": {"virtue": -1},
    "princess": {"virtue": -1},
    "missionary-2": {"ink": 1},
    "patron-2": {"gold": 1},
    "stonecutter-2": {"stone": 1},
    "scoundrel-1": {"gold": 1, "corruption": 1},
    "scoundrel-2": {"ink": 1, "corruption": 1},
    "scoundrel-3": {"stone": 1, "corruption": 1},
    "lothaire": {"stone": 1, "gold": 1, "ink": 1},
}
REARRANGE_OR_DISCARD_TWO = ("architect", "gatekeeper", "illusionist", "pastor")
DESTROY_OR_DISCARD = {"aristocrat": 1, "foreman": 1, "vicar": 1, "courier": 2}
OTHERS = ("lookout", "pickpocket", "bertha", "clovis", "judith", "financier")


def test_none_is_left_out() -> None:
    cards = {row.key for row in (*NEUTRAL, *HEROES, *STARTERS) if row.timing == AT_ONCE}
    assert cards == {*GAINS, *REARRANGE_OR_DISCARD_TWO, *DESTROY_OR_DISCARD, *OTHERS}


@rule("VW-5.3")
@pytest.mark.parametrize("card", GAINS)
def test_plain_gains(given: Given, card: str) -> None:
    g = given(player("town-1", hand=f"{card} trader"), player("town-5"))
    g.do(f"play {card}")
    g.gains(**GAINS[card])
    assert g.asked() == "AskMove"


@rule("VW-4.1", "VW-4.3")
@pytest.mark.parametrize("card", REARRANGE_OR_DISCARD_TWO)
def test_rearrange_or_discard_two(given: Given, card: str) -> None:
    g = given(player("town-1", board="- abbot squire", hand=f"{card} trader lender"), player("town-5"))
    g.do(f"play {card}", "choose 1", "arrange 231")
    assert g.of(0)["board"] == ["abbot.0", "squire.0", card]
    g = given(player("town-1", board="- abbot squire", hand=f"{card} trader lender"), player("town-5"))
    g.do(f"play {card}", "choose 2", "discard trader.0", "discard lender.0")
    assert g.of(0)["discards"] == ["trader.0", "lender.0"] and g.asked() == "AskMove"


@rule("VW-4.1", "VW-4.3")
@pytest.mark.parametrize("card", DESTROY_OR_DISCARD)
def test_destroy_or_discard(given: Given, card: str) -> None:
    g = given(player("town-1", board="- abbot squire", hand=f"{card} trader lender"), player("town-5"))
    g.do(f"play {card}", "choose 1", "destroy trader.0")
    g.gains(silver=1)
    assert g.asked() == "AskMove"
    g = given(player("town-1", board="- abbot squire", hand=f"{card} trader lender"), player("town-5"))
    g.do(f"play {card}", "choose 2", "discard trader.0")
    assert (g.asked() == "AskDiscard") == (DESTROY_OR_DISCARD[card] == 2)


@rule("VW-4.6", "VW-4.1")
def test_a_lookout_hires_or_destroys(given: Given) -> None:
    g = given(player("town-1", hand="lookout trader"), player("town-5"), tops={"e": "friar"})
    g.do("play lookout", "choose 1", "hire friar")
    g.gains(corruption=1, virtue=-1)
    g = given(player("town-1", hand="lookout trader"), player("town-5"))
    g.do("play lookout", "choose 2", "destroy trader.0")
    g.gains(corruption=1, silver=1)


@rule("VW-4.1")
def test_a_pickpocket_destroys_or_takes_silver(given: Given) -> None:
    g = given(player("town-1", hand="pickpocket trader"), player("town-5"))
    g.do("play pickpocket", "choose 2")
    g.gains(corruption=1, silver=2)
    g = given(player("town-1", hand="pickpocket trader"), player("town-5"))
    g.do("play pickpocket", "choose 1", "destroy trader.0")
    g.gains(corruption=1, silver=1)


@rule("VW-7.8", "VW-4.1")
def test_bertha_moves_in_the_castle_or_gains_virtue(given: Given) -> None:
    g = given(player("town-1", hand="bertha"), player("town-5"), first_tier={"v": [1, 0]})
    g.do("play bertha", "choose 1", "shift virtue clockwise")
    assert g.tier("first_tier") == {"i": [1, 0]}
    g = given(player("town-1", hand="bertha"), player("town-5"), first_tier={"v": [1, 0]})
    g.do("play bertha", "choose 2")
    g.gains(virtue=-1)


@rule("VW-4.6")
def test_clovis_hires(given: Given) -> None:
    g = given(player("town-1", hand="clovis"), player("town-5"), tops={"b": "bishop"})
    g.do("play clovis", "hire bishop")
    g.gains(corruption=1, unpaid=1)
    assert g.of(0)["discards"] == ["bishop"]


@rule("VW-4.1", "VW-2.2")
def test_judith_destroys_or_flips(given: Given) -> None:
    g = given(player("town-1", hand="judith trader", acquired=1), player("town-5"))
    g.do("play judith", "choose 2")
    g.gains(acquired=-1, approved=1)
    g = given(player("town-1", hand="judith trader", acquired=1), player("town-5"))
    g.do("play judith", "choose 1", "destroy-top")
    assert len(g.document["gone"]) == 1


@rule("VW-4.3")
def test_a_financier_discards_and_gains_silver(given: Given) -> None:
    g = given(player("town-1", hand="financier trader"), player("town-5"))
    g.do("play financier.0", "discard trader.0")
    g.gains(silver=2)
    assert g.of(0)["discards"] == ["trader.0"]


@rule("VW-5.3")
@pytest.mark.parametrize("card", ["abbot", "labourer", "squire"])
def test_starters_without_ability_do_nothing(given: Given, card: str) -> None:
    g = given(player("town-1", hand=card), player("town-5"))
    g.do(f"play {card}.0")
    g.gains()
    assert g.asked() == "AskMove"
