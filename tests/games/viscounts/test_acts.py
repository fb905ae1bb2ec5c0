"""VW-6: the primary action."""

from __future__ import annotations

from tests.games.viscounts.given import Given, player
from tests.marks import rule
from viceregal.games.viscounts.rules.events import (
    Passed,
)

FULL = "thief labourer squire"
SHOP = {"seat": 0, "building": "workshop"}
THEIRS = {"seat": 1, "building": "workshop"}


# Passing and dismissing -------------------------------------------------------------------------------------------


@rule("VW-R2", "VW-6.1")
def test_a_player_may_pass(given: Given) -> None:
    g = given(player("town-1", board="trader lender abbot", hand=FULL), player("town-5"), stage="act")
    assert g.legal() == ["pass", "trade 3 0"]
    g.do("pass")
    g.told(Passed, seat=0)
    g.gains()


@rule("VW-6.2")
def test_only_one_card_is_dismissed_and_the_action_follows(given: Given) -> None:
    g = given(
        player("town-1", board="trader lender abbot", hand=FULL, silver=6, stone=1),
        player("town-5"),
        stage="act",
        tops={"a": "miner"},
        spots={},
    )
    g.refused("dismiss construct", "VW-6.2")  # 1 builder and 1 stone are not enough
    g = given(
        player("town-1", board="trader lender abbot", hand=FULL, silver=6, stone=2),
        player("town-5"),
        stage="act",
        tops={"a": "miner"},
    )
    g.do("dismiss construct")
    g.gains(silver=-2, virtue=-1)
    g.refused("dismiss construct", "VW-6.2")
    g.refused("pass", "VW-6.2")
    g.refused("trade 3 0", "VW-6.2")
    assert g.legal() == ["construct workshop stone stone"]


@rule("VW-6.2")
def test_a_card_without_a_fitting_icon_cannot_be_dismissed(given: Given) -> None:
    g = given(
        player("town-1", board="trader lender abbot", hand=FULL, silver=6, stone=2),
        player("town-5"),
        stage="act",
        tops={"a": "friar"},
    )
    g.refused("dismiss trade", "VW-6.2")
    g = given(
        player("town-1", board="trader lender abbot", hand=FULL, silver=6, stone=2),
        player("town-5"),
        stage="act",
        tops={"a": "swindler-1"},
    )
    g.do("dismiss construct")  # a criminal fits everything
    g.gains(silver=-3, corruption=1)


@rule("VW-6.2")
def test_too_little_silver_for_a_dismissal(given: Given) -> None:
    g = given(
        player("town-1", board="trader lender abbot", hand=FULL, silver=1, stone=2),
        player("town-5"),
        stage="act",
        tops={"a": "miner"},
    )
    g.refused("dismiss construct", "VW-6.2")


@rule("VW-6.2", "VW-6.5")
def test_the_second_trading_post_makes_dismissals_cheap(given: Given) -> None:
    g = given(
        player("town-1", board="trader lender abbot", hand=FULL, silver=1, stone=2, slots="trading-post-2"),
        player("town-5"),
        stage="act",
        tops={"a": "sculptor"},
        spots={"e1": {"seat": 0, "building": "trading-post"}},
    )
    g.do("dismiss construct", "decline")
    g.gains(silver=-1)


@rule("VW-6.2")
def test_the_printed_card_is_dismissed_when_the_pile_is_empty_and_stays(given: Given) -> None:
    g = given(
        player("town-5", board="trader lender abbot", hand=FULL, silver=2, stone=2),
        player("town-1"),
        stage="act",
        empty="c",
    )
    g.do("dismiss construct")
    g.gains(silver=-1, corruption=1)  # printed on c: a criminal
    g.do("construct workshop stone stone", "slot workshop-1", "spot c1")
    assert g.document["tops"]["c"] is None and "printed-c" not in g.document["gone"]


@rule("VW-6.2")
def test_the_ability_of_a_dismissed_card_does_nothing(given: Given) -> None:
    g = given(
        player("inner-a", board="squire lender abbot", hand="thief", silver=3, gold=1),
        player("town-5"),
        stage="act",
        tops={"a": "artist"},
    )
    g.do("dismiss place", "decline")
    # 1 of the Squire, 1 of the Artist, and one gold that counts once: 2 workers.
    assert g.legal() == ["workers 1", "workers 2 gold"]


# The Bishop, 2 clerics for 3 silver, brings a debt; the Racketeer on the board destroys a card for it; and the Clergyman
# counts 2 silver as a cleric. 1 + 1 + 2 clerics are there for a manuscript of 5.
BISHOP = {"tiles": {"a": "grey-5-builders"}, "tops": {"a": "bishop"}, "stage": "act"}
CLERICS = {"board": "clergyman racketeer-1 lender", "hand": "chevalier"}


