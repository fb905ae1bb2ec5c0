"""The four AI boards of the solo game.

The Cleric's is verified but for some slots; the Builder's and the Noble's start goods, removals and start icons are the
Cleric's, shifted round cleric, builder, noble; of the Card board only the focus and the pooled resources are known. That
it begins with a guildhall, as the others do, and flips for nothing was chosen because it then makes about as many points
a round as they do (docs/strength.md); in version 1 of the rules it had no building and paid two resources a flip.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from viceregal.games.viscounts.rules.cards.own_data import replaced
from viceregal.games.viscounts.rules.cards.rows import (
    INFERRED,
    RECONSTRUCTION,
    TAKE_CONSTRUCT,
    TAKE_FLIP,
    TAKE_PLACE,
    TAKE_TRANSCRIBE,
    VERIFIED,
    AiBoard,
    AiSlot,
)
from viceregal.games.viscounts.rules.effects import (
    BUILDER,
    CLERIC,
    EITHER,
    GOLD,
    INK,
    NOBLE,
    RESOURCE,
    STONE,
    VIRTUE,
    DismissAdjacent,
    Flip,
    Gain,
    GainScheme,
)

ALL: Final = 99  # no limit to a kind of resource

PRINTED_AI_BOARDS: Final = (
    AiBoard(
        key="cleric",
        focus=TAKE_TRANSCRIBE,
        chart=((INK, 6), (STONE, 4), (GOLD, ALL)),
        pooled=False,
        goods=(0, 1, 0, 1),
        debts=1,
        deeds=1,
        builds=True,
        removed=("s-n", "f-bn", "f-n"),
        second=(0, 0, 1, 0, 0),
        third=(0, 1, 0, 1, 0),
        guildhalls=(CLERIC, BUILDER, NOBLE),
        flip_cost=2,
        mark=INFERRED,
    ),
    AiBoard(
        key="builder",
        focus=TAKE_CONSTRUCT,
        chart=((STONE, 6), (GOLD, 4), (INK, ALL)),
        pooled=False,
        goods=(0, 0, 1, 1),
        debts=1,
        deeds=1,
        builds=True,
        removed=("s-c", "f-nc", "f-c"),
        second=(0, 0, 0, 1, 0),
        third=(0, 1, 1, 0, 0),
        guildhalls=(BUILDER, NOBLE, CLERIC),
        flip_cost=2,
        mark=RECONSTRUCTION,
    ),
    AiBoard(
        key="noble",
        focus=TAKE_PLACE,
        chart=((GOLD, 6), (INK, 4), (STONE, ALL)),
        pooled=False,
        goods=(0, 1, 1, 0),
        debts=1,
        deeds=1,
        builds=True,
        removed=("s-b", "f-cb", "f-b"),
        second=(0, 1, 0, 0, 0),
        third=(0, 0, 1, 1, 0),
        guildhalls=(NOBLE, CLERIC, BUILDER),
        flip_cost=2,
        mark=RECONSTRUCTION,
    ),
    AiBoard(
        key="card",
        focus=TAKE_FLIP,
        chart=((INK, ALL),),
        pooled=True,
        goods=(0, 2, 0, 0),
        debts=2,
        deeds=2,
        builds=True,
        removed=("s-n", "f-bn", "f-c"),
        second=(0, 0, 1, 0, 0),
        third=(0, 1, 0, 1, 0),
        guildhalls=(BUILDER, NOBLE, CLERIC),
        flip_cost=0,
        mark=RECONSTRUCTION,
    ),
)

_CARD_OF_VERSION_1: Final = replace(PRINTED_AI_BOARDS[3], builds=False, flip_cost=2)

# The slots of all four boards under trading posts and workshops. The first and the fourth to fifth are verified on the
# Builder's board; the others are reconstructions from the triggers that are printed there.
PRINTED_AI_SLOTS: Final = (
    AiSlot("when-built", GainScheme(), VERIFIED),  # first trading post
    AiSlot("on-collision", Gain(RESOURCE, 1), RECONSTRUCTION),  # second trading post
    AiSlot("on-flip", Gain(VIRTUE, 1), RECONSTRUCTION),  # third trading post
    AiSlot("on-scheme-gained", DismissAdjacent(), VERIFIED),  # first workshop
    AiSlot("on-shuffle", Gain(VIRTUE, 1), VERIFIED),  # second workshop
    AiSlot("on-shuffle-too", Flip(EITHER, 1), RECONSTRUCTION),  # third workshop
)
_SLOTS: Final = replaced("ai_slots", [row.key for row in PRINTED_AI_SLOTS], PRINTED_AI_SLOTS)
WHEN_BUILT: Final = _SLOTS[0].effect
ON_COLLISION: Final = _SLOTS[1].effect
ON_FLIP: Final = _SLOTS[2].effect
ON_SCHEME_GAINED: Final = _SLOTS[3].effect
ON_SHUFFLE: Final = _SLOTS[4].effect
ON_SHUFFLE_TOO: Final = _SLOTS[5].effect
AI_BOARDS: Final = replaced("ai_boards", [row.key for row in PRINTED_AI_BOARDS], PRINTED_AI_BOARDS)
_OF_VERSION_1: Final = replaced(
    "ai_boards",
    [row.key for row in PRINTED_AI_BOARDS],
    (*PRINTED_AI_BOARDS[:3], _CARD_OF_VERSION_1),
)


def ai_board_of(board: int, version: int) -> AiBoard:
    """A board as this version of the rules plays it."""
    return AI_BOARDS[board] if version >= 2 else _OF_VERSION_1[board]
