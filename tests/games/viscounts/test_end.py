"""VW-9 and VW-10: the end of the game and the score."""

from __future__ import annotations

from typing import Any

import pytest

from tests.blanks import plain
from tests.games.viscounts.given import Given, ViscountsScenario, player
from tests.marks import rule
from viceregal.games.viscounts.pack import PACK
from viceregal.games.viscounts.rules.events import GameEnded
from viceregal.server.telling.score import tell_lines_of
from viceregal.server.telling.words import speech_of

FULL = "trader lender squire"


def pass_turn(g: ViscountsScenario) -> None:
    """Play on until another seat is on turn or the game is over."""
    seat = g.document["on_turn"]
    while not g.over and g.document["on_turn"] == seat:
        legal = g.legal()
        g.do("pass" if "pass" in legal else "decline" if "decline" in legal else legal[0])


def points(g: ViscountsScenario, heading: str, seat: int = 0) -> int:
    return sum(line.points for line in g.match.score_sheet() if line.seat == seat and line.heading == heading)


@rule("VW-9.1", "VW-4.7")
def test_the_round_is_finished_and_one_more_is_played(given: Given) -> None:
    g = given(
        player("town-1", board="abbot", hand=FULL, corruption=7, virtue=7),
        player("town-5"),
        player("town-7"),
        stage="act",
        turn=0,
        first=2,
        round=3,
        debts_left=3,
    )
    g.do("pass")
    assert g.document["last_round"] == 4
    turns = []
    while not g.over:
        turns.append(g.document["on_turn"])
        pass_turn(g)
    # Seat 1 ends this round, then all three; the player to the right of the start player is the last.
    assert turns == [1, 2, 0, 1]
    g.told(GameEnded)
    g.refused("pass", "VW-9.1")


@rule("VW-9.2")
def test_ongoing_abilities_do_not_score(given: Given) -> None:
    g = given(
        player("town-1", board="traveller journeyman trader", hand="abbot", manuscripts="black-5-clerics"),
        player("town-5"),
        stage="act",
    )
    assert points(g, "manuscripts") == 1  # the Abbot; no pairs of merchants


@rule("VW-10.1")
@pytest.mark.parametrize(
    ("building", "worth"), [("trading-post", (4, 9, 15)), ("guildhall", (6, 13, 21)), ("workshop", (2, 5, 9))]
)
def test_buildings_by_number(given: Given, building: str, worth: tuple[int, ...]) -> None:
    for count in (1, 2, 3):
        spots = {spot: {"seat": 0, "building": building} for spot in ["a1", "b1", "c1"][:count]}
        slots = " ".join([f"{building}-{number}" for number in (3, 1, 2)[:count]])
        g = given(player("town-1", slots=slots), player("town-5"), spots=spots)
        assert points(g, "buildings") == worth[count - 1]


@rule("VW-10.2")
def test_workers_by_tier(given: Given) -> None:
    g = given(
        player(),
        player("town-5"),
        first_tier={"i": [2, 1]},
        second_tier={"g": [1, 2]},
        third_tier=[3, 0],
        leader=0,
    )
    assert points(g, "workers") == 2 + 2 + 9 and points(g, "workers", 1) == 1 + 4
    assert points(g, "leader") == 5


@rule("VW-10.3")
@pytest.mark.parametrize(
    ("tiles", "sets"),
    [
        ("black-3-flip", [1]),
        ("black-3-flip black-4-ink", [1, 1]),
        ("black-3-flip grey-3-flip", [4]),
        ("black-3-flip grey-3-flip blue-3-flip yellow-3-flip", [16]),
        ("black-3-flip grey-3-flip blue-3-flip yellow-3-flip black-4-ink grey-4-stone", [16, 4]),
    ],
)
def test_sets_of_different_ribbons(given: Given, tiles: str, sets: list[int]) -> None:
    g = given(player(manuscripts=tiles), player("town-5"))
    found = [line.points for line in g.match.score_sheet() if line.seat == 0 and line.heading == "sets"]
    assert found == sets


