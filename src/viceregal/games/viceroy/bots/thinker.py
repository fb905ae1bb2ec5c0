"""The bot that thinks: it searches to the end of the turn and judges by what was learned, and it can say why."""

from __future__ import annotations

from math import tanh
from time import perf_counter
from typing import Final

from viceregal.bots.analysis import Analysis, Judged, Reason, as_seen, reasons_from
from viceregal.bots.base import Bot, sensible
from viceregal.bots.search.ends import ends_after
from viceregal.bots.search.ismcts import Ismcts, Settings
from viceregal.bots.search.thought import Thought
from viceregal.core.chance import Chance
from viceregal.core.game import Document, View
from viceregal.core.records import Action
from viceregal.games.viceroy.bots.search.counsel import ViceroyCounsel
from viceregal.games.viceroy.bots.search.features import NAMES, features
from viceregal.games.viceroy.bots.weights import leaf_for
from viceregal.games.viceroy.rules.game import GAME
from viceregal.games.viceroy.rules.state import ViceroyState

SIMULATIONS: Final = 200
SECONDS: Final = 2.0  # at most, whatever the machine
HORIZON: Final = 1  # turns
COMPARED: Final = 24  # playouts of the best two, to say why one is better
NEARLY_WON: Final = 20.0  # points of lead
RIVALS: Final = "rivals"  # the heading of what the others will have


class Thinker(Bot):
    """Same view, same seed, same number of simulations: the same answer, unless the seconds run out."""

    def __init__(
        self, chance: Chance, sims: int = SIMULATIONS, seconds: float = SECONDS, horizon: int = HORIZON
    ) -> None:
        self.chance = chance
        self.settings = Settings(sims, seconds, horizon)

    def choose(self, view: View, legal: list[Action]) -> Action:
        answers = sensible(legal)
        if len(answers) == 1:
            return answers[0]
        seat: int = view["viewer"]
        s = GAME.guess(view, self.chance)
        assert isinstance(s, ViceroyState)
        counsel = ViceroyCounsel(self.chance, leaf_for(s))
        ruled = counsel.by_rule(s, seat, answers, True)
        if ruled is not None:
            return ruled
        return self.think(s, seat, counsel, answers).best()

    def think(self, s: ViceroyState, seat: int, counsel: ViceroyCounsel, answers: list[Action]) -> Thought:
        return Ismcts(GAME, counsel, self.chance, self.settings).think(s, seat, answers)

    def analyse(self, position: Document) -> Analysis:
        """Of a position or a view, as far as the seat that is asked first can know."""
        start = perf_counter()
        s, seat = as_seen(GAME, position, self.chance)
        assert isinstance(s, ViceroyState)
        counsel = ViceroyCounsel(self.chance, leaf_for(s))
        answers = sensible(GAME.legal(s, seat))
        thought = self.think(s, seat, counsel, answers)
        best = thought.candidates
        reasons = self.reasons(s, seat, counsel, [each.action for each in best[:2]])
        return Analysis(
            seat=seat,
            value=best[0].lead,
            exact=False,
            depth=self.settings.horizon,
            nodes=thought.simulations,
            seconds=perf_counter() - start,
            line=[GAME.text(thought.best())],
            judged=[
                Judged(GAME.text(each.action), each.lead, each.error(), nearness(each.lead), each.visits)
                for each in best
            ],
            reasons=reasons,
        )

    def reasons(
        self, s: ViceroyState, seat: int, counsel: ViceroyCounsel, answers: list[Action]
    ) -> list[Reason]:
        """By heading, on average over the same chances for both."""
        if len(answers) < 2 or not counsel.leaf.weights:
            return []
        base = self.chance.below(10**9)
        seeds = [f"{base}/{number}" for number in range(COMPARED)]
        one, two = (
            mean_headings(ends_after(GAME, counsel, s, seat, action, seeds), seat, counsel)
            for action in answers
        )
        return reasons_from(one, two)


def nearness(lead: float) -> float:
    """Of 1: how near this lead is to a win, by rule of thumb."""
    return 0.5 + 0.5 * tanh(lead / NEARLY_WON)


def mean_headings(ends: list[ViceroyState], seat: int, counsel: ViceroyCounsel) -> dict[str, float]:
    """What the judgement adds up from, by heading."""
    total: dict[str, float] = dict.fromkeys([heading for _, heading in NAMES], 0.0)
    total[RIVALS] = 0.0
    for s in ends:
        values = features(s, seat)
        for (_, heading), weight, value in zip(NAMES, counsel.leaf.weights, values, strict=True):
            total[heading] += weight * value / len(ends)
        others = [counsel.leaf.judge(s, other) for other in range(s.seats) if other != seat]
        total[RIVALS] -= max(others, default=0.0) / len(ends)
    return total
