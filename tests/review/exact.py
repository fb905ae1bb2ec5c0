"""What answers near the end of a game are worth, counted out by the rules alone: no bot is asked."""

from __future__ import annotations

from viceregal.bots.base import sensible
from viceregal.core.game import Game
from viceregal.core.records import CHANCE, Action, Seat
from viceregal.core.rules import State
from viceregal.review.ending import lead_in


def worths(game: Game, s: State, seat: Seat) -> dict[str, int]:
    """The lead that each answer comes to if the seat goes on as well as can be."""
    return {
        game.text(action): _after(game, s, seat, seat, action) for action in sensible(game.legal(s, seat))
    }


def _after(game: Game, s: State, seat: Seat, who: Seat, action: Action) -> int:
    then = s.clone()
    game.apply(then, who, action)
    return _best(game, then, seat)


def _best(game: Game, s: State, seat: Seat) -> int:
    if not s.todo:
        return lead_in(game.scores(s), seat)
    who = game.deciders(s)
    if who == (CHANCE,):  # cards for a turn that does not come: whatever they are, it is all the same
        found = {_after(game, s, seat, CHANCE, action) for action, _ in game.chance_outcomes(s)}
        assert len(found) == 1, "chance matters here: that is no position with a known answer"
        return found.pop()
    assert who == (seat,), "somebody else decides here: that is no position with a known answer"
    return max([_after(game, s, seat, seat, action) for action in sensible(game.legal(s, seat))])
