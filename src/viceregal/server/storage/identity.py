"""Who somebody is: guests and accounts, sessions of browsers, tokens of programs and keys to seats."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import ColumnElement, Connection, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from viceregal.server.credentials import hashed, new_id, new_token
from viceregal.server.names import account_key
from viceregal.server.problem import Problem
from viceregal.server.settings import DAY
from viceregal.server.storage import passwords, schema
from viceregal.server.storage.store import MAX_AT_ONCE, Store
from viceregal.server.tables.actor import ANYBODY, Actor

USE_NOTED_SECONDS: Final = DAY  # the use of a session is written down once a day
RESERVED: Final = frozenset(["viceregal", "admin", "administrator", "host", "moderator", "server", "system"])


@dataclass(frozen=True)
class ProgramToken:
    """A token as its owner sees it; the token itself is told once, when it is made."""

    id: str
    label: str
    created_at: float


class Identity:
    def __init__(self, engine: AsyncEngine, store: Store, session_days: float = 0.0) -> None:
        """Sessions that nobody has used for so many days are over; 0: never."""
        self.engine = engine
        self.store = store
        self.session_seconds = session_days * DAY
        self.ended: Callable[[list[str]], None] = lambda _: None  # is told the hashes of what is over
        self.going: list[Callable[[str], Awaitable[None]]] = []  # what else is forgotten of a player who goes

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
            select(p.id, p.name, p.account, t.kind, func.coalesce(t.used_at, t.created_at).label("used_at"))
            .join(schema.tokens, t.player_id == p.id)
            .where(t.hash == hashed(token))
        )
        row = await self.store.read(lambda connection: connection.execute(query).first())
        if row is None or (row.kind == "session" and self._is_over(row.used_at)):
            return None
        if time.time() - row.used_at > USE_NOTED_SECONDS:
            await self._note_use(hashed(token))
        return Actor(row.id, row.name, account=row.account is not None, program=row.kind == "program")

    def _is_over(self, used_at: float) -> bool:
        return bool(self.session_seconds) and time.time() - used_at > self.session_seconds

    async def _note_use(self, hash_: str) -> None:
        async with self.store.transaction() as connection:
            tokens = schema.tokens
            await connection.execute(update(tokens).where(tokens.c.hash == hash_).values(used_at=time.time()))

    # Guests and accounts ----------------------------------------------------------------------------------------

    async def check_name(self, name: str, actor: Actor = ANYBODY) -> None:
        """Nobody goes by the name of an account that is not his, nor by one that sounds like the house's."""
        key, p = account_key(name), schema.players.c
        query = select(p.id).where(p.account == key)
        holder = await self.store.read(lambda connection: connection.scalar(query))
        if key in RESERVED or (holder is not None and holder != actor.player):
            raise _not_to_be_had()

    async def new_guest(self, name: str) -> tuple[Actor, str]:
        """A new player and the token of its session."""
        await self.check_name(name)
        player, token = Actor(new_id(16), name), new_token("vg")
        row = {"id": player.player, "name": name, "created_at": time.time()}

        def change(connection: Connection) -> None:
            connection.execute(insert(schema.players), row)
            _keep_token(connection, player, token, "session")

        await self.store.write(change)
        return player, token

    async def player(self, player_id: str) -> Actor | None:
        p = schema.players.c
        async with self.engine.connect() as connection:
            row = (await connection.execute(select(p.name, p.account).where(p.id == player_id))).first()
        return None if row is None else Actor(player_id, row.name, account=row.account is not None)

    async def new_session(self, player: Actor) -> str:
        token = new_token("vg")
        await self.store.write(lambda connection: _keep_token(connection, player, token, "session"))
        return token

    async def rename(self, player: Actor, name: str) -> Actor:
        """An account signs in by its new name from then on."""
        await self.check_name(name, player)
        p, values = schema.players, {"name": name}
        if player.account:
            values["account"] = account_key(name)
        try:
            async with self.store.transaction() as connection:
                await connection.execute(update(p).where(p.c.id == player.player).values(**values))
        except IntegrityError:
            raise _not_to_be_had() from None
        return Actor(player.player, name, account=player.account)

    async def make_account(self, guest: Actor, name: str, password: str) -> Actor:
        """Takes as long and says the same for every name that is not to be had."""
        if guest.account:
            raise Problem(409, "taken", "you have an account already")
        p = schema.players
        kept = await passwords.keep(password, name)
        await self.check_name(name, guest)
        try:
            async with self.store.transaction() as connection:
                await connection.execute(
                    update(p)
                    .where(p.c.id == guest.player)
                    .values(name=name, account=account_key(name), password=kept)
                )
        except IntegrityError:
            raise _not_to_be_had() from None
        return Actor(guest.player, name, account=True)

    async def new_account(self, name: str, password: str) -> tuple[Actor, str]:
        """For somebody unknown: nobody is made if it cannot be had."""
        await passwords.keep(password, name)
        await self.check_name(name)
        guest, token = await self.new_guest(name)
        try:
            return await self.make_account(guest, name, password), token
        except Problem:
            await self.delete_player(str(guest.player))
            raise

    async def sign_in(self, name: str, password: str) -> Actor:
        p = schema.players.c
        async with self.engine.connect() as connection:
            query = select(p.id, p.name, p.password).where(p.account == account_key(name))
            row = (await connection.execute(query)).first()
        if not await passwords.is_right(None if row is None else row.password, password) or row is None:
            raise Problem(401, "credentials", "the name or the password is wrong")
        return Actor(row.id, row.name, account=True)

    async def check_password(self, player: Actor, password: str) -> None:
        p = schema.players.c
        async with self.engine.connect() as connection:
            kept = await connection.scalar(select(p.password).where(p.id == player.player))
        if not await passwords.is_right(kept, password):
            raise Problem(401, "credentials", "the password is wrong")

    async def change_password(self, player: Actor, password: str, session: str | None) -> None:
        """Everybody else who was signed in, with the old one perhaps, is signed out."""
        kept = await passwords.keep(password, player.name)
        p = schema.players
        async with self.store.transaction() as connection:
            await connection.execute(update(p).where(p.c.id == player.player).values(password=kept))
        await self.end_sessions(player, but=session)

    # Sessions that end ------------------------------------------------------------------------------------------

    async def forget_session(self, token: str) -> None:
        await self._end(schema.tokens.c.hash == hashed(token))

    async def end_sessions(self, player: Actor, but: str | None = None) -> int:
        """All of a player but one; how many there were."""
        t = schema.tokens.c
        where = (t.player_id == player.player) & (t.kind == "session")
        return await self._end(where if but is None else where & (t.hash != hashed(but)))

    async def end_old_sessions(self) -> int:
        if not self.session_seconds:
            return 0
        t = schema.tokens.c
        used_at = func.coalesce(t.used_at, t.created_at)
        return await self._end((t.kind == "session") & (used_at < time.time() - self.session_seconds))

    async def _end(self, where: ColumnElement[bool]) -> int:
        """Whoever listens with one of them hears nothing more."""
        t = schema.tokens
        async with self.store.transaction() as connection:
            gone = list(await connection.scalars(select(t.c.hash).where(where)))
            for start in range(0, len(gone), MAX_AT_ONCE):
                part = gone[start : start + MAX_AT_ONCE]
                await connection.execute(delete(t).where(t.c.hash.in_(part)))
        self.ended(gone)
        return len(gone)

    async def delete_player(self, player_id: str) -> None:
        """The player, and all that it signed in with. What it left at tables is removed there."""
        await self._end(schema.tokens.c.player_id == player_id)
        for forget in self.going:
            await forget(player_id)
        async with self.store.transaction() as connection:
            await connection.execute(delete(schema.reports).where(schema.reports.c.by_player == player_id))
            await connection.execute(delete(schema.players).where(schema.players.c.id == player_id))

    async def forget_guests(self, before: float, most: int = MAX_AT_ONCE) -> int:
        """Guests who have not come since, and sit at no table that is kept."""
        p, t, s = schema.players.c, schema.tokens.c, schema.seats.c
        lately = select(t.player_id).where(func.coalesce(t.used_at, t.created_at) >= before)
        sitting = select(s.player_id).where(s.player_id.is_not(None))
        query = (
            select(p.id)
            .where(p.account.is_(None), p.created_at < before)
            .where(p.id.not_in(lately), p.id.not_in(sitting))
            .limit(most)
        )
        async with self.engine.connect() as connection:
            gone = list(await connection.scalars(query))
        for player in gone:
            await self.delete_player(player)
        return len(gone)

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
        made = await self.store.write(
            lambda connection: _keep_token(connection, player, token, "program", label)
        )
        return made, token

    async def drop_program_token(self, player: Actor, token_id: str) -> None:
        t = schema.tokens.c
        where = (t.id == token_id) & (t.player_id == player.player) & (t.kind == "program")
        if not await self._end(where):
            raise Problem(404, "unknown", "you have no such token")


def _not_to_be_had() -> Problem:
    return Problem(409, "name", "this name is not to be had here: choose another")


def _keep_token(
    connection: Connection, player: Actor, token: str, kind: str, label: str = ""
) -> ProgramToken:
    made = ProgramToken(new_id(16), label, time.time())
    row: dict[str, Any] = {"id": made.id, "player_id": player.player, "hash": hashed(token), "kind": kind}
    now = {"created_at": made.created_at, "used_at": made.created_at}
    connection.execute(insert(schema.tokens), {**row, "label": label, **now})
    return made
