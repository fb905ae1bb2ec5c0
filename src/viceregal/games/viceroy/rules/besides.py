"""What views say besides: it follows from the rest by rules, so that nobody has to work it out by other ones."""

from __future__ import annotations

from typing import Any

from viceregal.games.viceroy.rules.effects import COLOUR_COUNT, COLOURS
from viceregal.games.viceroy.rules.phases import told_phases
from viceregal.games.viceroy.rules.pyramid import circle_places
from viceregal.games.viceroy.rules.scoring import painted_colour
from viceregal.games.viceroy.rules.state import ViceroyState
from viceregal.games.viceroy.rules.tokens import gem_colour
from viceregal.games.viceroy.rules.vocabulary import PLACE


def besides(s: ViceroyState) -> dict[str, Any]:
    told = told_phases(s)
    told["endless"] = [told_endless_gems(s, seat) for seat in range(s.seats)]
    told["circles"] = [told_circles(s, seat) for seat in range(s.seats)]
    return told


def told_circles(s: ViceroyState, seat: int) -> dict[str, str | None]:
    """VR-PYR-4: the circles of a pyramid, each by its upper place; the colour of those that have but one."""
    colours = {upper: painted_colour(s, seat, upper) for upper in circle_places(s.pyramids[seat])}
    return {PLACE.plain(upper): COLOURS[colour] if colour >= 0 else None for upper, colour in colours.items()}


def told_endless_gems(s: ViceroyState, seat: int) -> list[dict[str, Any]]:
    """VR-REW-8: which of the tokens they are, and which were used in this turn: of a colour, those that lie first."""
    used = s.used[seat * COLOUR_COUNT : (seat + 1) * COLOUR_COUNT]
    told: list[dict[str, Any]] = []
    for _, card in sorted(s.pyramids[seat].items()):
        for number, token in enumerate(s.tokens[seat].get(card, ())):
            colour = gem_colour(token)
            if colour < 0:
                continue
            is_used = used[colour] > 0
            if is_used:
                used[colour] -= 1
            told.append({"card": card, "token": number, "colour": COLOURS[colour], "used": is_used})
    return told
