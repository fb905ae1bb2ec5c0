"""VW-10, VW-13.1: the score with its sources, and who wins."""

from __future__ import annotations

from typing import Final

from viceregal.core.game import ScoreLine
from viceregal.games.viscounts.rules.cards.deck import ICON, RIBBON, TILES
from viceregal.games.viscounts.rules.cards.manuscripts import MANUSCRIPTS
from viceregal.games.viscounts.rules.cards.rows import (
    APPROVED_DEEDS,
    BUILDINGS_BUILT,
    MANUSCRIPTS_OWNED,
    NO_SCORE,
    PAID_DEBTS,
    RIBBONS,
    WORKERS_IN_CASTLE,
)
from viceregal.games.viscounts.rules.cards.schemes import SCHEMES
from viceregal.games.viscounts.rules.effects import BUILDINGS, ICON_COUNT, SILVER
from viceregal.games.viscounts.rules.player_board import (
    BONUS_POINTS,
    BUILDING_POINTS,
    LEADER_POINTS,
    SLOTS_PER_BUILDING,
)
from viceregal.games.viscounts.rules.solo_icons import lasting_icons
from viceregal.games.viscounts.rules.state import (
    ACQUIRED,
    APPROVED,
    MAX_SEATS,
    PAID,
    RIBBON_COUNT,
    UNPAID,
    ViscountsState,
)

SET_POINTS: Final = (0, 1, 4, 9, 16)
UNPAID_POINTS: Final = -2
ACQUIRED_POINTS: Final = 1
APPROVED_POINTS: Final = 3
PAPER_LINES: Final = (
    ("unpaid-debts", UNPAID, UNPAID_POINTS),
    ("acquired-deeds", ACQUIRED, ACQUIRED_POINTS),
    ("approved-deeds", APPROVED, APPROVED_POINTS),
)
PLACE_POINTS: Final = (12, 8, 4)
PLACE_POINTS_OF_TWO: Final = (12, 4)  # with fewer than three players the 8 is skipped


def built(s: ViscountsState, seat: int, building: int) -> int:
    return (s.slots[seat] >> building * SLOTS_PER_BUILDING & 7).bit_count()


def workers_on(s: ViscountsState, seat: int, tier: int) -> int:
    if tier == 3:
        return s.third_tier[seat]
    workers = s.first_tier if tier == 1 else s.second_tier
    return sum([workers[section + seat] for section in range(0, len(workers), MAX_SEATS)])


def resources_left(s: ViscountsState, seat: int) -> int:
    return sum(s.goods[seat * 4 + 1 : seat * 4 + 4])


def all_icons(s: ViscountsState, seat: int) -> list[int]:
    """VW-10.3, VW-R6: on all own cards, on the player board and on bonus cards; VW-R21: on all schemes of the AI."""
    if seat == s.ai:
        counts = lasting_icons(s)
        for scheme in (*s.schemes, *s.scheme_pile, *s.scheme_discards):
            if scheme >= 0:
                for icon in range(ICON_COUNT):
                    counts[icon] += SCHEMES[scheme].icons[icon]
        return counts
    counts = s.icons(seat)
    for cards in (s.hands[seat], s.draws[seat], s.discards[seat]):
        for card in cards:
            for icon in range(ICON_COUNT):
                counts[icon] += ICON[card * ICON_COUNT + icon]
    return counts


def sets_of(s: ViscountsState, seat: int) -> list[int]:
    """VW-10.3: the sizes of sets of different ribbons, the largest first."""
    counts = [0] * RIBBON_COUNT
    for tile in s.manuscripts[seat]:
        counts[RIBBON[tile]] += 1
    found: list[int] = []
    while any(counts):
        found.append(len([count for count in counts if count]))
        counts = [max(0, count - 1) for count in counts]
    return found


def tile_points(s: ViscountsState, seat: int, tile: int) -> int:
    row = MANUSCRIPTS[tile]
    scored = row.scores
    if scored == NO_SCORE:
        return 0
    if scored < ICON_COUNT:
        count = all_icons(s, seat)[scored]
    elif scored == MANUSCRIPTS_OWNED:
        count = len(s.manuscripts[seat])
    elif scored == APPROVED_DEEDS:
        count = s.papers[seat * 4 + APPROVED]
    elif scored == PAID_DEBTS:
        count = s.papers[seat * 4 + PAID]
    elif scored == WORKERS_IN_CASTLE:
        count = workers_on(s, seat, 1) + workers_on(s, seat, 2) + workers_on(s, seat, 3)
    elif scored == BUILDINGS_BUILT:
        count = s.slots[seat].bit_count()
    else:
        count = resources_left(s, seat)
    return count // row.per


def rewards_of(seats: int) -> tuple[int, ...]:
    """VW-10.5: what the places bring, from the first on."""
    return PLACE_POINTS if seats > 2 else PLACE_POINTS_OF_TWO


