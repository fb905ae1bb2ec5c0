"""The main board: five segments in a ring, their places, spots and links, and the castle in the middle."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from viceregal.core.records import Effect, Value
from viceregal.games.viscounts.rules.cards.rows import LEFT, Exchange, Spot
from viceregal.games.viscounts.rules.cards.segments import SEGMENTS
from viceregal.games.viscounts.rules.effects import (
    EITHER,
    GOLD,
    INK,
    NOTHING,
    RESOURCE,
    SILVER,
    STONE,
    VIRTUE,
    CastleMove,
    Destroy,
    Flip,
    FreeHire,
    Gain,
    InOrder,
    OneOf,
)

SEGMENT_COUNT: Final = 5
SEGMENT_KEYS: Final = tuple(segment.key for segment in SEGMENTS)

# A place is segment * 3 and 0 for the left town, 1 for the right one, 2 for the inner space.
PLACES: Final = tuple(
    name
    for number, key in enumerate(SEGMENT_KEYS)
    for name in (f"town-{2 * number + 1}", f"town-{2 * number + 2}", f"inner-{key}")
)
PLACE_COUNT: Final = 15
OUTER_LEFT: Final = 0
OUTER_RIGHT: Final = 1
INNER: Final = 2
NOWHERE: Final = -1


def place_of_town(number: int) -> int:
    return (number - 1) // 2 * 3 + (number - 1) % 2


def exchange_at(place: int) -> Exchange:
    """VW-6.3: the exchange of a town."""
    segment = SEGMENTS[place // 3]
    return segment.left if place % 3 == OUTER_LEFT else segment.right


# The castle, clockwise: the effect of the second tier (VW-7.1).
SECTIONS: Final = ("ink-stone", "flip", "gold-move", "hire-destroy", "virtue")
SECOND_TIER: Final[tuple[Effect, ...]] = (
    InOrder((Gain(INK, 1), Gain(STONE, 1))),
    Flip(EITHER, 1),
    OneOf((Gain(GOLD, 1), CastleMove())),
    OneOf((FreeHire(), Destroy(1))),
    Gain(VIRTUE, 2),
)
THIRD_TIER: Final = Gain(RESOURCE, 1)
BUMPED_FROM_FIRST: Final = Gain(SILVER, 2)
BUMPED_FROM_SECOND: Final = InOrder((Gain(VIRTUE, 1), Gain(RESOURCE, 1)))
ROOM: Final = 3
CLOCKWISE: Final = 0
COUNTER_CLOCKWISE: Final = 1
DIRECTIONS: Final = ("clockwise", "counter-clockwise")


@dataclass(frozen=True)
class Layout(Value):
    """VW-1.1: the segments clockwise, A first; and the section of the castle at A."""

    ring: tuple[int, ...]
    section: int


LAYOUTS: Final[list[Layout]] = [
    Layout((0, b, c, d, e), section)
    for b in range(1, 5)
    for c in range(1, 5)
    for d in range(1, 5)
    for e in range(1, 5)
    if len({b, c, d, e}) == 4
    for section in range(5)
]
WHERE: Final[list[tuple[int, ...]]] = [
    tuple([layout.ring.index(segment) for segment in range(SEGMENT_COUNT)]) for layout in LAYOUTS
]  # the position of each segment in the ring


def section_at(layout: int, segment: int) -> int:
    """The section of the castle that belongs to a segment."""
    return (LAYOUTS[layout].section + WHERE[layout][segment]) % SEGMENT_COUNT


def next_segment(layout: int, segment: int) -> int:
    """Clockwise."""
    return LAYOUTS[layout].ring[(WHERE[layout][segment] + 1) % SEGMENT_COUNT]


def _step(places: int) -> int:
    """VW-5.7: where one step leads from any of these places (a bit each), in a ring of segments 0 to 4."""
    reached = 0
    for place in range(PLACE_COUNT):
        if places >> place & 1:
            segment, kind = place // 3 * 3, place % 3
            following = (segment + 3) % PLACE_COUNT
            if kind == OUTER_LEFT:
                reached |= 1 << segment + OUTER_RIGHT | 1 << segment + INNER
            elif kind == INNER:
                reached |= 1 << segment + OUTER_RIGHT | 1 << following + INNER
            else:
                reached |= 1 << following + OUTER_LEFT
    return reached


MAX_STEPS: Final = 40


def _reaches(start: int) -> list[int]:
    found = [1 << start]
    for _ in range(MAX_STEPS):
        found.append(_step(found[-1]))
    return found


# REACH[place][steps]: the places, a bit each, where exactly so many steps lead; places by position in the ring.
REACH: Final = [_reaches(start) for start in range(PLACE_COUNT)]
EVERYWHERE: Final = (1 << PLACE_COUNT) - 1


def way_of(start: int, end: int, steps: int) -> list[int]:
    """The places of a ride of exactly so many steps, by position in the ring; there may be others as long."""
    way = [start]
    for left in reversed(range(steps)):
        nearer = [
            place
            for place in range(PLACE_COUNT)
            if REACH[way[-1]][1] >> place & 1 and REACH[place][left] >> end & 1
        ]
        way.append(nearer[0])
    return way


# A spot is segment * 5 and its number from the left: a1 to e5; the side for one and two players has four to a segment.
STRIDE: Final = 5
SPOTS: Final = tuple(f"{key}{number}" for key in SEGMENT_KEYS for number in range(1, STRIDE + 1))
NO_SPOT: Final = Spot(LEFT, NOTHING, NOTHING)


@dataclass(frozen=True)
class Side(Value):
    """One side of the board."""

    per_segment: int
    spots: tuple[Spot, ...]
    beside: tuple[tuple[int, ...], ...]  # for segment * 2 + side of the river, its spots clockwise

    def next_spot(self, layout: int, spot: int) -> int:
        """The spot that follows clockwise, over borders."""
        if spot % STRIDE + 1 < self.per_segment:
            return spot + 1
        return next_segment(layout, spot // STRIDE) * STRIDE

    def spot_before(self, layout: int, spot: int) -> int:
        if spot % STRIDE:
            return spot - 1
        ring = LAYOUTS[layout].ring
        before = ring[(WHERE[layout][spot // STRIDE] - 1) % SEGMENT_COUNT]
        return before * STRIDE + self.per_segment - 1


def _side(segments: list[tuple[Spot, ...]]) -> Side:
    per_segment = len(segments[0])
    spots: list[Spot] = []
    for segment in segments:
        spots.extend([*segment, *[NO_SPOT] * (STRIDE - per_segment)])
    beside = [
        tuple(
            [
                segment * STRIDE + place
                for place in range(per_segment)
                if segments[segment][place].side == side
            ]
        )
        for segment in range(SEGMENT_COUNT)
        for side in range(2)
    ]
    return Side(per_segment, tuple(spots), tuple(beside))


SMALL_SIDE: Final = _side([segment.small for segment in SEGMENTS])
LARGE_SIDE: Final = _side([segment.large for segment in SEGMENTS])


def river_side(place: int) -> int:
    """VW-6.4: the left town builds left of the river."""
    return LEFT if place % 3 == OUTER_LEFT else 1 - LEFT


def printed_cost(segment: int) -> int:
    return SEGMENTS[segment].manuscript.cost


def printed_effect(segment: int) -> Effect:
    return SEGMENTS[segment].manuscript.effect
