"""Is there one right answer, how clear is it, and how deep must one look for it?"""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import hypot, log2
from typing import Final

from viceregal.bots import registry
from viceregal.bots.analysis import Analysis, Judged
from viceregal.bots.base import sensible
from viceregal.bots.counting import Counting, TooManyWays, Way
from viceregal.core.game import Game
from viceregal.core.records import Seat
from viceregal.core.rules import State
from viceregal.games.puzzling import Puzzling

SURE: Final = 3.0  # standard errors between the best answer and any other
LARGER: Final = 4  # times the budget, for the search that checks
MIN_POINTS: Final = 3  # for a puzzle of points

EASIEST: Final = 800
A_RUNG: Final = 180
A_DOUBLING: Final = 45  # of what there is to choose from
FOR_A_TRAP: Final = 120
HARDEST: Final = 2600
PLAIN_CHOICES: Final = 4


@dataclass(frozen=True)
class Single:
    """The one right answer, and what the others are worth, the best first."""

    answer: str
    worths: tuple[tuple[str, float], ...]
    reasons: tuple[tuple[str, float], ...]
    exact: bool


def judged(game: Game, s: State, seat: Seat, budget: int, seed: int) -> Analysis:
    """All sensible answers, by what the seat can know."""
    answers = [game.text(each) for each in sensible(game.legal(s, seat))]
    return registry.prover(game.key, budget, seed).analyse(game.view(s, seat), answers)


def glanced(game: Game, s: State, seat: Seat, budget: int) -> Analysis:
    """The answers that a quick search has tried: most positions are none for a puzzle, and this says so soon."""
    found = registry.prover(game.key, budget, 0).analyse(game.view(s, seat))
    tried = [each for each in found.judged if each.visits]
    return replace(found, judged=tried) if tried else found


def single(found: Analysis, puzzling: Puzzling) -> Single | None:
    """The answer that stands alone in what a search has found; None where another might do as well."""
    ranked = sorted(found.judged, key=lambda each: -each.value)
    if len(ranked) < 2 or (puzzling.decided and not found.exact):
        return None
    best, others = ranked[0], ranked[1:]
    if puzzling.decided and not (best.value > 0 > others[0].value):
        return None
    if any([not _is_clearly_better(best, each, puzzling.gap) for each in others]):
        return None
    reasons = tuple([(each.heading, each.points) for each in best.reasons[:3]])
    worths = tuple([(each.action, each.value) for each in ranked])
    return Single(best.action, worths, reasons, found.exact)


def _is_clearly_better(best: Judged, other: Judged, gap: float) -> bool:
    ahead = best.value - other.value
    return ahead >= gap and ahead > SURE * hypot(best.error, other.error)


def best_answer(
    game: Game, s: State, seat: Seat, puzzling: Puzzling, budgets: tuple[int, int]
) -> Single | None:
    """One that a quick, a thorough and an independent, larger search agree on."""
    quick, thorough = budgets
    made = single(glanced(game, s, seat, quick), puzzling)
    for budget, seed in ((thorough, 1), (thorough * LARGER, 2)):
        if made is None:
            break
        now = single(judged(game, s, seat, budget, seed), puzzling)
        made = now if now is not None and now.answer == made.answer else None
    return made


def rung_of(game: Game, s: State, seat: Seat, puzzling: Puzzling, answer: str) -> int:
    """The first effort from which on every larger one finds the answer."""
    found = len(puzzling.rungs)
    for rung in range(len(puzzling.rungs) - 1, -1, -1):
        told = registry.prover(game.key, puzzling.rungs[rung], 0).analyse(game.view(s, seat))
        if told.judged[0].action != answer:
            break
        found = rung
    return found


@dataclass(frozen=True)
class Difficulty:
    """How deep one must look, among how many answers, whether another brings more at once, and how many to find."""

    rung: int
    choices: int
    is_trap: bool
    answers: int

    @property
    def is_plain(self) -> bool:
        """Everybody sees it."""
        return self.rung == 0 and not self.is_trap and self.choices < PLAIN_CHOICES and self.answers == 1

    @property
    def rating(self) -> int:
        rating = EASIEST + A_RUNG * (self.rung + self.answers - 1) + A_DOUBLING * log2(self.choices)
        return min(HARDEST, round(rating + (FOR_A_TRAP if self.is_trap else 0)))


# Points -----------------------------------------------------------------------------------------------------------


def max_points(game: Game, s: State, seat: Seat, puzzling: Puzzling) -> tuple[Counting, Single] | None:
    """The one answer that comes to the most points before anybody else moves, counted out."""
    try:
        counting = Counting(game, s, seat)
    except TooManyWays:
        return None
    ways = counting.ways
    if len(ways) < 2 or ways[0].points < MIN_POINTS or ways[0].points - ways[1].points < puzzling.gap:
        return None
    worths = tuple([(_first(game, way), float(way.points)) for way in ways])
    return counting, Single(worths[0][0], worths, (), True)


def _first(game: Game, way: Way) -> str:
    return game.text(way.actions[0])
