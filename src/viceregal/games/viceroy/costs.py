"""VR-COS: what a character costs on a place, and with which gems it can be paid."""

from __future__ import annotations

from viceregal.games.viceroy.cards.deck import COSTS, is_law
from viceregal.games.viceroy.effects import COLOUR_COUNT
from viceregal.games.viceroy.pyramid import LEVELS, level_of, open_places
from viceregal.games.viceroy.state import ViceroyState

LAW_LEVELS = LEVELS - 1  # VR-DEV-4, VR-LAW-1


def endless_left(s: ViceroyState, seat: int) -> list[int]:
    """VR-REW-8: endless gems that were not used in this turn."""
    owned = s.endless_gems(seat)
    return [max(0, owned[colour] - s.used[seat][colour]) for colour in range(COLOUR_COUNT)]


def can_pay(s: ViceroyState, seat: int, cost: list[int], endless: list[int]) -> bool:
    gems = s.gems[seat]
    return all([cost[colour] <= gems[colour] + endless[colour] for colour in range(COLOUR_COUNT)])


def places_for(s: ViceroyState, seat: int, card: int, free: bool) -> list[int]:
    """VR-COS-6: open places that the player can pay for; a law, or a free card (VR-LAW-1), goes up to level 4."""
    places = open_places(s.pyramids[seat], LAW_LEVELS if free or is_law(card) else LEVELS)
    if free or is_law(card):
        return places
    costs, endless = COSTS[card], endless_left(s, seat)
    payable = [can_pay(s, seat, cost, endless) for cost in costs]
    return [place for place in places if payable[level_of(place)]]


def may_choose(s: ViceroyState, seat: int, cost: list[int]) -> bool:
    """For all that the others know, there are several ways to pay."""
    held = [s.gems[seat][colour] + s.returned[seat][colour] for colour in range(COLOUR_COUNT)]
    return len(_ways(held, cost, endless_left(s, seat))) > 1


def payments(s: ViceroyState, seat: int, cost: list[int]) -> list[tuple[int, ...]]:
    """VR-COS-3: the ways to pay, as the colours of the endless gems that stand in, in order."""
    return _ways(s.gems[seat], cost, endless_left(s, seat))


def _ways(held: list[int], cost: list[int], endless: list[int]) -> list[tuple[int, ...]]:
    ways: list[tuple[int, ...]] = [()]
    for colour in range(COLOUR_COUNT):
        least = max(0, cost[colour] - held[colour])
        most = min(cost[colour], endless[colour])
        ways = [(*way, *[colour] * used) for way in ways for used in range(least, most + 1)]
    return ways
