"""The printed examples of the rulebook."""

from __future__ import annotations

import pytest

from tests.games.viscounts.given import Given, idle, player
from tests.marks import rule
from viceregal.games.viscounts.rules.events import (
    CollisionBegan,
    LeaderTaken,
    Linked,
    MarkersReset,
    WorkerBumped,
)
from viceregal.games.viscounts.rules.scoring import ranking_points

POST = {"seat": 0, "building": "trading-post"}
HALL = {"seat": 0, "building": "guildhall"}
SHOP = {"seat": 0, "building": "workshop"}


@rule("VW-T1", "VW-3.3", "VW-3.1")
def test_two_virtue_step_onto_the_corruption_marker_and_take_it_along(given: Given) -> None:
    g = given(
        player("inner-d", board="trader lender therese", hand="friar", corruption=4, virtue=5),
        idle(),
        turn=1,
        stage="act",
    )
    g.do("pass", "decline")  # Therese drops off: a discard and 2 virtue
    assert (g.of(0)["corruption"], g.of(0)["virtue"]) == (3, 3)


@rule("VW-T2", "VW-5.1", "VW-4.6")
def test_a_journeyman_drops_off(given: Given) -> None:
    g = given(
        player("town-1", board="trader abbot journeyman", hand="lender"),
        idle(),
        turn=1,
        stage="act",
        tops={"c": "scoundrel-1"},
    )
    g.do("pass", "hire scoundrel-1", "decline")
    g.gains(virtue=-1)
    assert g.of(0)["discards"] == ["journeyman.0", "scoundrel-1"]
    assert g.of(0)["board"] == [None, "trader.0", "abbot.0"]
    assert g.asked() == "AskPlay"


@rule("VW-T3", "VW-5.3")
def test_an_antagonist_brings_corruption_for_every_criminal_icon_and_a_debt(given: Given) -> None:
    g = given(player("town-1", board="- thief abbot", hand="antagonist"), player("town-5"))
    g.do("play antagonist")
    g.gains(corruption=3, unpaid=1)


@rule("VW-T4", "VW-5.6", "VW-5.7")
def test_an_abbot_moves_two_spaces(given: Given) -> None:
    g = given(player("town-1", hand="abbot"), player("town-7"))
    g.do("play abbot.0")
    assert set(g.legal()) == {"move town-2 0", "move town-3 0", "move inner-b 0"}


@rule("VW-T5", "VW-6.2")
def test_a_woodcutter_is_dismissed(given: Given) -> None:
    g = given(
        player("town-1", board="trader", silver=2, stone=2),
        player("town-5"),
        stage="act",
        tops={"a": "woodcutter-1"},
    )
    # One builder of the start icons, one of the Woodcutter.
    assert "construct workshop stone stone" in g.legal()
    g.do("dismiss construct")
    g.gains(silver=-2, virtue=-1)
    assert "woodcutter-1" in g.document["gone"]
    assert g.legal() == ["construct workshop stone"]


@rule("VW-T6", "VW-6.3", "VW-6.9")
def test_a_trade_for_gold_and_the_traders_silver(given: Given) -> None:
    g = given(
        player("town-7", board="trader journeyman financier", silver=2, hand="lender abbot squire"),
        player("town-5"),
        stage="act",
    )
    assert g.starts_with("trade") == ["trade 2 0", "trade 3 2"]
    g.do("trade 3 2")
    g.gains(gold=3, silver=-1)


@rule("VW-T7", "VW-10.1")
@pytest.mark.parametrize("count", [1, 2, 3])
def test_trading_posts_score_by_number(given: Given, count: int) -> None:
    slots = ["trading-post-3", "trading-post-1", "trading-post-2"][:count]
    spots = dict.fromkeys(["a1", "b1", "c1"][:count], POST)
    g = given(player(slots=" ".join(slots)), player("town-5"), spots=spots)
    lines = [line for line in g.match.score_sheet() if line.seat == 0 and line.heading == "buildings"]
    assert sum(line.points for line in lines) == (4, 9, 15)[count - 1]


