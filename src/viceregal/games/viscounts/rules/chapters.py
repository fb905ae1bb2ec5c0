"""The chapters of the rules. Each says in `add_to` what its frames do, and may bring records of its own."""

from __future__ import annotations

from typing import Final

from viceregal.games.viscounts.rules import (
    acting,
    building,
    castle,
    collision,
    deal,
    gains,
    handling,
    moving,
    playing,
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
    acting,
    building,
    transcribing,
    castle,
    collision,
    resolving,
    gains,
    handling,
    solo,
    solo_effects,
)
