"""The last decisions of a game, counted out: where nobody else decides any more, no chance and nothing hidden matters.

A search tries ways, and takes the mean of what it has tried; here every way to the end is gone, by the rules alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from viceregal.bots.analysis import Analysis, Judged, reasons_for
from viceregal.bots.counting import TooManyWays, Ways
from viceregal.core.foretell import ASKED, OVER, Walk, as_known_to
from viceregal.core.game import Game
from viceregal.core.records import Action, Seat
from viceregal.core.rules import State

HEADING: Final = "heading."  # of the score sheet: what it counts is certain, and called as it is there
RIVALS: Final = "rivals"


class GoesOn(Exception):
    """Somebody else, chance or something hidden still has a say."""


class Ending(Ways):
    """By the lead at the end of the game that each answer can come to."""

    def goes_on(self, walk: Walk) -> bool:
        return walk.made.stop == ASKED and self.game.deciders(walk.s) == (self.seat,)

    def worth(self, walk: Walk) -> int:
        if walk.made.stop != OVER:
            raise GoesOn
        return lead_in(self.game.scores(walk.s), self.seat)


def lead_in(scores: Sequence[int], seat: Seat) -> int:
    """What a seat is ahead of the best of the others; who plays alone has its points."""
    others = [points for other, points in enumerate(scores) if other != seat]
    return scores[seat] - max(others, default=0)


def counted_out(game: Game, s: State, seat: Seat, found: Analysis) -> Analysis:
    """What was found of a decision, with what is certain in place of what was expected, if all of it is certain."""
    if found.exact or game.deciders(s) != (seat,):
        return found
    picture = as_known_to(game, s, seat)
    try:
        ways = Ending(game, picture, seat).ways
    except (GoesOn, TooManyWays):
        return found
    ends = [_played(game, picture, seat, way.actions) for way in ways]
    wins = [None if found.judged[0].chance is None else float(seat in game.winners(end)) for end in ends]
    why = reasons_for(_sheets(game, ends, seat))
    judged = [
        Judged(game.text(way.actions[0]), float(way.points), chance=win, reasons=reasons)
        for way, win, reasons in zip(ways, wins, why, strict=True)
    ]
    return replace(
        found,
        value=judged[0].value,
        exact=True,
        line=[game.text(action) for action in ways[0].actions],
        judged=judged,
        reasons=list(judged[0].reasons),
    )


def _played(game: Game, picture: State, seat: Seat, actions: tuple[Action, ...]) -> State:
    end = picture.clone()
    for action in actions:
        game.apply(end, seat, action)
    return end


def _sheets(game: Game, ends: list[State], seat: Seat) -> list[dict[str, float]]:
    """What each lead adds up from: the own points by heading, and what others come to."""
    found: list[dict[str, float]] = []
    for end in ends:
        own: dict[str, float] = {}
        for line in game.score_sheet(end):
            if line.seat == seat:
                key = f"{HEADING}{line.heading}"
                own[key] = own.get(key, 0.0) + line.points
        own[RIVALS] = lead_in(game.scores(end), seat) - sum(own.values())
        found.append(own)
    every = list(dict.fromkeys([heading for own in found for heading in own]))
    return [{heading: own.get(heading, 0.0) for heading in every} for own in found]
