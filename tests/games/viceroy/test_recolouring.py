"""VR-END-2: recolouring, and the optimiser held against trying everything."""

from __future__ import annotations

from itertools import product

import pytest

from tests.games.viceroy.given import card_with, given
from tests.held import rule
from viceregal.core.chance import Chance
from viceregal.core.records import CHANCE
from viceregal.games.viceroy.actions import Recolour
from viceregal.games.viceroy.frames import AskRecolour
from viceregal.games.viceroy.game import GAME
from viceregal.games.viceroy.recolouring import best_recolouring, circles, recolouring_cost
from viceregal.games.viceroy.scoring import score_of
from viceregal.games.viceroy.state import ViceroyState


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
    uppers = circles(s, seat)
    best = score_of(s, seat)
    for colours in product((-1, 0, 1, 2, 3), repeat=len(uppers)):
        spent = [0, 0, 0, 0]
        plan = {upper: colour for upper, colour in zip(uppers, colours, strict=True) if colour >= 0}
        for upper, colour in plan.items():
            spent[colour] += recolouring_cost(s, seat, upper, colour)
        if all(spent[colour] <= s.gems[seat][colour] for colour in range(4)):
            painted = s.clone()
            painted.painted[seat] = plan
            best = max(best, score_of(painted, seat))
    return best


@rule("VR-END-2")
@pytest.mark.parametrize("edition", ["ru", "cs", "pl"])
def test_the_optimiser_finds_what_trying_everything_finds(edition: str) -> None:
    tried = 0
    for s in ends(edition, 60):
        for seat in range(s.seats):
            if not 1 <= len(circles(s, seat)) <= 6:
                continue
            tried += 1
            best = s.clone()
            best.painted[seat] = dict(best_recolouring(s, seat))
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


@rule("VR-END-2")
def test_the_lower_half_of_the_upper_card_is_two_segments() -> None:
    """Circle 2.0: left green, right green, bottom red (two segments)."""
    pyramid = {"1.0": card_with("BGB"), "1.1": card_with("GBY"), "2.0": card_with("BBR")}
    todo = [{"is": "Finish"}, {"is": "AskRecolour", "seat": 0, "place": "1.0"}]
    g = given("cs", turn=12, pyramids=[pyramid, {"1.0": 60}], gems=["GGBB", ""], todo=todo, lifted=True)
    s = g.match.state
    assert isinstance(s, ViceroyState)
    left, right, bottom = (2, 2, 1)
    upper = circles(s, 0)[0]
    costs = [recolouring_cost(s, 0, upper, colour) for colour in range(4)]
    assert costs == [(left != c) + (right != c) + 2 * (bottom != c) for c in range(4)]
    g.do("recolour 2.0 green")
    assert g.gems(0) == "BB"
    assert g.score(0)["circles"] == 2
