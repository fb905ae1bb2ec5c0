"""The fields of what each player has. `which` is the seat."""

from __future__ import annotations

from typing import Final

from viceregal.core.fields import FILLED_IN, Field, Fields
from viceregal.core.kinds import COUNT, ByWord, Either, Maybe, Parts, Row
from viceregal.core.notation import Number, Word
from viceregal.games.viscounts.rules.cards.deck import CARD_COUNT, CARDS
from viceregal.games.viscounts.rules.effects import GOODS, ICONS
from viceregal.games.viscounts.rules.player_board import (
    CORRUPTION_START,
    MAX_COUNT,
    SLOTS,
    SPACES,
    VIRTUE_START,
    WORKERS,
)
from viceregal.games.viscounts.rules.state import ACQUIRED, APPROVED, PAID, UNPAID, ViscountsState
from viceregal.games.viscounts.rules.vocabulary import PLACE, PLAYER_CARD, SLOT, TILE

CARD: Final = Word(CARDS[:CARD_COUNT], name="Card")
_SPACE: Final = Number(1, 7)
_HELD: Final = Number(0, MAX_COUNT)


def get_player_card(s: ViscountsState, seat: int) -> int:
    return s.identity[seat]


def put_player_card(s: ViscountsState, seat: int, value: int) -> None:
    s.identity[seat] = value


def get_viscount(s: ViscountsState, seat: int) -> int:
    return s.viscounts[seat]


def put_viscount(s: ViscountsState, seat: int, value: int) -> None:
    s.viscounts[seat] = value


def get_board(s: ViscountsState, seat: int) -> list[int]:
    return s.board[3 * seat : 3 * seat + 3]


def put_board(s: ViscountsState, seat: int, value: list[int]) -> None:
    s.board[3 * seat : 3 * seat + 3] = value


def get_hand(s: ViscountsState, seat: int) -> list[int]:
    return s.hands[seat]


def put_hand(s: ViscountsState, seat: int, value: list[int]) -> None:
    s.hands[seat] = value


def get_draw(s: ViscountsState, seat: int) -> list[int]:
    return s.draws[seat]


def put_draw(s: ViscountsState, seat: int, value: list[int]) -> None:
    s.draws[seat] = value


def get_discards(s: ViscountsState, seat: int) -> list[int]:
    return s.discards[seat]


def put_discards(s: ViscountsState, seat: int, value: list[int]) -> None:
    s.discards[seat] = value


def get_known(s: ViscountsState, seat: int) -> list[int]:
    return s.known[seat]


def put_known(s: ViscountsState, seat: int, value: list[int]) -> None:
    s.known[seat] = value


def get_goods(s: ViscountsState, seat: int) -> list[int]:
    return s.goods[seat * 4 : seat * 4 + 4]


def put_goods(s: ViscountsState, seat: int, value: list[int]) -> None:
    s.goods[seat * 4 : seat * 4 + 4] = value


def get_debts(s: ViscountsState, seat: int) -> list[int]:
    return [s.papers[seat * 4 + UNPAID], s.papers[seat * 4 + PAID]]


def put_debts(s: ViscountsState, seat: int, value: list[int]) -> None:
    s.papers[seat * 4 + UNPAID], s.papers[seat * 4 + PAID] = value[0], value[1]


def get_deeds(s: ViscountsState, seat: int) -> list[int]:
    return [s.papers[seat * 4 + ACQUIRED], s.papers[seat * 4 + APPROVED]]


def put_deeds(s: ViscountsState, seat: int, value: list[int]) -> None:
    s.papers[seat * 4 + ACQUIRED], s.papers[seat * 4 + APPROVED] = value[0], value[1]


def get_corruption(s: ViscountsState, seat: int) -> int:
    return s.corruption[seat]


def put_corruption(s: ViscountsState, seat: int, value: int) -> None:
    s.corruption[seat] = value


def get_virtue(s: ViscountsState, seat: int) -> int:
    return s.virtue[seat]