SCORING: dict[str, tuple[dict[str, Any], dict[str, Any], int]] = {
    "black-6-manuscripts": ({"manuscripts": "black-6-manuscripts black-4-ink blue-3-hire"}, {}, 1),
    "black-6-deeds": ({"approved": 4, "acquired": 2}, {}, 4),
    "yellow-6-debts": ({"paid": 3, "unpaid": 2}, {}, 3),
    "yellow-6-workers": ({}, {"first_tier": {"i": [2, 0]}, "third_tier": [3, 0], "leader": 0}, 2),
    "grey-5-resources": ({"ink": 1, "gold": 2, "stone": 2, "silver": 9}, {}, 2),
    "grey-6-buildings": ({"slots": "workshop-2"}, {"spots": {"a1": {"seat": 0, "building": "workshop"}}}, 1),
    "yellow-5-nobles": ({"board": "squire princess", "discards": "enforcer", "hand": "trader"}, {}, 4),
    "black-5-clerics": ({"board": "squire friar", "discards": "bishop", "hand": "trader"}, {}, 4),
    "grey-5-builders": ({"board": "squire miner", "discards": "charlatan", "hand": "trader"}, {}, 4),
    "blue-5-merchants": ({"board": "squire courier abbot", "hand": "trader", "draw": "lender"}, {}, 3),
    "blue-6-criminals": ({"board": "antagonist abbot", "hand": "trader", "draw": "thief"}, {}, 3),
}


@rule("VW-10.3", "VW-R6")
@pytest.mark.parametrize("tile", SCORING)
def test_scoring_manuscripts(given: Given, tile: str) -> None:
    has, fields, expected = SCORING[tile]
    g = given(
        player("town-1", **{"manuscripts": tile, **has}),
        player("town-5"),
        stage="act" if "board" in has else "play",
        **fields,
    )
    assert [line.points for line in g.match.score_sheet() if line.sources == (tile,)] == [expected]


@rule("VW-R6")
def test_bonus_cards_count_for_icons(given: Given) -> None:
    tiles = "black-5-clerics black-4-ink black-3-flip"
    g = given(
        player("town-1", board="friar trader lender", hand="squire", draw="", manuscripts=tiles),
        player("town-5"),
        stage="act",
        bonus={"black": 0},
    )
    assert points(g, "manuscripts") == 2 and points(g, "bonus") == 3


@rule("VW-10.4")
def test_debts_and_deeds(given: Given) -> None:
    g = given(player(unpaid=3, paid=5, acquired=4, approved=2), player("town-5"))
    assert points(g, "unpaid-debts") == -6
    assert points(g, "acquired-deeds") == 4 and points(g, "approved-deeds") == 6
    assert points(g, "poverty") == points(g, "prosperity") == 0  # not revealed


@rule("VW-10.5", "VW-9.1")
def test_a_divided_kingdom(given: Given) -> None:
    g = given(
        player(approved=3, paid=1),
        player("town-5", approved=1, paid=4),
        player("town-7", approved=1),
        debts_left=0,
        deeds_left=0,
        round=7,
        last_round=8,
    )
    assert [points(g, "poverty", seat) for seat in range(3)] == [12, 6, 6]
    assert [points(g, "prosperity", seat) for seat in range(3)] == [8, 12, 0]


@rule("VW-10.5")
def test_for_two_the_eight_is_skipped(given: Given) -> None:
    g = given(player(approved=3), player("town-5", approved=1), debts_left=0, round=7, last_round=8)
    assert [points(g, "poverty", seat) for seat in range(2)] == [12, 4]


@rule("VW-10.5")
def test_points_of_a_place_say_how_they_come_about(given: Given) -> None:
    """The place, what the places bring, and how those who are tied share it; nothing is explained, too."""
    g = given(
        player(approved=3, paid=1),
        player("town-5", approved=1, paid=4),
        player("town-7", approved=1),
        debts_left=0,
        deeds_left=0,
        round=7,
        last_round=8,
    )
    speech = speech_of("en", "viscounts")
    told = [
        (line["heading"], plain(line["source"]))
        for line in tell_lines_of(g.match.score_sheet(), speech, PACK.headings())
    ]
    assert [words for heading, words in told if heading == "poverty"] == [
        "3 approved deeds, place 1; the places bring 12, 8, 4",
        "1 approved deed, places 2–3 shared: (8 + 4) / 2",
        "1 approved deed, places 2–3 shared: (8 + 4) / 2",
    ]
    assert [words for heading, words in told if heading == "prosperity"] == [
        "1 paid debt, place 2; the places bring 12, 8, 4",
        "4 paid debts, place 1; the places bring 12, 8, 4",
        "0 paid debts, so no place",
    ]


@rule("VW-10.6")
def test_ties_go_to_the_wealthier_and_are_shared_after_that(given: Given) -> None:
    g = given(player(silver=2, ink=1), player("town-5", silver=2))
    assert g.scores()[0] == g.scores()[1] and g.game.winners(g.match.state) == (0,)
    g = given(player(silver=2, ink=1), player("town-5", silver=1, gold=2))
    assert g.game.winners(g.match.state) == (0, 1)
    g = given(player(acquired=1), player("town-5", silver=9))
    assert g.game.winners(g.match.state) == (0,)
