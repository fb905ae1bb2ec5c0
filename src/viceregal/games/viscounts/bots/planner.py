"""The bot that plans its turn as greedy does, judges where it leads by what was learned, and looks one turn further."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from math import tanh
from statistics import fmean
from time import perf_counter
from typing import Final

from viceregal.bots.analysis import EXPLAINED, Analysis, Judged, as_seen, reasons_for
from viceregal.bots.base import Bot, sensible
from viceregal.bots.mistakes import pick_by_worth
from viceregal.core.chance import Chance
from viceregal.core.game import Document, View
from viceregal.core.records import Action
from viceregal.games.viscounts.bots.prospects import Prospect, errors_of
from viceregal.games.viscounts.bots.search.ahead import Ahead
from viceregal.games.viscounts.bots.search.turn import NO_DEADLINE, End, TurnSearch
from viceregal.games.viscounts.bots.weights import first_weights, weights_for
from viceregal.games.viscounts.rules.game import GAME
from viceregal.games.viscounts.rules.state import ViscountsState

POSITIONS: Final = 800  # that it looks at in its turn
ENDS: Final = 8  # of the turn, from which it plays on
ENDS_AT_A_WHIM: Final = 40
SAMPLES: Final = 3  # of what chance brings, for each of them; the better ones get more
SAMPLES_OF_ANALYSIS: Final = 2  # times as many, all for each answer that it explains
POSITIONS_AHEAD: Final = 60  # of the turn after this one, for each sample
POSITIONS_OF_OTHERS: Final = 30  # of the turns in between, in all
NEARLY_WON: Final = 20.0  # points of lead


class Planner(Bot):
    """Keeps to the best way through its turn until chance brings something new.

    With a whim, in points, it makes mistakes: turns that end so near to each other are easily mixed up. `learned`: it
    judges by what was learned for its table; else by the first weights, which serve all. `samples`: of what comes after
    its turn, for each end that it can come to; without any it does not look ahead. `ends`: that it plays on from.
    `seconds`, unless they are 0, are a cap: the positions are what it is to look at, and with them alone its choices repeat.
    """

    def __init__(  # noqa: PLR0913 - what can be chosen for a bot, by name
        self,
        chance: Chance,
        positions: int = POSITIONS,
        whim: float = 0.0,
        learned: int = 1,
        samples: int = SAMPLES,
        ends: int = ENDS,
        seconds: float = 0.0,
    ) -> None:
        self.weights_for = weights_for if learned else first_weights
        self.chance = chance
        self.positions = positions
        self.whim = whim
        self.samples = samples
        self.ends = ends
        self.seconds = seconds
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
        """Of a position or a view, as far as the seat that is asked can know: the best turn behind each answer.

        It looks ahead from the first answers and from those that were asked for. Of the others, which it thinks less of,
        it takes what that brought on average.
        """
        start = perf_counter()
        s, seat = as_seen(GAME, position, self.chance)
        assert isinstance(s, ViscountsState)
        weights, samples = self.weights_for(s), self.samples_of_analysis(s, seat)
        told = self.ends_behind(s, seat, self.deadline(start, 0.5 if samples else 1.0))
        wanted = [end for n, end in enumerate(told) if n < EXPLAINED or GAME.text(end.path[0]) in also]
        prospects = self.prospects(s, seat, wanted, samples, self.deadline(start))
        gained = fmean([each.worth - each.end.worth for each in prospects[:EXPLAINED]])
        judged = self.judged(s, seat, prospects)
        unit, bias = weights[0], self.bias(s, weights) - gained
        judged += [_judged(end, (end.worth - bias) / unit) for end in told if end not in wanted]
        judged.sort(key=lambda each: -each.value)
        line = next(end.path for end in told if GAME.text(end.path[0]) == judged[0].action)
        return Analysis(
            seat=seat,
            value=judged[0].value,
            exact=False,
            depth=2 if samples else 1,
            nodes=self.positions,
            seconds=perf_counter() - start,
            line=[GAME.text(action) for action in line],
            judged=judged,
            reasons=list(judged[0].reasons),
        )

    def samples_of_analysis(self, s: ViscountsState, seat: int) -> int:
        return SAMPLES_OF_ANALYSIS * self.samples if s.on_turn == seat else 0

    def prospects(
        self, s: ViscountsState, seat: int, ends: list[End], samples: int, deadline: float
    ) -> list[Prospect]:
        """What comes of the ends; all samples are made, in haste where time is over."""
        ahead, seed = self.ahead(s, self.weights_for(s), deadline), self.chance.below(10**9)
        return [
            Prospect(end, [ahead.sample(end, seat, seed, number) for number in range(samples)])
            for end in ends
        ]

    def judged(self, s: ViscountsState, seat: int, prospects: list[Prospect]) -> list[Judged]:
        """The best first, each with what sets it apart."""
        weights = self.weights_for(s)
        unit, bias = weights[0], self.bias(s, weights)
        ranked = sorted(zip(prospects, errors_of(prospects), strict=True), key=lambda each: -each[0].worth)
        why = reasons_for([each.headings(seat, weights) for each, _ in ranked])
        return [
            replace(
                _judged(each.end, (each.worth - bias) / unit),
                error=error / unit,
                visits=each.visits,
                reasons=reasons,
            )
            for (each, error), reasons in zip(ranked, why, strict=True)
        ]

    def deadline(self, start: float, share: float = 1.0) -> float:
        """When so much of its seconds is over."""
        return start + share * self.seconds if self.seconds > 0.0 else NO_DEADLINE

    def ends_behind(self, s: ViscountsState, seat: int, deadline: float) -> list[End]:
        """The best end of the turn behind each answer, the best first; time and positions are shared out among them."""
        answers = sensible(GAME.legal(s, seat))
        positions = max(1, self.positions // len(answers))
        found: list[End] = []
        for number, action in enumerate(answers):
            now = perf_counter()
            share = (deadline - now) / (len(answers) - number)
            found.append(self.end_after(s, seat, action, positions, now + share))
        return sorted(found, key=lambda end: -end.worth)

    def bias(self, s: ViscountsState, weights: list[float]) -> float:
        """What the judgement gives to both of two players: the leads of two add up to nothing."""
        if s.ai >= 0 or s.seats != 2:
            return 0.0
        search = TurnSearch(self.chance, weights)
        return (search.judge(s, 0) + search.judge(s, 1)) / 2

    def end_after(
        self, s: ViscountsState, seat: int, action: Action, positions: int, deadline: float = NO_DEADLINE
    ) -> End:
        """The best end of the turn behind an answer."""
        after = s.clone()
        GAME.apply(after, seat, action)
        search = TurnSearch(self.chance, self.weights_for(s), deadline)
        end = search.look(after, seat, positions, 1)[0]
        return End(end.worth, end.state, [action, *end.path])

    def best_end(self, s: ViscountsState, seat: int) -> End:
        start = perf_counter()
        weights = self.weights_for(s)
        looks_ahead = self.whim <= 0.0 and self.samples > 0 and s.on_turn == seat
        search = TurnSearch(self.chance, weights, self.deadline(start, 0.5 if looks_ahead else 1.0))
        ends = search.look(s, seat, self.positions, ENDS_AT_A_WHIM if self.whim > 0.0 else self.ends)
        if self.whim > 0.0:
            return pick_by_worth(self.chance, ends, [end.worth for end in ends], self.whim)
        if looks_ahead and len(ends) > 1:
            ahead = self.ahead(s, weights, self.deadline(start))
            return ahead.best(ends, seat, self.chance.below(10**9), self.samples)
        return ends[0]

    def ahead(self, s: ViscountsState, weights: list[float], deadline: float) -> Ahead:
        return Ahead(weights, POSITIONS_AHEAD, POSITIONS_OF_OTHERS // (s.seats - 1), deadline)


def _judged(end: End, lead: float) -> Judged:
    return Judged(GAME.text(end.path[0]), lead, chance=nearness(lead))


def nearness(lead: float) -> float:
    """Of 1: how near this lead is to a win, as games of the levels with each other went."""
    return 0.5 + 0.5 * tanh(lead / NEARLY_WON)
