"""HK-BAN: who gets which banner at the end of a turn. In these scenarios the last Tully earns the companion."""

from __future__ import annotations

import pytest

from tests.games.hand_of_the_king.given import Given
from tests.marks import rule
from viceregal.games.hand_of_the_king.rules.events import BannerReturned, BannerTaken

# A move takes Edmure, the last Tully; Theon below keeps the game going.
LAST_TULLY = "varys edmure / . theon"
EARN = "move right tully"


@rule("HK-BAN-1")
def test_the_first_card_of_a_house_brings_its_banner_from_the_table(given: Given) -> None:
    g = given("varys robb theon")
    g.do("move right stark")
    assert g.banner("stark") == 0
    assert g.told(BannerTaken) == [{"is": "BannerTaken", "seat": 0, "house": "stark", "other": -1}]


@rule("HK-BAN-1")
@pytest.mark.parametrize(
    ("own", "others", "holder"),
    [("", "arya", 0), ("", "arya bran", 1), ("sansa", "arya bran", 0), ("sansa", "arya bran eddard", 1)],
    ids=["a tie is enough", "one less is not", "a tie of two", "two against three"],
)
def test_as_many_as_every_other_player_take_it_from_its_holder(
    given: Given, own: str, others: str, holder: int
) -> None:
    g = given("varys robb theon", [own, others])
    assert g.banner("stark") == 1
    g.do("move right stark")
    assert g.banner("stark") == holder
    if holder == 0:
        g.told(BannerTaken, seat=0, house="stark", other=1)
    else:
        g.untold(BannerTaken)


@rule("HK-BAN-1")
@pytest.mark.parametrize(("third", "holder"), [("arya", 0), ("arya bran", 2)])
def test_every_other_player_counts_also_one_who_sits_far(given: Given, third: str, holder: int) -> None:
    g = given("varys robb theon", ["", "eddard", third, ""], banners={"stark": 1 if third == "arya" else 2})
    g.do("move right stark")
    assert g.banner("stark") == holder


@rule("HK-BAN-1")
def test_who_holds_the_banner_and_takes_more_keeps_it(given: Given) -> None:
    g = given("varys robb theon", ["arya", ""])
    g.do("move right stark")
    assert g.banner("stark") == 0
    g.untold(BannerTaken)


@rule("HK-BAN-2")
def test_a_standing_tie_in_another_house_is_not_claimed_anew(given: Given) -> None:
    g = given("varys robb theon", ["asha tywin", "balon cersei"], banners={"greyjoy": 1, "lannister": 1})
    g.do("move right stark")
    assert g.banner("greyjoy") == 1 and g.banner("lannister") == 1
    g.changed(seat=0, stark=+1, banners=+1)
    g.changed(seat=1)


@rule("HK-BAN-2")
def test_nor_when_a_companion_has_changed_yet_another_house(given: Given) -> None:
    g = given(
        LAST_TULLY, ["asha tywin", "balon cersei"], banners={"greyjoy": 1, "lannister": 1}, pool="gendry"
    )
    g.do(EARN, "call gendry")
    assert g.banner("greyjoy") == 1 and g.banner("lannister") == 1
    assert g.banner("baratheon") == 0 and g.banner("tully") == 0


@rule("HK-BAN-2")
def test_the_last_to_reach_a_tie_holds_the_banner(given: Given) -> None:
    g = given("robb varys sansa theon")
    g.do("move left stark")
    assert g.banner("stark") == 0
    g.do("move right stark")
    assert g.banner("stark") == 1


@rule("HK-BAN-2")
def test_nobody_claims_a_house_without_a_card_of_it(given: Given) -> None:
    """Ygritte kills the only Stark: no player has one, so nobody leads, not even the player on turn."""
    g = given(LAST_TULLY, ["robb", ""], pool="ygritte")
    g.do(EARN, "call ygritte", "kill robb")
    assert g.to_move == 1
    assert g.banner("stark") is None


