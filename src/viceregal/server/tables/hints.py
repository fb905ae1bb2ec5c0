"""Hints among people are shown to all: the log says who has asked for one."""

from __future__ import annotations

from viceregal.server.tables.commands import Commands


def note_hint(commands: Commands, seat: int, question: int) -> None:
    """Once a question, where others sit who care. Where bots alone sit with one person, nobody is told anything."""
    table = commands.table
    persons = [place for place in table.places if place.kind == "person"]
    asked = table.questions.get(seat)
    if len(persons) < 2 or asked is None or asked.number != question:
        return
    told = any(each.kind == "hinted" and each.seat == seat and each.seq > question for each in table.entries)
    if not told:
        commands.must_hold(seat)
        commands.write("hinted", seat)
