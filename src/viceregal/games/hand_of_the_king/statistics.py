"""What is counted in a game of Hand of the King."""

from __future__ import annotations

from viceregal.core.match import Match
from viceregal.core.records import Event
from viceregal.games.counting import counted, times, worth_telling
from viceregal.games.hand_of_the_king.rules.events import (
    AnotherTurnWon,
    BannerTaken,
    CharacterKilled,
    CompanionCalled,
    VarysMoved,
)
from viceregal.games.pack import Statistic


def statistics(match: Match) -> list[Statistic]:
    return worth_telling(
        [
            counted(match, "cards", _taken),
            times(match, "banners_won", BannerTaken),
            counted(match, "banners_lost", _lost),
            times(match, "companions", CompanionCalled),
            times(match, "killed", CharacterKilled),
            times(match, "more_turns", AnotherTurnWon),
        ]
    )


def _taken(event: Event) -> tuple[int, int] | None:
    return (event.seat, len(event.taken)) if isinstance(event, VarysMoved) else None


def _lost(event: Event) -> tuple[int, int] | None:
    return (event.other, 1) if isinstance(event, BannerTaken) else None
