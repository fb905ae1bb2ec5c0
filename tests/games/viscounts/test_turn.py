"""VW-5: phases 1 and 2."""

from __future__ import annotations

from tests.games.viscounts.given import Given, idle, player
from tests.marks import rule
from viceregal.games.viscounts.rules.events import CardDropped, CardPlayed, ViscountMoved, ViscountsMet

FULL = "trader lender squire"
POST = {"seat": 0, "building": "trading-post"}


@rule("VW-5.1")
def test_cards_shift_to_the_right(given: Given) -> None:
    g = given(
        player("town-1", board="trader abbot lender", hand="squire", unpaid=1), idle(), turn=1, stage="act"
    )
    g.do("pass", "take ink")  # the Lender drops off: a flip
    g.told(CardDropped, seat=0, card="lender.0")
    g.gains(unpaid=-1, paid=1, ink=1)
    assert g.of(0)["board"] == [None, "trader.0", "abbot.0"] and g.of(0)["discards"] == ["lender.0"]


@rule("VW-5.1")
def test_nothing_drops_off_a_board_that_is_not_full(given: Given) -> None:
    g = given(player("town-1", board="trader journeyman", hand="squire"), idle(), turn=1, stage="act")
    g.do("pass")
    g.untold(CardDropped)
    assert g.of(0)["board"] == [None, "trader.0", "journeyman.0"]


@rule("VW-5.2")
def test_a_card_is_played_from_hand(given: Given) -> None:
    g = given(player("town-1", hand="squire trader"), player("town-5"))
    assert g.legal() == ["play squire.0", "play trader.0"]
    g.refused("play abbot.0", "VW-5.2")
    g.do("play squire.0")
    assert g.of(0)["board"] == ["squire.0", None, None] and g.of(0)["hand"] == ["trader.0"]


@rule("VW-5.2")
def test_without_a_hand_the_top_card_is_played_unseen(given: Given) -> None:
    g = given(player("town-1", board="trader abbot", hand="", draw="squire"), idle(), turn=1, stage="act")
    g.do("pass")
    g.told(CardPlayed, seat=0, card="squire.0")
    assert g.asked() == "AskMove"


@rule("VW-5.2", "VW-4.4")
def test_without_a_hand_and_a_draw_pile_the_discards_are_shuffled(given: Given) -> None:
    g = given(
        player("town-1", board="trader abbot", hand="", draw="", discards="squire"),
        idle(),
        turn=1,
        stage="act",
    )
    g.do("pass")
    g.told(CardPlayed, seat=0, card="squire.0")
    g.gains(virtue=-1)


@rule("VW-5.3")
def test_a_criminal_brings_corruption_and_others_do_not(given: Given) -> None:
    g = given(player("town-1", hand="thief", board="- antagonist"), player("town-5"))
    g.do("play thief.0")
    g.gains(corruption=3)
    g = given(player("town-1", hand="abbot", board="- antagonist thief"), player("town-5"))
    g.do("play abbot.0")
    g.gains()


@rule("VW-5.3")
def test_what_works_at_once_comes_after_the_corruption(given: Given) -> None:
    g = given(player("town-1", hand="scoundrel-3"), player("town-5"))
    g.do("play scoundrel-3")
    g.gains(corruption=1, stone=1)
    kinds = [event["is"] for event in g.events()]
    assert kinds.index("MarkersMoved") < kinds.index("Gained")


@rule("VW-5.4", "VW-R4", "VW-4.2")
def test_with_three_cards_the_dropped_one_is_played_again(given: Given) -> None:
    g = given(player("town-1", board="trader abbot squire", hand="", draw=""), idle(), turn=1, stage="act")
    g.do("pass")
    g.told(CardPlayed, seat=0, card="squire.0")
    g.gains(virtue=-1)  # the shuffle of a single card is one
    assert g.of(0)["board"] == ["squire.0", "trader.0", "abbot.0"]


@rule("VW-5.5")
def test_start_icons_count_while_uncovered(given: Given) -> None:
    s = given(player("town-1", board="abbot"), player("town-5"), stage="act").state
    assert s.icons(0) == [2, 1, 1, 2, 0]
    s = given(player("town-1", board="abbot trader"), player("town-5"), stage="act").state
    assert s.icons(0) == [3, 0, 0, 1, 0]
    s = given(player("town-1", board="abbot trader squire"), player("town-5"), stage="act").state
    assert s.icons(0) == [1, 0, 1, 1, 0]


