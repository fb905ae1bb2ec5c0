"""What accounts have learnt: lessons they have finished, tips they have read. It only ever grows."""

from __future__ import annotations

import time
from collections.abc import Iterable
from typing import Literal

from sqlalchemy import delete, insert, select
from sqlalchemy.exc import IntegrityError

from viceregal.server.storage import schema
from viceregal.server.storage.store import Conflict, Store

Kind = Literal["lesson", "tip"]
Marks = dict[Kind, list[str]]
TRIES = 3


class LearntShelf:
    def __init__(self, store: Store) -> None:
        self.store = store

    async def of(self, player: str) -> Marks:
        """In the order in which they came."""
        c = schema.learnt.c
        query = select(c.kind, c.mark).where(c.player_id == player).order_by(c.at, c.mark)
        found: Marks = {"lesson": [], "tip": []}
        async with self.store.engine.connect() as connection:
            for kind, mark in await connection.execute(query):
                found[kind].append(mark)
        return found

    async def add(self, player: str, marks: dict[Kind, Iterable[str]]) -> None:
        """What is there already stays as it was; two devices may say the same at once."""
        for _ in range(TRIES):
            known, now = await self.of(player), time.time()
            rows = [
                {"player_id": player, "kind": kind, "mark": mark, "at": now}
                for kind, all_ in marks.items()
                for mark in dict.fromkeys(all_)
                if mark not in known[kind]
            ]
            if not rows:
                return
            try:
                async with self.store.transaction() as connection:
                    await connection.execute(insert(schema.learnt), rows)
                return
            except IntegrityError:
                continue
        raise Conflict

    async def forget(self, player: str) -> None:
        async with self.store.transaction() as connection:
            await connection.execute(delete(schema.learnt).where(schema.learnt.c.player_id == player))
