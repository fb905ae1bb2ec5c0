"""Where the cards of Viceroy are, as far as a seat knows: one row for each card, and the pyramids place by place."""

from __future__ import annotations

from typing import Final

from viceregal.envs.blocks import Block, by_seat, told
from viceregal.games.viceroy.envs.places import INDEX, WIDEST
from viceregal.games.viceroy.rules.cards.deck import LAST_CARD, NO_CARD, is_law
from viceregal.games.viceroy.rules.effects import COLOURS
from viceregal.games.viceroy.rules.pyramid import LEVELS, WIDTH
from viceregal.games.viceroy.rules.state import ViceroyState
from viceregal.games.viceroy.rules.tokens import TOKENS

ZONES: Final = (
    *[f"at the foot of {colour}" for colour in COLOURS],
    *[f"at the point of {colour}" for colour in COLOURS],
    "discarded",
    "on top of the laws, as far as known",
    "put back by oneself at the start",
)
ZONES_OF_A_SEAT: Final = ("in hand, as far as known", "in the pyramid", "tucked under a card", "shown")
_CARDS: Final = f"{LAST_CARD} cards by number, from 1"
_MAX_OF_A_KIND: Final = 8


def card_blocks(seats: int) -> list[Block]:
    return [_where(seats), _known(seats), _unknown(seats), _pyramids(seats), _tokens(), _token_counts(seats)]


def _where(seats: int) -> Block:
    """A 1 for the zone in which the seat knows a card to be; none where it does not know."""

    def write(s: ViceroyState, seat: int, out: bytearray, at: int) -> None:
        at -= 1  # cards are counted from 1
        for card in (*s.feet, *s.points):
            if card != NO_CARD:
                out[at + card] = 1
            at += LAST_CARD
        _write_aside(s, seat, out, at)
        at += 3 * LAST_CARD
        known, mark = s.known, 1 << seat
        for step in range(seats):
            whose = (seat + step) % seats
            for card in s.hands[whose]:
                if not step or known[card] & mark:
                    out[at + card] = 1
            _write_table(s, whose, out, at + LAST_CARD)
            at += len(ZONES_OF_A_SEAT) * LAST_CARD

    zones = len(ZONES) + len(ZONES_OF_A_SEAT) * seats
    axes = (f"zones: {', '.join(ZONES)}; then for each seat: {', '.join(ZONES_OF_A_SEAT)}", _CARDS)
    of = ("feet", "points", "discards", "laws_on_top", "put_back", "hands", "pyramids", "tucked", "shown")
    return Block("cards", (zones, LAST_CARD), axes, 1, "where each card is", write, of)


def _write_aside(s: ViceroyState, seat: int, out: bytearray, at: int) -> None:
    for card in s.discards:
        out[at + card] = 1
    for card in s.laws_on_top:
        if s.known[card] >> seat & 1:
            out[at + LAST_CARD + card] = 1
    for card in s.put_back[seat]:
        out[at + 2 * LAST_CARD + card] = 1


def _write_table(s: ViceroyState, whose: int, out: bytearray, at: int) -> None:
    for card in s.pyramids[whose].values():
        out[at + card] = 1
    for under in s.tucked[whose].values():
        for card in under:
            out[at + LAST_CARD + card] = 1
    if s.shown[whose] != NO_CARD:
        out[at + 2 * LAST_CARD + s.shown[whose]] = 1


def _known(seats: int) -> Block:
    def write(s: ViceroyState, seat: int, out: bytearray, at: int) -> None:
        hidden = [card for hand in s.hands for card in hand]
        for card in (*hidden, *s.laws_on_top):
            mask = s.known[card]
            if mask >> seat & 1:
                for step in range(seats):
                    if mask >> (seat + step) % seats & 1:
                        out[at + (card - 1) * seats + step] = 1

    telling = "of hidden cards that one knows: who else knows where they are"
    return Block("known", (LAST_CARD, seats), (_CARDS, "seats"), 1, telling, write, ("known",))


def _unknown(seats: int) -> Block:
    def write(s: ViceroyState, looking: int, whose: int, out: bytearray, at: int) -> None:
        if whose != looking:
            for card in s.hands[whose]:
                if not s.known[card] >> looking & 1:
                    out[at + (0 if is_law(card) else 1)] += 1

    telling = "how many cards there are in each hand that one does not know"
    return by_seat("unknown_hands", seats, "laws, characters", 2, LAST_CARD, telling, write, ("hands",))


def _pyramids(seats: int) -> Block:
    def write(s: ViceroyState, seat: int, out: bytearray, at: int) -> None:
        for step in range(seats):
            pyramid = s.pyramids[(seat + step) % seats]
            first = at - min(pyramid, default=0) % WIDTH
            if len(pyramid) <= WIDEST:  # what has no more cards is no wider
                for place, card in pyramid.items():
                    out[first + INDEX[place]] = card
            at += LEVELS * WIDEST

    axes = ("seats", "5 levels from the lowest", f"{WIDEST} columns from the leftmost card of level 1")
    telling = "the number of the card on each place, 0 where there is none"
    return Block("pyramids", (seats, LEVELS, WIDEST), axes, LAST_CARD, telling, write, ("pyramids",))


def _tokens() -> Block:
    size = len(TOKENS)

    def write(s: ViceroyState, seat: int, out: bytearray, at: int) -> None:
        for tokens in s.tokens:
            for card, lying in tokens.items():
                for token in lying:
                    out[at + (card - 1) * size + token] += 1

    axes = (_CARDS, f"{size} tokens: {', '.join(TOKENS)}")
    return Block(
        "tokens", (LAST_CARD, size), axes, _MAX_OF_A_KIND, "what lies on each card", write, ("tokens",)
    )


def _token_counts(seats: int) -> Block:
    size = len(TOKENS)

    def write(s: ViceroyState, looking: int, whose: int, out: bytearray, at: int) -> None:
        for lying in s.tokens[whose].values():
            for token in lying:
                out[at + token] = told(out[at + token] + 1)

    telling = "how many of each each seat has in its pyramid"
    return by_seat("token_counts", seats, "tokens, as above", size, LAST_CARD, telling, write, ("tokens",))
