"""What programs that learn are told of Hand of the King, and how they answer. Nothing is hidden in this game."""

from __future__ import annotations

from functools import cache
from typing import Final

from viceregal.core.options import Setup
from viceregal.core.records import NOBODY
from viceregal.envs import blocks
from viceregal.envs.blocks import Block
from viceregal.envs.numbers import SEATS_ON, Form, Numbers, Part, seat_on
from viceregal.envs.schemas import Schema
from viceregal.games.hand_of_the_king.rules import actions
from viceregal.games.hand_of_the_king.rules.banners import tied_before
from viceregal.games.hand_of_the_king.rules.board import SIDE
from viceregal.games.hand_of_the_king.rules.cards import (
    CARDS,
    CHARACTERS,
    COMPANIONS,
    EMPTY,
    HOUSE_COUNT,
    HOUSE_OF,
    HOUSES,
    VARYS,
)
from viceregal.games.hand_of_the_king.rules.fields import FIELDS
from viceregal.games.hand_of_the_king.rules.frames import AskBanner
from viceregal.games.hand_of_the_king.rules.state import HandState
from viceregal.games.hand_of_the_king.rules.vocabulary import CARD, COMPANION, HOUSE, WORDS

# What players answer, in the order of their numbers; forms that name a seat follow, and the rest is said by chance.
KINDS: Final = (
    actions.Move,
    actions.Call,
    actions.Kill,
    actions.Dismiss,
    actions.Name,
    actions.Swap,
    actions.SwapWith,
    actions.Give,
    actions.Take,
)
LEFT_OUT: Final = {"discarded": "characters are discarded when nothing is asked any more"}
_KINDS_IN_A_PLACE: Final = HOUSE_COUNT + 1  # a house, or Varys
_HOUSES: Final = f"{HOUSE_COUNT} houses: {', '.join(HOUSES)}"
_COMPANIONS: Final = f"{len(COMPANIONS)} companions: {', '.join(COMPANIONS)}"
_CARDS: Final = f"{len(CARDS)} cards, house by house: {', '.join(CARDS)}"
_MAX_OF_A_HOUSE: Final = 10  # eight Starks, and two for Jon
_MAX_TURNS: Final = 35


@cache
def schema(setup: Setup) -> Schema:
    return Schema(setup, _blocks(setup.seats), numbers(), LEFT_OUT)


@cache
def numbers() -> Numbers:
    to_whom = tuple([f"{house} to {who}" for house in HOUSES for who in SEATS_ON])
    banner = Part(
        "", to_whom, lambda action, s, seat: action.house * len(SEATS_ON) + seat_on(action, s, seat)
    )
    raven = Part("to", SEATS_ON, seat_on)
    return Numbers(WORDS, KINDS, [Form(actions.SendRaven, (raven,)), Form(actions.GiveBanner, (banner,))])


def _blocks(seats: int) -> list[Block]:
    return [
        blocks.own_seat(seats),
        blocks.asked_seats(seats),
        *blocks.stack(WORDS),
        blocks.question_word(WORDS, "card", CARD),
        blocks.question_word(WORDS, "given", CARD),
        blocks.question_word(WORDS, "companion", COMPANION),
        blocks.question_word(WORDS, "house", HOUSE),
        _tied_now(seats),
        blocks.number("turn", _MAX_TURNS, _means("turn"), lambda s, seat: s.turn),
        *_city(),
        *_of_seats(seats),
        *_companions(seats),
        *_turn(seats),
    ]


def _means(field: str) -> str:
    return blocks.field_named(FIELDS, field).means


def _city() -> list[Block]:
    """By place; and by card, since companions and their answers speak of characters by name."""
    size = SIDE * SIDE * _KINDS_IN_A_PLACE

    def write(s: HandState, seat: int, out: bytearray, at: int) -> None:
        where, place = at + size, 1
        for card in s.grid:
            if card != EMPTY:
                out[at + HOUSE_OF[card]] = 1
                out[where + card] = place
            at += _KINDS_IN_A_PLACE
            place += 1

    axes = ("6 rows from the top", "6 columns", f"{_HOUSES}; then Varys")
    lies = "what lies where in King's Landing"
    means = "the place of each card in King's Landing, counted from 1 row by row; 0: it is not there"
    return [
        Block("grid", (SIDE, SIDE, _KINDS_IN_A_PLACE), axes, 1, lies, write, ("grid",)),
        Block("places", (len(CARDS),), (_CARDS,), SIDE * SIDE, means, None, ("grid",)),
    ]


