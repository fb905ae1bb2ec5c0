"""VW-6.4 to VW-6.9: buildings, workers, manuscripts, and what comes after an action."""

from __future__ import annotations

from tests.games.viscounts.given import Given, player
from tests.marks import rule
from viceregal.games.viscounts.rules.events import (
    Built,
    Linked,
    NothingHappened,
    PrintTranscribed,
    Transcribed,
)

FULL = "thief labourer squire"
SHOP = {"seat": 0, "building": "workshop"}
THEIRS = {"seat": 1, "building": "workshop"}


# Construct --------------------------------------------------------------------------------------------------------


@rule("VW-6.4")
def test_spots_lie_on_the_viscounts_side_of_the_river(given: Given) -> None:
    for town, spots in (("town-1", ["a1", "a2"]), ("town-2", ["a3", "a4"])):
        g = given(player(town, board="labourer miner mason", hand="thief"), player("town-5"), stage="act")
        g.do("construct workshop", "slot workshop-1")
        assert g.legal() == [f"spot {spot}" for spot in spots]
        g.refused("spot b1", "VW-6.4")


@rule("VW-6.4", "VW-1.1")
def test_with_three_players_the_other_side_of_the_board_is_used(given: Given) -> None:
    g = given(
        player("town-1", board="labourer miner mason", hand="thief"),
        player("town-5"),
        player("town-7"),
        stage="act",
    )
    g.do("construct workshop", "slot workshop-1")
    assert g.legal() == ["spot a1", "spot a2", "spot a3"]


@rule("VW-6.4")
def test_without_a_free_spot_nothing_is_built(given: Given) -> None:
    g = given(
        player("town-1", board="labourer miner mason", hand="thief", silver=9),
        player("town-5", slots="workshop-1 workshop-2"),
        stage="act",
        spots={"a1": THEIRS, "a2": THEIRS},
    )
    assert not g.starts_with("construct")
    g.refused("construct workshop", "VW-6.4")


@rule("VW-6.4", "VW-6.5")
def test_costs_of_the_buildings(given: Given) -> None:
    g = given(
        player("town-1", board="labourer miner mason", hand="thief", stone=4), player("town-5"), stage="act"
    )
    assert g.starts_with("construct") == [
        "construct trading-post stone stone",
        "construct guildhall stone stone stone stone",
        "construct workshop",
    ]


@rule("VW-6.4")
def test_with_all_nine_built_the_action_is_closed(given: Given) -> None:
    slots = [f"{name}-{number}" for name in ("trading-post", "guildhall", "workshop") for number in (1, 2, 3)]
    where = ["b1", "b2", "b3", "c1", "c2", "c3", "d1", "d2", "d3"]
    spots = {
        spot: {"seat": 0, "building": slot.rsplit("-", 1)[0]} for spot, slot in zip(where, slots, strict=True)
    }
    g = given(
        player("town-1", board="labourer miner mason", hand="thief", stone=9, slots=" ".join(slots)),
        player("town-5"),
        stage="act",
        spots=spots,
    )
    assert not g.starts_with("construct")
    g.refused("construct workshop", "VW-6.4")


@rule("VW-6.4")
def test_a_link_between_own_buildings_pays_once(given: Given) -> None:
    g = given(
        player("town-3", board="labourer miner mason", hand="thief", slots="workshop-1"),
        player("town-5"),
        stage="act",
        spots={"b1": SHOP},
    )
    g.do("construct workshop", "slot workshop-2")
    g.told(Linked, seat=0, other=0, spot="b2", other_spot="b1")
    g.gains(stone=1, silver=2)


@rule("VW-6.4")
def test_where_the_line_is_missing_there_is_no_link(given: Given) -> None:
    g = given(
        player("town-2", board="labourer miner mason", hand="thief", slots="workshop-1", acquired=1),
        player("town-5"),
        stage="act",
        spots={"a2": SHOP},
    )
    g.do("construct workshop", "slot workshop-2", "spot a3")
    g.untold(Linked)
    g.gains(acquired=-1, approved=1)


