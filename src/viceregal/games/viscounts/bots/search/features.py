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


class Sight:
    """Takes in feature after feature, in the order of the weights, and adds up what they count; it keeps them if asked.

    A list of them all for every position would take most of the time of a search.
    """

    def __init__(self, weights: list[float], keeps: bool = False) -> None:
        self.weights = weights
        self.keeps = keeps
        self.worth = 0.0
        self.seen: list[float] = []
        self.place = 0

    def see(self, value: float) -> None:
        if self.keeps:
            self.seen.append(value)
        else:
            self.worth += self.weights[self.place] * value
            self.place += 1


def features(s: ViscountsState, seat: int) -> list[float]:
    """The lead in points first; then all else that the weights judge."""
    sight = Sight([], keeps=True)
    look_at(sight, s, seat)
    return sight.seen


def judged(s: ViscountsState, seat: int, weights: list[float]) -> float:
    """What the features of a position add up to by these weights."""
    sight = Sight(weights)
    look_at(sight, s, seat)
    return sight.worth


def look_at(sight: Sight, s: ViscountsState, seat: int) -> None:
    mine = Hoard(s, seat)
    theirs = best_rival(s, seat)
    rounds = rounds_left(s)
    time, soon = rounds / ROUNDS, capped(rounds / 3.0, 1.0)
    sight.see(mine.points - theirs.points + ranks(s, seat, theirs.seat))
    sight.see(soon)
    sight.see(time)
    sight.see(time * time)
    see_goods(sight, s, seat, time, soon)
    see_papers(sight, s, seat, theirs.seat, soon)
    see_icons(sight, s, mine, time)
    see_next_turn(sight, s, mine, soon)
    see_track(sight, s, seat, soon)
    see_castle(sight, s, mine, theirs, time, soon)
    see_library(sight, s, mine, soon)
    see_library(sight, s, theirs, soon)
    sight.see(time * mine.scorers)
    sight.see(time * theirs.scorers)
    sight.see(time * len(s.manuscripts[seat]))
    sight.see(time * len(s.manuscripts[theirs.seat]))
    sight.see(time * len(s.tile_pool))
    see_rival(sight, s, theirs, time, soon)
    see_pace(sight, s, mine, theirs, time, soon)


def capped(value: float, most: float) -> float:
    return most if value > most else value


def within(value: float, most: float) -> float:
    return -most if value < -most else capped(value, most)


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


def see_goods(sight: Sight, s: ViscountsState, seat: int, time: float, soon: float) -> None:
    """The first pieces are worth more than the tenth."""
    silver = float(s.goods[seat * 4])
    sight.see(soon * capped(silver, 4.0))
    sight.see(soon * capped(silver, 12.0))
    sight.see(time * capped(silver, 8.0))
    for good in range(1, 4):
        amount = float(s.goods[seat * 4 + good])
        sight.see(soon * capped(amount, 1.0))
        sight.see(soon * capped(amount, 3.0))
        sight.see(soon * capped(amount, 7.0))


def see_papers(sight: Sight, s: ViscountsState, seat: int, rival: int, soon: float) -> None:
    """What can still be flipped, and the race for the cards that are not revealed yet."""
    papers, mine, theirs = s.papers, seat * 4, rival * 4
    unpaid, acquired = float(papers[mine + UNPAID]), float(papers[mine + ACQUIRED])
    paid = approved = 0.0
    if s.deeds_left != 0:
        paid = within(float(papers[mine + PAID] - papers[theirs + PAID]), 4.0)
    if s.debts_left != 0:
        approved = within(float(papers[mine + APPROVED] - papers[theirs + APPROVED]), 4.0)
    for_paid, for_approved = 1.0 - covered_deeds(s), 1.0 - covered_debts(s)
    ahead = 1.0 if paid > 0 else -1.0 if paid < 0 else 0.0
    sight.see(soon * capped(unpaid, 2.0))
    sight.see(soon * capped(unpaid, 6.0))
    sight.see(soon * capped(acquired, 2.0))
    sight.see(soon * capped(acquired, 6.0))
    sight.see(paid * for_paid)
    sight.see(paid)
    sight.see(approved * for_approved)
    sight.see(approved)
    sight.see(ahead * for_paid)


def see_icons(sight: Sight, s: ViscountsState, mine: Hoard, time: float) -> None:
    """Icons that last and that three cards of the deck show on average; what else cards and slots do."""
    cards = float(max(1, mine.cards))
    most = 0.0
    for icon in range(ICON_COUNT):
        shown = mine.lasting[icon] + 3 * mine.deck[icon] / cards
        sight.see(time * shown)
        if 0 < icon < CRIMINAL and shown > most:
            most = shown
    sight.see(time * most)
    for icon in range(CRIMINAL):
        sight.see(time * mine.lasting[icon])
    wild = mine.lasting[CRIMINAL] + 3 * mine.deck[CRIMINAL] / cards
    for icon in range(1, CRIMINAL):
        power = mine.lasting[icon] + 3 * mine.deck[icon] / cards + wild
        sight.see(time * power * power)
    sight.see(time * cards)
    sight.see(time * mine.steps / cards)
    for timing in range(1, 4):
        sight.see(time * mine.abilities[timing] / cards * 3)
    slots = s.slots[mine.seat]
    for bit in LASTING_SLOTS:
        sight.see(time if slots & bit else 0.0)
    sight.see(time * slots.bit_count())


