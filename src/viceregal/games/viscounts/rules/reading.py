"""Positions read from documents. What may be left out of one written by hand has a default here."""

from __future__ import annotations

from typing import Final

from viceregal.core.documents import Reader
from viceregal.core.errors import BadPosition
from viceregal.core.notation import Kind, Number, Words
from viceregal.core.records import NOBODY, Frame
from viceregal.games.viscounts.rules.board import (
    LAYOUTS,
    NOWHERE,
    SECTIONS,
    SEGMENT_COUNT,
    SEGMENT_KEYS,
    SPOTS,
    Layout,
)
from viceregal.games.viscounts.rules.cards.deck import (
    BLACK_BACKED,
    CARD_COUNT,
    CARDS,
    NEUTRAL_COUNT,
    NO_CARD,
    starters_of,
)
from viceregal.games.viscounts.rules.cards.rows import RIBBONS
from viceregal.games.viscounts.rules.effects import BUILDINGS, GOODS
from viceregal.games.viscounts.rules.frames import MOVE, AskPlay, Phase
from viceregal.games.viscounts.rules.invariants import check
from viceregal.games.viscounts.rules.options import Variant
from viceregal.games.viscounts.rules.plan import check_plan
from viceregal.games.viscounts.rules.player_board import DEBTS_ON_TOP, DEEDS_ON_TOP, SPACES, WORKERS
from viceregal.games.viscounts.rules.state import (
    ACQUIRED,
    APPROVED,
    MOST_SEATS,
    PAID,
    UNPAID,
    ViscountsState,
)
from viceregal.games.viscounts.rules.vocabulary import (
    PLACE,
    PLAYER_CARD,
    SCHEME,
    SECTION,
    SEGMENT,
    SLOT,
    TILE,
    WORDS,
)

_CARD: Final = Words(CARDS[:CARD_COUNT])
_CARD_OR_NONE: Final = Words(CARDS[:CARD_COUNT], or_none=True)
_TILE_OR_NONE: Final = Words(TILE.words, or_none=True)
_SCHEME_OR_NONE: Final = Words(SCHEME.words, or_none=True)
_PLACE_OR_NONE: Final = Words(PLACE.words, or_none=True)
_COUNT: Final = Number(0, 999)
_SPACE: Final = Number(1, 7)
_WORKERS: Final = Number(0, WORKERS)


def from_document(variant: Variant, read: Reader) -> ViscountsState:
    """The state of a document's body, checked through and through."""
    s = read_state(variant, read)
    check(s)
    check_plan(s)
    return s


def read_state(variant: Variant, read: Reader) -> ViscountsState:
    s = ViscountsState(variant)
    seat = Number(0, variant.seats - 1)
    s.round = read.one("round", _COUNT, 1)
    s.last_round = max(0, read.maybe("last_round", _COUNT))
    s.first = read.one("first", seat, 0)
    _read_layout(s, read)
    _read_players(s, read)
    _read_piles(s, read)
    s.player_cards = read.many("player_cards", PLAYER_CARD)
    s.heroes = read.many("heroes", _CARD)
    _read_spots(s, read, seat)
    _read_castle(s, read, seat)
    held = read.inner("bonus")
    s.bonus = [held.maybe(ribbon, seat) for ribbon in RIBBONS]
    held.done()
    s.debts_left = read.maybe("debts_left", _COUNT) if read.has("debts_left") else DEBTS_ON_TOP[s.seats]
    s.deeds_left = read.maybe("deeds_left", _COUNT) if read.has("deeds_left") else DEEDS_ON_TOP[s.seats]
    _read_schemes(s, read)
    s.on_turn = read.maybe("on_turn", seat) if read.has("on_turn") else read.one("to_move", seat, 0)
    s.played = read.one("played", _CARD_OR_NONE, NO_CARD)
    s.todo = _todo(read, seat)
    read.done()
    return s


