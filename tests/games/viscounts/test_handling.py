"""VW-4: optional effects, discarding, destroying, shuffling, hiring, free buildings and manuscripts."""

from __future__ import annotations

from tests.games.viscounts.given import Given, idle, player
from tests.marks import rule
from viceregal.games.viscounts.rules.events import (
    CardDestroyed,
    CardDiscarded,
    CardTurnedUp,
    Declined,
    NothingHappened,
    Shuffled,
)

FULL = "trader lender squire"


@rule("VW-4.1")
def test_what_is_optional_may_be_declined(given: Given) -> None:
    g = given(player("town-1", hand="architect trader", board="- abbot squire"), player("town-5"))
    g.do("play architect")
    assert g.legal() == ["choose 1", "choose 2"]
    g.do("choose 2")
    assert g.legal() == ["discard trader.0", "discard-top", "decline"]
    g.do("decline")
    assert g.of(0)["discards"] == [] and g.asked() == "AskMove"
    g = given(player("town-1", hand="architect trader", board="- abbot squire"), player("town-5"))
    g.do("play architect", "choose 1")
    assert "arrange 123" in g.legal()  # leaves all as it is


@rule("VW-4.1")
def test_what_cannot_be_done_is_passed_over(given: Given) -> None:
    g = given(player("town-1", board="abbot trader acolyte", hand="thief"), idle(), turn=1, stage="act")
    g.do("pass")  # the Acolyte drops off with nothing to flip
    g.told(NothingHappened, seat=0)
    assert g.asked() == "AskPlay" and g.to_move == 0


@rule("VW-4.2")
def test_three_cards_are_left_to_everybody(given: Given) -> None:
    g = given(player("town-1", board="- abbot squire", hand="aristocrat labourer", draw=""), player("town-5"))
    g.do("play aristocrat")
    g.do("choose 1", "destroy labourer.0")
    g.gains(silver=2)
    assert g.document["gone"][-1] == "labourer.0"
    g = given(player("town-1", board="- abbot squire", hand="aristocrat", draw=""), player("town-5"))
    g.do("play aristocrat")
    assert g.asked() == "AskMove"  # neither destroy nor discard is possible


@rule("VW-4.2")
def test_a_destroy_that_would_leave_two_is_not_offered(given: Given) -> None:
    g = given(player("town-1", board="- abbot", hand="judith", draw="labourer", unpaid=1), player("town-5"))
    g.do("play judith")
    assert g.legal() == ["choose 2"]
    g.refused("choose 1", "VW-4.1")


@rule("VW-4.3")
def test_a_card_is_discarded_from_hand_or_unseen(given: Given) -> None:
    g = given(player("town-1", hand="financier abbot", draw="squire"), player("town-5"))
    g.do("play financier.0")
    assert g.legal() == ["discard abbot.0", "discard-top", "decline"]
    g.refused("discard squire.0", "VW-4.3")
    g.do("discard-top")
    g.gains(silver=2)
    g.told(CardDiscarded, seat=0, card="squire.0", from_hand=False)
    assert g.of(0)["discards"] == ["squire.0"]


@rule("VW-4.3", "VW-4.5")
def test_an_empty_draw_pile_is_shuffled_for_it_first(given: Given) -> None:
    g = given(player("town-1", hand="financier abbot", draw="", discards="squire"), player("town-5"))
    g.do("play financier.0", "discard-top")
    g.told(Shuffled, seat=0)
    g.gains(silver=2, virtue=-1)
    assert g.of(0)["discards"] == ["squire.0"]


@rule("VW-4.3")
def test_destroyed_cards_leave_the_game_for_silver(given: Given) -> None:
    g = given(
        player("town-8", board="journeyman trader", silver=0, hand="financier"), player("town-5"), stage="act"
    )
    g.do("trade 1 0", "destroy financier.0")
    g.told(CardDestroyed, seat=0, card="financier.0", from_hand=True)
    g.gains(silver=3 + 1)  # its value, and the Trader's
    assert "financier.0" in g.document["gone"]


@rule("VW-4.3", "VW-4.2")
def test_several_are_destroyed_one_after_the_other(given: Given) -> None:
    g = given(
        player("town-8", board="journeyman lender peddler-1", hand="financier abbot"),
        player("town-5"),
        stage="act",
    )
    assert g.starts_with("trade") == ["trade 2 0"]
    g.do("trade 2 0", "destroy financier.0", "destroy abbot.0")
    g.gains(silver=5)
    g = given(
        player("town-8", board="journeyman lender peddler-1", hand="financier abbot"),
        player("town-5"),
        stage="act",
    )
    g.do("trade 2 0", "decline")
    g.told(Declined, seat=0, offer="destroy")
    assert g.asked() != "AskDestroy"  # who declines the first is not asked again


@rule("VW-4.4")
def test_drawing_from_an_empty_pile_shuffles_the_discards(given: Given) -> None:
    g = given(
        player(
            "town-1", board="abbot trader lender", hand="squire", draw="thief", discards="journeyman labourer"
        ),
        player("town-5"),
        stage="act",
    )
    g.do("pass")
    g.told(Shuffled, seat=0)
    assert len(g.of(0)["hand"]) == 3 and len(g.of(0)["draw"]) == 1 and g.of(0)["discards"] == []
    g.gains(virtue=-1)
    # Before the shuffle the draw pile was empty, so everybody knows the two cards in hand.
    assert sorted(g.of(0)["known"]) == ["squire.0", "thief.0"]


