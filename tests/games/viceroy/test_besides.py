"""Views say besides what follows from the rest by rules: phases, endless gems that were used, circles of one colour."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tests.games.viceroy.given import given
from tests.games.viceroy.playing import tower
from tests.marks import rule
from viceregal import Match
from viceregal.core.chance import Chance
from viceregal.games.viceroy.rules.costs import endless_left
from viceregal.games.viceroy.rules.effects import COLOURS
from viceregal.games.viceroy.rules.game import GAME
from viceregal.games.viceroy.rules.scoring import sheet_of
from viceregal.games.viceroy.rules.state import ViceroyState


def states() -> Iterator[ViceroyState]:
    """Of games in which everybody plays by chance, two of each edition."""
    for number, edition in enumerate([*GAME.facts.editions, *GAME.facts.editions]):
        match, chance = Match.new(GAME, GAME.setup(3, edition), number), Chance(number)
        while match.to_move:
            assert isinstance(match.state, ViceroyState)
            yield match.state
            match.play(chance.pick(match.actions(match.to_move[0])), match.to_move[0])


def test_who_sees_everything_is_told_it_too() -> None:
    match = Match.new(GAME, GAME.setup(2, "ru"), 1)
    view = match.view(0)
    assert GAME.besides(match.state) == {
        name: view[name]
        for name in ("phases", "playing", "auction_comes", "attack_comes_first", "endless", "circles")
    }


# Endless gems -------------------------------------------------------------------------------------------------------


def gem(card: int, token: int, colour: str, used: bool) -> dict[str, Any]:
    return {"card": card, "token": token, "colour": colour, "used": used}


@rule("VR-REW-8")
def test_of_two_endless_gems_of_a_colour_one_is_used() -> None:
    pyramid, place = tower(2, 58)
    lie = {85: "magic gem-blue", 86: "gem-blue gem-red"}
    g = given(
        "cs", "build", round=1, pyramids=[pyramid, "59"], hands=["58 87", ""], gems=["BBGG", ""], tokens=lie
    )
    g.do("choose 58")
    lying = [gem(85, 1, "blue", False), gem(86, 0, "blue", False), gem(86, 1, "red", False)]
    assert g.match.view(1)["endless"] == [lying, []]
    g.do(f"at {place}", "pay blue")
    assert g.match.view(1)["endless"][0] == [gem(85, 1, "blue", True), *lying[1:]]


@rule("VR-REW-8")
def test_those_that_are_not_used_are_the_ones_that_pay() -> None:
    used = 0
    for s in states():
        for seat, told in enumerate(GAME.view(s, None)["endless"]):
            left = [each["colour"] for each in told if not each["used"]]
            assert [left.count(colour) for colour in COLOURS] == endless_left(s, seat)
            used += len(told) - len(left)
    assert used


# Circles ------------------------------------------------------------------------------------------------------------


@rule("VR-PYR-4")
def test_circles_are_told_by_their_upper_place_with_the_colour_of_those_that_have_one() -> None:
    g = given("cs", "build", pyramids=["RBY BRY GBR / 17", "60"], hands=["4", ""], gems=["RRBBGGYY", ""])
    assert g.match.view(None)["circles"] == [{"2.0": "blue"}, {}]
    g.do("choose 4", "at 2.1")
    assert g.match.view(None)["circles"][0] == {"2.0": "blue", "2.1": None}


@rule("VR-PYR-4", "VR-END-3")
def test_as_many_circles_have_one_colour_as_the_score_sheet_counts() -> None:
    closed = recoloured = 0
    for s in states():
        for seat, circles in enumerate(GAME.view(s, None)["circles"]):
            counted = [line.sources[:2] for line in sheet_of(s, seat) if line.heading == "circles"]
            assert counted == [(place, colour) for place, colour in circles.items() if colour]
            closed += len(counted)
            recoloured += any(owner == seat for owner, _ in s.painted)
    assert closed and recoloured
