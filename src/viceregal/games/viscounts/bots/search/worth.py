"""What a position is worth among players: the points, and what goods, cards and markers will still make of themselves.

The figures are rules of thumb in points, found by playing the bot against itself and against chance.
"""

from __future__ import annotations

from typing import Final

from viceregal.games.viscounts.rules.board import SEGMENT_COUNT
from viceregal.games.viscounts.rules.cards.deck import CRIMINALS, ICON, NO_CARD, RIBBON, VALUE
from viceregal.games.viscounts.rules.effects import (
    BUILDINGS,
    CONSTRUCT,
    CRIMINAL,
    ICON_COUNT,
    MERCHANT,
    PLACE,
    TRANSCRIBE,
)
from viceregal.games.viscounts.rules.player_board import (
    BONUS_POINTS,
    BUILDING_POINTS,
    DEBTS_ON_TOP,
    DEEDS_ON_TOP,
    LEADER_POINTS,
    START_ICONS,
)
from viceregal.games.viscounts.rules.scoring import (
    ACQUIRED_POINTS,
    APPROVED_POINTS,
    SET_POINTS,
    UNPAID_POINTS,
    all_icons,
    built,
    ranking_points,
    resources_left,
    sets_of,
    tile_points,
)
from viceregal.games.viscounts.rules.state import (
    ACQUIRED,
    APPROVED,
    MAX_SEATS,
    PAID,
    RIBBON_COUNT,
    UNPAID,
    ViscountsState,
)

_SILVER: Final = 0.45
# The first pieces of a resource pay for something soon, the tenth never does.
_RESOURCE: Final = (0.0, 1.1, 2.1, 3.0, 3.8, 4.4, 4.9, 5.3, 5.6)
_WAITING_DEBT: Final = 1.6  # an unpaid debt still to be flipped, for its points and a resource
_WAITING_DEED: Final = 0.9
_PAID_DEBT: Final = 0.5  # for the prosperity card, before it is revealed
_APPROVED_DEED: Final = 0.7  # for the poverty card, likewise
_PAIR_BELOW: Final = 1.5  # two workers of a section wait for a third
_PAIR_ABOVE: Final = 2.5
# What a set of so many manuscripts falls short of its share of a whole one, of which half is hoped for.
_SET_TO_COME: Final = (0.0, 1.5, 2.0, 1.5, 0.0)
_LESSON: Final = 0.5  # a manuscript on the way to a bonus card
_SLOT: Final = 2.2  # an uncovered slot, for what it will still do
_ICON: Final = (0.5, 0.75, 0.75, 0.75, 0.5)  # an icon in the own deck
_AVERAGE: Final = 2.0  # of a card of the deck
_EACH: Final = 0.25
# What a turn shows, on average, for the action that the deck is best at, for the next best, and for trade. A turn has
# one action, so a deck that is good at one is worth more than one that can do a little of each.
_BEST_ACT: Final = 12.0
_SECOND_ACT: Final = 2.0
_TRADE: Final = 1.5
_ON_BOARD: Final = (0.25, 0.4, 0.4, 0.4, 0.2)  # an icon that is there next turn, too
# Where the pair of markers stands: what the collision brings by its space.
_COLLISION: Final = (0.0, 4.5, 3.5, 2.2, 0.6, -0.8, -2.5, -4.0)
_NEARNESS: Final = 1.0  # of a collision, wherever it comes: it brings papers, and the end
_RIVALS: Final = 0.5  # how much the best rival's points weigh


def worth(s: ViscountsState, seat: int) -> float:
    """In points at the end of the game, as far as can be told now."""
    left = time_left(s)
    lead = _points(s, seat) - _RIVALS * max([_points(s, other) for other in range(s.seats) if other != seat])
    return (
        lead
        + _ranks(s, seat)
        + _goods(s, seat, left)
        + _papers(s, seat, left)
        + _castle(s, seat, left)
        + _library(s, seat, left)
        + _SLOT * left * s.slots[seat].bit_count()
        + left * _track(s, seat)
        + left * (_cards(s, seat) + _engine(s, seat))
    )


def time_left(s: ViscountsState) -> float:
    """1 at the beginning, 0 in the last round: the shorter of the two piles counts."""
    if s.last_round:
        return 0.25 if s.round < s.last_round else 0.0
    debts = s.debts_left / DEBTS_ON_TOP[s.seats]
    deeds = s.deeds_left / DEEDS_ON_TOP[s.seats]
    return max(0.1, min(1.0, debts, deeds))


def _points(s: ViscountsState, seat: int) -> float:
    """What scores in any case."""
    total = 0
    for building in range(len(BUILDINGS)):
        total += BUILDING_POINTS[building][built(s, seat, building)]
    for place in range(seat, SEGMENT_COUNT * MAX_SEATS, MAX_SEATS):
        total += s.first_tier[place] + 2 * s.second_tier[place]
    total += 3 * s.third_tier[seat]
    for size in sets_of(s, seat):
        total += SET_POINTS[size]
    for tile in s.manuscripts[seat]:
        total += tile_points(s, seat, tile)
    papers = seat * 4
    total += UNPAID_POINTS * s.papers[papers + UNPAID] + ACQUIRED_POINTS * s.papers[papers + ACQUIRED]
    total += APPROVED_POINTS * s.papers[papers + APPROVED] + BONUS_POINTS * s.bonus.count(seat)
    return total + (LEADER_POINTS if s.leader == seat else 0)


