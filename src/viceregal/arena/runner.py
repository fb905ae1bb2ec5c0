"""Runs a plan: `run(checked(Plan("hand-of-the-king", setup, ("greedy", "random"), games=100, seed=1)))`.

The outcome hangs on the plan alone, not on the number of processes: every game has its own seeds. (A bot with a
budget of time plays as well as its machine lets it; only for such bots two runs may differ.)
"""

from __future__ import annotations

import os
from collections.abc import Callable
from time import perf_counter
from typing import Final

from viceregal.arena.apart import play_apart
from viceregal.arena.plan import Plan, checked
from viceregal.arena.report import Report, Tally
from viceregal.arena.rows import Row, row_of
from viceregal.arena.workers import Part, play_parts

__all__ = ["Plan", "Report", "all_cores", "checked", "run"]

# Random games take microseconds, searches take minutes: parts are small where a game is slow.
_PART: Final = 4
_RANDOM_PART: Final = 500


def run(
    plan: Plan,
    workers: int = 1,
    on_games: Callable[[int], None] | None = None,
    on_record: Callable[[str], None] | None = None,
    on_row: Callable[[Row], None] | None = None,
    apart: bool = False,
) -> Report:
    """Play all games of a plan. `on_games` hears how many more are done.

    `on_record` gets each record in order if the plan asks for `records`, `on_row` each row if it asks for `rows`. A
    game that broke off has no record. `apart`: all games are played in other processes, whatever the number of them,
    so that a bot may even end the one that it thinks in; the bots have to be known there, see `plugins.load`.
    """
    start = perf_counter()
    tally = Tally(plan.bots)
    for played in (play_apart if apart else play_parts)(plan, _parts(plan, workers), workers):
        tally.add(played.tally)
        for index, outcome in enumerate(played.outcomes, start=played.first):
            if on_record is not None and plan.records and outcome.record:
                on_record(outcome.record)
            if on_row is not None and plan.rows:
                on_row(row_of(plan, index, outcome))
        if on_games is not None:
            on_games(played.tally.games)
    return Report(plan, tally, perf_counter() - start)


def _parts(plan: Plan, workers: int) -> list[Part]:
    most = _RANDOM_PART if plan.is_all_random else 1 if workers == 1 else _PART
    size = most if workers == 1 else max(1, min(most, plan.games // (4 * workers)))
    if plan.rotate:
        size += -size % plan.setup.seats  # a deal is played by one process
    return [Part(first, min(first + size, plan.games)) for first in range(0, plan.games, size)]


def all_cores() -> int:
    """How many processes can work at once here."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
