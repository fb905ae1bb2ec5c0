"""What can stand in the castle, by what is still to be done there."""

from __future__ import annotations

from viceregal.core.errors import BadPosition
from viceregal.games.viscounts.rules.board import ROOM, SECTIONS, SEGMENT_COUNT
from viceregal.games.viscounts.rules.castle import GROUP
from viceregal.games.viscounts.rules.frames import AskGroup, Crowding, FirstTier, SecondTier
from viceregal.games.viscounts.rules.state import MOST_SEATS, ViscountsState


def check_castle(s: ViscountsState) -> None:
    """VW-7.1 to VW-7.3: groups of three and crowds are resolved at once; who does that may still have them."""
    first = [frame.seat for frame in s.todo if isinstance(frame, FirstTier | AskGroup)]
    second = [*first, *[frame.seat for frame in s.todo if isinstance(frame, SecondTier)]]
    busy = [*second, *[frame.seat for frame in s.todo if isinstance(frame, Crowding)]]
    if len(busy) > 1:
        raise BadPosition("the castle is resolved by one after the other", "VW-7.5")
    for section in range(SEGMENT_COUNT):
        lower = s.first_tier[section * MOST_SEATS : (section + 1) * MOST_SEATS]
        upper = s.second_tier[section * MOST_SEATS : (section + 1) * MOST_SEATS]
        for seat in range(s.seats):
            if lower[seat] >= GROUP and seat not in first:
                raise BadPosition(f"seat {seat} has a group in {SECTIONS[section]} to resolve", "VW-7.1")
            if upper[seat] >= GROUP and seat not in second:
                raise BadPosition(f"seat {seat} has a group in {SECTIONS[section]} to resolve", "VW-7.2")
        if not busy and (sum(lower) > ROOM or sum(upper) > ROOM):
            raise BadPosition(f"{SECTIONS[section]} is too crowded", "VW-7.3")
