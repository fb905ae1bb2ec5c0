"""What a search has come to: each answer that it thought about, how often, and what it expects of it."""

from __future__ import annotations

from math import sqrt

from viceregal.core.records import Action


class Candidate:
    """An answer: how often it was tried, the mean value (a half is what was expected), the mean lead and its spread."""

    def __init__(self, action: Action, visits: int, value: float, lead: float, spread: float) -> None:
        self.action = action
        self.visits = visits
        self.value = value
        self.lead = lead
        self.spread = spread  # of the single playouts

    def error(self) -> float:
        """The standard error of the mean lead."""
        return self.spread / sqrt(self.visits) if self.visits > 0 else 0.0


class Thought:
    """The candidates, the best first, and how many playouts it took."""

    def __init__(self, candidates: list[Candidate], simulations: int) -> None:
        self.candidates = candidates
        self.simulations = simulations

    def best(self) -> Action:
        return self.candidates[0].action
