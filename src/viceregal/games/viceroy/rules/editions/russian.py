"""Наместник, the first edition: laws, auction, payment."""

from __future__ import annotations

from typing import Final

from viceregal.games.viceroy.rules.cards.deck import LAST_CARD, LAST_CHARACTER
from viceregal.games.viceroy.rules.editions.edition import Edition, FirstCards, Scoring
from viceregal.games.viceroy.rules.frames import AuctionPhase, LawPhase, PaymentPhase

RUSSIAN: Final = Edition(
    key="ru",
    title="Наместник",
    characters=tuple(range(1, LAST_CHARACTER + 1)),
    laws=tuple(range(LAST_CHARACTER + 1, LAST_CARD + 1)),
    first_cards=FirstCards(dealt=3, kept=0, from_small_deck=True),
    phases=(LawPhase(), AuctionPhase(), PaymentPhase()),
    attack_comes_first=False,
    won_into_hand=False,
    level_five_rows=False,
    discard_gems=0,
    free_top_level=False,
    park_all=False,
    skips_next_auction=False,
    scoring=Scoring(circle_by_level=False, circle=3, token_set=7, attack=3, tuck_free_card=(3, 6, 9, 12)),
)