def ranking_points(counts: list[int]) -> list[int]:
    """VW-10.5: 12, 8 and 4 points by rank, for at least one; tied players share what their places are worth."""
    points = rewards_of(len(counts))
    made = [0] * len(counts)
    place = 0
    for value in sorted({count for count in counts if count}, reverse=True):
        tied = [seat for seat in range(len(counts)) if counts[seat] == value]
        worth = sum(points[place : place + len(tied)])
        for seat in tied:
            made[seat] = worth // len(tied)
        place += len(tied)
    return made


def poverty_points(s: ViscountsState) -> list[int]:
    """By approved deeds, if the poverty card is revealed."""
    if s.debts_left:
        return [0] * s.seats
    return ranking_points([s.papers[seat * 4 + APPROVED] for seat in range(s.seats)])


def prosperity_points(s: ViscountsState) -> list[int]:
    """By paid debts, if the prosperity card is revealed."""
    if s.deeds_left:
        return [0] * s.seats
    return ranking_points([s.papers[seat * 4 + PAID] for seat in range(s.seats)])


# The sheet --------------------------------------------------------------------------------------------------------


def sheet_of(s: ViscountsState, seat: int, poverty: int, prosperity: int) -> list[ScoreLine]:
    lines = [*lines_of_pieces(s, seat), *lines_of_manuscripts(s, seat)]
    for heading, paper, worth in PAPER_LINES:
        count = s.papers[seat * 4 + paper]
        lines.append(ScoreLine(seat, heading, worth * count, (str(count),)))
    if s.debts_left == 0:
        lines.append(ScoreLine(seat, "poverty", poverty, (str(s.papers[seat * 4 + APPROVED]),)))
    if s.deeds_left == 0:
        lines.append(ScoreLine(seat, "prosperity", prosperity, (str(s.papers[seat * 4 + PAID]),)))
    if seat == s.ai:
        left = resources_left(s, seat)
        lines.append(ScoreLine(seat, "resources", left, (str(left),)))
    return lines


def lines_of_pieces(s: ViscountsState, seat: int) -> list[ScoreLine]:
    """VW-10.1, VW-10.2, VW-10.4: buildings, workers, the castle leader."""
    lines: list[ScoreLine] = []
    for building in range(len(BUILDINGS)):
        count = built(s, seat, building)
        points = BUILDING_POINTS[building][count]
        lines.append(ScoreLine(seat, "buildings", points, (BUILDINGS[building], str(count))))
    for tier in (1, 2, 3):
        count = workers_on(s, seat, tier)
        lines.append(ScoreLine(seat, "workers", tier * count, (str(tier), str(count))))
    if s.leader == seat:
        lines.append(ScoreLine(seat, "leader", LEADER_POINTS, ()))
    return lines


def lines_of_manuscripts(s: ViscountsState, seat: int) -> list[ScoreLine]:
    """VW-10.3, VW-10.4: sets, scoring tiles, bonus cards."""
    lines = [ScoreLine(seat, "sets", SET_POINTS[size], (str(size),)) for size in sets_of(s, seat)]
    for tile in s.manuscripts[seat]:
        if MANUSCRIPTS[tile].scores != NO_SCORE:
            lines.append(ScoreLine(seat, "manuscripts", tile_points(s, seat, tile), (TILES[tile],)))
    for ribbon in range(RIBBON_COUNT):
        if s.bonus[ribbon] == seat:
            lines.append(ScoreLine(seat, "bonus", BONUS_POINTS, (RIBBONS[ribbon],)))
    return lines


def score_sheet(s: ViscountsState) -> tuple[ScoreLine, ...]:
    poverty, prosperity = poverty_points(s), prosperity_points(s)
    return tuple(
        [line for seat in range(s.seats) for line in sheet_of(s, seat, poverty[seat], prosperity[seat])]
    )


def open_score_sheet(s: ViscountsState) -> tuple[ScoreLine, ...]:
    """VW-10: hands are hidden, but all cards of a seat together are known, and nothing else of them counts.

    Future schemes that nobody has seen in the AI's pile are left out.
    """
    if not s.secret:
        return score_sheet(s)
    known = s.clone()
    known.scheme_pile = [scheme for scheme in s.scheme_pile if scheme not in s.secret]
    return score_sheet(known)


def scores(s: ViscountsState) -> tuple[int, ...]:
    totals = [0] * s.seats
    for line in score_sheet(s):
        totals[line.seat] += line.points
    return tuple(totals)


def winners(s: ViscountsState) -> tuple[int, ...]:
    return best_of(s, tuple(range(s.seats)))


def best_of(s: ViscountsState, seats: tuple[int, ...]) -> tuple[int, ...]:
    """VW-10.6: most points, then most silver and resources; still tied, all of them. VW-13.1: the AI wins ties."""
    points = scores(s)
    most = max([points[seat] for seat in seats])
    best = [seat for seat in seats if points[seat] == most]
    if s.ai in best:
        return (s.ai,)
    wealth = [s.goods[seat * 4 + SILVER] + resources_left(s, seat) for seat in best]
    return tuple([seat for seat, owned in zip(best, wealth, strict=True) if owned == max(wealth)])
