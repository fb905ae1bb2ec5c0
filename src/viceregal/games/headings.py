"""The score so far by its headings, as far as everybody could count it."""

from __future__ import annotations

from viceregal.core.game import Game
from viceregal.core.rules import State

Headings = dict[str, list[int]]


def open_headings(game: Game, state: State) -> Headings | None:
    """The points of each seat under each heading, in the order of the score sheet."""
    lines = game.open_score_sheet(state)
    if lines is None:
        return None
    seats = game.setup_of(state).seats
    made: Headings = {}
    for line in lines:
        made.setdefault(line.heading, [0] * seats)[line.seat] += line.points
    return made


def totals(headings: Headings, seats: int) -> list[int]:
    return [sum([points[seat] for points in headings.values()]) for seat in range(seats)]
