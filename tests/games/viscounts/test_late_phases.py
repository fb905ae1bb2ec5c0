"""VW-8: recruiting, collisions, drawing."""

from __future__ import annotations

import pytest

from tests.games.viscounts.given import Given, player
from tests.marks import rule
from viceregal.games.viscounts.rules.events import CollisionBegan, Hired

FULL = "trader lender squire"
SHOP = {"seat": 0, "building": "workshop"}


@rule("VW-8.1")
def test_the_townsfolk_of_the_segment_can_be_hired(given: Given) -> None:
    g = given(
        player("inner-b", board="abbot", hand=FULL, silver=2),
        player("town-5"),
        stage="act",
        tops={"b": "friar"},
    )
    g.do("pass")
    assert g.legal() == ["hire friar", "decline"]
    g.refused("hire acolyte", "VW-8.1")
    g.do("hire friar")
    g.told(Hired, seat=0, card="friar", silver=2)
    g.gains(silver=-2, virtue=-1)
    assert g.of(0)["discards"] == ["friar"] and g.to_move == 1  # one at most


@rule("VW-8.1")
def test_nobody_is_asked_who_cannot_pay(given: Given) -> None:
    g = given(
        player("inner-b", board="abbot", hand=FULL, silver=1),
        player("town-5"),
        stage="act",
        tops={"b": "friar"},
    )
    g.do("pass")
    assert g.to_move == 1


@rule("VW-8.1", "VW-6.5")
def test_the_first_workshop_at_a_recruitment(given: Given) -> None:
    g = given(
        player("inner-b", board="abbot", hand=FULL, silver=2, slots="workshop-1"),
        player("town-5"),
        stage="recruit",
        tops={"b": "friar"},
        spots={"a1": SHOP},
    )
    g.do("hire friar", "discard lender.0")
    assert g.of(0)["discards"] == ["friar", "lender.0"]


ABOVE = [
    {"silver": 1, "acquired": 3},
    {"silver": 1, "acquired": 2},
    {"silver": 1, "acquired": 1},
    {"silver": 2, "acquired": 1, "unpaid": 1},
    {"silver": 2, "unpaid": 1},
    {"silver": 3, "unpaid": 2},
    {"silver": 4, "unpaid": 3},
]
WITH_CRIMINALS = [{"unpaid": 1}, {"corruption": 1}, {"corruption": 1}, {}, {}, {}, {}]
WITHOUT = [{}, {}, {}, {}, {"virtue": -1}, {"virtue": -1}, {"acquired": 1}]


@rule("VW-8.2", "VW-8.3")
@pytest.mark.parametrize("space", range(1, 8))
def test_the_rows_of_the_track(given: Given, space: int) -> None:
    g = given(
        player("town-1", board="abbot", hand=FULL, corruption=space, virtue=space),
        player("town-5", board="thief", hand="trader"),
        player("town-7", board="abbot", hand="trader"),
        stage="act",
    )
    g.do("pass")
    g.told(CollisionBegan, seat=0, space=space)
    g.gains(**ABOVE[space - 1], corruption=1 - space, virtue=7 - space)
    g.gains(1, **WITH_CRIMINALS[space - 1])
    g.gains(2, **WITHOUT[space - 1])


@rule("VW-8.3")
def test_space_four_lets_all_opponents_rearrange(given: Given) -> None:
    g = given(
        player("town-1", board="abbot squire trader", hand="lender labourer thief", corruption=4, virtue=4),
        player("town-5", board="thief abbot", hand="trader"),
        player("town-7", board="abbot squire", hand="trader"),
        stage="act",
    )
    g.do("pass")
    assert g.to_move == 1 and g.legal() == ["arrange 123", "arrange 213"]
    g.do("arrange 213")
    assert g.to_move == 2
    g.do("arrange 123")
    assert (g.of(0)["corruption"], g.of(0)["virtue"]) == (1, 7)


