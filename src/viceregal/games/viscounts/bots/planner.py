"""The bot that plans its turn as greedy does, judges where it leads by what was learned, and looks one turn further."""

from __future__ import annotations

from collections.abc import Sequence
from math import tanh
from time import perf_counter
from typing import Final

from viceregal.bots.analysis import EXPLAINED, Analysis, Judged, as_seen, reasons_for
from viceregal.bots.base import Bot, sensible
from viceregal.bots.mistakes import pick_by_worth
from viceregal.core.chance import Chance
from viceregal.core.game import Document, View
from viceregal.core.records import Action
from viceregal.games.viscounts.bots.headings import by_heading
from viceregal.games.viscounts.bots.search.ahead import Ahead
from viceregal.games.viscounts.bots.search.turn import End, TurnSearch
from viceregal.games.viscounts.bots.weights import first_weights, weights_for
from viceregal.games.viscounts.rules.game import GAME
from viceregal.games.viscounts.rules.state import ViscountsState

POSITIONS: Final = 800  # that it looks at in its turn
ENDS: Final = 8  # of the turn, from which it plays on
ENDS_AT_A_WHIM: Final = 40
SAMPLES: Final = 3  # of what chance brings, for each of them; the better ones get more
POSITIONS_AHEAD: Final = 60  # of the turn after this one, for each sample
POSITIONS_OF_OTHERS: Final = 30  # of the turns in between, in all
NEARLY_WON: Final = 20.0  # points of lead


class Planner(Bot):
    """Keeps to the best way through its turn until chance brings something new.

    With a whim, in points, it makes mistakes: turns that end so near to each other are easily mixed up. `learned`: it
    judges by what was learned for its table; else by the first weights, which serve all. `samples`: of what comes after
    its turn, for each end that it can come to; without any it does not look ahead.
    """

    def __init__(
        self,
        chance: Chance,
        positions: int = POSITIONS,
        whim: float = 0.0,
        learned: int = 1,
        samples: int = SAMPLES,
    ) -> None:
        self.weights_for = weights_for if learned else first_weights
        self.chance = chance
        self.positions = positions
        self.whim = whim
        self.samples = samples
        self.plan: list[Action] = []

    def choose(self, view: View, legal: list[Action]) -> Action:
        answers = sensible(legal)
        if len(answers) == 1:
            return answers[0]
        if not self.plan or self.plan[0] not in answers:
            seat: int = view["viewer"]
            self.plan = self.best_end(GAME.guess(view, self.chance), seat).path[:]
        return self.plan.pop(0)

    def analyse(self, position: Document, also: Sequence[str] = ()) -> Analysis:
        """Of a position or a view, as far as the seat that is asked can know: the best turn behind each answer."""
        start = perf_counter()
        s, seat = as_seen(GAME, position, self.chance)
        assert isinstance(s, ViscountsState)
        weights = self.weights_for(s)
        answers = sensible(GAME.legal(s, seat))
        told = [self.end_after(s, seat, action, self.positions // len(answers)) for action in answers]
        told.sort(key=lambda end: -end.worth)
        wanted = [end for n, end in enumerate(told) if n < EXPLAINED or GAME.text(end.path[0]) in also]
        unit = weights[0]  # what a point of lead counts in its judgement
        bias = self.bias(s, weights)
        headings = [
            {heading: worth / unit for heading, worth in by_heading(end.state, seat, weights).items()}
            for end in wanted
        ]
        why = dict(zip([end.path[0] for end in wanted], reasons_for(headings), strict=True))
        judged = [
            Judged(
                GAME.text(end.path[0]),
                (end.worth - bias) / unit,
                chance=nearness((end.worth - bias) / unit),
                reasons=why.get(end.path[0], ()),
            )
            for end in told
        ]
        return Analysis(
            seat=seat,
            value=round((told[0].worth - bias) / unit, 2),
            exact=False,
            depth=1,
            nodes=self.positions,
            seconds=perf_counter() - start,
            line=[GAME.text(action) for action in told[0].path],
            judged=judged,
            reasons=list(judged[0].reasons),
        )

    def bias(self, s: ViscountsState, weights: list[float]) -> float:
        """What the judgement gives to both of two players: the leads of two add up to nothing."""
        if s.ai >= 0 or s.seats != 2:
            return 0.0
        search = TurnSearch(self.chance, weights)
        return (search.judge(s, 0) + search.judge(s, 1)) / 2

    def end_after(self, s: ViscountsState, seat: int, action: Action, positions: int) -> End:
        """The best end of the turn behind an answer."""
        after = s.clone()
        GAME.apply(after, seat, action)
        end = TurnSearch(self.chance, self.weights_for(s)).look(after, seat, max(1, positions), 1)[0]
        return End(end.worth, end.state, [action, *end.path])

    def best_end(self, s: ViscountsState, seat: int) -> End:
        weights = self.weights_for(s)
        search = TurnSearch(self.chance, weights)
        ends = search.look(s, seat, self.positions, ENDS_AT_A_WHIM if self.whim > 0.0 else ENDS)
        if self.whim > 0.0:
            return pick_by_worth(self.chance, ends, [end.worth for end in ends], self.whim)
        if self.samples and s.on_turn == seat and len(ends) > 1:
            ahead = Ahead(weights, POSITIONS_AHEAD, POSITIONS_OF_OTHERS // (s.seats - 1))
            return ahead.best(ends, seat, self.chance.below(10**9), self.samples)
        return ends[0]


def nearness(lead: float) -> float:
    """Of 1: how near this lead is to a win, as games of the levels with each other went."""
    return 0.5 + 0.5 * tanh(lead / NEARLY_WON)
