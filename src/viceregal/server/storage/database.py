"""The connection to the storage: SQLite in a file, or PostgreSQL."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import orjson
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine, create_engine, event, make_url, text
from sqlalchemy.exc import DatabaseError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

MIGRATIONS = Path(__file__).parent / "migrations"
MAX_CHECKED = 1_000_000_000  # bytes
_MIGRATION_LOCK = 7_420_001  # any number, the same in every process


def to_json(value: Any) -> str:
    return orjson.dumps(value).decode()


def connect(url: str) -> AsyncEngine:
    parsed = make_url(url)
    if parsed.get_backend_name() != "sqlite":
        return create_async_engine(
            url,
            pool_size=8,
            max_overflow=8,
            pool_pre_ping=True,
            hide_parameters=True,
            json_serializer=to_json,
        )
    if parsed.database:
        Path(parsed.database).parent.mkdir(parents=True, exist_ok=True)
    engine = create_async_engine(
        url, pool_size=4, max_overflow=4, hide_parameters=True, json_serializer=to_json
    )
    event.listen(engine.sync_engine, "connect", _prepare_sqlite)
    return engine


def connect_file(engine: AsyncEngine, threads: int) -> Engine | None:
    """For SQLite: a second way to the same file, for so many threads. A query there is one step, not a dozen."""
    if engine.dialect.name != "sqlite":
        return None
    url = engine.url.set(drivername="sqlite+pysqlite")
    file = create_engine(
        url, pool_size=threads, max_overflow=0, hide_parameters=True, json_serializer=to_json
    )
    event.listen(file, "connect", _prepare_sqlite)
    return file


def _prepare_sqlite(connection: Any, _: Any) -> None:
    """WAL lets readers read while one writes; FULL makes a commit outlive the loss of power."""
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000", "foreign_keys=ON"):
        connection.execute(f"PRAGMA {pragma}")


async def check_file(engine: AsyncEngine) -> None:
    """DatabaseError if a file of SQLite is damaged. A large one is looked at as far as that takes no minutes."""
    if engine.dialect.name != "sqlite":
        return
    file = Path(engine.url.database or "")
    if not file.is_file() or file.stat().st_size > MAX_CHECKED:
        return
    async with engine.connect() as connection:
        found = await connection.scalar(text("PRAGMA quick_check(1)"))
    if found != "ok":
        raise DatabaseError("", {}, Exception(f"database disk image is malformed: {found}"))


async def migrate(engine: AsyncEngine) -> None:
    """Bring the storage up to date; of several processes that start at once, one does it."""
    async with engine.begin() as connection:
        if connection.dialect.name == "postgresql":
            await connection.execute(text(f"SELECT pg_advisory_xact_lock({_MIGRATION_LOCK})"))
        await connection.run_sync(_upgrade)


def _upgrade(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
