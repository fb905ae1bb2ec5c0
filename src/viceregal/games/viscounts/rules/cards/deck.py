"""The cards by number, and what the rules ask of them most often, laid out flat.

0 to 67 are the neutral townsfolk, 68 to 77 the heroes, then eight starters for each of four seats; after them, for
dismissing only, the townsfolk printed on the five segments.
"""

from __future__ import annotations

from typing import Final

from viceregal.core.records import Effect
from viceregal.games.viscounts.rules.cards.manuscripts import MANUSCRIPTS
from viceregal.games.viscounts.rules.cards.neutral import NEUTRAL
from viceregal.games.viscounts.rules.cards.own import HEROES, STARTERS
from viceregal.games.viscounts.rules.cards.rows import AT_ONCE, DROP_OFF, VERIFIED, Townsfolk
from viceregal.games.viscounts.rules.cards.schemes import SCHEMES
from viceregal.games.viscounts.rules.cards.segments import SEGMENTS
from viceregal.games.viscounts.rules.effects import (
    ICON_COUNT,
    NOTHING,
    AfterAct,
    FirstCountsTwo,
    OnCollision,
    OnDebtFlipped,
    OnDebtGained,
    Ongoing,
    OthersCount,
    PairsOfMerchants,
    PairsOfSilver,
)

NO_CARD: Final = -1
NEUTRAL_COUNT: Final = len(NEUTRAL)
FIRST_HERO: Final = NEUTRAL_COUNT
FIRST_STARTER: Final = FIRST_HERO + len(HEROES)
STARTER_COUNT: Final = len(STARTERS)
CARD_COUNT: Final = FIRST_STARTER + 4 * STARTER_COUNT
FIRST_PRINTED: Final = CARD_COUNT

_OWN: Final = [row for _ in range(4) for row in STARTERS]
_PRINTED: Final = [
    Townsfolk(
        f"printed-{segment.key}",
        "",
        segment.townsfolk.value,
        segment.townsfolk.icons,
        segment.townsfolk.corner,
        0,
        NOTHING,
        VERIFIED,
    )
    for segment in SEGMENTS
]
ROWS: Final[list[Townsfolk]] = [*NEUTRAL, *HEROES, *_OWN, *_PRINTED]
# In documents and texts: `acolyte`, `ada`, `abbot.0` for the abbot of seat 0, `printed-a`.
CARDS: Final[list[str]] = [
    *[row.key for row in (*NEUTRAL, *HEROES)],
    *[f"{row.key}.{seat}" for seat in range(4) for row in STARTERS],
    *[row.key for row in _PRINTED],
]

VALUE: Final[list[int]] = [row.value for row in ROWS]
ICON: Final[list[int]] = [icon for row in ROWS for icon in row.icons]  # card * 5 + icon
CRIMINALS: Final[list[int]] = [row.icons[ICON_COUNT - 1] for row in ROWS]
CORNER: Final[list[Effect]] = [row.corner for row in ROWS]


def _timed(row: Townsfolk, timing: int) -> Effect:
    ability = row.ability
    return ability if row.timing == timing and isinstance(ability, Effect) else NOTHING


WHEN_PLAYED: Final[list[Effect]] = [_timed(row, AT_ONCE) for row in ROWS]
WHEN_DROPPED: Final[list[Effect]] = [_timed(row, DROP_OFF) for row in ROWS]
_ABILITIES: Final[list[Effect | Ongoing]] = [row.ability for row in ROWS]


def _after(ability: Effect | Ongoing, act: int) -> Effect:
    return ability.effect if isinstance(ability, AfterAct) and ability.act == act else NOTHING


AFTER_ACT: Final[list[Effect]] = [
    _after(ability, act) for ability in _ABILITIES for act in range(4)
]  # card * 4 + act
WHEN_DEBT_FLIPPED: Final[list[Effect]] = [
    ability.effect if isinstance(ability, OnDebtFlipped) else NOTHING for ability in _ABILITIES
]
WHEN_DEBT_GAINED: Final[list[Effect]] = [
    ability.effect if isinstance(ability, OnDebtGained) else NOTHING for ability in _ABILITIES
]
WHEN_COLLIDING: Final[list[Effect]] = [
    ability.effect if isinstance(ability, OnCollision) else NOTHING for ability in _ABILITIES
]

# What helps to pay for an action.
NO_HELP: Final = 0
MERCHANT_PAIRS: Final = 1
SILVER_PAIRS: Final = 2
FIRST_IS_TWO: Final = 3
OTHERS_TOO: Final = 4


def _help(ability: Effect | Ongoing, act: int) -> int:
    if isinstance(ability, PairsOfMerchants) and ability.act == act:
        return MERCHANT_PAIRS
    if isinstance(ability, PairsOfSilver) and ability.act == act:
        return SILVER_PAIRS
    if isinstance(ability, FirstCountsTwo) and ability.act == act:
        return FIRST_IS_TWO
    if isinstance(ability, OthersCount) and ability.act == act:
        return OTHERS_TOO
    return NO_HELP


HELP: Final[list[int]] = [_help(ability, act) for ability in _ABILITIES for act in range(4)]  # card * 4 + act

# Manuscripts and schemes by number.
TILES: Final[list[str]] = [row.key for row in MANUSCRIPTS]
TILE_COUNT: Final = len(MANUSCRIPTS)
TILE_COST: Final[list[int]] = [row.cost for row in MANUSCRIPTS]
RIBBON: Final[list[int]] = [row.ribbon for row in MANUSCRIPTS]
GREY_BACKED: Final[list[int]] = [tile for tile in range(TILE_COUNT) if MANUSCRIPTS[tile].grey_back]
BLACK_BACKED: Final[list[int]] = [tile for tile in range(TILE_COUNT) if not MANUSCRIPTS[tile].grey_back]
SCHEME_KEYS: Final[list[str]] = [row.key for row in SCHEMES]


def starters_of(seat: int) -> list[int]:
    """VW-1.5: the eight cards a seat begins with."""
    first = FIRST_STARTER + seat * STARTER_COUNT
    return list(range(first, first + STARTER_COUNT))
