"""VW-2 and VW-3: debts and deeds, virtue and corruption."""

from __future__ import annotations

from tests.games.viscounts.given import Given, player
from tests.marks import rule
from viceregal.games.viscounts.rules.events import LastRoundCalled

FULL = "trader lender squire"


@rule("VW-2.1", "VW-2.2", "VW-4.8")
def test_a_flipped_debt_gives_a_resource_and_stays_flipped(given: Given) -> None:
    g = given(
        player(
            "town-6",
            board="journeyman thief lender",
            silver=0,
            unpaid=2,
            acquired=1,
            hand="trader abbot squire",
        ),
        player("town-1"),
        stage="act",
    )
    g.do("trade 1 0", "flip debt")
    assert g.legal() == ["take ink", "take gold", "take stone"]
    g.refused("take silver", "VW-4.8")
    g.do("take gold")
    g.gains(gold=1)
    assert g.of(0)["debts"] == {"unpaid": 1, "paid": 1}


@rule("VW-2.2")
def test_a_flipped_deed_gives_nothing_at_once(given: Given) -> None:
    g = given(
        player("town-6", board="journeyman thief lender", unpaid=2, acquired=1, hand="trader abbot squire"),
        player("town-1"),
        stage="act",
    )
    g.do("trade 1 0", "flip deed")
    g.gains(acquired=-1, approved=1)


@rule("VW-2.2")
def test_where_one_kind_can_be_flipped_nobody_is_asked(given: Given) -> None:
    g = given(
        player("town-6", board="journeyman thief lender", acquired=1, hand="trader abbot squire"),
        player("town-1"),
        stage="act",
    )
    g.do("trade 1 0")
    g.gains(acquired=-1, approved=1)


@rule("VW-2.3", "VW-9.1")
def test_the_last_debt_above_the_card_reveals_poverty(given: Given) -> None:
    g = given(player("town-1", hand="antagonist"), player("town-5"), debts_left=1, round=5)
    g.do("play antagonist")
    g.told(LastRoundCalled, seat=0, paper="debt")
    assert g.document["debts_left"] == 0 and g.document["last_round"] == 6
    assert g.of(0)["debts"]["unpaid"] == 1


@rule("VW-2.3")
def test_the_pile_goes_on_below_the_card(given: Given) -> None:
    g = given(player("town-1", hand="antagonist"), player("town-5"), debts_left=0, round=6, last_round=6)
    g.do("play antagonist")
    g.untold(LastRoundCalled)
    assert g.document["debts_left"] == 0 and g.of(0)["debts"]["unpaid"] == 1


@rule("VW-2.3", "VW-9.1")
def test_deeds_reveal_prosperity_and_both_may_be_revealed(given: Given) -> None:
    g = given(
        player("town-1", board="abbot", hand=FULL, corruption=1, virtue=1),
        player("town-5"),
        stage="act",
        deeds_left=2,
        debts_left=0,
        round=4,
        last_round=5,
    )
    g.do("pass")
    g.told(LastRoundCalled, seat=0, paper="deed")
    assert g.document["deeds_left"] == 0 and g.document["last_round"] == 5
    g.gains(silver=1, acquired=3, virtue=6)


@rule("VW-3.1")
def test_a_marker_at_the_far_end_stays(given: Given) -> None:
    g = given(player("town-1", hand="friar", corruption=1, virtue=1), player("town-5"))
    g.do("play friar")
    g.gains()
    g = given(player("town-1", hand="thief", corruption=7, virtue=7), player("town-5"))
    g.do("play thief.0")
    g.gains()


@rule("VW-3.1")
def test_virtue_goes_left_and_corruption_right(given: Given) -> None:
    g = given(player("town-1", hand="friar"), player("town-5"))
    g.do("play friar")
    g.gains(virtue=-1)
    g = given(player("town-1", hand="thief"), player("town-5"))
    g.do("play thief.0")
    g.gains(corruption=1)


@rule("VW-3.2", "VW-6.9")
def test_corruption_moves_first(given: Given) -> None:
    """After a transcription the Deacon gives virtue and the Bishop corruption; the markers are side by side."""
    g = given(
        player("inner-b", board="deacon-2 bishop abbot", hand=FULL, corruption=3, virtue=4, ink=1),
        player("town-5", hand="trader"),
        stage="act",
        tiles={"b": "black-5-clerics"},
    )
    g.do("transcribe ink")
    # Corruption first: both on 4, locked; then virtue: both on 3. That collides for a silver and a deed.
    g.gains(ink=-1, silver=1, acquired=1, corruption=-2, virtue=3)


@rule("VW-3.3", "VW-8.5")
def test_locked_markers_move_together_both_ways(given: Given) -> None:
    g = given(player("town-1", hand="thief", corruption=3, virtue=3), player("town-5"))
    g.do("play thief.0")
    g.gains(corruption=1, virtue=1)
    g = given(player("town-1", hand="friar", corruption=3, virtue=3), player("town-5"))
    g.do("play friar")
    g.gains(corruption=-1, virtue=-1)


@rule("VW-8.5")
def test_a_collision_on_anothers_turn_waits(given: Given) -> None:
    """A shuffle in the draw phase makes the markers meet; the collision comes in the next own phase 5."""
    g = given(
        player(
            "town-1",
            board="abbot squire labourer",
            hand="trader lender",
            draw="",
            discards="journeyman",
            virtue=2,
        ),
        player("town-5", hand="trader lender squire"),
        stage="act",
    )
    g.do("pass")
    assert (g.of(0)["corruption"], g.of(0)["virtue"]) == (1, 1)
    assert g.to_move == 1
