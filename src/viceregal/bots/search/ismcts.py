"""Information-set Monte Carlo tree search: each playout begins with all that the seat does not know dealt anew.

Same state as seen by the seat, same seed and same number of playouts: the same thought. Seconds are a cap only.
Who asks the same search again within a turn gets the same for the same questions: what the tree already knows of the
question that has come up is used on, and all playouts are made besides. Out of the blue there is just nothing to use.
Who lets it ponder between the questions gets other thoughts, by what it has found out meanwhile.
"""

from __future__ import annotations

from math import tanh
from time import perf_counter
from typing import Any, Final

from viceregal.bots.search.counsel import Counsel
from viceregal.bots.search.thought import Candidate, Thought
from viceregal.bots.search.tree import Node, Tried
from viceregal.core.chance import Chance
from viceregal.core.game import Game
from viceregal.core.records import CHANCE, Action

_LOOKS_AT_THE_CLOCK: Final = 16  # playouts between two


class Settings:
    """How the search goes about it: `horizon` in units of the counsel's clock, `scale` in points.

    A lead counts by how far it is from what is expected now: twice the scale above that is nearly as good as anything.
    So a search tells answers apart in positions that are as good as won or lost, too.
    """

    def __init__(
        self,
        simulations: int,
        seconds: float = 0.0,
        horizon: int = 1,
        explore: float = 0.25,
        scale: float = 10.0,
        trust: float = 2.0,
    ) -> None:
        self.simulations = simulations
        self.seconds = seconds  # 0: no cap
        self.horizon = horizon
        self.explore = explore
        self.scale = scale
        self.trust = trust  # how many playouts a first glance counts for; 0: none is taken


