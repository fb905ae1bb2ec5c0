"""A stored game as a record, made in a bot's process: it has to be played again for that."""

from __future__ import annotations

from datetime import UTC, datetime

from viceregal.server.tables.entries import Entry
from viceregal.server.tables.table import Table
from viceregal.server.telling.replay import record_of
from viceregal.server.telling.words import titles_of


def record_from(table_id: str, entries: list[Entry], lang: str) -> tuple[str, str] | None:
    """The name of a file and what stands in it; nothing for a game that never began, or whose rules are gone."""
    table = Table(table_id)
    for entry in entries:
        table.read(entry)
    if table.phase != "over" or table.match is None:
        return None
    ended = datetime.fromtimestamp(table.updated_at, UTC).strftime("%Y-%m-%d-%H%M")
    return f"{ended}-{table.settings['game']}-{table_id}.txt", record_of(table, titles_of(table, lang))
