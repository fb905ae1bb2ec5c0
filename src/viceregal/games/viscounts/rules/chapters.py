"""The chapters of the rules. Each says in `add_to` what its frames do, and may bring records of its own."""

from __future__ import annotations

from typing import Final

from viceregal.games.viscounts.rules import (
    building,
    card_moves,
    castle,
    collision,
    deal,
    gains,
    moving,
    playing,
    primary_action,
    resolving,
    solo,
    solo_effects,
    transcribing,
    turn,
)

CHAPTERS: Final = (
    deal,
    turn,
    playing,
    moving,
    primary_action,
    building,
    transcribing,
    castle,
    collision,
    resolving,
    gains,
    card_moves,
    solo,
    solo_effects,
)
