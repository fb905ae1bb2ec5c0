"""Positions as documents: readable, to be edited by hand. Reading them back stands in reading.py."""

from __future__ import annotations

from typing import Any

from viceregal.core.notation import Kind
from viceregal.core.records import NOBODY
from viceregal.games.viscounts.rules.board import LAYOUTS, NOWHERE, SECTIONS, SEGMENT_KEYS, SPOTS
from viceregal.games.viscounts.rules.cards.deck import SCHEME_KEYS, TILES
from viceregal.games.viscounts.rules.cards.rows import RIBBONS
from viceregal.games.viscounts.rules.effects import BUILDINGS, GOODS
from viceregal.games.viscounts.rules.player_board import SLOTS
from viceregal.games.viscounts.rules.state import (
    ACQUIRED,
    APPROVED,
    MOST_SEATS,
    PAID,
    UNBUILT,
    UNPAID,
    ViscountsState,
)
from viceregal.games.viscounts.rules.vocabulary import CARD, PLACE, PLAYER_CARD, SCHEME, TILE, WORDS


def to_document(s: ViscountsState) -> dict[str, Any]:
    """All but the head (game, version, edition, seats, options), which the kernel writes."""
    return {
        "round": s.round,
        "last_round": s.last_round or None,
        "first": s.first,
        "on_turn": _seat(s.on_turn),
        "played": CARD.plain(s.played),
        "ring": None if s.layout == NOWHERE else [SEGMENT_KEYS[each] for each in LAYOUTS[s.layout].ring],
        "castle": None if s.layout == NOWHERE else SECTIONS[LAYOUTS[s.layout].section],
        "tops": _by_segment(s.tops, CARD),
        "below": dict(zip(SEGMENT_KEYS, s.below, strict=True)),
        "pool": _plain(CARD, s.pool),
        "gone": _plain(CARD, s.gone),
        "tiles": _by_segment(s.tiles, TILE),
        "tiles_below": dict(zip(SEGMENT_KEYS, s.tiles_below, strict=True)),
        "tile_pool": [TILES[tile] for tile in s.tile_pool],
        "player_cards": _plain(PLAYER_CARD, s.player_cards),
        "heroes": _plain(CARD, s.heroes),
        "players": [_player(s, seat) for seat in range(s.seats)],
        "spots": {SPOTS[spot]: _building(built) for spot, built in enumerate(s.spots) if built != NOBODY},
        "first_tier": _tier(s, s.first_tier),
        "second_tier": _tier(s, s.second_tier),
        "third_tier": s.third_tier[: s.seats],
        "leader": _seat(s.leader),
        "bonus": {RIBBONS[ribbon]: _seat(seat) for ribbon, seat in enumerate(s.bonus)},
        "debts_left": None if s.debts_left == UNBUILT else s.debts_left,
        "deeds_left": None if s.deeds_left == UNBUILT else s.deeds_left,
        "schemes": {
            "board": _plain(SCHEME, s.schemes),
            "pile": [SCHEME_KEYS[scheme] for scheme in s.scheme_pile],
            "discards": [SCHEME_KEYS[scheme] for scheme in s.scheme_discards],
            "future": [SCHEME_KEYS[scheme] for scheme in s.future],
            "secret": [SCHEME_KEYS[scheme] for scheme in s.secret],
        },
        "todo": [WORDS.plain(frame) for frame in s.todo],
    }


def _seat(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def _plain(kind: Kind, values: list[int]) -> list[Any]:
    return [kind.plain(value) for value in values]


def _by_segment(values: list[int], kind: Kind) -> dict[str, Any]:
    return {SEGMENT_KEYS[segment]: kind.plain(value) for segment, value in enumerate(values)}


def _building(built: int) -> dict[str, Any]:
    return {"seat": built // len(BUILDINGS), "building": BUILDINGS[built % len(BUILDINGS)]}


def _tier(s: ViscountsState, workers: list[int]) -> dict[str, list[int]]:
    """For each section the workers of each seat."""
    return {
        name: workers[section * MOST_SEATS : section * MOST_SEATS + s.seats]
        for section, name in enumerate(SECTIONS)
    }


def _player(s: ViscountsState, seat: int) -> dict[str, Any]:
    papers = s.papers[seat * 4 : seat * 4 + 4]
    return {
        "player_card": PLAYER_CARD.plain(s.identity[seat]),
        "viscount": PLACE.plain(s.viscounts[seat]),
        "board": _plain(CARD, s.board[3 * seat : 3 * seat + 3]),
        "hand": _plain(CARD, s.hands[seat]),
        "draw": _plain(CARD, s.draws[seat]),
        "discards": _plain(CARD, s.discards[seat]),
        "known": _plain(CARD, s.known[seat]),
        "goods": dict(zip(GOODS, s.goods[seat * 4 : seat * 4 + 4], strict=True)),
        "debts": {"unpaid": papers[UNPAID], "paid": papers[PAID]},
        "deeds": {"acquired": papers[ACQUIRED], "approved": papers[APPROVED]},
        "corruption": s.corruption[seat],
        "virtue": s.virtue[seat],
        "slots": [name for slot, name in enumerate(SLOTS) if s.slots[seat] >> slot & 1],
        "manuscripts": [TILES[tile] for tile in s.manuscripts[seat]],
        "workers": s.supply[seat],
    }
