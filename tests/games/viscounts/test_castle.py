"""VW-7: the castle."""

from __future__ import annotations

from typing import Any

from tests.games.viscounts.given import Given, ViscountsScenario, player
from tests.marks import rule
from viceregal.games.viscounts.rules.events import LeaderTaken, WorkerBumped, WorkerShifted, WorkersSpread

NOBLES = "squire princess enforcer"  # 4 noble icons; the Enforcer brings a corruption afterwards


def placing(
    given: Given, at: str = "inner-a", others: int = 1, has: dict[str, Any] | None = None, **fields: Any
) -> ViscountsScenario:
    rest = [player(f"town-{5 + 2 * number}") for number in range(others)]
    mine = {"board": "squire princess overseer-2", "hand": "thief", **(has or {})}
    return given(player(at, **mine), *rest, stage="act", **fields)


@rule("VW-7.1")
def test_exactly_three_leave_and_the_others_stay(given: Given) -> None:
    g = placing(given, "inner-b", first_tier={"f": [2, 0]}, has={"gold": 2, "acquired": 1})
    g.do("workers 3 gold gold")
    g.told(WorkersSpread, seat=0, section="flip", count=2, sections=["gold-move", "ink-stone"])
    assert g.tier("first_tier") == {"i": [1, 0], "f": [2, 0], "g": [1, 0]}
    assert g.tier("second_tier") == {"f": [1, 0]}
    g.gains(gold=-2, acquired=-1, approved=1, virtue=-1)


@rule("VW-7.1")
def test_groups_are_resolved_in_the_order_the_player_likes(given: Given) -> None:
    g = placing(given, "inner-a", first_tier={"i": [1, 0], "f": [2, 0], "v": [2, 0]})
    g.do("workers 2")
    assert g.legal() == ["group flip", "group virtue"]
    g.refused("group ink-stone", "VW-7.1")
    g.do("group virtue")
    assert g.tier("second_tier") == {"i": [1, 0], "f": [1, 0], "v": [1, 0]}
    assert g.tier("first_tier") == {"i": [2, 0], "g": [1, 0], "h": [1, 0]}


@rule("VW-7.1")
def test_the_effect_of_the_second_tier_comes_before_the_sideways_moves(given: Given) -> None:
    g = placing(given, "inner-c", first_tier={"g": [2, 0]})
    g.do("workers 1")
    assert g.legal() == ["choose 1", "choose 2"]  # gold or a castle move
    assert g.tier("first_tier") == {"g": [2, 0]}
    g.do("choose 1")
    g.gains(gold=1, virtue=-1)
    assert g.tier("first_tier") == {"f": [1, 0], "h": [1, 0]}


@rule("VW-7.1")
def test_what_each_section_gives(given: Given) -> None:
    for at, key, gains in (("inner-a", "i", {"ink": 1, "stone": 1}), ("inner-e", "v", {"virtue": -2})):
        g = placing(given, at, first_tier={key: [2, 0]})
        g.do("workers 1")
        g.gains(**{**gains, "virtue": gains.get("virtue", 0) - 1})


@rule("VW-7.2")
def test_the_third_tier_gives_a_resource_and_moves_nobody_sideways(given: Given) -> None:
    g = placing(given, "inner-a", first_tier={"i": [2, 0]}, second_tier={"i": [2, 0]})
    g.do("workers 1", "take gold")
    assert g.tier("second_tier") == {"i": [2, 0]} and g.document["third_tier"] == [1, 0]
    g.gains(ink=1, stone=1, gold=1, virtue=-1)


@rule("VW-7.3")
def test_the_placer_bumps_anybody_even_own_workers(given: Given) -> None:
    g = placing(given, "inner-a", 2, first_tier={"i": [1, 2, 0]})
    g.do("workers 1")
    assert g.legal() == ["bump 0", "bump 1"]
    g.refused("bump 2", "VW-7.3")
    g.do("bump 0")
    g.told(WorkerBumped, seat=0, other=0, tier=1, section="ink-stone")
    g.gains(silver=2, virtue=-1)
    assert g.tier("first_tier") == {"i": [1, 2, 0]} and g.of(0)["workers"] == 19


@rule("VW-7.3")
def test_who_is_bumped_from_the_second_tier_gets_virtue_and_a_resource(given: Given) -> None:
    g = placing(given, "inner-a", 2, first_tier={"i": [2, 0, 0]}, second_tier={"i": [0, 2, 1]})
    g.do("workers 1", "bump 2")
    assert g.to_move == 2  # the owner chooses the resource
    g.do("take stone")
    g.gains(2, stone=1)
    assert g.of(2)["virtue"] == 6 and g.of(2)["workers"] == 20
    assert g.tier("second_tier") == {"i": [1, 2, 0]}


@rule("VW-7.3")
def test_nobody_is_bumped_from_the_third_tier(given: Given) -> None:
    g = placing(given, "inner-a", third_tier=[0, 9], leader=1)
    g.do("workers 2")
    assert g.document["third_tier"] == [0, 9]


@rule("VW-7.4")
def test_the_first_on_the_third_tier_leads(given: Given) -> None:
    g = placing(given, "inner-a", first_tier={"i": [2, 0]}, second_tier={"i": [2, 0]})
    g.do("workers 1", "take ink")
    g.told(LeaderTaken, seat=0)
    assert g.document["leader"] == 0


