"""What of ours is measured: random games of each game and clones in their middle, and the core of alpha-beta."""

from __future__ import annotations

from itertools import count

import viceregal as vr
from bench.clock import Loop, Tally, repeat
from bench.games import (
    SEED,
    after,
    along,
    clones,
    guesses,
    own_loop,
    python_loop,
    redeals,
    simulations,
    slowest_legal,
)
from viceregal.games.hand_of_the_king.bots.convert import set_board
from viceregal.games.hand_of_the_king.bots.search.tree import Search
from viceregal.games.hand_of_the_king.rules.state import HandState

HAND = vr.game("hand-of-the-king")
HAND_FOR_TWO = HAND.setup(seats=2)
VICEROY = vr.game("viceroy")
VICEROY_FOR_FOUR = [VICEROY.setup(seats=4, edition=edition) for edition in ("ru", "cs", "pl")]
VISCOUNTS = vr.game("viscounts")
VISCOUNTS_FOR_FOUR = VISCOUNTS.setup(seats=4)
TABLE_ENTRIES = 1 << 20
MAX_DEPTH = 90
NO_LIMIT = -1  # of seconds


def searches(nodes: int) -> Loop:
    """The core of alpha-beta from dealt boards, so many nodes each."""
    search = Search(TABLE_ENTRIES)
    seeds = count(SEED)

    def think() -> int:
        state = HAND.start(HAND_FOR_TWO, vr.Chance(next(seeds)))
        assert isinstance(state, HandState)
        set_board(search, state)
        search.begin(False)
        search.think(NO_LIMIT, nodes, MAX_DEPTH, False)
        return search.result()["nodes"]

    return lambda seconds: repeat(seconds, think)


def loops(nodes: int) -> dict[str, Loop]:
    of_hand = along(HAND, [HAND_FOR_TWO], 3, 7)
    of_viceroy = along(VICEROY, VICEROY_FOR_FOUR, 3, 31)
    of_viscounts = along(VISCOUNTS, [VISCOUNTS_FOR_FOUR], 3, 41)
    return {
        "loop in Python": python_loop(HAND, [HAND_FOR_TWO]),
        "own loop": own_loop(HAND, [HAND_FOR_TWO]),
        "simulation": simulations(HAND, [HAND_FOR_TWO]),
        "clone": clones(after(HAND, HAND_FOR_TWO, 15)),
        "redeal": redeals(HAND, of_hand),
        "guess": guesses(HAND, of_hand),
        "search": searches(nodes),
        "viceroy loop in Python": python_loop(VICEROY, VICEROY_FOR_FOUR),
        "viceroy own loop": own_loop(VICEROY, VICEROY_FOR_FOUR),
        "viceroy simulation": simulations(VICEROY, VICEROY_FOR_FOUR),
        "viceroy clone": clones(after(VICEROY, VICEROY_FOR_FOUR[0], 150)),
        "viceroy redeal": redeals(VICEROY, of_viceroy),
        "viceroy guess": guesses(VICEROY, of_viceroy),
        "viscounts loop in Python": python_loop(VISCOUNTS, [VISCOUNTS_FOR_FOUR]),
        "viscounts own loop": own_loop(VISCOUNTS, [VISCOUNTS_FOR_FOUR]),
        "viscounts simulation": simulations(VISCOUNTS, [VISCOUNTS_FOR_FOUR]),
        "viscounts clone": clones(after(VISCOUNTS, VISCOUNTS_FOR_FOUR, 400)),
        "viscounts redeal": redeals(VISCOUNTS, of_viscounts),
        "viscounts guess": guesses(VISCOUNTS, of_viscounts),
    }


def slowest_legal_of_viscounts(games: int) -> Tally:
    """Payments multiply: the list of actions must stay quick wherever a game leads."""
    return slowest_legal(VISCOUNTS, VISCOUNTS_FOR_FOUR, games)
