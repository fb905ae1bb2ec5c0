"""HK-END: when the game ends, what is settled before, and who wins."""

from __future__ import annotations

from itertools import pairwise

import pytest

from tests.games.hand_of_the_king.given import Given
from tests.marks import rule
from viceregal.core.game import ScoreLine
from viceregal.games.hand_of_the_king.rules.cards import HOUSES
from viceregal.games.hand_of_the_king.rules.events import GameEnded, TurnBegan

EARN = "move right tully"
# One card of each house, to hand out banners with.
ONE_OF = dict(
    zip(HOUSES, ("eddard", "balon", "tywin", "daenerys", "robert", "olenna", "hoster"), strict=True)
)
ANOTHER_OF = dict(zip(HOUSES, ("robb", "asha", "jaime", "aegon", "renly", "garlan", "edmure"), strict=True))


def cards_of(*houses: str) -> str:
    return " ".join(ONE_OF[house] for house in houses)


@rule("HK-END-1")
def test_the_game_ends_at_once_when_varys_has_nowhere_to_go(given: Given) -> None:
    g = given("varys robb / sansa . theon", pool="hodor jon")
    g.do("move right stark")
    assert g.over and g.to_move is None
    assert g.legal() == [] and g.legal(0) == [] and g.legal(1) == []
    assert g.told(GameEnded) == [
        {"is": "GameEnded", "winners": [0], "cards": ["sansa", "theon"], "companions": ["hodor", "jon"]}
    ]
    g.untold(TurnBegan)


@rule("HK-END-1")
def test_what_is_left_in_the_city_and_in_the_pool_is_discarded(given: Given) -> None:
    g = given("varys robb / theon . sansa", ["", "bran"], pool="hodor jon", spent=["bronn"])
    g.do("move right stark")
    assert g.landing == set() and g.varys == (0, 1)
    assert g.listed("discarded") == ["sansa", "theon"]
    assert g.listed("pool") == [] and g.listed("spent") == ["bronn", "hodor", "jon"]
    assert g.area(0) == {"robb"} and g.area(1) == {"bran"}
    assert g.banner("stark") == 0
    assert g.changed_fields() == {"grid", "areas", "banners", "discarded", "pool", "spent"}


@rule("HK-END-1")
@pytest.mark.parametrize(
    "grid",
    [
        ". . theon / . . . / varys . robb",
        "varys . robb / . . . / . . theon",
        "theon varys robb",
        "varys robb . . . theon",
    ],
    ids=["up", "down", "left", "right"],
)
def test_a_single_card_in_any_direction_keeps_it_going(given: Given, grid: str) -> None:
    g = given(grid, pool="hodor")
    g.do("move right stark", "call hodor")
    assert g.to_move == 1 and len(g.legal()) == 1
    assert g.landing == {"theon"}
    g.untold(GameEnded)


@rule("HK-END-1")
def test_after_the_end_everything_is_refused(given: Given) -> None:
    g = given("varys robb")
    g.do("move right stark")
    g.refused("move right stark", rule="HK-END-1")
    g.refused("move right stark", rule="HK-END-1", seat=1)
    g.refused("call hodor", rule="HK-END-1")


@rule("HK-END-1")
def test_before_the_end_nobody_has_won(given: Given) -> None:
    g = given("varys robb theon", ["sansa", ""])
    assert g.winners() == () and not g.over
    assert g.scores() == (1, 0)


@rule("HK-END-2")
def test_the_companion_of_the_last_move_is_carried_out_first(given: Given) -> None:
    g = given("varys edmure", ["", "hoster robert"], pool="gendry")
    g.do(EARN)
    assert g.legal() == ["call gendry"]
    g.do("call gendry")
    assert g.legal() == ["banner baratheon 0", "banner baratheon 1"]
    assert g.banner("tully") == 0
    g.do("banner baratheon 0")
    assert g.over and g.winners() == (0,) and g.scores() == (2, 0)


@rule("HK-END-2")
def test_if_it_opens_a_way_the_game_goes_on(given: Given) -> None:
    g = given("varys edmure / . . theon . . asha", pool="ramsay")
    g.do(EARN)
    g.do("call ramsay", "swap theon", "with varys")
    assert g.varys == (1, 2) and g.at(0, 1) == "theon"
    assert not g.over and g.to_move == 1 and g.legal() == ["move right greyjoy"]


