"""The main board of Viscounts, the castle, and what is asked."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from viceregal.core.records import Effect
from viceregal.envs import blocks
from viceregal.envs.blocks import Block, told
from viceregal.envs.schemas import relative
from viceregal.games.viscounts.rules.board import LAYOUTS, NOWHERE, SECTIONS, SEGMENT_KEYS, SPOTS
from viceregal.games.viscounts.rules.cards.rows import RIBBONS
from viceregal.games.viscounts.rules.effects import ACTS, BUILDINGS, OneOf
from viceregal.games.viscounts.rules.fields import FIELDS
from viceregal.games.viscounts.rules.frames import AskOneOf
from viceregal.games.viscounts.rules.player_board import SLOTS, WORKERS
from viceregal.games.viscounts.rules.state import MAX_SEATS, UNBUILT, ViscountsState
from viceregal.games.viscounts.rules.vocabulary import CARD, WORDS

LEFT_OUT: Final[dict[str, str]] = {}
SEGMENTS: Final = f"5 segments: {', '.join(SEGMENT_KEYS)}"
_SECTIONS: Final = f"5 sections: {', '.join(SECTIONS)}"
_MAX_ROUNDS: Final = 100
_MAX_PAPERS: Final = 40
_OFFERED: Final = 6  # effects to choose from


def means(field: str) -> str:
    return blocks.field_named(FIELDS, field).means


def board_blocks(seats: int) -> list[Block]:
    return [
        blocks.own_seat(seats),
        blocks.asked_seats(seats),
        *blocks.stack(WORDS),
        *_question(),
        blocks.number("round", _MAX_ROUNDS, means("round"), lambda s, seat: s.round),
        blocks.number("last_round", _MAX_ROUNDS, means("last_round"), lambda s, seat: s.last_round),
        _seat_block("first", seats, lambda s: s.first),
        _seat_block("on_turn", seats, lambda s: s.on_turn),
        _ring(),
        blocks.one_of("castle", SECTIONS, _SECTIONS, means("castle"), _castle),
        blocks.numbers(
            "below", SEGMENT_KEYS, SEGMENTS, blocks.MAX_NUMBER, means("below"), lambda s, seat: s.below
        ),
        blocks.numbers(
            "tiles_below",
            SEGMENT_KEYS,
            SEGMENTS,
            blocks.MAX_NUMBER,
            means("tiles_below"),
            lambda s, seat: s.tiles_below,
        ),
        _spots(seats),
        *_castle_blocks(seats),
        _seat_block("leader", seats, lambda s: s.leader),
        _bonus(seats),
        _pile("debts_left", lambda s: s.debts_left),
        _pile("deeds_left", lambda s: s.deeds_left),
    ]


def _question() -> list[Block]:
    effects: list[type] = [kind for kind in WORDS.records.values() if issubclass(kind, Effect)]
    number = {kind: i for i, kind in enumerate(effects)}

    asking: frozenset[type] = frozenset([AskOneOf])

    def offered(s: ViscountsState, seat: int, out: bytearray, at: int) -> None:
        ask = s.todo[-1]
        assert isinstance(ask, AskOneOf) and isinstance(ask.effect, OneOf)
        for each in ask.effect.parts[:_OFFERED]:
            out[at + number[type(each)]] = 1
            at += len(effects)

    axes = (f"{_OFFERED} effects to choose from", ", ".join([kind.__name__ for kind in effects]))
    return [
        blocks.question_word(WORDS, "card", CARD),
        blocks.question_one_of(WORDS, "act", len(ACTS)),
        blocks.question_one_of(WORDS, "building", len(BUILDINGS)),
        blocks.question_one_of(WORDS, "slot", len(SLOTS)),
        blocks.question_one_of(WORDS, "section", len(SECTIONS)),
        blocks.question_number(WORDS, "count", blocks.MAX_NUMBER),
        blocks.question_number(WORDS, "here", 1),
        blocks.question_number(WORDS, "tier", 3),
        Block(
            "offered",
            (_OFFERED, len(effects)),
            axes,
            1,
            "of which kind each effect is",
            offered,
            ("todo",),
            asking,
        ),
    ]


def _seat_block(name: str, seats: int, read: Any) -> Block:
    words = [str(seat) for seat in range(seats)]
    return blocks.one_of(name, words, "seats", means(name), lambda s, seat: relative(read(s), seat, seats))


def _ring() -> Block:
    def write(s: ViscountsState, seat: int, out: bytearray, at: int) -> None:
        if s.layout != NOWHERE:
            for segment in LAYOUTS[s.layout].ring:
                out[at + segment] = 1
                at += len(SEGMENT_KEYS)

    axes = ("5 positions clockwise", SEGMENTS)
    return Block("ring", (len(SEGMENT_KEYS), len(SEGMENT_KEYS)), axes, 1, means("ring"), write, ("ring",))


def _castle(s: ViscountsState, seat: int) -> int:
    return -1 if s.layout == NOWHERE else LAYOUTS[s.layout].section


def _spots(seats: int) -> Block:
    kinds = len(BUILDINGS)
    size = seats * kinds

    def write(s: ViscountsState, seat: int, out: bytearray, at: int) -> None:
        for built in s.spots:
            if built >= 0:
                out[at + (built - seat * kinds) % size] = 1
            at += size

    axes = (f"{len(SPOTS)} spots: {', '.join(SPOTS)}", "seats", f"buildings: {', '.join(BUILDINGS)}")
    return Block("spots", (len(SPOTS), seats, kinds), axes, 1, means("spots"), write, ("spots",))


def _castle_blocks(seats: int) -> list[Block]:
    def tier(name: str, read: Callable[[ViscountsState], list[int]]) -> Block:
        def write(s: ViscountsState, seat: int, out: bytearray, at: int) -> None:
            for place, count in enumerate(read(s)):
                if count:
                    section, whose = divmod(place, MAX_SEATS)
                    out[at + section * seats + (whose - seat) % seats] = count

        return Block(name, (len(SECTIONS), seats), (_SECTIONS, "seats"), WORKERS, telling, write, (name,))

    def top(s: ViscountsState, seat: int, out: bytearray, at: int) -> None:
        out[at : at + seats] = blocks.turned(s.third_tier[:seats], seat, 1)

    telling = "workers of each seat in the sections of the castle"
    return [
        tier("first_tier", lambda s: s.first_tier),
        tier("second_tier", lambda s: s.second_tier),
        Block("third_tier", (seats,), ("seats",), WORKERS, means("third_tier"), top, ("third_tier",)),
    ]


def _bonus(seats: int) -> Block:
    def write(s: ViscountsState, seat: int, out: bytearray, at: int) -> None:
        for holder in s.bonus:
            if holder >= 0:
                out[at + (holder - seat) % seats] = 1
            at += seats

    axes = (f"ribbons: {', '.join(RIBBONS)}", "seats")
    return Block("bonus", (len(RIBBONS), seats), axes, 1, means("bonus"), write, ("bonus",))


def _pile(name: str, read: Any) -> Block:
    def write(s: ViscountsState, seat: int, out: bytearray, at: int) -> None:
        left = read(s)
        if left != UNBUILT:
            out[at] = 1
            out[at + 1] = told(left)

    return Block(
        name, (2,), ("whether the pile is built, how many",), _MAX_PAPERS, means(name), write, (name,)
    )
