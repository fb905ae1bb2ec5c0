"""What a seat has, counted once for its points and for the judgement."""

from __future__ import annotations

from typing import Final

from viceregal.games.viscounts.rules.cards.deck import NO_CARD, RIBBON, ROWS
from viceregal.games.viscounts.rules.cards.manuscripts import MANUSCRIPTS
from viceregal.games.viscounts.rules.cards.rows import NO_SCORE, SCORED
from viceregal.games.viscounts.rules.cards.schemes import SCHEMES
from viceregal.games.viscounts.rules.effects import ICON_COUNT
from viceregal.games.viscounts.rules.player_board import (
    BONUS_ICONS,
    BONUS_POINTS,
    BUILDING_POINTS,
    LEADER_POINTS,
    SLOT_ICONS,
)
from viceregal.games.viscounts.rules.scoring import (
    ACQUIRED_POINTS,
    APPROVED_POINTS,
    SET_POINTS,
    UNPAID_POINTS,
)
from viceregal.games.viscounts.rules.solo_icons import lasting_icons
from viceregal.games.viscounts.rules.state import (
    ACQUIRED,
    APPROVED,
    PAID,
    RIBBON_COUNT,
    UNPAID,
    ViscountsState,
)

# Points of buildings by slots that are uncovered.
BUILT: Final[list[int]] = [
    sum([BUILDING_POINTS[building][(slots >> building * 3 & 7).bit_count()] for building in range(3)])
    for slots in range(512)
]
SCORES: Final[list[int]] = [row.scores for row in MANUSCRIPTS]
PER: Final[list[int]] = [row.per for row in MANUSCRIPTS]
# What the cards of a seat are summed up for, eight bits each: five icons, their value; and when they do something.
SUMMED: Final[list[int]] = [
    sum([count << 8 * icon for icon, count in enumerate(row.icons)]) + (row.value << 40) for row in ROWS
]
SUMMED_TOO: Final[list[int]] = [1 << 8 * row.timing for row in ROWS]
SCHEME_ICONS: Final[list[int]] = [
    sum([count << 8 * icon for icon, count in enumerate(row.icons)]) for row in SCHEMES
]
# The order in which `_points` counts what manuscripts score for.
assert len(SCORED) == ICON_COUNT + 6


class Hoard:
    """What a seat has, counted once for points and features alike."""

    def __init__(self, s: ViscountsState, seat: int) -> None:
        self.seat = seat
        self.lasting = [0] * ICON_COUNT  # icons that never leave
        self.deck = [0] * ICON_COUNT  # icons of all its cards
        self.cards = 0
        self.steps = 0  # values of its cards
        self.abilities = [0, 0, 0, 0]  # cards by when their ability works
        self.ribbons = [0] * RIBBON_COUNT
        self.first = [0] * 5  # how many sections hold so many of its workers
        self.second = [0] * 5
        self.workers = 0
        self.scorers = 0
        self.points = 0
        if seat == s.ai:
            self._schemes(s)
        else:
            self._cards(s)
            self._lasting(s)
        self._castle(s)
        self._points(s)

    def _cards(self, s: ViscountsState) -> None:
        seat, board = self.seat, s.board
        total = 0
        timings = 0
        for pile in (s.hands[seat], s.draws[seat], s.discards[seat], board[3 * seat : 3 * seat + 3]):
            for card in pile:
                if card != NO_CARD:
                    total += SUMMED[card]
                    timings += SUMMED_TOO[card]
        for icon in range(ICON_COUNT):
            self.deck[icon] = total >> 8 * icon & 255
        self.steps = total >> 40 & 255
        for timing in range(4):
            self.abilities[timing] = timings >> 8 * timing & 255
            self.cards += self.abilities[timing]

    def _lasting(self, s: ViscountsState) -> None:
        slots = s.slots[self.seat]
        for bit, icon, count in SLOT_ICONS:
            if slots & bit:
                self.lasting[icon] += count
        for ribbon in range(RIBBON_COUNT):
            if s.bonus[ribbon] == self.seat:
                icon, count = BONUS_ICONS[ribbon]
                self.lasting[icon] += count

    def _schemes(self, s: ViscountsState) -> None:
        self.lasting = lasting_icons(s)
        total = 0
        for pile in (s.schemes, s.scheme_pile, s.scheme_discards):
            for scheme in pile:
                if scheme >= 0:
                    self.cards += 1
                    total += SCHEME_ICONS[scheme]
        for icon in range(ICON_COUNT):
            self.deck[icon] = total >> 8 * icon & 255

    def _castle(self, s: ViscountsState) -> None:
        first, second = s.first_tier, s.second_tier
        for section in range(5):
            below, above = first[section * 4 + self.seat], second[section * 4 + self.seat]
            self.first[min(4, below)] += 1
            self.second[min(4, above)] += 1
            self.workers += below + above
            self.points += below + 2 * above
        on_top = s.third_tier[self.seat]
        self.workers += on_top
        self.points += 3 * on_top

    def _points(self, s: ViscountsState) -> None:
        """VW-10, but for the poverty and prosperity cards."""
        seat, papers, goods = self.seat, s.papers, s.goods
        points = self.points + BUILT[s.slots[seat]]
        if s.leader == seat:
            points += LEADER_POINTS
        points += UNPAID_POINTS * papers[seat * 4 + UNPAID] + ACQUIRED_POINTS * papers[seat * 4 + ACQUIRED]
        points += APPROVED_POINTS * papers[seat * 4 + APPROVED]
        left = goods[seat * 4 + 1] + goods[seat * 4 + 2] + goods[seat * 4 + 3]
        if seat == s.ai:
            points += left
        for ribbon in range(RIBBON_COUNT):
            if s.bonus[ribbon] == seat:
                points += BONUS_POINTS
        self.points = points + self._manuscripts(s, left)

    def _manuscripts(self, s: ViscountsState, left: int) -> int:
        """VW-10.3: sets and tiles that score."""
        seat, ribbons = self.seat, self.ribbons
        tiles = s.manuscripts[seat]
        if not tiles:
            return 0
        counts = [self.deck[icon] + self.lasting[icon] for icon in range(ICON_COUNT)]
        counts += [len(tiles), s.papers[seat * 4 + APPROVED], s.papers[seat * 4 + PAID]]
        counts += [self.workers, left, s.slots[seat].bit_count()]
        points = 0
        for tile in tiles:
            ribbons[RIBBON[tile]] += 1
            scored = SCORES[tile]
            if scored != NO_SCORE:
                self.scorers += 1
                points += counts[scored] // PER[tile]
        for size in sizes_of_sets(ribbons):
            points += SET_POINTS[size]
        return points


def sizes_of_sets(ribbons: list[int]) -> list[int]:
    """VW-10.3: the k-th set holds every ribbon of which there are k or more."""
    sizes: list[int] = []
    for k in range(max(ribbons)):
        size = 0
        for count in ribbons:
            if count > k:
                size += 1
        sizes.append(size)
    return sizes