class Ismcts:
    """Open-loop, with decoupled choices where several answer at once; any number of seats, each for its own lead."""

    def __init__(self, game: Game, counsel: Counsel, chance: Chance, settings: Settings) -> None:
        self.game = game
        self.counsel = counsel
        self.chance = chance
        self.settings = settings
        self.root = Node(1)
        self.asked = -1
        self.end = -1  # of the playouts
        self.expected: list[float] = []  # the lead of each seat, before any playout
        self.path: list[tuple[Tried, int]] = []
        self.pondered: tuple[Any, ...] = ()  # what the root stands for, while others are asked

    def think(self, s: Any, seat: int, answers: list[Action]) -> Thought:
        """About these answers of the seat; the state is left alone."""
        base = s.clone()
        self.counsel.reopen(base, seat)
        self.begin(base, seat)
        wanted = self.counsel.candidates(base, seat, answers)
        if self.settings.trust > 0.0:
            self.glance(base, seat, wanted)
        done = self.play_out_often(base, seat, wanted, self.settings.simulations, self.settings.seconds)
        candidates = [self.root.look_up(seat, action).as_candidate(action) for action in wanted]
        candidates.sort(key=_rank, reverse=True)
        return Thought(candidates, done)

    def ponder(self, s: Any, seat: int, playouts: int) -> None:
        """While others are asked: so many playouts of what is to come, for the seat's next question in this turn.

        The same table again goes on where it was left, so that it can be done bit by bit.
        """
        base = s.clone()
        self.counsel.reopen(base, seat)
        here = (seat, self.counsel.clock(base), *self.counsel.mark(base, seat), *base.todo)
        if here != self.pondered:
            self.begin(base, seat)
            self.pondered = here
        self.play_out_often(base, seat, None, playouts, 0.0)

    def begin(self, base: Any, seat: int) -> None:
        """With what the tree knows of this question, if it is one of those that were expected in this turn."""
        self.pondered = ()
        end = self.counsel.clock(base) + self.settings.horizon
        kept: Node | None = None
        if seat == self.asked and end == self.end:
            kept = self.root.find(self.mark(base), seat)
        if kept is not None:
            self.root = kept
            return
        self.root = Node(base.seats)
        self.asked = seat
        self.end = end
        self.expected = leads_of(self.counsel.points(base))

    def mark(self, s: Any) -> tuple[Any, ...]:
        return (tuple(s.todo), *self.counsel.mark(s, self.asked))

    def glance(self, base: Any, seat: int, wanted: list[Action]) -> None:
        """What the answers look like: the best as what is expected, the others as less by what they fall short."""
        worths = self.counsel.worths(base, seat, wanted)
        best = max(worths)
        for action, worth in zip(wanted, worths, strict=True):
            tried = self.root.look_up(seat, action)
            tried.trust = self.settings.trust
            tried.glance = self.value(seat, self.expected[seat] + worth - best)

    def play_out_often(
        self, base: Any, seat: int, wanted: list[Action] | None, playouts: int, cap: float
    ) -> int:
        """Up to so many playouts, and so many seconds; how many there were."""
        start = perf_counter() if cap > 0.0 else 0.0
        for number in range(playouts):
            if cap > 0.0 and number % _LOOKS_AT_THE_CLOCK == 0 and perf_counter() - start > cap:
                return number
            world = base.clone()
            self.game.redeal(world, seat, self.chance)
            self.play_out(world, seat, wanted, self.end)
        return playouts

    def play_out(self, s: Any, asked: int, wanted: list[Action] | None, end: int) -> None:
        """Through the tree, one question beyond it, and on by the policy to the horizon; what came of it is counted."""
        node: Node | None = self.root
        joint: list[Action] = []
        chosen = 0  # so many choices led to this node
        self.path = []
        while s.todo:
            ask = s.todo[-1]
            deciders = ask.deciders()
            seat = deciders[0]
            if seat == CHANCE:
                self.game.apply(s, CHANCE, self.game.sample(s, self.chance))
                continue
            if node is None:
                if self.counsel.clock(s) >= end:
                    break
                self.game.apply(s, seat, self.quick(s, seat))
                continue
            if node is not self.root and self.counsel.clock(s) >= end:
                break
            action = self.chosen(node, s, seat, wanted if node is self.root and seat == asked else None)
            self.game.apply(s, seat, action)
            joint.append(action)
            if len(deciders) == 1:  # nobody else is still to answer
                if len(self.path) > chosen:
                    node = self.below(node, joint, s.seats)
                joint = []
                chosen = len(self.path)
        self.count(s)

    def quick(self, s: Any, seat: int) -> Action:
        answers = self.game.legal(s, seat)
        if len(answers) == 1:
            return answers[0]
        ruled = self.counsel.by_rule(s, seat, answers, False)
        return ruled if ruled is not None else self.counsel.policy(s, seat, answers, self.chance)

    def chosen(self, node: Node, s: Any, seat: int, wanted: list[Action] | None) -> Action:
        """In the tree: minor questions by rule, the others by what was tried."""
        if wanted is None:
            answers = self.game.legal(s, seat)
            if len(answers) == 1:
                return answers[0]
            ruled = self.counsel.by_rule(s, seat, answers, True)
            if ruled is not None:
                return ruled
            wanted = self.counsel.candidates(s, seat, answers)
        if not node.mark:
            node.mark = self.mark(s)
        action = node.select(seat, wanted, self.settings.explore, self.chance)
        self.path.append((node.look_up(seat, action), seat))
        return action

    def below(self, node: Node, joint: list[Action], seats: int) -> Node | None:
        """The node that these answers lead to; where there was none, one is made and the tree ends."""
        key = tuple(joint)
        child = node.children.get(key)
        if child is None:
            node.children[key] = Node(seats)
        return child

    def count(self, s: Any) -> None:
        leads = leads_of(self.counsel.points(s))
        for tried, seat in self.path:
            tried.count(self.value(seat, leads[seat]), leads[seat])

    def value(self, seat: int, lead: float) -> float:
        """From 0 to 1; a half is what is expected now."""
        return 0.5 + 0.5 * tanh((lead - self.expected[seat]) / self.settings.scale)


def leads_of(points: list[float]) -> list[float]:
    """What each seat is ahead of the best of the others; who plays alone has its points."""
    if len(points) == 1:
        return points
    leads: list[float] = []
    for seat, mine in enumerate(points):
        best = max([theirs for other, theirs in enumerate(points) if other != seat])
        leads.append(mine - best)
    return leads


def _rank(candidate: Candidate) -> tuple[int, float]:
    return candidate.visits, candidate.value
