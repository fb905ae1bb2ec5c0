"""What always holds: each card in one place, gems conserved, pyramids that stand, never a sixth level."""

from __future__ import annotations

from itertools import pairwise

from viceregal.core.errors import BadPosition
from viceregal.games.viceroy.rules.cards.deck import NO_CARD, is_law, law
from viceregal.games.viceroy.rules.complaints import (
    CARD_FLOATS,
    CARD_LIES_TWICE,
    CARD_MISSING,
    CARD_NOT_IN_EDITION,
    CARD_OUTSIDE,
    CHARACTER_AMONG_LAWS,
    FEWER_THAN_NO_GEMS,
    GAP_IN_LEVEL_1,
    GEMS_GO_BACK,
    GEMS_ON_NO_LAW,
    LAW_AMONG_CHARACTERS,
    LAW_ON_LEVEL_5,
    NO_SUCH_CIRCLE,
    NOT_IN_THE_PYRAMID,
    WRONG_NUMBER_OF_GEMS,
)
from viceregal.games.viceroy.rules.effects import COLOUR_COUNT, COLOURS, ParkGems
from viceregal.games.viceroy.rules.frames import AskReturn, CountReserve, RevealBids
from viceregal.games.viceroy.rules.pyramid import LEVELS, MAX_COLUMN, WIDTH, column_of, level_of
from viceregal.games.viceroy.rules.state import GEMS_OF_A_COLOUR, RETURNED, ViceroyState


def check(s: ViceroyState) -> None:
    """BadPosition, with the rule that is broken, for a state that no game can reach."""
    check_cards(s)
    check_all_but_cards(s)


def check_all_but_cards(s: ViceroyState) -> None:
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
                raise BadPosition(LAW_AMONG_CHARACTERS, "VR-SET-5", card=card)
    for deck in (s.laws, s.laws_on_top):
        for card in deck:
            if not is_law(card):
                raise BadPosition(CHARACTER_AMONG_LAWS, "VR-SET-7", card=card)


def _astray(s: ViceroyState, lying: list[int]) -> BadPosition:
    """What is wrong with cards that are not just those of the edition, each once."""
    for one, other in pairwise(lying):
        if one == other:
            return BadPosition(CARD_LIES_TWICE, "VR-SET-1", card=one)
    deck = {*s.edition.characters, *s.edition.laws}
    for card in lying:
        if card not in deck:
            return BadPosition(CARD_NOT_IN_EDITION, "VR-SET-1", card=card)
    return BadPosition(CARD_MISSING, "VR-SET-1", card=min(deck - set(lying)))


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
            raise BadPosition(WRONG_NUMBER_OF_GEMS, "VR-SET-1", there=totals[colour], colour=COLOURS[colour])
    for heap in (s.reserve, s.box, *s.gems):
        for colour in range(COLOUR_COUNT):
            if heap[colour] < 0:
                raise BadPosition(FEWER_THAN_NO_GEMS, "VR-REW-10", colour=COLOURS[colour])
    check_returned(s)
    if any(s.parked) and not any(_parks(card) for pyramid in s.pyramids for card in pyramid.values()):
        raise BadPosition(GEMS_ON_NO_LAW, "VR-RUL-22")


def check_returned(s: ViceroyState) -> None:
    """VR-SET-4: two gems of each seat, as soon as all have returned them; or nothing is said of the start."""
    if any(isinstance(frame, AskReturn) for frame in s.todo):
        return
    counts = {sum(gems) for gems in s.returned}
    if counts not in ({0}, {RETURNED}):
        raise BadPosition(GEMS_GO_BACK, "VR-SET-4")


def _parks(card: int) -> bool:
    return is_law(card) and isinstance(law(card).effect, ParkGems)


def check_pyramid(s: ViceroyState, seat: int) -> None:
    """VR-PYR-3"""
    pyramid = s.pyramids[seat]
    row = sorted([place for place in pyramid if place < 2 * WIDTH])
    if row and row != list(range(row[0], row[-1] + 1)):
        raise BadPosition(GAP_IN_LEVEL_1, "VR-PYR-3", seat=seat)
    for place, card in pyramid.items():
        level = level_of(place)
        if level > 1 and not (place - WIDTH in pyramid and place - WIDTH + 1 in pyramid):
            raise BadPosition(CARD_FLOATS, "VR-PYR-3", card=card, seat=seat, level=level)
        if level == LEVELS and is_law(card):
            raise BadPosition(LAW_ON_LEVEL_5, "VR-DEV-4", card=card, seat=seat)
        if not 1 <= level <= LEVELS or abs(column_of(place)) > MAX_COLUMN:
            raise BadPosition(CARD_OUTSIDE, "VR-PYR-3", card=card, seat=seat)


def check_lying(s: ViceroyState, seat: int) -> None:
    """Tokens and tucked cards lie on and under cards of the pyramid; recoloured circles exist."""
    lying = set(s.pyramids[seat].values())
    for hosts in (s.tokens[seat], s.tucked[seat]):
        for card in hosts:
            if card not in lying:
                raise BadPosition(NOT_IN_THE_PYRAMID, "VR-PYR-2", card=card, seat=seat)
    for owner, upper in s.painted:
        if owner == seat and (upper < 2 * WIDTH or upper not in s.pyramids[seat]):
            raise BadPosition(NO_SUCH_CIRCLE, "VR-END-2", seat=seat)
