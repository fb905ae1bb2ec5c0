"""VR-COS: what a character costs on a place, and with which gems it can be paid."""

from __future__ import annotations

from typing import Final

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
        left[colour] = max(0, left[colour] - s.used[seat * COLOUR_COUNT + colour])
    return left


def purse(s: ViceroyState, seat: int) -> list[int]:
    """All that the player could pay with in this turn."""
    spendable = endless_left(s, seat)
    gems = s.gems[seat]
    for colour in range(COLOUR_COUNT):
        spendable[colour] += gems[colour]
    return spendable


def is_payable(spendable: list[int], card: int) -> bool:
    """On level 1, which is always open."""
    return spendable[COST_COLOURS[card][0]] > 0


def highest_payable(spendable: list[int], card: int) -> int:
    """VR-COS-1: a level costs what the one below it costs and a gem more. 0: not even level 1."""
    rest = spendable[:]
    level = 0
    for colour in COST_COLOURS[card]:
        if rest[colour] == 0:
            break
        rest[colour] -= 1
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
    highest = highest_payable(purse(s, seat), card)
    return open_places(s.pyramids[seat], highest) if highest else []


def may_choose(s: ViceroyState, seat: int, cost: list[int]) -> bool:
    """For all that the others know, there are several ways to pay."""
    endless = endless_left(s, seat)
    if not any(endless):
        return False
    held = [s.gems[seat][colour] + s.returned[seat][colour] for colour in range(COLOUR_COUNT)]
    return len(_ways(held, cost, endless)) > 1


def payments(s: ViceroyState, seat: int, cost: list[int]) -> list[tuple[int, ...]]:
    """VR-COS-3: the ways to pay, as the colours of the endless gems that stand in, in order."""
    return _ways(s.gems[seat], cost, endless_left(s, seat))


def _ways(held: list[int], cost: list[int], endless: list[int]) -> list[tuple[int, ...]]:
    ways: list[tuple[int, ...]] = [()]
    if not any(endless):
        return ways
    for colour in range(COLOUR_COUNT):
        least = max(0, cost[colour] - held[colour])
        most = min(cost[colour], endless[colour])
        ways = [(*way, *[colour] * used) for way in ways for used in range(least, most + 1)]
    return ways
