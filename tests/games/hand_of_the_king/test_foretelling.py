"""What a player wants to know before a move: the cards, the banner, the companion, the tie."""

from __future__ import annotations

from tests.games.hand_of_the_king.given import Given
from tests.marks import rule
from viceregal import Event


def kinds(events: list[Event]) -> list[str]:
    return [type(event).__name__ for event in events]


@rule("HK-BAN-1")
def test_a_banner_that_changes_hands_is_a_point_for_one_and_a_point_less_for_the_other(given: Given) -> None:
    g = given("varys robb theon", ["", "arya"])
    made = g.match.foretell("move right stark")
    assert kinds(made.events) == ["VarysMoved", "BannerTaken", "TurnBegan"]
    assert made.gain == {"stark": 1} and made.cost == {}
    assert [(change.seat, change.before, change.after) for change in made.scores] == [(0, 0, 1), (1, 1, 0)]
    assert [line.sources for line in made.scores[0].come] == [("stark",)]
    assert made.stop == "others" and g.banner("stark") == 1


@rule("HK-BAN-1")
def test_one_card_too_few_leaves_the_banner_where_it_is(given: Given) -> None:
    g = given("varys robb theon", ["", "arya bran"])
    made = g.match.foretell("move right stark")
    assert kinds(made.events) == ["VarysMoved", "TurnBegan"] and made.scores == []


@rule("HK-COM-1")
def test_the_last_of_a_house_earns_a_companion_and_its_choice_is_asked(given: Given) -> None:
    g = given("varys edmure / . theon", ["robb", "arya"], pool="hodor jaqen")
    made = g.match.foretell("move right tully")
    assert kinds(made.events) == ["VarysMoved", "CompanionEarned"]
    assert made.stop == "asked" and type(made.asked).__name__ == "AskCompanion" and made.answers == 2


@rule("HK-COM-13", "HK-BAN-4")
def test_a_move_and_its_companion_in_a_row(given: Given) -> None:
    g = given("varys edmure / . theon", ["robb", "arya"], pool="gendry")
    made = g.match.foretell(["move right tully", "call gendry"])
    assert made.done == 2 and made.gain == {"tully": 1, "baratheon": 1}
    (change,) = made.scores
    assert (change.before, change.after) == (1, 3)
    assert change.come[0].sources == ("stark", "baratheon", "tully")


@rule("HK-BAN-3")
def test_a_tie_that_a_companion_makes_is_the_movers_to_give(given: Given) -> None:
    """Jaqen kills Arya: Robb and Bran are tied then."""
    g = given("varys edmure / . theon", ["robb", "bran", "arya sansa"], pool="jaqen")
    made = g.match.foretell(["move right tully", "call jaqen", "kill theon", "kill arya"])
    assert made.stop == "asked" and type(made.asked).__name__ == "AskBanner"
    assert made.answers == 3
    given_away = g.match.foretell(
        ["move right tully", "call jaqen", "kill theon", "kill arya", "banner stark 1"]
    )
    banners = [each for each in given_away.scores if each.heading == "banners"]
    assert [(each.seat, each.after - each.before) for each in banners] == [(0, 1), (1, 1), (2, -1)]


@rule("HK-MOV-1")
def test_a_move_that_is_refused_says_so_and_where_in_the_row(given: Given) -> None:
    g = given("varys edmure / . theon", ["robb", "arya"], pool="hodor jaqen")
    made = g.match.foretell(["move right tully", "call gendry"])
    assert made.done == 1 and made.stop == "refused" and made.refusal is not None
    assert made.refusal.missing == {} and made.answers == 2
    assert kinds(made.events) == ["VarysMoved", "CompanionEarned"]


@rule("HK-VAR-4")
def test_a_raven_that_is_spent_is_what_is_missing(given: Given) -> None:
    g = given("varys robb theon", ["", "arya", ""], options={"variant": "raven"}, ravens=[False, True, True])
    refusal = g.match.foretell("raven 1").refusal
    assert refusal is not None and refusal.missing == {"raven": 1}


@rule("HK-END-1")
def test_the_last_move_is_foretold_to_the_end_of_the_game(given: Given) -> None:
    made = given("varys robb / . theon", ["", "arya"]).match.foretell("move right stark")
    assert made.stop == "others"
    last = given("varys robb", ["", "arya"]).match.foretell("move right stark")
    assert last.stop == "over" and kinds(last.events)[-1] == "GameEnded"
