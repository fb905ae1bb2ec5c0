"""VR-SET-4: which two gems each of the others returned at the start, as far as a seat can tell.

What somebody has and has returned, taken together, is public; and so is what all have returned together. Gems are
counted in one number here, a byte for each colour: a hundred ways to return them are weighed in a microsecond.
"""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import Final

from viceregal._mypyc import i64
from viceregal.core.chance import Chance
from viceregal.core.errors import BadPosition
from viceregal.core.records import Frame
from viceregal.games.viceroy.rules.cards.deck import COST_COLOURS, COSTS, is_law
from viceregal.games.viceroy.rules.costs import endless_left
from viceregal.games.viceroy.rules.effects import COLOUR_COUNT
from viceregal.games.viceroy.rules.frames import (
    AskPark,
    AskPay,
    AskPlace,
    AskReturn,
    AskTradePay,
    CountReserve,
    PayFor,
    RevealPlaces,
)
from viceregal.games.viceroy.rules.pyramid import level_of
from viceregal.games.viceroy.rules.state import ViceroyState

_UNCOUNTED: Final = -1  # the returned gems have not come to the reserve: nobody knows what they are
_GUARD: Final = 0x80808080  # less than nothing of a colour shows in the highest bit of its byte


def packed(counts: tuple[int, ...]) -> i64:
    """Gems by colour in one number."""
    blue: i64 = counts[0]
    red: i64 = counts[1]
    green: i64 = counts[2]
    yellow: i64 = counts[3]
    return blue | red << 8 | green << 16 | yellow << 24


def _slot(pair: i64) -> i64:
    """Two gems as a number below 256: two bits for each colour."""
    return (pair | pair >> 6 | pair >> 12 | pair >> 18) & 0xFF


_PAIRS: Final[list[tuple[int, ...]]] = [
    tuple([int(one == colour) + int(other == colour) for colour in range(COLOUR_COUNT)])
    for one, other in combinations_with_replacement(range(COLOUR_COUNT), 2)
]
_CODES: Final[list[int]] = [packed(pair) for pair in _PAIRS]
# Two of eight gems, two of each colour: a mixed pair is drawn in four ways, an equal one in one.
_WEIGHTS: Final[list[int]] = [1 if 2 in pair else 4 for pair in _PAIRS]
_SLOTS: Final[list[int]] = [_slot(code) for code in _CODES]
_PAIR_AT: Final[list[int]] = [_SLOTS.index(slot) if slot in _SLOTS else -1 for slot in range(256)]


def deal_gems(s: ViceroyState, viewer: int | None, chance: Chance) -> None:
    """Any pairs that add up to what all have returned, each as likely as the lot makes it."""
    left = returned_together(s, viewer)
    if left == 0:
        return  # a position that says nothing of the start
    others = [seat for seat in range(s.seats) if seat != viewer]
    if left == _UNCOUNTED:
        others = [seat for seat in others if AskReturn(seat) not in s.todo]
    asks = [frame for frame in s.todo if type(frame) in _NEEDING]
    choices = [_choices(s, seat, asks) for seat in others]
    for number, seat in enumerate(others):
        weights = [_weight(choices, number, pair, left) for pair in range(len(_PAIRS))]
        pair = _pick(weights, chance)
        _give_back(s, seat, _PAIRS[pair])
        if left != _UNCOUNTED:
            left -= _CODES[pair]


def returned_together(s: ViceroyState, viewer: int | None) -> i64:
    """What the others returned, taken together."""
    if s.turn == 0 and CountReserve() in s.todo:
        return _UNCOUNTED
    total: i64 = 0
    for seat in range(s.seats):
        if seat != viewer:
            total += packed(s.returned[seat])
    return total


def _give_back(s: ViceroyState, seat: int, pair: tuple[int, ...]) -> None:
    before = s.returned[seat]
    gems = s.gems[seat]
    for colour in range(COLOUR_COUNT):
        gems[colour] += before[colour] - pair[colour]
    s.returned[seat] = pair


# Ways to return them ----------------------------------------------------------------------------------------------