def _todo(read: Reader, seat: Number) -> list[Frame]:
    """`to_move` is short for a turn in which a card is to be played."""
    if read.has("to_move") or not read.has("todo"):
        who = read.one("to_move", seat, 0)
        return [Phase(who, MOVE), AskPlay(who)]
    return read.records("todo", WORDS, Frame)


def _read_layout(s: ViscountsState, read: Reader) -> None:
    ring = read.raw("ring", list(SEGMENT_KEYS))
    castle = read.raw("castle", SECTIONS[0])
    if ring is None and castle is None:
        s.layout = NOWHERE
        return
    if not isinstance(ring, list):
        raise BadPosition("ring: it is not a list", "VW-1.1")
    segments = tuple([read.value("ring", SEGMENT, each) for each in ring])
    section = read.value("castle", SECTION, castle)
    layout = Layout(segments, section)
    if layout not in LAYOUTS:
        raise BadPosition("ring: the five segments clockwise, a first, are what is needed", "VW-1.1")
    s.layout = LAYOUTS.index(layout)


# Players ----------------------------------------------------------------------------------------------------------


def _read_players(s: ViscountsState, read: Reader) -> None:
    players = read.objects("players")
    if len(players) != s.seats:
        raise BadPosition(f"players: {len(players)} of them for {s.seats} seats", "VW-1.5")
    for seat, player in enumerate(players):
        _read_cards(s, seat, player)
        _read_goods(s, seat, player)
        s.identity[seat] = player.maybe("player_card", PLAYER_CARD)
        s.viscounts[seat] = player.one("viscount", _PLACE_OR_NONE, 0)
        s.corruption[seat] = player.one("corruption", _SPACE, s.corruption[seat])
        s.virtue[seat] = player.one("virtue", _SPACE, s.virtue[seat])
        s.slots[seat] = sum([1 << slot for slot in sorted(set(player.many("slots", SLOT)))])
        s.manuscripts[seat] = player.many("manuscripts", TILE)
        s.supply[seat] = player.one("workers", _WORKERS, NOBODY)
        player.done()


def _read_cards(s: ViscountsState, seat: int, player: Reader) -> None:
    board = [player.value("board", _CARD_OR_NONE, each) for each in player.items("board", [None] * SPACES)]
    if len(board) != SPACES:
        raise BadPosition(f"board: {len(board)} spaces, not {SPACES}", "VW-5.1")
    s.board[3 * seat : 3 * seat + 3] = board
    s.hands[seat] = player.many("hand", _CARD)
    s.discards[seat] = player.many("discards", _CARD)
    s.known[seat] = player.many("known", _CARD)
    if player.has("draw"):
        s.draws[seat] = player.many("draw", _CARD)
    else:
        lying = {*board, *s.hands[seat], *s.discards[seat]}
        own = [] if seat == s.ai else starters_of(seat)
        s.draws[seat] = [card for card in own if card not in lying]


def _read_goods(s: ViscountsState, seat: int, player: Reader) -> None:
    goods = player.inner("goods")
    for good, name in enumerate(GOODS):
        s.goods[seat * 4 + good] = goods.one(name, _COUNT, 0)
    goods.done()
    debts, deeds = player.inner("debts"), player.inner("deeds")
    s.papers[seat * 4 + UNPAID] = debts.one("unpaid", _COUNT, 0)
    s.papers[seat * 4 + PAID] = debts.one("paid", _COUNT, 0)
    s.papers[seat * 4 + ACQUIRED] = deeds.one("acquired", _COUNT, 0)
    s.papers[seat * 4 + APPROVED] = deeds.one("approved", _COUNT, 0)
    debts.done()
    deeds.done()


# Piles ------------------------------------------------------------------------------------------------------------


