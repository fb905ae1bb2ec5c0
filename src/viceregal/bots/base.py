"""What a bot is: whatever chooses one of the legal actions from a view."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Sequence
from typing import Protocol

from viceregal.bots.analysis import Analysis
from viceregal.core.game import Document, View
from viceregal.core.playout import sensible as sensible
from viceregal.core.records import Action


class Bot(Protocol):
    """A player. It sees what its seat may know and never the state; one object plays one seat of one game."""

    @abstractmethod
    def choose(self, view: View, legal: list[Action]) -> Action:
        """One of the legal actions; the view is that of the seat that must answer."""


class Ponderer(Bot, Protocol):
    """A bot that can think on while others decide."""

    @abstractmethod
    def ponder(self, view: View, is_enough: Callable[[], bool]) -> None:
        """About what comes next, by the view of its own seat, which is not asked, until `is_enough`, which it looks at
        every few milliseconds."""


class Analyst(Protocol):
    """A bot that can say what a position is worth to the seat that must answer, and how it would go on."""

    @abstractmethod
    def analyse(self, position: Document, also: Sequence[str] = ()) -> Analysis:
        """Of a position or a view, as far as the seat can know that must answer. `also`: answers that it has to judge
        and give reasons for, whatever it thinks of them."""
