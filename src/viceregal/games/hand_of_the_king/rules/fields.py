"""The fields of the state: what each holds, its default in a document written by hand, and when it has something to say."""

from __future__ import annotations

from typing import Any, Final

from viceregal.core.complaints import NOT_A_LIST, NOT_A_TEXT
from viceregal.core.errors import BadValue
from viceregal.core.fields import FILLED_IN, Field, Fields, Rest
from viceregal.core.kinds import COUNT, ByWord, Maybe, Parts, Row
from viceregal.core.notation import Flag, Kind, Number, shorten
from viceregal.core.records import Frame
from viceregal.games.hand_of_the_king.rules.banners import SEAT_BITS, tied_before
from viceregal.games.hand_of_the_king.rules.board import SIDE
from viceregal.games.hand_of_the_king.rules.cards import (
    CARDS,
    COMPANION_ROWS,
    EMPTY,
    HOUSE_COUNT,
    HOUSES,
    VARYS,
)
from viceregal.games.hand_of_the_king.rules.complaints import (
    ROW,
    WRONG_NUMBER_OF_PLACES,
    WRONG_NUMBER_OF_ROWS,
)
from viceregal.games.hand_of_the_king.rules.effects import StayAs, StayAsNamed
from viceregal.games.hand_of_the_king.rules.state import HandState, Staying
from viceregal.games.hand_of_the_king.rules.vocabulary import CARD, COMPANION, HOUSE, SEAT, STACK

_EMPTY_PLACE: Final = "."
MAX_TURNS: Final = 1000


class City(Kind):
    """King's Landing: six texts of six words each."""

    def plain(self, value: Any) -> Any:
        return [_row(value[start : start + SIDE]) for start in range(0, SIDE * SIDE, SIDE)]

    def value(self, plain: Any) -> Any:
        if not isinstance(plain, list):
            raise BadValue(NOT_A_LIST, given=shorten(plain))
        if len(plain) != SIDE:
            raise BadValue(WRONG_NUMBER_OF_ROWS, there=len(plain), most=SIDE)
        city: list[int] = []
        for number, row in enumerate(plain):
            if not isinstance(row, str):
                raise BadValue(ROW, row=number + 1, reason=BadValue(NOT_A_TEXT, given=shorten(row)))
            words = row.split()
            if len(words) != SIDE:
                raise BadValue(WRONG_NUMBER_OF_PLACES, row=number + 1, there=len(words), most=SIDE)
            city.extend([_card(word, number + 1) for word in words])
        return city

    def told(self) -> str:
        return "six texts of six words"

    def typed(self) -> str:
        return "string[]"


def _card(word: str, row: int) -> int:
    try:
        return EMPTY if word == _EMPTY_PLACE else int(CARD.value(word))
    except BadValue as error:
        raise BadValue(ROW, row=row, reason=error) from None


def _row(cards: list[int]) -> str:
    return " ".join([_EMPTY_PLACE if card == EMPTY else CARDS[card] for card in cards])


def get_staying(s: HandState, which: int) -> list[tuple[int, int, int]]:
    return [(stay.companion, stay.seat, stay.house) for stay in s.staying]


def put_staying(s: HandState, which: int, value: list[tuple[int, int, int]]) -> None:
    for companion, seat, house in value:
        effect = COMPANION_ROWS[companion].effect
        count = effect.count if isinstance(effect, StayAs | StayAsNamed) else 0
        s.staying.append(Staying(companion, seat, house, count))


def put_grid(s: HandState, which: int, value: list[int]) -> None:
    s.grid = value
    s.varys = value.index(VARYS) if VARYS in value else -1


def get_stirred(s: HandState, which: int) -> list[int]:
    return [house for house in range(HOUSE_COUNT) if s.stirred >> house & 1]


def put_stirred(s: HandState, which: int, value: list[int]) -> None:
    s.stirred = sum([1 << house for house in sorted(set(value))])


def get_tied(s: HandState, which: int) -> list[list[int]]:
    ties = [tied_before(s.tied, house) for house in range(HOUSE_COUNT)]
    return [[seat for seat in range(s.seats) if tied >> seat & 1] for tied in ties]


def put_tied(s: HandState, which: int, value: list[list[int]]) -> None:
    ties = 0
    for house, seats in enumerate(value):
        ties |= sum([1 << seat for seat in set(seats)]) << SEAT_BITS * house
    s.tied = ties


def put_todo(s: HandState, which: int, value: list[Frame]) -> None:
    s.todo = value


class Ties(ByWord):
    """Only the houses that have a tie are named."""

    def plain(self, value: Any) -> Any:
        return {house: seats for house, seats in super().plain(value).items() if seats}


FIELDS: Final = Fields(
    [
        Field(
            "turn",
            Number(0, MAX_TURNS),
            "number of the turn, from 1",
            default=1,
        ),
        Field(
            "grid",
            City(),
            "King's Landing, row by row from the top: a character, `varys`, or `.` for an empty place",
            rule="HK-SET-1",
            put=put_grid,
        ),
        Field(
            "areas",
            Row(CARD),
            "the characters of each seat, as they came",
            default=[],
            for_each_seat=True,
            rule="HK-SET-1",
        ),
        Field(
            "banners", ByWord(HOUSES, Maybe(SEAT)), "who holds each; `null`: it lies on the table", default={}
        ),
        Field("pool", Row(COMPANION), "companions to be had", default=[]),
        Field("called", Row(COMPANION), "companions at work, the latest last", default=[], under_way=True),
        Field(
            "staying",
            Row(Parts({"companion": COMPANION, "seat": SEAT, "house": HOUSE})),
            "companions that stay, with whom, and the house they count for",
            default=[],
            get=get_staying,
            put=put_staying,
        ),
        Field("spent", Row(COMPANION), "companions used up or killed", default=[]),
        Field(
            "killed",
            Row(CARD),
            "characters out of the game",
            default=FILLED_IN,
            by_default="all that lie nowhere else",
        ),
        Field("discarded", Row(CARD), "characters left in King's Landing at the end", default=[]),
        Field(
            "ravens",
            Flag(),
            "who still has the raven token",
            default=FILLED_IN,
            by_default="all, in the raven variant",
            for_each_seat=True,
        ),
        Field(
            "talk",
            Maybe(SEAT),
            "with whom the player on turn may talk in private",
            default=None,
            under_way=True,
        ),
        Field(
            "moved",
            Maybe(HOUSE),
            "the house that the move of this turn took, while its banners are not settled",
            default=None,
            under_way=True,
        ),
        Field(
            "stirred",
            Row(HOUSE),
            "houses whose counts a companion changed in this turn",
            default=[],
            under_way=True,
            get=get_stirred,
            put=put_stirred,
        ),
        Field(
            "tied",
            Ties(HOUSES, Row(SEAT), []),
            "of stirred houses: who was tied for the lead before the companions (HK-BAN-8; not in version 1)",
            default={},
            under_way=True,
            get=get_tied,
            put=put_tied,
        ),
        Field(
            "another_turn",
            Flag(),
            "whether Melisandre has given another turn",
            default=False,
            under_way=True,
        ),
        Field(
            "todo", STACK, "what is still to be done, the next last", default=[], under_way=True, put=put_todo
        ),
    ],
    rests=[
        Rest("deal", "nothing has happened yet: no other field is said"),
        Rest("turn", "a turn begins", to_move=True),
        Rest("over", "the game is over"),
    ],
    seen_only=[
        Field("counts", Row(ByWord(HOUSES, COUNT, 0)), "by seat, what counts for the banner of each house"),
        Field("sides", Row(SEAT), "by seat, its side: partners are on one"),
    ],
)
