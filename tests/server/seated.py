"""A table without a server: what time it is says the test, and anybody may do something at a moment."""

from __future__ import annotations

from typing import Any

from viceregal.server.settings import Patience
from viceregal.server.shapes.models import TableWanted
from viceregal.server.tables import seating
from viceregal.server.tables.actor import Actor
from viceregal.server.tables.commands import Commands
from viceregal.server.tables.new_table import settings_of
from viceregal.server.tables.table import Table

PEOPLE = [Actor(name.lower(), name) for name in ("Ania", "Olek", "Zofia", "Jan")]
ANIA, OLEK, ZOFIA, JAN = PEOPLE
BOT = {"kind": "bot", "level": "random"}


class SeatedTable:
    """Hand of the King with so many people, in the order of PEOPLE, then so many bots. Ania has opened it."""

    def __init__(self, people: int, bots: int = 0, open_seats: int = 0, **wanted: Any) -> None:
        self.table = Table("seated")
        longest = wanted.pop("longest", 0.0)
        opened = [{"kind": "open"}] * (people - 1 + open_seats)
        seats: list[dict[str, Any]] = [{"kind": "me"}, *opened, *[BOT] * bots]
        body = TableWanted.model_validate({"game": "hand-of-the-king", "seats": seats, **wanted})
        seating.create(self.at(0), settings_of(body, ANIA, "7", longest))
        for seat in range(1, people):
            seating.take(self.at(0, PEOPLE[seat]), seat, PEOPLE[seat].name, f"vs_{seat}")

    def at(self, now: float, actor: Actor = ANIA, here: tuple[int, ...] = ()) -> Commands:
        return Commands(self.table, actor, now, here, Patience(absent=300, vote=100))

    def move(self, now: float) -> int:
        """Whoever is asked does something; the seat."""
        seat, match = self.table.asked[0], self.table.match
        assert match is not None
        self.at(now).decide(seat, self.table.questions[seat].number, match.legal(seat)[0])
        return seat

    def play_out(self, now: float = 0.0) -> None:
        while self.table.phase == "playing":
            self.move(now)

    @property
    def last(self) -> str:
        return self.table.entries[-1].kind
