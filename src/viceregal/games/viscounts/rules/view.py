"""What a seat may know.

Hidden are hands, and with them what is left in a draw pile; the sum of both is public, since every card came openly.
Piles have no order here: what comes next is asked of chance. In the solo game future schemes that were shuffled into
the AI's pile at the start are hidden until they turn up.
"""

from __future__ import annotations

from typing import Any

from viceregal.core.records import NOBODY
from viceregal.games.viscounts.rules.board import SMALL_SIDE
from viceregal.games.viscounts.rules.cards.deck import CARDS, SCHEME_KEYS
from viceregal.games.viscounts.rules.collision import collides
from viceregal.games.viscounts.rules.effects import ICONS
from viceregal.games.viscounts.rules.fields import FIELDS
from viceregal.games.viscounts.rules.phases import TURN_PHASES, playing
from viceregal.games.viscounts.rules.state import ViscountsState
from viceregal.games.viscounts.rules.turn import hand_limit


def counted(s: ViscountsState, seat: int) -> dict[str, Any]:
    """What follows from the open board, for those who only look: its icons (VW-6.1) and the hand limit (VW-8.4)."""
    icons = s.icons(seat)
    return {"icons": dict(zip(ICONS, icons, strict=True)), "hand_limit": hand_limit(s, seat)}


def besides(s: ViscountsState) -> dict[str, Any]:
    """Which side of the board is up (VW-1.1), whose markers have met in their own turn (VW-8.2), and where it is in the
    phases of a turn."""
    met = s.on_turn if s.on_turn != NOBODY and collides(s, s.on_turn) else None
    return {
        "side": "small" if s.side is SMALL_SIDE else "large",
        "met": met,
        "phases": list(TURN_PHASES),
        "playing": playing(s),
    }


def view(s: ViscountsState, viewer: int | None) -> dict[str, Any]:
    """The document with what is hidden from this seat left out or counted."""
    seen = FIELDS.write(s)
    seen.update(besides(s))
    seen["viewer"] = viewer
    for seat in range(s.seats):
        if seat != s.ai:
            seen["players"][seat].update(counted(s, seat))
        if seat != viewer and seat != s.ai:
            player = seen["players"][seat]
            known = s.known[seat]
            hidden = [card for card in s.hands[seat] if card not in known]
            player["hand"] = {"known": player["known"], "hidden": len(hidden)}
            player["draw"] = [CARDS[card] for card in sorted([*hidden, *s.draws[seat]])]
    schemes = seen["schemes"]
    schemes["secret"] = len(s.secret)
    schemes["pile"] = [SCHEME_KEYS[scheme] for scheme in s.scheme_pile if scheme not in s.secret]
    schemes["future"] = [SCHEME_KEYS[scheme] for scheme in sorted([*s.future, *s.secret])]
    return seen
