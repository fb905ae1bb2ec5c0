"""Where the cards, manuscripts and schemes of Viscounts are, as far as a seat knows: one row for each."""

from __future__ import annotations

from typing import Final

from viceregal.envs import blocks
from viceregal.envs.blocks import Block, told
from viceregal.games.viscounts.envs.board import SEGMENTS, means
from viceregal.games.viscounts.rules.board import SEGMENT_KEYS
from viceregal.games.viscounts.rules.cards.deck import (
    CARD_COUNT,
    CARDS,
    NO_CARD,
    SCHEME_KEYS,
    TILE_COUNT,
    TILES,
)
from viceregal.games.viscounts.rules.player_board import SPACES
from viceregal.games.viscounts.rules.state import ViscountsState
from viceregal.games.viscounts.rules.vocabulary import PLAYER_CARD

_SEGMENTS: Final = len(SEGMENT_KEYS)
# Zones of a card: the top of a segment, and these; then for each seat those of a seat.
_ZONES: Final = ("below the tops", "destroyed or dismissed", "a hero laid out")
_OF_A_SEAT: Final = (
    *[f"on space {space}" for space in range(1, SPACES + 1)],
    "in hand, as far as known",
    "in the draw pile; of others, or hidden in hand",
    "discarded",
    "known by all to be in hand",
)


def card_blocks(seats: int) -> list[Block]:
    words = PLAYER_CARD.words
    return [
        _cards(seats),
        blocks.one_of("played", CARDS, f"{len(CARDS)} cards", means("played"), lambda s, seat: s.played),
        _tiles(seats),
        blocks.some_of(
            "player_cards", words, "player cards", means("player_cards"), lambda s, seat: s.player_cards
        ),
        _schemes(),
        blocks.number(
            "secret", len(SCHEME_KEYS), "how many schemes of the AI's pile nobody has seen", _secret
        ),
    ]


def _cards(seats: int) -> Block:
    def write(s: ViscountsState, seat: int, out: bytearray, at: int) -> None:
        for card in s.tops:
            if card != NO_CARD:
                out[at + card] = 1
            at += CARD_COUNT
        for card in s.pool:
            out[at + card] = 1
        at += CARD_COUNT
        for card in s.gone:
            if card < CARD_COUNT:
                out[at + card] = 1
        at += CARD_COUNT
        for card in s.heroes:
            out[at + card] = 1
        at += CARD_COUNT
        for step in range(seats):
            _write_seat(s, seat, (seat + step) % seats, out, at)
            at += len(_OF_A_SEAT) * CARD_COUNT

    zones = f"top of {SEGMENTS}; {'; '.join(_ZONES)}; then for each seat: {'; '.join(_OF_A_SEAT)}"
    of = ("tops", "pool", "gone", "heroes", "board", "hand", "draw", "discards", "known")
    axes = (zones, f"{CARD_COUNT} cards: {', '.join(CARDS[:CARD_COUNT])}")
    shape = (_SEGMENTS + len(_ZONES) + seats * len(_OF_A_SEAT), CARD_COUNT)
    return Block("cards", shape, axes, 1, "where each card is", write, of)


def _write_seat(s: ViscountsState, looking: int, whose: int, out: bytearray, at: int) -> None:
    for card in s.board[SPACES * whose : SPACES * whose + SPACES]:
        if card != NO_CARD:
            out[at + card] = 1
        at += CARD_COUNT
    known, draw = s.known[whose], at + CARD_COUNT
    if whose in (looking, s.ai):
        for card in s.hands[whose]:
            out[at + card] = 1
    else:
        for card in s.hands[whose]:
            out[(at if card in known else draw) + card] = 1
    for card in s.draws[whose]:
        out[draw + card] = 1
    at = draw + CARD_COUNT
    for card in s.discards[whose]:
        out[at + card] = 1
    at += CARD_COUNT
    for card in known:
        out[at + card] = 1


def _tiles(seats: int) -> Block:
    def write(s: ViscountsState, seat: int, out: bytearray, at: int) -> None:
        for tile in s.tiles:
            if tile != NO_CARD:
                out[at + tile] = 1
            at += TILE_COUNT
        for tile in s.tile_pool:
            out[at + tile] = 1
        for step in range(seats):
            at += TILE_COUNT
            for tile in s.manuscripts[(seat + step) % seats]:
                out[at + tile] = 1

    axes = (f"top of {SEGMENTS}; below the tops; seats", f"{TILE_COUNT} manuscripts: {', '.join(TILES)}")
    of = ("tiles", "tile_pool", "manuscripts")
    return Block("tiles", (_SEGMENTS + 1 + seats, TILE_COUNT), axes, 1, "where each manuscript is", write, of)


def _schemes() -> Block:
    """As the view has them: unseen schemes of the pile count among those for the future."""
    zones = (
        *[f"on space {space} of the AI's board" for space in range(1, SPACES + 1)],
        "in its pile",
        "discarded",
    )
    width = len(zones) + 1

    def write(s: ViscountsState, seat: int, out: bytearray, at: int) -> None:
        for space, scheme in enumerate(s.schemes):
            if scheme != NO_CARD:
                out[at + scheme * width + space] = 1
        for scheme in s.scheme_pile:
            if scheme not in s.secret:
                out[at + scheme * width + SPACES] = 1
        for scheme in s.scheme_discards:
            out[at + scheme * width + SPACES + 1] = 1
        for scheme in (*s.future, *s.secret):
            out[at + scheme * width + SPACES + 2] = 1

    axes = (
        f"{len(SCHEME_KEYS)} schemes: {', '.join(SCHEME_KEYS)}",
        f"{', '.join(zones)}, for the future or unseen",
    )
    return Block("schemes", (len(SCHEME_KEYS), width), axes, 1, "where each scheme is", write, ("schemes",))


def _secret(s: ViscountsState, seat: int) -> int:
    return told(len(s.secret))
