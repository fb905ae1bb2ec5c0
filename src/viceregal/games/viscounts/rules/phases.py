"""VW-5 to VW-8: the phases of a turn as players know them, and the one that is played."""

from __future__ import annotations

from typing import Final

from viceregal.core.records import NOBODY
from viceregal.games.viscounts.rules.frames import (
    ACT,
    COLLIDE,
    DRAW,
    END,
    MOVE,
    PHASES,
    PLAY,
    RECRUIT,
    AskDraw,
    Phase,
)
from viceregal.games.viscounts.rules.state import ViscountsState

TURN: Final = (PLAY, MOVE, ACT, RECRUIT, COLLIDE, DRAW)
TURN_PHASES: Final = tuple(PHASES[phase] for phase in TURN)


def playing(s: ViscountsState) -> str | None:
    """On the stack lies the phase that comes next. Cards are shifted before one is played (VW-5.1), and an AI draws
    none; before the first turn nothing is played."""
    if s.on_turn == NOBODY:
        return None
    for frame in reversed(s.todo):
        if isinstance(frame, AskDraw):
            return PHASES[DRAW]
        if isinstance(frame, Phase):
            if frame.phase <= MOVE:
                return PHASES[PLAY]
            return PHASES[COLLIDE if frame.phase == END and frame.seat == s.ai else frame.phase - 1]
    return None
