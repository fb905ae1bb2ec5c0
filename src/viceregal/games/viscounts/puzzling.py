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

    def themes_at(self, s: State, aim: str) -> tuple[str, ...]:
        assert isinstance(s, ViscountsState)
        asked = s.todo[-1]
        if s.ai >= 0:
            return ("rival",)
        if aim == POINTS:
            return ("points",)
        if isinstance(asked, _BUILDING):
            return ("building",)
        if isinstance(asked, AskPlay):
            return ("card",)
        return ("ride",) if isinstance(asked, AskMove) else ("deed",)

    def theme(self, found: Found) -> str:
        return self.themes_at(found.state, found.aim)[0]


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
