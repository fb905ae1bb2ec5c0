"""What may come of the ends of a turn: how the game goes on from each, a few times with the same chances for all."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, stdev

from viceregal.games.viscounts.bots.headings import HEADINGS, by_heading
from viceregal.games.viscounts.bots.search.turn import End


class Prospect:
    """An end of the turn, and the ends of the next own turn that were come to from there; without any it is judged as it
    is."""

    def __init__(self, end: End, later: Sequence[End] = ()) -> None:
        self.end = end
        self.visits = len(later)
        self.seen = later or [end]
        self.worth = fmean([each.worth for each in self.seen])

    def headings(self, seat: int, weights: list[float]) -> dict[str, float]:
        """What the worth adds up from, in points of lead."""
        found = [_headings_of(each, seat, weights) for each in self.seen]
        return {heading: fmean([each[heading] for each in found]) / weights[0] for heading in HEADINGS}


def _headings_of(end: End, seat: int, weights: list[float]) -> dict[str, float]:
    if end.state.todo:
        return by_heading(end.state, seat, weights)
    return {
        **dict.fromkeys(HEADINGS, 0.0),
        "points": end.worth,
    }  # the game is over: nothing is left but the lead


def errors_of(prospects: Sequence[Prospect]) -> list[float]:
    """The standard error of each worth. What the chances of a sample do to all answers alike is no doubt about one."""
    visits, count = prospects[0].visits, len(prospects)
    if visits < 2:
        return [0.0] * count
    worths = [[each.worth for each in prospect.seen] for prospect in prospects]
    if count == 1:
        return [stdev(worths[0]) / sqrt(visits)]
    common = [fmean([mine[sample] for mine in worths]) for sample in range(visits)]
    apart = [[worth - usual for worth, usual in zip(mine, common, strict=True)] for mine in worths]
    # The mean of all holds a part of each: that much is added again.
    return [stdev(mine) * sqrt(count / (count - 1)) / sqrt(visits) for mine in apart]
