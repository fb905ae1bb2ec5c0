"""What a seat does not know, dealt anew: the hands of the others, and schemes that were shuffled in unseen.

Piles are put in order before anything is drawn from them: what comes out tells nothing of how it lay before.
"""

from __future__ import annotations

from viceregal.core.chance import Chance
from viceregal.games.viscounts.rules.state import ViscountsState


def redeal(s: ViscountsState, viewer: int, chance: Chance) -> None:
    """A spectator's view is NOBODY's."""
    for seat in range(s.seats):
        if seat != viewer and seat != s.ai:
            _deal_hand(s, seat, chance)
    if s.secret:
        _deal_schemes(s, chance)


def _deal_hand(s: ViscountsState, seat: int, chance: Chance) -> None:
    """VW-4.4: hand and draw pile together are public, and so are the cards that came to the hand openly."""
    known = s.known[seat]
    draw = s.draws[seat]
    for card in s.hands[seat]:
        if card not in known:
            draw.append(card)
    draw.sort()
    s.hands[seat] = known + chance.take(draw, len(s.hands[seat]) - len(known))
    draw.sort()


def _deal_schemes(s: ViscountsState, chance: Chance) -> None:
    """VW-11.2: any of the future schemes may be one of those in the pile."""
    seen = [scheme for scheme in s.scheme_pile if scheme not in s.secret]
    future = sorted(s.future + s.secret)
    s.secret = sorted(chance.take(future, len(s.secret)))
    s.future = sorted(future)
    s.scheme_pile = sorted(seen + s.secret)
