"""What is printed on the player boards: slots under buildings, costs, hand limit, the track of virtue and corruption."""

from __future__ import annotations

from typing import Final

from viceregal.core.records import Effect
from viceregal.games.viscounts.rules.effects import (
    BUILDER,
    BUILDINGS,
    CLERIC,
    CORRUPTION,
    DEBT,
    DEED,
    GUILDHALL,
    MERCHANT,
    NOBLE,
    RESOURCE,
    SILVER,
    TRADING_POST,
    VIRTUE,
    WORKSHOP,
    Gain,
    InOrder,
    Rearrange,
)

SPACES: Final = 3
HAND_LIMIT: Final = 3
WORKERS: Final = 20
MIN_CARDS: Final = 3  # VW-4.2

# VW-5.5: icons of spaces 2 and 3 while no card lies there (merchant, builder, noble, cleric, criminal).
START_ICONS: Final = ((0, 0, 0, 0, 0), (0, 1, 1, 1, 0), (2, 0, 0, 0, 0))

# VW-6.4 and VW-10.1, by building; points by how many are built.
BUILDING_COST: Final = (5, 7, 3)
BUILDING_POINTS: Final = ((0, 4, 9, 15), (0, 6, 13, 21), (0, 2, 5, 9))

# VW-6.5: the nine slots, building * 3 + place from the left; a seat's `slots` has a bit for each that is uncovered.
SLOTS: Final = tuple(f"{building}-{place}" for building in BUILDINGS for place in (1, 2, 3))
SLOTS_PER_BUILDING: Final = 3
FREE_STEP: Final = 1 << (TRADING_POST * 3)
CHEAP_DISMISSAL: Final = 1 << (TRADING_POST * 3 + 1)
TWO_MERCHANTS: Final = 1 << (TRADING_POST * 3 + 2)
DISCARD_ON_HIRE: Final = 1 << (WORKSHOP * 3)
VIRTUE_ON_COLLISION: Final = 1 << (WORKSHOP * 3 + 1)
LARGER_HAND: Final = 1 << (WORKSHOP * 3 + 2)
# The icons of slots: bit, icon, how many.
SLOT_ICONS: Final = (
    (TWO_MERCHANTS, MERCHANT, 2),
    (1 << (GUILDHALL * 3), BUILDER, 1),
    (1 << (GUILDHALL * 3 + 1), NOBLE, 1),
    (1 << (GUILDHALL * 3 + 2), CLERIC, 1),
)
# The permanent icons of the cleric bonus cards by ribbon (black, yellow, grey, blue): icon, how many. Yellow and grey
# are inferred from the colours.
BONUS_ICONS: Final = ((CLERIC, 1), (NOBLE, 1), (BUILDER, 1), (MERCHANT, 2))
BONUS_POINTS: Final = 3
LEADER_POINTS: Final = 5

# The track (VW-1.5, VW-8.3).
CORRUPTION_START: Final = 1
VIRTUE_START: Final = 7
ABOVE: Final[tuple[Effect, ...]] = (
    InOrder((Gain(SILVER, 1), Gain(DEED, 3))),
    InOrder((Gain(SILVER, 1), Gain(DEED, 2))),
    InOrder((Gain(SILVER, 1), Gain(DEED, 1))),
    InOrder((Gain(SILVER, 2), Gain(DEED, 1), Gain(DEBT, 1))),
    InOrder((Gain(SILVER, 2), Gain(DEBT, 1))),
    InOrder((Gain(SILVER, 3), Gain(DEBT, 2))),
    InOrder((Gain(SILVER, 4), Gain(DEBT, 3))),
)
# VW-12.10: the upper row of the AI boards.
ABOVE_AI: Final[tuple[Effect, ...]] = (
    Gain(DEED, 3),
    Gain(DEED, 2),
    InOrder((Gain(RESOURCE, 1), Gain(DEED, 1))),
    InOrder((Gain(RESOURCE, 1), Gain(DEED, 1), Gain(DEBT, 1))),
    InOrder((Gain(RESOURCE, 1), Gain(DEBT, 1))),
    InOrder((Gain(RESOURCE, 1), Gain(DEBT, 2))),
    InOrder((Gain(RESOURCE, 2), Gain(DEBT, 3))),
)
# For the opponents, if their board shows criminals (True), none (False), or always (None).
BELOW: Final[tuple[tuple[bool | None, Effect], ...]] = (
    (True, Gain(DEBT, 1)),
    (True, Gain(CORRUPTION, 1)),
    (True, Gain(CORRUPTION, 1)),
    (None, Rearrange()),
    (False, Gain(VIRTUE, 1)),
    (False, Gain(VIRTUE, 1)),
    (False, Gain(DEED, 1)),
)

# VW-6.6: icons for so many workers; the AI never places a single one.
WORKER_COST: Final = (0, 1, 3, 5, 8)
MAX_PLACED: Final = 4

# Nobody has more of a good or of papers, and no game has more rounds. Print knows no such end and no game comes near,
# but what a position says can be played on and read again, and an exchange of VW-6.3 can be listed.
MAX_COUNT: Final = 999

# VW-1.8, by the number of players, solo and two alike.
DEBTS_ON_TOP: Final = (0, 12, 12, 15, 18)
DEEDS_ON_TOP: Final = (0, 12, 12, 16, 20)
