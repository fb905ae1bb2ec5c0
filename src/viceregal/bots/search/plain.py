"""What the search goes by in a game that brings no counsel of its own: it plays on at random to the end, and looks who won."""

from __future__ import annotations

from typing import Any, Final

from viceregal.core.chance import Chance
from viceregal.core.game import Game
from viceregal.core.playout import playout, sensible
from viceregal.core.records import Action

_WIN: Final = 10.0  # as much as the search's scale: to win counts for more than to win by much
_MARGIN: Final = 5.0  # what points can make of it, at most
_TRIALS: Final = 16  # games at random that say what is expected of who plays alone


class PlainCounsel:
    """For any game. `partners` are seats that win together; `par` is what is expected of who plays alone, for points.

    What others have sealed is dealt by lot, with all else that the seat does not know.
    """

    def __init__(self, game: Game, partners: tuple[tuple[int, ...], ...] = (), par: float = 0.0) -> None:
        self.game = game
        self.partners = partners
        self.par = par

    def reopen(self, s: Any, seat: int) -> None:
        pass

    def clock(self, s: Any) -> int:
        """It stands still, so that every playout goes to the end."""
        return 0

    def mark(self, s: Any, seat: int) -> tuple[Any, ...]:
        return ()

    def by_rule(self, s: Any, seat: int, answers: list[Action], in_tree: bool) -> Action | None:
        return None

    def candidates(self, s: Any, seat: int, answers: list[Action]) -> list[Action]:
        return sensible(answers)

    def worths(self, s: Any, seat: int, answers: list[Action]) -> list[float]:
        """Nothing is known at a glance."""
        return [0.0 for _ in answers]

    def policy(self, s: Any, seat: int, answers: list[Action], chance: Chance) -> Action:
        action = chance.pick(answers)
        return chance.pick(sensible(answers)) if action.is_for_people() else action

    def points(self, s: Any) -> list[float]:
        """At the end: to have won, and the points besides. Before it, nothing."""
        if s.todo:
            return [0.0 for _ in self.game.scores(s)]
        winners, scores = self.game.result(s)
        if len(scores) == 1:
            return [scores[0] - self.par]
        return valued(winners, scores, self.partners)


def valued(
    winners: tuple[int, ...], scores: tuple[int, ...], partners: tuple[tuple[int, ...], ...]
) -> list[float]:
    """What an end is worth to each seat; partners have the same."""
    most = max([abs(each) for each in scores])
    found = [_MARGIN * score / most if most else 0.0 for score in scores]
    for seat in winners:
        found[seat] += _WIN
    for side in partners:
        together = max([found[seat] for seat in side])
        for seat in side:
            found[seat] = together
    return found


def expected(game: Game, s: Any, seat: int, chance: Chance) -> float:
    """The points of who plays alone when the game is played on at random; the state is left alone."""
    total = 0
    for _ in range(_TRIALS):
        world = s.clone()
        game.redeal(world, seat, chance)
        playout(game, world, chance)
        total += game.scores(world)[0]
    return total / _TRIALS
