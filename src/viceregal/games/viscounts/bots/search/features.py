"""What there is to see in a position, in numbers, by the names of `weights.py`.

Most are counted by how much time is left: what makes more of itself every turn by `time`, what is only a stock, used up
within a few turns, by `soon`.
"""

from __future__ import annotations

from typing import Final

from viceregal.games.viscounts.bots.search.hoard import Hoard, sizes_of_sets
from viceregal.games.viscounts.rules.cards.deck import ICON, NO_CARD
from viceregal.games.viscounts.rules.effects import CRIMINAL, GOLD, ICON_COUNT, INK, SILVER, STONE
from viceregal.games.viscounts.rules.player_board import (
    CHEAP_DISMISSAL,
    DEBTS_ON_TOP,
    DEEDS_ON_TOP,
    DISCARD_ON_HIRE,
    FREE_STEP,
    LARGER_HAND,
    VIRTUE_ON_COLLISION,
)
from viceregal.games.viscounts.rules.scoring import ranking_points
from viceregal.games.viscounts.rules.state import (
    ACQUIRED,
    APPROVED,
    PAID,
    RIBBON_COUNT,
    UNPAID,
    ViscountsState,
)

LASTING_SLOTS: Final = (FREE_STEP, CHEAP_DISMISSAL, DISCARD_ON_HIRE, VIRTUE_ON_COLLISION, LARGER_HAND)
PAYS: Final = (SILVER, STONE, GOLD, INK)  # for trade, construct, place workers and transcribe
ROUNDS: Final = 13.0  # of a game, about


def features(s: ViscountsState, seat: int) -> list[float]:
    """The lead in points first; then all else that the weights judge."""
    mine = Hoard(s, seat)
    theirs = best_rival(s, seat)
    rounds = rounds_left(s)
    time, soon = rounds / ROUNDS, capped(rounds / 3.0, 1.0)
    return [
        mine.points - theirs.points + ranks(s, seat, theirs.seat),
        soon,
        time,
        time * time,
        *of_goods(s, seat, time, soon),
        *of_papers(s, seat, theirs.seat, soon),
        *of_icons(s, mine, time),
        *of_next_turn(s, mine, soon),
        *of_track(s, seat, soon),
        *of_castle(s, mine, theirs, time, soon),
        *of_library(s, mine, soon),
        *of_library(s, theirs, soon),
        time * mine.scorers,
        time * theirs.scorers,
        time * len(s.manuscripts[seat]),
        time * len(s.manuscripts[theirs.seat]),
        time * len(s.tile_pool),
        *of_rival(s, theirs, time, soon),
    ]


def capped(value: float, most: float) -> float:
    return most if value > most else value


def best_rival(s: ViscountsState, seat: int) -> Hoard:
    """What the rival with the most points has."""
    best = Hoard(s, s.following(seat))
    for other in range(s.seats):
        if other != seat and other != best.seat:
            hoard = Hoard(s, other)
            if hoard.points > best.points:
                best = hoard
    return best


def rounds_left(s: ViscountsState) -> float:
    """About as many as cards of the shorter pile in a game for two, and the last one."""
    if s.last_round:
        return float(s.last_round - s.round)
    return 1.0 + 12.0 * min(covered_debts(s), covered_deeds(s))


def covered_debts(s: ViscountsState) -> float:
    """How much of the pile above the poverty card is left, of 1; all of it while the game is set up."""
    return 1.0 if s.debts_left < 0 else s.debts_left / DEBTS_ON_TOP[s.seats]


def covered_deeds(s: ViscountsState) -> float:
    return 1.0 if s.deeds_left < 0 else s.deeds_left / DEEDS_ON_TOP[s.seats]


def ranks(s: ViscountsState, seat: int, rival: int) -> float:
    """The lead by the poverty and prosperity cards that are revealed."""
    lead = 0.0
    for left, paper in ((s.debts_left, APPROVED), (s.deeds_left, PAID)):
        if left == 0:
            points = ranking_points([s.papers[other * 4 + paper] for other in range(s.seats)])
            lead += points[seat] - points[rival]
    return lead


def of_goods(s: ViscountsState, seat: int, time: float, soon: float) -> list[float]:
    """The first pieces are worth more than the tenth."""
    silver = float(s.goods[seat * 4])
    found = [soon * capped(silver, 4.0), soon * capped(silver, 12.0), time * capped(silver, 8.0)]
    for good in range(1, 4):
        amount = float(s.goods[seat * 4 + good])
        found += [soon * capped(amount, 1.0), soon * capped(amount, 3.0), soon * capped(amount, 7.0)]
    return found


def of_papers(s: ViscountsState, seat: int, rival: int, soon: float) -> list[float]:
    """What can still be flipped, and the race for the cards that are not revealed yet."""
    mine, theirs = s.papers[seat * 4 : seat * 4 + 4], s.papers[rival * 4 : rival * 4 + 4]
    unpaid, acquired = float(mine[UNPAID]), float(mine[ACQUIRED])
    paid = approved = 0.0
    if s.deeds_left != 0:
        paid = max(-4.0, capped(float(mine[PAID] - theirs[PAID]), 4.0))
    if s.debts_left != 0:
        approved = max(-4.0, capped(float(mine[APPROVED] - theirs[APPROVED]), 4.0))
    for_paid, for_approved = 1.0 - covered_deeds(s), 1.0 - covered_debts(s)
    ahead = 1.0 if paid > 0 else -1.0 if paid < 0 else 0.0
    found = [soon * capped(unpaid, 2.0), soon * capped(unpaid, 6.0)]
    found += [soon * capped(acquired, 2.0), soon * capped(acquired, 6.0)]
    return [*found, paid * for_paid, paid, approved * for_approved, approved, ahead * for_paid]


