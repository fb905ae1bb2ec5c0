"""The log says who has asked for a hint: among people that is shown to all, and a rating never rises by it."""

from __future__ import annotations

from viceregal.server.tables.commands import Commands


def note_hint(commands: Commands, seat: int, question: int) -> None:
    """Once a question. Where bots alone sit with one person, it is noted and nobody is told anything."""
    table = commands.table
    persons = [place for place in table.places if place.kind == "person"]
    asked = table.questions.get(seat)
    if asked is None or asked.number != question:
        return
    told = any(each.kind == "hinted" and each.seat == seat and each.seq > question for each in table.entries)
    if not told:
        commands.must_hold(seat)
        commands.write("hinted", seat, **({"silent": True} if len(persons) < 2 else {}))
