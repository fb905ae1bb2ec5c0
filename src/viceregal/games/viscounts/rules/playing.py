"""VW-5.1 to VW-5.4: phase 1, card management."""

from __future__ import annotations

from viceregal.core.errors import Refusal
from viceregal.core.records import Action, Emit
from viceregal.core.rules import Rules
from viceregal.games.viscounts.rules.actions import PLAYS, Play
from viceregal.games.viscounts.rules.cards.deck import CARDS, CRIMINALS, NO_CARD, WHEN_DROPPED, WHEN_PLAYED
from viceregal.games.viscounts.rules.effects import CORRUPTION, NOTHING
from viceregal.games.viscounts.rules.events import CardDropped, CardPlayed
from viceregal.games.viscounts.rules.frames import AskPlay
from viceregal.games.viscounts.rules.gains import move_marker
from viceregal.games.viscounts.rules.refusals import NOT_IN_HAND
from viceregal.games.viscounts.rules.resolving import carry_out
from viceregal.games.viscounts.rules.state import ViscountsState


def shift_cards(s: ViscountsState, seat: int, emit: Emit | None) -> None:
    """VW-5.1: all cards go one space to the right; the one that leaves the board is discarded and drops off."""
    first = 3 * seat
    dropped = s.board[first + 2]
    s.board[first + 2] = s.board[first + 1]
    s.board[first + 1] = s.board[first]
    s.board[first] = NO_CARD
    if dropped == NO_CARD:
        return
    s.discards[seat].append(dropped)
    if emit is not None:
        emit(CardDropped(seat, dropped))
    if WHEN_DROPPED[dropped] is not NOTHING:
        carry_out(s, seat, WHEN_DROPPED[dropped], emit)


def play_card(s: ViscountsState, seat: int, card: int, emit: Emit | None) -> None:
    """VW-5.2, VW-5.3: on space 1; a criminal brings corruption for each criminal icon; then what it does at once."""
    s.board[3 * seat] = card
    s.played = card
    if emit is not None:
        emit(CardPlayed(seat, card))
    if CRIMINALS[card]:
        move_marker(s, seat, CORRUPTION, s.criminals(seat), emit)
    if WHEN_PLAYED[card] is not NOTHING:
        carry_out(s, seat, WHEN_PLAYED[card], emit)


def play_options(s: ViscountsState, ask: AskPlay, seat: int) -> list[Action]:
    return [PLAYS[card] for card in s.hands[seat]]


def answer_play(s: ViscountsState, ask: AskPlay, seat: int, action: Play, emit: Emit | None) -> None:
    card = action.card
    s.hands[seat].remove(card)
    if card in s.known[seat]:
        s.known[seat].remove(card)
    play_card(s, seat, card, emit)


def why_not_play(s: ViscountsState, ask: AskPlay, seat: int, action: Action) -> Refusal | None:
    if not isinstance(action, Play):
        return None
    return Refusal("VW-5.2", NOT_IN_HAND, card=CARDS[action.card])


def add_to(rules: Rules) -> None:
    rules.question(AskPlay, rule="VW-5.2", options=play_options, answer=answer_play, why_not=why_not_play)
