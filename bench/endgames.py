"""`python -m bench.endgames`: how many cards before the end Hand of the King is solved, for two players.

Two searching bots play games; each game is then walked back from its end. It counts how many cards lay in King's Landing
at the earliest position from which on every one was solved: to the end, for the result and the margin, each within the
given CPU time on one core.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from statistics import median
from time import process_time

import viceregal as vr
from viceregal.games.hand_of_the_king.bots.alphabeta import AlphaBeta
from viceregal.games.hand_of_the_king.bots.convert import set_board
from viceregal.games.hand_of_the_king.bots.search.tree import Search
from viceregal.games.hand_of_the_king.rules.state import HandState

HAND = vr.game("hand-of-the-king")
FOR_TWO = HAND.setup(seats=2)
TABLE_ENTRIES = 1 << 21
NODES_OF_PLAYERS = 1_000
MAX_DEPTH = 90
NO_LIMIT = -1  # of seconds
NODES_A_SECOND = 8_000_000  # more than a second allows: the CPU time decides, not a clock that others stop


@dataclass(frozen=True)
class Solved:
    """What became of one game: from how many cards on it is solved, and the speed of the search on the way."""

    seed: str
    cards: int
    slowest: float  # seconds, of the positions that were solved
    nodes: int
    seconds: float


def played(seed: str) -> list[HandState]:
    """The positions of a game in which somebody had a choice where to send Varys."""
    bots = [AlphaBeta(nodes=NODES_OF_PLAYERS) for _ in range(FOR_TWO.seats)]
    state = HAND.start(FOR_TWO, vr.Chance(seed))
    found: list[HandState] = []
    while asked := HAND.deciders(state):
        seat = asked[0]
        legal = HAND.legal(state, seat)
        assert isinstance(state, HandState)
        if len(legal) > 1 and (not found or sum(state.left) < sum(found[-1].left)):
            found.append(state.clone())
        HAND.apply(state, seat, bots[seat].choose(HAND.view(state, seat), legal))
    return found


def solve(search: Search, state: HandState, seconds: float) -> tuple[bool, int, float]:
    """Was it solved in time? With how many nodes, in how many seconds?"""
    set_board(search, state)
    search.begin(False)
    begin = process_time()
    search.think(NO_LIMIT, int(NODES_A_SECOND * seconds), MAX_DEPTH, False)
    spent, found = process_time() - begin, search.result()
    return bool(found["exact"]) and spent <= seconds, found["nodes"], spent


def solved(seed: str, seconds: float) -> Solved:
    search = Search(TABLE_ENTRIES)
    cards = nodes = 0
    slowest = spent = 0.0
    for state in reversed(played(seed)):
        is_solved, looked_at, took = solve(search, state, seconds)
        nodes += looked_at
        spent += took
        if not is_solved:
            break
        cards, slowest = sum(state.left), max(slowest, took)
    return Solved(seed, cards, slowest, nodes, spent)


def lines(found: list[Solved], seconds: float) -> Iterator[str]:
    cards = sorted([each.cards for each in found])
    nodes, spent = sum([each.nodes for each in found]), sum([each.seconds for each in found])
    yield f"{len(found)} games, {seconds:g} s of CPU time a position, {TABLE_ENTRIES:,} entries in the table"
    yield f"solved with so many cards left: median {median(cards):g}, worst {cards[0]}, best {cards[-1]}"
    yield f"{nodes / max(spent, 1e-9):,.0f} nodes/s"


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="python -m bench.endgames", description="How deep endgames are exact."
    )
    parser.add_argument("--games", type=int, default=30, help="so many games (30)")
    parser.add_argument("--seconds", type=float, default=1.0, help="for each position (1)")
    parser.add_argument("--seed", default="endgames", help="same seed, same games")
    parser.add_argument("--json", action="store_true", help="print each game as JSON")
    asked = parser.parse_args()
    if asked.games < 1 or asked.seconds <= 0:
        parser.error("at least one game, and some time for each position")
    found = [solved(f"{asked.seed}/{number}", asked.seconds) for number in range(asked.games)]
    if asked.json:
        print(json.dumps([asdict(each) for each in found], indent=1))
    else:
        print("\n".join(lines(found, asked.seconds)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
