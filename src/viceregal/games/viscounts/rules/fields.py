"""The fields of the state: what each holds, its default in a document written by hand, and from whom it is hidden."""

from __future__ import annotations

from typing import Any, Final

from viceregal.core.complaints import AT, NOT_A_NUMBER_FOR_EACH_SEAT
from viceregal.core.documents import DocumentReader
from viceregal.core.errors import BadPosition, BadValue
from viceregal.core.fields import FILLED_IN, Field, Fields, InnerTable, Rest
from viceregal.core.kinds import COUNT, ByWord, Map, Maybe, Parts, Row
from viceregal.core.notation import Number, Word
from viceregal.core.records import NOBODY
from viceregal.games.viscounts.rules.board import (
    LAYOUTS,
    NOWHERE,
    SECTIONS,
    SEGMENT_KEYS,
    Layout,
)
from viceregal.games.viscounts.rules.cards.deck import CARD_COUNT, CARDS
from viceregal.games.viscounts.rules.cards.rows import RIBBONS
from viceregal.games.viscounts.rules.complaints import RING_WITHOUT_CASTLE, WRONG_RING
from viceregal.games.viscounts.rules.effects import BUILDINGS
from viceregal.games.viscounts.rules.fields_of_players import PLAYER_FIELDS
from viceregal.games.viscounts.rules.phases import TURN_PHASES
from viceregal.games.viscounts.rules.player_board import MAX_COUNT, SPACES, WORKERS
from viceregal.games.viscounts.rules.state import MAX_SEATS, ViscountsState
from viceregal.games.viscounts.rules.vocabulary import (
    PLAYER_CARD,
    SCHEME,
    SEAT,
    SECTION,
    SEGMENT,
    SPOT,
    STACK,
    TILE,
)

PHASE: Final = Word(TURN_PHASES)
KNOWN_CARD: Final = Word(CARDS[:CARD_COUNT], name="Card")


def get_ring(s: ViscountsState, which: int) -> Any:
    return NOBODY if s.layout == NOWHERE else list(LAYOUTS[s.layout].ring)


def put_ring(s: ViscountsState, which: int, value: Any) -> None:
    """The section that faces segment a is said apart: see put_castle."""
    s.layout = NOWHERE
    if value == NOBODY:
        return
    for number, layout in enumerate(LAYOUTS):
        if list(layout.ring) == value:
            s.layout = number
            return
    raise BadPosition(WRONG_RING, "VW-1.1")


def get_castle(s: ViscountsState, which: int) -> int:
    return NOBODY if s.layout == NOWHERE else LAYOUTS[s.layout].section


def put_castle(s: ViscountsState, which: int, value: int) -> None:
    if (value == NOBODY) != (s.layout == NOWHERE):
        raise BadPosition(RING_WITHOUT_CASTLE, "VW-1.1")
    if value != NOBODY:
        s.layout = LAYOUTS.index(Layout(LAYOUTS[s.layout].ring, value))


def get_last_round(s: ViscountsState, which: int) -> int:
    return s.last_round or NOBODY


def put_last_round(s: ViscountsState, which: int, value: int) -> None:
    s.last_round = max(0, value)


def get_spots(s: ViscountsState, which: int) -> dict[int, tuple[int, int]]:
    return {spot: divmod(built, len(BUILDINGS)) for spot, built in enumerate(s.spots) if built != NOBODY}


def put_spots(s: ViscountsState, which: int, value: dict[int, tuple[int, int]]) -> None:
    for spot, (seat, building) in value.items():
        s.spots[spot] = seat * len(BUILDINGS) + building


def _workers(s: ViscountsState, tier: list[int]) -> list[list[int]]:
    return [tier[section * MAX_SEATS : section * MAX_SEATS + s.seats] for section in range(len(SECTIONS))]


def _put_workers(s: ViscountsState, name: str, tier: list[int], value: list[list[int]]) -> None:
    for section, found in enumerate(value):
        if len(found) not in (0, s.seats):
            raise BadPosition(
                AT,
                "VW-7.1",
                place=name,
                reason=BadValue(NOT_A_NUMBER_FOR_EACH_SEAT, there=len(found), seats=s.seats),
            )
        tier[section * MAX_SEATS : section * MAX_SEATS + s.seats] = found or [0] * s.seats