def of_icons(s: ViscountsState, mine: Hoard, time: float) -> list[float]:
    """Icons that last and that three cards of the deck show on average; what else cards and slots do."""
    cards = float(max(1, mine.cards))
    shown = [mine.lasting[icon] + 3 * mine.deck[icon] / cards for icon in range(ICON_COUNT)]
    found = [time * each for each in shown]
    found.append(time * max(shown[1], shown[2], shown[3]))
    found += [time * mine.lasting[icon] for icon in range(CRIMINAL)]
    for icon in range(1, CRIMINAL):
        power = shown[icon] + shown[CRIMINAL]
        found.append(time * power * power)
    found += [time * cards, time * mine.steps / cards]
    found += [time * mine.abilities[timing] / cards * 3 for timing in range(1, 4)]
    slots = s.slots[mine.seat]
    found += [time if slots & bit else 0.0 for bit in LASTING_SLOTS]
    return [*found, time * slots.bit_count()]


def of_next_turn(s: ViscountsState, mine: Hoard, soon: float) -> list[float]:
    """What the next turn begins with: two cards of the board stay, one comes from the hand, and goods fill up."""
    seat = mine.seat
    power = mine.lasting[:]
    for space in range(3 * seat, 3 * seat + 2):
        card = s.board[space]
        if card != NO_CARD:
            for icon in range(ICON_COUNT):
                power[icon] += ICON[card * ICON_COUNT + icon]
    wild = power[CRIMINAL]
    found = [soon * capped(float(power[icon] + wild), 8.0) for icon in range(CRIMINAL)]
    found.append(soon * wild)
    for icon in range(CRIMINAL):
        best = 0
        for card in s.hands[seat]:
            best = max(best, ICON[card * ICON_COUNT + icon] + ICON[card * ICON_COUNT + CRIMINAL])
        paid = capped(float(power[icon] + wild + best + s.goods[seat * 4 + PAYS[icon]]), 8.0)
        found.append(soon * paid)
        if icon:
            found.append(soon * max(0.0, paid - 4.0))
    return found


def of_track(s: ViscountsState, seat: int, soon: float) -> list[float]:
    """The nearer a collision, the more its place counts."""
    corruption, virtue = float(s.corruption[seat]), float(s.virtue[seat])
    near = 1.0 - (virtue - corruption) / 6.0
    near = near * near
    middle = (virtue + corruption) / 2.0 - 4.0
    found = [soon * (corruption - 1.0), soon * (7.0 - virtue), soon * near, soon * near * middle]
    return [*found, soon * near * near, soon * near * near * middle]


def of_castle(s: ViscountsState, mine: Hoard, theirs: Hoard, time: float, soon: float) -> list[float]:
    """Workers that wait for their like, the third tier, and how many are still to come."""
    found = [soon * mine.first[1], soon * mine.first[2], soon * mine.second[1], soon * mine.second[2]]
    on_top = float(s.third_tier[mine.seat] - s.third_tier[theirs.seat])
    found += [soon * max(-3.0, capped(on_top, 3.0)), time * s.supply[mine.seat]]
    found.append(soon if s.leader == mine.seat else 0.0)
    return [*found, soon * theirs.first[2], soon * theirs.second[2]]


def of_library(s: ViscountsState, hoard: Hoard, soon: float) -> list[float]:
    """Sets that wait for more, and ribbons on the way to a bonus card that nobody has."""
    sizes = [0, 0, 0, 0, 0]
    for size in sizes_of_sets(hoard.ribbons):
        sizes[size] += 1
    one = two = 0
    for ribbon in range(RIBBON_COUNT):
        if s.bonus[ribbon] < 0:
            one += 1 if hoard.ribbons[ribbon] == 1 else 0
            two += 1 if hoard.ribbons[ribbon] == 2 else 0
    return [soon * sizes[1], soon * sizes[2], soon * sizes[3], soon * one, soon * two]


def of_rival(s: ViscountsState, theirs: Hoard, time: float, soon: float) -> list[float]:
    """Its goods, papers and markers; of an AI board also the icons of its schemes."""
    rival = theirs.seat
    found = [soon * capped(float(s.goods[rival * 4 + good]), 6.0) for good in range(1, 4)]
    found += [soon * s.papers[rival * 4 + UNPAID], soon * s.papers[rival * 4 + ACQUIRED]]
    low, high = float(s.corruption[rival]), float(s.virtue[rival])
    near = 1.0 - (high - low) / 6.0
    near = near * near
    found += [soon * near, soon * near * ((high + low) / 2.0 - 4.0)]
    if rival != s.ai:
        return [*found, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0]
    found += [time * (theirs.lasting[icon] + 3 * theirs.deck[icon] / 8.0) for icon in range(1, ICON_COUNT)]
    return [*found, time * theirs.cards, time * s.slots[rival].bit_count()]