@rule("HK-END-2")
def test_if_it_closes_the_last_way_the_game_ends(given: Given) -> None:
    g = given("varys edmure / . theon", pool="sandor")
    g.do(EARN, "call sandor", "kill theon")
    assert g.over


@rule("HK-END-3")
@pytest.mark.parametrize(
    ("areas", "winner"),
    [
        (["balon tywin daenerys", "eddard"], 0),
        (["balon", "tywin hoster"], 1),
        (["balon", "tywin hoster", "olenna"], 1),
        (["balon", "eddard", "olenna daenerys", "robert"], 2),
    ],
)
def test_most_banners_win_whatever_their_houses(given: Given, areas: list[str], winner: int) -> None:
    g = given("varys theon", areas)
    g.do("move right greyjoy")
    assert g.over and g.winners() == (winner,)


@rule("HK-END-3")
@pytest.mark.parametrize(("larger", "smaller"), list(pairwise(HOUSES)))
@pytest.mark.parametrize("winner", [0, 1])
def test_a_tie_goes_to_the_banner_of_the_larger_house(
    given: Given, larger: str, smaller: str, winner: int
) -> None:
    """One banner each; Varys's last move adds to a house that its mover leads already."""
    areas = ["", ""]
    areas[winner], areas[1 - winner] = ONE_OF[larger], ONE_OF[smaller]
    g = given(f"varys {ANOTHER_OF[larger]}", areas, to_move=winner)
    g.do(f"move right {larger}")
    assert g.over and g.scores() == (1, 1)
    assert g.winners() == (winner,)
    assert g.match.score_sheet() == (
        ScoreLine(0, "banners", 1, (larger if winner == 0 else smaller,)),
        ScoreLine(1, "banners", 1, (larger if winner == 1 else smaller,)),
        ScoreLine(winner, "tie_break", 0, (larger,)),
    )


@rule("HK-END-3")
def test_only_the_tied_players_count_in_a_tie(given: Given) -> None:
    """Seat 2 has the Stark banner, but only that one; seats 0 and 1 are tied with two."""
    g = given(
        "varys robb", [cards_of("lannister", "tully"), cards_of("greyjoy", "tyrell"), "eddard"], to_move=2
    )
    g.do("move right stark")
    assert g.scores() == (2, 2, 1)
    assert g.winners() == (1,)
    assert g.match.score_sheet()[-1] == ScoreLine(1, "tie_break", 0, ("greyjoy",))


@rule("HK-END-3")
def test_a_tie_of_three(given: Given) -> None:
    areas = [cards_of("baratheon"), cards_of("tully"), cards_of("targaryen")]
    g = given("varys edmure", areas, to_move=1)
    g.do("move right tully")
    assert g.scores() == (1, 1, 1) and g.winners() == (2,)


@rule("HK-END-3")
def test_without_a_tie_there_is_no_tie_break(given: Given) -> None:
    g = given("varys theon", [cards_of("stark", "tully"), ""])
    g.do("move right greyjoy")
    assert g.match.score_sheet() == (
        ScoreLine(0, "banners", 3, ("stark", "greyjoy", "tully")),
        ScoreLine(1, "banners", 0, ()),
    )


@rule("HK-END-3", "HK-BAN-5")
def test_without_any_banner_nobody_is_ahead(given: Given) -> None:
    g = given("varys edmure", pool="ygritte")
    g.do(EARN, "call ygritte", "kill edmure")
    assert g.over and g.scores() == (0, 0)
    assert g.winners() == (0, 1)
    assert len(g.match.score_sheet()) == 2


@rule("HK-COM-13", "HK-END-3")
def test_a_companion_that_stays_does_not_enlarge_its_house(given: Given) -> None:
    """Four Baratheons with Jon Snow and Gendry are seven in play, yet Targaryen is the larger house."""
    g = given(
        "varys aegon",
        ["robert stannis renly shireen", "daenerys"],
        staying=[("jon", 0, "baratheon"), ("gendry", 0, "baratheon")],
        to_move=1,
    )
    g.do("move right targaryen")
    assert g.scores() == (1, 1) and g.winners() == (1,)