@rule("HK-BAN-3")
@pytest.mark.parametrize("chosen", [0, 1])
def test_a_tie_made_by_a_companion_is_decided_by_its_user(given: Given, chosen: int) -> None:
    g = given(LAST_TULLY, ["robb", "sansa arya"], pool="ygritte")
    g.do(EARN, "call ygritte", "kill arya")
    assert g.to_move == 0
    assert g.legal() == ["banner stark 0", "banner stark 1"]
    assert g.banner("stark") == 1, "until it is decided it stays"
    g.do(f"banner stark {chosen}")
    assert g.banner("stark") == chosen
    assert g.to_move == 1
    if chosen == 1:
        g.untold(BannerTaken)
    else:
        g.told(BannerTaken, seat=0, house="stark", other=1)


@rule("HK-BAN-3")
def test_the_user_decides_even_between_others(given: Given) -> None:
    g = given(LAST_TULLY, ["robb", "sansa arya", "", "bran lyanna eddard"], pool="ygritte", to_move=2)
    g.do(EARN, "call ygritte", "kill bran")
    assert g.to_move == 2
    assert g.legal() == ["banner stark 1", "banner stark 3"]
    g.refused("banner stark 0", rule="HK-BAN-3")
    g.refused("banner stark 2", rule="HK-BAN-3")
    g.refused("banner greyjoy 1", rule="HK-BAN-3")
    g.refused("move down greyjoy", rule="HK-BAN-3")
    g.refused("banner stark 1", rule="HK-SET-3", seat=1)
    g.do("banner stark 1")
    assert g.banner("stark") == 1 and g.to_move == 3


@rule("HK-BAN-3")
def test_the_mover_does_not_simply_take_a_house_that_a_companion_changed_too(given: Given) -> None:
    """Without Gendry the move alone would bring the tie, and the banner with it (HK-BAN-1)."""
    g = given("varys robert / . theon", ["", "stannis renly"], pool="gendry hodor")
    g.do("move right baratheon", "call gendry")
    assert g.legal() == ["banner baratheon 0", "banner baratheon 1"]
    g.do("banner baratheon 1")
    assert g.banner("baratheon") == 1


@rule("HK-BAN-3")
def test_several_houses_are_asked_one_after_the_other_in_their_order(given: Given) -> None:
    """Littlefinger changes Tyrell and Stark; both are tied then, and Edmure's house is the mover's."""
    g = given(LAST_TULLY, ["olenna margaery", "robb sansa garlan"], pool="littlefinger")
    g.do(EARN, "call littlefinger", "give olenna", "take robb")
    assert g.banner("tully") == 0, "what needs no choice is settled first"
    assert g.legal() == ["banner stark 0", "banner stark 1"]
    g.refused("banner tyrell 0", rule="HK-BAN-3")
    g.do("banner stark 0")
    assert g.banner("tyrell") == 1, "two against one: no tie"
    g = given(LAST_TULLY, ["olenna margaery", "robb sansa"], pool="littlefinger")
    g.do(EARN, "call littlefinger", "give olenna", "take robb")
    assert g.legal() == ["banner stark 0", "banner stark 1"]
    g.do("banner stark 0")
    assert g.legal() == ["banner tyrell 0", "banner tyrell 1"]
    g.do("banner tyrell 1")
    assert (g.banner("stark"), g.banner("tyrell"), g.to_move) == (0, 1, 1)


@rule("HK-BAN-4")
def test_a_single_leader_gets_it_even_if_another_used_the_companion(given: Given) -> None:
    g = given(LAST_TULLY, ["robb sansa", "", "bran"], pool="ygritte")
    g.do(EARN, "call ygritte", "kill robb")
    assert g.legal() == ["banner stark 0", "banner stark 2"]
    g = given(LAST_TULLY, ["robb", "", "bran"], banners={"stark": 0}, pool="ygritte")
    g.do(EARN, "call ygritte", "kill robb")
    assert g.banner("stark") == 2
    g.told(BannerTaken, seat=2, house="stark", other=0)


