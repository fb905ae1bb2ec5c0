"""The phases of a turn, as views say them to who cannot read the stack."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.viscounts.given import Given, player
from viceregal.core.match import Match
from viceregal.games.viscounts.rules.frames import ACT, COLLIDE, DRAW, END, AskDraw, Phase
from viceregal.games.viscounts.rules.game import GAME
from viceregal.games.viscounts.rules.state import ViscountsState

TURN = ["play", "move", "act", "recruit", "collide", "draw"]


def seen(g: Given) -> dict[str, Any]:
    return g.match.game.view(g.match.state, None)


@pytest.mark.parametrize("stage", ["play", "move", "act", "recruit"])
def test_views_say_which_phase_is_played(given: Given, stage: str) -> None:
    g = given(player("town-1", board="trader lender abbot", silver=9), player("town-5"), stage=stage)
    assert seen(g)["phases"] == TURN and seen(g)["playing"] == stage


def test_nothing_is_played_before_the_first_turn() -> None:
    match = Match.new(GAME, GAME.setup(2), 1)
    assert GAME.view(match.state, None)["playing"] is None


def test_the_phase_is_that_before_the_next_one(given: Given) -> None:
    """Cards are drawn one by one with their phase still to come; the turn of an AI ends with its collision."""
    g = given(player("town-1", board="trader lender abbot"), player("town-5"), stage="act")
    state = g.match.state
    assert isinstance(state, ViscountsState)
    for stack, phase in (
        ([Phase(0, DRAW)], "collide"),
        ([Phase(0, DRAW), AskDraw(0)], "draw"),
        ([Phase(0, END)], "draw"),
        ([Phase(0, ACT), Phase(0, COLLIDE)], "recruit"),
    ):
        state.todo[:] = stack
        assert seen(g)["playing"] == phase
    state.ai = 0
    state.todo[:] = [Phase(0, END)]
    assert g.match.game.besides(state)["playing"] == "collide"
