"""The 35 manuscripts; a third of them are reconstructions and say so."""

from __future__ import annotations

from typing import Final

from viceregal.games.viscounts.rules.cards.own_data import replaced
from viceregal.games.viscounts.rules.cards.rows import (
    APPROVED_DEEDS,
    BLACK,
    BLUE,
    BUILDER_ICONS,
    BUILDINGS_BUILT,
    CLERIC_ICONS,
    CRIMINAL_ICONS,
    GREY,
    MANUSCRIPTS_OWNED,
    MERCHANT_ICONS,
    NO_SCORE,
    NOBLE_ICONS,
    PAID_DEBTS,
    RECONSTRUCTION,
    RESOURCES_LEFT,
    VERIFIED,
    WORKERS_IN_CASTLE,
    YELLOW,
    Manuscript,
)
from viceregal.games.viscounts.rules.effects import (
    A_DEED,
    DEED,
    EITHER,
    GOLD,
    GUILDHALL,
    INK,
    NOTHING,
    RESOURCE,
    SILVER,
    STONE,
    TRADING_POST,
    VIRTUE,
    WORKSHOP,
    BuildFree,
    Destroy,
    Flip,
    FreeHire,
    FreeManuscript,
    Gain,
    InOrder,
    PlaceFree,
)

# Key, ribbon, cost, immediate effect, what it scores a point for and per how many, grey back, how the row is known.
# Which five have a grey back is a reconstruction but for blue-3-hire.
PRINTED_MANUSCRIPTS: Final = (
    Manuscript("black-3-flip", BLACK, 3, Flip(EITHER, 1), NO_SCORE, 1, False, VERIFIED),
    Manuscript("black-4-ink", BLACK, 4, Gain(INK, 2), NO_SCORE, 1, False, VERIFIED),
    Manuscript("black-4-virtue", BLACK, 4, Gain(VIRTUE, 2), NO_SCORE, 1, False, VERIFIED),
    Manuscript("black-6-manuscripts", BLACK, 6, NOTHING, MANUSCRIPTS_OWNED, 2, False, VERIFIED),
    Manuscript("black-6-deeds", BLACK, 6, NOTHING, APPROVED_DEEDS, 1, False, VERIFIED),
    Manuscript("yellow-3-resource", YELLOW, 3, Gain(RESOURCE, 1), NO_SCORE, 1, True, VERIFIED),
    Manuscript("yellow-3-flip", YELLOW, 3, Flip(EITHER, 1), NO_SCORE, 1, False, VERIFIED),
    Manuscript("yellow-4-virtue", YELLOW, 4, Gain(VIRTUE, 2), NO_SCORE, 1, False, VERIFIED),
    Manuscript("yellow-5-nobles", YELLOW, 5, NOTHING, NOBLE_ICONS, 1, False, VERIFIED),
    Manuscript("yellow-6-debts", YELLOW, 6, NOTHING, PAID_DEBTS, 1, False, VERIFIED),
    Manuscript("yellow-6-workers", YELLOW, 6, NOTHING, WORKERS_IN_CASTLE, 2, False, VERIFIED),
    Manuscript("grey-3-flip", GREY, 3, Flip(EITHER, 1), NO_SCORE, 1, False, VERIFIED),
    Manuscript("grey-3-virtue", GREY, 3, Gain(VIRTUE, 1), NO_SCORE, 1, True, VERIFIED),
    Manuscript("grey-4-workshop", GREY, 4, BuildFree(WORKSHOP, False), NO_SCORE, 1, False, VERIFIED),
    Manuscript("grey-5-resources", GREY, 5, NOTHING, RESOURCES_LEFT, 2, False, VERIFIED),
    Manuscript("grey-6-buildings", GREY, 6, NOTHING, BUILDINGS_BUILT, 1, False, VERIFIED),
    Manuscript("grey-7-guildhall", GREY, 7, BuildFree(GUILDHALL, False), NO_SCORE, 1, False, VERIFIED),
    Manuscript("blue-3-hire", BLUE, 3, FreeHire(), NO_SCORE, 1, True, VERIFIED),
    Manuscript("blue-3-silver", BLUE, 3, Gain(SILVER, 4), NO_SCORE, 1, True, VERIFIED),
    Manuscript("blue-4-resource", BLUE, 4, Gain(RESOURCE, 2), NO_SCORE, 1, False, VERIFIED),
    Manuscript("blue-5-merchants", BLUE, 5, NOTHING, MERCHANT_ICONS, 2, False, VERIFIED),
    Manuscript("blue-6-criminals", BLUE, 6, NOTHING, CRIMINAL_ICONS, 1, False, VERIFIED),
    Manuscript("black-3-destroy", BLACK, 3, Destroy(1), NO_SCORE, 1, True, RECONSTRUCTION),
    Manuscript("black-5-clerics", BLACK, 5, NOTHING, CLERIC_ICONS, 1, False, RECONSTRUCTION),
    Manuscript("black-5-flips", BLACK, 5, Flip(EITHER, 2), NO_SCORE, 1, False, RECONSTRUCTION),
    Manuscript("black-7-manuscript", BLACK, 7, FreeManuscript(), NO_SCORE, 1, False, RECONSTRUCTION),
    Manuscript("yellow-4-gold", YELLOW, 4, Gain(GOLD, 2), NO_SCORE, 1, False, RECONSTRUCTION),
    Manuscript("yellow-4-place", YELLOW, 4, PlaceFree(2), NO_SCORE, 1, False, RECONSTRUCTION),
    Manuscript("yellow-7-place", YELLOW, 7, PlaceFree(4), NO_SCORE, 1, False, RECONSTRUCTION),
    Manuscript("grey-4-stone", GREY, 4, Gain(STONE, 2), NO_SCORE, 1, False, RECONSTRUCTION),
    Manuscript("grey-5-builders", GREY, 5, NOTHING, BUILDER_ICONS, 1, False, RECONSTRUCTION),
    Manuscript(
        "grey-6-trading-post", GREY, 6, BuildFree(TRADING_POST, False), NO_SCORE, 1, False, RECONSTRUCTION
    ),
    Manuscript("blue-3-flip", BLUE, 3, Flip(EITHER, 1), NO_SCORE, 1, False, RECONSTRUCTION),
    Manuscript("blue-4-deed", BLUE, 4, Gain(DEED, 1), NO_SCORE, 1, False, RECONSTRUCTION),
    Manuscript(
        "blue-5-deed", BLUE, 5, InOrder((Gain(DEED, 1), Flip(A_DEED, 1))), NO_SCORE, 1, False, RECONSTRUCTION
    ),
)
MANUSCRIPTS: Final = replaced("manuscripts", [row.key for row in PRINTED_MANUSCRIPTS], PRINTED_MANUSCRIPTS)