@rule("VW-4.5")
def test_a_shuffle_brings_one_corruption_to_who_shows_criminals(given: Given) -> None:
    g = given(
        player(
            "town-1", board="antagonist thief lender", hand="squire", draw="", discards="journeyman labourer"
        ),
        player("town-5"),
        stage="act",
    )
    g.do("pass")
    g.gains(corruption=1)


@rule("VW-4.5")
def test_the_shuffle_effect_mixes_discards_into_the_pile(given: Given) -> None:
    g = given(
        player("town-1", board="abbot", hand=FULL, discards="journeyman", draw="thief", silver=1),
        player("town-5"),
        stage="recruit",
        tops={"a": "courier"},
    )
    g.do("hire courier")
    g.gains(silver=-1, virtue=-1)
    assert sorted(g.of(0)["draw"]) == ["courier", "journeyman.0", "thief.0"]


@rule("VW-4.5")
def test_the_shuffle_effect_needs_a_discard(given: Given) -> None:
    g = given(
        player("town-1", board="trader", hand="lender squire abbot", silver=2),
        player("town-5"),
        stage="act",
        tops={"a": "courier"},
    )
    g.do("dismiss trade")
    g.told(NothingHappened, seat=0)
    g.gains(silver=-1)


@rule("VW-4.6", "VW-1.2")
def test_a_free_hire_takes_any_visible_townsfolk(given: Given) -> None:
    g = given(player("town-1", hand="clovis"), player("town-5"), tops={"d": "friar"})
    g.do("play clovis")
    assert len(g.legal()) == 5
    g.refused("hire acolyte", "VW-4.6")
    g.do("hire friar")
    g.told(CardTurnedUp, segment="d")
    assert g.of(0)["discards"] == ["friar"] and g.of(0)["goods"]["silver"] == 0
    g.gains(virtue=-1)


@rule("VW-4.6", "VW-R11")
def test_a_hire_triggers_a_discard_that_triggers_a_shuffle_that_moves_a_marker(given: Given) -> None:
    g = given(
        player("town-1", hand="clovis abbot", draw="", board="- squire lender", corruption=1, virtue=7),
        player("town-5"),
        tops={"d": "scoundrel-1"},
    )
    g.do("play clovis", "hire scoundrel-1", "discard-top")
    # Corruption for Clovis on the board when he is played, and for the shuffle of the card just hired.
    g.gains(corruption=1 + 1)
    assert g.of(0)["discards"] == ["scoundrel-1"]


@rule("VW-4.6")
def test_printed_cards_cannot_be_hired(given: Given) -> None:
    g = given(player("town-1", board="abbot", hand=FULL, silver=5), player("town-5"), stage="act", empty="a")
    g.do("pass")
    assert g.to_move == 1  # nobody is there to be hired


@rule("VW-4.7")
def test_turns_go_clockwise(given: Given) -> None:
    g = given(
        player("town-1", board="abbot", hand=FULL),
        player("town-5"),
        player("town-7"),
        player("town-9"),
        stage="act",
    )
    g.do("pass")
    assert g.to_move == 1 and g.document["on_turn"] == 1
    g.refused("pass", "VW-4.7", seat=0)


@rule("VW-4.9")
def test_a_free_building_goes_on_any_spot(given: Given) -> None:
    g = given(
        player("inner-a", board="abbot acolyte deacon-1", hand=FULL, ink=1),
        player("town-5"),
        stage="act",
        tiles={"a": "grey-4-workshop"},
    )
    g.do("transcribe ink", "slot workshop-3")
    assert len(g.legal()) == 20
    g.do("spot b3")  # a free hire
    assert g.asked() == "AskHire"


@rule("VW-4.9")
def test_a_free_building_that_is_not_left_does_nothing(given: Given) -> None:
    shop = {"seat": 0, "building": "workshop"}
    g = given(
        player(
            "inner-a", board="abbot acolyte friar", hand=FULL, ink=1, slots="workshop-1 workshop-2 workshop-3"
        ),
        player("town-5"),
        stage="act",
        tiles={"a": "grey-4-workshop"},
        spots={"b1": shop, "c1": shop, "d1": shop},
    )
    g.do("transcribe ink")
    g.told(NothingHappened, seat=0)


@rule("VW-4.10", "VW-1.3")
def test_a_free_manuscript_costs_3_or_4(given: Given) -> None:
    g = given(
        player("inner-a", board="abbot acolyte friar", hand=FULL, ink=4),
        player("town-5"),
        stage="act",
        tiles={
            "a": "black-7-manuscript",
            "b": "black-6-deeds",
            "c": "black-4-ink",
            "d": "blue-3-silver",
            "e": "yellow-5-nobles",
        },
    )
    g.do("transcribe ink ink ink ink")
    free = [text for text in g.legal() if text in ("manuscript black-4-ink", "manuscript blue-3-silver")]
    assert len(free) == 2 and set(g.legal()) - set(free) <= {
        f"manuscript {g.document['tiles']['a']}"
    }  # and what came to light
    g.refused("manuscript black-6-deeds", "VW-4.10")
    g.do("manuscript black-4-ink")
    g.gains(ink=2)
    assert g.of(0)["manuscripts"] == ["black-7-manuscript", "black-4-ink"]


@rule("VW-4.10", "VW-6.8")
def test_a_free_manuscript_counts_for_the_bonus_card(given: Given) -> None:
    g = given(
        player("inner-a", board="abbot acolyte friar", hand=FULL, ink=4, manuscripts="black-4-ink"),
        player("town-5"),
        stage="act",
        tiles={"a": "black-7-manuscript", "b": "black-3-flip"},
    )
    g.do("transcribe ink ink ink ink", "manuscript black-3-flip")
    assert g.document["bonus"]["black"] == 0
