"""What lies open on the table of Viceroy, what is asked, and what is known of what lies behind the screens."""

from __future__ import annotations

from typing import Final

from viceregal.envs import blocks
from viceregal.envs.blocks import Block, told
from viceregal.games.viceroy.envs.places import UPPER_PLACES, WIDEST, upper_index
from viceregal.games.viceroy.rules.cards.deck import LAST_CARD
from viceregal.games.viceroy.rules.effects import COLOUR_COUNT, COLOURS
from viceregal.games.viceroy.rules.fields import FIELDS
from viceregal.games.viceroy.rules.frames import AskPay, AskRecolour
from viceregal.games.viceroy.rules.pyramid import WIDTH
from viceregal.games.viceroy.rules.state import GEMS_OF_A_COLOUR, ViceroyState
from viceregal.games.viceroy.rules.tokens import TOKENS
from viceregal.games.viceroy.rules.vocabulary import COLOUR, WORDS

LEFT_OUT: Final = {
    "sealed": "the own secret answer is known to who gave it; `answered` says who has one",
}
TURNS: Final = 12
_MAX_GEMS: Final = 4 * GEMS_OF_A_COLOUR
_COLOURS: Final = f"{COLOUR_COUNT} colours: {', '.join(COLOURS)}"
_BIDS: Final = (*COLOURS, "attack", "pass")
_BID_AXIS: Final = f"6 bids: {', '.join(_BIDS)}"
_MAX_ATTACKS: Final = 40
UPPER: Final = len(UPPER_PLACES)


def means(field: str) -> str:
    return blocks.field_named(FIELDS, field).means


def table_blocks(seats: int, virtual: int) -> list[Block]:
    return [
        blocks.own_seat(seats),
        blocks.asked_seats(seats),
        *blocks.stack(WORDS),
        *_question(seats),
        blocks.number("turn", TURNS, means("turn"), lambda s, seat: s.turn),
        blocks.number("lifted", 1, means("lifted"), lambda s, seat: s.lifted),
        _line(),
        *_stocks(),
        *_behind_screens(seats),
        *_auction(seats),
        *(_virtual(virtual) if virtual else []),
    ]


def _question(seats: int) -> list[Block]:
    asking: frozenset[type] = frozenset([AskPay, AskRecolour])

    def place(s: ViceroyState, seat: int, out: bytearray, at: int) -> None:
        ask = s.todo[-1]
        assert isinstance(ask, AskPay | AskRecolour)
        level, column = divmod(ask.place, WIDTH)
        out[at] = level
        out[at + 1] = told(1 + column - min(s.pyramids[seat]) % WIDTH)

    where = "level and column, from the leftmost card of level 1 on, of the place of the question"
    return [
        blocks.question_one_of(WORDS, "card", LAST_CARD + 1),
        blocks.question_word(WORDS, "colour", COLOUR),
        blocks.question_one_of(WORDS, "token", len(TOKENS)),
        blocks.question_one_of(WORDS, "deck", 2),
        blocks.question_number(WORDS, "count", _MAX_GEMS),
        blocks.question_number(WORDS, "free", 1),
        blocks.question_seat(WORDS, "other", seats),
        Block("question_place", (2,), ("level, column",), blocks.MAX_NUMBER, where, place, ("todo",), asking),
    ]


def _line() -> Block:
    def write(s: ViceroyState, seat: int, out: bytearray, at: int) -> None:
        for colour in s.line:
            out[at + colour] = 1
            at += COLOUR_COUNT

    axes = ("4 auction cards from left to right", _COLOURS)
    return Block("line", (COLOUR_COUNT, COLOUR_COUNT), axes, 1, "the colour of each", write, ("line",))


def _stocks() -> list[Block]:
    def decks(s: ViceroyState, seat: int) -> list[int]:
        return [len(s.large), len(s.small), len(s.laws), len(s.laws_on_top)]

    names = ("large", "small", "laws", "laws_on_top")
    axis = "large deck, small deck, law deck, laws on top of it"
    return [
        _also(blocks.numbers("decks", names, axis, LAST_CARD, "how many cards there are", decks), names),
        blocks.numbers("reserve", COLOURS, _COLOURS, _MAX_GEMS, means("reserve"), lambda s, seat: s.reserve),
        blocks.numbers("box", COLOURS, _COLOURS, _MAX_GEMS, means("box"), lambda s, seat: s.box),
        blocks.numbers("parked", COLOURS, _COLOURS, _MAX_GEMS, means("parked"), lambda s, seat: s.parked),
    ]


def _also(block: Block, fields: tuple[str, ...]) -> Block:
    return Block(block.name, block.shape, block.axes, block.most, block.means, block.write, fields)