@rule("VW-T8", "VW-6.4", "VW-6.2", "VW-R5")
def test_a_workshop_with_stone_and_a_mason(given: Given) -> None:
    g = given(
        player("town-3", board="trader lender journeyman", stone=2, silver=1, hand="abbot squire thief"),
        player("town-7", slots="trading-post-1"),
        player("town-9"),
        stage="act",
        tops={"b": "mason"},
        spots={"b2": {"seat": 1, "building": "trading-post"}},
    )
    assert not g.starts_with("construct")
    g.do("dismiss construct")
    assert g.asked() == "AskRearrange"  # the Mason's, before the building
    g.do("arrange 132")
    assert g.of(0)["board"] == ["trader.0", "journeyman.0", "lender.0"]
    assert g.legal() == ["construct workshop stone stone"]
    g.do("construct workshop stone stone", "slot workshop-2")
    g.gains(stone=-2, ink=1, silver=2)
    g.gains(1, silver=2)
    g.told(Linked, seat=0, other=1, spot="b1", other_spot="b2")
    assert g.document["spots"]["b1"] == {"seat": 0, "building": "workshop"}


@rule("VW-T9", "VW-7.1", "VW-6.6")
def test_three_own_workers_in_a_section(given: Given) -> None:
    g = given(
        player("inner-d", board="squire", hand="trader lender"),
        player("town-5"),
        stage="act",
        first_tier={"h": [2, 0]},
    )
    g.do("workers 1")
    assert g.tier("second_tier") == {"h": [1, 0]}
    assert g.legal() == ["choose 1", "choose 2"]  # hire or destroy, before the others move
    g.do("choose 2", "decline")
    assert g.tier("first_tier") == {"g": [1, 0], "v": [1, 0]}


@rule("VW-T10", "VW-7.7", "VW-7.1", "VW-7.2", "VW-7.3", "VW-7.4", "VW-6.1", "VW-6.6")
def test_the_great_example_of_the_castle(given: Given) -> None:
    g = given(
        player(
            "inner-a",
            board="thief overseer-1 benefactor",
            hand="abbot squire trader",
            gold=3,
            slots="guildhall-2 trading-post-3",
        ),
        player("town-5"),
        player("town-7"),
        stage="act",
        spots={"a1": HALL, "c1": POST},
        first_tier={"i": [1, 0, 0], "f": [0, 2, 1], "g": [1, 1, 0], "h": [0, 1, 1], "v": [2, 1, 0]},
        second_tier={"i": [2, 0, 0], "g": [1, 1, 0], "h": [0, 2, 0]},
        third_tier=[0, 1, 0],
        leader=1,
    )
    assert "workers 3" in g.legal()  # 5 nobles without gold
    g.do("workers 4 gold gold gold", "take ink", "take gold", "bump 1", "bump 1")
    assert g.tier("first_tier") == {"f": [2, 0, 1], "g": [1, 1, 0], "h": [1, 1, 1], "v": [1, 1, 0]}
    assert g.tier("second_tier") == {"i": [2, 0, 0], "g": [1, 1, 0], "h": [0, 2, 0], "v": [1, 0, 0]}
    assert g.document["third_tier"] == [2, 1, 0] and g.document["leader"] == 0
    g.gains(ink=3, stone=2, gold=-2, virtue=-2)
    g.gains(1, silver=4)
    g.told(LeaderTaken, seat=0)
    assert len(g.told(WorkerBumped, seat=0, other=1, tier=1, section="flip")) == 2
    g.do("choose 2", "discard abbot.0")  # the Overseer, last of all
    assert g.of(0)["discards"] == ["abbot.0"]


@rule("VW-T11", "VW-10.3")
def test_a_set_of_three_ribbons(given: Given) -> None:
    g = given(player(manuscripts="black-3-flip grey-3-flip blue-3-hire"), player("town-5"))
    lines = [line for line in g.match.score_sheet() if line.seat == 0 and line.heading == "sets"]
    assert [line.points for line in lines] == [9]


@rule("VW-T12", "VW-6.7", "VW-6.8", "VW-6.1", "VW-R18", "VW-R16")
def test_a_grey_manuscript_with_a_bonus_card_and_a_racketeer(given: Given) -> None:
    g = given(
        player(
            "inner-c",
            board="acolyte trader lender",
            hand="abbot squire thief",
            discards="journeyman",
            ink=3,
            silver=1,
            slots="workshop-1 guildhall-1",
            manuscripts="black-3-flip black-4-ink black-4-virtue",
        ),
        player("town-5"),
        stage="act",
        bonus={"black": 0},
        spots={"a1": SHOP, "b1": HALL},
        tiles={"c": "grey-6-buildings"},
        tops={"c": "racketeer-2"},
    )
    assert not g.starts_with("transcribe")
    g.do("dismiss transcribe", "transcribe ink ink ink")
    g.gains(silver=-1, ink=-3, virtue=-1)  # the Racketeer shuffles: no criminal on the board
    assert g.of(0)["manuscripts"][-1] == "grey-6-buildings"
    lines = [line for line in g.match.score_sheet() if line.seat == 0]
    assert [line.points for line in lines if line.sources == ("grey-6-buildings",)] == [2]
    assert [line.points for line in lines if line.heading == "sets"] == [4, 1, 1]


