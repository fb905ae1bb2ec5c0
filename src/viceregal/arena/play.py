"""One game between bots."""

from __future__ import annotations

from dataclasses import dataclass

from viceregal.arena.plan import Plan
from viceregal.bots import registry
from viceregal.bots.random_bot import pick
from viceregal.core.chance import Chance
from viceregal.core.errors import ViceregalError
from viceregal.core.game import Game
from viceregal.core.match import Match
from viceregal.core.records import CHANCE
from viceregal.games import game


class ArenaError(ViceregalError):
    """A run that could not be finished."""


class BotError(ArenaError):
    """A bot that broke down or answered what is not legal."""


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


def play_match(the_game: Game, plan: Plan, index: int) -> Outcome:
    """Bots get a view and answer; every answer is checked."""
    specs = [plan.bots[number] for number in plan.seated(index)]
    bots = {
        seat: registry.make(spec, plan.game, plan.bot_seed(index, seat))
        for seat, spec in enumerate(specs)
        if seat not in plan.ruled()
    }
    match = Match.new(the_game, plan.setup, plan.match_seed(index), specs)
    moves = 0
    while not match.over:
        seat = match.to_move[0]
        legal = match.actions(seat)
        try:
            action = bots[seat].choose(match.view(seat), legal)
        except Exception as error:
            where = _where(plan, index, seat, moves)
            raise BotError(
                f"bot {specs[seat]} {where} broke down: {type(error).__name__}: {error}"
            ) from error
        if action not in legal:
            raise BotError(
                f"bot {specs[seat]} {_where(plan, index, seat, moves)} answered {action}, which is not legal"
            )
        match.enter(seat, action)
        match.settle()
        moves += 1
    record = match.record() if plan.records else ""
    return Outcome(match.winners(), match.scores(), moves, record)


def _where(plan: Plan, index: int, seat: int, moves: int) -> str:
    return f"at seat {seat} in game {index} of seed {plan.seed} (deal {plan.match_seed(index)!r}, move {moves + 1})"


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
