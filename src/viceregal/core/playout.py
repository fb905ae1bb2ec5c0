"""Random play to the end: the measure of a simulator, and what searches by sampling are made of."""

from __future__ import annotations

from viceregal.core.chance import Chance, Luck
from viceregal.core.game import Game
from viceregal.core.options import Setup
from viceregal.core.records import CHANCE, Action, Seat
from viceregal.core.rules import State


def playout(game: Game, s: State, chance: Chance) -> int:
    """Play on at random, in place, until the game is over; the number of decisions players made."""
    decisions = 0
    while True:
        deciders = game.deciders(s)
        if not deciders:
            return decisions
        seat = deciders[0]
        if seat == CHANCE:
            game.apply(s, CHANCE, game.sample(s, chance))
        else:
            game.apply(s, seat, chance.pick(game.legal(s, seat)))
            decisions += 1


def random_play(game: Game, s: State, chance: Chance, seats: list[Luck]) -> int:
    """The same as random bots play: each seat picks by its own luck, so that chance deals on alike, and nobody talks."""
    decisions = 0
    while True:
        deciders = game.deciders(s)
        if not deciders:
            return decisions
        seat = deciders[0]
        if seat == CHANCE:
            game.apply(s, CHANCE, game.sample(s, chance))
        else:
            game.apply(s, seat, pick(seats[seat], game.legal(s, seat)))
            decisions += 1


def random_game(
    game: Game, setup: Setup, seed: str, seats: list[str]
) -> tuple[tuple[Seat, ...], tuple[int, ...], int]:
    """A game of random bots from a seed for chance and one for each seat: winners, points, decisions of players."""
    s = game.new(setup)
    decisions = random_play(game, s, Chance(seed), [Luck(each) for each in seats])
    winners, points = game.result(s)
    return winners, points, decisions


def pick(luck: Luck, legal: list[Action]) -> Action:
    """A sensible action at random.

    The list is sifted only after an action for people came up: that hardly ever happens, and asking each action
    of each list would cost a simulation more than all the rest of the choice.
    """
    action = luck.pick(legal)
    return luck.pick(sensible(legal)) if action.is_for_people() else action


def sensible(legal: list[Action]) -> list[Action]:
    """The actions a bot has a use for: without talk and the like, unless there is nothing else."""
    return [action for action in legal if not action.is_for_people()] or legal
