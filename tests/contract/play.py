"""Seeded random play for the contract."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from tests.contract.tables import Table
from viceregal.core.chance import Chance
from viceregal.core.match import Match
from viceregal.core.records import CHANCE, Action, Event, Seat
from viceregal.core.rules import State


class Turn:
    """A decision of a random game: the state before it, who decides, and what it will be."""

    def __init__(self, s: State, seat: Seat, action: Action) -> None:
        self.s = s
        self.seat = seat
        self.action = action


def decisions(table: Table, seed: int | str) -> Iterator[Turn]:
    """The decisions of a random game, each applied to the state when the next is asked for.

    Of long games, these are some of them, the first included: see the stride of a table.
    """
    for turn, is_looked_at in zip(all_decisions(table, seed), looked_at(table, seed), strict=False):
        if is_looked_at:
            yield turn


def looked_at(table: Table, seed: int | str) -> Iterator[bool]:
    """For each decision whether the contract looks at it: at the first, and at one in a table's stride."""
    lot = Chance(f"{table} {seed} looked at")
    yield True
    while True:
        yield lot.below(table.stride) == 0


def all_decisions(table: Table, seed: int | str) -> Iterator[Turn]:
    """Every decision. Where several decide at once, any of them may be the first."""
    game, chance = table.game, Chance(f"{table} {seed}")
    s = table.first_state()
    while asked := game.deciders(s):
        seat = chance.pick(list(asked))
        action = game.sample(s, chance) if seat == CHANCE else chance.pick(game.legal(s, seat))
        yield Turn(s, seat, action)
        game.apply(s, seat, action)


def states(table: Table, seed: int | str) -> Iterator[State]:
    """The states before decisions of a random game, and the last. They are one object: do not keep them."""
    s = None
    for turn in decisions(table, seed):
        s = turn.s
        yield s
    assert s is not None
    yield s


def answers(table: Table, s: State, seat: Seat, samples: int = 4) -> list[Action]:
    """All that a decider can answer; of a shuffle, some outcomes."""
    if table.game.is_countable(s):
        return table.game.legal(s, seat)
    chance = Chance(samples)
    return list(dict.fromkeys([table.game.sample(s, chance) for _ in range(samples)]))


def viewers(table: Table) -> list[Seat | None]:
    """All seats and a spectator."""
    return [*range(table.setup.seats), None]


Told = list[tuple[Event, tuple[Seat, ...] | None]]


def applied(table: Table, s: State, seat: Seat, action: Action) -> tuple[State, Told]:
    """A copy of the state after an action, and what was told to whom."""
    told: Told = []
    after = s.clone()
    table.game.apply(after, seat, action, lambda event, only=None: told.append((event, only)))
    return after, told


def random_match(table: Table, seed: int | str, upto: int | None = None) -> Match:
    """A match played at random through the checked door, to its end or so many decisions far."""
    match, chance = table.first_match(f"match {seed}"), Chance(f"{table} {seed}")
    while match.to_move and (upto is None or len(match.log) < upto):
        seat = chance.pick(list(match.to_move))
        match.play(chance.pick(match.actions(seat)), seat)
    return match


@contextmanager
def after_every_step(table: Table, check: Callable[[Any], None]) -> Iterator[None]:
    """Hang a check on the stack machine."""
    table.game.rules.after_step = check
    try:
        yield
    finally:
        table.game.rules.after_step = None
