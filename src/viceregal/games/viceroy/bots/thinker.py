"""The bot that thinks: it searches to the end of the turn and judges by what was learned, and it can say why."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from math import tanh
from time import perf_counter
from typing import Final

from viceregal.bots.analysis import EXPLAINED, Analysis, Judged, as_seen, reasons_for
from viceregal.bots.base import Bot, sensible
from viceregal.bots.search.ends import ends_after
from viceregal.bots.search.ismcts import Ismcts, Settings
from viceregal.bots.search.thought import Thought
from viceregal.core.chance import Chance
from viceregal.core.game import Document, View
from viceregal.core.records import Action
from viceregal.games.viceroy.bots.search.counsel import ViceroyCounsel
from viceregal.games.viceroy.bots.search.features import auction_to_come
from viceregal.games.viceroy.bots.search.leaf import ALL_NAMES
from viceregal.games.viceroy.bots.weights import first_leaf, leaf_for
from viceregal.games.viceroy.rules.frames import AskBids, AskGem, AskRecolour, AskTradePay
from viceregal.games.viceroy.rules.game import GAME
from viceregal.games.viceroy.rules.options import Variant
from viceregal.games.viceroy.rules.state import ViceroyState

SIMULATIONS: Final = 200
SECONDS: Final = 2.0  # at most, whatever the machine
HORIZON: Final = 1  # turns
PONDERED: Final = (
    4000  # playouts while others decide, of each of their questions: more would only take memory
)
AT_ONCE: Final = 16  # of them, some milliseconds
COMPARED: Final = 24  # playouts of each, to say why one is better
ENOUGH: Final = 24  # playouts to judge an answer by that was asked about
# The lead in points with which seven of eight games of the levels with each other were won: in the first turn, and
# from the middle of the game on.
NEARLY_WON: Final = (21.0, 11.0)
MIDDLE: Final = 7
POINTS: Final = "points"
RIVALS: Final = "rivals"  # the heading of what the others will have


class Thinker(Bot):
    """Same views so far, same seed, same number of simulations: the same answer, unless the seconds run out.

    `learned`: it judges by all that was learned; else by what was learned first. `kept`: asked again within a turn, it
    goes on with what it knows; else it begins anew, which measures what that is good for. It searches where others answer
    at the same time. What is for itself to decide it follows to its end, as exactly as it can judge, where playouts would
    only blur what lies near. There, too, it searches with `own`, which measures that, and where all it has is what was
    learned first, which playouts do make better.
    """

    def __init__(  # noqa: PLR0913 - what can be chosen for a bot, by name
        self,
        chance: Chance,
        sims: int = SIMULATIONS,
        seconds: float = SECONDS,
        horizon: int = HORIZON,
        learned: int = 1,
        kept: int = 1,
        own: int = 0,
    ) -> None:
        self.chance = chance
        self.settings = Settings(sims, seconds, horizon)
        self.leaf_for = leaf_for if learned else first_leaf
        self.kept = bool(kept)
        self.own = bool(own)
        self.search: Ismcts | None = None
        self.searched: Variant | None = None

    def choose(self, view: View, legal: list[Action]) -> Action:
        answers = sensible(legal)
        if len(answers) == 1:
            return answers[0]
        seat: int = view["viewer"]
        s = GAME.guess(view, self.chance)
        assert isinstance(s, ViceroyState)
        counsel = ViceroyCounsel(self.chance, self.leaf_for(s))
        ruled = self.unsearched(s, seat, counsel, answers)
        return ruled if ruled is not None else self.search_for(s, counsel).think(s, seat, answers).best()

    def unsearched(
        self, s: ViceroyState, seat: int, counsel: ViceroyCounsel, answers: list[Action]
    ) -> Action | None:
        """What it answers without a search: its own questions by following them to their end, minor ones by rule."""
        if not (self.own or counsel.leaf.is_first or isinstance(s.todo[-1], AskBids)):
            return counsel.following.best_answer(s, seat, answers)
        return counsel.by_rule(s, seat, answers, True)

    def ponder(self, view: View, is_enough: Callable[[], bool]) -> None:
        """What it finds out serves when it is asked within the turn; it answers others than it would without."""
        if not self.kept:
            return
        seat: int = view["viewer"]
        s = GAME.guess(view, self.chance)
        assert isinstance(s, ViceroyState)
        search = self.search_for(s, ViceroyCounsel(self.chance, self.leaf_for(s)))
        for _ in range(PONDERED // AT_ONCE):
            if not s.todo or is_enough():
                return
            search.ponder(s, seat, AT_ONCE)

    def search_for(self, s: ViceroyState, counsel: ViceroyCounsel) -> Ismcts:
        if self.search is None or self.searched != s.variant or not self.kept:
            self.search = Ismcts(GAME, counsel, self.chance, self.settings)
            self.searched = s.variant
        return self.search

    def think(self, s: ViceroyState, seat: int, counsel: ViceroyCounsel, answers: list[Action]) -> Thought:
        return Ismcts(GAME, counsel, self.chance, self.settings).think(s, seat, answers)

    def judge(
        self, s: ViceroyState, seat: int, counsel: ViceroyCounsel, answers: list[Action], also: list[Action]
    ) -> Thought:
        """What was hardly tried and has to be judged is tried alone."""
        thought = self.think(s, seat, counsel, answers)
        settings = Settings(ENOUGH, 0.0, self.settings.horizon)
        for place, each in enumerate(thought.candidates):
            if each.action in also and each.visits < ENOUGH:
                alone = Ismcts(GAME, counsel, self.chance, settings).think(s, seat, [each.action])
                thought.candidates[place] = alone.candidates[0]
        return thought

    def analyse(self, position: Document, also: Sequence[str] = ()) -> Analysis:
        """Of a position or a view, as far as the seat that is asked first can know.

        What the bot itself answers without a search stands first, whatever the playouts say.
        """
        start = perf_counter()
        s, seat = as_seen(GAME, position, self.chance)
        assert isinstance(s, ViceroyState)
        counsel = ViceroyCounsel(self.chance, self.leaf_for(s))
        answers = sensible(GAME.legal(s, seat))
        thought = self.judge(s, seat, counsel, answers, [GAME.parse(text) for text in also])
        ruled = self.unsearched(s, seat, counsel, answers) if len(answers) > 1 else None
        best = (
            sorted(thought.candidates, key=lambda each: each.action != ruled) if ruled else thought.candidates
        )
        judged = [
            Judged(GAME.text(each.action), each.lead, each.error(), nearness(each.lead, s), each.visits)
            for each in best
        ]
        judged = self.explained(s, seat, counsel, judged, also)
        return Analysis(
            seat=seat,
            value=best[0].lead,
            exact=False,
            depth=self.settings.horizon,
            nodes=thought.simulations,
            seconds=perf_counter() - start,
            line=[GAME.text(action) for action in gathered(s, seat, counsel, best[0].action)],
            judged=judged,
            reasons=list(judged[0].reasons),
        )

    def explained(
        self,
        s: ViceroyState,
        seat: int,
        counsel: ViceroyCounsel,
        judged: list[Judged],
        also: Sequence[str],
    ) -> list[Judged]:
        """The first answers, and those that were asked for, by heading: on average over the same chances for all."""
        if len(judged) < 2 or not counsel.leaf.weights:
            return judged
        wanted = [each.action for n, each in enumerate(judged) if n < EXPLAINED or each.action in also]
        base = self.chance.below(10**9)
        seeds = [f"{base}/{number}" for number in range(COMPARED)]
        headings = [
            mean_headings(ends_after(GAME, counsel, s, seat, GAME.parse(text), seeds), seat, counsel)
            for text in wanted
        ]
        why = dict(zip(wanted, reasons_for(headings), strict=True))
        return [replace(each, reasons=why.get(each.action, ())) for each in judged]


def gathered(s: ViceroyState, seat: int, counsel: ViceroyCounsel, first: Action) -> list[Action]:
    """An answer, and what belongs to the same choice and is asked for one by one, by rule: gems, circles to recolour."""
    row, after = [first], s
    asked = type(s.todo[-1])
    while asked in (AskGem, AskTradePay, AskRecolour):
        after = after.clone()
        GAME.apply(after, seat, row[-1])
        if not after.todo or type(after.todo[-1]) is not asked or seat not in GAME.deciders(after):
            break
        answers = sensible(GAME.legal(after, seat))
        row.append(counsel.by_rule(after, seat, answers, True) or answers[0])
    return row


def nearness(lead: float, s: ViceroyState) -> float | None:
    """Of 1: how near this lead is to a win now; nobody can say it of who plays alone, for points."""
    if s.seats == 1:
        return None
    early, late = NEARLY_WON
    passed = min(1.0, max(0, s.turn - 1) / (MIDDLE - 1))
    return 0.5 + 0.5 * tanh(lead / (early + (late - early) * passed))


def mean_headings(ends: list[ViceroyState], seat: int, counsel: ViceroyCounsel) -> dict[str, float]:
    """What the judgement adds up from, by heading; where a game is over, nothing counts but its points."""
    total: dict[str, float] = dict.fromkeys([heading for _, heading in ALL_NAMES], 0.0)
    total[RIVALS] = 0.0
    for s in ends:
        if not s.todo:
            points = counsel.points(s)
            total[POINTS] += points[seat] / len(ends)
            total[RIVALS] -= best_of_others(points, seat) / len(ends)
            continue
        values = counsel.leaf.seen(s, seat, auction_to_come(s))
        headings = [heading for _, heading in ALL_NAMES[: len(values)]]
        for heading, weight, value in zip(headings, counsel.leaf.weights, values, strict=True):
            total[heading] += weight * value / len(ends)
        total[RIVALS] -= best_of_others(
            [counsel.leaf.foresee(s, each) for each in range(s.seats)], seat
        ) / len(ends)
    return total


def best_of_others(points: list[float], seat: int) -> float:
    return max([each for other, each in enumerate(points) if other != seat], default=0.0)
