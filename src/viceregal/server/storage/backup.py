"""A backup of the tables in SQLite, made while the server runs, and put back while it does not.

A copy of the file alone would not do: what was written last lies beside it, in the write-ahead log.
"""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Final

from viceregal.core.complaints import Complaint
from viceregal.core.errors import ViceregalError

NO_TABLES: Final = Complaint("no_tables", "there are no tables at {place}")

PAGES_AT_ONCE: Final = 1000
PAUSE_SECONDS: Final = 0.01  # between them, so that the server can write
WAIT_SECONDS: Final = 10.0


class NoBackup(ViceregalError):
    """A backup that cannot be made, or a file that is none."""


def back_up(database: Path, to: Path) -> int:
    """The number of tables in it. The file appears when it is whole, and not before."""
    if not database.is_file():
        raise NoBackup(NO_TABLES, place=database)
    if to.exists():
        raise NoBackup(f"{to} is there already")
    part = to.with_name(f".{to.name}.part")
    try:
        with closing(_open(database, "ro")) as source, closing(sqlite3.connect(part)) as target:
            source.backup(target, pages=PAGES_AT_ONCE, sleep=PAUSE_SECONDS)
            target.execute("PRAGMA journal_mode=DELETE")  # one file, with nothing beside it
            tables = _checked(target, to)
        os.replace(part, to)
    except (sqlite3.Error, OSError) as error:
        raise NoBackup(f"no backup of {database} can be made: {error}") from None
    finally:
        part.unlink(missing_ok=True)
    return tables


def restore(database: Path, backup: Path) -> int:
    """Put a backup in the place of the tables; those that are there now are kept beside it, with `.before`."""
    if not backup.is_file():
        raise NoBackup(f"there is no file {backup}")
    try:
        with closing(_open(backup, "ro")) as source:
            tables = _checked(source, backup)
            database.parent.mkdir(parents=True, exist_ok=True)
            if database.exists():
                _must_be_alone(database)
            part = database.with_name(f".{database.name}.part")
            part.unlink(missing_ok=True)
            with closing(sqlite3.connect(part)) as target:
                source.backup(target)
        for suffix in ("-wal", "-shm", ""):
            old = database.with_name(database.name + suffix)
            if old.exists():
                os.replace(old, database.with_name(f"{database.name}.before{suffix}"))
        os.replace(part, database)
    except (sqlite3.Error, OSError) as error:
        raise NoBackup(f"{backup} cannot be restored: {error}") from None
    return tables


def _open(file: Path, mode: str) -> sqlite3.Connection:
    return sqlite3.connect(f"{file.absolute().as_uri()}?mode={mode}", uri=True, timeout=WAIT_SECONDS)


def _checked(connection: sqlite3.Connection, file: Path) -> int:
    found = connection.execute("PRAGMA quick_check(1)").fetchone()[0]
    if found != "ok":
        raise NoBackup(f"{file} is damaged: {found}")
    try:
        return int(connection.execute("SELECT count(*) FROM tables").fetchone()[0])
    except sqlite3.OperationalError:
        raise NoBackup(f"{file} holds no tables of ours") from None


def _must_be_alone(database: Path) -> None:
    """A server that runs would go on writing into the file that is put aside."""
    with closing(_open(database, "rw")) as connection:
        try:
            connection.execute("PRAGMA busy_timeout=500")
            connection.execute("PRAGMA locking_mode=EXCLUSIVE")
            connection.execute("BEGIN EXCLUSIVE")
            connection.rollback()
        except sqlite3.DatabaseError as error:
            if "locked" in str(error):
                raise NoBackup(f"a server uses {database}: stop it first") from None
            # a damaged file is what a backup is for
