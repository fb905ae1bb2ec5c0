"""What a game brings to learning: lessons, which are games with itself, and examinations, old weights against new ones."""

from __future__ import annotations

from abc import abstractmethod
from typing import Protocol

from viceregal.core.options import Setup

Weights = list[float]
Row = tuple[list[float], float]  # what was to be seen, and what came of it


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
    def lesson(self, setup: Setup, seed: str, weights: Weights) -> list[Row]:
        """A game of the bot with itself, with a few decisions by lot, so that other ways are seen too."""

    @abstractmethod
    def examine(self, setup: Setup, seed: str, seat: int, new: Weights, old: Weights) -> float:
        """What part of the win this seat gets by the new weights, where all others judge by the old ones."""
