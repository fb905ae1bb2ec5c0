"""Browsers that want to be told when it is their turn. One belongs to a session, and goes with it."""

from __future__ import annotations

import time
from hashlib import sha256
from typing import Final

from sqlalchemy import delete, insert, select

from viceregal.server.credentials import hashed
from viceregal.server.push.delivery import Subscription
from viceregal.server.storage import schema
from viceregal.server.storage.store import Store

MAX_BROWSERS: Final = 10  # browsers of one player: the oldest makes room


def id_of(endpoint: str) -> str:
    return sha256(endpoint.encode()).hexdigest()


class Subscriptions:
    def __init__(self, store: Store) -> None:
        self.store = store

    async def keep(self, player: str, session: str, told: Subscription) -> None:
        """A browser has one player at a time: whoever came last."""
        s = schema.subscriptions
        row = {"endpoint": told.endpoint, "p256dh": told.p256dh, "auth": told.auth, "lang": told.lang}
        async with self.store.transaction() as connection:
            await connection.execute(delete(s).where(s.c.id == told.id))
            query = (
                select(s.c.id).where(s.c.player_id == player).order_by(s.c.at.desc()).offset(MAX_BROWSERS - 1)
            )
            old = list(await connection.scalars(query))
            await connection.execute(delete(s).where(s.c.id.in_(old)))
            await connection.execute(
                insert(s).values(id=told.id, player_id=player, session=hashed(session), at=time.time(), **row)
            )

    async def drop(self, subscription: str, player: str | None = None) -> None:
        """One that is no more; with a player, only if it is theirs."""
        s = schema.subscriptions
        where = s.c.id == subscription
        async with self.store.transaction() as connection:
            await connection.execute(
                delete(s).where(where if player is None else where & (s.c.player_id == player))
            )

    async def of(self, player: str) -> list[Subscription]:
        """Those of sessions that still hold."""
        s, t = schema.subscriptions.c, schema.tokens.c
        query = (
            select(s.id, s.endpoint, s.p256dh, s.auth, s.lang)
            .join(schema.tokens, t.hash == s.session)
            .where(s.player_id == player, t.player_id == player)
        )
        async with self.store.engine.connect() as connection:
            return [Subscription(*row) for row in await connection.execute(query)]

    async def forget(self, player: str) -> None:
        s = schema.subscriptions
        async with self.store.transaction() as connection:
            await connection.execute(delete(s).where(s.c.player_id == player))

    async def tidy(self) -> int:
        """Those of sessions that are over."""
        s = schema.subscriptions
        async with self.store.transaction() as connection:
            gone = await connection.execute(delete(s).where(s.c.session.not_in(select(schema.tokens.c.hash))))
        return int(gone.rowcount)