def _tied_now(seats: int) -> Block:
    asking: frozenset[type] = frozenset([AskBanner])

    def write(s: HandState, seat: int, out: bytearray, at: int) -> None:
        ask = s.todo[-1]
        assert isinstance(ask, AskBanner)
        for each in ask.tied:
            out[at + (each - seat) % seats] = 1

    return Block(
        "question_tied",
        (seats,),
        ("seats",),
        1,
        "between whom a banner is to be given",
        write,
        ("todo",),
        asking,
    )


def _of_seats(seats: int) -> list[Block]:
    def characters(s: HandState, looking: int, whose: int, out: bytearray, at: int) -> None:
        for card in s.areas[whose]:
            out[at + card] = 1

    def counts(s: HandState, seat: int, out: bytearray, at: int) -> None:
        out[at : at + seats * HOUSE_COUNT] = blocks.turned(s.counts, seat, HOUSE_COUNT)

    def banners(s: HandState, seat: int, out: bytearray, at: int) -> None:
        for house, holder in enumerate(s.banners):
            if holder != NOBODY:
                out[at + house * seats + (holder - seat) % seats] = 1

    def ravens(s: HandState, seat: int, out: bytearray, at: int) -> None:
        out[at : at + seats] = bytes(s.ravens[seat:] + s.ravens[:seat])

    size = len(CHARACTERS)
    axes = ("seats", _HOUSES)
    counted = "what counts for the banner of each house"
    return [
        blocks.by_seat("areas", seats, _CARDS, size, 1, "who has which character", characters),
        Block("counts", (seats, HOUSE_COUNT), axes, _MAX_OF_A_HOUSE, counted, counts, ("areas", "staying")),
        Block(
            "banners",
            (HOUSE_COUNT, seats),
            (_HOUSES, "seats"),
            1,
            "who holds each banner",
            banners,
            ("banners",),
        ),
        blocks.some_of("killed", CARDS, _CARDS, _means("killed"), lambda s, seat: s.killed),
        Block("ravens", (seats,), ("seats",), 1, _means("ravens"), ravens, ("ravens",)),
    ]


def _companions(seats: int) -> list[Block]:
    def staying(s: HandState, seat: int, out: bytearray, at: int) -> None:
        width = seats + HOUSE_COUNT
        for stay in s.staying:
            out[at + stay.companion * width + (stay.seat - seat) % seats] = 1
            out[at + stay.companion * width + seats + stay.house] = 1

    shape = (len(COMPANIONS), seats + HOUSE_COUNT)
    axes = (_COMPANIONS, f"seats, then {_HOUSES}")
    return [
        blocks.some_of("pool", COMPANIONS, _COMPANIONS, _means("pool"), lambda s, seat: s.pool),
        blocks.some_of("called", COMPANIONS, _COMPANIONS, _means("called"), lambda s, seat: s.called),
        blocks.some_of("spent", COMPANIONS, _COMPANIONS, _means("spent"), lambda s, seat: s.spent),
        Block("staying", shape, axes, 1, _means("staying"), staying, ("staying",)),
    ]


def _turn(seats: int) -> list[Block]:
    def tied(s: HandState, seat: int, out: bytearray, at: int) -> None:
        if s.tied:
            for house in range(HOUSE_COUNT):
                for each in range(seats):
                    if tied_before(s.tied, house) >> each & 1:
                        out[at + house * seats + (each - seat) % seats] = 1

    def stirred(s: HandState, seat: int) -> list[int]:
        return [house for house in range(HOUSE_COUNT) if s.stirred >> house & 1] if s.stirred else []

    def talk(s: HandState, seat: int) -> int:
        return NOBODY if s.talk == NOBODY else (s.talk - seat) % seats

    return [
        blocks.one_of("talk", range_of(seats), "seats", _means("talk"), talk),
        blocks.one_of("moved", HOUSES, _HOUSES, _means("moved"), lambda s, seat: s.moved),
        blocks.some_of("stirred", HOUSES, _HOUSES, _means("stirred"), stirred),
        Block("tied", (HOUSE_COUNT, seats), (_HOUSES, "seats"), 1, _means("tied"), tied, ("tied",)),
        blocks.number("another_turn", 1, _means("another_turn"), lambda s, seat: s.another_turn),
    ]


def range_of(seats: int) -> list[str]:
    return [str(seat) for seat in range(seats)]


assert HOUSE_OF[VARYS] == HOUSE_COUNT  # Varys stands where an eighth house would