@rule("VW-6.4", "VW-1.1")
def test_links_lead_over_rivers_and_borders(given: Given) -> None:
    """From the last spot of c to the first of whatever follows."""
    g = given(
        player("town-6", board="labourer miner mason", hand="thief"),
        player("town-5", slots="workshop-1"),
        stage="act",
        ring=["a", "c", "b", "d", "e"],
        spots={"b1": THEIRS},
    )
    g.do("construct workshop", "slot workshop-2", "spot c4")
    g.told(Linked, seat=0, other=1, spot="c4", other_spot="b1")
    g.gains(stone=1, virtue=-1)
    g.gains(1, virtue=-1)


@rule("VW-6.4", "VW-R5")
def test_both_owners_gain_the_builder_first(given: Given) -> None:
    g = given(
        player("town-2", board="labourer miner mason", hand="thief"),
        player("town-5", slots="workshop-1"),
        stage="act",
        spots={"b1": THEIRS},
        first_tier={"i": [1, 1]},
    )
    g.do("construct workshop", "slot workshop-2", "spot a4")
    g.do("decline")  # the bonus: a destroy
    assert g.to_move == 0 and "shift ink-stone clockwise" in g.legal()
    g.do("shift ink-stone clockwise")
    assert g.to_move == 1 and g.asked() == "AskShift"
    g.do("decline")
    assert g.tier("first_tier") == {"i": [0, 1], "f": [1, 0]}


@rule("VW-6.5")
def test_any_slot_of_the_type_may_be_emptied(given: Given) -> None:
    g = given(
        player("town-1", board="labourer miner mason", hand="thief", slots="workshop-2"),
        player("town-5"),
        stage="act",
        spots={"e1": SHOP},
    )
    g.do("construct workshop")
    assert g.legal() == ["slot workshop-1", "slot workshop-3"]
    g.refused("slot workshop-2", "VW-6.5")
    g.do("slot workshop-3", "spot a1")
    g.told(Built, seat=0, slot="workshop-3", spot="a1")
    assert g.of(0)["slots"] == ["workshop-2", "workshop-3"]


@rule("VW-6.5")
def test_the_first_workshop_discards_on_every_hire(given: Given) -> None:
    g = given(
        player("town-1", board="labourer miner mason", hand="thief"),
        player("town-5"),
        stage="act",
        tops={"c": "friar"},
    )
    g.do("construct workshop", "slot workshop-1", "spot a2", "hire friar")
    assert g.asked() == "AskDiscard"  # at once, for the hire that the spot gives
    g.do("discard thief.0")
    assert g.of(0)["discards"] == ["friar", "thief.0"]


# Place workers and transcribe -------------------------------------------------------------------------------------


@rule("VW-6.6", "VW-R15")
def test_workers_by_nobles(given: Given) -> None:
    g = given(
        player("inner-a", board="squire princess enforcer", hand="thief", gold=4),
        player("town-5"),
        stage="act",
    )
    assert g.starts_with("workers") == [
        "workers 1",
        "workers 2",
        "workers 3 gold",
        "workers 4 gold gold gold gold",
    ]
    g = given(
        player("inner-a", board="squire princess enforcer", hand="thief", gold=4),
        player("town-5"),
        stage="act",
        third_tier=[18, 0],
        leader=0,
    )
    assert g.starts_with("workers") == ["workers 1", "workers 2"]
    g.refused("workers 3 gold", "VW-R15")


@rule("VW-6.6")
def test_without_workers_none_are_placed(given: Given) -> None:
    g = given(
        player("inner-a", board="squire princess enforcer", hand="thief", gold=4),
        player("town-5"),
        stage="act",
        third_tier=[20, 0],
        leader=0,
    )
    assert not g.starts_with("workers")