def _is_within(gems: i64, most: i64) -> bool:
    return ((most | _GUARD) - gems) & _GUARD == _GUARD


def _weight(choices: list[int], number: int, pair: int, left: i64) -> int:
    """In how many ways this one can have returned this pair, and those after it the rest."""
    code: i64 = _CODES[pair]
    if not choices[number] >> pair & 1:
        return 0
    if left == _UNCOUNTED:
        return _WEIGHTS[pair]
    if not _is_within(code, left):
        return 0
    return _WEIGHTS[pair] * _ways(choices, number + 1, left - code)


def _ways(choices: list[int], number: int, left: i64) -> int:
    """In how many ways those from this one on can have returned just what is left."""
    if number == len(choices):
        return 1 if left == 0 else 0
    if number == len(choices) - 1:
        pair = _PAIR_AT[_slot(left)]
        return _WEIGHTS[pair] if pair >= 0 and _CODES[pair] == left and choices[number] >> pair & 1 else 0
    total = 0
    for pair in range(len(_PAIRS)):
        total += _weight(choices, number, pair, left)
    return total


def _pick(weights: list[int], chance: Chance) -> int:
    total = sum(weights)
    if total == 0:
        raise BadPosition("no state fits this view")
    drawn = chance.below(total)
    for pair, weight in enumerate(weights):
        drawn -= weight
        if drawn < 0:
            return pair
    raise AssertionError("below the sum of the weights")


# What somebody must have ------------------------------------------------------------------------------------------

_NEEDING: Final = frozenset([RevealPlaces, AskPlace, PayFor, AskPay, AskTradePay, AskPark])


def _choices(s: ViceroyState, seat: int, asks: list[Frame]) -> int:
    """The pairs that this seat can have returned, a bit each: such that it can do what it is about to do."""
    held = s.gems[seat]
    returned = s.returned[seat]
    most = [held[colour] + returned[colour] for colour in range(COLOUR_COUNT)]
    for ask in asks:
        _keep_back(s, seat, ask, most)
    if min(most) < 0:
        return 0
    limit = packed(tuple(most))
    found = 0
    for pair in range(len(_PAIRS)):
        if _is_within(_CODES[pair], limit):
            found |= 1 << pair
    for ask in asks:
        if isinstance(ask, AskTradePay | AskPark) and ask.seat == seat:
            found &= _naming(s, ask, most)
    return found


def _keep_back(s: ViceroyState, seat: int, ask: Frame, most: list[int]) -> None:
    """VR-PAY-3, VR-COS-3: gems that it needs for the card it plays, as far as no endless gems stand in."""
    if isinstance(ask, RevealPlaces):
        if seat in ask.players:
            _keep_for(s, seat, [COST_COLOURS[s.shown[seat]][0]], most)
    elif isinstance(ask, AskPlace):
        if ask.seat == seat and not ask.free and not is_law(ask.card):
            _keep_for(s, seat, [COST_COLOURS[ask.card][0]], most)
    elif isinstance(ask, PayFor | AskPay) and ask.seat == seat:
        cost = COSTS[ask.card][level_of(ask.place)]
        colours = [colour for colour in range(COLOUR_COUNT) for _ in range(cost[colour])]
        _keep_for(s, seat, colours, most)


def _keep_for(s: ViceroyState, seat: int, colours: list[int], most: list[int]) -> None:
    endless = endless_left(s, seat)
    for colour in colours:
        if endless[colour]:
            endless[colour] -= 1
        else:
            most[colour] -= 1


def _naming(s: ViceroyState, ask: AskTradePay | AskPark, most: list[int]) -> int:
    """The pairs that leave enough gems where they are named in the order of the colours, from one on."""
    if isinstance(ask, AskPark) and not s.edition.park_all:
        return (1 << len(_PAIRS)) - 1
    there = sum(most[ask.colour :])
    found = 0
    for number, pair in enumerate(_PAIRS):
        if there - sum(pair[ask.colour :]) >= ask.count:
            found |= 1 << number
    return found
