"""What a seat may know. In this game that is everything: all cards lie face up, and a shuffle is drawn when it is due."""

from __future__ import annotations

from typing import Any, Final

from viceregal.games.hand_of_the_king.rules.cards import HOUSE_COUNT, HOUSES
from viceregal.games.hand_of_the_king.rules.state import HandState

SAID_BESIDES: Final = ("counts", "sides", "viewer")


def view(open_view: dict[str, Any], besides: dict[str, Any], seat: int | None) -> dict[str, Any]:
    """All there is, what follows from it, and whose view it is."""
    return {**open_view, **besides, "viewer": seat}


def besides(s: HandState) -> dict[str, Any]:
    """What follows from the rest by rules (HK-BAN-1, HK-VAR-1), so that nobody has to count it by other ones."""
    counts = [s.counts[seat * HOUSE_COUNT : (seat + 1) * HOUSE_COUNT] for seat in range(s.seats)]
    return {
        "counts": [{HOUSES[house]: count for house, count in enumerate(held)} for held in counts],
        "sides": [s.variant.side(seat) for seat in range(s.seats)],
    }


def open_view_of(view: dict[str, Any]) -> dict[str, Any]:
    """Nothing is hidden, so nothing has to be guessed."""
    return {name: value for name, value in view.items() if name not in SAID_BESIDES}
