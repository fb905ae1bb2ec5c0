"""VR-PYR: the shape of a pyramid. A place is a level (1 to 5) and a column, kept in one number.

Columns are counted from the first card, which lies on `1.0`: to its left is `1.-1`. A card on level 2 or higher rests on
the cards of its own column and of the next one to the right, one level below; so `2.0` rests on `1.0` and `1.1`.
"""

from __future__ import annotations

from typing import Any, Final

from viceregal.core.errors import BadValue
from viceregal.core.notation import Kind, shorten
from viceregal.games.viceroy.rules.cards.deck import BOTTOM, TOP_LEFT, TOP_RIGHT
from viceregal.games.viceroy.rules.complaints import NOT_A_PLACE, OUTSIDE_OF_ANY_PYRAMID, PLACE_FORM

WIDTH: Final = 128
MIDDLE: Final = 64
LEVELS: Final = 5
# To either side of the first card: more than three cards in each of twelve turns.
MAX_COLUMN: Final = 59
FIRST_PLACE: Final = WIDTH + MIDDLE
LAST_PLACE: Final = (LEVELS + 1) * WIDTH - 1

Pyramid = dict[int, int]  # the card on each place that has one


def place_at(level: int, column: int) -> int:
    return level * WIDTH + column + MIDDLE


def level_of(place: int) -> int:
    return place // WIDTH


def column_of(place: int) -> int:
    return place % WIDTH - MIDDLE


def open_places(pyramid: Pyramid, highest: int) -> list[int]:
    """VR-PYR-3: the two ends of level 1, and above any two neighbours, up to the highest level allowed.

    VR-RUL-16: rows above the first may have gaps. VR-LIM-2: level 1 may become as long as one likes.
    """
    left, right = 2 * WIDTH, WIDTH
    limit = highest * WIDTH
    upper: list[int] = []
    for place in pyramid:
        if place < 2 * WIDTH:
            if place < left:
                left = place
            if place > right:
                right = place
        if place < limit and place + 1 in pyramid and place + WIDTH not in pyramid:
            upper.append(place + WIDTH)
    if len(upper) > 1:
        upper.sort()
    places = [left - 1, right + 1]  # nothing lies lower
    places += upper
    return places


def circle_places(pyramid: Pyramid) -> list[int]:
    """VR-PYR-4: the upper places of all circles, the lowest first: under each card above level 1 three cards meet."""
    return sorted([place for place in pyramid if place >= 2 * WIDTH])


def circle_colours(pyramid: Pyramid, upper: int) -> tuple[int, int, int]:
    """VR-PYR-4: the segments of the circle under this card: left, right, and the bottom, which counts twice."""
    left, right = pyramid[upper - WIDTH], pyramid[upper - WIDTH + 1]
    return TOP_RIGHT[left], TOP_LEFT[right], BOTTOM[pyramid[upper]]


def circle_colour(pyramid: Pyramid, upper: int) -> int:
    """The colour of a one-coloured circle, else -1. On level 1 there is none."""
    if upper < 2 * WIDTH:
        return -1
    left, right, bottom = circle_colours(pyramid, upper)
    return bottom if left == right == bottom else -1


def circles_of(pyramid: Pyramid, place: int) -> list[int]:
    """The upper places of all circles that the card on this place has a part in."""
    return [
        upper
        for upper in (place, place + WIDTH - 1, place + WIDTH)
        if upper >= 2 * WIDTH and upper in pyramid
    ]


def neighbours(pyramid: Pyramid, place: int) -> list[int]:
    """VR-PYR-6, VR-RUL-13, VR-RUL-15: the cards side by side, above and below, in all editions."""
    around = (place - 1, place + 1, place + WIDTH - 1, place + WIDTH, place - WIDTH, place - WIDTH + 1)
    return [pyramid[each] for each in around if each in pyramid]


def is_covered(pyramid: Pyramid, place: int) -> bool:
    return place + WIDTH in pyramid or place + WIDTH - 1 in pyramid


def free_places(pyramid: Pyramid, hosts: list[int], whole_top_level: bool) -> list[int]:
    """VR-PYR-7: ends of a row with nothing on them and nothing tucked under them (`hosts` have something).

    With `whole_top_level` so is every such card of the top level, but never inside level 1 (VR-RUL-21).
    """
    free = []
    top = max(pyramid) // WIDTH
    for level in range(1, top + 1):
        row = sorted([place for place in pyramid if place // WIDTH == level])
        ends = row if whole_top_level and level == top > 1 else [row[0], row[-1]]
        for place in row:
            if place in ends and not is_covered(pyramid, place) and pyramid[place] not in hosts:
                free.append(place)
    return free


class PyramidPlace(Kind):
    """A place as a word: `2.-1` is level 2, column -1."""

    def plain(self, value: Any) -> Any:
        return f"{level_of(value)}.{column_of(value)}"

    def value(self, plain: Any) -> Any:
        if not isinstance(plain, str):
            raise BadValue(NOT_A_PLACE, given=shorten(plain))
        level, dot, column = plain.partition(".")
        digits = column[1:] if column.startswith("-") else column
        if not dot or level not in ("1", "2", "3", "4", "5") or not digits.isascii() or not digits.isdigit():
            raise BadValue(PLACE_FORM, given=shorten(plain))
        if len(digits) > 2 or str(int(column)) != column or not -MIDDLE < int(column) < MIDDLE:
            raise BadValue(OUTSIDE_OF_ANY_PYRAMID, given=shorten(plain))
        return place_at(int(level), int(column))

    def from_word(self, word: str) -> Any:
        return self.value(word)

    def told(self) -> str:
        return "place"

    def typed(self) -> str:
        return "string"
