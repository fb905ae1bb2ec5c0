"""A table for one who practises or looks back, in a lesson, at a puzzle or in a review.

It is told as any other is, and nothing of it is stored.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from viceregal.bots.levels import levels
from viceregal.core.match import Match
from viceregal.core.records import Seat
from viceregal.lessons.wording import practice_names
from viceregal.server.tables.actor import Actor
from viceregal.server.tables.commands import Commands
from viceregal.server.tables.table import Table
from viceregal.server.telling.position import tell_position

Plain = dict[str, Any]
LEARNER = "learner"


def practice_table(
    name: str, match: Match, seat: Seat, lang: str, names: Sequence[str] | None = None
) -> Table:
    """The match as a table, of the learner and of rivals that nobody else sees; without names they have none."""
    setup = match.setup
    table = Table(name)
    commands = Commands(table, Actor(LEARNER), 0.0)
    commands.write(
        "created",
        game=match.game.key,
        version=setup.version,
        edition=setup.edition,
        options=dict(setup.values),
        maker=LEARNER,
        seats=_seats(match, seat, practice_names(setup.seats, seat, lang) if names is None else names),
        public=False,
        hints=False,
        clock=None,
        rematch_of=None,
        seed=None,
    )
    table.match = match
    commands.write("began")
    commands.write_played()
    return table


def _seats(match: Match, seat: Seat, names: Sequence[str]) -> list[Plain]:
    made: list[Plain] = []
    for each, name in enumerate(names):
        mine = each == seat
        level = "" if mine else levels(match.game.key)[0].level  # whoever it is, it plays gently
        made.append({"player": LEARNER if mine else None, "name": name, "level": level})
    return made


def tell_practice(table: Table, seat: Seat, lang: str, goes_on: bool, undo: bool) -> Plain:
    """As at a table; a try that is over asks nothing more."""
    told = tell_position(table, seat, lang, 0.0, True)
    if not goes_on:
        told |= {"question": None, "prompt": None, "asked": []}
    told |= {"undo": "free", "undo_of": seat} if undo else {"undo": "no", "undo_of": None}
    return told
