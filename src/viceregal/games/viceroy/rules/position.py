"""Positions as documents: readable, to be edited by hand, and checked when they are read."""

from __future__ import annotations

from typing import Any, Final

from viceregal.core.documents import Reader
from viceregal.core.errors import BadPosition
from viceregal.core.notation import Kind, Number, Words
from viceregal.core.records import Frame
from viceregal.games.viceroy.rules.cards.deck import LAST_CARD
from viceregal.games.viceroy.rules.effects import COLOUR_COUNT, COLOURS
from viceregal.games.viceroy.rules.invariants import check
from viceregal.games.viceroy.rules.options import Variant
from viceregal.games.viceroy.rules.plan import check_plan
from viceregal.games.viceroy.rules.pyramid import Place
from viceregal.games.viceroy.rules.state import SPECTATOR, UNANSWERED, ViceroyState
from viceregal.games.viceroy.rules.stock import check_tokens
from viceregal.games.viceroy.rules.tokens import TOKENS
from viceregal.games.viceroy.rules.vocabulary import WORDS

_CARD: Final = Number(1, LAST_CARD)
_CARD_OR_NONE: Final = Number(0, LAST_CARD)
_COLOUR: Final = Words(COLOURS)
_TOKEN: Final = Words(TOKENS)
_PLACE: Final = Place()
_COUNT: Final = Number(0, 64)


def by_colour(counts: list[int]) -> dict[str, int]:
    return {COLOURS[colour]: counts[colour] for colour in range(COLOUR_COUNT)}


def to_document(s: ViceroyState) -> dict[str, Any]:
    """All but the head, which the kernel writes."""
    hidden = sorted({*[card for hand in s.hands for card in hand], *s.laws_on_top})
    return {
        "turn": s.turn,
        "lifted": s.lifted,
        "line": [COLOURS[colour] for colour in s.line],
        "feet": by_colour(s.feet),
        "points": by_colour(s.points),
        "large": s.large[:],
        "small": s.small[:],
        "laws": s.laws[:],
        "laws_on_top": s.laws_on_top[:],
        "discards": s.discards[:],
        "reserve": by_colour(s.reserve),
        "box": by_colour(s.box),
        "gems": [by_colour(gems) for gems in s.gems],
        "returned": [by_colour(list(gems)) for gems in s.returned],
        "attacks": s.attacks[:],
        "hands": [hand[:] for hand in s.hands],
        "known": {str(card): knowers(s.known[card]) for card in hidden},
        "put_back": [list(cards) for cards in s.put_back],
        "sealed": [None if answer == UNANSWERED else answer for answer in s.sealed],
        "pyramids": [{_PLACE.plain(place): card for place, card in sorted(p.items())} for p in s.pyramids],
        "tucked": [{str(card): list(under) for card, under in sorted(t.items())} for t in s.tucked],
        "tokens": [
            {str(card): [TOKENS[t] for t in on] for card, on in sorted(tok.items())} for tok in s.tokens
        ],
        "parked": by_colour(s.parked),
        "painted": [_painted_by(s, seat) for seat in range(s.seats)],
        "shown": s.shown[:],
        "used": [
            by_colour(s.used[seat * COLOUR_COUNT : (seat + 1) * COLOUR_COUNT]) for seat in range(s.seats)
        ],
        "bids": s.bids[:],
        "virtual_bids": s.virtual_bids[:],
        "virtual_in": s.virtual_in[:],
        "bidding": s.bidding[:],
        "took": s.took[:],
        "sits_out": s.sits_out[:],
        "todo": [WORDS.plain(frame) for frame in s.todo],
    }


def _painted_by(s: ViceroyState, seat: int) -> dict[str, str]:
    circles = sorted([place for owner, place in s.painted if owner == seat])
    return {_PLACE.plain(place): COLOURS[s.painted[seat, place]] for place in circles}


def knowers(mask: int) -> list[int]:
    """The seats that know of a card; 4 stands for spectators."""
    return [seat for seat in range(SPECTATOR + 1) if mask >> seat & 1]


def from_document(variant: Variant, read: Reader) -> ViceroyState:
    """A state from the document's body, held against what always holds and what can lie on the stack."""
    s = read_state(variant, read)
    check(s)
    check_tokens(s)
    check_plan(s)
    return s


