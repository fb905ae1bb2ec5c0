"""What programs that learn are told of Mini, and how they answer."""

from __future__ import annotations

from typing import Any

from viceregal.core.options import Setup
from viceregal.envs import blocks
from viceregal.envs.blocks import Block
from viceregal.envs.numbers import Numbers
from viceregal.envs.schemas import Schema
from viceregal_mini import records
from viceregal_mini.cards import CARDS
from viceregal_mini.records import WORDS

KINDS = (records.Bid, records.Play, records.Pass, records.Choose, records.LookAt)
GOODS = ("gems", "magic", "science")
MAX_NUMBER = 99


def schema(setup: Setup) -> Schema:
    seats = setup.seats
    return Schema(
        setup,
        [
            blocks.own_seat(seats),
            blocks.asked_seats(seats),
            *blocks.stack(WORDS),
            blocks.number("round", 9, "number of the round", lambda s, seat: s.round),
            blocks.one_of("row", CARDS, "cards", "the card that is bid for", lambda s, seat: s.row),
            blocks.some_of("discard", CARDS, "cards", "played or lost", lambda s, seat: s.discard),
            blocks.by_seat(
                "goods", seats, ", ".join(GOODS), len(GOODS), MAX_NUMBER, "what each has", _goods, GOODS
            ),
            blocks.by_seat("hands", seats, "cards", len(CARDS), 1, "cards in hand, as far as known", _hand),
            blocks.by_seat(
                "sizes", seats, "", 1, len(CARDS), "how many cards are in hand", _size, ("hands",)
            ),
            _bid(),
        ],
        Numbers(WORDS, KINDS),
    )


def _goods(s: Any, looking: int, whose: int, out: bytearray, at: int) -> None:
    out[at : at + len(GOODS)] = blocks.told_all([s.gems[whose], s.magic[whose], s.science[whose]])


def _hand(s: Any, looking: int, whose: int, out: bytearray, at: int) -> None:
    for card in s.shown[whose]:
        out[at + card] = 1
    for card in s.hands[whose]:
        if whose == looking or (looking, card) in s.peeks:
            out[at + card] = 1


def _size(s: Any, looking: int, whose: int, out: bytearray, at: int) -> None:
    out[at] = len(s.hands[whose]) + len(s.shown[whose])


def _bid() -> Block:
    """The own bid while the others still think."""

    def write(s: Any, seat: int, out: bytearray, at: int) -> None:
        for bidder, gems in s.bids:
            if bidder == seat:
                out[at] = 1
                out[at + 1] = gems

    return Block("bid", (2,), ("has bid, how much",), MAX_NUMBER, "the own bid", write, ("bids",))
