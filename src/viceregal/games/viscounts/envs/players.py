"""What each player of Viscounts has, besides cards."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from viceregal.envs import blocks
from viceregal.envs.blocks import Block, told_all
from viceregal.games.viscounts.rules.board import PLACES
from viceregal.games.viscounts.rules.effects import GOODS, ICONS
from viceregal.games.viscounts.rules.fields_of_players import PLAYER_FIELDS
from viceregal.games.viscounts.rules.player_board import SLOTS, WORKERS
from viceregal.games.viscounts.rules.state import ViscountsState
from viceregal.games.viscounts.rules.turn import hand_limit
from viceregal.games.viscounts.rules.vocabulary import PLAYER_CARD

_MOST_CARDS: Final = 110
_TRACK: Final = 7
_NO_ICONS: Final = [0] * len(ICONS)
_PAPERS: Final = ("debts unpaid", "debts paid", "deeds acquired", "deeds approved")

Of = Callable[[ViscountsState, int, int], Sequence[int]]  # (state, who looks, whose) -> numbers


def means(field: str) -> str:
    return blocks.field_named(PLAYER_FIELDS, field).means


def player_blocks(seats: int) -> list[Block]:
    goods, papers = ", ".join(GOODS), ", ".join(_PAPERS)
    return [
        _one_of("player_card", seats, PLAYER_CARD.words, lambda s, whose: s.identity[whose]),
        _one_of("viscount", seats, PLACES, lambda s, whose: s.viscounts[whose]),
        Block("goods", (seats, 4), ("seats", goods), blocks.MOST, means("goods"), _goods, ("goods",)),
        Block(
            "papers",
            (seats, 4),
            ("seats", papers),
            blocks.MOST,
            "debts and deeds",
            _papers,
            ("debts", "deeds"),
        ),
        _one_of("corruption", seats, _spaces(), lambda s, whose: s.corruption[whose] - 1),
        _one_of("virtue", seats, _spaces(), lambda s, whose: s.virtue[whose] - 1),
        _numbers("slots", seats, SLOTS, 1, means("slots"), ("slots",), _slots),
        Block("workers", (seats,), ("seats",), WORKERS, means("workers"), _workers, ("workers",)),
        _numbers(
            "hands", seats, ("all", "hidden"), _MOST_CARDS, "how many cards are in hand", ("hand",), _hands
        ),
        _numbers("icons", seats, ICONS, blocks.MOST, "the icons on the board (VW-6.1)", ("icons",), _icons),
        _numbers("hand_limit", seats, ("limit",), 10, "the hand limit (VW-8.4)", ("hand_limit",), _limit),
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
    name: str, seats: int, words: Sequence[str], most: int, telling: str, of: tuple[str, ...], read: Of
) -> Block:
    size = len(words)

    def write(s: ViscountsState, looking: int, whose: int, out: bytearray, at: int) -> None:
        out[at : at + size] = told_all(read(s, looking, whose))

    return blocks.by_seat(name, seats, ", ".join(words), len(words), most, telling, write, of)


def _goods(s: ViscountsState, seat: int, out: bytearray, at: int) -> None:
    out[at : at + len(s.goods)] = blocks.turned(s.goods, seat, 4)


def _papers(s: ViscountsState, seat: int, out: bytearray, at: int) -> None:
    out[at : at + len(s.papers)] = blocks.turned(s.papers, seat, 4)


def _workers(s: ViscountsState, seat: int, out: bytearray, at: int) -> None:
    out[at : at + len(s.supply)] = blocks.turned(s.supply, seat, 1)


# The slots of a player board, a bit each, as a byte each.
_SLOT_MARKS: Final = [
    bytes([slots >> slot & 1 for slot in range(len(SLOTS))]) for slots in range(1 << len(SLOTS))
]


def _slots(s: ViscountsState, looking: int, whose: int) -> bytes:
    return _SLOT_MARKS[s.slots[whose]]


def _hands(s: ViscountsState, looking: int, whose: int) -> list[int]:
    hand, known = s.hands[whose], s.known[whose]
    hidden = 0 if whose in (looking, s.ai) else len(hand) - len(known)
    return [len(hand), hidden]


def _icons(s: ViscountsState, looking: int, whose: int) -> list[int]:
    return _NO_ICONS if whose == s.ai else s.icons(whose)


def _limit(s: ViscountsState, looking: int, whose: int) -> list[int]:
    return [0 if whose == s.ai else hand_limit(s, whose)]
