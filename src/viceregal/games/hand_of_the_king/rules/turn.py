"""HK-MOV, HK-VAR-2 and HK-VAR-3, HK-END-1: a turn from its beginning to the next, and the end of the game."""

from __future__ import annotations

from viceregal.core.errors import Refusal
from viceregal.core.records import NOBODY, Action, Emit
from viceregal.core.rules import Rules
from viceregal.games.hand_of_the_king.rules.actions import RAVENS, Move, SendRaven
from viceregal.games.hand_of_the_king.rules.banners import settle_banners
from viceregal.games.hand_of_the_king.rules.board import (
    can_move,
    characters_in_kings_landing,
    legal_moves,
    move_varys,
)
from viceregal.games.hand_of_the_king.rules.cards import DIRECTIONS, EMPTY, HOUSES, VARYS
from viceregal.games.hand_of_the_king.rules.events import (
    CompanionEarned,
    GameEnded,
    RavenSent,
    TurnBegan,
    VarysMoved,
)
from viceregal.games.hand_of_the_king.rules.frames import AskCompanion, AskTurn, EndTurn, StartTurn
from viceregal.games.hand_of_the_king.rules.refusals import (
    NO_RAVENS,
    NOBODY_THERE,
    NOT_AN_OPPONENT,
    PARTNER_ONLY,
    RAVEN_SPENT,
)
from viceregal.games.hand_of_the_king.rules.scoring import winners
from viceregal.games.hand_of_the_king.rules.state import HandState


def start_turn(s: HandState, frame: StartTurn, emit: Emit | None) -> None:
    if not can_move(s):
        end_game(s, emit)
        return
    s.turn += 1
    s.todo.append(AskTurn(frame.seat))
    if emit is not None:
        emit(TurnBegan(s.turn, frame.seat))


def turn_options(s: HandState, ask: AskTurn, seat: int) -> list[Action]:
    options = legal_moves(s)
    if s.ravens[seat]:
        options.extend([RAVENS[other] for other in raven_partners(s, seat)])
    return options


def raven_partners(s: HandState, seat: int) -> list[int]:
    """HK-VAR-2: any one opponent. HK-VAR-3: with four players, the partner only."""
    if s.variant.teams:
        return [(seat + 2) % 4]
    return [other for other in range(s.seats) if other != seat]


def answer_turn(s: HandState, ask: AskTurn, seat: int, action: Action, emit: Emit | None) -> None:
    if isinstance(action, SendRaven):
        send_raven(s, seat, action.seat, emit)
        return
    assert isinstance(action, Move)
    house = action.house
    taken = move_varys(s, seat, action.direction, house)
    s.talk = NOBODY  # HK-VAR-2: the talk comes before the move
    s.moved = house
    if emit is not None:
        emit(VarysMoved(seat, action.direction, house, tuple(taken), s.varys))
    if s.left[house] == 0 and s.pool:
        s.todo.append(EndTurn(seat))
        earn_companion(s, seat, house, emit)
    else:
        end_turn(s, EndTurn(seat), emit)


def send_raven(s: HandState, seat: int, other: int, emit: Emit | None) -> None:
    """HK-VAR-4: the token is spent once a game and changes nothing else."""
    s.ravens[seat] = False
    s.talk = other
    s.todo.append(AskTurn(seat))
    if emit is not None:
        emit(RavenSent(seat, other))


def earn_companion(s: HandState, seat: int, house: int, emit: Emit | None) -> None:
    """HK-COM-1, HK-COM-3: who takes the last card of a house from King's Landing chooses a companion, if one is left."""
    if not s.pool:
        return
    s.todo.append(AskCompanion(seat))
    if emit is not None:
        emit(CompanionEarned(seat, house))


def end_turn(s: HandState, frame: EndTurn, emit: Emit | None) -> None:
    """Banners, then the next player clockwise; the same one again after Melisandre (HK-COM-10)."""
    following = frame.seat if s.another_turn else (frame.seat + 1) % s.seats
    s.another_turn = False
    ties = settle_banners(s, frame.seat, emit)
    if ties:
        s.todo.append(StartTurn(following))
        s.todo.extend(ties)
    else:
        start_turn(s, StartTurn(following), emit)


def end_game(s: HandState, emit: Emit | None) -> None:
    """HK-END-1: what is left in King's Landing and in the pool is discarded. Nothing stays to be done."""
    cards = characters_in_kings_landing(s)
    companions = s.pool[:]
    s.discarded.extend(cards)
    s.spent.extend(companions)
    s.pool.clear()
    s.grid = [card if card == VARYS else EMPTY for card in s.grid]
    s.left = [0] * len(s.left)
    if emit is not None:
        emit(GameEnded(winners(s), tuple(cards), tuple(companions)))


def why_not_turn(s: HandState, ask: AskTurn, seat: int, action: Action) -> Refusal | None:
    if isinstance(action, Move):
        direction, house = DIRECTIONS[action.direction], HOUSES[action.house]
        return Refusal("HK-MOV-1", NOBODY_THERE, house=house, direction=direction)
    if isinstance(action, SendRaven):
        return why_not_raven(s, seat, action.seat)
    return None


def why_not_raven(s: HandState, seat: int, other: int) -> Refusal:
    rule = "HK-VAR-3" if s.variant.teams else "HK-VAR-2"
    if not s.variant.ravens:
        return Refusal("HK-VAR-2", NO_RAVENS)
    if not s.ravens[seat]:
        return Refusal("HK-VAR-4", RAVEN_SPENT, missing={"raven": 1}, seat=str(seat))
    if s.variant.teams:
        return Refusal(rule, PARTNER_ONLY)
    return Refusal(rule, NOT_AN_OPPONENT, seat=str(other))


def add_to(rules: Rules) -> None:
    rules.step(StartTurn, start_turn)
    rules.question(AskTurn, rule="HK-MOV-1", options=turn_options, answer=answer_turn, why_not=why_not_turn)
    rules.step(EndTurn, end_turn)
