"""Positions as documents: readable, to be edited by hand, and checked through and through when they are read."""

from __future__ import annotations

from typing import Any, Final

from viceregal.core.documents import Reader
from viceregal.core.errors import BadPosition
from viceregal.core.notation import Number, Words
from viceregal.core.records import NOBODY, Frame
from viceregal.games.hand_of_the_king.rules.banners import SEAT_BITS, tied_before
from viceregal.games.hand_of_the_king.rules.board import SIDE
from viceregal.games.hand_of_the_king.rules.cards import (
    CARDS,
    COMPANION_ROWS,
    COMPANIONS,
    EMPTY,
    HOUSE_COUNT,
    HOUSE_OF,
    HOUSES,
    VARYS,
)
from viceregal.games.hand_of_the_king.rules.effects import StayAs, StayAsNamed
from viceregal.games.hand_of_the_king.rules.frames import AskTurn
from viceregal.games.hand_of_the_king.rules.invariants import check
from viceregal.games.hand_of_the_king.rules.options import Variant
from viceregal.games.hand_of_the_king.rules.state import HandState, Staying
from viceregal.games.hand_of_the_king.rules.vocabulary import WORDS

_CARD: Final = Words(CARDS)
_COMPANION: Final = Words(COMPANIONS)
_HOUSE: Final = Words(HOUSES)
_EMPTY_PLACE: Final = "."
MOST_TURNS: Final = 1000


def to_document(s: HandState) -> dict[str, Any]:
    """All but the head (game, version, edition, seats, options), which the kernel writes."""
    return {
        "turn": s.turn,
        "grid": [_row(s.grid[start : start + SIDE]) for start in range(0, SIDE * SIDE, SIDE)],
        "areas": [[CARDS[card] for card in area] for area in s.areas],
        "banners": {HOUSES[house]: None if seat == NOBODY else seat for house, seat in enumerate(s.banners)},
        "pool": [COMPANIONS[companion] for companion in s.pool],
        "called": [COMPANIONS[companion] for companion in s.called],
        "staying": [
            {"companion": COMPANIONS[stay.companion], "seat": stay.seat, "house": HOUSES[stay.house]}
            for stay in s.staying
        ],
        "spent": [COMPANIONS[companion] for companion in s.spent],
        "killed": [CARDS[card] for card in s.killed],
        "discarded": [CARDS[card] for card in s.discarded],
        "ravens": s.ravens[:],
        "talk": None if s.talk == NOBODY else s.talk,
        "moved": None if s.moved == NOBODY else HOUSES[s.moved],
        "stirred": [HOUSES[house] for house in range(HOUSE_COUNT) if s.stirred >> house & 1],
        **({"tied": _plain_ties(s)} if s.variant.standing_ties_stay else {}),
        "another_turn": s.another_turn,
        "todo": [WORDS.plain(frame) for frame in s.todo],
    }


def _plain_ties(s: HandState) -> dict[str, list[int]]:
    """Of each stirred house the players tied for its lead before the companions, if several were."""
    ties = {HOUSES[house]: tied_before(s.tied, house) for house in range(HOUSE_COUNT)}
    return {
        house: [seat for seat in range(s.seats) if tied >> seat & 1] for house, tied in ties.items() if tied
    }


def _row(cards: list[int]) -> str:
    return " ".join([_EMPTY_PLACE if card == EMPTY else CARDS[card] for card in cards])


