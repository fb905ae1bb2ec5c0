"""What always holds: every card, tile, worker and building in one place, counts that add up."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from viceregal.core.complaints import IN_TWO_PLACES, THING_MISSING
from viceregal.core.errors import BadPosition
from viceregal.core.records import NOBODY
from viceregal.games.viscounts.rules.board import SEGMENT_COUNT, SPOTS, STRIDE
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
from viceregal.games.viscounts.rules.complaints import (
    AI_HAS_TOWNSFOLK,
    BELONGS_TO_NOBODY,
    BONUS_CARD_NOT_EARNED,
    BONUS_CARD_NOT_HELD,
    FEWER_THAN_NONE,
    GREY_BACK_BELOW,
    IN_A_NEUTRAL_PILE,
    KNOWN_OUT_OF_ORDER,
    MARKERS_PASSED,
    NO_CASTLE_LEADER,
    NO_SUCH_SPOT,
    NO_TOP_CARD,
    NO_TOP_TILE,
    NOT_A_FUTURE_SCHEME,
    NOT_A_HERO,
    NOT_IN_THE_HAND,
    NOT_THE_CASTLE_LEADER,
    POOL_OUT_OF_ORDER,
    SCHEME_IN_TWO_PLACES,
    SCHEME_NOT_HIDDEN,
    SCHEMES_ARE_SOLO,
    SCHEMES_OUT_OF_ORDER,
    STARTER_OF_ANOTHER,
    TILE_POOL_OUT_OF_ORDER,
    TOO_FEW_CARDS,
    WRONG_BUILDINGS,
    WRONG_NUMBER_OF_SCHEMES,
    WRONG_NUMBER_OF_WORKERS,
    WRONG_PILES,
    WRONG_TILE_PILES,
)
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
            raise BadPosition(IN_TWO_PLACES, "VW-1.2", name=CARDS[card])
        before = card
    if lying[:NEUTRAL_COUNT] != _NEUTRAL:
        raise BadPosition(THING_MISSING, "VW-1.2", name=CARDS[min({*_NEUTRAL} - {*lying})])
    for card in (*s.tops, *s.pool):
        if card >= NEUTRAL_COUNT:
            raise BadPosition(IN_A_NEUTRAL_PILE, "VW-1.2", card=CARDS[card])
    for card in s.heroes:
        if not FIRST_HERO <= card < FIRST_STARTER:
            raise BadPosition(NOT_A_HERO, "VW-1.7", card=CARDS[card])
    if s.pool != sorted(s.pool):
        raise BadPosition(POOL_OUT_OF_ORDER, "VW-1.2")


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
            raise BadPosition(BELONGS_TO_NOBODY, "VW-1.5", card=CARDS[min(strangers)])
        raise BadPosition(THING_MISSING, "VW-1.5", name=CARDS[min({*expected} - {*found})])


def check_player(s: ViscountsState, seat: int) -> None:
    cards = cards_of(s, seat)
    for card in cards:
        if card >= FIRST_STARTER and (card - FIRST_STARTER) // STARTER_COUNT != seat:
            raise BadPosition(STARTER_OF_ANOTHER, "VW-1.5", seat=seat, card=CARDS[card])
    if seat == s.ai:
        if cards:
            raise BadPosition(AI_HAS_TOWNSFOLK, "VW-11.1")
    elif len(cards) < MIN_CARDS:
        raise BadPosition(TOO_FEW_CARDS, "VW-4.2", seat=seat, least=MIN_CARDS)
    for which in range(seat * 4, seat * 4 + 4):
        if s.goods[which] < 0 or s.papers[which] < 0:
            raise BadPosition(FEWER_THAN_NONE, "VW-1.4", seat=seat)
    if not 1 <= s.corruption[seat] <= s.virtue[seat] <= 7:
        raise BadPosition(MARKERS_PASSED, "VW-3.3", seat=seat)


def check_known(s: ViscountsState, seat: int) -> None:
    """What everybody knows of a hand is in it."""
    for card in s.known[seat]:
        if card not in s.hands[seat]:
            raise BadPosition(NOT_IN_THE_HAND, "VW-4.4", card=CARDS[card], seat=seat)
    if s.known[seat] != sorted(set(s.known[seat])):
        raise BadPosition(KNOWN_OUT_OF_ORDER, "VW-4.4")


# Piles ------------------------------------------------------------------------------------------------------------


def check_piles(s: ViscountsState) -> None:
    if sum(s.below) != len(s.pool) or min(s.below) < 0:
        raise BadPosition(WRONG_PILES, "VW-1.2")
    if sum(s.tiles_below) != len(s.tile_pool) or min(s.tiles_below) < 0:
        raise BadPosition(WRONG_TILE_PILES, "VW-1.3")
    turning = [frame.segment for frame in s.todo if isinstance(frame, AskTurnUp)]
    turning_tiles = [frame.segment for frame in s.todo if isinstance(frame, AskTurnUpTile)]
    unlaid = any([isinstance(frame, AskFirstTiles) for frame in s.todo])
    for segment in range(SEGMENT_COUNT):
        waits = segment in turning
        if (s.tops[segment] == NO_CARD and s.below[segment] > 0) != waits:
            raise BadPosition(NO_TOP_CARD, "VW-1.2")
        waits = segment in turning_tiles or unlaid
        if (s.tiles[segment] == NO_CARD and s.tiles_below[segment] > 0) != waits:
            raise BadPosition(NO_TOP_TILE, "VW-1.3")


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
                raise BadPosition(IN_TWO_PLACES, "VW-1.3", name=TILES[one])
        missing = {*BLACK_BACKED} - {*lying}
        if missing:
            raise BadPosition(THING_MISSING, "VW-1.3", name=TILES[min(missing)])
    for tile in s.tile_pool:
        if tile in _GREY:
            raise BadPosition(GREY_BACK_BELOW, "VW-1.3", tile=TILES[tile])
    if s.tile_pool != sorted(s.tile_pool):
        raise BadPosition(TILE_POOL_OUT_OF_ORDER, "VW-1.3")


# Pieces -----------------------------------------------------------------------------------------------------------


def check_workers(s: ViscountsState, seat: int) -> None:
    total = s.supply[seat] + s.third_tier[seat]
    for section in range(seat, SEGMENT_COUNT * MAX_SEATS, MAX_SEATS):
        total += s.first_tier[section] + s.second_tier[section]
    if total != WORKERS:
        raise BadPosition(WRONG_NUMBER_OF_WORKERS, "VW-1.5", seat=seat, there=total, most=WORKERS)


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
                raise BadPosition(WRONG_BUILDINGS, "VW-6.5", seat=seat)


def check_spots(s: ViscountsState) -> None:
    for spot, built in enumerate(s.spots):
        if built != NOBODY and spot % STRIDE >= s.side.per_segment:
            raise BadPosition(NO_SUCH_SPOT, "VW-1.1", spot=SPOTS[spot])


def check_cards_of_honour(s: ViscountsState) -> None:
    """VW-6.8, VW-7.4: bonus cards and the castle leader."""
    for ribbon in range(RIBBON_COUNT):
        counts = [len([tile for tile in tiles if RIBBON[tile] == ribbon]) for tiles in s.manuscripts]
        holder = s.bonus[ribbon]
        if holder == NOBODY:
            if max(counts) >= HELD:
                raise BadPosition(BONUS_CARD_NOT_HELD, "VW-6.8")
        elif counts[holder] < HELD:
            raise BadPosition(BONUS_CARD_NOT_EARNED, "VW-6.8", seat=holder)
    most = max(s.third_tier)
    if s.leader == NOBODY:
        if most:
            raise BadPosition(NO_CASTLE_LEADER, "VW-7.4")
    elif most == 0 or s.third_tier[s.leader] < most:
        raise BadPosition(NOT_THE_CASTLE_LEADER, "VW-7.4", seat=s.leader)


def schemes_in_zones(s: ViscountsState) -> list[int]:
    lying = [*[scheme for scheme in s.schemes if scheme != NO_CARD], *s.scheme_pile]
    return sorted([*lying, *s.scheme_discards, *s.future])


def check_schemes(s: ViscountsState) -> None:
    """VW-11.2: all schemes but those that the board removes, each in one place."""
    lying = schemes_in_zones(s)
    if s.ai == NOBODY:
        if lying or s.secret:
            raise BadPosition(SCHEMES_ARE_SOLO, "VW-11.2")
        return
    for one, other in pairwise(lying):
        if one == other:
            raise BadPosition(SCHEME_IN_TWO_PLACES, "VW-11.2", scheme=SCHEME_KEYS[one])
    if len(lying) != len(SCHEMES) - len(s.variant.ai_board.removed):
        raise BadPosition(WRONG_NUMBER_OF_SCHEMES, "VW-11.2", there=len(lying))
    check_scheme_piles(s)


def check_scheme_piles(s: ViscountsState) -> None:
    for scheme in s.future:
        if not SCHEMES[scheme].future:
            raise BadPosition(NOT_A_FUTURE_SCHEME, "VW-11.2", scheme=SCHEME_KEYS[scheme])
    for scheme in s.secret:
        if not SCHEMES[scheme].future or scheme not in s.scheme_pile:
            raise BadPosition(SCHEME_NOT_HIDDEN, "VW-11.2", scheme=SCHEME_KEYS[scheme])
    for pile in (s.scheme_pile, s.future, s.secret):
        if pile != sorted(pile):
            raise BadPosition(SCHEMES_OUT_OF_ORDER, "VW-11.2")
