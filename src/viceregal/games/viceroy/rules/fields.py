"""The fields of the state: what each holds, its default in a document written by hand, and from whom it is hidden."""

from __future__ import annotations

from typing import Any, Final

from viceregal.core.errors import BadAction, BadValue
from viceregal.core.fields import FILLED_IN, Field, Fields, Rest
from viceregal.core.kinds import ByWord, Either, Map, Maybe, Null, Parts, Row
from viceregal.core.notation import Flag, Kind, Many, Number, Word, shorten
from viceregal.games.viceroy.rules.cards.deck import LAST_CARD
from viceregal.games.viceroy.rules.complaints import NOT_TEXT_OF_AN_ACTION
from viceregal.games.viceroy.rules.effects import COLOUR_COUNT, COLOURS
from viceregal.games.viceroy.rules.phases import PHASES
from viceregal.games.viceroy.rules.state import SPECTATOR, ViceroyState
from viceregal.games.viceroy.rules.vocabulary import BID, COLOUR, COUNT, PLACE, STACK, TOKEN, WORDS

CARD: Final = Number(1, LAST_CARD)
CARD_OR_NONE: Final = Number(0, LAST_CARD)
BY_COLOUR: Final = ByWord(COLOURS, COUNT, 0)
NO_GEMS: Final[dict[str, int]] = {}
_BY_NUMBER: Final = "; a card is its number, 0 is none"
_BEHIND: Final = "others, until the screens are off (VR-SET-4)"


class Gems(ByWord):
    """Counts by colour; in the state a tuple, which copies share."""

    def value(self, plain: Any) -> Any:
        return tuple(super().value(plain))


class Answer(Kind):
    """What was answered in secret, as the action's text; nothing is None in the state too."""

    def plain(self, value: Any) -> Any:
        return None if value is None else WORDS.text(value)

    def value(self, plain: Any) -> Any:
        if plain is None:
            return None
        if not isinstance(plain, str):
            raise BadValue(NOT_TEXT_OF_AN_ACTION, given=shorten(plain))
        try:
            return WORDS.parse(plain)
        except BadAction as error:
            raise BadValue(error) from None

    def told(self) -> str:
        return "text of an action or `null`"

    def typed(self) -> str:
        return "string | null"


def in_hiding(s: ViceroyState) -> list[int]:
    """Cards in hands, and those that law 70 put on top of the laws."""
    return sorted({*[card for hand in s.hands for card in hand], *s.laws_on_top})


def knowers(mask: int) -> list[int]:
    """The seats that know of a card; 4 stands for spectators."""
    return [seat for seat in range(SPECTATOR + 1) if mask >> seat & 1]


def get_known(s: ViceroyState, which: int) -> dict[int, list[int]]:
    return {card: knowers(s.known[card]) for card in in_hiding(s)}


def put_known(s: ViceroyState, which: int, value: dict[int, list[int]]) -> None:
    """Besides who holds a card."""
    for card, seats in value.items():
        for seat in seats:
            s.known[card] |= 1 << seat


def put_large(s: ViceroyState, which: int, value: list[int]) -> None:
    s.large = sorted(value)


def put_small(s: ViceroyState, which: int, value: list[int]) -> None:
    s.small = sorted(value)


def put_laws(s: ViceroyState, which: int, value: list[int]) -> None:
    s.laws = sorted(value)


def put_tucked(s: ViceroyState, which: int, value: list[dict[int, tuple[int, ...]]]) -> None:
    s.tucked = [{card: under for card, under in each.items() if under} for each in value]


def put_tokens(s: ViceroyState, which: int, value: list[dict[int, tuple[int, ...]]]) -> None:
    s.tokens = [{card: on for card, on in each.items() if on} for each in value]


def get_painted(s: ViceroyState, which: int) -> list[dict[int, int]]:
    return [
        {place: colour for (owner, place), colour in s.painted.items() if owner == seat}
        for seat in range(s.seats)
    ]


def put_painted(s: ViceroyState, which: int, value: list[dict[int, int]]) -> None:
    for seat, circles in enumerate(value):
        for place, colour in circles.items():
            s.painted[seat, place] = colour