@rule("HK-BAN-4")
def test_the_user_gets_it_as_the_single_leader(given: Given) -> None:
    g = given(LAST_TULLY, ["robb", "sansa"], banners={"stark": 1}, pool="ygritte")
    g.do(EARN, "call ygritte", "kill sansa")
    assert g.banner("stark") == 0 and g.to_move == 1


@rule("HK-BAN-4")
def test_the_mover_loses_the_house_of_the_move_to_a_leader_that_a_companion_made(given: Given) -> None:
    """Edmure brings the tie; then Ygritte kills him: Hoster's owner leads alone."""
    g = given(LAST_TULLY, ["", "hoster"], pool="ygritte")
    g.do(EARN, "call ygritte", "kill edmure")
    assert g.banner("tully") == 1
    g.untold(BannerTaken)


@rule("HK-BAN-5")
def test_a_banner_returns_to_the_table_when_nobody_has_a_card(given: Given) -> None:
    g = given(LAST_TULLY, ["", "robb"], pool="ygritte")
    g.do(EARN, "call ygritte", "kill robb")
    assert g.banner("stark") is None
    assert g.told(BannerReturned) == [{"is": "BannerReturned", "house": "stark", "other": 1}]
    g.changed(seat=1, stark=-1, banners=-1)
    g.changed(seat=0, tully=+1, banners=+1)


@rule("HK-BAN-5")
def test_not_while_a_companion_counts_for_the_house(given: Given) -> None:
    g = given(LAST_TULLY, ["tywin", ""], staying=[("shae", 1, "lannister")], pool="ygritte")
    assert g.banner("lannister") == 0
    g.do(EARN, "call ygritte", "kill tywin")
    assert g.banner("lannister") == 1
    g.untold(BannerReturned)


@rule("HK-BAN-5")
def test_it_can_be_claimed_again(given: Given) -> None:
    g = given("varys edmure / . sansa", ["", "robb"], pool="ygritte")
    g.do(EARN, "call ygritte", "kill robb")
    assert g.banner("stark") is None
    g.do("move down stark")
    assert g.banner("stark") == 1
    g.told(BannerTaken, seat=1, house="stark", other=-1)


@rule("HK-BAN-5")
def test_a_banner_on_the_table_stays_there_when_the_only_card_goes_in_the_same_turn(given: Given) -> None:
    g = given(LAST_TULLY, ["", ""], pool="ygritte")
    g.do(EARN, "call ygritte", "kill edmure")
    assert g.banner("tully") is None
    g.untold(BannerReturned)
    g.untold(BannerTaken)


@rule("HK-BAN-8")
def test_a_tie_that_stood_before_the_use_is_no_result_of_it(given: Given) -> None:
    """The printed choice is for a tie that comes of the use; the own Stark killed, the same two are tied as before."""
    areas = ["robb", "sansa arya", "bran eddard"]
    g = given(LAST_TULLY, areas, banners={"stark": 1}, pool="ygritte")
    g.do(EARN, "call ygritte", "kill robb")
    assert g.to_move == 1, "nobody is asked"
    assert g.banner("stark") == 1
    g.changed(seat=0, stark=-1, tully=+1, banners=+1)
    g = given(LAST_TULLY, areas, banners={"stark": 2}, pool="ygritte")
    g.do(EARN, "call ygritte", "kill robb")
    assert g.to_move == 1 and g.banner("stark") == 2


@rule("HK-BAN-8")
def test_a_tie_of_fewer_players_than_before_is_a_result(given: Given) -> None:
    g = given(LAST_TULLY, ["", "arya", "bran", "lyanna"], banners={"stark": 1}, pool="ygritte")
    g.do(EARN, "call ygritte", "kill lyanna")
    assert g.legal() == ["banner stark 1", "banner stark 2"]


@rule("HK-BAN-8")
def test_so_is_a_tie_of_more_players(given: Given) -> None:
    """Jon Snow counts as two: seat 0 comes level with the two who were tied."""
    g = given(LAST_TULLY, ["", "sansa arya", "bran eddard"], banners={"stark": 1}, pool="jon")
    g.do(EARN, "call jon", "name stark")
    assert g.legal() == ["banner stark 0", "banner stark 1", "banner stark 2"]


