"""What is counted in a game of Viscounts of the West Kingdom."""

from __future__ import annotations

from typing import Final

from viceregal.core.match import Match
from viceregal.core.records import Event
from viceregal.games.counting import counted, worth_telling
from viceregal.games.pack import Statistic
from viceregal.games.viscounts.rules.events import (
    Built,
    CardDestroyed,
    CollisionBegan,
    Dismissed,
    Hired,
    Traded,
    Transcribed,
    ViscountMoved,
    WorkersPlaced,
)
from viceregal.games.viscounts.rules.solo_events import AiBuilt, AiDismissed
from viceregal.games.viscounts.rules.state import ViscountsState

COUNTED: Final[tuple[tuple[str, type[Event]], ...]] = (
    ("rides", ViscountMoved),
    ("traded", Traded),
    ("built", Built),
    ("placed", WorkersPlaced),
    ("transcribed", Transcribed),
    ("hired", Hired),
    ("dismissed", Dismissed),
    ("destroyed", CardDestroyed),
    ("collisions", CollisionBegan),
)

OF_THE_AI: Final[dict[type[Event], type[Event]]] = {
    AiBuilt: Built,
    AiDismissed: Dismissed,
}  # they name no seat


def statistics(match: Match) -> list[Statistic]:
    return worth_telling([_times(match, key, kind) for key, kind in COUNTED])


def _times(match: Match, key: str, kind: type[Event]) -> Statistic:
    assert isinstance(match.state, ViscountsState)
    ai = match.state.ai

    def counts(event: Event) -> tuple[int, int] | None:
        if OF_THE_AI.get(type(event)) is kind:
            return ai, 1
        return (event.seat, 1) if type(event) is kind else None  # type: ignore[attr-defined]

    return counted(match, key, counts)
