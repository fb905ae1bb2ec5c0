"""VR-PYR: where cards can lie, circles, neighbours, free cards."""

from __future__ import annotations

import pytest

from tests.games.viceroy.given import drawn, given
from tests.games.viceroy.playing import PHASE, columns, every_edition
from tests.marks import rule
from viceregal.core.chance import Chance
from viceregal.core.records import CHANCE
from viceregal.games.viceroy.rules.events import CircleClosed, TurnBegan
from viceregal.games.viceroy.rules.game import GAME


@rule("VR-PYR-1")
@every_edition
def test_a_game_lasts_twelve_turns(edition: str) -> None:
    chance = Chance("twelve")
    s = GAME.start(GAME.setup(2, edition), chance)
    turns: list[int] = []

    def hear(event: object, only: object = None) -> None:
        if isinstance(event, TurnBegan):
            turns.append(event.turn)

    while s.todo:
        seat = GAME.deciders(s)[0]
        action = GAME.sample(s, chance) if seat == CHANCE else chance.pick(GAME.legal(s, seat))
        GAME.apply(s, seat, action, hear)
    assert turns == list(range(1, 13))
    assert GAME.open_view(s)["large"] == []


@rule("VR-PYR-2")
@every_edition
def test_played_cards_are_seen_by_all_and_stay(edition: str) -> None:
    g = given(edition, PHASE[edition], pyramids=["1 2", "60"], hands=["85", ""])
    g.play(0, 85, "at 1.2")
    assert g.match.view(1)["pyramids"][0] == drawn("1 2 85")
    for text in ("at 1.0", "replace 1", "tuck 1"):
        refusal = g.match.why_not(text, 0)
        assert refusal is not None, "no action moves a card that was played"
    assert g.pyramid(0) == "1 2 85"


@rule("VR-PYR-3", "VR-RUL-16")
@every_edition
@pytest.mark.parametrize(
    ("pyramid", "places"),
    [
        ("1", "1.-1 1.1"),  # the first card: left or right of it
        ("1 2", "1.-1 1.2 2.0"),  # the third: or upon the two
        ("1 2 3", "1.-1 1.3 2.0 2.1"),
        ("1 2 3 / . 4", "1.-1 1.3 2.0"),
        ("1 2 3 / 4 5", "1.-1 1.3 3.0"),
        ("1 2 3 4 / 5 . 6", "1.-1 1.4 2.1"),  # a row above the first may have gaps
        ("1 2 3 4 / 5 6 7 / 8 9 / 10", "1.-1 1.4"),
        ("1 2 3 4 5 / 6 7 8 9 / 10 11 12 / 13 14", "1.-1 1.5"),  # level 5 is not for laws
    ],
)
def test_the_open_places(edition: str, pyramid: str, places: str) -> None:
    g = given(edition, PHASE[edition], pyramids=[pyramid, "60"], hands=["85", ""])
    g.play(0, 85)
    assert g.legal() == [f"at {place}" for place in places.split()]


@rule("VR-PYR-3", "VR-LIM-2")
def test_there_is_no_sixth_level_and_any_width() -> None:
    tower = "1 2 3 4 5 6 / 7 8 9 10 11 / 12 13 14 15 / 16 17 19 / 20 21"
    g = given("cs", "build", pyramids=[tower, "60"], hands=["22", ""], gems=["B" * 5 + "G" * 5 + "Y" * 5, ""])
    g.play(0, 22)
    assert g.legal() == ["at 1.-1", "at 1.6"]
    g.refused("at 5.0", rule="VR-PYR-3")
    wide = " ".join(str(card) for card in range(1, 40) if card not in (18, 25))
    for edition in ("ru", "cs", "pl"):
        g = given(edition, PHASE[edition], turn=11, pyramids=[wide, "60"], hands=["85", ""])
        g.play(0, 85, "at 1.37")
        assert len(g.document["pyramids"][0]) == 38


@rule("VR-PYR-3")
@every_edition
def test_places_that_are_refused(edition: str) -> None:
    g = given(edition, PHASE[edition], pyramids=["1 2 3 / 4", "60"], hands=["85", ""])
    g.play(0, 85)
    for place in ("1.1", "1.5", "1.-2", "2.0", "2.2", "3.0", "2.-1"):
        g.refused(f"at {place}", rule="VR-PYR-3")
    g.refused("under 1", rule="VR-PYR-3")
    g.refused("replace 1", rule="VR-PYR-3")


# Circles -----------------------------------------------------------------------------------------------------------


@rule("VR-PYR-5", "VR-PYR-4", "VR-LAW-3")
@every_edition
def test_a_law_that_closes_a_circle_of_one_colour_pays_its_gem(edition: str) -> None:
    """Law 85 has a yellow lower half."""
    g = given(edition, PHASE[edition], pyramids=["BYY YBB", "60"], hands=["85", ""])
    g.play(0, 85, "at 2.0")
    assert g.told(CircleClosed, seat=0, place="2.0", colour="yellow", count=1)
    assert g.gems(0) == "Y"