def get_first_tier(s: ViscountsState, which: int) -> list[list[int]]:
    return _workers(s, s.first_tier)


def put_first_tier(s: ViscountsState, which: int, value: list[list[int]]) -> None:
    _put_workers(s, "first_tier", s.first_tier, value)


def get_second_tier(s: ViscountsState, which: int) -> list[list[int]]:
    return _workers(s, s.second_tier)


def put_second_tier(s: ViscountsState, which: int, value: list[list[int]]) -> None:
    _put_workers(s, "second_tier", s.second_tier, value)


def get_third_tier(s: ViscountsState, which: int) -> list[int]:
    return s.third_tier[: s.seats]


def put_third_tier(s: ViscountsState, which: int, value: list[int]) -> None:
    s.third_tier[: s.seats] = value


def get_players(s: ViscountsState, which: int) -> list[tuple[ViscountsState, int]]:
    return [(s, seat) for seat in range(s.seats)]


def put_players(s: ViscountsState, which: int, value: list[DocumentReader]) -> None:
    for seat, read in enumerate(value):
        PLAYER_FIELDS.read(s, read, s.seats, seat)
        read.done()


def get_schemes(s: ViscountsState, which: int) -> tuple[ViscountsState, int]:
    return s, which


def put_schemes(s: ViscountsState, which: int, value: DocumentReader) -> None:
    SCHEME_FIELDS.read(s, value, s.seats)
    value.done()


def get_scheme_board(s: ViscountsState, which: int) -> list[int]:
    return s.schemes


def put_scheme_board(s: ViscountsState, which: int, value: list[int]) -> None:
    s.schemes = value


def get_pile(s: ViscountsState, which: int) -> list[int]:
    return s.scheme_pile


def put_pile(s: ViscountsState, which: int, value: list[int]) -> None:
    s.scheme_pile = value


def get_scheme_discards(s: ViscountsState, which: int) -> list[int]:
    return s.scheme_discards


def put_scheme_discards(s: ViscountsState, which: int, value: list[int]) -> None:
    s.scheme_discards = value


SCHEME_FIELDS: Final = Fields(
    [
        Field(
            "board",
            Row(Maybe(SCHEME), SPACES),
            "on the AI's board",
            default=[None] * SPACES,
            by_default="empty",
            rule="VW-12.1",
            get=get_scheme_board,
            put=put_scheme_board,
        ),
        Field(
            "pile",
            Row(SCHEME),
            "its pile, in no order",
            default=[],
            hidden="all, where `secret` schemes are in it",
            get=get_pile,
            put=put_pile,
        ),
        Field(
            "discards",
            Row(SCHEME),
            "its discards",
            default=[],
            get=get_scheme_discards,
            put=put_scheme_discards,
        ),
        Field("future", Row(SCHEME), "for the future, in no order", default=[], hidden="as above"),
        Field(
            "secret",
            Row(SCHEME),
            "future schemes that were shuffled into the pile unseen",
            default=[],
            hidden="all: a number",
            seen=COUNT,
        ),
    ]
)
_CARDS_BY_SEGMENT: Final = ByWord(SEGMENT_KEYS, Maybe(KNOWN_CARD))
_TILES_BY_SEGMENT: Final = ByWord(SEGMENT_KEYS, Maybe(TILE))
_COUNTS_BY_SEGMENT: Final = ByWord(SEGMENT_KEYS, COUNT, 0)
_TIER: Final = ByWord(SECTIONS, Row(Number(0, WORKERS)), [])
_EVENLY: Final = "as evenly as can be"