@rule("HK-BAN-8", "HK-BAN-4")
def test_a_standing_tie_that_is_broken_has_a_single_leader(given: Given) -> None:
    g = given(LAST_TULLY, ["robb", "sansa arya", "bran eddard"], banners={"stark": 1}, pool="ygritte")
    g.do(EARN, "call ygritte", "kill arya")
    assert g.to_move == 1 and g.banner("stark") == 2


@rule("HK-BAN-8", "HK-BAN-1")
def test_of_the_house_of_the_move_the_mover_takes_it_if_among_the_tied(given: Given) -> None:
    """Eddard, the last Stark, brings 2, 2, 1; without Bran it is 2, 2, 0: HK-BAN-1 holds as if nobody had been killed."""
    g = given("varys eddard / . theon", ["robb", "sansa arya", "bran"], pool="ygritte")
    assert g.banner("stark") == 1
    g.do("move right stark", "call ygritte", "kill bran")
    assert g.to_move == 1 and g.banner("stark") == 0
    g.told(BannerTaken, seat=0, house="stark", other=1)


@rule("HK-BAN-8")
def test_of_the_house_of_the_move_too_it_stays_if_the_mover_is_not_among_the_tied(given: Given) -> None:
    areas = ["", "robb lyanna", "sansa arya"]
    g = given("varys eddard / . theon", areas, banners={"stark": 2}, pool="ygritte")
    g.do("move right stark", "call ygritte", "kill eddard")
    assert g.to_move == 1 and g.banner("stark") == 2
    g.untold(BannerTaken)


@rule("HK-BAN-8")
def test_what_counts_is_the_tie_before_the_first_companion_of_the_chain(given: Given) -> None:
    """One Stark each. Hodor brings a second one, the last of King's Landing; then Ygritte kills it: nothing has come of it."""
    g = given("varys edmure bran / . theon", ["robb", "sansa"], banners={"stark": 1}, pool="hodor ygritte")
    g.do(EARN, "call hodor")
    assert g.document["tied"] == {"stark": [0, 1]}
    g.do("call ygritte", "kill bran")
    assert g.to_move == 1 and g.banner("stark") == 1
    assert g.document["tied"] == {}


@rule("HK-BAN-8", "HK-BAN-3")
def test_where_one_led_before_the_chain_a_tie_after_it_is_decided(given: Given) -> None:
    g = given("varys edmure bran / . theon", ["", "sansa"], pool="hodor ygritte")
    g.do(EARN, "call hodor")
    assert g.document["tied"] == {}
    g.do("call ygritte", "kill edmure")
    assert g.legal() == ["banner stark 0", "banner stark 1"]


@rule("HK-BAN-8")
def test_in_version_1_of_the_rules_the_user_decided_a_standing_tie_too(given: Given) -> None:
    areas = ["robb", "sansa arya", "bran eddard"]
    g = given(LAST_TULLY, areas, banners={"stark": 1}, pool="ygritte", version=1)
    g.do(EARN, "call ygritte", "kill robb")
    assert g.legal() == ["banner stark 1", "banner stark 2"]
    assert "tied" not in g.document


@rule("HK-BAN-6")
def test_banners_wait_for_the_whole_chain(given: Given) -> None:
    """Edmure, then Bran, then Tyrion: not one banner moves before the last companion is done."""
    grid = "varys edmure bran / . theon"
    g = given(grid, ["", "hoster robb tyrion"], pool="hodor bronn jon")
    for text in (EARN, "call hodor", "call bronn"):
        assert [g.banner(house) for house in ("tully", "stark", "lannister")] == [1, 1, 1]
        g.do(text)
    assert g.banner("tully") == 0, "by the move"
    g.told(BannerTaken, seat=0, house="tully", other=1)
    assert g.banner("lannister") == 0, "the only one left with a Lannister"
    assert g.legal() == ["banner stark 0", "banner stark 1"]