def from_document(variant: Variant, read: Reader) -> HandState:
    """A state from the document's body. What may be left out of one written by hand has a default here."""
    s = HandState(variant)
    seat = Number(0, variant.seats - 1)
    s.turn = read.one("turn", Number(0, MOST_TURNS), 1)
    s.grid = _grid(read)
    s.varys = s.grid.index(VARYS) if VARYS in s.grid else NOBODY
    s.areas = _areas(read, variant.seats)
    s.banners = _banners(read, variant.seats)
    s.pool = read.many("pool", _COMPANION)
    s.called = read.many("called", _COMPANION)
    s.staying = [_staying(each, variant.seats) for each in read.objects("staying")]
    s.killed = read.many("killed", _CARD)
    s.discarded = read.many("discarded", _CARD)
    s.spent = read.many("spent", _COMPANION)
    s.ravens = read.flags("ravens", variant.seats, variant.ravens)
    s.talk = read.maybe("talk", seat)
    s.moved = read.maybe("moved", _HOUSE)
    s.stirred = sum([1 << house for house in sorted(set(read.many("stirred", _HOUSE)))])
    s.tied = _ties(read, seat) if variant.standing_ties_stay else 0
    s.another_turn = read.flag("another_turn", False)
    s.todo = _todo(read, seat)
    read.done()
    _fill_in(s, read)
    check(s)
    if s.todo and not s.todo[-1].deciders():
        raise BadPosition("todo: nobody is asked anything, and the game is not over")
    return s


def _grid(read: Reader) -> list[int]:
    grid: list[int] = []
    rows = read.texts("grid")
    for number, row in enumerate(rows):
        words = row.split()
        if len(words) != SIDE:
            raise BadPosition(f"grid, row {number + 1}: {len(words)} places, not {SIDE}", "HK-SET-1")
        where = f"grid, row {number + 1}"
        grid.extend([EMPTY if word == _EMPTY_PLACE else read.value(where, _CARD, word) for word in words])
    if len(rows) != SIDE:
        raise BadPosition(f"grid: {len(rows)} rows, not {SIDE}", "HK-SET-1")
    return grid


def _areas(read: Reader, seats: int) -> list[list[int]]:
    areas = read.lists("areas", _CARD, [[] for _ in range(seats)])
    if len(areas) != seats:
        raise BadPosition(f"areas: {len(areas)} of them for {seats} seats", "HK-SET-1")
    return areas


def _banners(read: Reader, seats: int) -> list[int]:
    held = read.inner("banners")
    banners = [held.maybe(house, Number(0, seats - 1)) for house in HOUSES]
    held.done()
    return banners


def _ties(read: Reader, seat: Number) -> int:
    inner = read.inner("tied")
    ties = 0
    for house, name in enumerate(HOUSES):
        ties |= sum([1 << tied for tied in set(inner.many(name, seat))]) << SEAT_BITS * house
    inner.done()
    return ties


def _staying(read: Reader, seats: int) -> Staying:
    companion = read.one("companion", _COMPANION)
    seat = read.one("seat", Number(0, seats - 1))
    house = read.one("house", _HOUSE)
    read.done()
    effect = COMPANION_ROWS[companion].effect
    if isinstance(effect, StayAs):
        if house != effect.house:
            raise BadPosition(f"{COMPANIONS[companion]} does not count for {HOUSES[house]}", "HK-COM-13")
        return Staying(companion, seat, house, effect.count)
    if isinstance(effect, StayAsNamed):
        return Staying(companion, seat, house, effect.count)
    raise BadPosition(f"{COMPANIONS[companion]} does not stay", "HK-COM-1")


def _todo(read: Reader, seat: Number) -> list[Frame]:
    """`to_move` is short for a turn that begins."""
    if read.has("to_move") or not read.has("todo"):
        return [AskTurn(read.one("to_move", seat, 0))]
    return read.records("todo", WORDS, Frame)


def _fill_in(s: HandState, read: Reader) -> None:
    """What follows from the rest; and characters that lie nowhere were killed, if the document does not say."""
    s.left = [0] * HOUSE_COUNT
    for card in s.grid:
        if card < VARYS:
            s.left[HOUSE_OF[card]] += 1
    for seat, area in enumerate(s.areas):
        for card in area:
            if card == VARYS:
                raise BadPosition("Varys lies in a play area", "HK-COM-5")
            s.counts[seat * HOUSE_COUNT + HOUSE_OF[card]] += 1
    for stay in s.staying:
        s.counts[stay.seat * HOUSE_COUNT + stay.house] += stay.count
    if not read.has("killed"):
        seen = {*s.grid, *s.discarded, *[card for area in s.areas for card in area]}
        s.killed = [card for card in range(VARYS) if card not in seen]
