"""What a bot says of a position, as data: what it expects of each answer, how sure it is, and why the best is better."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from viceregal.core.chance import Chance
from viceregal.core.game import Document, Game
from viceregal.core.rules import State


@dataclass(frozen=True)
class Judged:
    """An answer, and what is expected of it in points of lead, give or take `error`.

    `chance` is how near it is to a win, of 1, and `visits` how often it was tried, where a search tries at random.
    """

    action: str
    value: float
    error: float = 0.0
    chance: float | None = None
    visits: int = 0

    def to_plain(self) -> dict[str, Any]:
        """Of a search that is certain of its values, these alone."""
        plain: dict[str, Any] = {"action": self.action, "value": round(self.value, 2)}
        if self.chance is not None:
            plain |= {"error": round(self.error, 2), "chance": round(self.chance, 3), "visits": self.visits}
        return plain


@dataclass(frozen=True)
class Reason:
    """How many points the best answer is ahead of the next under a heading; below 0 it is behind.

    The heading is a key of the game's messages: `reason.gems`.
    """

    heading: str
    points: float

    def to_plain(self) -> dict[str, Any]:
        return {"heading": self.heading, "points": round(self.points, 2)}


@dataclass(frozen=True)
class Analysis:
    """What a search says of a position, for the seat that is to decide; the best answer stands first everywhere."""

    seat: int
    value: float
    exact: bool
    depth: int
    nodes: int
    seconds: float
    line: list[str]
    judged: list[Judged]
    reasons: list[Reason] = field(default_factory=list)

    @property
    def candidates(self) -> list[tuple[str, float]]:
        return [(each.action, each.value) for each in self.judged]


def reasons_from(best: dict[str, float], following: dict[str, float], least: float = 0.05) -> list[Reason]:
    """The differences by heading, the largest first; what hardly differs is left out."""
    found = [Reason(heading, best[heading] - following[heading]) for heading in best]
    return sorted([each for each in found if abs(each.points) >= least], key=lambda each: -abs(each.points))


def as_seen(game: Game, position: Document, chance: Chance) -> tuple[State, int]:
    """A position or a view as the seat sees it that must answer, and that seat: what it cannot know is dealt anew."""
    if "viewer" in position:
        return game.guess(position, chance), position["viewer"]
    s = game.from_document(position)
    seat = game.deciders(s)[0]
    return game.guess(game.view(s, seat), chance), seat
