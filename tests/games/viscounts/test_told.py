"""What the pack tells of the game besides its rules: printed facts for the page, and what an answer takes and where it is."""

from __future__ import annotations

import pytest

from tests.games.viscounts.given import Given, player
from tests.marks import rule
from viceregal.core.foretell import barred
from viceregal.core.match import Match
from viceregal.games.pack import Later, ToldOf
from viceregal.games.viscounts.pack import PACK
from viceregal.games.viscounts.rules.actions import HIRES
from viceregal.games.viscounts.rules.cards.deck import CARDS, VALUE
from viceregal.games.viscounts.rules.game import GAME


def told(g: Given) -> dict[str, ToldOf]:
    """Of every answer that is offered or refused."""
    actions = [*g.match.actions(0), *[each.action for each in barred(g.match.game, g.match.state, 0)]]
    return {g.match.game.text(action): PACK.told_of(g.match.state, 0, action) for action in actions}


def test_the_page_is_told_what_pays_for_an_action() -> None:
    facts = PACK.page_facts()
    assert facts["act_icon"] == {
        "trade": "merchant",
        "construct": "builder",
        "place": "noble",
        "transcribe": "cleric",
    }
    assert facts["act_good"] == {
        "trade": "silver",
        "construct": "stone",
        "place": "gold",
        "transcribe": "ink",
    }


@rule("VW-6.3", "VW-6.4", "VW-6.6", "VW-6.7")
@pytest.mark.parametrize("act", ["trade", "construct", "place", "transcribe"])
def test_the_page_is_told_the_rule_of_an_action(given: Given, act: str) -> None:
    """The one by which it is refused on the other path."""
    wrong = "inner-a" if act in ("trade", "construct") else "town-1"
    g = given(player(wrong, board="trader"), player("town-7"), stage="act")
    refusal = g.match.why_not(f"dismiss {act}")
    assert refusal is not None and PACK.page_facts()["act_rule"][act] == refusal.rule


def test_the_page_is_told_which_building_stands_on_a_slot() -> None:
    building_on = PACK.page_facts()["building_on"]
    assert len(building_on) == 9
    assert all(slot == f"{building}-{slot[-1]}" for slot, building in building_on.items())


@rule("VW-6.2", "VW-6.3")
def test_an_answer_says_where_it_is_done_and_to_what(given: Given) -> None:
    own = player("town-3", board="trader lender abbot", silver=9)
    of = told(given(own, player("town-7"), stage="act", tops={"b": "debt-collector-1"}))
    assert (of["trade 3 0"].at, of["trade 3 0"].thing) == ("town-3", "")
    assert (of["dismiss trade"].at, of["dismiss trade"].thing) == ("b", "debt-collector-1")
    assert of["pass"] == ToldOf()
    of = told(given(own, player("town-7"), stage="act", empty="b"))
    assert of["dismiss trade"].thing == "printed-b"


@rule("VW-6.6", "VW-6.7")
def test_workers_come_to_the_section_beside_the_viscount_and_a_manuscript_is_named(given: Given) -> None:
    own = player("inner-b", board="thief abbot")
    of = told(given(own, player("town-7"), stage="act", tiles={"b": "blue-3-hire"}))
    assert of["workers 4"].at == "flip"
    assert (of["transcribe"].at, of["transcribe"].thing) == ("b", "blue-3-hire")


@rule("VW-6.1", "VW-6.2")
def test_the_icons_that_count_for_an_action_are_told_with_those_of_a_dismissed_card(given: Given) -> None:
    own = player("town-1", board="trader lender abbot", hand="squire", silver=6, stone=3)
    g = given(own, player("town-5"), stage="act", tops={"a": "miner"})
    assert told(g)["construct workshop stone stone stone"].has == {"builder": 0, "criminal": 0}
    g.do("dismiss construct")
    assert told(g)["construct workshop stone stone"].has == {"builder": 1, "criminal": 0}


@rule("VW-6.1", "VW-R8")
def test_pairs_of_merchants_that_an_ability_makes_icons_are_told_apart(given: Given) -> None:
    own = player("inner-a", board="traveller journeyman abbot", hand="trader lender squire")
    g = given(own, player("town-5"), stage="act", tiles={"a": "black-3-flip"})
    assert told(g)["transcribe"].has == {"cleric": 1, "criminal": 0, "merchant": 2}


def later(g: Given) -> dict[str, Later]:
    return {g.match.game.text(each.action): each for each in PACK.later(g.match.state, 0)}


@rule("VW-8.1")
def test_a_hire_that_cannot_be_paid_says_before_the_action_what_is_missing(given: Given) -> None:
    """Nobody is asked about it after the action, so that a town must say it beforehand."""
    own = player("town-3", board="trader lender abbot", silver=1)
    (hire,) = later(given(own, player("town-7"), stage="act", tops={"b": "debt-collector-1"})).items()
    card = CARDS.index("debt-collector-1")
    assert hire == ("hire debt-collector-1", Later(HIRES[card], "VW-8.1", {"silver": VALUE[card] - 1}))
    rich = player("town-3", board="trader lender abbot", silver=9)
    of = later(given(rich, player("town-7"), stage="act", tops={"b": "debt-collector-1"}))
    assert not of["hire debt-collector-1"].missing


def test_where_nobody_can_be_hired_nothing_is_looked_forward_to(given: Given) -> None:
    own = player("town-3", board="trader lender abbot", silver=9)
    assert not later(given(own, player("town-7"), stage="act", empty="b"))
    assert not later(given(player("town-3", silver=9), player("town-7"), stage="recruit"))


@rule("VW-1.7")
def test_a_player_card_says_in_which_town_one_begins() -> None:
    match = Match.new(GAME, GAME.setup(3), 5)
    seat = match.to_move[0]
    towns = {PACK.told_of(match.state, seat, action).at for action in match.actions(seat)}
    chosen = match.actions(seat)[-1]
    town = PACK.told_of(match.state, seat, chosen).at
    match.play(chosen, seat)
    assert match.view(None)["players"][seat]["viscount"] == town
    assert len(towns) > 1 and all(each.startswith("town-") for each in towns)