@rule("VR-PYR-5", "VR-PYR-4")
@every_edition
@pytest.mark.parametrize("base", ["BYY BBB", "BBY YBB", "BBY BBB"])
def test_a_circle_of_several_colours_pays_nothing(edition: str, base: str) -> None:
    g = given(edition, PHASE[edition], pyramids=[base, "60"], hands=["85", ""])
    g.play(0, 85, "at 2.0")
    g.untold(CircleClosed)
    assert g.gems(0) == ""


@rule("VR-PYR-5", "VR-REW-10")
@every_edition
def test_no_gem_is_paid_when_the_reserve_has_none(edition: str) -> None:
    g = given(edition, PHASE[edition], pyramids=["BYY YBB", "60"], hands=["85", ""], reserve="BRG")
    g.play(0, 85, "at 2.0")
    assert g.told(CircleClosed, colour="yellow", count=0)
    assert g.gems(0) == "" and g.reserve == "BRG"


@rule("VR-PYR-5", "VR-COS-3")
def test_the_gem_of_a_circle_can_be_the_one_that_was_just_paid() -> None:
    """Card 17 costs green and blue on level 2 and has a blue lower half; the reserve is empty before."""
    g = given("cs", "build", pyramids=["RBY BRY", "60"], hands=["17", ""], gems=["GB", ""], reserve="")
    g.play(0, 17, "at 2.0")
    assert g.told(CircleClosed, colour="blue", count=1), "paid in blue, and blue comes back"


# Neighbours and free cards -----------------------------------------------------------------------------------------


@rule("VR-PYR-6", "VR-RUL-13", "VR-RUL-15")
@every_edition
def test_a_card_has_at_most_six_neighbours_and_tucked_ones_are_none(edition: str) -> None:
    """Law 85 in the middle: two points for each character that touches it."""
    around = given(edition, "end", pyramids=["1 2 3 4 / 5 85 6 / 7 8", "60"])
    assert around.score(0)["laws"] == 2 * 6
    tucked = given(edition, "end", pyramids=["1 2 3 4 / 5 85 6 / 7 8", "60"], tucked={5: "10 11", 85: "12"})
    assert tucked.score(0)["laws"] == 2 * 6
    corner = given(edition, "end", pyramids=["85 2 3 4 / 5 9 6 / 7 8", "60"])
    assert corner.score(0)["laws"] == 2 * 2


@rule("VR-PYR-6", "VR-RUL-13")
@every_edition
@pytest.mark.parametrize("law", [85, 86, 87, 88])
def test_laws_beside_the_law_are_no_characters(edition: str, law: int) -> None:
    """Cards 1 and 3 touch it, and law 68, which counts five cards."""
    g = given(edition, "end", pyramids=[f"1 {law} 3 5 / 68", "60"])
    assert g.score(0)["laws"] == 2 * 2 + 5


@rule("VR-PYR-7", "VR-RUL-21")
@columns(ru="1 6", cs="1 6 7 8", pl="1 6")
def test_the_free_cards(edition: str, expected: str) -> None:
    """Law 74 takes one. 7 and 8 lie inside the top row: free only in cs. 2 to 10 carry cards, 9 hides one."""
    pyramid = "1 2 3 4 5 10 / . 6 7 8 9"
    g = given(edition, PHASE[edition], pyramids=[pyramid, "60"], hands=["74", ""], tucked={9: "11"})
    g.play(0, 74, "at 1.6")
    assert g.legal() == [f"tuck {card}" for card in expected.split()]


@rule("VR-RUL-21", "VR-PYR-7")
@every_edition
def test_inside_level_one_no_card_is_free(edition: str) -> None:
    g = given(edition, PHASE[edition], pyramids=["1 2 3 4", "60"], hands=["74", ""])
    g.play(0, 74, "at 1.4")
    assert g.legal() == ["tuck 1"], "1 is an end; 4 is none any more"


@rule("VR-PYR-7", "VR-RUL-16")
@every_edition
def test_the_ends_of_a_row_with_a_gap(edition: str) -> None:
    g = given(edition, PHASE[edition], pyramids=["1 2 3 4 5 / 6 . . 7", "60"], hands=["74", ""])
    g.play(0, 74, "at 1.-1")
    assert g.legal() == ["tuck 6", "tuck 7"]


@rule("VR-PYR-8", "VR-RUL-15")
@every_edition
def test_tucking_is_not_playing(edition: str) -> None:
    """Card 13 would give gems and cost one: under law 72 it does neither."""
    g = given(edition, PHASE[edition], pyramids=["1", "60"], hands=["72 13", ""], gems=["Y", ""])
    g.play(0, 72, "at 1.1", "tuck 13")
    assert g.under(72) == "13"
    assert g.gems(0) == "Y" and g.tokens(13) == ""
    assert 13 not in g.document["pyramids"][0].values()


@rule("VR-PYR-9")
@every_edition
def test_a_law_works_from_when_it_is_placed_and_stays(edition: str) -> None:
    """Once (71), from now on (78) or at the end (68): each stays in the pyramid."""
    g = given(edition, PHASE[edition], pyramids=["1 78 68", "60"], hands=["71", ""], small="20 21")
    g.play(0, 71, "at 1.3", "option 2")
    assert g.tokens(71) == "points-6"
    assert g.pyramid(0) == "1 78 68 71"
    assert g.score(0) == {"laws": 4, "points": 6, "magic": 0, "sets": 0, "attack": 0}