@rule("VW-T13", "VW-8.2", "VW-8.3", "VW-R20")
def test_a_collision_on_space_six(given: Given) -> None:
    g = given(
        player(
            "town-1",
            board="peddler-1 thief abbot",
            hand="trader lender squire",
            corruption=6,
            virtue=6,
            slots="workshop-2",
        ),
        player("town-5", board="abbot", hand="trader"),
        player("town-7", board="thief", hand="trader"),
        stage="act",
        spots={"a1": SHOP},
    )
    g.do("pass")
    g.told(CollisionBegan, seat=0, space=6)
    g.told(MarkersReset, seat=0)
    g.gains(ink=1, silver=3, unpaid=2, corruption=-5, virtue=1)
    g.gains(1, virtue=-1)
    g.gains(2)


@rule("VW-T14", "VW-10.5", "VW-R9")
def test_shares_of_poverty() -> None:
    assert ranking_points([5, 5, 3]) == [10, 10, 4]
    assert ranking_points([5, 3, 3, 3]) == [12, 4, 4, 4]
    assert ranking_points([2, 2, 2, 2]) == [6, 6, 6, 6]
    assert ranking_points([0, 1, 0]) == [0, 12, 0]
    assert ranking_points([3, 1]) == [12, 4] and ranking_points([3, 3]) == [8, 8]
    for counts in [(a, b, c, d) for a in range(4) for b in range(4) for c in range(4) for d in range(4)]:
        for seats in (2, 3, 4):
            points = ranking_points(list(counts[:seats]))
            most = sorted([12, 4] if seats == 2 else [12, 8, 4], reverse=True)
            ranked = sum(1 for count in counts[:seats] if count)
            assert sum(points) == sum(most[:ranked])  # nothing is lost by rounding


@rule("VW-T15", "VW-6.1", "VW-R8")
def test_a_traveller_makes_a_cleric_of_two_merchants(given: Given) -> None:
    g = given(
        player("inner-a", board="traveller journeyman abbot", hand="trader lender squire"),
        player("town-5"),
        stage="act",
        tiles={"a": "black-3-flip"},
    )
    assert "transcribe" in g.legal()  # 1 of the Abbot and 2 of 4 merchants


@rule("VW-10.7", "VW-R17", "VW-10.2", "VW-10.3", "VW-10.4", "VW-10.5", "VW-R6")
def test_the_great_example_of_the_score(given: Given) -> None:
    slots = "trading-post-1 guildhall-1 guildhall-3 workshop-1 workshop-2 workshop-3"
    tiles = (
        "black-3-flip black-4-ink black-4-virtue yellow-5-nobles yellow-6-debts grey-3-flip grey-6-buildings "
        "blue-6-criminals"
    )
    g = given(
        player(
            "town-1",
            board="antagonist thief squire",
            hand="patron-1 patron-2 princess",
            discards="overseer-1 meddler",
            draw="abbot",
            slots=slots,
            manuscripts=tiles,
            unpaid=1,
            paid=3,
            acquired=4,
            approved=2,
        ),
        player("town-5", hand="trader", approved=5),
        player("town-7", hand="trader", approved=4),
        stage="act",
        played="antagonist",
        spots={"a1": POST, "b1": HALL, "b2": HALL, "c1": SHOP, "c2": SHOP, "d1": SHOP},
        first_tier={"i": [2, 0, 0], "f": [1, 0, 0], "g": [2, 0, 0]},
        second_tier={"i": [2, 0, 0], "f": [2, 0, 0]},
        third_tier=[2, 0, 0],
        leader=0,
        bonus={"black": 0},
        debts_left=0,
        round=9,
        last_round=9,
    )
    points: dict[str, int] = {}
    for line in g.match.score_sheet():
        if line.seat == 0:
            points[line.heading] = points.get(line.heading, 0) + line.points
    assert points == {
        "buildings": 26,
        "workers": 19,
        "sets": 26,
        "manuscripts": 18,
        "leader": 5,
        "bonus": 3,
        "unpaid-debts": -2,
        "acquired-deeds": 4,
        "approved-deeds": 6,
        "poverty": 4,
    }
    assert g.scores()[0] == 109