def _read_piles(s: ViscountsState, read: Reader) -> None:
    """Cards and tiles that lie nowhere are in the piles, as evenly as can be, if the document does not say."""
    s.tops = _by_segment(read, "tops", _CARD_OR_NONE)
    s.gone = read.many("gone", _CARD)
    owned = [*s.board, *[card for zone in (s.hands, s.draws, s.discards) for cards in zone for card in cards]]
    lying = {*owned, *s.tops, *s.gone}
    if read.has("pool"):
        s.pool = read.many("pool", _CARD)
    else:
        s.pool = [card for card in range(NEUTRAL_COUNT) if card not in lying]
    s.below = _counts(read, "below", len(s.pool))
    s.tiles = _by_segment(read, "tiles", _TILE_OR_NONE)
    shown = {*s.tiles, *[tile for tiles in s.manuscripts for tile in tiles]}
    if read.has("tile_pool"):
        s.tile_pool = read.many("tile_pool", TILE)
    else:
        s.tile_pool = [tile for tile in BLACK_BACKED if tile not in shown]
    s.tiles_below = _counts(read, "tiles_below", len(s.tile_pool))


def _by_segment(read: Reader, name: str, kind: Kind) -> list[int]:
    inner = read.inner(name)
    found = [inner.one(key, kind, NO_CARD) for key in SEGMENT_KEYS]
    inner.done()
    return found


def _counts(read: Reader, name: str, total: int) -> list[int]:
    if not read.has(name):
        return [(total + SEGMENT_COUNT - 1 - segment) // SEGMENT_COUNT for segment in range(SEGMENT_COUNT)]
    inner = read.inner(name)
    found = [inner.one(key, _COUNT) for key in SEGMENT_KEYS]
    inner.done()
    return found


def _read_schemes(s: ViscountsState, read: Reader) -> None:
    inner = read.inner("schemes")
    board = [inner.value("board", _SCHEME_OR_NONE, each) for each in inner.items("board", [None] * SPACES)]
    if len(board) != SPACES:
        raise BadPosition(f"schemes: {len(board)} spaces, not {SPACES}", "VW-12.1")
    s.schemes = board
    s.scheme_pile = inner.many("pile", SCHEME)
    s.scheme_discards = inner.many("discards", SCHEME)
    s.future = inner.many("future", SCHEME)
    s.secret = inner.many("secret", SCHEME)
    inner.done()


# The board --------------------------------------------------------------------------------------------------------


def _read_spots(s: ViscountsState, read: Reader, seat: Number) -> None:
    inner = read.inner("spots")
    for spot, name in enumerate(SPOTS):
        if inner.has(name):
            building = inner.inner(name)
            owner = building.one("seat", seat)
            s.spots[spot] = owner * len(BUILDINGS) + building.one("building", Words(BUILDINGS))
            building.done()
    inner.done()


def _read_castle(s: ViscountsState, read: Reader, seat: Number) -> None:
    _read_tier(s, read, "first_tier", s.first_tier)
    _read_tier(s, read, "second_tier", s.second_tier)
    third = read.many("third_tier", _WORKERS) or [0] * s.seats
    if len(third) != s.seats:
        raise BadPosition(f"third_tier: {len(third)} numbers for {s.seats} seats", "VW-7.2")
    s.third_tier[: s.seats] = third
    s.leader = read.maybe("leader", seat)
    for each in range(s.seats):
        if s.supply[each] == NOBODY:
            placed = sum(s.first_tier[each::MOST_SEATS]) + sum(s.second_tier[each::MOST_SEATS])
            s.supply[each] = max(0, WORKERS - placed - s.third_tier[each])


def _read_tier(s: ViscountsState, read: Reader, name: str, workers: list[int]) -> None:
    inner = read.inner(name)
    for section, key in enumerate(SECTIONS):
        found = inner.many(key, _WORKERS) or [0] * s.seats
        if len(found) != s.seats:
            raise BadPosition(f"{name}, {key}: {len(found)} numbers for {s.seats} seats", "VW-7.1")
        workers[section * MOST_SEATS : section * MOST_SEATS + s.seats] = found
    inner.done()
