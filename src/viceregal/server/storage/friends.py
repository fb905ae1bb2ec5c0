"""Friends by name: asked for, consented to, removed, blocked; and asked to a table.

Whoever asks for a name is told the same whether somebody has it or not, whether they declined or have blocked the
asker: an ask that is not answered waits, and lapses in the end.
"""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import delete, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from viceregal.server.credentials import new_id
from viceregal.server.names import account_key
from viceregal.server.problem import Problem
from viceregal.server.settings import DAY
from viceregal.server.storage import schema
from viceregal.server.storage.store import Store
from viceregal.server.tables.actor import Actor

MAX_FRIENDS: Final = 200
MAX_ASKS: Final = 50  # that wait for an answer
MAX_INVITATIONS: Final = 20  # to one table
ASK_DAYS: Final = 90.0
AT_TABLE_SECONDS: Final = 3600.0  # who has not moved for longer is not at the table just now


@dataclass(frozen=True)
class Friend:
    """`table` is where they are, if that is a table that anybody may look at."""

    name: str
    since: float
    game: str | None = None
    phase: str | None = None
    table: str | None = None


@dataclass(frozen=True)
class Invitation:
    table: str
    game: str
    by: str
    at: float


class FriendBook:
    def __init__(self, store: Store) -> None:
        self.store = store

    # Asking -----------------------------------------------------------------------------------------------------

    async def ask(self, player: Actor, name: str) -> None:
        """Ask somebody of this name. Who has asked this player before is a friend at once."""
        me, key = str(player.player), account_key(name)
        if key == account_key(player.name):
            raise Problem(409, "phase", "this is you")
        async with self.store.transaction() as connection:
            other = await _player_of(connection, key)
            await _must_have_room(connection, me)
            if other is not None and await _is(connection, schema.blocks, me, other):
                raise Problem(409, "phase", "you have blocked this player")
            if other is not None and await _is(connection, schema.friends, me, other):
                return
            if other is not None and await _has_asked(connection, other, me):
                await _befriend(connection, me, other)
                return
            hears = other if other is None or not await _is(connection, schema.blocks, other, me) else None
            row = {"id": new_id(16), "player_id": me, "account": key, "name": name, "other_id": hears}
            a = schema.friend_asks
            known = select(a.c.id).where(a.c.player_id == me, a.c.account == key)
            if await connection.scalar(known) is None:
                await connection.execute(insert(a).values(**row, declined=False, at=time.time()))

    async def take_back(self, player: str, name: str) -> None:
        """An ask that was not answered."""
        a = schema.friend_asks
        async with self.store.transaction() as connection:
            where = (a.c.player_id == player) & (a.c.account == account_key(name))
            await connection.execute(delete(a).where(where))

    async def answer(self, player: str, name: str, agree: bool) -> None:
        """Who is declined is not told, and does not ask again under the eyes of who declined."""
        a = schema.friend_asks
        async with self.store.transaction() as connection:
            other = await _player_of(connection, account_key(name))
            if other is None or not await _has_asked(connection, other, player):
                raise Problem(404, "unknown", "nobody of this name has asked you")
            if agree:
                await _must_have_room(connection, player)
                await _befriend(connection, player, other)
            else:
                where = (a.c.player_id == other) & (a.c.other_id == player)
                await connection.execute(update(a).where(where).values(declined=True))

    async def remove(self, player: str, name: str) -> None:
        async with self.store.transaction() as connection:
            other = await _player_of(connection, account_key(name))
            if other is None or not await _is(connection, schema.friends, player, other):
                raise Problem(404, "unknown", "you have no friend of this name")
            await _part(connection, player, other)

    async def block(self, player: str, name: str) -> None:
        """A friend, or somebody who has asked. Whoever is blocked is not told."""
        a, b = schema.friend_asks, schema.blocks
        async with self.store.transaction() as connection:
            other = await _player_of(connection, account_key(name))
            known = other is not None and (
                await _is(connection, schema.friends, player, other)
                or await _has_asked(connection, other, player, declined=True)
                or await _is(connection, b, player, other)
            )
            if other is None or not known:
                raise Problem(404, "unknown", "nobody of this name is your friend or has asked you")
            await _part(connection, player, other)
            where = (a.c.player_id == other) & (a.c.other_id == player)
            await connection.execute(update(a).where(where).values(other_id=None))
            if not await _is(connection, b, player, other):
                await connection.execute(insert(b).values(player_id=player, other_id=other, at=time.time()))

    async def unblock(self, player: str, name: str) -> None:
        b = schema.blocks
        async with self.store.transaction() as connection:
            other = await _player_of(connection, account_key(name))
            done = await connection.execute(
                delete(b).where(b.c.player_id == player, b.c.other_id == (other or ""))
            )
            if not done.rowcount:
                raise Problem(404, "unknown", "you have blocked nobody of this name")

    # Looking ----------------------------------------------------------------------------------------------------

    async def friends_of(self, player: str) -> list[Friend]:
        f, p, s, t = schema.friends.c, schema.players.c, schema.seats.c, schema.tables.c
        lately = time.time() - AT_TABLE_SECONDS
        async with self.store.engine.connect() as connection:
            query = select(p.id, p.name, f.at).join(schema.friends, f.other_id == p.id)
            rows = list(await connection.execute(query.where(f.player_id == player).order_by(p.name)))
            sitting = (
                select(s.player_id, t.id, t.game, t.phase, t.public)
                .join(schema.tables, t.id == s.table_id)
                .where(s.player_id.in_([row.id for row in rows]), t.phase.in_(("open", "playing")))
                .where(t.updated_at > lately)
                .order_by(t.updated_at)
            )
            at = {row.player_id: row for row in await connection.execute(sitting)}
        return [
            Friend(
                row.name,
                row.at,
                at[row.id].game,
                at[row.id].phase,
                at[row.id].id if at[row.id].public else None,
            )
            if row.id in at
            else Friend(row.name, row.at)
            for row in rows
        ]

    async def asked_by(self, player: str) -> list[str]:
        """The names that were asked for, whoever has them."""
        a = schema.friend_asks.c
        async with self.store.engine.connect() as connection:
            return list(await connection.scalars(select(a.name).where(a.player_id == player).order_by(a.at)))

    async def asking(self, player: str) -> list[str]:
        """The names of those who wait for this player's answer."""
        a, p = schema.friend_asks.c, schema.players.c
        query = select(p.name).join(schema.friend_asks, a.player_id == p.id)
        async with self.store.engine.connect() as connection:
            found = query.where(a.other_id == player, a.declined.is_(False)).order_by(a.at)
            return list(await connection.scalars(found))

    async def blocked_by(self, player: str) -> list[str]:
        b, p = schema.blocks.c, schema.players.c
        query = select(p.name).join(schema.blocks, b.other_id == p.id).where(b.player_id == player)
        async with self.store.engine.connect() as connection:
            return list(await connection.scalars(query.order_by(p.name)))

    async def news_of(self, player: str) -> int:
        """How much waits for an answer."""
        return len(await self.asking(player)) + len(await self.invitations_of(player))

    # Inviting ---------------------------------------------------------------------------------------------------

    async def invite(self, player: str, table_id: str, name: str) -> None:
        """A friend, to a table that waits."""
        i = schema.invitations
        async with self.store.transaction() as connection:
            other = await _player_of(connection, account_key(name))
            if other is None or not await _is(connection, schema.friends, player, other):
                raise Problem(404, "unknown", "you have no friend of this name")
            count = select(func.count()).select_from(i).where(i.c.table_id == table_id)
            known = select(i.c.at).where(i.c.table_id == table_id, i.c.player_id == other)
            if await connection.scalar(known) is not None:
                return
            if (await connection.scalar(count) or 0) >= MAX_INVITATIONS:
                raise Problem(429, "slow_down", "enough players were asked to this table")
            row = {"table_id": table_id, "player_id": other, "by_player": player}
            await connection.execute(insert(i).values(**row, at=time.time()))

    async def invitations_of(self, player: str) -> list[Invitation]:
        """To tables that still wait, and at which the player does not sit yet; from friends alone."""
        i, t, s, p, f = (
            schema.invitations.c,
            schema.tables.c,
            schema.seats.c,
            schema.players.c,
            schema.friends.c,
        )
        query = (
            select(i.table_id, t.game, p.name, i.at)
            .join(schema.tables, t.id == i.table_id)
            .join(schema.players, p.id == i.by_player)
            .where(i.player_id == player, t.phase == "open")
            .where(i.by_player.in_(select(f.other_id).where(f.player_id == player)))
            .where(i.table_id.not_in(select(s.table_id).where(s.player_id == player)))
            .order_by(i.at)
        )
        async with self.store.engine.connect() as connection:
            return [Invitation(*row) for row in await connection.execute(query)]

    async def invited_to(self, table_id: str) -> list[str]:
        i, p = schema.invitations.c, schema.players.c
        query = select(p.name).join(schema.invitations, i.player_id == p.id).where(i.table_id == table_id)
        async with self.store.engine.connect() as connection:
            return list(await connection.scalars(query.order_by(i.at)))

    async def decline_invitation(self, player: str, table_id: str) -> None:
        i = schema.invitations
        async with self.store.transaction() as connection:
            await connection.execute(delete(i).where(i.c.table_id == table_id, i.c.player_id == player))

    # Forgetting -------------------------------------------------------------------------------------------------

    async def forget(self, player: str) -> None:
        f, a, b, i = schema.friends, schema.friend_asks, schema.blocks, schema.invitations
        async with self.store.transaction() as connection:
            for of in (f, a, b):
                await connection.execute(
                    delete(of).where(or_(of.c.player_id == player, of.c.other_id == player))
                )
            await connection.execute(delete(i).where(or_(i.c.player_id == player, i.c.by_player == player)))

    async def tidy(self) -> int:
        """Asks that were never answered, and invitations to tables that wait no more."""
        a, i, t = schema.friend_asks, schema.invitations, schema.tables
        waiting = select(t.c.id).where(t.c.phase == "open")
        async with self.store.transaction() as connection:
            asks = await connection.execute(delete(a).where(a.c.at < time.time() - ASK_DAYS * DAY))
            past = await connection.execute(delete(i).where(i.c.table_id.not_in(waiting)))
        return int(asks.rowcount + past.rowcount)


