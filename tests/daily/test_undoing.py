"""At a table of a day nothing is taken back that has come to light; at any other table that is put to the vote."""

from __future__ import annotations

from typing import Any

import pytest

from viceregal.daily import find_daily, read_date
from viceregal.server.http.routes.daily import daily_settings
from viceregal.server.tables import seating
from viceregal.server.tables.actor import Actor
from viceregal.server.tables.commands import Commands
from viceregal.server.tables.new_table import again
from viceregal.server.tables.table import Table
from viceregal.server.tables.votes import undo_reach


def opened(daily: bool) -> Table:
    game = find_daily(read_date("2026-03-04"), "viscounts")
    settings: dict[str, Any] = daily_settings(game, Actor("ania"), "Ania")
    table = Table("table1")
    commands = Commands(table, Actor("ania"), 0.0)
    seating.create(commands, {**settings, "daily": settings["daily"] if daily else None})
    return table


@pytest.mark.parametrize(("daily", "reach"), [(True, "no"), (False, "vote")])
def test_what_has_come_to_light_stays(daily: bool, reach: str) -> None:
    table = opened(daily)
    match = table.match
    assert match is not None
    decided = False
    while not decided or not match.way_back(0).reveals:
        text = match.legal(0)[0]
        Commands(table, Actor("ania"), 0.0).decide(0, table.questions[0].number, text)
        decided = True
    assert undo_reach(table, 0)[0] == reach


def test_once_more_is_another_deal() -> None:
    renewed = again(opened(True), "ania")
    assert renewed["seed"] is None and renewed["daily"] is None