@rule("VW-R25")
def test_what_a_dismissal_may_bring_is_not_counted_on(given: Given) -> None:
    """Silver for the Chevalier would do; but it need not be destroyed, and the action must be paid for in any case."""
    g = given(player("inner-a", silver=4, **CLERICS), player("town-5"), **BISHOP)
    g.refused("dismiss transcribe", "VW-6.2")
    g = given(player("inner-a", silver=5, **CLERICS), player("town-5"), **BISHOP)
    g.do("dismiss transcribe")


@rule("VW-R25")
def test_but_once_there_it_may_be_spent(given: Given) -> None:
    g = given(player("inner-a", silver=3, ink=1, **CLERICS), player("town-5"), **BISHOP)
    g.do("dismiss transcribe")
    while "destroy chevalier" not in g.legal():
        g.do(g.legal()[0])
    g.do("destroy chevalier")
    assert g.legal() == ["transcribe silver silver", "transcribe ink"]


# Trade ------------------------------------------------------------------------------------------------------------


@rule("VW-R26")
def test_silver_of_a_card_destroyed_in_a_trade_buys_no_further_exchange_of_it(given: Given) -> None:
    """Four merchants destroy one card. With the Chevalier's 3 silver it would be two, had they been there before."""
    has = {"board": "journeyman lender abbot", "hand": "chevalier thief"}
    g = given(player("town-8", **has), player("town-5"), stage="act")
    assert g.starts_with("trade") == ["trade 1 0"]
    g.do("trade 1 0", "destroy chevalier")
    g.gains(silver=3)
    assert not g.starts_with("trade") and not g.starts_with("destroy"), "the action is over"
    g = given(player("town-8", silver=2, **has), player("town-5"), stage="act")
    assert g.starts_with("trade") == ["trade 1 0", "trade 2 2"]


@rule("VW-6.3")
def test_a_trade_for_silver_pays_in_no_silver(given: Given) -> None:
    g = given(
        player("town-3", board="journeyman lender thief", hand="abbot", silver=4),
        player("town-5"),
        stage="act",
    )
    assert g.starts_with("trade") == ["trade 5 0"]
    g.do("trade 5 0")
    g.gains(silver=5)


@rule("VW-6.3")
def test_a_dismissal_may_pay_in_a_town_of_silver(given: Given) -> None:
    g = given(
        player("town-3", board="journeyman lender abbot", hand="thief", silver=2),
        player("town-5"),
        stage="act",
        tops={"b": "peddler-4"},
    )
    g.do("dismiss trade", "decline", "trade 7 0")
    g.gains(silver=-1 + 7)


@rule("VW-6.3")
def test_two_icons_for_a_resource(given: Given) -> None:
    for town, good in (("town-2", "ink"), ("town-4", "stone"), ("town-7", "gold"), ("town-9", "stone")):
        g = given(
            player(town, board="journeyman lender trader", hand="abbot", silver=1),
            player("town-5"),
            stage="act",
        )
        assert g.starts_with("trade") == ["trade 2 0", "trade 3 1"]
        g.do("trade 3 1")
        g.gains(**{good: 3}, silver=-1 + 1)


@rule("VW-6.3")
def test_three_icons_for_a_destroy_and_four_for_a_flip(given: Given) -> None:
    g = given(
        player("town-8", board="journeyman lender abbot", hand="thief", silver=2),
        player("town-5"),
        stage="act",
    )
    assert g.starts_with("trade") == ["trade 1 0", "trade 2 2"]
    g.do("trade 2 2", "destroy thief.0", "decline")
    g.gains(silver=-2 + 1)
    g = given(
        player("town-6", board="journeyman lender peddler-1", hand="thief", silver=1, unpaid=1, acquired=2),
        player("town-5"),
        stage="act",
    )
    assert g.starts_with("trade") == ["trade 1 0", "trade 2 1"]
    g.do("trade 2 1", "flip deed", "flip debt", "take ink")  # any mix
    assert g.of(0)["deeds"] == {"acquired": 1, "approved": 1} and g.of(0)["debts"] == {"unpaid": 0, "paid": 1}


@rule("VW-6.3")
def test_no_more_flips_than_cards_to_flip(given: Given) -> None:
    g = given(
        player("town-6", board="journeyman lender peddler-1", hand="thief", silver=20, acquired=1),
        player("town-5"),
        stage="act",
    )
    assert g.starts_with("trade") == ["trade 1 0"]


@rule("VW-6.3", "VW-6.6", "VW-6.4", "VW-6.7")
def test_each_action_has_its_path(given: Given) -> None:
    g = given(player("inner-a", board="trader lender abbot", hand="thief"), player("town-5"), stage="act")
    g.refused("trade 1 0", "VW-6.3")
    g.refused("construct workshop", "VW-6.4")
    g = given(player("town-1", board="trader lender abbot", hand="thief"), player("town-5"), stage="act")
    g.refused("workers 1", "VW-6.6")
    g.refused("transcribe", "VW-6.7")
