"""How the judgement of Viscounts is learned: what the lead will still change by, from the end of a turn on."""

from __future__ import annotations

from viceregal.bots.learning.teacher import Run, Weights
from viceregal.core.options import Setup
from viceregal.games.viscounts.bots import weights
from viceregal.games.viscounts.bots.lessons import Lesson
from viceregal.games.viscounts.bots.tastes import tasted
from viceregal.games.viscounts.rules.game import GAME


class ViscountsTeacher:
    """The lead in points counts as it is; all else is learned in points of it."""

    features = weights.FEATURES
    package = weights.__name__

    def file_name(self, setup: Setup) -> str:
        return weights.file_name(setup)

    def present(self, setup: Setup) -> Weights:
        known = weights.learned(setup)
        return [weight / known[0] for weight in known]

    def lesson(self, setup: Setup, seed: str, weights: Weights) -> list[Run]:
        lesson = Lesson(setup, seed, [tasted(weights, f"{seed}/{seat}") for seat in range(setup.seats)])
        lesson.play()
        return [
            Run([([0.0, *row[1:]], row[0]) for each, row in lesson.seen if each == seat], lesson.lead(seat))
            for seat in range(lesson.s.seats)
            if seat != lesson.s.ai
        ]

    def examine(self, setup: Setup, seed: str, seat: int, new: Weights, old: Weights) -> float:
        if weights.is_solo(setup):
            return self.against_board(setup, f"{seed}/{seat}", new, old)
        lesson = Lesson(setup, seed, [new if each == seat else old for each in range(setup.seats)], 0)
        lesson.play()
        winners = GAME.winners(lesson.s)
        return 1.0 / len(winners) if seat in winners else 0.0

    def against_board(self, setup: Setup, seed: str, new: Weights, old: Weights) -> float:
        """Both play the same deal alone; the larger lead over the board wins."""
        leads = []
        for each in (new, old):
            lesson = Lesson(setup, seed, [each] * setup.seats, 0)
            lesson.play()
            leads.append(lesson.lead(0))
        return 0.5 if leads[0] == leads[1] else float(leads[0] > leads[1])
