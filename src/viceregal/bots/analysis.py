"""What a bot says of a position, as data: what it expects of each answer, how sure it is, and why the best is better."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from viceregal.core.chance import Chance
from viceregal.core.game import Document, Game
from viceregal.core.rules import State

EXPLAINED: Final = 3  # so many answers come with reasons


@dataclass(frozen=True)
class Reason:
    """How many points an answer is ahead of another under a heading; below 0 it is behind.

    The heading is a key of the game's messages: `reason.gems`.
    """

    heading: str
    points: float

    def to_plain(self) -> dict[str, Any]:
        return {"heading": self.heading, "points": round(self.points, 2)}


@dataclass(frozen=True)
class Judged:
    """An answer, and what is expected of it in points of lead, give or take `error`.

    `chance` is how near it is to a win, of 1, and `visits` how often it was tried, where a search tries at random.
    `reasons` set the best answer against the next, and each other answer against the best.
    """

    action: str
    value: float
    error: float = 0.0
    chance: float | None = None
    visits: int = 0
    reasons: tuple[Reason, ...] = ()

    def to_plain(self) -> dict[str, Any]:
        """Without what the search does not say."""
        plain: dict[str, Any] = {"action": self.action, "value": round(self.value, 2)}
        if self.chance is not None:
            plain["chance"] = round(self.chance, 3)
        if self.visits:
            plain |= {"error": round(self.error, 2), "visits": self.visits}
        return plain


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
    reasons: list[Reason] = field(default_factory=list)  # for the best answer

    def of(self, action: str) -> Judged | None:
        """What was found of an answer."""
        return next((each for each in self.judged if each.action == action), None)

    @property
    def candidates(self) -> list[tuple[str, float]]:
        return [(each.action, each.value) for each in self.judged]


def reasons_from(best: dict[str, float], following: dict[str, float], least: float = 0.05) -> list[Reason]:
    """The differences by heading, the largest first; what hardly differs is left out."""
    found = [Reason(heading, best[heading] - following[heading]) for heading in best]
    return sorted([each for each in found if abs(each.points) >= least], key=lambda each: -abs(each.points))


def reasons_for(headings: Sequence[dict[str, float]]) -> list[tuple[Reason, ...]]:
    """For each answer by what it adds up from, the best first: the best against the next, each other against the best."""
    if len(headings) < 2:
        return [() for _ in headings]
    against = [headings[1], *[headings[0]] * (len(headings) - 1)]
    return [tuple(reasons_from(mine, theirs)) for mine, theirs in zip(headings, against, strict=True)]


def as_seen(game: Game, position: Document, chance: Chance) -> tuple[State, int]:
    """A position or a view as the seat sees it that must answer, and that seat: what it cannot know is dealt anew."""
    if "viewer" in position:
        return game.guess(position, chance), position["viewer"]
    s = game.from_document(position)
    seat = game.deciders(s)[0]
    return game.guess(game.view(s, seat), chance), seat
