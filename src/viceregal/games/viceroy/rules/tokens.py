"""Tokens that lie on cards of a pyramid. Each kind is a number here and a word in documents and texts."""

from __future__ import annotations

from typing import Final

from viceregal.games.viceroy.rules.effects import COLOURS

POINT_VALUES: Final = (2, 3, 4, 5, 6, 7, 8, 10, 12, 15)

TOKENS: Final = (
    "magic",
    "science",
    "defence",
    "magic+2",
    "magic+3",
    "magic+5",
    *[f"gem-{colour}" for colour in COLOURS],
    *[f"circle-{colour}+{value}" for colour in COLOURS for value in (2, 4)],
    *[f"points-{value}" for value in POINT_VALUES],
)
_NUMBER: Final = {word: number for number, word in enumerate(TOKENS)}

MAGIC: Final = 0
SCIENCE: Final = 1
DEFENCE: Final = 2
FIRST_GEM: Final = _NUMBER["gem-blue"]  # four in a row, in the order of the colours


def points_token(value: int) -> int:
    return _NUMBER[f"points-{value}"]


def magic_bonus_token(value: int) -> int:
    return _NUMBER[f"magic+{value}"]


def circle_bonus_token(colour: int, value: int) -> int:
    return _NUMBER[f"circle-{COLOURS[colour]}+{value}"]


def gem_token(colour: int) -> int:
    return FIRST_GEM + colour


def gem_colour(token: int) -> int:
    """The colour of an endless gem; -1 for any other token."""
    colour = token - FIRST_GEM
    return colour if 0 <= colour < len(COLOURS) else -1


# What each token is worth under its heading: a magic bonus, a circle bonus in its colour, points.
MAGIC_BONUS: Final = [int(word[6:]) if word.startswith("magic+") else 0 for word in TOKENS]
CIRCLE_BONUS: Final = [
    [int(word[-1]) if word.startswith(f"circle-{colour}") else 0 for word in TOKENS] for colour in COLOURS
]
POINTS: Final = [int(word[7:]) if word.startswith("points-") else 0 for word in TOKENS]
