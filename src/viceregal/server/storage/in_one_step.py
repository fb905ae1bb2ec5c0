"""What moves store, as one statement for all of them: for SQLite, which is asked row by row otherwise.

Between two rows the thread that writes gives the interpreter away, and gets it back when the busy thread lets go of it:
a transaction of twenty moves waited forty times. Values are bound as they are, so the rows are those of SQLAlchemy.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping, Sequence
from typing import Any, Final

from sqlalchemy import Connection

from viceregal.server.storage.database import to_json

IS_POSSIBLE: Final = sqlite3.sqlite_version_info >= (3, 33)  # UPDATE … FROM
MAX_VALUES: Final = 900  # the least that any SQLite takes in one statement is 999
_OF_AN_ENTRY: Final = ("table_id", "seq", "at", "kind", "seat", "data", "request", "ticks")
_THAT_MOVE: Final = ("phase", "seq", "updated_at", "deadline", "bot_due", "card", "public")

Row = Mapping[str, Any]


def insert_entries(connection: Connection, rows: Sequence[Row]) -> None:
    columns = ", ".join(_OF_AN_ENTRY)
    for part in _parts(rows, len(_OF_AN_ENTRY)):
        values = [_bound(row[name]) for row in part for name in _OF_AN_ENTRY]
        asked = _places(len(part), len(_OF_AN_ENTRY))
        connection.exec_driver_sql(f"INSERT INTO entries ({columns}) VALUES {asked}", tuple(values))


def move_on(connection: Connection, changes: Sequence[tuple[str, Row]]) -> None:
    """Of each table what the lobby and the sweeps ask for."""
    width = len(_THAT_MOVE) + 1
    changed = ", ".join([f"{name} = new.column{n}" for n, name in enumerate(_THAT_MOVE, start=2)])
    for part in _parts(changes, width):
        values = [value for of, row in part for value in (of, *[_bound(row[name]) for name in _THAT_MOVE])]
        new = f"(VALUES {_places(len(part), width)}) AS new"
        connection.exec_driver_sql(
            f"UPDATE tables SET {changed} FROM {new} WHERE tables.id = new.column1", tuple(values)
        )


def _parts(rows: Sequence[Any], width: int) -> list[Sequence[Any]]:
    most = MAX_VALUES // width
    return [rows[start : start + most] for start in range(0, len(rows), most)]


def _places(rows: int, width: int) -> str:
    return ", ".join(["(" + ", ".join(["?"] * width) + ")"] * rows)


def _bound(value: Any) -> Any:
    """As the columns keep it."""
    return to_json(value) if isinstance(value, dict) else value
