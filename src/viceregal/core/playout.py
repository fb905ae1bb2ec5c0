"""Random play to the end: the measure of a simulator, and what searches by sampling are made of."""

from __future__ import annotations

from viceregal.core.chance import Chance
from viceregal.core.game import Game
from viceregal.core.records import CHANCE
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