def read_state(variant: Variant, read: Reader) -> ViceroyState:
    """What the document says; whether it can be is another question."""
    s = ViceroyState(variant)
    seats = variant.seats
    s.turn = read.one("turn", Number(0, 12))
    s.lifted = read.flag("lifted", False)
    s.line = read.many("line", _COLOUR)
    s.feet = _colours(read.inner("feet"), _CARD_OR_NONE)
    s.points = _colours(read.inner("points"), _CARD_OR_NONE)
    s.large = sorted(read.many("large", _CARD))
    s.small = sorted(read.many("small", _CARD))
    s.laws = sorted(read.many("laws", _CARD))
    s.laws_on_top = read.many("laws_on_top", _CARD)
    s.discards = read.many("discards", _CARD)
    s.reserve = _colours(read.inner("reserve"), _COUNT)
    s.box = _colours(read.inner("box"), _COUNT)
    s.gems = [_colours(each, _COUNT) for each in _per_seat(read, "gems", seats)]
    s.returned = [tuple(_colours(each, _COUNT)) for each in _per_seat(read, "returned", seats)]
    s.attacks = _list(read, "attacks", _COUNT, seats, 0)
    s.hands = _lists(read, "hands", seats)
    s.put_back = [tuple(cards) for cards in _lists(read, "put_back", seats)]
    s.sealed = _sealed(read, seats)
    s.pyramids = [_pyramid(each) for each in _per_seat(read, "pyramids", seats)]
    s.tucked = [_on_cards(each, _CARD) for each in _per_seat(read, "tucked", seats)]
    s.tokens = [_on_cards(each, _TOKEN) for each in _per_seat(read, "tokens", seats)]
    s.parked = _colours(read.inner("parked"), _COUNT)
    for seat, each in enumerate(_per_seat(read, "painted", seats)):
        for place, colour in _painted(each).items():
            s.painted[seat, place] = colour
    s.shown = _list(read, "shown", _CARD_OR_NONE, seats, 0)
    s.used = [count for each in _per_seat(read, "used", seats) for count in _colours(each, _COUNT)]
    s.bids = _list(read, "bids", Number(-1, 5), seats, -1)
    s.virtual_bids = _list(read, "virtual_bids", Number(-1, 4), variant.virtual, -1)
    s.virtual_in = read.flags("virtual_in", variant.virtual, False)
    s.bidding = read.flags("bidding", seats, False)
    s.took = read.flags("took", seats, False)
    s.sits_out = read.flags("sits_out", seats, False)
    s.known = _known(s, read)
    s.todo = read.records("todo", WORDS, Frame)
    read.done()
    return s


def _colours(read: Reader, kind: Kind) -> list[int]:
    counts = [read.one(colour, kind, 0) for colour in COLOURS]
    read.done()
    return counts


def _per_seat(read: Reader, name: str, seats: int) -> list[Reader]:
    if not read.has(name):
        return [Reader({}, name) for _ in range(seats)]
    found = read.objects(name)
    if len(found) != seats:
        raise BadPosition(f"{name}: {len(found)} of them for {seats} seats")
    return found


def _list(read: Reader, name: str, kind: Kind, length: int, default: int) -> list[int]:
    found = read.many(name, kind) if read.has(name) else [default] * length
    if len(found) != length:
        raise BadPosition(f"{name}: {len(found)} values, not {length}")
    return found


def _lists(read: Reader, name: str, seats: int) -> list[list[int]]:
    found = read.lists(name, _CARD, [[] for _ in range(seats)])
    if len(found) != seats:
        raise BadPosition(f"{name}: {len(found)} of them for {seats} seats")
    return [cards[:] for cards in found]


def _sealed(read: Reader, seats: int) -> list[int]:
    found = read.items("sealed", [None] * seats)
    if len(found) != seats:
        raise BadPosition(f"sealed: {len(found)} values, not {seats}")
    return [UNANSWERED if each is None else read.value("sealed", Number(0, 2000), each) for each in found]


def _pyramid(read: Reader) -> dict[int, int]:
    pyramid = {}
    for name in list(read.document):
        pyramid[read.value("pyramids", _PLACE, name)] = read.value(f"pyramids {name}", _CARD, read.raw(name))
    return pyramid


def _painted(read: Reader) -> dict[int, int]:
    painted = {}
    for name in list(read.document):
        painted[read.value("painted", _PLACE, name)] = read.value(f"painted {name}", _COLOUR, read.raw(name))
    return painted


def _card_key(read: Reader, name: Any) -> int:
    number: int = read.value(
        read.where, _CARD, int(name) if isinstance(name, str) and _is_number(name) else name
    )
    return number


def _is_number(word: str) -> bool:
    return word.isascii() and word.isdigit() and len(word) < 3 and not word.startswith("0")


def _on_cards(read: Reader, kind: Kind) -> dict[int, tuple[int, ...]]:
    found = {}
    for name in list(read.document):
        card = _card_key(read, name)
        values = [read.value(f"{read.where}, card {card}", kind, each) for each in read.items(name)]
        if values:
            found[card] = tuple(values)
    return found


def _known(s: ViceroyState, read: Reader) -> list[int]:
    """Who knows where a hidden card is; by default, only who holds it."""
    known = [0] * (LAST_CARD + 1)
    for seat, hand in enumerate(s.hands):
        for card in hand:
            known[card] |= 1 << seat
    hidden = {*[card for hand in s.hands for card in hand], *s.laws_on_top}
    inner = read.inner("known")
    for name in list(inner.document):
        card = _card_key(inner, name)
        for plain in inner.items(name):
            known[card] |= 1 << inner.value(f"known, card {card}", Number(0, SPECTATOR), plain)
        if card not in hidden:
            raise BadPosition(f"known: card {card} is not hidden in a hand or on top of the laws")
        if known[card] & ~s.everybody() or (known[card] >> SPECTATOR and known[card] != s.everybody()):
            raise BadPosition(f"known: these cannot be the ones who know of card {card}")
    return known
