"""Places of a pyramid as a learner counts them: by level, and by column from the leftmost card of level 1 on."""

from __future__ import annotations

from typing import Final

from viceregal.games.viceroy.rules.pyramid import LEVELS, WIDTH, Pyramid

# Cards of level 1 side by side. Whoever played a card in every round of every turn, all of them there, would come to
# three in each of twelve turns and the first one.
WIDEST: Final = 40
UPPER_LEVELS: Final = LEVELS - 1
ENDS: Final = ("left", "right")
UPPER_PLACES: Final = tuple(
    [f"{level}.{column}" for level in range(2, LEVELS + 1) for column in range(WIDEST)]
)


def leftmost(pyramid: Pyramid) -> int:
    """The place of the leftmost card of level 1."""
    return min(pyramid)


def upper_index(pyramid: Pyramid, place: int) -> int:
    """Of a place above level 1, among UPPER_PLACES."""
    level, column = divmod(place, WIDTH)
    return (level - 2) * WIDEST + column - leftmost(pyramid) % WIDTH


def place_index(pyramid: Pyramid, place: int) -> int:
    """Of a place where a card may be put: an end of level 1, or a place above it."""
    if place // WIDTH == 1:
        return int(place > leftmost(pyramid))
    return len(ENDS) + upper_index(pyramid, place)


# For each place of a pyramid, its index where level 1 begins in column 0: by level, WIDEST places each.
INDEX: Final = [max(place // WIDTH - 1, 0) * WIDEST + place % WIDTH for place in range((LEVELS + 1) * WIDTH)]
