"""King's Landing: where Varys can go and whom he takes on the way."""

from __future__ import annotations

from typing import Final

from viceregal._mypyc import i64
from viceregal.core.records import Action
from viceregal.games.hand_of_the_king.rules.actions import MOVES
from viceregal.games.hand_of_the_king.rules.cards import EMPTY, HOUSE_COUNT, HOUSE_OF, NO_HOUSE, VARYS
from viceregal.games.hand_of_the_king.rules.state import HandState

SIDE: Final = 6


def _path(place: int, down: int, right: int) -> list[int]:
    row, column = divmod(place, SIDE)
    path = []
    while 0 <= (row := row + down) < SIDE and 0 <= (column := column + right) < SIDE:
        path.append(row * SIDE + column)
    return path


# The places from near to far, for each place and direction (up, down, left, right): PATHS[4 * place + direction].
PATHS: Final = [
    bytes(_path(place, down, right))
    for place in range(SIDE * SIDE)
    for down, right in ((-1, 0), (1, 0), (0, -1), (0, 1))
]
# The house of each card, and a bit for it; none for Varys and for an empty place.
_HOUSES: Final = bytes(HOUSE_OF)
_BITS: Final = bytes([0 if house == NO_HOUSE else 1 << house for house in HOUSE_OF])


def houses_seen(s: HandState, direction: i64) -> i64:
    """The houses with a card in this direction from Varys, a bit each."""
    grid = s.grid
    path = PATHS[4 * s.varys + direction]
    seen: i64 = 0
    step: i64
    for step in range(len(path)):
        place: i64 = path[step]
        card: i64 = grid[place]
        seen |= _BITS[card]
    return seen


def legal_moves(s: HandState) -> list[Action]:
    """HK-MOV-1: a direction and a house with a card in that direction."""
    moves: list[Action] = []
    direction: i64
    for direction in range(4):
        seen = houses_seen(s, direction)
        if seen:
            moves += MOVES[(direction << HOUSE_COUNT) + seen]
    return moves


def can_move(s: HandState) -> bool:
    return bool(houses_seen(s, 0) or houses_seen(s, 1) or houses_seen(s, 2) or houses_seen(s, 3))


def move_varys(s: HandState, seat: i64, direction: i64, house: i64) -> list[int]:
    """HK-MOV-2: Varys goes to the farthest card of the house; all of that house on the way come to the player."""
    grid = s.grid
    path = PATHS[4 * s.varys + direction]
    taken: list[int] = []
    farthest = s.varys
    step: i64
    for step in range(len(path)):
        place: i64 = path[step]
        card: i64 = grid[place]
        its_house: i64 = _HOUSES[card]
        if its_house == house:
            taken.append(card)
            grid[place] = EMPTY
            farthest = place
    grid[s.varys] = EMPTY
    grid[farthest] = VARYS
    s.varys = farthest
    s.areas[seat].extend(taken)
    s.left[house] -= len(taken)
    s.counts[seat * HOUSE_COUNT + house] += len(taken)
    return taken


def characters_in_kings_landing(s: HandState) -> list[int]:
    """In the order of the card list."""
    return sorted([card for card in s.grid if card < VARYS])


def characters_in_areas(s: HandState) -> list[int]:
    return sorted([card for area in s.areas for card in area])


def characters_of_others(s: HandState, seat: int) -> list[int]:
    return sorted([card for other in range(s.seats) if other != seat for card in s.areas[other]])
