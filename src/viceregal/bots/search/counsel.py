"""What a game brings to the search: where to think, how to play on quickly, and what a table is worth."""

from __future__ import annotations

from abc import abstractmethod
from typing import Any, Protocol

from viceregal.core.chance import Chance
from viceregal.core.records import Action


class Counsel(Protocol):
    """One object counsels one search. It never looks at what the seat cannot know: the states it is shown are re-dealt."""

    @abstractmethod
    def reopen(self, s: Any, seat: int) -> None:
        """Let those be asked again who have answered the open question in secret: a re-deal only guesses by lot."""

    @abstractmethod
    def clock(self, s: Any) -> int:
        """The time of the game, in the unit of the search's horizon: turns or rounds."""

    @abstractmethod
    def mark(self, s: Any, seat: int) -> tuple[Any, ...]:
        """What tells this question to the seat from others of the same turn, besides what is to be done: what it sees
        of the answers since. Nothing that chance brings to all."""

    @abstractmethod
    def by_rule(self, s: Any, seat: int, answers: list[Action], in_tree: bool) -> Action | None:
        """The answer to a minor question, which no search is wasted on; None where one should think."""

    @abstractmethod
    def candidates(self, s: Any, seat: int, answers: list[Action]) -> list[Action]:
        """The answers that are worth a thought."""

    @abstractmethod
    def worths(self, s: Any, seat: int, answers: list[Action]) -> list[float]:
        """What each answer looks like at a glance, in points: where the search begins."""

    @abstractmethod
    def policy(self, s: Any, seat: int, answers: list[Action], chance: Chance) -> Action:
        """A quick and sensible answer, beyond the tree."""

    @abstractmethod
    def points(self, s: Any) -> list[float]:
        """The points of each seat at the end of the game, as far as can be told; exact when it is over."""
