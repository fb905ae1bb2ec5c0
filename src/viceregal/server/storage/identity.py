"""Who somebody is: guests and accounts, sessions of browsers, tokens of programs and keys to seats."""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from viceregal.server.credentials import hashed, new_id, new_token
from viceregal.server.problem import Problem
from viceregal.server.storage import schema
from viceregal.server.storage.store import Store
from viceregal.server.tables.actor import ANYBODY, Actor

_HASHER = PasswordHasher(time_cost=2, memory_cost=19_456, parallelism=1)
_NO_SUCH_USER = _HASHER.hash("takes as long as a wrong password")


@dataclass(frozen=True)
class ProgramToken:
    """A token as its owner sees it; the token itself is told once, when it is made."""

    id: str
    label: str
    created_at: float


class Identity:
    def __init__(self, engine: AsyncEngine, store: Store) -> None:
        self.engine = engine
        self.store = store

    # Who asks ---------------------------------------------------------------------------------------------------

    async def actor(self, token: str, table_id: str | None = None) -> Actor:
        """Whom a token stands for. A seat token stands for a seat of its own table only."""
        if token.startswith("vs_"):
            found = await self.store.seat_of_token(hashed(token))
            if found is None or found[0] != table_id:
                raise Problem(401, "credentials", "this is no key to a seat of this table")
            return Actor(found[2], only=found[1])
        actor = await self._player_of(token)
        if actor is None:
            raise Problem(401, "credentials", "this token is not valid, or not any more")
        return actor

    async def session(self, cookie: str) -> Actor:
        """Whoever's session is gone is nobody known; that is no error."""
        return await self._player_of(cookie) or ANYBODY

    async def _player_of(self, token: str) -> Actor | None:
        p, t = schema.players.c, schema.tokens.c
        query = (
            select(p.id, p.name, p.account, t.kind)
            .join(schema.tokens, t.player_id == p.id)
            .where(t.hash == hashed(token))
        )
        async with self.engine.connect() as connection:
            row = (await connection.execute(query)).first()
        if row is None:
            return None
        return Actor(row.id, row.name, account=row.account is not None, program=row.kind == "program")

    # Guests and accounts ----------------------------------------------------------------------------------------

    async def new_guest(self, name: str) -> tuple[Actor, str]:
        """A new player and the token of its session."""
        player, token = Actor(new_id(16), name), new_token("vg")
        async with self.store.transaction() as connection:
            await connection.execute(
                insert(schema.players).values(id=player.player, name=name, created_at=time.time())
            )
            await _keep_token(connection, player, token, "session")
        return player, token

    async def new_session(self, player: Actor) -> str:
        token = new_token("vg")
        async with self.store.transaction() as connection:
            await _keep_token(connection, player, token, "session")
        return token

    async def rename(self, player: Actor, name: str) -> Actor:
        p = schema.players
        async with self.store.transaction() as connection:
            await connection.execute(update(p).where(p.c.id == player.player).values(name=name))
        return Actor(player.player, name, account=player.account)

    async def make_account(self, guest: Actor, name: str, password: str) -> Actor:
        if guest.account:
            raise Problem(409, "taken", "you have an account already")
        p = schema.players
        kept = await asyncio.to_thread(_HASHER.hash, password)
        try:
            async with self.store.transaction() as connection:
                await connection.execute(
                    update(p)
                    .where(p.c.id == guest.player)
                    .values(name=name, account=name.casefold()[:80], password=kept)
                )
        except IntegrityError:
            raise Problem(409, "taken", "this name is taken") from None
        return Actor(guest.player, name, account=True)

    async def sign_in(self, name: str, password: str) -> Actor:
        p = schema.players.c
        async with self.engine.connect() as connection:
            row = (
                await connection.execute(
                    select(p.id, p.name, p.password).where(p.account == name.casefold()[:80])
                )
            ).first()
        kept = _NO_SUCH_USER if row is None else row.password
        right = await asyncio.to_thread(_is_right, kept, password)
        if row is None or not right:
            raise Problem(401, "credentials", "the name or the password is wrong")
        return Actor(row.id, row.name, account=True)

    async def forget_session(self, token: str) -> None:
        async with self.store.transaction() as connection:
            await connection.execute(delete(schema.tokens).where(schema.tokens.c.hash == hashed(token)))

    # Programs ---------------------------------------------------------------------------------------------------

    async def program_tokens(self, player: Actor) -> list[ProgramToken]:
        t = schema.tokens.c
        query = (
            select(t.id, t.label, t.created_at)
            .where(t.player_id == player.player, t.kind == "program")
            .order_by(t.created_at)
        )
        async with self.engine.connect() as connection:
            return [ProgramToken(*row) for row in await connection.execute(query)]

    async def new_program_token(self, player: Actor, label: str) -> tuple[ProgramToken, str]:
        token = new_token("vp")
        async with self.store.transaction() as connection:
            return await _keep_token(connection, player, token, "program", label), token

    async def drop_program_token(self, player: Actor, token_id: str) -> None:
        t = schema.tokens
        where = (t.c.id == token_id) & (t.c.player_id == player.player) & (t.c.kind == "program")
        async with self.store.transaction() as connection:
            dropped = await connection.execute(delete(t).where(where))
        if dropped.rowcount == 0:
            raise Problem(404, "unknown", "you have no such token")


async def _keep_token(
    connection: AsyncConnection, player: Actor, token: str, kind: str, label: str = ""
) -> ProgramToken:
    made = ProgramToken(new_id(16), label, time.time())
    row = {"id": made.id, "player_id": player.player, "hash": hashed(token), "kind": kind, "label": label}
    await connection.execute(insert(schema.tokens).values(**row, created_at=made.created_at))
    return made


def _is_right(kept: str, password: str) -> bool:
    try:
        return _HASHER.verify(kept, password)
    except (VerificationError, InvalidHashError):
        return False
