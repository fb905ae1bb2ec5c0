"""The tree: what was tried at each question, for each seat on its own.

It is open-loop: a node stands for the answers that led to it, whatever chance brought in between. Where several answer
at once, each seat has its own statistics, and the answers of all of them together lead on.
"""

from __future__ import annotations

from math import log, sqrt
from typing import Any

from viceregal.bots.search.thought import Candidate
from viceregal.core.chance import Chance
from viceregal.core.records import Action


class Tried:
    """One answer of one seat: how often it was there to be chosen, how often it was, and what came of it."""

    def __init__(self) -> None:
        self.there = 0
        self.visits = 0
        self.value = 0.0
        self.lead = 0.0
        self.squares = 0.0
        # What it looked like before any playout, as if so many had said so.
        self.trust = 0.0
        self.glance = 0.0

    def count(self, value: float, lead: float) -> None:
        self.visits += 1
        self.value += value
        self.lead += lead
        self.squares += lead * lead

    def worth(self, explore: float) -> float:
        """The mean value, and the more the less is known of it (UCB1)."""
        weight = self.visits + self.trust
        mean = (self.value + self.trust * self.glance) / weight
        return mean + explore * sqrt(log(self.there + 1.0) / weight)

    def as_candidate(self, action: Action) -> Candidate:
        if not self.visits:
            return Candidate(action, 0, self.glance, 0.0, 0.0)
        lead = self.lead / self.visits
        spread = sqrt(max(0.0, self.squares / self.visits - lead * lead))
        return Candidate(action, self.visits, self.value / self.visits, lead, spread)


class Node:
    """A question in the tree."""

    def __init__(self, seats: int) -> None:
        self.tried: list[dict[Action, Tried]] = [{} for _ in range(seats)]
        self.children: dict[tuple[Action, ...], Node] = {}
        # How the question looked to the seat that thinks, when it was first put.
        self.mark: tuple[Any, ...] = ()

    def visits(self, seat: int) -> int:
        return sum([tried.visits for tried in self.tried[seat].values()])

    def find(self, mark: tuple[Any, ...], seat: int) -> Node | None:
        """The node below this one at which the question looked like that; of several, what the seat knows most of."""
        best: Node | None = None
        most = 0
        waiting = list(self.children.values())
        while waiting:
            node = waiting.pop()
            if node.mark == mark and node.visits(seat) > most:
                best, most = node, node.visits(seat)
            waiting.extend(node.children.values())
        return best

    def look_up(self, seat: int, action: Action) -> Tried:
        table = self.tried[seat]
        found = table.get(action)
        if found is None:
            found = table[action] = Tried()
        return found

    def select(self, seat: int, answers: list[Action], explore: float, chance: Chance) -> Action:
        """What has not been tried yet, in any order; then the answer that promises most."""
        best = answers[0]
        most = -1.0
        for action in answers:
            tried = self.look_up(seat, action)
            tried.there += 1
            if tried.visits == 0 and tried.trust == 0.0:
                promise = 1000.0 + chance.below(1000)
            else:
                promise = tried.worth(explore)
            if promise > most:
                best, most = action, promise
        return best
