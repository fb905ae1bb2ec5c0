"""VR-END-2: recolouring, and the optimiser held against trying everything."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from tests.games.viceroy.given import card_with, given
from tests.games.viceroy.playing import columns, every_edition
from tests.marks import rule
from viceregal.core.chance import Chance
from viceregal.core.records import CHANCE
from viceregal.games.viceroy.rules.actions import Recolour
from viceregal.games.viceroy.rules.frames import AskRecolour
from viceregal.games.viceroy.rules.game import GAME
from viceregal.games.viceroy.rules.pyramid import circle_places
from viceregal.games.viceroy.rules.recolouring import best_recolouring, recolouring_cost
from viceregal.games.viceroy.rules.scoring import score_of
from viceregal.games.viceroy.rules.state import ViceroyState


def ends(edition: str, games: int) -> list[ViceroyState]:
    """States of random games in which somebody may recolour first."""
    found = []
    for seed in range(games):
        chance = Chance(f"{edition} {seed}")
        s = GAME.start(GAME.setup(2, edition), chance)
        while s.todo and not isinstance(s.todo[-1], AskRecolour):
            seat = GAME.deciders(s)[0]
            action = GAME.sample(s, chance) if seat == CHANCE else chance.pick(GAME.legal(s, seat))
            GAME.apply(s, seat, action)
        if s.todo:
            assert isinstance(s, ViceroyState)
            found.append(s)
    return found


def best_by_trying(s: ViceroyState, seat: int) -> int:
    """The most points of all ways to give circles colours, or to leave them."""
    uppers = circle_places(s.pyramids[seat])
    best = score_of(s, seat)
    for colours in product((-1, 0, 1, 2, 3), repeat=len(uppers)):
        spent = [0, 0, 0, 0]
        plan = {upper: colour for upper, colour in zip(uppers, colours, strict=True) if colour >= 0}
        for upper, colour in plan.items():
            spent[colour] += recolouring_cost(s, seat, upper, colour)
        if all(spent[colour] <= s.gems[seat][colour] for colour in range(4)):
            painted = s.clone()
            painted.painted = {(seat, upper): colour for upper, colour in plan.items()}
            best = max(best, score_of(painted, seat))
    return best


@rule("VR-END-2")
@pytest.mark.parametrize("edition", ["ru", "cs", "pl"])
def test_the_optimiser_finds_what_trying_everything_finds(edition: str) -> None:
    tried = 0
    for s in ends(edition, 60):
        for seat in range(s.seats):
            if not 1 <= len(circle_places(s.pyramids[seat])) <= 6:
                continue
            tried += 1
            best = s.clone()
            best.painted = {(seat, upper): colour for upper, colour in best_recolouring(s, seat)}
            assert score_of(best, seat) == best_by_trying(s, seat)
    assert tried > 30


@rule("VR-END-2")
def test_the_plan_of_the_optimiser_can_be_played() -> None:
    for s in ends("cs", 30):
        ask = s.todo[-1]
        assert isinstance(ask, AskRecolour)
        for upper, colour in best_recolouring(s, ask.seat):
            action = Recolour(upper, colour)
            assert action in GAME.legal(s, ask.seat)
            GAME.apply(s, ask.seat, action)


# A player recolours --------------------------------------------------------------------------------------------------

# The circle of the upper card: left green, right green, bottom red, which is two segments.
GREEN_AND_RED = "BGB GBY / BBR"
GREEN_AND_BLUE = "YGB GRB / RRB"


@rule("VR-END-2")
@columns(ru=3, cs=2, pl=2)
def test_the_lower_half_of_the_upper_card_is_two_segments(edition: str, expected: int) -> None:
    g = given(edition, "end", pyramids=[GREEN_AND_RED, "60"], gems=["RRGG", ""])
    s = g.match.state
    assert isinstance(s, ViceroyState)
    assert [recolouring_cost(s, 0, circle_places(s.pyramids[0])[0], colour) for colour in range(4)] == [
        4,
        2,
        2,
        4,
    ]
    g.do("gem blue")
    assert g.legal() == ["recolour 2.0 red", "recolour 2.0 green", "enough"]
    g.do("recolour 2.0 green")
    assert g.over
    assert g.score(0)["circles"] == expected
    assert g.gems(0) == "BRR", "two gems were laid, and none is paid for a circle that was not played"


@rule("VR-END-2")
@every_edition
def test_with_one_gem_of_two_nothing_is_recoloured(edition: str) -> None:
    g = given(edition, "end", pyramids=[GREEN_AND_RED, "60"], gems=["RGBB", ""])
    g.do("gem blue")
    assert g.over
    assert "circles" not in g.score(0)


@rule("VR-END-2")
@every_edition
def test_nobody_has_to_recolour(edition: str) -> None:
    g = given(edition, "end", pyramids=[GREEN_AND_RED, GREEN_AND_BLUE], gems=["GG", "BB"])
    g.do("gem blue", "enough")
    assert g.asked == [1], "seat after seat"
    g.do("enough")
    assert "circles" not in g.score(0) | g.score(1)


@rule("VR-END-2", "VR-END-3")
@columns(ru=[3, 5], cs=[2, 4], pl=[2, 4])
def test_a_circle_can_be_given_another_colour(edition: str, expected: list[int]) -> None:
    """It is green and pays little; blue pays more with its bonus, for four gems."""
    said: dict[str, Any] = {"pyramids": ["BGB GBY / BGG", "60"], "gems": ["BBB", ""]}
    g = given(edition, "end", tokens={card_with("BGB"): "circle-blue+2"}, **said)
    assert g.score(0)["circles"] == expected[0]
    g.do("gem blue", "recolour 2.0 blue")
    assert g.score(0)["circles"] == expected[1]


@rule("VR-END-2", "VR-REW-8")
@every_edition
def test_endless_gems_stay_where_they_lie_when_circles_are_recoloured(edition: str) -> None:
    green = card_with("BGB")
    g = given(edition, "end", pyramids=[GREEN_AND_RED, "60"], tokens={green: "gem-green"}, gems=["G", ""])
    g.do("gem blue")
    assert g.over, "one green gem behind the screen is not two"
    assert g.tokens(green) == "gem-green"


@rule("VR-END-2")
@every_edition
def test_what_recolouring_refuses(edition: str) -> None:
    g = given(edition, "end", pyramids=[GREEN_AND_RED, "60"], gems=["RRGG", ""])
    g.do("gem blue")
    g.refused("recolour 1.0 green", rule="VR-END-2")
    g.refused("recolour 3.0 green", rule="VR-END-2")
    g.refused("recolour 2.0 yellow", rule="VR-END-2")
    g.refused("gem blue", rule="VR-END-2")
    g.refused("recolour 2.0 green", rule="VR-ORD-2", seat=1)


@rule("VR-END-2")
@every_edition
def test_a_circle_that_was_passed_over_is_not_recoloured_any_more(edition: str) -> None:
    """Circles are gone through from below, so that each choice comes up once."""
    g = given(edition, "end", pyramids=["BGB GGY GBB / BBR RRR / BBY", "60"], gems=["G" * 8, ""])
    g.do("gem blue", "recolour 2.1 green")
    g.refused("recolour 2.0 green", rule="VR-END-2")
