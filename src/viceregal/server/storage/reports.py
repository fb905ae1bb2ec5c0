"""What players have told the host, read without a server."""

from __future__ import annotations

import asyncio
from typing import Any

from sqlalchemy import select
from sqlalchemy.exc import SQLAlchemyError

from viceregal.core.errors import ViceregalError
from viceregal.server.storage import schema
from viceregal.server.storage.database import connect


class NoReports(ViceregalError):
    """The storage cannot be read."""


def read_reports(database: str) -> list[dict[str, Any]]:
    """The latest last."""
    return asyncio.run(_read(database))


async def _read(database: str) -> list[dict[str, Any]]:
    engine, r = connect(database), schema.reports.c
    try:
        async with engine.connect() as connection:
            rows = await connection.execute(select(r.at, r.table_id, r.seq, r.text).order_by(r.at))
            return [{"at": row.at, "table": row.table_id, "seq": row.seq, "text": row.text} for row in rows]
    except (SQLAlchemyError, OSError) as error:
        reason = getattr(error, "orig", None) or error
        raise NoReports(f"the reports cannot be read: {str(reason).splitlines()[0]}") from None
    finally:
        await engine.dispose()
