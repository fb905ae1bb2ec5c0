"""What a game brings to learning: lessons, which are games with itself, and examinations, old weights against new ones."""

from __future__ import annotations

from abc import abstractmethod
from dataclasses import dataclass
from typing import Protocol

from viceregal.core.options import Setup

Weights = list[float]


@dataclass(frozen=True)
class Run:
    """A game as one seat went through it: what was to be seen, again and again, and what came of it in the end.

    Each row comes with what counts already, whatever is learned; the weights tell what is still to come.
    """

    rows: list[tuple[list[float], float]]
    end: float


class Teacher(Protocol):
    """`features` names the weights, in order; the files of weights lie in `package`."""

    features: tuple[str, ...]
    package: str

    @abstractmethod
    def file_name(self, setup: Setup) -> str:
        """The file that holds the weights for such a game, without its ending."""

    @abstractmethod
    def present(self, setup: Setup) -> Weights:
        """By which the bot judges now; where nothing was learned yet, what learning begins with."""

    @abstractmethod
    def lesson(self, setup: Setup, seed: str, weights: Weights) -> list[Run]:
        """A game of the bot with itself, with a few decisions by lot, so that other ways are seen too: a run for each seat."""

    @abstractmethod
    def examine(self, setup: Setup, seed: str, seat: int, new: Weights, old: Weights) -> float:
        """What part of the win this seat gets by the new weights, where all others judge by the old ones."""
