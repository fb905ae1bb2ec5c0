"""Puzzles of Viscounts of the West Kingdom: the most points of a turn, counted out; and choices the search is sure of."""

from __future__ import annotations

from viceregal.core.records import Seat
from viceregal.core.rules import State
from viceregal.games.puzzling import BEST, POINTS, Found, PuzzleDeal, Puzzling
from viceregal.games.viscounts.rules.frames import AskAct, AskMove, AskPlay, AskSlot, AskSpot
from viceregal.games.viscounts.rules.state import ViscountsState

_BUILDING = (AskSlot, AskSpot)
_BOTS = ("steward", "squire")


class ViscountsPuzzling(Puzzling):
    def aims(self, s: State, seat: Seat) -> tuple[str, ...]:
        asked = s.todo[-1]
        if isinstance(asked, (AskMove, AskAct)):
            return (POINTS, BEST)
        return (BEST,) if isinstance(asked, (AskPlay, *_BUILDING)) else ()

    def theme(self, found: Found) -> str:
        assert isinstance(found.state, ViscountsState)
        asked = found.state.todo[-1]
        if found.state.ai >= 0:
            return "rival"
        if found.aim == POINTS:
            return "points"
        if isinstance(asked, _BUILDING):
            return "building"
        if isinstance(asked, AskPlay):
            return "card"
        return "ride" if isinstance(asked, AskMove) else "deed"


PUZZLING = ViscountsPuzzling(
    themes=("points", "deed", "ride", "card", "building", "rival"),
    deals=(
        PuzzleDeal(2, _BOTS),
        PuzzleDeal(3, ("squire", "steward", "squire")),
        PuzzleDeal(2, ("chancellor", "steward")),
        *[
            PuzzleDeal(2, ("steward",), options={"rival": rival, "harder": harder})
            for rival, harder in (("noble", "0"), ("cleric", "1"), ("builder", "2"), ("card", "0"))
        ],
    ),
    rungs=(10, 40, 160, 640, 2500, 10_000),
    gap=3.0,
)
