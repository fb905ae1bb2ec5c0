"""One game between bots."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from viceregal.arena.plan import Plan
from viceregal.bots import registry
from viceregal.bots.base import Bot
from viceregal.core.errors import ViceregalError
from viceregal.core.game import Game, View
from viceregal.core.match import Match
from viceregal.core.playout import random_game
from viceregal.core.records import NOBODY, Action
from viceregal.faults import broke_down, what_happened, within, written_at


class ArenaError(ViceregalError):
    """A run that could not be finished."""


class Outcome(NamedTuple):
    """What came of a game. `moves` are the decisions of players; the record is empty unless it was asked for.

    A bot at the seat `faulty` broke down, hung or answered nonsense, as `fault` says: then the others have won, and
    there are no scores. Where the game itself broke down, only the `fault` says so: nobody has won or lost it.
    """

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    moves: int
    record: str = ""
    faulty: int | None = None
    fault: str = ""


class Forfeit(Exception):
    """A bot did what loses it the game on the spot: which seat, what it did, and after how many moves."""

    def __init__(self, seat: int, fault: str, moves: int = 0) -> None:
        super().__init__(fault)
        self.seat = seat
        self.fault = fault
        self.moves = moves


def play(plan: Plan, index: int) -> Outcome:
    """The game of this number."""
    if plan.is_all_random and not plan.records:
        try:
            return play_at_random(plan.rules, plan, index)
        except Exception as error:
            return broken(plan, error)
    return play_match(plan.rules, plan, index)


def specs_of(plan: Plan, index: int) -> tuple[str, ...]:
    """Who sits where in the game of this number."""
    return tuple([plan.bots[number] for number in plan.seated(index)])


def play_match(
    the_game: Game, plan: Plan, index: int, on_thought: Callable[[int], None] | None = None
) -> Outcome:
    """Bots get a view and answer; every answer is checked. `on_thought` hears who thinks, and NOBODY when it is done."""
    try:
        return _to_the_end(the_game, plan, index, on_thought)
    except Forfeit as error:
        return lost(specs_of(plan, index), error.seat, error.fault, error.moves)
    except ViceregalError:
        raise
    except Exception as error:
        return broken(plan, error)


def lost(specs: tuple[str, ...], seat: int, fault: str, moves: int = 0) -> Outcome:
    """A game that a bot has lost on the spot: everybody else has won it."""
    others = tuple([other for other in range(len(specs)) if other != seat])
    return Outcome(others, (), moves, faulty=seat, fault=f"bot {specs[seat]} at seat {seat} {fault}")


def blamed(players: tuple[str, ...], faulty: int | None) -> str | None:
    """Which bot lost a game on the spot; none where the game itself broke down."""
    return None if faulty is None else players[faulty]


def broken(plan: Plan, error: Exception) -> Outcome:
    """A game whose rules broke down. ViceregalError, which says why nothing can be played at all, goes on."""
    if isinstance(error, ViceregalError):
        raise error
    return Outcome((), (), 0, fault=str(broke_down(f"the game {plan.game}", error)))


def _to_the_end(the_game: Game, plan: Plan, index: int, on_thought: Callable[[int], None] | None) -> Outcome:
    specs = specs_of(plan, index)
    ruled = plan.ruled()
    bots = {seat: _made(plan, index, seat, on_thought) for seat in range(len(specs)) if seat not in ruled}
    match = Match.new(the_game, plan.setup, plan.match_seed(index), specs)
    moves = 0
    while not match.over:
        seat = match.to_move[0]
        view, legal = match.view(seat), match.actions(seat)
        if on_thought is not None:
            on_thought(seat)
        action, fault = _answer(bots[seat], view, legal, plan.limit)
        if on_thought is not None:
            on_thought(NOBODY)
        if action is None:
            raise Forfeit(seat, fault, moves)
        match.enter(seat, action)
        match.settle()
        moves += 1
    record = match.record() if plan.records else ""
    return Outcome(match.winners(), match.scores(), moves, record)


def _made(plan: Plan, index: int, seat: int, on_thought: Callable[[int], None] | None) -> Bot:
    if on_thought is not None:
        on_thought(seat)
    try:
        with within(plan.limit):
            return registry.make(specs_of(plan, index)[seat], plan.game, plan.bot_seed(index, seat))
    except ViceregalError:
        raise
    except Exception as error:
        raise Forfeit(seat, what_happened(error)) from error
    finally:
        if on_thought is not None:
            on_thought(NOBODY)


def _answer(bot: Bot, view: View, legal: list[Action], limit: float) -> tuple[Action | None, str]:
    """What the bot answers, or none and what it did instead."""
    try:
        with within(limit):
            action = bot.choose(view, legal)
            if action in legal:
                return action, ""
        return None, f"answered {action}, which is not legal{written_at(bot, 'choose')}"
    except Exception as error:
        return None, what_happened(error)


def play_at_random(the_game: Game, plan: Plan, index: int) -> Outcome:
    """The same game that `play_match` would play if all bots are random, without views, checks and a log."""
    seed, seats = plan.seeds(index)
    return Outcome(*random_game(the_game, plan.setup, seed, seats))
