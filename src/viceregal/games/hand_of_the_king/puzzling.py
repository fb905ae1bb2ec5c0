"""Puzzles of Hand of the King: one answer wins, all others lose, and a search to the very end says so."""

from __future__ import annotations

from viceregal.core.records import Seat
from viceregal.core.rules import State
from viceregal.games.hand_of_the_king.rules.frames import AskBanner, AskTurn
from viceregal.games.hand_of_the_king.rules.state import HandState
from viceregal.games.puzzling import BEST, Found, PuzzleDeal, Puzzling

LATE = 19  # characters in King's Landing: with more of them the end is out of sight
_BOTS = ("steward", "squire")


class HandPuzzling(Puzzling):
    def aims(self, s: State, seat: Seat) -> tuple[str, ...]:
        assert isinstance(s, HandState)
        return (BEST,) if sum(s.left) <= LATE else ()

    def theme(self, found: Found) -> str:
        if isinstance(found.state.todo[-1], AskBanner):
            return ""  # there are never more than four to choose from, and one counts
        if not isinstance(found.state.todo[-1], AskTurn):
            return "companion"
        if len([text for text in found.answers if text.startswith("move")]) > 1:
            return "line"
        if found.points > 0:
            return "banner"
        return "bait" if found.tempting > 0 else "quiet"


PUZZLING = HandPuzzling(
    themes=("banner", "quiet", "bait", "line", "companion"),
    deals=(
        PuzzleDeal(2, _BOTS),
        PuzzleDeal(2, ("squire", "steward"), options={"companions": "known"}),
        PuzzleDeal(2, _BOTS, options={"companions": "none"}),
        PuzzleDeal(2, ("squire", "squire")),
        PuzzleDeal(4, _BOTS, options={"variant": "teams"}),
    ),
    rungs=(60, 250, 1000, 4000, 16_000, 64_000, 256_000),
    decided=True,
    max_answers=3,
)