@rule("VW-6.6")
def test_workers_go_into_the_section_of_the_segment(given: Given) -> None:
    g = given(player("inner-c", board="squire trader lender", hand="thief"), player("town-5"), stage="act")
    g.do("workers 1")
    assert g.tier("first_tier") == {"g": [1, 0]}
    g = given(
        player("inner-c", board="squire trader lender", hand="thief"),
        player("town-5"),
        stage="act",
        castle="virtue",
    )
    g.do("workers 1")
    assert g.tier("first_tier") == {"f": [1, 0]}


@rule("VW-6.7")
def test_a_manuscript_is_taken_and_works_at_once(given: Given) -> None:
    g = given(
        player("inner-a", board="abbot bishop friar", hand="thief"),
        player("town-5"),
        stage="act",
        tiles={"a": "black-4-ink"},
    )
    g.do("transcribe")
    g.told(Transcribed, seat=0, tile="black-4-ink")
    g.gains(ink=2, corruption=1)  # and the Bishop
    assert g.of(0)["manuscripts"] == ["black-4-ink"] and g.document["tiles"]["a"] is not None


@rule("VW-6.7")
def test_the_printed_manuscript_works_and_stays(given: Given) -> None:
    g = given(
        player("inner-a", board="abbot acolyte friar", hand="thief"),
        player("town-5"),
        stage="act",
        no_tiles="a",
    )
    g.do("transcribe")
    g.told(PrintTranscribed, seat=0, segment="a")
    g.gains(acquired=1)
    assert g.of(0)["manuscripts"] == []


@rule("VW-6.8")
def test_the_bonus_card_is_for_the_first_with_three_of_a_ribbon(given: Given) -> None:
    g = given(
        player(
            "inner-a", board="abbot acolyte friar", hand="thief", manuscripts="black-3-destroy black-4-virtue"
        ),
        player("town-5"),
        stage="act",
        tiles={"a": "black-3-flip"},
    )
    g.do("transcribe")
    assert g.document["bonus"]["black"] == 0
    g = given(
        player(
            "inner-a", board="abbot acolyte friar", hand="thief", manuscripts="black-3-destroy black-4-virtue"
        ),
        player("town-5", manuscripts="black-5-clerics black-5-flips black-6-deeds"),
        stage="act",
        tiles={"a": "black-3-flip"},
        bonus={"black": 1},
    )
    g.do("transcribe")
    assert g.document["bonus"]["black"] == 1  # never lost


@rule("VW-6.9")
def test_abilities_after_an_action_come_last(given: Given) -> None:
    g = given(
        player("inner-a", board="deacon-2 acolyte friar", hand="thief"),
        player("town-5"),
        stage="act",
        tiles={"a": "blue-3-silver"},
    )
    g.do("transcribe")
    kinds = [event["is"] for event in g.events()]
    assert kinds.index("Gained") < kinds.index("MarkersMoved")
    g.gains(silver=4, virtue=-1)


@rule("VW-6.9")
def test_several_of_them_in_the_order_the_player_likes(given: Given) -> None:
    g = given(
        player("town-1", board="woodcutter-2 merovech labourer", hand="thief lender", acquired=0),
        player("town-5"),
        stage="act",
    )
    g.do("construct workshop", "slot workshop-3", "spot a1")
    assert g.legal() == ["choose 1", "choose 2"]
    g.do("choose 2")  # Merovech first: rearrange or discard
    assert g.asked() == "AskOneOf"
    g.do("choose 2", "discard thief.0", "choose 1", "destroy lender.0")
    assert g.of(0)["discards"] == ["thief.0"] and "lender.0" in g.document["gone"]


@rule("VW-6.9")
def test_they_wait_for_their_own_action(given: Given) -> None:
    g = given(
        player("town-1", board="deacon-2 jeweller overseer-2", hand="thief"), player("town-5"), stage="act"
    )
    g.do("trade 2 0")
    g.gains(silver=2, virtue=-1)  # the Jeweller only
    g.untold(NothingHappened)
