"""What is counted in a game of Viceroy."""

from __future__ import annotations

from functools import partial

from viceregal.core.match import Match
from viceregal.core.records import Event
from viceregal.games.counting import counted, times, worth_telling
from viceregal.games.pack import Statistic
from viceregal.games.viceroy.rules.effects import COLOURS
from viceregal.games.viceroy.rules.events import (
    BidsRevealed,
    CardWon,
    CircleClosed,
    GemTaken,
    Paid,
    Passed,
)
from viceregal.games.viceroy.rules.pyramid import level_of
from viceregal.games.viceroy.rules.state import ViceroyState
from viceregal.games.viceroy.rules.tokens import DEFENCE

LEVELS = (1, 2, 3, 4, 5)


def statistics(match: Match) -> list[Statistic]:
    seats = range(match.setup.seats)
    ties = [counted(match, "tied", partial(_tied, seat)) for seat in seats]
    return worth_telling(
        [
            times(match, "won", CardWon),
            Statistic("tied", tuple([ties[seat].values[seat] for seat in seats])),
            times(match, "passed", Passed),
            counted(match, "gems_paid", _paid),
            times(match, "gems_taken", GemTaken),
            times(match, "circles", CircleClosed),
            Statistic("parried", tuple([_parried(match, seat) for seat in seats])),
            *[
                Statistic(f"level_{level}", tuple([_lying(match, seat, level) for seat in seats]))
                for level in LEVELS
            ],
        ]
    )


def _tied(seat: int, event: Event) -> tuple[int, int] | None:
    """A gem bid on a colour that others, people or virtual opponents, bid on too."""
    if not isinstance(event, BidsRevealed) or not 0 <= event.bids[seat] < len(COLOURS):
        return None
    others = [bid for other, bid in enumerate(event.bids) if other != seat] + list(event.virtual_bids)
    return (seat, 1) if event.bids[seat] in others else None


def _paid(event: Event) -> tuple[int, int] | None:
    return (event.seat, sum(event.counts)) if isinstance(event, Paid) else None


def _lying(match: Match, seat: int, level: int) -> int:
    """Cards of a level, the first one among them, which is dealt and not built."""
    s = match.state
    assert isinstance(s, ViceroyState)
    return len([place for place in s.pyramids[seat] if level_of(place) == level])


def _parried(match: Match, seat: int) -> int:
    """Attacks of others that met a defence when the screens were lifted."""
    s = match.state
    assert isinstance(s, ViceroyState)
    return min(sum(s.attacks) - s.attacks[seat], s.count_tokens(seat, DEFENCE)) if match.over else 0
