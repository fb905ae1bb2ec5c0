"""States read from views. What is hidden lies anyhow in them, until it is dealt anew."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from viceregal.core.complaints import NOT_A_LIST
from viceregal.core.documents import DocumentReader, part, parts, viewer_of, whole, wholes, wrong
from viceregal.core.notation import shorten
from viceregal.core.records import NOBODY, Frame
from viceregal.games.viscounts.rules.board import LAYOUTS, NOWHERE, PLACES, SECTIONS, SEGMENT_KEYS, SPOTS
from viceregal.games.viscounts.rules.cards.deck import CARD_COUNT, CARDS, SCHEME_KEYS, TILES
from viceregal.games.viscounts.rules.cards.rows import RIBBONS
from viceregal.games.viscounts.rules.effects import BUILDINGS, GOODS
from viceregal.games.viscounts.rules.options import Variant
from viceregal.games.viscounts.rules.player_board import MAX_COUNT, SLOTS, SPACES, WORKERS
from viceregal.games.viscounts.rules.state import (
    ACQUIRED,
    APPROVED,
    MAX_SEATS,
    PAID,
    UNBUILT,
    UNPAID,
    ViscountsState,
)
from viceregal.games.viscounts.rules.vocabulary import PLAYER_CARD, WORDS


def _numbered(words: Sequence[str]) -> dict[Any, int]:
    return {word: number for number, word in enumerate(words)}


_CARD: Final = _numbered(CARDS[:CARD_COUNT])
_TILE: Final = _numbered(TILES)
_SCHEME: Final = _numbered(SCHEME_KEYS)
_PLAYER_CARD: Final = _numbered(PLAYER_CARD.words)
_PLACE: Final = _numbered(PLACES)
_SPOT: Final = _numbered(SPOTS)
_SLOT: Final = _numbered(SLOTS)
_BUILDING: Final = _numbered(BUILDINGS)
_LAYOUT: Final = {
    (*[SEGMENT_KEYS[segment] for segment in layout.ring], SECTIONS[layout.section]): number
    for number, layout in enumerate(LAYOUTS)
}


def from_view(variant: Variant, view: dict[str, Any]) -> ViscountsState:
    """What the view says, and as many hidden things as it says there are."""
    s = ViscountsState(variant)
    viewer = viewer_of(view, s.seats)
    s.todo = DocumentReader(view).records("todo", WORDS, Frame)
    s.round = whole("round", view["round"], 0, MAX_COUNT)
    s.last_round = whole("last_round", view["last_round"] or 0, 0, MAX_COUNT)
    s.first = whole("first", view["first"], 0, s.seats - 1)
    s.on_turn = _seat(s, view["on_turn"])
    s.played = _maybe(_CARD, view["played"])
    ring = view["ring"]
    s.layout = NOWHERE if ring is None else _LAYOUT[(*ring, view["castle"])]
    s.leader = _seat(s, view["leader"])
    held = part("bonus", view["bonus"])
    s.bonus = [_seat(s, held[ribbon]) for ribbon in RIBBONS]
    s.debts_left = _left(view["debts_left"])
    s.deeds_left = _left(view["deeds_left"])
    _read_piles(s, view)
    _read_castle(s, view)
    _read_schemes(s, part("schemes", view["schemes"]))
    for seat, player in enumerate(parts("players", view["players"], s.seats)):
        _read_player(s, seat, part("players", player))
        _read_hand(s, seat, viewer, player)
    return s


def _seat(s: ViscountsState, plain: Any) -> int:
    return NOBODY if plain is None else whole("seat", plain, 0, s.seats - 1)


def _left(plain: Any) -> int:
    return UNBUILT if plain is None else whole("debts_left, deeds_left", plain, 0, MAX_COUNT)


def _maybe(index: dict[Any, int], plain: Any) -> int:
    """The number of a word; NOBODY, which is no card and nowhere, for null."""
    return NOBODY if plain is None else index[plain]


def _all(name: str, index: dict[Any, int], plain: Any) -> list[int]:
    """The numbers of some words."""
    if not isinstance(plain, list):
        raise wrong(name, NOT_A_LIST, given=shorten(plain))
    return [index[word] for word in plain]


# The board --------------------------------------------------------------------------------------------------------


def _read_piles(s: ViscountsState, view: dict[str, Any]) -> None:
    tops, below = part("tops", view["tops"]), part("below", view["below"])
    tiles, tiles_below = part("tiles", view["tiles"]), part("tiles_below", view["tiles_below"])
    s.tops = [_maybe(_CARD, tops[key]) for key in SEGMENT_KEYS]
    s.below = [whole("below", below[key], 0, MAX_COUNT) for key in SEGMENT_KEYS]
    s.pool = _all("pool", _CARD, view["pool"])
    s.gone = _all("gone", _CARD, view["gone"])
    s.tiles = [_maybe(_TILE, tiles[key]) for key in SEGMENT_KEYS]
    s.tiles_below = [whole("tiles_below", tiles_below[key], 0, MAX_COUNT) for key in SEGMENT_KEYS]
    s.tile_pool = _all("tile_pool", _TILE, view["tile_pool"])
    s.player_cards = _all("player_cards", _PLAYER_CARD, view["player_cards"])
    s.heroes = _all("heroes", _CARD, view["heroes"])


def _read_castle(s: ViscountsState, view: dict[str, Any]) -> None:
    for spot, plain in part("spots", view["spots"]).items():
        building = part("spots", plain)
        seat = whole("spots", building["seat"], 0, s.seats - 1)
        s.spots[_SPOT[spot]] = seat * len(BUILDINGS) + _BUILDING[building["building"]]
    first, second = part("first_tier", view["first_tier"]), part("second_tier", view["second_tier"])
    for section, key in enumerate(SECTIONS):
        at = section * MAX_SEATS
        s.first_tier[at : at + s.seats] = wholes("first_tier", first[key], 0, WORKERS, s.seats)
        s.second_tier[at : at + s.seats] = wholes("second_tier", second[key], 0, WORKERS, s.seats)
    s.third_tier[: s.seats] = wholes("third_tier", view["third_tier"], 0, WORKERS, s.seats)


def _read_schemes(s: ViscountsState, schemes: dict[str, Any]) -> None:
    """Of the future schemes, any may be those that nobody has seen."""
    s.schemes = [_maybe(_SCHEME, each) for each in parts("schemes", schemes["board"], SPACES)]
    s.scheme_discards = _all("schemes", _SCHEME, schemes["discards"])
    future = _all("schemes", _SCHEME, schemes["future"])
    secret = whole("schemes", schemes["secret"], 0, len(future))
    s.secret = future[:secret]
    s.future = future[secret:]
    s.scheme_pile = sorted(_all("schemes", _SCHEME, schemes["pile"]) + s.secret)


# Players ----------------------------------------------------------------------------------------------------------


def _read_player(s: ViscountsState, seat: int, player: dict[str, Any]) -> None:
    goods, debts, deeds = player["goods"], player["debts"], player["deeds"]
    for good, name in enumerate(GOODS):
        s.goods[seat * 4 + good] = whole("goods", goods[name], 0, MAX_COUNT)
    s.papers[seat * 4 + UNPAID] = whole("debts", debts["unpaid"], 0, MAX_COUNT)
    s.papers[seat * 4 + PAID] = whole("debts", debts["paid"], 0, MAX_COUNT)
    s.papers[seat * 4 + ACQUIRED] = whole("deeds", deeds["acquired"], 0, MAX_COUNT)
    s.papers[seat * 4 + APPROVED] = whole("deeds", deeds["approved"], 0, MAX_COUNT)
    s.identity[seat] = _maybe(_PLAYER_CARD, player["player_card"])
    s.viscounts[seat] = _maybe(_PLACE, player["viscount"])
    s.corruption[seat] = whole("corruption", player["corruption"], 1, 7)
    s.virtue[seat] = whole("virtue", player["virtue"], 1, 7)
    slots = 0
    for slot in _all("slots", _SLOT, player["slots"]):
        slots |= 1 << slot
    s.slots[seat] = slots
    s.manuscripts[seat] = _all("manuscripts", _TILE, player["manuscripts"])
    s.supply[seat] = whole("workers", player["workers"], 0, WORKERS)


def _read_hand(s: ViscountsState, seat: int, viewer: int, player: dict[str, Any]) -> None:
    """Of others the view counts the hidden cards of the hand, and shows them with those of the draw pile."""
    board = [_maybe(_CARD, each) for each in parts("board", player["board"], SPACES)]
    s.board[3 * seat : 3 * seat + 3] = board
    s.discards[seat] = _all("discards", _CARD, player["discards"])
    s.known[seat] = _all("known", _CARD, player["known"])
    draw = _all("draw", _CARD, player["draw"])
    hand = player["hand"]
    if seat == viewer or seat == s.ai:
        s.hands[seat] = _all("hand", _CARD, hand)
        s.draws[seat] = draw
        return
    hidden = whole("hand", hand["hidden"], 0, len(draw))
    s.hands[seat] = s.known[seat] + draw[:hidden]
    s.draws[seat] = draw[hidden:]
