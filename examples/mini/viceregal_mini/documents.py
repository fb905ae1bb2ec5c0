"""Positions, views and guesses, and what always holds."""

from __future__ import annotations

from typing import Any

from viceregal.core.chance import Chance
from viceregal.core.documents import DocumentReader
from viceregal.core.errors import BadPosition
from viceregal.core.notation import Number, Word
from viceregal.core.options import Setup
from viceregal.core.records import NOBODY, Frame
from viceregal_mini.cards import CARDS
from viceregal_mini.complaints import (
    BID_TOO_HIGH,
    CARD_ASTRAY,
    LESS_THAN_NOTHING,
    NOT_ONE_EACH,
    SEEN_NOWHERE,
    WRONG_BIDS,
)
from viceregal_mini.records import WORDS, AskBids, Award
from viceregal_mini.state import MiniState

_CARD = Word(CARDS)


def _names(cards: list[int]) -> list[str]:
    return [CARDS[card] for card in cards]


def to_document(s: MiniState) -> dict[str, Any]:
    return {
        "round": s.round,
        "row": None if s.row == NOBODY else CARDS[s.row],
        "bids": [{"seat": seat, "gems": gems} for seat, gems in s.bids],
        "gems": s.gems[:],
        "magic": s.magic[:],
        "science": s.science[:],
        "pool": _names(s.pool),
        "hands": [_names(hand) for hand in s.hands],
        "shown": [_names(hand) for hand in s.shown],
        "peeks": [{"seat": seat, "card": CARDS[card]} for seat, card in s.peeks],
        "discard": _names(s.discard),
        "todo": [WORDS.plain(frame) for frame in s.todo],
    }


def from_document(setup: Setup, read: DocumentReader) -> MiniState:
    s = MiniState(setup)
    seat, number = Number(0, setup.seats - 1), Number(0, 99)
    s.round = read.one("round", Number(0, s.edition.rounds))
    s.row = read.maybe("row", _CARD)
    s.bids = tuple([_pair(each, seat, "gems", number) for each in read.objects("bids")])
    s.gems, s.magic, s.science = (
        read.many("gems", number),
        read.many("magic", number),
        read.many("science", number),
    )
    s.pool, s.discard = read.many("pool", _CARD), read.many("discard", _CARD)
    s.hands, s.shown = read.lists("hands", _CARD), read.lists("shown", _CARD)
    s.peeks = [_pair(each, seat, "card", _CARD) for each in read.objects("peeks")]
    s.todo = read.records("todo", WORDS, Frame)
    read.done()
    check(s)
    return s


def _pair(read: DocumentReader, seat: Number, name: str, kind: Number | Word) -> tuple[int, int]:
    pair = read.one("seat", seat), read.one(name, kind)
    read.done()
    return pair


def cards_in_zones(s: MiniState) -> list[int]:
    row = [] if s.row == NOBODY else [s.row]
    return [*s.pool, *s.discard, *row, *[card for hand in s.hands + s.shown for card in hand]]


def check(s: MiniState) -> None:
    if any(len(each) != s.seats for each in (s.gems, s.magic, s.science, s.hands, s.shown)):
        raise BadPosition(NOT_ONE_EACH)
    if min(s.gems) < 0:
        raise BadPosition(LESS_THAN_NOTHING, "MI-BID-1")
    if sorted(cards_in_zones(s)) != list(range(len(CARDS))):
        raise BadPosition(CARD_ASTRAY, "MI-DEAL-1")
    if any(s.owner(card) in (NOBODY, seat) for seat, card in s.peeks):
        raise BadPosition(SEEN_NOWHERE, "MI-LOOK-1")
    check_bids(s)


def check_bids(s: MiniState) -> None:
    """Who has bid, and whoever is still asked, are all seats, each once."""
    if any(gems > s.gems[seat] for seat, gems in s.bids):
        raise BadPosition(BID_TOO_HIGH, "MI-BID-1")
    bidders = [seat for seat, _ in s.bids]
    if not s.todo or isinstance(s.todo[-1], Award):
        return
    ask = s.todo[-1]
    waiting = ask.waiting if isinstance(ask, AskBids) else ()
    if bidders and sorted([*bidders, *waiting]) != list(range(s.seats)):
        raise BadPosition(WRONG_BIDS, "MI-BID-1")


# What a seat may know -------------------------------------------------------------------------------------------


def view(s: MiniState, document: dict[str, Any], viewer: int | None) -> dict[str, Any]:
    """Hidden cards of others are a number, but for those seen; `unknown` is all that may be in the pool or a hand."""
    seen = {card for seat, card in s.peeks if seat == viewer}
    secret = [
        card for seat, hand in enumerate(s.hands) if seat != viewer for card in hand if card not in seen
    ]
    return {
        **{name: value for name, value in document.items() if name != "pool"},
        "viewer": viewer,
        "bids": [{"seat": seat, "gems": gems if seat == viewer else None} for seat, gems in s.bids],
        "hands": [
            _names(hand)
            if seat == viewer
            else {
                "seen": _names(sorted(seen & set(hand))),
                "hidden": len(set(hand) - seen),
            }
            for seat, hand in enumerate(s.hands)
        ],
        "peeks": [
            {"seat": seat, "card": CARDS[card]} for seat, card in s.peeks if viewer in (seat, s.owner(card))
        ],
        "unknown": _names(sorted(s.pool + secret)),
    }


def guess(view: dict[str, Any], chance: Chance) -> dict[str, Any]:
    """A document with this view: unknown cards are dealt anew, sealed bids made up."""
    unknown = chance.shuffled(view["unknown"])
    hands = []
    for hand in view["hands"]:
        if isinstance(hand, dict):
            hands.append([*hand["seen"], *unknown[: hand["hidden"]]])
            unknown = unknown[hand["hidden"] :]
        else:
            hands.append(list(hand))
    bids = [
        {**bid, "gems": chance.below(view["gems"][bid["seat"]] + 1) if bid["gems"] is None else bid["gems"]}
        for bid in view["bids"]
    ]
    made = {name: value for name, value in view.items() if name not in ("viewer", "unknown")}
    return {**made, "pool": unknown, "hands": hands, "bids": bids}


def redeal(s: MiniState, viewer: int | None, chance: Chance) -> None:
    """The same in place: what the viewer has not seen is dealt anew, and so are the bids that it does not know."""
    seen = {card for seat, card in s.peeks if seat == viewer}
    unknown = sorted(s.pool)
    hidden = [0] * s.seats
    for seat, hand in enumerate(s.hands):
        if seat != viewer:
            unknown += [card for card in hand if card not in seen]
            hidden[seat] = len(hand) - len(seen & set(hand))
            s.hands[seat] = sorted(seen & set(hand))
    unknown.sort()
    for seat, hand in enumerate(s.hands):
        hand += chance.take(unknown, hidden[seat])
    s.pool = sorted(unknown)
    s.peeks = [peek for peek in s.peeks if viewer in (peek[0], s.owner(peek[1]))]
    s.bids = tuple(
        [(seat, gems if seat == viewer else chance.below(s.gems[seat] + 1)) for seat, gems in s.bids]
    )
