"""Namiestnik: what differs from the Czech edition."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from viceregal.games.viceroy.rules.editions.czech import CZECH
from viceregal.games.viceroy.rules.editions.edition import FirstCards, Scoring

# VR-RUL-2: the box has 60 characters and 20 laws; the rulebook does not say which. Left out here are four characters
# that keep the balance of bottom colours and nearly that of costs and tops, and four of the laws that offer a choice
# with four gems, one of each top and bottom colour. Whoever owns the box can put its list here.
LEFT_OUT: Final = (18, 25, 40, 45, 73, 77, 81, 84)

POLISH: Final = replace(
    CZECH,
    key="pl",
    title="Namiestnik",
    characters=tuple([number for number in CZECH.characters if number not in LEFT_OUT]),
    laws=tuple([number for number in CZECH.laws if number not in LEFT_OUT]),
    first_cards=FirstCards(dealt=4, kept=1, from_small_deck=False),  # Przygotowanie do gry
    discard_gems=2,  # Faza rozwoju
    free_top_level=False,  # Przebieg gry
    park_all=False,  # the card says "up to"
    scoring=Scoring(circle_by_level=True, circle=0, token_set=12, attack=4, tuck_free_card=(3, 6, 9, 12)),
)
