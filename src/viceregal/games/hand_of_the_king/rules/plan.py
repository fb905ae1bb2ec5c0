"""What can lie on the stack together: the plan of a turn. Positions from outside are held against it."""

from __future__ import annotations

from viceregal.core.errors import BadPosition
from viceregal.core.records import NOBODY, Ask, AskChance, Effect, Frame
from viceregal.games.hand_of_the_king.rules.banners import is_leader
from viceregal.games.hand_of_the_king.rules.board import can_move
from viceregal.games.hand_of_the_king.rules.cards import COMPANION_ROWS, COMPANIONS, HOUSE_OF, HOUSES, VARYS
from viceregal.games.hand_of_the_king.rules.companion_questions import candidates, dismissable, swappable
from viceregal.games.hand_of_the_king.rules.effects import (
    ExchangeCharacters,
    InOrder,
    KillCharacter,
    KillCompanion,
    StayAsNamed,
    SwapPlaces,
    TakeCharacter,
)
from viceregal.games.hand_of_the_king.rules.frames import (
    AskBanner,
    AskCompanion,
    AskDeal,
    AskDismiss,
    AskGive,
    AskKill,
    AskLot,
    AskName,
    AskReveal,
    AskSwap,
    AskSwapWith,
    AskTake,
    AskTurn,
    EndTurn,
    FinishCompanion,
    Resolve,
    StartTurn,
)
from viceregal.games.hand_of_the_king.rules.state import HandState
from viceregal.games.hand_of_the_king.rules.turn import raven_partners


def check_plan(s: HandState) -> None:
    """Hold the stack against the course of a turn, from the bottom up."""
    if not s.todo:
        if any(s.left) or s.pool:
            raise BadPosition("the game is over, but King's Landing or the pool is not cleared", "HK-END-1")
        _check_quiet(s)
        _check_moves(s, s.turn)
        return
    if s.discarded:
        raise BadPosition("characters are discarded before the end", "HK-END-1")
    bottom, rest = s.todo[0], s.todo[1:]
    if isinstance(bottom, EndTurn):
        _check_turn(s, _seat(s, bottom.seat), rest)
    elif isinstance(bottom, AskChance) or (
        isinstance(bottom, StartTurn) and rest and isinstance(rest[-1], AskChance)
    ):
        _check_deal(s)
    elif isinstance(bottom, StartTurn):
        _check_settling(s, _seat(s, bottom.seat), rest)
    elif isinstance(bottom, AskTurn) and not rest:
        _check_beginning(s, _seat(s, bottom.seat))
    else:
        raise _strange(bottom)


def _check_deal(s: HandState) -> None:
    """Before the first turn: the deal, the companions, the lot, in this order."""
    first = s.variant.first
    full: list[Frame] = [AskLot() if first == NOBODY else StartTurn(first)]
    if s.variant.deck:
        full.append(AskReveal())
    full.append(AskDeal())
    if s.todo != full[: len(s.todo)]:
        raise _strange(s.todo[-1])
    if any(s.areas) or s.killed or s.discarded or s.turn:
        raise BadPosition("something has happened before the first turn", "HK-SET-1")
    _check_quiet(s)


def _check_quiet(s: HandState) -> None:
    """Nothing of a turn is under way."""
    if s.moved != NOBODY or s.stirred or s.tied or s.called or s.another_turn:
        raise BadPosition("something of a turn is under way between the turns", "HK-BAN-6")
    if s.talk != NOBODY and not (s.todo and isinstance(s.todo[-1], AskTurn)):
        raise BadPosition("a raven is on its way between the turns", "HK-VAR-2")


def _check_moves(s: HandState, moves: int) -> None:
    """HK-MOV-3: every move takes a card."""
    if moves > VARYS - sum(s.left):
        raise BadPosition(f"turn {s.turn}, but fewer characters have left King's Landing", "HK-MOV-3")


def _check_beginning(s: HandState, seat: int) -> None:
    """A turn begins, or a raven was sent."""
    _check_quiet(s)
    if not can_move(s):
        raise BadPosition("Varys cannot move: the game is over", "HK-END-1")
    if s.turn == 0:
        raise BadPosition("the first turn is number 1", "HK-SET-3")
    _check_moves(s, s.turn - 1)
    if s.talk != NOBODY and (not s.variant.ravens or s.ravens[seat] or s.talk not in raven_partners(s, seat)):
        rule = "HK-VAR-3" if s.variant.teams else "HK-VAR-2"
        raise BadPosition(f"seat {seat} cannot be talking with seat {s.talk}", rule)


def _check_settling(s: HandState, following: int, asks: list[Frame]) -> None:
    """Banners that wait for a choice, the first house on top, before the next turn."""
    _check_quiet(s)
    _check_moves(s, s.turn)
    houses = []
    for ask in asks:
        if not isinstance(ask, AskBanner):
            raise _strange(ask)
        _seat(s, ask.seat)
        tied = tuple([seat for seat in range(s.seats) if is_leader(s, seat, ask.house)])
        if ask.tied != tied or len(tied) < 2 or following not in (ask.seat, (ask.seat + 1) % s.seats):
            raise BadPosition(
                f"this is not a tie for {HOUSES[ask.house]} that seat {ask.seat} settles", "HK-BAN-3"
            )
        houses.append(ask.house)
    if houses != sorted(set(houses), reverse=True):
        raise BadPosition("banners are settled house by house", "HK-BAN-3")