@rule("VW-7.4")
def test_a_tie_does_not_take_the_lead(given: Given) -> None:
    g = placing(
        given, "inner-a", first_tier={"i": [2, 0]}, second_tier={"i": [2, 0]}, third_tier=[1, 2], leader=1
    )
    g.do("workers 1", "take ink")
    assert g.document["leader"] == 1 and g.document["third_tier"] == [2, 2]


@rule("VW-7.4", "VW-8.4")
def test_losing_the_lead_costs_no_card(given: Given) -> None:
    g = given(
        player("inner-a", board="squire princess overseer-2", hand="thief"),
        player("town-5", hand="abbot squire trader lender"),
        stage="act",
        first_tier={"i": [2, 0]},
        second_tier={"i": [2, 0]},
        third_tier=[1, 1],
        leader=1,
    )
    g.do("workers 1", "take ink")
    assert g.document["leader"] == 0 and len(g.of(1)["hand"]) == 4


@rule("VW-7.5", "VW-7.8", "VW-R19")
def test_another_players_cascade_inside_a_turn(given: Given) -> None:
    """A link gives both owners a castle move; the other's makes three, and that player resolves it and bumps."""
    g = given(
        player("town-2", board="labourer miner mason", hand="thief"),
        player("town-5", slots="workshop-1"),
        stage="act",
        spots={"b1": {"seat": 1, "building": "workshop"}},
        first_tier={"i": [1, 2], "f": [0, 1], "v": [2, 0]},
        second_tier={"i": [2, 1]},
    )
    g.do("construct workshop", "slot workshop-2", "spot a4", "decline")
    g.do("decline")  # the builder's own castle move
    assert g.to_move == 1
    g.do("shift flip counter-clockwise")
    g.gains(1, ink=1, stone=1)
    assert g.to_move == 1 and g.legal() == ["bump 0", "bump 1"]  # four on the second tier
    g.do("bump 0")
    assert g.to_move == 0 and g.legal() == ["take ink", "take gold", "take stone"]
    g.do("take gold")
    assert g.tier("second_tier") == {"i": [1, 2]}
    assert g.tier("first_tier") == {"i": [1, 0], "f": [0, 1], "v": [2, 1]}
    assert g.to_move == 1 and g.asked() == "AskPlay"  # the turn went on to its end


@rule("VW-7.6")
def test_free_workers_go_anywhere(given: Given) -> None:
    g = given(
        player("inner-a", board="abbot acolyte friar", hand="thief", ink=1),
        player("town-5"),
        stage="act",
        tiles={"a": "yellow-4-place"},
        first_tier={"v": [1, 0]},
    )
    g.do("transcribe ink")
    assert len(g.legal()) == 5
    g.do("section virtue")
    assert g.tier("second_tier") == {"v": [1, 0]} and g.tier("first_tier") == {"h": [1, 0], "i": [1, 0]}
    g.gains(virtue=-2)


@rule("VW-7.6", "VW-R15")
def test_free_workers_as_many_as_there_are(given: Given) -> None:
    g = given(
        player("inner-a", board="abbot acolyte friar", hand="thief", ink=4),
        player("town-5"),
        stage="act",
        tiles={"a": "yellow-7-place"},
        third_tier=[18, 0],
        leader=0,
    )
    g.do("transcribe ink ink ink ink", "section flip")
    assert g.tier("first_tier") == {"f": [2, 0]} and g.of(0)["workers"] == 0


@rule("VW-7.8", "VW-4.1")
def test_a_castle_move(given: Given) -> None:
    g = given(player("town-1", hand="bertha"), player("town-5"), first_tier={"i": [1, 0], "f": [2, 0]})
    g.do("play bertha", "choose 1")
    assert g.legal() == [
        "shift ink-stone clockwise",
        "shift ink-stone counter-clockwise",
        "shift flip clockwise",
        "shift flip counter-clockwise",
        "decline",
    ]
    g.refused("shift virtue clockwise", "VW-7.8")
    g.do("shift ink-stone clockwise")
    g.told(WorkerShifted, seat=0, section="ink-stone", direction="clockwise", neighbour="flip")
    assert g.tier("second_tier") == {"f": [1, 0]}  # and the castle was resolved


@rule("VW-7.8")
def test_without_a_worker_there_is_no_castle_move(given: Given) -> None:
    g = given(player("town-1", hand="bertha"), player("town-5"))
    g.do("play bertha")
    assert g.legal() == ["choose 2"]


@rule("VW-R24")
def test_a_castle_move_within_a_cascade(given: Given) -> None:
    """The second tier of gold-move gives it; the worker comes from the group that is just being resolved."""
    g = placing(given, "inner-c", first_tier={"g": [2, 0], "f": [2, 0]})
    g.do("workers 1", "choose 2", "shift gold-move counter-clockwise")
    # The worker shifted to flip makes three there, but first the one still here goes sideways, clockwise.
    kinds = [(event["is"], event.get("section")) for event in g.events() if "section" in event]
    assert kinds.index(("WorkersSpread", "gold-move")) < kinds.index(("WorkerRose", "flip"))
    assert g.tier("first_tier") == {"h": [1, 0], "i": [1, 0], "g": [1, 0]}
    assert g.tier("second_tier") == {"g": [1, 0], "f": [1, 0]}