@rule("VW-5.6")
def test_silver_pays_for_more_steps(given: Given) -> None:
    g = given(player("town-1", board="trader", silver=1), player("town-9"), stage="move")
    assert g.legal() == ["move town-2 0", "move inner-a 0", "move town-3 1", "move inner-b 1"]
    g.do("move inner-b 1")
    g.told(ViscountMoved, seat=0, place="inner-b", silver=1, way=["town-1", "inner-a", "inner-b"])
    g.gains(silver=-1)
    assert g.of(0)["viscount"] == "inner-b"
    g.refused("move town-3 1", "VW-6.1")


@rule("VW-5.6")
def test_the_least_silver_is_paid_for_a_place(given: Given) -> None:
    g = given(player("town-1", board="trader", silver=3), player("town-9"), stage="move")
    g.refused("move town-2 1", "VW-5.6")  # the way through the inner space is dominated
    g.refused("move town-9 4", "VW-5.6")


@rule("VW-5.6", "VW-6.5")
def test_the_first_trading_post_gives_a_free_step(given: Given) -> None:
    g = given(
        player("town-1", board="trader", silver=1, slots="trading-post-1"),
        player("town-9"),
        stage="move",
        spots={"a1": POST},
    )
    assert set(g.legal()) == {
        "move town-2 0",
        "move inner-a 0",
        "move town-3 0",
        "move inner-b 0",
        "move town-4 1",
        "move inner-c 1",
    }


@rule("VW-5.6")
def test_the_card_played_counts_wherever_it_lies(given: Given) -> None:
    g = given(player("town-1", hand="architect", board="- trader financier"), player("town-9"))
    g.do("play architect", "choose 1", "arrange 321")
    assert g.of(0)["board"] == ["financier.0", "trader.0", "architect"]
    assert g.legal() == ["move town-2 0", "move inner-a 0"]  # one step, for the Architect


@rule("VW-5.7")
def test_ways_lead_clockwise_only(given: Given) -> None:
    def reached(at: str) -> list[str]:
        g = given(player(at, board="trader"), player("town-9"), stage="move")
        return [text.split()[1] for text in g.legal()]

    assert reached("town-1") == ["town-2", "inner-a"]
    assert reached("inner-a") == ["town-2", "inner-b"]
    assert reached("town-2") == ["town-3"]
    assert reached("inner-e") == ["inner-a", "town-10"]
    assert reached("town-10") == ["town-1"]


@rule("VW-5.7")
def test_a_full_loop_is_allowed(given: Given) -> None:
    g = given(player("inner-a", board="trader", silver=20), player("town-9"), stage="move")
    assert "move inner-a 4" in g.legal()
    assert len(g.legal()) == 15


@rule("VW-5.7", "VW-1.1")
def test_the_ring_says_what_comes_next(given: Given) -> None:
    g = given(
        player("town-2", board="trader"), player("town-9"), stage="move", ring=["a", "d", "b", "e", "c"]
    )
    assert g.legal() == ["move town-7 0"]


@rule("VW-5.8")
def test_viscounts_that_are_met_may_rearrange(given: Given) -> None:
    g = given(
        player("town-1", board="trader", silver=0),
        player("town-2", board="abbot squire lender"),
        player("town-2", board="abbot squire"),
        stage="move",
    )
    g.do("move town-2 0")
    assert g.to_move == 1
    g.told(ViscountsMet, seat=0, other=2)
    assert len(g.legal()) == 6
    g.do("arrange 321")
    assert g.of(1)["board"] == ["lender.1", "squire.1", "abbot.1"]
    assert g.to_move == 2 and g.legal() == ["arrange 123", "arrange 213"]
    g.refused("arrange 132", "VW-R10")
    g.do("arrange 123")
    assert g.to_move == 0 and g.asked() == "AskAct"


@rule("VW-R10")
def test_cards_keep_the_occupied_spaces(given: Given) -> None:
    g = given(player("town-1", hand="architect", board="- - trader"), player("town-9"))
    g.do("play architect", "choose 1")
    assert g.legal() == ["arrange 123", "arrange 321"]
