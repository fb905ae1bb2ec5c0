"""VR-END-2: circles can be recoloured at the end. Each segment belongs to one circle only, so circles are independent."""

from __future__ import annotations

from typing import Final

from viceregal.games.viceroy.rules.effects import COLOUR_COUNT
from viceregal.games.viceroy.rules.pyramid import FIRST_PLACE, circle_colours, circle_places
from viceregal.games.viceroy.rules.scoring import circle_value
from viceregal.games.viceroy.rules.state import ViceroyState

Plan = tuple[tuple[int, int], ...]  # circles (their upper places) and the colours they get
_NOTHING: Final[Plan] = ()


def recolouring_cost(s: ViceroyState, seat: int, upper: int, colour: int) -> int:
    """One gem of the colour for each segment that has another; the bottom of the upper card is two segments."""
    return segments_to_cover(circle_colours(s.pyramids[seat], upper), colour)


def segments_to_cover(circle: tuple[int, int, int], colour: int) -> int:
    left, right, bottom = circle
    return (left != colour) + (right != colour) + 2 * (bottom != colour)


def best_recolouring(s: ViceroyState, seat: int, above: int = FIRST_PLACE) -> Plan:
    """The plan with the most points, exactly, of circles above a place; of equals, the one that spends the fewest gems.

    Goes through the circles and keeps, for each way to have spent the gems, the best value so far.
    """
    gems = s.gems[seat]
    ways: dict[tuple[int, ...], tuple[int, Plan]] = {(0,) * COLOUR_COUNT: (0, _NOTHING)}
    for upper in circle_places(s.pyramids[seat]):
        if upper <= above:
            continue
        now = circle_value(s, seat, upper)
        further = dict(ways)
        for spent, (value, plan) in ways.items():
            for colour in range(COLOUR_COUNT):
                cost = recolouring_cost(s, seat, upper, colour)
                if cost == 0 or spent[colour] + cost > gems[colour]:
                    continue
                gained = value + circle_value(s, seat, upper, colour) - now
                after = (*spent[:colour], spent[colour] + cost, *spent[colour + 1 :])
                if gained > further.get(after, (-1000, _NOTHING))[0]:
                    further[after] = (gained, (*plan, (upper, colour)))
        ways = further
    best = max(ways.items(), key=_value_then_thrift)
    return best[1][1]


def _value_then_thrift(way: tuple[tuple[int, ...], tuple[int, Plan]]) -> tuple[int, int]:
    return way[1][0], -sum(way[0])