async def _player_of(connection: AsyncConnection, key: str) -> str | None:
    p = schema.players.c
    found: str | None = await connection.scalar(select(p.id).where(p.account == key))
    return found


async def _is(connection: AsyncConnection, of: Any, player: str, other: str) -> bool:
    query = select(of.c.at).where(of.c.player_id == player, of.c.other_id == other)
    return await connection.scalar(query) is not None


async def _has_asked(connection: AsyncConnection, other: str, player: str, declined: bool = False) -> bool:
    """Whether `other` waits for the player's answer; with `declined` also if it was given, and was no."""
    a = schema.friend_asks.c
    query = select(a.id).where(a.player_id == other, a.other_id == player)
    return await connection.scalar(query if declined else query.where(a.declined.is_(False))) is not None


async def _must_have_room(connection: AsyncConnection, player: str) -> None:
    for of, most in ((schema.friends, MAX_FRIENDS), (schema.friend_asks, MAX_ASKS)):
        count = select(func.count()).select_from(of).where(of.c.player_id == player)
        if (await connection.scalar(count) or 0) >= most:
            raise Problem(429, "slow_down", "you have asked enough, or have friends enough")


async def _befriend(connection: AsyncConnection, player: str, other: str) -> None:
    a, now = schema.friend_asks, time.time()
    rows = [
        {"player_id": player, "other_id": other, "at": now},
        {"player_id": other, "other_id": player, "at": now},
    ]
    await connection.execute(insert(schema.friends), rows)
    for one, two in ((player, other), (other, player)):
        await connection.execute(delete(a).where(a.c.player_id == one, a.c.other_id == two))


async def _part(connection: AsyncConnection, player: str, other: str) -> None:
    f, i = schema.friends, schema.invitations
    for one, two in ((player, other), (other, player)):
        await connection.execute(delete(f).where(f.c.player_id == one, f.c.other_id == two))
        await connection.execute(delete(i).where(i.c.by_player == one, i.c.player_id == two))
