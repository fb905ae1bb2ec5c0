"""What a seat has, by name: gems, endless gems, tokens, cards in hand."""

from __future__ import annotations

from viceregal.games.viceroy.rules.costs import ENDLESS, endless_left
from viceregal.games.viceroy.rules.effects import COLOUR_COUNT, COLOURS
from viceregal.games.viceroy.rules.state import ViceroyState
from viceregal.games.viceroy.rules.tokens import DEFENCE, MAGIC, SCIENCE


def holdings(s: ViceroyState, seat: int) -> dict[str, int]:
    """An endless gem is used once a turn (VR-REW-8): what counts are those that can still pay."""
    held = {COLOURS[colour]: s.gems[seat][colour] for colour in range(COLOUR_COUNT)}
    endless = endless_left(s, seat)
    held.update({ENDLESS[colour]: endless[colour] for colour in range(COLOUR_COUNT)})
    held["attack"] = s.attacks[seat]
    held["magic"] = s.count_tokens(seat, MAGIC)
    held["science"] = s.count_tokens(seat, SCIENCE)
    held["defence"] = s.count_tokens(seat, DEFENCE)
    held["card"] = len(s.hands[seat])
    return held
