"""Positions as documents. They rest before the set-up, when a player begins a turn, and when the game is over."""

from __future__ import annotations

from typing import Any, Final

from viceregal.core.complaints import SEAT_UNKNOWN, TODO_NEEDS_SINCE
from viceregal.core.documents import DocumentReader
from viceregal.core.errors import BadPosition
from viceregal.core.records import NOBODY
from viceregal.games.viscounts.rules.board import INNER, NOWHERE, ROOM, SECTIONS, SEGMENT_COUNT
from viceregal.games.viscounts.rules.cards.deck import BLACK_BACKED, NEUTRAL_COUNT, NO_CARD, starters_of
from viceregal.games.viscounts.rules.castle import GROUP
from viceregal.games.viscounts.rules.complaints import (
    AI_ON_THE_INNER_PATH,
    AI_PLAYS_TOWNSFOLK,
    BOARD_NOT_LAID_OUT,
    FIRST_ROUND_IS_ONE,
    GROUP_TO_RESOLVE,
    LAST_ROUND_NOT_CALLED,
    LAST_ROUND_TOO_FAR,
    NO_CARD_TO_PLAY,
    NO_SUCH_PILES,
    OVER_TOO_EARLY,
    PAIR_LEFT_OVER,
    SPACE_1_IS_TAKEN,
    TOO_CROWDED,
)
from viceregal.games.viscounts.rules.deal import new_state
from viceregal.games.viscounts.rules.effects import BUILDINGS
from viceregal.games.viscounts.rules.fields import FIELDS
from viceregal.games.viscounts.rules.frames import MOVE, AskLayout, AskPlay, Phase
from viceregal.games.viscounts.rules.invariants import check
from viceregal.games.viscounts.rules.options import Variant
from viceregal.games.viscounts.rules.player_board import DEBTS_ON_TOP, DEEDS_ON_TOP, WORKERS
from viceregal.games.viscounts.rules.state import MAX_SEATS, ViscountsState
from viceregal.games.viscounts.rules.vocabulary import SEAT

DEAL: Final = 0
TURN: Final = 1
OVER: Final = 2
RESTS: Final = FIELDS.phase


def phase_of(s: ViscountsState) -> int:
    """Where it rests; NOBODY where it does not."""
    if not s.todo:
        return OVER
    top = s.todo[-1]
    if isinstance(top, AskPlay):
        return TURN
    return DEAL if isinstance(top, AskLayout) else NOBODY


def to_document(s: ViscountsState) -> dict[str, Any]:
    """All but the head (game, version, edition, seats, options), which the kernel writes."""
    phase = phase_of(s)
    written: dict[str, Any] = {"phase": RESTS.plain(phase)}
    if phase == DEAL:
        return written
    if phase == TURN:
        written["to_move"] = s.on_turn
    return {**written, **FIELDS.write_at_rest(s)}


def from_document(variant: Variant, read: DocumentReader) -> ViscountsState:
    """The state of a document's body, checked through and through."""
    if read.has("todo"):
        return _from_old_document(variant, read)
    phase = read.one("phase", RESTS, TURN)
    if phase == DEAL:
        read.done()
        return new_state(variant)
    s = _read(variant, read, True)
    if phase == TURN:
        seat = s.on_turn = read.one("to_move", SEAT, 0)
        if seat >= s.seats:
            raise BadPosition(SEAT_UNKNOWN, "VW-4.7", seat=seat)
        s.todo = [Phase(seat, MOVE), AskPlay(seat)]
    else:
        s.on_turn = (s.first - 1) % s.seats
    read.done()
    check(s)
    check_rest(s)
    return s


def _from_old_document(variant: Variant, read: DocumentReader) -> ViscountsState:
    """Documents once held the stack. Those that rest are still read."""
    s = from_open_view(variant, read)
    if s.todo == new_state(variant).todo:
        return new_state(variant)
    turn = [] if s.on_turn == NOBODY else [Phase(s.on_turn, MOVE), AskPlay(s.on_turn)]
    if s.todo not in ([], turn) or s.played != NO_CARD:
        raise BadPosition(TODO_NEEDS_SINCE)
    check(s)
    check_rest(s)
    return s


def open_view(s: ViscountsState) -> dict[str, Any]:
    """Every field as it stands, and the stack."""
    return FIELDS.write(s)


def from_open_view(variant: Variant, read: DocumentReader) -> ViscountsState:
    s = _read(variant, read, False)
    read.done()
    return s


def _read(variant: Variant, read: DocumentReader, at_rest: bool) -> ViscountsState:
    s = ViscountsState(variant)
    if at_rest:
        FIELDS.read_at_rest(s, read, s.seats)
    else:
        FIELDS.read(s, read, s.seats)
    _check_seats(s)
    _fill_in(s, read)
    return s


