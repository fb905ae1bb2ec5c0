"""VW-12.3: the icons of the AI."""

from __future__ import annotations

from typing import Final

from viceregal.games.viscounts.rules.cards.deck import NO_CARD
from viceregal.games.viscounts.rules.cards.schemes import SCHEMES
from viceregal.games.viscounts.rules.effects import GUILDHALL, ICON_COUNT
from viceregal.games.viscounts.rules.player_board import BONUS_ICONS, SLOTS_PER_BUILDING
from viceregal.games.viscounts.rules.state import RIBBON_COUNT, ViscountsState

FIRST_GUILDHALL: Final = GUILDHALL * SLOTS_PER_BUILDING


def lasting_icons(s: ViscountsState) -> list[int]:
    """Of built guildhalls and bonus cards."""
    counts = [0] * ICON_COUNT
    icons = s.variant.ai_board.guildhalls
    for place in range(SLOTS_PER_BUILDING):
        if s.slots[s.ai] >> (FIRST_GUILDHALL + place) & 1:
            counts[icons[place]] += 1
    for ribbon in range(RIBBON_COUNT):
        if s.bonus[ribbon] == s.ai:
            icon, count = BONUS_ICONS[ribbon]
            counts[icon] += count
    return counts


def ai_icons(s: ViscountsState) -> list[int]:
    """Those, the headers on its board, and start icons where no scheme lies."""
    counts = lasting_icons(s)
    board = s.variant.ai_board
    for space in range(3):
        scheme = s.schemes[space]
        if scheme != NO_CARD:
            icons = SCHEMES[scheme].icons
        elif space == 1:
            icons = board.second
        elif space == 2:
            icons = board.third
        else:
            continue
        for icon in range(ICON_COUNT):
            counts[icon] += icons[icon]
    return counts
