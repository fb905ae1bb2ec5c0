"""What the end of a game leaves lying in King's Landing."""

from __future__ import annotations

from collections import Counter

from viceregal.core.match import Match
from viceregal.games.hand_of_the_king.rules.cards import HOUSE_OF, HOUSES
from viceregal.games.hand_of_the_king.rules.events import GameEnded


def left_in_kings_landing(match: Match) -> dict[str, int]:
    """HK-END-1: the characters that are discarded, by house, the largest house first."""
    ended = next((event for event in reversed(match.events()) if isinstance(event, GameEnded)), None)
    counts = Counter(HOUSE_OF[card] for card in ended.cards) if ended is not None else Counter()
    return {house: counts[number] for number, house in enumerate(HOUSES) if counts[number]}