def see_next_turn(sight: Sight, s: ViscountsState, mine: Hoard, soon: float) -> None:
    """What the next turn begins with: two cards of the board stay, one comes from the hand, and goods fill up."""
    seat = mine.seat
    power = mine.lasting[:]
    for space in range(3 * seat, 3 * seat + 2):
        card = s.board[space]
        if card != NO_CARD:
            for icon in range(ICON_COUNT):
                power[icon] += ICON[card * ICON_COUNT + icon]
    wild = power[CRIMINAL]
    for icon in range(CRIMINAL):
        sight.see(soon * capped(float(power[icon] + wild), 8.0))
    sight.see(soon * wild)
    for icon in range(CRIMINAL):
        best = 0
        for card in s.hands[seat]:
            best = max(best, ICON[card * ICON_COUNT + icon] + ICON[card * ICON_COUNT + CRIMINAL])
        paid = capped(float(power[icon] + wild + best + s.goods[seat * 4 + PAYS[icon]]), 8.0)
        sight.see(soon * paid)
        if icon:
            sight.see(soon * (paid - 4.0) if paid > 4.0 else 0.0)


def see_track(sight: Sight, s: ViscountsState, seat: int, soon: float) -> None:
    """The nearer a collision, the more its place counts."""
    corruption, virtue = float(s.corruption[seat]), float(s.virtue[seat])
    near = 1.0 - (virtue - corruption) / 6.0
    near = near * near
    middle = (virtue + corruption) / 2.0 - 4.0
    sight.see(soon * (corruption - 1.0))
    sight.see(soon * (7.0 - virtue))
    sight.see(soon * near)
    sight.see(soon * near * middle)
    sight.see(soon * near * near)
    sight.see(soon * near * near * middle)


def see_castle(sight: Sight, s: ViscountsState, mine: Hoard, theirs: Hoard, time: float, soon: float) -> None:
    """Workers that wait for their like, the third tier, and how many are still to come."""
    sight.see(soon * mine.first[1])
    sight.see(soon * mine.first[2])
    sight.see(soon * mine.second[1])
    sight.see(soon * mine.second[2])
    sight.see(soon * within(float(s.third_tier[mine.seat] - s.third_tier[theirs.seat]), 3.0))
    sight.see(time * s.supply[mine.seat])
    sight.see(soon if s.leader == mine.seat else 0.0)
    sight.see(soon * theirs.first[2])
    sight.see(soon * theirs.second[2])


def see_library(sight: Sight, s: ViscountsState, hoard: Hoard, soon: float) -> None:
    """Sets that wait for more, and ribbons on the way to a bonus card that nobody has."""
    sizes = [0, 0, 0, 0, 0]
    for size in sizes_of_sets(hoard.ribbons):
        sizes[size] += 1
    one = two = 0
    for ribbon in range(RIBBON_COUNT):
        if s.bonus[ribbon] < 0:
            one += 1 if hoard.ribbons[ribbon] == 1 else 0
            two += 1 if hoard.ribbons[ribbon] == 2 else 0
    sight.see(soon * sizes[1])
    sight.see(soon * sizes[2])
    sight.see(soon * sizes[3])
    sight.see(soon * one)
    sight.see(soon * two)


def see_rival(sight: Sight, s: ViscountsState, theirs: Hoard, time: float, soon: float) -> None:
    """Its goods, papers and markers; of an AI board also the icons of its schemes."""
    rival = theirs.seat
    for good in range(1, 4):
        sight.see(soon * capped(float(s.goods[rival * 4 + good]), 6.0))
    sight.see(soon * s.papers[rival * 4 + UNPAID])
    sight.see(soon * s.papers[rival * 4 + ACQUIRED])
    low, high = float(s.corruption[rival]), float(s.virtue[rival])
    near = 1.0 - (high - low) / 6.0
    near = near * near
    sight.see(soon * near)
    sight.see(soon * near * ((high + low) / 2.0 - 4.0))
    board = 1.0 if rival == s.ai else 0.0
    for icon in range(1, ICON_COUNT):
        sight.see(board * time * (theirs.lasting[icon] + 3 * theirs.deck[icon] / 8.0))
    sight.see(board * time * theirs.cards)
    sight.see(board * time * s.slots[rival].bit_count())


def see_pace(sight: Sight, s: ViscountsState, mine: Hoard, theirs: Hoard, time: float, soon: float) -> None:
    """How far the game has come, by rounds and by both piles; and who has more makes more in the time that is left."""
    played = float(s.round) / ROUNDS
    debts, deeds = covered_debts(s), covered_deeds(s)
    my_tens, their_tens = mine.points / 10.0, theirs.points / 10.0
    sight.see(played)
    sight.see(played * played)
    sight.see(debts)
    sight.see(deeds)
    sight.see(debts * deeds)
    sight.see(1.0 if s.last_round else 0.0)
    sight.see(time * my_tens)
    sight.see(time * their_tens)
    sight.see(soon * my_tens)
    sight.see(soon * their_tens)
    sight.see(played * time)
    sight.see(played * soon)
