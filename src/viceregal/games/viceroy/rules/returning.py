"""VR-SET-4: which two gems each of the others returned at the start, as far as a seat can tell.

What somebody has and has returned, taken together, is public; and so is what all have returned together. All ways to
return that are listed and weighed; gems are counted in one number here, a byte for each colour, and the pairs that
somebody can have returned are ten bits of another.
"""

from __future__ import annotations

from bisect import bisect_right
from typing import Final

from viceregal._mypyc import i64
from viceregal.core.chance import Chance
from viceregal.core.complaints import NO_STATE_FITS
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
    PayFor,
    RevealPlaces,
)
from viceregal.games.viceroy.rules.invariants import in_fists
from viceregal.games.viceroy.rules.pyramid import level_of
from viceregal.games.viceroy.rules.state import ViceroyState

_UNCOUNTED: Final = -1  # the returned gems have not come to the reserve: nobody knows what they are
_TOO_MUCH: Final = -2
_BITS: Final = 10  # as many as there are pairs, whose colours these are
_ONE: Final = [one for one in range(COLOUR_COUNT) for _ in range(one, COLOUR_COUNT)]
_OTHER: Final = [other for one in range(COLOUR_COUNT) for other in range(one, COLOUR_COUNT)]


def deal_gems(s: ViceroyState, viewer: int, chance: Chance) -> None:
    """Any pairs that add up to what all have returned, each as likely as the lot makes it."""
    left = returned_together(s, viewer)
    if left == 0:
        return  # a position that says nothing of the start
    others = [seat for seat in range(s.seats) if seat != viewer]
    if left == _UNCOUNTED:
        others = [seat for seat in others if AskReturn(seat) not in s.todo]
    asks = [frame for frame in s.todo if type(frame) in _NEEDING]
    choices: i64 = 0
    for seat in reversed(others):
        choices = choices << _BITS | _choices(s, seat, asks)
    ways = _ways(choices, len(others), left)
    if not ways.pairs:
        raise BadPosition(NO_STATE_FITS)
    pairs = ways.pairs[bisect_right(ways.sums, chance.below(ways.sums[-1]))]
    for seat in reversed(others):
        pair = pairs & 15
        _give_back(s, seat, _ONE[pair], _OTHER[pair])
        pairs >>= 4


def returned_together(s: ViceroyState, viewer: int) -> i64:
    """What the others returned, taken together."""
    if in_fists(s):
        return _UNCOUNTED
    total: i64 = 0
    for seat in range(s.seats):
        if seat != viewer:
            returned = s.returned[seat]
            for colour in range(COLOUR_COUNT):
                count: i64 = returned[colour]
                total += count * _gem(colour)
    return total


def _give_back(s: ViceroyState, seat: int, one: int, other: int) -> None:
    before = s.returned[seat]
    pair = [0] * COLOUR_COUNT
    pair[one] += 1
    pair[other] += 1
    for colour in range(COLOUR_COUNT):
        s.gems[seat][colour] += before[colour] - pair[colour]
    s.returned[seat] = tuple(pair)


# Ways to return them ----------------------------------------------------------------------------------------------


class Ways:
    """All ways in which some seats can have returned gems: the pair of each in four bits, the last lowest; and weights."""

    def __init__(self) -> None:
        self.pairs: list[int] = []
        self.sums: list[int] = []  # of the weights up to each
        self.total: i64 = 0

    def add(self, choices: i64, seats: i64, left: i64, weight: i64, pairs: i64) -> None:
        """Of eight gems, two of each colour, a mixed pair is drawn in four ways, an equal one in one."""
        if seats == 0:
            if left in (0, _UNCOUNTED):
                self.total += weight
                self.sums.append(self.total)
                self.pairs.append(pairs)
            return
        for number in range(_BITS):
            pair: i64 = number
            rest = _without(left, _ONE[number], _OTHER[number])
            if choices >> pair & 1 and rest != _TOO_MUCH:
                more = weight if _ONE[number] == _OTHER[number] else 4 * weight
                self.add(choices >> _BITS, seats - 1, rest, more, pairs << 4 | pair)


# A search asks for the same ways all the time: those of the table it looks at are kept.
_KEPT: Final[dict[tuple[int, int, int], Ways]] = {}
_MAX_KEPT: Final = 500


def _ways(choices: i64, seats: int, left: i64) -> Ways:
    found = _KEPT.get((choices, seats, left))
    if found is None:
        if len(_KEPT) >= _MAX_KEPT:
            _KEPT.clear()
        found = _KEPT[choices, seats, left] = Ways()
        found.add(choices, seats, left, 1, 0)
    return found


def _without(left: i64, one: int, other: int) -> i64:
    """What is left when these two are taken away."""
    if left == _UNCOUNTED:
        return _UNCOUNTED
    rest = left - _gem(one)
    return rest - _gem(other) if _has(left, one) and _has(rest, other) else _TOO_MUCH


def _gem(colour: i64) -> i64:
    """One gem, in the byte of its colour."""
    unit: i64 = 1
    return unit << 8 * colour


def _has(gems: i64, colour: i64) -> bool:
    return gems >> 8 * colour & 0xFF != 0


# What somebody must have ------------------------------------------------------------------------------------------

_NEEDING: Final = frozenset([RevealPlaces, AskPlace, PayFor, AskPay, AskTradePay, AskPark])


def _choices(s: ViceroyState, seat: int, asks: list[Frame]) -> i64:
    """The pairs that this seat can have returned, a bit each: such that it can do what it is about to do."""
    held = s.gems[seat]
    returned = s.returned[seat]
    most = [held[colour] + returned[colour] for colour in range(COLOUR_COUNT)]
    for ask in asks:
        _keep_back(s, seat, ask, most)
    for count in most:
        if count < 0:
            return 0
    found: i64 = 0
    bit: i64 = 1
    for pair in range(_BITS):
        one, other = _ONE[pair], _OTHER[pair]
        if most[one] > 0 and most[other] > (1 if one == other else 0):
            found |= bit
        bit <<= 1
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


def _naming(s: ViceroyState, ask: AskTradePay | AskPark, most: list[int]) -> i64:
    """The pairs that leave enough gems where they are named in the order of the colours, from one on."""
    is_free = isinstance(ask, AskPark) and not s.edition.park_all
    there = sum(most[ask.colour :])
    found: i64 = 0
    bit: i64 = 1
    for pair in range(_BITS):
        left = there - int(_ONE[pair] >= ask.colour) - int(_OTHER[pair] >= ask.colour)
        if is_free or left >= ask.count:
            found |= bit
        bit <<= 1
    return found