def _check_turn(s: HandState, seat: int, rest: list[Frame]) -> None:
    """The move is made; companions may be at work, each with the parts of its effect that are left."""
    _check_moves(s, s.turn)
    at_work: list[int] = []
    parts: list[Effect] = []
    for frame in rest:
        if isinstance(frame, FinishCompanion):
            at_work.append(frame.companion)
            whole = COMPANION_ROWS[frame.companion].effect
            parts = list(whole.parts) if isinstance(whole, InOrder) else [whole]
        elif isinstance(frame, Resolve):
            if frame.seat != seat or parts[-1:] != [frame.effect]:
                raise _strange(frame)
            parts.pop()  # parts lie on the stack with the last one deepest
        elif isinstance(frame, Ask) and frame is rest[-1]:
            _check_question(s, seat, frame, at_work, parts)
        else:
            raise _strange(frame)
    _check_at_work(s, at_work)
    if s.talk != NOBODY:
        raise BadPosition("the talk comes before the move", "HK-VAR-2")


def _check_at_work(s: HandState, at_work: list[int]) -> None:
    if s.called != at_work and not (s.called == at_work[:-1] and isinstance(s.todo[-1], FinishCompanion)):
        raise BadPosition("the companions called are not those at work", "HK-COM-1")
    if s.moved == NOBODY:
        raise BadPosition("a turn is under way, but no house was moved to", "HK-MOV-2")
    if at_work and s.left[s.moved]:
        raise BadPosition(
            f"companions are at work, but {HOUSES[s.moved]} is left in King's Landing", "HK-COM-1"
        )


def _check_question(s: HandState, seat: int, ask: Ask, at_work: list[int], parts: list[Effect]) -> None:
    """The question on top must be the player's, come from the companion at work, and have an answer."""
    if ask.seat != seat:
        raise BadPosition(f"seat {ask.seat} is asked in the turn of seat {seat}", "HK-SET-3")
    if isinstance(ask, AskCompanion):
        _check_earned(s, seat, at_work, parts)
        return
    if not at_work or s.called[-1:] != at_work[-1:]:
        raise _strange(ask)
    if not parts or not _fits(s, ask, seat, parts[-1]):
        raise BadPosition(f"{COMPANIONS[at_work[-1]]} does not ask that here", "HK-COM-6")


def _check_earned(s: HandState, seat: int, at_work: list[int], parts: list[Effect]) -> None:
    """HK-COM-1, HK-COM-3: by the move or by the companion at work, the last card of a house was taken."""
    if not s.pool:
        raise BadPosition("a companion is to be chosen from an empty pool", "HK-COM-1")
    if not at_work:
        if s.moved == NOBODY or s.left[s.moved]:
            raise BadPosition("no companion was earned by the move", "HK-COM-1")
        if not any(HOUSE_OF[card] == s.moved for card in s.areas[seat]):
            raise BadPosition(f"seat {seat} has moved, but took no card of {HOUSES[s.moved]}", "HK-MOV-2")
        return
    effect = COMPANION_ROWS[at_work[-1]].effect
    if not isinstance(effect, TakeCharacter) or parts != [effect] or not _took_the_last(s, seat, effect.card):
        raise BadPosition(f"no companion was earned by {COMPANIONS[at_work[-1]]}", "HK-COM-3")


def _took_the_last(s: HandState, seat: int, card: int) -> bool:
    house = HOUSE_OF[card]
    return card in s.areas[seat] and not s.left[house] and bool(s.stirred >> house & 1)


def _fits(s: HandState, ask: Ask, seat: int, part: Effect) -> bool:
    fits = False
    if isinstance(ask, AskKill):
        fits = part == KillCharacter(ask.zone) and bool(candidates(s, ask.zone))
    elif isinstance(ask, AskDismiss):
        fits = part == KillCompanion() and bool(dismissable(s))
    elif isinstance(ask, AskName):
        fits = part == StayAsNamed(ask.count) and ask.companion == s.called[-1]
    elif isinstance(ask, AskSwap):
        fits = part == SwapPlaces() and len(swappable(s)) >= 2
    elif isinstance(ask, AskSwapWith):
        fits = part == SwapPlaces() and ask.card in swappable(s)[:-1]
    elif isinstance(ask, AskGive | AskTake):
        own, others = s.areas[seat], [area for other, area in enumerate(s.areas) if other != seat]
        fits = part == ExchangeCharacters() and bool(own) and any(others)
        fits = fits and (isinstance(ask, AskGive) or ask.given in own)
    return fits


def _seat(s: HandState, seat: int) -> int:
    if seat >= s.seats:
        raise BadPosition(f"there is no seat {seat}", "HK-SET-3")
    return seat


def _strange(frame: Frame) -> BadPosition:
    return BadPosition(f"todo: {type(frame).__name__} cannot stand where it does")