def _check_seats(s: ViscountsState) -> None:
    """Everybody who is named sits at the table."""
    named = [s.first, s.on_turn, s.leader, *s.bonus]
    named += [built // len(BUILDINGS) for built in s.spots if built != NOBODY]
    named += [seat for frame in s.todo for seat in frame.deciders()]
    if max(named) >= s.seats:
        raise BadPosition(SEAT_UNKNOWN, "VW-1.5", seat=max(named))


def _fill_in(s: ViscountsState, read: DocumentReader) -> None:
    """What may be left out of a document written by hand, and follows from the rest."""
    players = read.raw("players")
    for seat in range(s.seats):
        if "draw" not in players[seat] and seat != s.ai:
            lying = {*s.board, *s.hands[seat], *s.discards[seat]}
            s.draws[seat] = [card for card in starters_of(seat) if card not in lying]
        if "workers" not in players[seat]:
            placed = sum(s.first_tier[seat::MAX_SEATS]) + sum(s.second_tier[seat::MAX_SEATS])
            s.supply[seat] = max(0, WORKERS - placed - s.third_tier[seat])
    owned = [*s.board, *[card for zone in (s.hands, s.draws, s.discards) for cards in zone for card in cards]]
    if not read.has("pool"):
        lying = {*owned, *s.tops, *s.gone}
        s.pool = [card for card in range(NEUTRAL_COUNT) if card not in lying]
    if not read.has("below"):
        s.below = _evenly(len(s.pool))
    if not read.has("tile_pool"):
        shown = {*s.tiles, *[tile for tiles in s.manuscripts for tile in tiles]}
        s.tile_pool = [tile for tile in BLACK_BACKED if tile not in shown]
    if not read.has("tiles_below"):
        s.tiles_below = _evenly(len(s.tile_pool))
    if not read.has("debts_left"):
        s.debts_left = DEBTS_ON_TOP[s.seats]
    if not read.has("deeds_left"):
        s.deeds_left = DEEDS_ON_TOP[s.seats]


def _evenly(total: int) -> list[int]:
    return [(total + SEGMENT_COUNT - 1 - segment) // SEGMENT_COUNT for segment in range(SEGMENT_COUNT)]


# What holds where a game rests ------------------------------------------------------------------------------------


def check_rest(s: ViscountsState) -> None:
    """The set-up is complete, nothing is under way, and the player on turn can play a card."""
    if s.layout == NOWHERE or NOWHERE in s.viscounts:
        raise BadPosition(BOARD_NOT_LAID_OUT, "VW-1.1")
    if s.ai != NOBODY and s.viscounts[s.ai] % 3 == INNER:
        raise BadPosition(AI_ON_THE_INNER_PATH, "VW-12.2")
    if len(s.player_cards) != len(s.heroes) or len(s.heroes) > 1:
        raise BadPosition(PAIR_LEFT_OVER, "VW-1.7")
    _check_piles(s)
    _check_castle(s)
    seat = s.on_turn
    if not s.todo:
        if s.round != s.last_round:
            raise BadPosition(OVER_TOO_EARLY, "VW-9.1")
        return
    if seat == s.ai:
        raise BadPosition(AI_PLAYS_TOWNSFOLK, "VW-12.1")
    if s.board[3 * seat] != NO_CARD:
        raise BadPosition(SPACE_1_IS_TAKEN, "VW-5.1")
    if not s.hands[seat]:
        raise BadPosition(NO_CARD_TO_PLAY, "VW-5.2", seat=seat)


def _check_piles(s: ViscountsState) -> None:
    """VW-9.1: the last round is called when a card is revealed, and it is the next one."""
    if not 0 <= s.debts_left <= DEBTS_ON_TOP[s.seats] or not 0 <= s.deeds_left <= DEEDS_ON_TOP[s.seats]:
        raise BadPosition(NO_SUCH_PILES, "VW-1.8")
    if s.round < 1:
        raise BadPosition(FIRST_ROUND_IS_ONE, "VW-4.7")
    revealed = s.debts_left == 0 or s.deeds_left == 0
    if revealed != (s.last_round > 0):
        raise BadPosition(LAST_ROUND_NOT_CALLED, "VW-9.1")
    if s.last_round and not max(s.round, 2) <= s.last_round <= s.round + 1:
        raise BadPosition(LAST_ROUND_TOO_FAR, "VW-9.1")


def _check_castle(s: ViscountsState) -> None:
    """VW-7.1 to VW-7.3: groups of three and crowds are resolved at once."""
    for section in range(SEGMENT_COUNT):
        lower = s.first_tier[section * MAX_SEATS : (section + 1) * MAX_SEATS]
        upper = s.second_tier[section * MAX_SEATS : (section + 1) * MAX_SEATS]
        if max(lower) >= GROUP or max(upper) >= GROUP:
            raise BadPosition(GROUP_TO_RESOLVE, "VW-7.1", section=SECTIONS[section])
        if sum(lower) > ROOM or sum(upper) > ROOM:
            raise BadPosition(TOO_CROWDED, "VW-7.3", section=SECTIONS[section])