def _behind_screens(seats: int) -> list[Block]:
    """What the view says: the own gems; of others, the gems with the two returned at the start, as all saw them go."""
    with_returned = "gems behind each screen and those returned at the start together, as everybody saw them"
    own = f"{means('gems')}: the own, and the others' when the screens are off"
    most, size = _MAX_GEMS, COLOUR_COUNT
    both = ("gems", "returned")
    attacks = f"{means('attacks')}, as everybody saw them"
    counts = "how many gems are behind each screen"
    return [
        blocks.by_seat("gems", seats, _COLOURS, size, most, own, _write_gems),
        blocks.by_seat(
            "returned", seats, _COLOURS, size, most, f"{means('returned')}: likewise", _write_returned
        ),
        blocks.by_seat("remembered", seats, _COLOURS, size, most, with_returned, _write_remembered, both),
        blocks.by_seat("gem_counts", seats, "", 1, most, counts, _write_gem_count, ("gems",)),
        Block("attacks", (seats,), ("seats",), _MAX_ATTACKS, attacks, _write_attacks, ("attacks",)),
        Block("used", (seats, size), ("seats", _COLOURS), most, means("used"), _write_used, ("used",)),
    ]


def _write_gems(s: ViceroyState, looking: int, whose: int, out: bytearray, at: int) -> None:
    if whose == looking or s.lifted:
        out[at : at + COLOUR_COUNT] = bytes(s.gems[whose])


def _write_returned(s: ViceroyState, looking: int, whose: int, out: bytearray, at: int) -> None:
    if whose == looking or s.lifted:
        out[at : at + COLOUR_COUNT] = bytes(s.returned[whose])


def _write_remembered(s: ViceroyState, looking: int, whose: int, out: bytearray, at: int) -> None:
    gems, returned = s.gems[whose], s.returned[whose]
    for colour in range(COLOUR_COUNT):
        out[at + colour] = gems[colour] + returned[colour]


def _write_gem_count(s: ViceroyState, looking: int, whose: int, out: bytearray, at: int) -> None:
    out[at] = sum(s.gems[whose])


def _write_attacks(s: ViceroyState, seat: int, out: bytearray, at: int) -> None:
    out[at : at + s.seats] = blocks.turned(s.attacks, seat, 1)


def _write_used(s: ViceroyState, seat: int, out: bytearray, at: int) -> None:
    out[at : at + len(s.used)] = blocks.turned(s.used, seat, COLOUR_COUNT)


def _auction(seats: int) -> list[Block]:
    def bids(s: ViceroyState, looking: int, whose: int, out: bytearray, at: int) -> None:
        if s.bids[whose] >= 0:
            out[at + s.bids[whose]] = 1

    def flags(s: ViceroyState, looking: int, whose: int, out: bytearray, at: int) -> None:
        out[at] = s.bidding[whose]
        out[at + 1] = s.took[whose]
        out[at + 2] = s.sits_out[whose]
        out[at + 3] = s.sealed[whose] is not None

    axis = "is still in the auction, got a card in this round, sits the next one out, has answered in secret"
    of = ("bidding", "took", "sits_out", "answered")
    return [
        blocks.by_seat("bids", seats, _BID_AXIS, len(_BIDS), 1, "open bids", bids),
        blocks.by_seat("standing", seats, axis, len(of), 1, "what each seat has done", flags, of),
        _painted(seats),
    ]


def _painted(seats: int) -> Block:
    def write(s: ViceroyState, seat: int, out: bytearray, at: int) -> None:
        for (owner, place), colour in s.painted.items():
            index = upper_index(s.pyramids[owner], place)
            if index < UPPER:
                out[at + ((owner - seat) % seats) * UPPER + index] = colour + 1

    telling = "the colour, counted from 1, of circles that were recoloured at the end, by the place of the upper card"
    axes = ("seats", f"levels 2 to 5, and {WIDEST} columns of each")
    return Block("painted", (seats, UPPER), axes, COLOUR_COUNT, telling, write, ("painted",))


def _virtual(virtual: int) -> list[Block]:
    def bids(s: ViceroyState, seat: int, out: bytearray, at: int) -> None:
        for number in range(virtual):
            if s.virtual_bids[number] >= 0:
                out[at + 6 * number + s.virtual_bids[number]] = 1

    names = [str(number) for number in range(virtual)]
    axes = ("virtual opponents", _BID_AXIS)
    return [
        Block("virtual_bids", (virtual, 6), axes, 1, means("virtual_bids"), bids, ("virtual_bids",)),
        blocks.numbers(
            "virtual_in", names, "virtual opponents", 1, means("virtual_in"), lambda s, seat: s.virtual_in
        ),
    ]
