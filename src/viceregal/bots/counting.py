"""Every way on from a question until others, or chance, are asked: how many points each answer can come to.

It goes as far as a foretelling does, so it hangs on nothing that the seat cannot know; and it is complete or nothing.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import Final

from viceregal.bots.base import sensible
from viceregal.core.foretell import ASKED, Foretelling, Walk, as_known_to
from viceregal.core.game import Game
from viceregal.core.identity import key_of
from viceregal.core.records import Action, AskSeveral, Seat
from viceregal.core.rules import State

MAX_PLACES: Final = 800  # questions on all ways; where there are more, nothing is said


class TooManyWays(Exception):
    """There is more to look at than anybody would."""


@dataclass(frozen=True)
class Way:
    """What an answer can come to, in points, and the decisions that bring them."""

    points: int
    actions: tuple[Action, ...]


class Ways(ABC):
    """All ways on from a question in a seat's own picture of the game, by answer, the best first.

    Ways that meet again are counted once.
    """

    def __init__(self, game: Game, picture: State, seat: Seat, most: int = MAX_PLACES) -> None:
        self.game = game
        self.seat = seat
        self.most = most
        self.places = 0
        self._known: dict[str, Way] = {}
        found = [self._after(picture, action) for action in sensible(game.legal(picture, seat))]
        self.ways = sorted(found, key=lambda way: -way.points)

    @abstractmethod
    def worth(self, walk: Walk) -> int:
        """What a way has come to that goes no further."""

    def goes_on(self, walk: Walk) -> bool:
        return goes_on(walk)

    def _after(self, s: State, action: Action) -> Way:
        walk = Walk(self.game, s.clone(), self.seat, Foretelling(self.seat, (action,)))
        walk.go()
        if not self.goes_on(walk):
            return Way(self.worth(walk), (action,))
        best = self._best_from(walk.s)
        return Way(best.points, (action, *best.actions))

    def _best_from(self, s: State) -> Way:
        place = key_of(self.game.open_view(s))
        if place not in self._known:
            self.places += 1
            if self.places > self.most:
                raise TooManyWays
            ways = [self._after(s, action) for action in sensible(self.game.legal(s, self.seat))]
            self._known[place] = max(ways, key=lambda way: way.points)  # the first of those
        return self._known[place]


class Counting(Ways):
    """By the points that each answer can come to before others, or chance, are asked."""

    def __init__(self, game: Game, s: State, seat: Seat, most: int = MAX_PLACES) -> None:
        picture = as_known_to(game, s, seat, alone=True)
        self.before = _points(game, picture, seat)
        super().__init__(game, picture, seat, most)

    def worth(self, walk: Walk) -> int:
        return _points(self.game, walk.s, self.seat) - self.before


def _points(game: Game, s: State, seat: Seat) -> int:
    return sum([line.points for line in game.known_score_sheet(s, seat) if line.seat == seat])


def goes_on(walk: Walk) -> bool:
    """Is the seat asked again, and nobody else with it?"""
    return walk.made.stop == ASKED and not isinstance(walk.s.todo[-1], AskSeveral)


def points_of(game: Game, s: State, seat: Seat, actions: tuple[Action, ...]) -> tuple[int, bool]:
    """What the seat has gained by these decisions, and whether it is still asked something."""
    walk = Walk(game, as_known_to(game, s, seat, alone=True), seat, Foretelling(seat, actions))
    before = _points(game, walk.s, seat)
    walk.go()
    return _points(game, walk.s, seat) - before, goes_on(walk)