def get_used(s: ViceroyState, which: int) -> list[list[int]]:
    return [s.used[first : first + COLOUR_COUNT] for first in range(0, len(s.used), COLOUR_COUNT)]


def put_used(s: ViceroyState, which: int, value: list[list[int]]) -> None:
    s.used = [count for each in value for count in each]


def put_virtual_bids(s: ViceroyState, which: int, value: list[int]) -> None:
    if len(value) == len(s.virtual_bids):
        s.virtual_bids = value


def put_virtual_in(s: ViceroyState, which: int, value: list[bool]) -> None:
    if len(value) == len(s.virtual_in):
        s.virtual_in = value


_HAND: Final = Parts({"known": Row(CARD), "laws": Number(0, 99), "characters": Number(0, 99)})

PHASE: Final = Word(PHASES)
FIELDS: Final = Fields(
    [
        Field("turn", Number(0, 12), "number of the turn, 1 to 12", rule="VR-PYR-1"),
        Field("lifted", Flag(), "whether the screens are off, at the end", default=False, under_way=True),
        Field("line", Row(COLOUR), "the auction cards from left to right", default=list(COLOURS)),
        Field(
            "feet", ByWord(COLOURS, CARD_OR_NONE, 0), f"cards at the feet of the line{_BY_NUMBER}", default={}
        ),
        Field("points", ByWord(COLOURS, CARD_OR_NONE, 0), f"cards at the points{_BY_NUMBER}", default={}),
        Field(
            "large",
            Row(CARD),
            "the large deck, in no order",
            hidden="all: a number",
            seen=Number(0, 99),
            put=put_large,
        ),
        Field(
            "small",
            Row(CARD),
            "the small deck, in no order",
            default=[],
            hidden="all: a number",
            seen=Number(0, 99),
            put=put_small,
        ),
        Field(
            "laws",
            Row(CARD),
            "the law deck, in no order",
            default=[],
            hidden="all: a number",
            seen=Number(0, 99),
            put=put_laws,
        ),
        Field(
            "laws_on_top",
            Row(CARD),
            "laws that lie on top of the deck in this order, the next first (law 70)",
            default=[],
            hidden="who has not seen them: `null` for each",
            seen=Row(Maybe(CARD)),
        ),
        Field("discards", Row(CARD), "discarded, as they came", default=[]),
        Field("reserve", BY_COLOUR, "gems in the reserve"),
        Field("box", BY_COLOUR, "gems in the box: 16 less 4 a player, of each colour"),
        Field(
            "gems",
            BY_COLOUR,
            "gems behind the screen",
            default=NO_GEMS,
            for_each_seat=True,
            hidden=_BEHIND,
            seen=Either(BY_COLOUR, Null()),
        ),
        Field(
            "returned",
            Gems(COLOURS, COUNT, 0),
            "the two gems that each returned at the start; or none, if nothing is said of it",
            default=NO_GEMS,
            for_each_seat=True,
            hidden=_BEHIND,
            seen=Either(BY_COLOUR, Null()),
        ),
        Field(
            "attacks",
            COUNT,
            "attack tokens behind the screen",
            default=0,
            for_each_seat=True,
            hidden=_BEHIND,
            seen=Either(COUNT, Null()),
        ),
        Field(
            "hands",
            Row(CARD),
            "cards in hand",
            default=[],
            for_each_seat=True,
            hidden="others: the cards one knows, and how many laws and characters there are besides",
            seen=Either(Row(CARD), _HAND),
        ),
        Field(
            "known",
            Map(CARD, Row(Number(0, SPECTATOR))),
            "who knows where a hidden card is: seats, 4 for spectators",
            default=FILLED_IN,
            by_default="who holds it",
            hidden="who does not know of it",
            get=get_known,
            put=put_known,
        ),
        Field(
            "put_back",
            Many(CARD),
            "first edition: what each put into the small deck at the start",
            default=[],
            for_each_seat=True,
            hidden="others",
            seen=Either(Row(CARD), Null()),
        ),
        Field(
            "sealed",
            Answer(),
            "the secret answers to the question that is open",
            default=None,
            for_each_seat=True,
            under_way=True,
            hidden="others; `answered` says who has one",
        ),
        Field("pyramids", Map(PLACE, CARD), "level.column → card", for_each_seat=True),
        Field(
            "tucked",
            Map(CARD, Many(CARD)),
            "what lies under a card of the pyramid",
            default={},
            for_each_seat=True,
            put=put_tucked,
        ),
        Field(
            "tokens",
            Map(CARD, Many(TOKEN)),
            "what lies on a card of the pyramid",
            default={},
            for_each_seat=True,
            put=put_tokens,
        ),
        Field("parked", BY_COLOUR, "gems on law 76", default={}),
        Field(
            "painted",
            Map(PLACE, COLOUR),
            "circles recoloured at the end, by their upper card",
            default={},
            for_each_seat=True,
            get=get_painted,
            put=put_painted,
        ),
        Field(
            "shown",
            CARD_OR_NONE,
            f"the card that is bought, or turned up and not yet placed{_BY_NUMBER}",
            default=0,
            for_each_seat=True,
            under_way=True,
        ),
        Field(
            "used",
            BY_COLOUR,
            "endless gems used in this turn",
            default={},
            for_each_seat=True,
            under_way=True,
            get=get_used,
            put=put_used,
        ),
        Field(
            "bids",
            BID,
            "what each held in the fist: the open bids",
            default=None,
            for_each_seat=True,
            under_way=True,
        ),
        Field(
            "virtual_bids",
            Row(BID),
            "those of virtual opponents",
            default=[],
            under_way=True,
            put=put_virtual_bids,
        ),
        Field(
            "virtual_in",
            Row(Flag()),
            "virtual opponents that are still in the auction",
            default=[],
            under_way=True,
            put=put_virtual_in,
        ),
        Field(
            "bidding",
            Flag(),
            "who is still in the auction",
            default=False,
            for_each_seat=True,
            under_way=True,
        ),
        Field(
            "took",
            Flag(),
            "who got a card in this round of bids",
            default=False,
            for_each_seat=True,
            under_way=True,
        ),
        Field(
            "sits_out",
            Flag(),
            "who takes no part in the next auction (law 69)",
            default=False,
            for_each_seat=True,
        ),
        Field("todo", STACK, "what is still to be done, the next last", default=[], under_way=True),
    ],
    rests=[
        Rest("deal", "nothing has happened yet: no other field is said"),
        Rest("laws", "first edition: laws are about to be chosen"),
        Rest("auction", "everybody is asked for the first bid"),
        Rest("building", "second editions: the first cards are about to be chosen"),
        Rest("over", "the game is over"),
    ],
    seen_only=[
        Field("answered", Row(Flag()), "who has answered the question that is open in secret"),
        Field(
            "remembered",
            Parts(
                {
                    "shown": Flag(),
                    "gems_and_returned": Row(BY_COLOUR),
                    "gem_counts": Row(COUNT),
                    "attacks": Row(COUNT),
                }
            ),
            "what everybody saw come and go, and whether the option `memory` shows it to people",
        ),
        Field(
            "phases", Row(Parts({"phase": PHASE, "rounds": COUNT})), "the phases of a turn in this edition"
        ),
        Field("playing", Parts({"phase": PHASE, "round": COUNT}), "the phase that is played, and its round"),
        Field("auction_comes", Flag(), "whether another auction comes after that phase"),
        Field(
            "attack_comes_first", Flag(), "whether attack tokens are settled before the gems of an auction"
        ),
        Field(
            "endless",
            Row(Parts({"card": CARD, "token": COUNT, "colour": COLOUR, "used": Flag()})),
            "endless gems as they lie: the card, which of its tokens, and whether it was used in this turn",
            for_each_seat=True,
        ),
        Field(
            "circles",
            Map(PLACE, Either(COLOUR, Null())),
            "circles by their upper place, and the colour of those that have but one",
            for_each_seat=True,
        ),
    ],
)
