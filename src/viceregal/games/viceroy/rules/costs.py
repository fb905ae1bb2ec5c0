"""VR-COS: what a character costs on a place, and with which gems it can be paid."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from viceregal.core.records import Action
from viceregal.games.viceroy.rules.actions import PayWith
from viceregal.games.viceroy.rules.cards.deck import COST_COLOURS, COSTS, is_law
from viceregal.games.viceroy.rules.effects import COLOUR_COUNT, COLOURS
from viceregal.games.viceroy.rules.pyramid import LEVELS, open_places
from viceregal.games.viceroy.rules.state import ViceroyState

# Their names where it is said what somebody holds or lacks; a gem goes by its colour.
ENDLESS: Final = tuple([f"endless-{colour}" for colour in COLOURS])

LAW_LEVELS = LEVELS - 1  # VR-DEV-4, VR-LAW-1


def endless_left(s: ViceroyState, seat: int) -> list[int]:
    """VR-REW-8: endless gems that were not used in this turn."""
    left = s.endless_gems(seat)
    for colour in range(COLOUR_COUNT):
        if left[colour]:
            left[colour] = max(0, left[colour] - s.used[seat * COLOUR_COUNT + colour])
    return left


def purse(s: ViceroyState, seat: int) -> list[int]:
    """All that the player could pay with in this turn."""
    spendable = s.gems[seat][:]
    endless = endless_left(s, seat)
    for colour in range(COLOUR_COUNT):
        if endless[colour]:
            spendable[colour] += endless[colour]
    return spendable


def is_payable(s: ViceroyState, seat: int, card: int) -> bool:
    """On level 1, which is always open and costs one gem."""
    colour = COST_COLOURS[card][0]
    return s.gems[seat][colour] > 0 or endless_left(s, seat)[colour] > 0


def highest_payable(s: ViceroyState, seat: int, card: int) -> int:
    """VR-COS-1: a level costs what the one below it costs and a gem more. 0: not even level 1."""
    rest = s.gems[seat][:]
    endless: list[int] | None = None  # counted when they are needed
    level = 0
    for colour in COST_COLOURS[card]:
        if rest[colour] > 0:
            rest[colour] -= 1
        else:
            if endless is None:
                endless = endless_left(s, seat)
            if endless[colour] == 0:
                break
            endless[colour] -= 1
        level += 1
    return level


def missing_gems(s: ViceroyState, seat: int, card: int, level: int) -> dict[str, int]:
    """What the player would need besides to pay for a character on this level."""
    cost, spendable = COSTS[card][level], purse(s, seat)
    return {COLOURS[colour]: cost[colour] - spendable[colour] for colour in range(COLOUR_COUNT)}


def places_for(s: ViceroyState, seat: int, card: int, free: bool) -> list[int]:
    """VR-COS-6: open places that the player can pay for; a law, or a free card (VR-LAW-1), goes up to level 4."""
    if free or is_law(card):
        return open_places(s.pyramids[seat], LAW_LEVELS)
    highest = highest_payable(s, seat, card)
    return open_places(s.pyramids[seat], highest) if highest else []


def may_choose(s: ViceroyState, seat: int, cost: list[int]) -> bool:
    """For all that the others know, there are several ways to pay."""
    endless = endless_left(s, seat)
    gems, returned = s.gems[seat], s.returned[seat]
    for colour in range(COLOUR_COUNT):
        due = cost[colour]
        if due and endless[colour] and min(due, endless[colour]) > due - gems[colour] - returned[colour]:
            return True
    return False


def stand_ins(s: ViceroyState, seat: int, cost: list[int]) -> tuple[int, ...]:
    """The way to pay with the fewest endless gems: they stand in for what is missing."""
    gems = s.gems[seat]
    missing: list[int] = []
    for colour in range(COLOUR_COUNT):
        if cost[colour] > gems[colour]:
            missing += [colour] * (cost[colour] - gems[colour])
    return tuple(missing)


def usual_payment(ways: Sequence[Action]) -> Action:
    """With as many endless gems as there can be: they come back."""
    return max(ways, key=lambda way: len(way.colours) if isinstance(way, PayWith) else 0)


def payments(s: ViceroyState, seat: int, cost: list[int]) -> list[tuple[int, ...]]:
    """VR-COS-3: the ways to pay, as the colours of the endless gems that stand in, in order."""
    held, endless = s.gems[seat], endless_left(s, seat)
    ways: list[tuple[int, ...]] = [()]
    for colour in range(COLOUR_COUNT):
        least = max(0, cost[colour] - held[colour])
        most = min(cost[colour], endless[colour])
        ways = [(*way, *[colour] * used) for way in ways for used in range(least, most + 1)]
    return ways
