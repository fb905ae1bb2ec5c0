"""Where reviews are kept."""

from __future__ import annotations

import time
from typing import Any

from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError

from viceregal.server.storage import schema
from viceregal.server.storage.store import Store


class ReviewShelf:
    def __init__(self, store: Store) -> None:
        self.store = store

    async def find(self, review_id: str) -> tuple[str, dict[str, Any]] | None:
        """The record and the review."""
        r = schema.reviews.c
        async with self.store.engine.connect() as connection:
            row = (await connection.execute(select(r.record, r.made).where(r.id == review_id))).first()
        return None if row is None else (row.record, row.made)

    async def keep(self, review_id: str, record: str, made: dict[str, Any]) -> None:
        """Whoever was first has kept the same."""
        values = {"id": review_id, "record": record, "made": made, "created_at": time.time()}
        try:
            async with self.store.transaction() as connection:
                await connection.execute(insert(schema.reviews).values(**values))
        except IntegrityError:
            return
