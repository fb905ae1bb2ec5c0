"""What can lie on the stack together: the plan of a game. Positions from outside are held against it."""

from __future__ import annotations

from viceregal.games.viscounts.state import ViscountsState


def check_plan(s: ViscountsState) -> None:
    """Hold the stack against the course of a game, from the bottom up."""