FIELDS: Final = Fields(
    [
        Field("round", Number(0, MAX_COUNT), "number of the round, from 1", default=1),
        Field(
            "last_round",
            Maybe(Number(0, MAX_COUNT)),
            "number of the last round, once it is called (VW-9.1)",
            default=None,
            get=get_last_round,
            put=put_last_round,
        ),
        Field("first", SEAT, "the start player", default=0),
        Field("on_turn", Maybe(SEAT), "whose turn it is", default=None, under_way=True),
        Field("played", Maybe(KNOWN_CARD), "the card of this turn", default=None, under_way=True),
        Field(
            "ring",
            Maybe(Row(SEGMENT)),
            "the segments of the board clockwise, `a` first",
            default=list(SEGMENT_KEYS),
            by_default="a to e",
            rule="VW-1.1",
            get=get_ring,
            put=put_ring,
        ),
        Field(
            "castle",
            Maybe(SECTION),
            "the section of the castle that faces segment `a`",
            default=SECTIONS[0],
            rule="VW-1.1",
            get=get_castle,
            put=put_castle,
        ),
        Field("tops", _CARDS_BY_SEGMENT, "the visible townsfolk of each segment", default={}),
        Field(
            "below",
            _COUNTS_BY_SEGMENT,
            "how many lie below it",
            default=FILLED_IN,
            by_default=_EVENLY,
        ),
        Field(
            "pool",
            Row(KNOWN_CARD),
            "all that lie below, in no order",
            default=FILLED_IN,
            by_default="neutral townsfolk that lie nowhere else",
        ),
        Field("gone", Row(KNOWN_CARD), "destroyed and dismissed", default=[]),
        Field("tiles", _TILES_BY_SEGMENT, "the visible manuscript of each segment", default={}),
        Field(
            "tiles_below",
            _COUNTS_BY_SEGMENT,
            "how many lie below it",
            default=FILLED_IN,
            by_default=_EVENLY,
        ),
        Field(
            "tile_pool",
            Row(TILE),
            "all that lie below, in no order",
            default=FILLED_IN,
            by_default="those with a black back that lie nowhere else",
        ),
        Field("player_cards", Row(PLAYER_CARD), "player cards that nobody has taken", default=[]),
        Field("heroes", Row(KNOWN_CARD), "the heroes laid out with them", default=[]),
        Field(
            "players",
            InnerTable(PLAYER_FIELDS, "player"),
            "what each seat has",
            for_each_seat=True,
            rule="VW-1.5",
            get=get_players,
            put=put_players,
        ),
        Field(
            "spots",
            Map(SPOT, Parts({"seat": SEAT, "building": Word(BUILDINGS)})),
            "what is built where",
            default={},
            get=get_spots,
            put=put_spots,
        ),
        Field(
            "first_tier",
            _TIER,
            "workers of each seat in the sections of the castle",
            default={},
            get=get_first_tier,
            put=put_first_tier,
        ),
        Field("second_tier", _TIER, "the same", default={}, get=get_second_tier, put=put_second_tier),
        Field(
            "third_tier",
            Number(0, WORKERS),
            "workers at the top",
            default=0,
            for_each_seat=True,
            rule="VW-7.2",
            get=get_third_tier,
            put=put_third_tier,
        ),
        Field("leader", Maybe(SEAT), "who holds the castle leader card", default=None),
        Field("bonus", ByWord(RIBBONS, Maybe(SEAT)), "who holds the bonus cards", default={}),
        Field(
            "debts_left",
            Maybe(COUNT),
            "debts above the poverty card",
            default=FILLED_IN,
            by_default="as at the start",
        ),
        Field(
            "deeds_left",
            Maybe(COUNT),
            "deeds above the prosperity card",
            default=FILLED_IN,
            by_default="as at the start",
        ),
        Field(
            "schemes",
            InnerTable(SCHEME_FIELDS, "schemes"),
            "those of the AI",
            default={},
            get=get_schemes,
            put=put_schemes,
        ),
        Field("todo", STACK, "what is still to be done, the next last", default=[], under_way=True),
    ],
    rests=[
        Rest("deal", "nothing has happened yet: no other field is said"),
        Rest("turn", "a player is asked which card to play", to_move=True),
        Rest("over", "the game is over"),
    ],
    seen_only=[
        Field("side", Word(("small", "large")), "the side of the board that is up"),
        Field("met", Maybe(SEAT), "who is on turn, if their markers have met"),
        Field("phases", Row(PHASE), "the phases of a turn"),
        Field("playing", Maybe(PHASE), "the one that is played; nothing before the first turn"),
    ],
)
