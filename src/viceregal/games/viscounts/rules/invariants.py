"""What always holds: every card, tile, worker and building in one place, counts that add up."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from viceregal.core.errors import BadPosition
from viceregal.core.records import NOBODY
from viceregal.games.viscounts.rules.board import SEGMENT_COUNT, SPOTS, STRIDE
from viceregal.games.viscounts.rules.cards.ai_boards import AI_BOARDS
from viceregal.games.viscounts.rules.cards.deck import (
    BLACK_BACKED,
    CARDS,
    FIRST_HERO,
    FIRST_STARTER,
    GREY_BACKED,
    NEUTRAL_COUNT,
    NO_CARD,
    RIBBON,
    SCHEME_KEYS,
    STARTER_COUNT,
    TILES,
    starters_of,
)
from viceregal.games.viscounts.rules.cards.schemes import SCHEMES
from viceregal.games.viscounts.rules.effects import BUILDINGS
from viceregal.games.viscounts.rules.frames import AskFirstTiles, AskSpot, AskTurnUp, AskTurnUpTile
from viceregal.games.viscounts.rules.player_board import MIN_CARDS, SLOTS_PER_BUILDING, WORKERS
from viceregal.games.viscounts.rules.state import MAX_SEATS, RIBBON_COUNT, ViscountsState

HELD: Final = 3  # manuscripts of a ribbon for its bonus card
_NEUTRAL: Final = list(range(NEUTRAL_COUNT))
_GREY: Final = frozenset(GREY_BACKED)
_ALL_TILES: Final = sorted([*BLACK_BACKED, *GREY_BACKED])


def check(s: ViscountsState) -> None:
    """BadPosition where something holds that never can."""
    lying = cards_in_zones(s)
    check_cards(s, lying)
    check_starters(s, lying)
    check_tiles(s)
    check_piles(s)
    for seat in range(s.seats):
        check_player(s, seat)
        check_known(s, seat)
        check_workers(s, seat)
    check_buildings(s)
    check_spots(s)
    check_cards_of_honour(s)
    check_schemes(s)


# Cards ------------------------------------------------------------------------------------------------------------


def cards_of(s: ViscountsState, seat: int) -> list[int]:
    board = [card for card in s.board[3 * seat : 3 * seat + 3] if card != NO_CARD]
    return [*board, *s.hands[seat], *s.draws[seat], *s.discards[seat]]


def cards_in_zones(s: ViscountsState) -> list[int]:
    """Every card, from every zone it lies in."""
    lying = [*[card for card in s.tops if card != NO_CARD], *s.pool, *s.gone, *s.heroes]
    for seat in range(s.seats):
        lying.extend(cards_of(s, seat))
    return sorted(lying)


def check_cards(s: ViscountsState, lying: list[int]) -> None:
    """Of all cards, in order."""
    before = NO_CARD
    for card in lying:
        if card == before:
            raise BadPosition(f"{CARDS[card]} lies in two places", "VW-1.2")
        before = card
    if lying[:NEUTRAL_COUNT] != _NEUTRAL:
        raise BadPosition(f"{CARDS[min({*_NEUTRAL} - {*lying})]} is missing", "VW-1.2")
    for card in (*s.tops, *s.pool):
        if card >= NEUTRAL_COUNT:
            raise BadPosition(f"{CARDS[card]} lies in a pile of neutral townsfolk", "VW-1.2")
    for card in s.heroes:
        if not FIRST_HERO <= card < FIRST_STARTER:
            raise BadPosition(f"{CARDS[card]} is not a hero", "VW-1.7")
    if s.pool != sorted(s.pool):
        raise BadPosition("pool: its cards have no order, so they are listed in theirs", "VW-1.2")


def check_starters(s: ViscountsState, lying: list[int]) -> None:
    """VW-1.5: eight for each player, of all cards, in order."""
    expected: list[int] = []
    for seat in range(s.seats):
        if seat != s.ai:
            expected += starters_of(seat)
    found = [card for card in lying if card >= FIRST_STARTER]
    if found != expected:
        strangers = {*found} - {*expected}
        if strangers:
            raise BadPosition(f"{CARDS[min(strangers)]} belongs to nobody here", "VW-1.5")
        raise BadPosition(f"{CARDS[min({*expected} - {*found})]} is missing", "VW-1.5")


def check_player(s: ViscountsState, seat: int) -> None:
    cards = cards_of(s, seat)
    for card in cards:
        if card >= FIRST_STARTER and (card - FIRST_STARTER) // STARTER_COUNT != seat:
            raise BadPosition(f"seat {seat} has {CARDS[card]}, a starter of another", "VW-1.5")
    if seat == s.ai:
        if cards:
            raise BadPosition("the AI has no townsfolk", "VW-11.1")
    elif len(cards) < MIN_CARDS:
        raise BadPosition(f"seat {seat} has fewer than {MIN_CARDS} cards", "VW-4.2")
    for which in range(seat * 4, seat * 4 + 4):
        if s.goods[which] < 0 or s.papers[which] < 0:
            raise BadPosition(f"seat {seat} has fewer than none of something", "VW-1.4")
    if not 1 <= s.corruption[seat] <= s.virtue[seat] <= 7:
        raise BadPosition(f"the markers of seat {seat} have passed each other", "VW-3.3")


def check_known(s: ViscountsState, seat: int) -> None:
    """What everybody knows of a hand is in it."""
    for card in s.known[seat]:
        if card not in s.hands[seat]:
            raise BadPosition(f"{CARDS[card]} is not in the hand of seat {seat}", "VW-4.4")
    if s.known[seat] != sorted(set(s.known[seat])):
        raise BadPosition("known: each card once, in the order of the cards", "VW-4.4")


# Piles ------------------------------------------------------------------------------------------------------------


def check_piles(s: ViscountsState) -> None:
    if sum(s.below) != len(s.pool) or min(s.below) < 0:
        raise BadPosition("below: the piles do not add up to the cards in them", "VW-1.2")
    if sum(s.tiles_below) != len(s.tile_pool) or min(s.tiles_below) < 0:
        raise BadPosition("tiles_below: the piles do not add up to the tiles in them", "VW-1.3")
    turning = [frame.segment for frame in s.todo if isinstance(frame, AskTurnUp)]
    turning_tiles = [frame.segment for frame in s.todo if isinstance(frame, AskTurnUpTile)]
    unlaid = any([isinstance(frame, AskFirstTiles) for frame in s.todo])
    for segment in range(SEGMENT_COUNT):
        waits = segment in turning
        if (s.tops[segment] == NO_CARD and s.below[segment] > 0) != waits:
            raise BadPosition("tops: a pile shows its top card", "VW-1.2")
        waits = segment in turning_tiles or unlaid
        if (s.tiles[segment] == NO_CARD and s.tiles_below[segment] > 0) != waits:
            raise BadPosition("tiles: a pile shows its top manuscript", "VW-1.3")


def tiles_in_zones(s: ViscountsState) -> list[int]:
    lying = [*[tile for tile in s.tiles if tile != NO_CARD], *s.tile_pool]
    for tiles in s.manuscripts:
        lying.extend(tiles)
    return sorted(lying)


def check_tiles(s: ViscountsState) -> None:
    lying = tiles_in_zones(s)
    if lying != _ALL_TILES:
        for one, other in pairwise(lying):
            if one == other:
                raise BadPosition(f"{TILES[one]} lies in two places", "VW-1.3")
        missing = {*BLACK_BACKED} - {*lying}
        if missing:
            raise BadPosition(f"{TILES[min(missing)]} is missing", "VW-1.3")
    for tile in s.tile_pool:
        if tile in _GREY:
            raise BadPosition(f"{TILES[tile]} has a grey back: it lay on top", "VW-1.3")
    if s.tile_pool != sorted(s.tile_pool):
        raise BadPosition("tile_pool: its tiles have no order, so they are listed in theirs", "VW-1.3")


# Pieces -----------------------------------------------------------------------------------------------------------


def check_workers(s: ViscountsState, seat: int) -> None:
    total = s.supply[seat] + s.third_tier[seat]
    for section in range(seat, SEGMENT_COUNT * MAX_SEATS, MAX_SEATS):
        total += s.first_tier[section] + s.second_tier[section]
    if total != WORKERS:
        raise BadPosition(f"seat {seat} has {total} workers, not {WORKERS}", "VW-1.5")


def check_buildings(s: ViscountsState) -> None:
    """VW-6.5: each empty slot has its building on the board, or in the hand of who is asked where it goes."""
    kinds = len(BUILDINGS)
    built = [0] * (s.seats * kinds)
    for spot in s.spots:
        if spot != NOBODY:
            built[spot] += 1
    for frame in s.todo:
        if isinstance(frame, AskSpot) and frame.seat < s.seats and frame.slot < kinds * SLOTS_PER_BUILDING:
            built[frame.seat * kinds + frame.slot // SLOTS_PER_BUILDING] += 1
    for seat in range(s.seats):
        for building in range(kinds):
            slots = s.slots[seat] >> building * SLOTS_PER_BUILDING & 7
            if built[seat * kinds + building] != (slots & 1) + (slots >> 1 & 1) + (slots >> 2):
                raise BadPosition(f"the buildings of seat {seat} do not fit its empty slots", "VW-6.5")


def check_spots(s: ViscountsState) -> None:
    for spot, built in enumerate(s.spots):
        if built != NOBODY and spot % STRIDE >= s.side.per_segment:
            raise BadPosition(f"this side of the board has no spot {SPOTS[spot]}", "VW-1.1")


def check_cards_of_honour(s: ViscountsState) -> None:
    """VW-6.8, VW-7.4: bonus cards and the castle leader."""
    for ribbon in range(RIBBON_COUNT):
        counts = [len([tile for tile in tiles if RIBBON[tile] == ribbon]) for tiles in s.manuscripts]
        holder = s.bonus[ribbon]
        if holder == NOBODY:
            if max(counts) >= HELD:
                raise BadPosition("somebody has earned a bonus card that nobody holds", "VW-6.8")
        elif counts[holder] < HELD:
            raise BadPosition(f"seat {holder} has not earned its bonus card", "VW-6.8")
    most = max(s.third_tier)
    if s.leader == NOBODY:
        if most:
            raise BadPosition("there are workers on the third tier and no castle leader", "VW-7.4")
    elif most == 0 or s.third_tier[s.leader] < most:
        raise BadPosition(f"seat {s.leader} is not the castle leader", "VW-7.4")


def schemes_in_zones(s: ViscountsState) -> list[int]:
    lying = [*[scheme for scheme in s.schemes if scheme != NO_CARD], *s.scheme_pile]
    return sorted([*lying, *s.scheme_discards, *s.future])


def check_schemes(s: ViscountsState) -> None:
    """VW-11.2: all schemes but those that the board removes, each in one place."""
    lying = schemes_in_zones(s)
    if s.ai == NOBODY:
        if lying or s.secret:
            raise BadPosition("schemes belong to the solo game", "VW-11.2")
        return
    for one, other in pairwise(lying):
        if one == other:
            raise BadPosition(f"scheme {SCHEME_KEYS[one]} lies in two places", "VW-11.2")
    if len(lying) != len(SCHEMES) - len(AI_BOARDS[s.variant.board].removed):
        raise BadPosition(f"there are {len(lying)} schemes", "VW-11.2")
    check_scheme_piles(s)


def check_scheme_piles(s: ViscountsState) -> None:
    for scheme in s.future:
        if not SCHEMES[scheme].future:
            raise BadPosition(f"{SCHEME_KEYS[scheme]} is not a future scheme", "VW-11.2")
    for scheme in s.secret:
        if not SCHEMES[scheme].future or scheme not in s.scheme_pile:
            raise BadPosition(f"{SCHEME_KEYS[scheme]} is not hidden in the pile", "VW-11.2")
    for pile in (s.scheme_pile, s.future, s.secret):
        if pile != sorted(pile):
            raise BadPosition("schemes in a pile have no order, so they are listed in theirs", "VW-11.2")
