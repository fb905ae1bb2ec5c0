"""The 10 player cards; 3 to 7 are reconstructions."""

from __future__ import annotations

from typing import Final

from viceregal.games.viscounts.rules.cards.own_data import replaced
from viceregal.games.viscounts.rules.cards.rows import INFERRED, RECONSTRUCTION, VERIFIED, PlayerCard
from viceregal.games.viscounts.rules.effects import (
    A_DEBT,
    A_DEED,
    CORRUPTION,
    TRADING_POST,
    VIRTUE,
    BuildFree,
    DestroyOwn,
    Flip,
    FreeHire,
    FreeManuscript,
    Gain,
    PlaceFree,
)

# Number, which is the town, too; goods (silver, ink, gold, stone); resources of choice; debts; deeds; the extra line.
PRINTED_PLAYER_CARDS: Final = (
    PlayerCard(1, (8, 2, 0, 1), 0, 1, 2, Gain(VIRTUE, 1), VERIFIED),
    PlayerCard(2, (6, 0, 0, 0), 2, 1, 3, Flip(A_DEED, 1), VERIFIED),
    PlayerCard(3, (4, 1, 1, 0), 0, 1, 1, FreeHire(), RECONSTRUCTION),
    PlayerCard(4, (7, 0, 2, 1), 0, 2, 1, Flip(A_DEBT, 1), RECONSTRUCTION),
    PlayerCard(5, (5, 1, 0, 0), 0, 1, 2, PlaceFree(2), RECONSTRUCTION),
    PlayerCard(6, (4, 0, 0, 1), 0, 1, 1, FreeManuscript(), RECONSTRUCTION),
    PlayerCard(7, (8, 1, 2, 0), 0, 2, 2, Gain(VIRTUE, 1), RECONSTRUCTION),
    PlayerCard(8, (1, 0, 0, 0), 1, 1, 1, BuildFree(TRADING_POST, True), VERIFIED),
    PlayerCard(9, (5, 0, 0, 2), 0, 1, 1, DestroyOwn(), VERIFIED),
    PlayerCard(10, (10, 1, 1, 1), 0, 2, 1, Gain(CORRUPTION, 2), INFERRED),
)
PLAYER_CARDS: Final = replaced(
    "player_cards", [str(row.number) for row in PRINTED_PLAYER_CARDS], PRINTED_PLAYER_CARDS
)
