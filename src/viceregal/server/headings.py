"""The score so far by its headings, as far as everybody could count it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from viceregal.core.game import Game, ScoreLine
from viceregal.core.rules import State
from viceregal.games.viceroy.game import GAME as VICEROY
from viceregal.games.viscounts.scoring import score_sheet
from viceregal.games.viscounts.state import ViscountsState

Headings = dict[str, list[int]]
Lines = Iterable[ScoreLine]


def by_heading(lines: Lines, seats: int) -> Headings:
    """The points of each seat under each heading, in the order of the score sheet."""
    made: Headings = {}
    for line in lines:
        made.setdefault(line.heading, [0] * seats)[line.seat] += line.points
    return made


def totals(headings: Headings, seats: int) -> list[int]:
    return [sum([points[seat] for points in headings.values()]) for seat in range(seats)]


def open_headings(game: Game, state: State, hidden: bool) -> Headings | None:
    """Nothing where points may come of what is hidden, unless the game has none that do."""
    seats = game.setup_of(state).seats
    lines_of = _ALWAYS_OPEN.get(game.key)
    if lines_of is not None:
        return by_heading(lines_of(state), seats)
    return None if hidden else by_heading(game.score_sheet(state), seats)


def _viscounts(state: State) -> Lines:
    """VW-10: hands are hidden, but all cards of a seat together are known, and nothing else of them counts.

    Future schemes that nobody has seen in the AI's pile are left out.
    """
    assert isinstance(state, ViscountsState)
    if not state.secret:
        return score_sheet(state)
    known = state.clone()
    known.scheme_pile = [scheme for scheme in state.scheme_pile if scheme not in state.secret]
    return score_sheet(known)


def _viceroy(state: State) -> Lines:
    """VR-END: pyramids, the tokens in them and attack tokens came openly; of gems and hands nothing counts before the end."""
    return VICEROY.score_sheet(state)


_ALWAYS_OPEN: Final[dict[str, Callable[[State], Lines]]] = {"viceroy": _viceroy, "viscounts": _viscounts}
