"""A table that plays and a table that reads the same log come to the same, after every entry."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.server.offline import Offline, read_anew
from viceregal.server.tables.table import Table

GAMES = ("hand-of-the-king", "viceroy", "viscounts")


def all_of(table: Table) -> dict[str, Any]:
    match, clocks = table.match, table.clocks
    assert match is not None
    return {
        "seq": table.seq,
        "questions": {seat: (asked.number, asked.at, asked.frame) for seat, asked in table.questions.items()},
        "answered": table.answered,
        "moves": table.moves,
        "told": {seq: [(told.event, told.only) for told in made] for seq, made in table.told.items()},
        "position": match.position(),
        "joined": [entry.joined for entry in match.log],
        "ended": table.ended,
        "clocks": None if clocks is None else (clocks.bank, clocks.since, clocks.used, clocks.decided),
    }


@pytest.mark.parametrize("game", GAMES)
def test_playing_and_reading_the_log_come_to_the_same_table(game: str) -> None:
    offline = Offline(game, clock={"bank": 600, "grace": 10})
    choice = Random(4)
    for step in range(40):
        if offline.table.phase == "playing":
            seat = choice.choice(offline.table.asked)
            number = offline.table.questions[seat].number
            offline.at(step * 7.0).decide(seat, number, choice.choice(offline.match.legal(seat)))
        assert all_of(read_anew(offline.table)) == all_of(offline.table)
