"""The shape of an analysis: what a position is worth, how surely, how it would go on, and why."""

from __future__ import annotations

from viceregal.server.shapes.messages import ReasonTold
from viceregal.server.shapes.models import Answer, LineMove


class Candidate(LineMove):
    """An answer and what is expected of it. `value` is the lead, give or take `error`, the standard error of what was
    sampled; `chance` is how near that is to a win, of 1, and `visits` how often it was tried. What the bot does not say
    is null or 0. The first is compared with the next, the others with the first; only the best few have reasons."""

    value: float
    error: float | None
    chance: float | None
    visits: int
    reasons: list[ReasonTold]


class Analysis(Answer):
    """What the position is worth to the seat that must decide, the best answer first. `exact`: all was seen to the end
    of the game. `reasons` are those of the best answer."""

    seat: int
    value: float
    exact: bool
    depth: int
    nodes: int
    line: list[LineMove]
    candidates: list[Candidate]
    reasons: list[ReasonTold]
