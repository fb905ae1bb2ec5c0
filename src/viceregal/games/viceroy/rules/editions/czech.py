"""Panovník: what differs from the Russian edition."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from viceregal.games.viceroy.rules.editions.edition import FirstCards, Scoring
from viceregal.games.viceroy.rules.editions.russian import RUSSIAN
from viceregal.games.viceroy.rules.frames import AuctionPhase, BuildingRound

CZECH: Final = replace(
    RUSSIAN,
    key="cs",
    title="Panovník",
    first_cards=FirstCards(dealt=2, kept=1, from_small_deck=False),  # Příprava hry
    phases=(AuctionPhase(), BuildingRound(1, ())),  # Průběh hry: two phases
    attack_comes_first=True,  # Odměny, Útok
    won_into_hand=True,  # Aukční fáze
    level_five_rows=True,  # Fáze budování
    free_top_level=True,  # Průběh hry
    park_all=True,  # the sample law prints eight gems, not "up to"
    skips_next_auction=True,  # laws are played after the auction
    scoring=Scoring(circle_by_level=True, circle=0, token_set=12, attack=4, tuck_free_card=(2, 3, 4, 5)),
)
