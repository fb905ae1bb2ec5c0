"""Tournaments on the shelf: their logs, and a row for each beside it, so that a list does not read them all."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from viceregal.server.credentials import new_id
from viceregal.server.storage import schema
from viceregal.server.storage.store import Conflict, Store
from viceregal.tournaments.log import TournamentEntry
from viceregal.tournaments.tournament import Tournament

Plain = dict[str, Any]
MAX_PLAYING: Final = 10_000


@dataclass(frozen=True)
class Listed:
    """A tournament as a list tells of it."""

    id: str
    phase: str
    created_at: float
    updated_at: float
    card: Plain


def card_of(tournament: Tournament) -> Plain:
    settings = tournament.settings
    return {
        "title": settings["title"],
        "game": settings["game"],
        "edition": settings["edition"],
        "system": settings["system"],
        "cancelled": tournament.cancelled,
        "host": settings["host_name"],
        "entrants": len(tournament.active),
        "round": len(tournament.rounds),
        "rounds": tournament.all_rounds,
    }


class TournamentShelf:
    def __init__(self, store: Store) -> None:
        self.store = store

    # Writing ----------------------------------------------------------------------------------------------------

    async def append(self, tournament: Tournament, new: Sequence[TournamentEntry]) -> None:
        """When this returns, the entries are stored. Conflict if somebody else wrote first."""
        try:
            async with self.store.transaction() as connection:
                await self._append(connection, tournament, new)
        except IntegrityError:
            raise Conflict from None

    async def _append(
        self, connection: AsyncConnection, tournament: Tournament, new: Sequence[TournamentEntry]
    ) -> None:
        """Entries before the row that moves with them: whoever comes second is stopped by their key."""
        t, players = schema.tournaments, schema.tournament_players
        values = {"phase": tournament.phase, "updated_at": tournament.updated_at, "card": card_of(tournament)}
        if new[0].kind == "opened":
            first = {"public": tournament.settings["public"], "host_id": tournament.host}
            row = {"id": tournament.id, "created_at": tournament.created_at, **first, **values}
            await connection.execute(insert(t).values(**row))
        await connection.execute(
            insert(schema.tournament_entries), [_row(tournament.id, entry) for entry in new]
        )
        await connection.execute(update(t).where(t.c.id == tournament.id).values(**values))
        for entry in new:
            player = entry.data["player"] if entry.kind == "entered" else None
            if player is not None and not await self._has(connection, tournament.id, player):
                await connection.execute(
                    insert(players).values(tournament_id=tournament.id, player_id=player)
                )

    async def _has(self, connection: AsyncConnection, tournament_id: str, player: str) -> bool:
        """One who has left before the start may come again."""
        p = schema.tournament_players.c
        query = select(p.player_id).where(p.tournament_id == tournament_id, p.player_id == player)
        return await connection.scalar(query) is not None

    # Reading ----------------------------------------------------------------------------------------------------

    async def entries(self, tournament_id: str, after: int = 0) -> list[TournamentEntry]:
        e = schema.tournament_entries.c
        query = (
            select(e.seq, e.at, e.ticks, e.kind, e.data)
            .where(e.tournament_id == tournament_id, e.seq > after)
            .order_by(e.seq)
        )
        async with self.store.engine.connect() as connection:
            return [TournamentEntry(*row) for row in await connection.execute(query)]

    async def listed(
        self, *, phase: str | None, player: str | None, before: float | None, limit: int
    ) -> list[Listed]:
        """Public ones, or those of a player: entered or opened; the latest first."""
        t, p = schema.tournaments.c, schema.tournament_players.c
        query = select(schema.tournaments).order_by(t.updated_at.desc()).limit(limit)
        if player is None:
            query = query.where(t.public.is_(True))
        else:
            entered = select(p.tournament_id).where(p.player_id == player)
            query = query.where(t.id.in_(entered) | (t.host_id == player))
        if phase is not None:
            query = query.where(t.phase == phase)
        if before is not None:
            query = query.where(t.updated_at < before)
        async with self.store.engine.connect() as connection:
            rows = await connection.execute(query)
            return [Listed(row.id, row.phase, row.created_at, row.updated_at, row.card) for row in rows]

    async def playing(self) -> list[str]:
        t = schema.tournaments.c
        query = select(t.id).where(t.phase == "playing").order_by(t.updated_at).limit(MAX_PLAYING)
        async with self.store.engine.connect() as connection:
            return list(await connection.scalars(query))

    async def count_of_host(self, host: str) -> int:
        """How many of somebody's are not over."""
        t = schema.tournaments
        query = select(func.count()).select_from(t).where(t.c.host_id == host, t.c.phase != "over")
        async with self.store.engine.connect() as connection:
            return await connection.scalar(query) or 0

    async def of_player(self, player: str) -> list[str]:
        """Where somebody has entered, or is the host."""
        t, p = schema.tournaments.c, schema.tournament_players.c
        async with self.store.engine.connect() as connection:
            entered = await connection.scalars(select(p.tournament_id).where(p.player_id == player))
            opened = await connection.scalars(select(t.id).where(t.host_id == player))
            return sorted({*entered, *opened})

    # Forgetting -------------------------------------------------------------------------------------------------

    async def forget(self, player: str) -> None:
        """Whose numbers they were is forgotten; what others have won or lost against them stays."""
        for tournament_id in await self.of_player(player):
            entries, nobody = await self.entries(tournament_id), new_id(16)
            tournament = Tournament(tournament_id)
            changed: list[TournamentEntry] = []
            for entry in entries:
                without = _without(entry, player, nobody)
                tournament.apply(without)
                if without is not entry:
                    changed.append(without)
            await self._rewrite(tournament, changed, player)

    async def _rewrite(self, tournament: Tournament, changed: Sequence[TournamentEntry], player: str) -> None:
        t, e, p = schema.tournaments, schema.tournament_entries, schema.tournament_players
        async with self.store.transaction() as connection:
            for entry in changed:
                where = (e.c.tournament_id == tournament.id) & (e.c.seq == entry.seq)
                await connection.execute(update(e).where(where).values(data=entry.data))
            values = {"host_id": tournament.host, "card": card_of(tournament)}
            await connection.execute(update(t).where(t.c.id == tournament.id).values(**values))
            here = (p.c.tournament_id == tournament.id) & (p.c.player_id == player)
            await connection.execute(delete(p).where(here))

    async def delete_old(self, phase: str, before: float, most: int) -> int:
        t = schema.tournaments
        query = (
            select(t.c.id)
            .where(t.c.phase == phase, t.c.updated_at < before)
            .order_by(t.c.updated_at)
            .limit(most)
        )
        async with self.store.transaction() as connection:
            old = list(await connection.scalars(query))
            for of in (schema.tournament_players, schema.tournament_entries):
                await connection.execute(delete(of).where(of.c.tournament_id.in_(old)))
            await connection.execute(delete(t).where(t.c.id.in_(old)))
        return len(old)


def _without(entry: TournamentEntry, player: str, nobody: str) -> TournamentEntry:
    data = entry.data
    if entry.kind == "opened" and data["host"] == player:
        data = {**data, "host": None, "host_name": ""}
    elif entry.kind == "entered" and data["player"] == player:
        data = {**data, "player": nobody, "name": ""}
    else:
        return entry
    return TournamentEntry(entry.seq, entry.at, entry.ticks, entry.kind, data)


def _row(tournament_id: str, entry: TournamentEntry) -> Plain:
    return {
        "tournament_id": tournament_id,
        "seq": entry.seq,
        "at": entry.at,
        "ticks": entry.ticks,
        "kind": entry.kind,
        "data": entry.data,
    }
