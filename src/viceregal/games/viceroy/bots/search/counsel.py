"""What Viceroy brings to the search: minor questions by rule of thumb, a light policy, and the learned judgement."""

from __future__ import annotations

from typing import Any, Final

from viceregal.core.chance import Chance
from viceregal.core.records import Action, AskSeveral
from viceregal.games.viceroy.bots.search.following import Following
from viceregal.games.viceroy.bots.search.leaf import Leaf
from viceregal.games.viceroy.bots.search.policy import Glimpse
from viceregal.games.viceroy.rules.actions import TakeGem
from viceregal.games.viceroy.rules.frames import (
    AskBury,
    AskGem,
    AskPay,
    AskRecolour,
    AskTradePay,
)
from viceregal.games.viceroy.rules.game import GAME
from viceregal.games.viceroy.rules.scoring import scores
from viceregal.games.viceroy.rules.state import ViceroyState

_MINOR: Final = (AskGem, AskTradePay, AskPay, AskBury, AskRecolour)


class ViceroyCounsel:
    """For one seat's search."""

    def __init__(self, chance: Chance, leaf: Leaf) -> None:
        self.leaf = leaf
        self.following = Following(chance, leaf)

    def reopen(self, s: ViceroyState, seat: int) -> None:
        if not s.todo or not isinstance(s.todo[-1], AskSeveral):
            return
        again = [other for other in range(s.seats) if other != seat and s.sealed[other] is not None]
        if not again:
            return
        for other in again:
            s.sealed[other] = None
        plain: dict[str, Any] = GAME.words.plain(s.todo.pop())
        plain["waiting"] = sorted([*plain["waiting"], *again])
        frame = GAME.words.record(plain, AskSeveral)
        assert isinstance(frame, AskSeveral)
        s.todo.append(frame)

    def clock(self, s: ViceroyState) -> int:
        return s.turn

    def mark(self, s: ViceroyState, seat: int) -> tuple[Any, ...]:
        """The seat's own cards and gems, what was bid and turned up, and what was built."""
        built = tuple([tuple(pyramid.items()) for pyramid in s.pyramids])
        return tuple(s.hands[seat]), tuple(s.gems[seat]), tuple(s.bids), tuple(s.shown), built

    def by_rule(self, s: ViceroyState, seat: int, answers: list[Action], in_tree: bool) -> Action | None:
        ask = s.todo[-1]
        if not isinstance(ask, _MINOR):
            return None
        if not in_tree and isinstance(ask, AskGem):
            return scarce(s, seat, answers)
        return self.following.quick(s, seat, answers)

    def candidates(self, s: ViceroyState, seat: int, answers: list[Action]) -> list[Action]:
        return answers

    def worths(self, s: ViceroyState, seat: int, answers: list[Action]) -> list[float]:
        return self.following.worths(s, seat, answers)

    def policy(self, s: ViceroyState, seat: int, answers: list[Action], chance: Chance) -> Action:
        return Glimpse(s, seat).answer(answers, chance)

    def points(self, s: ViceroyState) -> list[float]:
        if s.todo:
            found = [self.leaf.foresee(s, seat) for seat in range(s.seats)]
        else:
            found = [float(each) for each in scores(s)]
        return found


def scarce(s: ViceroyState, seat: int, answers: list[Action]) -> Action:
    """A gem of which one has fewest: cheap enough for playouts."""
    gems = s.gems[seat]
    best, fewest = answers[0], 99
    for each in answers:
        if isinstance(each, TakeGem) and gems[each.colour] < fewest:
            best, fewest = each, gems[each.colour]
    return best
