"""Puzzles of Viceroy: the placement that brings the most points, counted out; and choices that the search is sure of."""

from __future__ import annotations

from viceregal.core.records import Frame, Seat
from viceregal.core.rules import State
from viceregal.games.puzzling import BEST, POINTS, Found, PuzzleDeal, Puzzling
from viceregal.games.viceroy.rules.frames import (
    AskAgainstVirtual,
    AskAttackPick,
    AskBids,
    AskCards,
    AskClaims,
    AskPick,
    AskPlace,
    AskPlaces,
)

_PLACES = (AskPlace, AskPlaces)
_TAKING = (AskClaims, AskPick, AskAttackPick, AskAgainstVirtual)


class ViceroyPuzzling(Puzzling):
    def aims(self, s: State, seat: Seat) -> tuple[str, ...]:
        asked = s.todo[-1]
        if isinstance(asked, (*_PLACES, AskCards)):
            return (POINTS, BEST)
        return (BEST,) if isinstance(asked, (AskBids, *_TAKING)) else ()

    def themes_at(self, s: State, aim: str) -> tuple[str, ...]:
        asked: Frame = s.todo[-1]
        if isinstance(asked, _PLACES):
            return ("points",) if aim == POINTS else ("place",)
        if isinstance(asked, AskCards):
            return ("plan",) if aim == POINTS else ("card",)
        return ("bid",) if isinstance(asked, AskBids) else ("taking",)

    def theme(self, found: Found) -> str:
        return self.themes_at(found.state, found.aim)[0]


PUZZLING = ViceroyPuzzling(
    themes=("points", "plan", "place", "card", "bid", "taking"),
    deals=tuple(
        [
            PuzzleDeal(seats, bots, edition)
            for seats, bots in (
                (2, ("steward", "squire")),
                (3, ("squire", "steward", "steward")),
                (2, ("squire", "squire")),
            )
            for edition in ("ru", "cs", "pl")
        ]
    ),
    rungs=(6, 18, 54, 160, 400),
    gap=2.0,
)