@rule("HK-BAN-6")
def test_they_are_settled_once_so_a_lead_in_between_brings_nothing(given: Given) -> None:
    """Hodor brings a tie of one Stark each; then Jon Snow counts two: there is a leader and nothing to decide."""
    g = given("varys edmure bran / . theon", ["", "robb"], pool="hodor jon")
    g.do(EARN, "call hodor")
    assert g.banner("stark") == 1
    g.do("call jon", "name stark")
    assert g.to_move == 1 and g.banner("stark") == 0
    assert len(g.told(BannerTaken, house="stark")) == 1


@rule("HK-BAN-6", "HK-BAN-3")
@pytest.mark.parametrize(
    ("second", "then", "houses"),
    [
        ("littlefinger", ["give edmure", "take asha"], ["stark"]),
        ("gendry", [], ["stark", "baratheon"]),
        ("ygritte", ["kill balon"], ["stark", "greyjoy"]),
        ("bronn", [], ["stark", "lannister"]),
    ],
)
def test_what_an_earlier_companion_of_the_chain_changed_is_not_forgotten(
    given: Given, second: str, then: list[str], houses: list[str]
) -> None:
    """Hodor brings a tie for Stark; whatever the second companion does, that tie is decided too."""
    areas = ["victarion", "robb asha balon robert tywin"]
    g = given("varys edmure bran / . theon / tyrion", areas, pool=["hodor", second])
    g.do(EARN, "call hodor", f"call {second}", *then)
    asked = []
    while g.legal()[0].startswith("banner"):
        asked.append(g.legal()[0].split()[1])
        g.do(g.legal()[0])
    assert asked == houses


@rule("HK-BAN-6", "HK-COM-10")
def test_before_melisandres_second_turn_they_are_settled(given: Given) -> None:
    g = given(LAST_TULLY, ["", "hoster"], pool="melisandre")
    g.do(EARN)
    assert g.banner("tully") == 1
    g.do("call melisandre")
    assert g.banner("tully") == 0 and g.to_move == 0
    g.do("move down greyjoy")
    assert g.banner("greyjoy") == 0


@rule("HK-BAN-7")
def test_an_exchange_within_one_house_leaves_its_banner(given: Given) -> None:
    g = given(
        LAST_TULLY, ["robb balon", "sansa asha"], banners={"stark": 1, "greyjoy": 1}, pool="littlefinger"
    )
    g.do(EARN, "call littlefinger", "give robb", "take sansa")
    assert g.area(0) == {"sansa", "balon", "edmure"} and g.area(1) == {"robb", "asha"}
    assert g.to_move == 1 and g.banner("stark") == 1
    g.changed(seat=0, tully=+1, banners=+1)
    g.changed(seat=1)


@rule("HK-BAN-7")
def test_a_kill_in_kings_landing_leaves_the_banner(given: Given) -> None:
    g = given("varys edmure robb / . theon", ["sansa", "arya"], banners={"stark": 1}, pool="sandor")
    g.do(EARN, "call sandor", "kill robb")
    assert g.to_move == 1 and g.banner("stark") == 1


@rule("HK-BAN-7")
def test_a_character_that_is_the_takers_already_leaves_the_banner(given: Given) -> None:
    g = given(LAST_TULLY, ["bran", "arya"], banners={"stark": 1}, pool="hodor")
    g.do(EARN, "call hodor")
    assert g.to_move == 1 and g.banner("stark") == 1


@rule("HK-BAN-7")
def test_the_move_is_settled_all_the_same(given: Given) -> None:
    """The exchange is within the house of the move: a tie of two brings the mover the banner, without a question."""
    g = given(LAST_TULLY, ["", "hoster"], pool="littlefinger")
    g.do(EARN, "call littlefinger", "give edmure", "take hoster")
    assert g.to_move == 1
    assert g.banner("tully") == 0
    g.told(BannerTaken, seat=0, house="tully", other=1)
