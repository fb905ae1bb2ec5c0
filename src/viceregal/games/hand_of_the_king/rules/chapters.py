"""The chapters of the rules. Each says in `add_to` what its frames do, and may bring records of its own."""

from __future__ import annotations

from typing import Final

from viceregal.games.hand_of_the_king.rules import banners, companion_questions, companions, deal, turn

CHAPTERS: Final = (deal, turn, companions, companion_questions, banners)
