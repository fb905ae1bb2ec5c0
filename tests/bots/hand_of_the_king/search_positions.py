"""Random positions for the tests of the search, and a plain minimax over the rules to hold it against."""

from __future__ import annotations

import random
from collections.abc import Iterator

from viceregal.core.chance import Chance
from viceregal.games.hand_of_the_king.rules.game import GAME
from viceregal.games.hand_of_the_king.rules.state import HandState

SETTINGS = [
    (seats, {"companions": companions, "ramsay_moves_varys": ramsay, "variant": variant})
    for seats, variant in ((2, "base"), (3, "base"), (4, "base"), (4, "teams"))
    for companions in ("all", "known", "none")
    for ramsay in ("yes", "no")
]
TWO_SIDES = [(seats, values) for seats, values in SETTINGS if seats == 2 or values["variant"] == "teams"]
ALONE = [each for each in SETTINGS if each not in TWO_SIDES]


class TreeTooLargeError(Exception):
    """The tree has more nodes than the test wants to spend."""


def start(seats: int, values: dict[str, str], rng: random.Random, version: int | None = None) -> HandState:
    setup = GAME.setup(seats, values=values, version=version)
    state = GAME.start(setup, Chance(rng.randrange(1 << 30)))
    assert isinstance(state, HandState)
    return state


def random_step(s: HandState, rng: random.Random) -> None:
    (seat,) = GAME.deciders(s)
    GAME.apply(s, seat, rng.choice(GAME.legal(s, seat)))


def random_game(
    seats: int, values: dict[str, str], rng: random.Random, version: int | None = None
) -> Iterator[HandState]:
    """Every position of a random game, the finished one included."""
    s = start(seats, values, rng, version)
    while GAME.deciders(s):
        yield s
        random_step(s, rng)
    yield s


def late_position(seats: int, values: dict[str, str], cards: int, rng: random.Random) -> HandState:
    """A position with at most so many cards in King's Landing, in which somebody has a choice."""
    while True:
        for s in random_game(seats, values, rng):
            deciders = GAME.deciders(s)
            if deciders and sum(s.left) <= cards and len(GAME.legal(s, deciders[0])) > 1:
                return s


def worth(s: HandState, seat: int) -> int:
    """A finished game for the side of this seat: 10000 and 100 for each banner of the margin."""
    side = s.variant.side
    held = [0] * s.variant.sides()
    for holder in s.banners:
        if holder >= 0:
            held[side(holder)] += 1
    margin = held[side(seat)] - max(held[other] for other in range(len(held)) if other != side(seat))
    winners = GAME.winners(s)
    if len(winners) == s.seats:
        return 0
    return 10000 + 100 * margin if seat in winners else 100 * margin - 10000


def minimax(s: HandState, root: int, budget: list[int]) -> int:
    """For the side of `root`, all the others against it, without any short cut."""
    budget[0] -= 1
    if budget[0] < 0:
        raise TreeTooLargeError
    deciders = GAME.deciders(s)
    if not deciders:
        return worth(s, root)
    values = []
    for action in GAME.legal(s, deciders[0]):
        after = s.clone()
        GAME.apply(after, deciders[0], action)
        values.append(minimax(after, root, budget))
    same_side = s.variant.side(deciders[0]) == s.variant.side(root)
    return max(values) if same_side else min(values)
