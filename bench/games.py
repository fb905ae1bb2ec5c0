"""Random games of any of our games, driven from Python and in the loop of the library; and clones of a state."""

from __future__ import annotations

from itertools import count, cycle
from time import process_time

import viceregal as vr
from bench.clock import SHORTEST, Loop, Tally, repeat, repeat_clone, repeat_each
from viceregal.arena.runner import Plan, checked, run
from viceregal.core.options import Setup
from viceregal.core.rules import State

SEED = 5
GAMES_OF_A_RUN = 100


def python_loop(game: vr.Game, setups: list[Setup]) -> Loop:
    """The loop in Python, as anybody would write it: whose turn, what is legal, pick, apply."""

    def measure(seconds: float) -> Tally:
        chance, tables = vr.Chance(SEED), cycle(setups)
        start, deciders, legal, apply, pick = game.start, game.deciders, game.legal, game.apply, chance.pick
        sample, nature = game.sample, vr.CHANCE

        def play() -> int:
            moves = 0
            state = start(next(tables), chance)
            while asked := deciders(state):
                seat = asked[0]
                if seat == nature:
                    apply(state, seat, sample(state, chance))
                else:
                    apply(state, seat, pick(legal(state, seat)))
                    moves += 1
            return moves

        return repeat(seconds, play)

    return measure


def own_loop(game: vr.Game, setups: list[Setup]) -> Loop:
    """The loop of the library."""

    def measure(seconds: float) -> Tally:
        chance, tables = vr.Chance(SEED), cycle(setups)
        return repeat(seconds, lambda: vr.playout(game, game.start(next(tables), chance), chance))

    return measure


def simulations(game: vr.Game, setups: list[Setup]) -> Loop:
    """What `viceregal sim` does with random bots: every game has seeds of its own, and what comes of it is counted."""

    def measure(seconds: float) -> Tally:
        seeds, tables = count(SEED), cycle(setups)

        def play() -> int:
            return run(checked(Plan(game.key, next(tables), (), GAMES_OF_A_RUN, next(seeds)))).tally.decisions

        runs = repeat(seconds, play)
        return Tally(runs.games * GAMES_OF_A_RUN, runs.units, runs.seconds)

    return measure


def clones(state: State) -> Loop:
    return lambda seconds: repeat_clone(seconds, state.clone)


def redeals(game: vr.Game, states: list[State]) -> Loop:
    """What a search does before each of its games: a clone, and what the seat to move does not know dealt anew."""
    seats = [(state, game.deciders(state)[0]) for state in states]

    def measure(seconds: float) -> Tally:
        chance, redeal = vr.Chance(SEED), game.redeal

        def another_world(at: tuple[State, int]) -> None:
            redeal(at[0].clone(), at[1], chance)

        return repeat_each(seconds, another_world, seats)

    return measure


def guesses(game: vr.Game, states: list[State]) -> Loop:
    """States made from what the seat to move sees."""
    views = [game.view(state, game.deciders(state)[0]) for state in states]

    def measure(seconds: float) -> Tally:
        chance, guess = vr.Chance(SEED), game.guess
        return repeat_each(seconds, lambda view: guess(view, chance), views)

    return measure


def slowest_legal(game: vr.Game, setup: Setup, games: int) -> Tally:
    """The longest that a list of legal actions took in so many random games: one unit in these seconds.

    What took longer than ever before is asked twice more, and the fastest counts: the position, not the machine.
    """
    worst = SHORTEST
    for number in range(games):
        chance = vr.Chance(f"{SEED}/{number}")
        state = game.start(setup, chance)
        while asked := game.deciders(state):
            seat = asked[0]
            if seat == vr.CHANCE:
                game.apply(state, seat, game.sample(state, chance))
                continue
            begin = process_time()
            legal = game.legal(state, seat)
            spent = process_time() - begin
            if spent > worst:
                worst = max(worst, min(spent, *[_spent(game, state, seat) for _ in range(2)]))
            game.apply(state, seat, chance.pick(legal))
    return Tally(games, 1, worst)


def _spent(game: vr.Game, state: State, seat: int) -> float:
    begin = process_time()
    game.legal(state, seat)
    return process_time() - begin


def along(game: vr.Game, setups: list[Setup], games: int, stride: int) -> list[State]:
    """States of random games in which a player decides, so many decisions apart."""
    found = []
    for number in range(games):
        chance, decided = vr.Chance(f"{SEED}/{number}"), 0
        state = game.start(setups[number % len(setups)], chance)
        while asked := game.deciders(state):
            decided += 1
            seat = chance.pick(list(asked))
            if seat != vr.CHANCE and decided % stride == 0:
                found.append(state.clone())
            chosen = game.sample(state, chance) if seat == vr.CHANCE else chance.pick(game.legal(state, seat))
            game.apply(state, seat, chosen)
    return found


def after(game: vr.Game, setup: Setup, decisions: int) -> State:
    """A state in the middle of a random game."""
    chance = vr.Chance(SEED)
    state = game.start(setup, chance)
    for _ in range(decisions):
        seat = game.deciders(state)[0]
        chosen = game.sample(state, chance) if seat == vr.CHANCE else chance.pick(game.legal(state, seat))
        game.apply(state, seat, chosen)
    return state
