"""A table without a server: its log, its commands, and people who do them. What time it is says the test."""

from __future__ import annotations

import json
from dataclasses import replace
from random import Random
from typing import Any

from viceregal.core.match import Match
from viceregal.server.shapes.models import TableWanted
from viceregal.server.tables import seating
from viceregal.server.tables.actor import Actor
from viceregal.server.tables.commands import Commands
from viceregal.server.tables.new_table import settings_of
from viceregal.server.tables.table import Table

ANIA = Actor("p1", "Ania")
OLEK = Actor("p2", "Olek")
ALONE = ({"kind": "me"}, {"kind": "here"})
APART = ({"kind": "me"}, {"kind": "open"})


class Offline:
    """Ania and, where a seat is open, Olek at a table of a seed."""

    def __init__(self, game: str, seats: tuple[dict[str, Any], ...] = ALONE, **wanted: Any) -> None:
        self.table = Table("offline")
        asked = {"game": game, "seats": list(seats), "seed": "7", **wanted}
        seating.create(self.at(0), settings_of(TableWanted.model_validate(asked), ANIA, "1"))
        for seat, place in enumerate(self.table.places):
            if place.kind == "open":
                seating.take(self.at(0, OLEK), seat, "Olek", f"vs_{seat}")

    def at(self, now: float = 0, actor: Actor = ANIA) -> Commands:
        return Commands(self.table, actor, now)

    @property
    def match(self) -> Match:
        assert self.table.match is not None
        return self.table.match

    @property
    def question(self) -> int:
        """The number of what the first seat that is asked is asked."""
        return self.table.questions[self.seat].number

    @property
    def seat(self) -> int:
        return self.table.asked[0]

    def play_at_random(self, choice: Random, moves: int) -> None:
        for _ in range(moves):
            if self.table.phase == "playing":
                self.at().decide(self.seat, self.question, choice.choice(self.match.legal(self.seat)))

    def play_to(self, question: str, choice: Random, most: int = 2000) -> None:
        """At random, until somebody is asked a question of this kind."""
        for _ in range(most):
            if self.table.phase == "playing" and self.is_asked(question):
                return
            self.play_at_random(choice, 1)
        raise AssertionError(f"{question} does not come")

    def is_asked(self, question: str) -> bool:
        return type(self.match.state.todo[-1]).__name__ == question


def read_anew(table: Table) -> Table:
    """The table as another process reads it from the same log, which is stored as JSON."""
    made = Table(table.id)
    for entry in table.entries:
        made.apply(replace(entry, data=json.loads(json.dumps(entry.data))))
    return made
