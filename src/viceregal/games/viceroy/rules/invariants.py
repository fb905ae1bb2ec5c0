"""What always holds: each card in one place, gems conserved, pyramids that stand, never a sixth level."""

from __future__ import annotations

from itertools import pairwise

from viceregal.core.errors import BadPosition
from viceregal.games.viceroy.rules.cards.deck import NO_CARD, is_law, law
from viceregal.games.viceroy.rules.effects import COLOUR_COUNT, COLOURS, ParkGems
from viceregal.games.viceroy.rules.frames import AskReturn, CountReserve, RevealBids
from viceregal.games.viceroy.rules.pyramid import LEVELS, WIDTH, column_of, level_of
from viceregal.games.viceroy.rules.state import GEMS_OF_A_COLOUR, RETURNED, ViceroyState


def check(s: ViceroyState) -> None:
    """BadPosition, with the rule that is broken, for a state that no game can reach."""
    check_cards(s)
    check_rest(s)


def check_rest(s: ViceroyState) -> None:
    """All but that each card lies in one place: a state made from a view is made so."""
    check_gems(s)
    for seat in range(s.seats):
        check_pyramid(s, seat)
        check_lying(s, seat)


def cards_in_zones(s: ViceroyState) -> list[int]:
    """Every card, from every zone it lies in."""
    cards = [*s.large, *s.small, *s.laws, *s.laws_on_top, *s.discards, *s.feet, *s.points, *s.shown]
    for seat in range(s.seats):
        cards += s.hands[seat]
        cards += s.pyramids[seat].values()
        for tucked in s.tucked[seat].values():
            cards += tucked
    return sorted([card for card in cards if card != NO_CARD])


def check_cards(s: ViceroyState) -> None:
    lying = cards_in_zones(s)
    if lying != [*s.edition.characters, *s.edition.laws]:
        raise _astray(s, lying)
    for deck in (s.large, s.small, s.feet, s.points):
        for card in deck:
            if is_law(card):
                raise BadPosition(f"law {card} lies among the characters", "VR-SET-5")
    for deck in (s.laws, s.laws_on_top):
        for card in deck:
            if not is_law(card):
                raise BadPosition(f"character {card} lies in the law deck", "VR-SET-7")


def _astray(s: ViceroyState, lying: list[int]) -> BadPosition:
    """What is wrong with cards that are not just those of the edition, each once."""
    for one, other in pairwise(lying):
        if one == other:
            return BadPosition(f"card {one} lies in two places", "VR-SET-1")
    deck = {*s.edition.characters, *s.edition.laws}
    for card in lying:
        if card not in deck:
            return BadPosition(f"card {card} is not in this edition", "VR-SET-1")
    return BadPosition(f"card {min(deck - set(lying))} is missing", "VR-SET-1")


def in_fists(s: ViceroyState) -> bool:
    """VR-SET-4: what is returned has not come to the reserve yet."""
    return s.turn == 0 and any(isinstance(frame, CountReserve) for frame in s.todo)


def gems_in_zones(s: ViceroyState) -> list[int]:
    """All gems of each colour, wherever they are."""
    totals = [s.reserve[colour] + s.box[colour] + s.parked[colour] for colour in range(COLOUR_COUNT)]
    held_back = in_fists(s)
    for seat in range(s.seats):
        gems, endless, returned = s.gems[seat], s.endless_gems(seat), s.returned[seat]
        for colour in range(COLOUR_COUNT):
            totals[colour] += gems[colour] + endless[colour]
            if held_back:
                totals[colour] += returned[colour]
    if s.variant.virtual and any(isinstance(frame, RevealBids) for frame in s.todo):
        for colour in range(COLOUR_COUNT):
            totals[colour] += s.virtual_bids.count(colour)
    return totals


def check_gems(s: ViceroyState) -> None:
    totals = gems_in_zones(s)
    for colour in range(COLOUR_COUNT):
        if totals[colour] != GEMS_OF_A_COLOUR:
            raise BadPosition(f"there are {totals[colour]} {COLOURS[colour]} gems, not 16", "VR-SET-1")
    for heap in (s.reserve, s.box, *s.gems):
        for colour in range(COLOUR_COUNT):
            if heap[colour] < 0:
                raise BadPosition(f"fewer than no {COLOURS[colour]} gems", "VR-REW-10")
    check_returned(s)
    if any(s.parked) and not any(_parks(card) for pyramid in s.pyramids for card in pyramid.values()):
        raise BadPosition("gems lie on a law that is not in a pyramid", "VR-RUL-22")


def check_returned(s: ViceroyState) -> None:
    """VR-SET-4: two gems of each seat, as soon as all have returned them; or nothing is said of the start."""
    if any(isinstance(frame, AskReturn) for frame in s.todo):
        return
    counts = {sum(gems) for gems in s.returned}
    if counts not in ({0}, {RETURNED}):
        raise BadPosition("two gems of each seat go back at the start", "VR-SET-4")


def _parks(card: int) -> bool:
    return is_law(card) and isinstance(law(card).effect, ParkGems)


def check_pyramid(s: ViceroyState, seat: int) -> None:
    """VR-PYR-3"""
    pyramid = s.pyramids[seat]
    row = sorted([place for place in pyramid if place < 2 * WIDTH])
    if row and row != list(range(row[0], row[-1] + 1)):
        raise BadPosition(f"level 1 of seat {seat} has a gap", "VR-PYR-3")
    for place, card in pyramid.items():
        level = level_of(place)
        if level > 1 and not (place - WIDTH in pyramid and place - WIDTH + 1 in pyramid):
            raise BadPosition(f"card {card} of seat {seat} floats on level {level}", "VR-PYR-3")
        if level == LEVELS and is_law(card):
            raise BadPosition(f"law {card} of seat {seat} lies on level 5", "VR-DEV-4")
        if not 1 <= level <= LEVELS or not -60 < column_of(place) < 60:
            raise BadPosition(f"card {card} of seat {seat} lies outside of the pyramid", "VR-PYR-3")


def check_lying(s: ViceroyState, seat: int) -> None:
    """Tokens and tucked cards lie on and under cards of the pyramid; recoloured circles exist."""
    lying = set(s.pyramids[seat].values())
    for hosts in (s.tokens[seat], s.tucked[seat]):
        for card in hosts:
            if card not in lying:
                raise BadPosition(f"card {card} is not in the pyramid of seat {seat}", "VR-PYR-2")
    for owner, upper in s.painted:
        if owner == seat and (upper < 2 * WIDTH or upper not in s.pyramids[seat]):
            raise BadPosition(f"seat {seat} has recoloured a circle that is not there", "VR-END-2")
