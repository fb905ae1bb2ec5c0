"""What the smallest game brings to the search."""

from __future__ import annotations

from typing import Any

from viceregal_mini.game import GAME
from viceregal_mini.records import AskBids

from viceregal.core.chance import Chance
from viceregal.core.records import Action


class MiniCounsel:
    """Points as they stand, and a little for gems."""

    def reopen(self, s: Any, seat: int) -> None:
        if s.todo and isinstance(s.todo[-1], AskBids):
            s.bids = tuple([bid for bid in s.bids if bid[0] == seat])
            s.todo[-1] = AskBids(tuple([each for each in range(s.seats) if each not in dict(s.bids)]))

    def clock(self, s: Any) -> int:
        found: int = s.round
        return found

    def mark(self, s: Any, seat: int) -> tuple[Any, ...]:
        return (s.round, tuple(s.gems), tuple(GAME.scores(s)))

    def by_rule(self, s: Any, seat: int, answers: list[Action], in_tree: bool) -> Action | None:
        return None

    def candidates(self, s: Any, seat: int, answers: list[Action]) -> list[Action]:
        return answers

    def worths(self, s: Any, seat: int, answers: list[Action]) -> list[float]:
        return [0.0] * len(answers)

    def policy(self, s: Any, seat: int, answers: list[Action], chance: Chance) -> Action:
        return chance.pick(answers)

    def points(self, s: Any) -> list[float]:
        return [points + 0.1 * gems for points, gems in zip(GAME.scores(s), s.gems, strict=True)]
