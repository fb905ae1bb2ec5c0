"""The peers: OpenSpiel's C++ games driven from Python, and catanatron in its own loop.

All that they apply counts as a move, chance outcomes too: that is in their favour.
"""

from __future__ import annotations

from itertools import count

import pyspiel
from catanatron import Color, Game, RandomPlayer

import viceregal as vr
from bench.clock import Loop, Tally, repeat, repeat_clone

SEED = 5


def openspiel(name: str) -> Loop:
    """Random games with the loop in Python: four calls a move, as in ours, and the same generator picks."""
    new_initial_state = pyspiel.load_game(name).new_initial_state

    def loop(seconds: float) -> Tally:
        pick = vr.Chance(SEED).pick

        def play() -> int:
            moves = 0
            state = new_initial_state()
            while not state.is_terminal():
                state.apply_action(pick(state.legal_actions()))
                moves += 1
            return moves

        return repeat(seconds, play)

    return loop


def openspiel_clones(name: str) -> Loop:
    """Copies of a state in the middle of a game."""
    pick = vr.Chance(SEED).pick
    state = pyspiel.load_game(name).new_initial_state()
    for _ in range(30):
        state.apply_action(pick(state.legal_actions()))
    return lambda seconds: repeat_clone(seconds, state.clone)


def catanatron(seconds: float) -> Tally:
    """Random games for two in its own loop, `Game.play()`."""
    seeds = count(SEED)

    def play() -> int:
        game = Game([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)], seed=next(seeds))
        game.play()
        return len(game.state.actions)

    return repeat(seconds, play)


def loops() -> dict[str, Loop]:
    return {
        "breakthrough": openspiel("breakthrough"),
        "hearts": openspiel("hearts"),
        "gin_rummy": openspiel("gin_rummy"),
        "catanatron": catanatron,
        "breakthrough clone": openspiel_clones("breakthrough"),
    }