@rule("VW-8.2")
@pytest.mark.parametrize(("corruption", "met"), [(3, None), (4, 0)])
def test_views_say_whose_markers_have_met(given: Given, corruption: int, met: int | None) -> None:
    """The other's have, too; it is not their turn."""
    g = given(
        player("town-1", board="abbot", hand=FULL, corruption=corruption, virtue=4),
        player("town-5", corruption=4, virtue=4),
        stage="act",
    )
    assert g.match.view(1)["met"] == met
    besides = g.match.game.besides(g.match.state)
    assert (besides["side"], besides["met"]) == ("small", met)


@rule("VW-8.2")
def test_without_a_collision_nothing_happens(given: Given) -> None:
    g = given(
        player("town-1", board="abbot", hand=FULL, corruption=3, virtue=4), player("town-5"), stage="act"
    )
    g.do("pass")
    g.untold(CollisionBegan)
    g.gains()


@rule("VW-8.2", "VW-R3", "VW-6.5")
def test_the_second_workshop_moves_the_colliding_pair_before_the_rewards(given: Given) -> None:
    g = given(
        player("town-1", board="abbot", hand=FULL, corruption=3, virtue=3, slots="workshop-2"),
        player("town-5", slots="workshop-2"),
        stage="act",
        spots={"a1": SHOP, "b1": {"seat": 1, "building": "workshop"}},
    )
    g.do("pass")
    g.gains(silver=1, acquired=2, corruption=-2, virtue=4)  # the row of space 2
    g.gains(1, virtue=-1)


@rule("VW-8.2", "VW-R20")
def test_collision_abilities_on_all_boards(given: Given) -> None:
    g = given(
        player("town-1", board="abbot peddler-4", hand=FULL, corruption=7, virtue=7),
        player("town-5", board="ada peddler-2", hand="trader"),
        stage="act",
    )
    g.do("pass")
    assert g.to_move == 1 and g.legal() == ["take ink", "take gold", "take stone"]  # Ada's
    assert g.of(0)["goods"]["silver"] == 2  # the Peddler of the player on turn was first
    g.do("take ink")
    g.gains(1, ink=1, gold=1)
    assert g.of(1)["virtue"] == 6 and g.of(0)["goods"]["silver"] == 2 + 4


@rule("VW-8.4")
@pytest.mark.parametrize(
    ("slots", "leads", "limit"), [("", False, 3), ("workshop-3", False, 4), ("workshop-3", True, 5)]
)
def test_hands_are_drawn_up_to_the_limit(given: Given, slots: str, leads: bool, limit: int) -> None:
    g = given(
        player("town-1", board="abbot", hand="trader", slots=slots),
        player("town-5"),
        stage="act",
        spots={"a1": SHOP} if slots else {},
        third_tier=[1, 0] if leads else [0, 0],
        leader=0 if leads else None,
    )
    g.do("pass")
    assert len(g.of(0)["hand"]) == limit


@rule("VW-8.4")
def test_at_or_over_the_limit_nothing_is_drawn(given: Given) -> None:
    g = given(
        player("town-1", board="abbot", hand="trader lender squire thief"), player("town-5"), stage="act"
    )
    g.do("pass")
    assert len(g.of(0)["hand"]) == 4


@rule("VW-8.4")
def test_no_cards_left_anywhere(given: Given) -> None:
    g = given(player("town-1", board="abbot squire", hand="trader", draw=""), player("town-5"), stage="act")
    g.do("pass")
    assert g.of(0)["hand"] == ["trader.0"] and g.to_move == 1


@rule("VW-8.5")
def test_a_collision_made_while_drawing_waits_for_the_next_own_turn(given: Given) -> None:
    g = given(
        player(
            "town-1", board="abbot squire labourer", hand="trader", draw="", discards="lender thief", virtue=2
        ),
        player("town-5", board="abbot", hand=FULL),
        stage="act",
    )
    g.do("pass")
    g.untold(CollisionBegan)
    assert (g.of(0)["corruption"], g.of(0)["virtue"]) == (1, 1)
    g.do("play trader.1", "move town-6 0", "pass")
    g.untold(CollisionBegan)  # not on another's turn either
    assert g.to_move == 0
