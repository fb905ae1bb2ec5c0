"""Our own loops: Hand of the King for two with all companions and default options, through the public API.

Only decisions of players count as moves; deals and lots do not.
"""

from __future__ import annotations

from itertools import count

import viceregal as vr
from bench.clock import Loop, Tally, repeat, repeat_clone
from viceregal.bots.hand_of_the_king.convert import set_board
from viceregal.bots.hand_of_the_king.search.tree import Search
from viceregal.core.rules import State
from viceregal.games.hand_of_the_king.state import HandState

GAME = vr.game("hand-of-the-king")
SETUP = GAME.setup(seats=2)
SEED = 5
TABLE_ENTRIES = 1 << 20
MOST_DEPTH = 90
NO_LIMIT = -1  # of seconds


def python_loop(seconds: float) -> Tally:
    """Random games with the loop in Python, as anybody would write it: four calls a move."""
    chance = vr.Chance(SEED)
    start, deciders, legal, apply, pick = GAME.start, GAME.deciders, GAME.legal, GAME.apply, chance.pick

    def play() -> int:
        moves = 0
        state = start(SETUP, chance)
        while asked := deciders(state):
            seat = asked[0]
            apply(state, seat, pick(legal(state, seat)))
            moves += 1
        return moves

    return repeat(seconds, play)


def own_loop(seconds: float) -> Tally:
    """Random games with the loop of the library."""
    chance = vr.Chance(SEED)
    return repeat(seconds, lambda: vr.playout(GAME, GAME.new(SETUP), chance))


def clones(seconds: float) -> Tally:
    """Copies of a state in the middle of a game."""
    return repeat_clone(seconds, middle_of_a_game().clone)


def middle_of_a_game() -> State:
    chance = vr.Chance(SEED)
    state = GAME.start(SETUP, chance)
    for _ in range(15):
        seat = GAME.deciders(state)[0]
        GAME.apply(state, seat, chance.pick(GAME.legal(state, seat)))
    return state


def searches(nodes: int) -> Loop:
    """The core of alpha-beta from dealt boards, so many nodes each."""
    search = Search(TABLE_ENTRIES)
    seeds = count(SEED)

    def think() -> int:
        state = GAME.start(SETUP, vr.Chance(next(seeds)))
        assert isinstance(state, HandState)
        set_board(search, state)
        search.begin(False)
        search.think(NO_LIMIT, nodes, MOST_DEPTH, False)
        return search.result()["nodes"]

    return lambda seconds: repeat(seconds, think)


def loops(nodes: int) -> dict[str, Loop]:
    return {
        "loop in Python": python_loop,
        "own loop": own_loop,
        "clone": clones,
        "search": searches(nodes),
    }