def put_virtue(s: ViscountsState, seat: int, value: int) -> None:
    s.virtue[seat] = value


def get_slots(s: ViscountsState, seat: int) -> list[int]:
    return [slot for slot in range(len(SLOTS)) if s.slots[seat] >> slot & 1]


def put_slots(s: ViscountsState, seat: int, value: list[int]) -> None:
    s.slots[seat] = sum([1 << slot for slot in sorted(set(value))])


def get_manuscripts(s: ViscountsState, seat: int) -> list[int]:
    return s.manuscripts[seat]


def put_manuscripts(s: ViscountsState, seat: int, value: list[int]) -> None:
    s.manuscripts[seat] = value


def get_workers(s: ViscountsState, seat: int) -> int:
    return s.supply[seat]


def put_workers(s: ViscountsState, seat: int, value: int) -> None:
    s.supply[seat] = value


PLAYER_FIELDS: Final = Fields(
    [
        Field(
            "player_card",
            Maybe(PLAYER_CARD),
            "number of the player card",
            default=None,
            get=get_player_card,
            put=put_player_card,
        ),
        Field(
            "viscount",
            Maybe(PLACE),
            "where the viscount stands",
            default="town-1",
            get=get_viscount,
            put=put_viscount,
        ),
        Field(
            "board",
            Row(Maybe(CARD), SPACES),
            "cards on the player board, spaces 1 to 3",
            default=[None] * SPACES,
            by_default="empty",
            rule="VW-5.1",
            get=get_board,
            put=put_board,
        ),
        Field(
            "hand",
            Row(CARD),
            "cards in hand",
            default=[],
            hidden="others: the known ones, and how many are hidden",
            seen=Either(Row(CARD), Parts({"known": Row(CARD), "hidden": COUNT})),
            get=get_hand,
            put=put_hand,
        ),
        Field(
            "draw",
            Row(CARD),
            "the draw pile, in no order",
            default=FILLED_IN,
            by_default="own starters that lie nowhere else",
            hidden="others: with the hidden cards of the hand",
            get=get_draw,
            put=put_draw,
        ),
        Field(
            "discards", Row(CARD), "discards, as they came", default=[], get=get_discards, put=put_discards
        ),
        Field(
            "known",
            Row(CARD),
            "what everybody knows to be in the hand",
            default=[],
            get=get_known,
            put=put_known,
        ),
        Field(
            "goods", ByWord(GOODS, _HELD, 0), "silver and resources", default={}, get=get_goods, put=put_goods
        ),
        Field(
            "debts", ByWord(("unpaid", "paid"), _HELD, 0), "debts", default={}, get=get_debts, put=put_debts
        ),
        Field(
            "deeds",
            ByWord(("acquired", "approved"), _HELD, 0),
            "deeds",
            default={},
            get=get_deeds,
            put=put_deeds,
        ),
        Field(
            "corruption",
            _SPACE,
            "space of the corruption marker",
            default=CORRUPTION_START,
            get=get_corruption,
            put=put_corruption,
        ),
        Field(
            "virtue",
            _SPACE,
            "space of the virtue marker",
            default=VIRTUE_START,
            get=get_virtue,
            put=put_virtue,
        ),
        Field("slots", Row(SLOT), "building slots that are empty", default=[], get=get_slots, put=put_slots),
        Field(
            "manuscripts",
            Row(TILE),
            "manuscripts, as they came",
            default=[],
            get=get_manuscripts,
            put=put_manuscripts,
        ),
        Field(
            "workers",
            Number(0, WORKERS),
            "workers in the supply",
            default=FILLED_IN,
            by_default="all that are not in the castle",
            get=get_workers,
            put=put_workers,
        ),
    ],
    seen_only=[
        Field("icons", ByWord(ICONS, COUNT, 0), "the icons on the board (VW-6.1); not of an AI"),
        Field("hand_limit", COUNT, "the hand limit (VW-8.4); not of an AI"),
    ],
)
