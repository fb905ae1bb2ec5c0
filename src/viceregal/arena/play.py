"""One game between bots."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from traceback import extract_tb

from viceregal.arena.plan import Plan
from viceregal.bots import registry
from viceregal.bots.base import Bot
from viceregal.bots.random_bot import pick
from viceregal.core.chance import Chance
from viceregal.core.errors import ViceregalError
from viceregal.core.game import Game
from viceregal.core.match import Match
from viceregal.core.records import CHANCE, NOBODY, Action
from viceregal.games import game


class ArenaError(ViceregalError):
    """A run that could not be finished."""


class BotError(ArenaError):
    """A bot that broke down or answered what is not legal: which seat, what it did, and after how many moves."""

    def __init__(self, told: str, seat: int = NOBODY, fault: str = "", moves: int = 0) -> None:
        super().__init__(told)
        self.seat = seat
        self.fault = fault
        self.moves = moves


@dataclass(frozen=True)
class Outcome:
    """What came of a game. `moves` are the decisions of players; the record is empty unless it was asked for."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    moves: int
    record: str = ""


def play(plan: Plan, index: int) -> Outcome:
    """The game of this number."""
    the_game = game(plan.game)
    if plan.is_all_random() and not plan.records:
        return play_at_random(the_game, plan, index)
    return play_match(the_game, plan, index)


def specs_of(plan: Plan, index: int) -> tuple[str, ...]:
    """Who sits where in the game of this number."""
    return tuple([plan.bots[number] for number in plan.seated(index)])


def play_match(
    the_game: Game, plan: Plan, index: int, on_thought: Callable[[int], None] | None = None
) -> Outcome:
    """Bots get a view and answer; every answer is checked. `on_thought` hears who thinks, and NOBODY when it is done."""
    specs = specs_of(plan, index)
    bots = {seat: _made(plan, index, seat) for seat in range(len(specs)) if seat not in plan.ruled()}
    match = Match.new(the_game, plan.setup, plan.match_seed(index), specs)
    moves = 0
    while not match.over:
        seat = match.to_move[0]
        if on_thought is not None:
            on_thought(seat)
        action, fault = _answer(bots[seat], match, seat)
        if on_thought is not None:
            on_thought(NOBODY)
        if action is None:
            raise _bad(plan, index, seat, fault, moves)
        match.enter(seat, action)
        match.settle()
        moves += 1
    record = match.record() if plan.records else ""
    return Outcome(match.winners(), match.scores(), moves, record)


def _made(plan: Plan, index: int, seat: int) -> Bot:
    try:
        return registry.make(specs_of(plan, index)[seat], plan.game, plan.bot_seed(index, seat))
    except ViceregalError:
        raise
    except Exception as error:
        raise _bad(plan, index, seat, _broke_down(error)) from error


def _answer(bot: Bot, match: Match, seat: int) -> tuple[Action | None, str]:
    """What the bot answers, or none and what it did instead."""
    legal = match.actions(seat)
    try:
        action = bot.choose(match.view(seat), legal)
        if action in legal:
            return action, ""
        return None, f"answered {action}, which is not legal{_written_at(bot)}"
    except Exception as error:
        return None, _broke_down(error)


def _bad(plan: Plan, index: int, seat: int, fault: str, moves: int = 0) -> BotError:
    where = f"at seat {seat} in game {index} of seed {plan.seed}"
    when = f"(deal {plan.match_seed(index)!r}, move {moves + 1})"
    return BotError(f"bot {specs_of(plan, index)[seat]} {where} {when} {fault}", seat, fault, moves)


def _broke_down(error: Exception) -> str:
    return f"broke down: {type(error).__name__}: {error}{_raised_at(error)}"


def _raised_at(error: Exception) -> str:
    """The line of the bot's code that an error comes from."""
    frames = extract_tb(error.__traceback__)
    return f" ({frames[-1].filename}:{frames[-1].lineno})" if len(frames) > 1 else ""


def _written_at(bot: Bot) -> str:
    """Where the bot's answer is written; nothing where only its compiled form is known."""
    code = getattr(getattr(type(bot), "choose", None), "__code__", None)
    return f" ({code.co_filename}:{code.co_firstlineno})" if code is not None else ""


def play_at_random(the_game: Game, plan: Plan, index: int) -> Outcome:
    """The same game that `play_match` would play if all bots are random, without views, checks and a log."""
    chance = Chance(plan.match_seed(index))
    bots = [Chance(plan.bot_seed(index, seat)) for seat in range(plan.setup.seats)]
    s = the_game.start(plan.setup, chance)
    deciders, legal, apply = the_game.deciders, the_game.legal, the_game.apply
    moves = 0
    while asked := deciders(s):
        seat = asked[0]
        if seat == CHANCE:
            the_game.settle(s, chance)
            continue
        apply(s, seat, pick(bots[seat], legal(s, seat)))
        moves += 1
    return Outcome(the_game.winners(s), the_game.scores(s), moves)
