"""Townsfolk that work while they lie on the board."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.viscounts.given import Given, ViscountsScenario, player
from tests.marks import rule
from viceregal.games.viscounts.rules.cards.neutral import NEUTRAL
from viceregal.games.viscounts.rules.cards.own import HEROES, STARTERS
from viceregal.games.viscounts.rules.cards.rows import ONGOING
from viceregal.games.viscounts.rules.funding import icons_for

# After which action, and what is gained.
AFTER = {
    "bishop": ("transcribe", {"corruption": 1}),
    "deacon-2": ("transcribe", {"virtue": -1}),
    "charlatan": ("construct", {"corruption": 1}),
    "woodcutter-1": ("construct", {"virtue": -1}),
    "enforcer": ("place", {"corruption": 1}),
    "overseer-2": ("place", {"virtue": -1}),
    "jeweller": ("trade", {"virtue": -1}),
    "trader": ("trade", {"silver": 3 + 1}),  # the exchange itself gives 3
}
AFTER_BY_CHOICE = {"deacon-1": "transcribe", "woodcutter-2": "construct", "overseer-1": "place"}
ON_FLIP = ("debt-collector-1", "debt-collector-2", "debt-collector-3", "debt-collector-4")
ON_DEBT = ("racketeer-1", "racketeer-2")
ON_COLLISION = {
    "peddler-1": {"ink": 1},
    "peddler-2": {"gold": 1},
    "peddler-3": {"stone": 1},
    "peddler-4": {"silver": 2},
}
PAIRS_OF_MERCHANTS = {"traveller": "transcribe", "strongman": "construct", "benefactor": "place"}
PAIRS_OF_SILVER = {"clergyman": "transcribe", "mason": "construct", "diplomat": "place"}
FIRST_TWICE = {"priest": "transcribe", "sculptor": "construct", "artist": "place"}
OTHERS = ("ada", "emma", "merovech")

WHERE = {"trade": "town-3", "construct": "town-1", "place": "inner-b", "transcribe": "inner-b"}
PAYS = {"construct": "stone", "place": "gold", "transcribe": "ink"}
DOES = {"trade": "trade", "construct": "construct workshop", "place": "workers 1", "transcribe": "transcribe"}


def acting(given: Given, act: str, board: str, **has: Any) -> ViscountsScenario:
    return given(
        player(WHERE[act], board=board, hand="thief lender", **has),
        player("town-5"),
        stage="act",
        tiles={"b": "black-5-clerics"},
        spots={},
    )


def take(g: ViscountsScenario, act: str) -> None:
    """The action with the least, and the least of what it asks."""
    text = next(each for each in g.legal() if each.startswith(DOES[act]))
    g.do(text, *(["slot workshop-3", "spot a1"] if act == "construct" else []))


def test_none_is_left_out() -> None:
    cards = {row.key for row in (*NEUTRAL, *HEROES, *STARTERS) if row.timing == ONGOING}
    listed = (
        AFTER,
        AFTER_BY_CHOICE,
        ON_FLIP,
        ON_DEBT,
        ON_COLLISION,
        PAIRS_OF_MERCHANTS,
        PAIRS_OF_SILVER,
        FIRST_TWICE,
    )
    assert cards == {*[card for cards in listed for card in cards], *OTHERS}


@rule("VW-6.9")
@pytest.mark.parametrize("card", AFTER)
def test_after_an_action(given: Given, card: str) -> None:
    act, gains = AFTER[card]
    goods = {PAYS[act]: 5} if act in PAYS else {}
    g = acting(given, act, f"{card} journeyman squire", **goods)
    take(g, act)
    old, new = g.measures(g.before, 0), g.measures(g.document, 0)
    assert {name: new[name] - old[name] for name in gains} == gains
    # and after no other
    other = "trade" if act != "trade" else "place"
    g = acting(given, other, f"{card} journeyman princess", gold=1)
    take(g, other)
    assert (g.of(0)["corruption"], g.of(0)["virtue"]) == (1, 7)


@rule("VW-6.9", "VW-4.1")
@pytest.mark.parametrize("card", AFTER_BY_CHOICE)
def test_after_an_action_destroy_or_discard(given: Given, card: str) -> None:
    act = AFTER_BY_CHOICE[card]
    g = acting(given, act, f"{card} journeyman squire", **{PAYS[act]: 5})
    take(g, act)
    g.do("choose 1", "destroy lender.0")
    g.gains(silver=1)
    g = acting(given, act, f"{card} journeyman squire", **{PAYS[act]: 5})
    take(g, act)
    g.do("choose 2", "discard lender.0")
    assert g.of(0)["discards"] == ["lender.0"]


@rule("VW-6.9")
def test_merovech_rearranges_or_discards(given: Given) -> None:
    g = acting(given, "construct", "merovech journeyman squire", stone=5)
    take(g, "construct")
    g.do("choose 1", "arrange 321")
    assert g.of(0)["board"] == ["squire.0", "journeyman.0", "merovech"]
    g = acting(given, "construct", "merovech journeyman squire", stone=5)
    take(g, "construct")
    g.do("choose 2", "discard thief.0")
    assert g.of(0)["discards"] == ["thief.0"]


@rule("VW-2.2")
@pytest.mark.parametrize("card", ON_FLIP)
def test_when_a_debt_is_flipped(given: Given, card: str) -> None:
    g = given(
        player("town-6", board=f"{card} journeyman trader", hand="thief lender", unpaid=1, acquired=1),
        player("town-5"),
        stage="act",
        tops={"e": "miner"},
    )
    g.do("trade 1 0", "flip debt", "take ink")
    expected: dict[str, dict[str, int]] = {
        "debt-collector-1": {"acquired": -1, "approved": 1},
        "debt-collector-3": {"virtue": -1},
    }
    if card == "debt-collector-2":
        g.do("choose 1", "hire miner")
        assert g.of(0)["virtue"] == 6 and g.of(0)["discards"][0] == "miner"
    elif card == "debt-collector-4":
        assert g.asked() == "AskResource"
        g.do("take gold")
        assert g.of(0)["goods"]["gold"] == 1
    else:
        g.gains(unpaid=-1, paid=1, ink=1, silver=1 + (card == "debt-collector-3"), **expected[card])


@rule("VW-2.2")
def test_a_flipped_deed_does_not_stir_a_debt_collector(given: Given) -> None:
    g = given(
        player(
            "town-6", board="debt-collector-1 journeyman trader", hand="thief lender", unpaid=1, acquired=2
        ),
        player("town-5"),
        stage="act",
    )
    g.do("trade 1 0", "flip deed")
    g.gains(acquired=-1, approved=1, silver=1)


@rule("VW-2.1")
@pytest.mark.parametrize("card", ON_DEBT)
def test_when_a_debt_is_gained(given: Given, card: str) -> None:
    g = given(player("town-1", board=f"- {card} abbot", hand="antagonist lender"), player("town-5"))
    g.do("play antagonist")
    assert g.legal() == ["choose 1", "choose 2"]
    if card == "racketeer-1":
        g.do("choose 1", "destroy lender.0")
        g.gains(silver=1)
    else:
        g.do("choose 1", "arrange 321")
        assert g.of(0)["board"] == ["abbot.0", card, "antagonist"]
    g = given(player("town-1", board=f"- {card} abbot", hand="antagonist lender"), player("town-5"))
    g.do("play antagonist", "choose 2", "discard lender.0")
    assert g.of(0)["discards"] == ["lender.0"]


@rule("VW-2.1", "VW-8.2")
def test_each_debt_of_several_is_one(given: Given) -> None:
    g = given(
        player("town-1", board="racketeer-1 abbot", hand="trader lender squire", corruption=7, virtue=7),
        player("town-5"),
        stage="act",
    )
    g.do("pass", "choose 2", "decline", "choose 2", "decline", "choose 2", "decline")
    assert g.of(0)["debts"]["unpaid"] == 3 and g.to_move == 1


@rule("VW-8.2")
@pytest.mark.parametrize("card", ON_COLLISION)
def test_at_a_collision(given: Given, card: str) -> None:
    g = given(
        player("town-1", board=f"{card} abbot", hand="trader lender squire", corruption=3, virtue=3),
        player("town-5"),
        stage="act",
    )
    g.do("pass")
    gains = {"silver": 1, "acquired": 1, "corruption": -2, "virtue": 4}
    for name, count in ON_COLLISION[card].items():
        gains[name] = gains.get(name, 0) + count
    g.gains(**gains)
    # and at another's
    g = given(
        player("town-1", board="abbot", hand="trader lender squire", corruption=3, virtue=3),
        player("town-5", board=f"{card} abbot"),
        stage="act",
    )
    g.do("pass")
    g.gains(1, **ON_COLLISION[card])


@rule("VW-8.2")
def test_ada_at_a_collision(given: Given) -> None:
    g = given(
        player("town-1", board="ada abbot", hand="trader lender squire", corruption=3, virtue=3),
        player("town-5"),
        stage="act",
    )
    g.do("pass", "take ink")
    g.gains(silver=1, acquired=2, ink=1, corruption=-2, virtue=4)  # her virtue has moved the pair to space 2


@rule("VW-6.1", "VW-R8")
@pytest.mark.parametrize("card", PAIRS_OF_MERCHANTS)
def test_pairs_of_merchants(given: Given, card: str) -> None:
    act = PAIRS_OF_MERCHANTS[card]
    s = acting(given, act, f"{card} journeyman therese").state
    number = ("trade", "construct", "place", "transcribe").index(act)
    assert icons_for(s, 0, number, s.icons(0)) == 7 // 2
    other = {1: 2, 2: 3, 3: 1}[number]
    assert icons_for(s, 0, other, s.icons(0)) == 0


@rule("VW-6.1")
@pytest.mark.parametrize("card", PAIRS_OF_SILVER)
def test_pairs_of_silver(given: Given, card: str) -> None:
    act = PAIRS_OF_SILVER[card]
    g = acting(given, act, f"{card} journeyman therese", silver=9)
    wanted = {
        "transcribe": "transcribe silver silver silver silver silver silver silver silver",
        "construct": "construct workshop silver silver silver silver",
        "place": "workers 2 silver silver silver silver",
    }[act]
    assert wanted in g.legal()


@rule("VW-6.1", "VW-R7")
@pytest.mark.parametrize("card", FIRST_TWICE)
def test_the_first_piece_counts_twice(given: Given, card: str) -> None:
    act = FIRST_TWICE[card]
    g = acting(given, act, f"{card} journeyman therese", **{PAYS[act]: 4})
    good = PAYS[act]
    wanted = {
        "transcribe": f"transcribe {good} {good} {good}",  # 1 + 2 + 1 + 1 = 5
        "construct": f"construct workshop {good}",  # 1 + 2 = 3
        "place": f"workers 2 {good}",
    }[act]
    assert wanted in g.legal()


@rule("VW-6.1")
def test_emma_takes_stone_and_gold_for_ink(given: Given) -> None:
    g = acting(given, "transcribe", "emma journeyman therese", stone=2, gold=1, ink=2)
    assert "transcribe ink gold stone stone" in g.legal()
    assert "transcribe ink ink gold stone" in g.legal()
    assert "transcribe ink ink stone stone" in g.legal()