def _ranks(s: ViscountsState, seat: int) -> float:
    """The poverty and prosperity cards: what they give once revealed, and a start in the race before."""
    total = 0.0
    for left, paper, hope in (
        (s.debts_left, APPROVED, _APPROVED_DEED),
        (s.deeds_left, PAID, _PAID_DEBT),
    ):
        counts = [s.papers[other * 4 + paper] for other in range(s.seats)]
        points = ranking_points(counts)
        if left == 0:
            total += points[seat] - max([points[other] for other in range(s.seats) if other != seat])
        else:
            total += hope * counts[seat]
    return total


def _goods(s: ViscountsState, seat: int, left: float) -> float:
    rate = min(1.0, 0.1 + 2.5 * left)
    total = _SILVER * min(12, s.goods[seat * 4])
    for good in range(1, 4):
        total += _RESOURCE[min(s.goods[seat * 4 + good], len(_RESOURCE) - 1)]
    return rate * total + 0.01 * (s.goods[seat * 4] + resources_left(s, seat))


def _papers(s: ViscountsState, seat: int, left: float) -> float:
    """What can still be flipped."""
    rate = min(1.0, 1.5 * left)
    waiting = _WAITING_DEBT * min(5, s.papers[seat * 4 + UNPAID])
    return rate * (waiting + _WAITING_DEED * min(6, s.papers[seat * 4 + ACQUIRED]))


def _castle(s: ViscountsState, seat: int, left: float) -> float:
    """Workers that wait for their like; with fewer in the supply there is less to come."""
    total = 0.0
    for place in range(seat, SEGMENT_COUNT * MAX_SEATS, MAX_SEATS):
        if s.first_tier[place] == 2:
            total += _PAIR_BELOW
        if s.second_tier[place] == 2:
            total += _PAIR_ABOVE
    return total * min(1.0, 2 * left)


def _library(s: ViscountsState, seat: int, left: float) -> float:
    """On the way to the bonus cards that nobody has yet, and to whole sets."""
    counts = [0] * RIBBON_COUNT
    for tile in s.manuscripts[seat]:
        counts[RIBBON[tile]] += 1
    started = 0
    for ribbon in range(RIBBON_COUNT):
        if s.bonus[ribbon] < 0:
            started += min(2, counts[ribbon])
    sets = sum([_SET_TO_COME[size] for size in sets_of(s, seat)])
    return _LESSON * started * min(1.0, 2 * left) + sets * min(1.0, 3 * left)


def _track(s: ViscountsState, seat: int) -> float:
    """The nearer a collision, the more its place counts."""
    corruption, virtue = s.corruption[seat], s.virtue[seat]
    gap = virtue - corruption
    near = 1.0 - gap / 7
    low, high = _COLLISION[corruption], _COLLISION[virtue]
    return near * ((low + high) / 2 + _NEARNESS) + 0.25 * (7 - virtue) - 0.1 * (corruption - 1)


def _engine(s: ViscountsState, seat: int) -> float:
    """The icons that three cards of the deck show on average, with those that stay for good; criminals serve any action."""
    totals = all_icons(s, seat)
    lasting = s.icons(seat)
    cards = s.card_count(seat)
    for space in range(3):
        card = s.board[3 * seat + space]
        row = START_ICONS[space] if card == NO_CARD else ICON[card * ICON_COUNT : (card + 1) * ICON_COUNT]
        for icon in range(ICON_COUNT):
            lasting[icon] -= row[icon]
    shown = [3 * (totals[icon] - lasting[icon]) / max(1, cards) + lasting[icon] for icon in range(ICON_COUNT)]
    second, best = sorted([shown[act] + shown[CRIMINAL] for act in (CONSTRUCT, PLACE, TRANSCRIBE)])[1:]
    return _BEST_ACT * best + _SECOND_ACT * second + _TRADE * shown[MERCHANT]


def _cards(s: ViscountsState, seat: int) -> float:
    """The average card of the deck, some times over; and what stays on the board for the next turn."""
    deck = 0.0
    count = 0
    for cards in (s.hands[seat], s.draws[seat], s.discards[seat]):
        count += len(cards)
        for card in cards:
            deck += CARD_WORTH[card]
    staying = 0.0
    for space in range(3):
        card = s.board[3 * seat + space]
        if card != NO_CARD:
            deck += CARD_WORTH[card]
            count += 1
            if space < 2:
                staying += _STAYING_WORTH[card]
    return staying + _AVERAGE * deck / max(1, count) + _EACH * deck


def _icons_worth(card: int, worths: tuple[float, ...]) -> float:
    return sum([ICON[card * ICON_COUNT + icon] * worths[icon] for icon in range(ICON_COUNT)])


# Icons, and the steps a card brings; criminals are wild, yet they corrupt.
CARD_WORTH: Final = [
    _icons_worth(card, _ICON) + 0.1 * VALUE[card] - 0.25 * CRIMINALS[card] for card in range(len(VALUE))
]
_STAYING_WORTH: Final = [_icons_worth(card, _ON_BOARD) for card in range(len(VALUE))]
