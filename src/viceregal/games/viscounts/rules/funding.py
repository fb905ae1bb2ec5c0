"""VW-6.1: what an action is paid with. Icons cost nothing; goods, converters and a dismissed card fill up.

A payment is dominated if another one for the same thing spends no more of any good and less of one: it is not offered.
All others differ in what is left, and are.
"""

from __future__ import annotations

from typing import Final

from viceregal.games.viscounts.rules.actions import UNIT
from viceregal.games.viscounts.rules.cards.deck import (
    FIRST_IS_TWO,
    HELP,
    ICON,
    MERCHANT_PAIRS,
    NO_CARD,
    OTHERS_TOO,
    SILVER_PAIRS,
)
from viceregal.games.viscounts.rules.effects import (
    CRIMINAL,
    GOLD,
    ICON_COUNT,
    INK,
    MERCHANT,
    SILVER,
    STONE,
)
from viceregal.games.viscounts.rules.state import ViscountsState

# The resource that pays for an action (VW-6.3 to VW-6.7), and the two others.
PAID_IN: Final = (SILVER, STONE, GOLD, INK)
FREE: Final = 0  # the payment of nothing


def icons_with(s: ViscountsState, seat: int, dismissed: int) -> list[int]:
    """The icons of a seat, with those of a dismissed card."""
    counts = s.icons(seat)
    if dismissed != NO_CARD:
        for icon in range(ICON_COUNT):
            counts[icon] += ICON[dismissed * ICON_COUNT + icon]
    return counts


def icons_for(s: ViscountsState, seat: int, act: int, counts: list[int]) -> int:
    """How many icons count for an action: its own, criminals, and pairs of merchants where a card says so (VW-R8)."""
    have = counts[act] + counts[CRIMINAL]
    for space in range(3 * seat, 3 * seat + 3):
        card = s.board[space]
        if card != NO_CARD and HELP[card * 4 + act] == MERCHANT_PAIRS:
            return have + counts[MERCHANT] // 2
    return have


def help_on_board(s: ViscountsState, seat: int, act: int) -> tuple[int, bool, bool]:
    """How many pieces count twice (VW-R7), whether pairs of silver count, and whether other resources do."""
    doubled, pairs, others = 0, False, False
    for space in range(3 * seat, 3 * seat + 3):
        card = s.board[space]
        if card != NO_CARD:
            help_given = HELP[card * 4 + act]
            if help_given == FIRST_IS_TWO:
                doubled += 1
            elif help_given == SILVER_PAIRS:
                pairs = True
            elif help_given == OTHERS_TOO:
                others = True
    return doubled, pairs, others


def payments(s: ViscountsState, seat: int, act: int, short: int, silver: int) -> list[int]:
    """Every payment that makes up for so many missing icons and is not dominated. `silver` is what may be spent."""
    if short <= 0:
        return [FREE]
    doubled, pairs, others = help_on_board(s, seat, act)
    goods = s.goods[seat * 4 : seat * 4 + 4]
    good = PAID_IN[act]
    made: list[int] = []
    for spent in range(min(goods[good], short) + 1):
        left = short - spent - min(spent, doubled)
        in_silver = min(silver // 2, max(left, 0)) if pairs else 0
        for count in range(in_silver + 1):
            missing = max(left - count, 0)
            if missing == 0:
                made.append(2 * count + spent * UNIT[good])
            elif others:
                made.extend(
                    [2 * count + spent * UNIT[good] + mixture for mixture in mixtures(goods, good, missing)]
                )
        if left <= 0:
            break  # to spend more is dominated
    return made


def mixtures(goods: list[int], good: int, missing: int) -> list[int]:
    """So many of the two other resources, in every mixture."""
    first, second = [other for other in (INK, GOLD, STONE) if other != good]
    return [
        count * UNIT[first] + (missing - count) * UNIT[second]
        for count in range(missing + 1)
        if count <= goods[first] and missing - count <= goods[second]
    ]
