"""The chapters of the rules. Each says in `add_to` what its frames do, and may bring records of its own."""

from __future__ import annotations

from typing import Final

from viceregal.games.viceroy.rules import (
    auction,
    deal,
    drawing,
    ending,
    gems,
    hand_cards,
    law_effects,
    payment,
    placing,
    rewards,
    settling_bids,
    trading,
)

CHAPTERS: Final = (
    deal,
    auction,
    settling_bids,
    gems,
    hand_cards,
    placing,
    payment,
    drawing,
    rewards,
    law_effects,
    trading,
    ending,
)
