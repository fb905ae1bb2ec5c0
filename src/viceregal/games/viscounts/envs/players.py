"""What each player of Viscounts has, besides cards."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from viceregal.envs import blocks
from viceregal.envs.blocks import Block, OfASeat, told
from viceregal.games.viscounts.rules.board import PLACES
from viceregal.games.viscounts.rules.effects import GOODS, ICONS
from viceregal.games.viscounts.rules.fields_of_players import PLAYER_FIELDS
from viceregal.games.viscounts.rules.player_board import SLOTS, WORKERS
from viceregal.games.viscounts.rules.state import ViscountsState
from viceregal.games.viscounts.rules.turn import hand_limit
from viceregal.games.viscounts.rules.vocabulary import PLAYER_CARD

_MAX_CARDS: Final = 110
_TRACK: Final = 7
_PAPERS: Final = ("debts unpaid", "debts paid", "deeds acquired", "deeds approved")


def means(field: str) -> str:
    return blocks.field_named(PLAYER_FIELDS, field).means


def player_blocks(seats: int) -> list[Block]:
    goods, papers = ", ".join(GOODS), ", ".join(_PAPERS)
    return [
        _one_of("player_card", seats, PLAYER_CARD.words, lambda s, whose: s.identity[whose]),
        _one_of("viscount", seats, PLACES, lambda s, whose: s.viscounts[whose]),
        Block("goods", (seats, 4), ("seats", goods), blocks.MAX_NUMBER, means("goods"), _goods, ("goods",)),
        Block(
            "papers",
            (seats, 4),
            ("seats", papers),
            blocks.MAX_NUMBER,
            "debts and deeds",
            _papers,
            ("debts", "deeds"),
        ),
        _one_of("corruption", seats, _spaces(), lambda s, whose: s.corruption[whose] - 1),
        _one_of("virtue", seats, _spaces(), lambda s, whose: s.virtue[whose] - 1),
        _numbers("slots", seats, SLOTS, 1, means("slots"), ("slots",), _write_slots),
        Block("workers", (seats,), ("seats",), WORKERS, means("workers"), _workers, ("workers",)),
        _numbers(
            "hands",
            seats,
            ("all", "hidden"),
            _MAX_CARDS,
            "how many cards are in hand",
            ("hand",),
            _write_hand,
        ),
        _numbers(
            "icons",
            seats,
            ICONS,
            blocks.MAX_NUMBER,
            "the icons on the board (VW-6.1)",
            ("icons",),
            _write_icons,
        ),
        _numbers(
            "hand_limit", seats, ("limit",), 10, "the hand limit (VW-8.4)", ("hand_limit",), _write_limit
        ),
    ]


def _spaces() -> tuple[str, ...]:
    return tuple([str(space) for space in range(1, _TRACK + 1)])


def _one_of(name: str, seats: int, words: Sequence[str], read: Callable[[ViscountsState, int], int]) -> Block:
    def write(s: ViscountsState, looking: int, whose: int, out: bytearray, at: int) -> None:
        which = read(s, whose)
        if which >= 0:
            out[at + which] = 1

    axis = f"{len(words)}: {', '.join(words)}"
    return blocks.by_seat(name, seats, axis, len(words), 1, means(name), write)


def _numbers(  # noqa: PLR0913 - a row of a table
    name: str, seats: int, words: Sequence[str], most: int, telling: str, of: tuple[str, ...], write: OfASeat
) -> Block:
    return blocks.by_seat(name, seats, ", ".join(words), len(words), most, telling, write, of)


def _goods(s: ViscountsState, seat: int, out: bytearray, at: int) -> None:
    _write_turned(s.goods, 4 * seat, out, at)


def _papers(s: ViscountsState, seat: int, out: bytearray, at: int) -> None:
    _write_turned(s.papers, 4 * seat, out, at)


def _workers(s: ViscountsState, seat: int, out: bytearray, at: int) -> None:
    _write_turned(s.supply, seat, out, at)


def _write_turned(values: list[int], first: int, out: bytearray, at: int) -> None:
    """What seats have, so many numbers each in one list, from the first of this seat on."""
    size = len(values)
    for place, value in enumerate(values):
        if value:
            out[at + (place - first) % size] = told(value)


def _write_slots(s: ViscountsState, looking: int, whose: int, out: bytearray, at: int) -> None:
    slots = s.slots[whose]  # a bit each
    while slots:
        out[at] = slots & 1
        slots >>= 1
        at += 1


def _write_hand(s: ViscountsState, looking: int, whose: int, out: bytearray, at: int) -> None:
    cards = len(s.hands[whose])
    out[at] = told(cards)
    if whose not in (looking, s.ai):
        out[at + 1] = told(cards - len(s.known[whose]))


def _write_icons(s: ViscountsState, looking: int, whose: int, out: bytearray, at: int) -> None:
    if whose != s.ai:
        for icon, count in enumerate(s.icons(whose)):
            if count:
                out[at + icon] = told(count)


def _write_limit(s: ViscountsState, looking: int, whose: int, out: bytearray, at: int) -> None:
    if whose != s.ai:
        out[at] = told(hand_limit(s, whose))
