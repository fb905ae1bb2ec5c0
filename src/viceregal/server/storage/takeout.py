"""Everything that is stored about a player, for the player."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Select, select

from viceregal.server.storage import schema
from viceregal.server.storage.store import Store

Plain = dict[str, Any]


class Takeout:
    def __init__(self, store: Store) -> None:
        self.store = store

    async def _rows(self, query: Select[Any]) -> list[Plain]:
        async with self.store.engine.connect() as connection:
            rows = (await connection.execute(query)).mappings()
            return [{str(name): value for name, value in row.items()} for row in rows]

    async def everything(self, player: str) -> Plain:
        """Without what only others know, and without what opens anything: of sessions and tokens there are only hashes."""
        p, t, r, n = schema.players.c, schema.tokens.c, schema.reports.c, schema.subscriptions.c
        return {
            "player": (await self._rows(select(p.id, p.name, p.account, p.created_at).where(p.id == player)))[
                0
            ],
            "sessions_and_tokens": await self._rows(
                select(t.kind, t.label, t.created_at, t.used_at).where(t.player_id == player)
            ),
            "reports": await self._rows(
                select(r.table_id, r.seq, r.text, r.at).where(r.by_player == player).order_by(r.at)
            ),
            "notices": await self._rows(select(n.endpoint, n.lang, n.at).where(n.player_id == player)),
            "tables": await self._tables(player),
            "talk": await self._talk(player),
            "ratings": await self._rows(_of(schema.ratings, player)),
            "results": await self._results(player),
            "open_page": await self._rows(_of(schema.open_pages, player)),
            "learnt": await self._rows(_of(schema.learnt, player)),
            "tournaments": await self._tournaments(player),
        }

    async def _tables(self, player: str) -> list[Plain]:
        s, t = schema.seats.c, schema.tables.c
        query = (
            select(t.id, s.seat, t.game, t.phase, t.created_at, t.updated_at)
            .join(schema.tables, t.id == s.table_id)
            .where(s.player_id == player)
            .order_by(t.created_at)
        )
        return await self._rows(query)

    async def _tournaments(self, player: str) -> list[Plain]:
        """Entered or opened."""
        t, p = schema.tournaments.c, schema.tournament_players.c
        entered = select(p.tournament_id).where(p.player_id == player)
        query = (
            select(t.id, t.phase, t.created_at, t.updated_at, t.card)
            .where(t.id.in_(entered) | (t.host_id == player))
            .order_by(t.created_at)
        )
        return await self._rows(query)

    async def _talk(self, player: str) -> list[Plain]:
        """What was said at one's seats, and while watching."""
        e, s = schema.entries.c, schema.seats.c
        said = select(e.table_id, e.at, e.data).where(e.kind == "said")
        seated = said.join(schema.seats, (s.table_id == e.table_id) & (s.seat == e.seat))
        rows = await self._rows(seated.where(s.player_id == player))
        rows += await self._rows(said.where(e.request.like(f"w{player}:%")))
        told = [{"table": row["table_id"], "at": row["at"], "text": row["data"]["text"]} for row in rows]
        return sorted(told, key=lambda line: line["at"])

    async def _results(self, player: str) -> list[Plain]:
        r, s = schema.results, schema.result_seats
        own = [column for column in s.c if column.name not in ("table_id", "player_id")]
        query = select(r, *own).join(s, s.c.table_id == r.c.table_id).where(s.c.player_id == player)
        return await self._rows(query.order_by(r.c.ended_at))

    async def finished_tables(self, player: str) -> list[str]:
        """Tables at which the player sat and that are over, the oldest first."""
        s, t = schema.seats.c, schema.tables.c
        mine = select(s.table_id).where(s.player_id == player)
        query = select(t.id).where(t.id.in_(mine), t.phase == "over").order_by(t.updated_at)
        async with self.store.engine.connect() as connection:
            return list(await connection.scalars(query))


def _of(table: Any, player: str) -> Select[Any]:
    columns = [column for column in table.c if column.name != "player_id"]
    return select(*columns).where(table.c.player_id == player)
