"""Where it is kept what came of games, and how strong players are."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any, Final

from sqlalchemy import Connection, Select, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from viceregal.career.played import Played, PlayedSeat
from viceregal.career.rating import rate
from viceregal.career.scale import Rating
from viceregal.server.names import account_key
from viceregal.server.storage import schema
from viceregal.server.storage.store import MAX_AT_ONCE, Store

Plain = dict[str, Any]
_OF_A_SEAT: Final = (
    "name",
    "level",
    "ruled",
    "points",
    "place",
    "won",
    "resigned",
    "helped",
    "headings",
    "counts",
)


class CareerShelf:
    def __init__(self, store: Store) -> None:
        self.store = store

    # Writing ----------------------------------------------------------------------------------------------------

    async def keep(self, played: Played) -> bool:
        """Once for each table, its ratings with it. False if it was there already."""
        try:
            await self.store.write(lambda connection: _insert(connection, played))
        except IntegrityError:
            return False
        return True

    async def not_kept(self, most: int) -> list[str]:
        """Tables that are over and that nobody has looked at yet, in the order in which they ended."""
        t, r = schema.tables.c, schema.results.c
        query = (
            select(t.id)
            .where(t.phase == "over", t.id.not_in(select(r.table_id)))
            .order_by(t.updated_at)
            .limit(most)
        )
        async with self.store.engine.connect() as connection:
            return list(await connection.scalars(query))

    async def forget(self, player: str) -> None:
        """Whose games they were is forgotten; what others have won or lost in them stays theirs."""
        s, r = schema.result_seats, schema.ratings
        async with self.store.transaction() as connection:
            values = {"player_id": None, "name": "", "mean_before": None, "mean": None, "spread": None}
            seats = list(
                await connection.execute(select(s.c.table_id, s.c.seat).where(s.c.player_id == player))
            )
            for table_id, seat in seats:
                await connection.execute(
                    update(s).where(s.c.table_id == table_id, s.c.seat == seat).values(**values, helped=False)
                )
            await connection.execute(delete(r).where(r.c.player_id == player))
            await connection.execute(delete(schema.open_pages).where(schema.open_pages.c.player_id == player))
            await _drop_nobodys(connection, [table_id for table_id, _ in seats])

    # Reading ----------------------------------------------------------------------------------------------------

    async def games_of(
        self, player: str, *, game: str | None = None, before: float | None = None, most: int | None = None
    ) -> list[Played]:
        """The games of a player, the latest first; all of them unless `most` says otherwise."""
        r, s = schema.results.c, schema.result_seats.c
        query = (
            select(schema.results)
            .where(r.table_id.in_(select(s.table_id).where(s.player_id == player)))
            .order_by(r.ended_at.desc(), r.table_id)
        )
        if game is not None:
            query = query.where(r.game == game)
        if before is not None:
            query = query.where(r.ended_at < before)
        return await self._read(query if most is None else query.limit(most))

    async def _read(self, query: Select[Any]) -> list[Played]:
        s = schema.result_seats
        async with self.store.engine.connect() as connection:
            rows = list(await connection.execute(query))
            seats: dict[str, list[PlayedSeat]] = defaultdict(list)
            for start in range(0, len(rows), MAX_AT_ONCE):
                part = [row.table_id for row in rows[start : start + MAX_AT_ONCE]]
                found = select(s).where(s.c.table_id.in_(part)).order_by(s.c.table_id, s.c.seat)
                for row in await connection.execute(found):
                    seats[row.table_id].append(_seat(row))
        return [_played(row, seats[row.table_id]) for row in rows]

    async def is_of(self, player: str) -> tuple[int, float]:
        """How many games there are, and when the last ended: while that stays, nothing of a record changes."""
        r, s = schema.results.c, schema.result_seats.c
        query = select(func.count(), func.max(r.ended_at)).where(
            r.table_id.in_(select(s.table_id).where(s.player_id == player))
        )
        async with self.store.engine.connect() as connection:
            count, last = (await connection.execute(query)).one()
        return count, last or 0.0

    async def ratings_of(self, player: str) -> dict[str, tuple[Rating, int]]:
        """By game: the rating, and in how many games it was won."""
        r = schema.ratings.c
        async with self.store.engine.connect() as connection:
            rows = await connection.execute(select(schema.ratings).where(r.player_id == player))
            return {row.game: (Rating(row.mean, row.spread), row.games) for row in rows}

    async def kept_tables(self, table_ids: Sequence[str]) -> set[str]:
        """Which of these can still be read, move by move."""
        t = schema.tables.c
        async with self.store.engine.connect() as connection:
            return set(await connection.scalars(select(t.id).where(t.id.in_(table_ids), t.phase == "over")))

    # Pages that anybody may read --------------------------------------------------------------------------------

    async def open_page(self, player: str, since: float) -> None:
        try:
            async with self.store.transaction() as connection:
                await connection.execute(insert(schema.open_pages).values(player_id=player, since=since))
        except IntegrityError:
            return

    async def close_page(self, player: str) -> None:
        o = schema.open_pages
        async with self.store.transaction() as connection:
            await connection.execute(delete(o).where(o.c.player_id == player))

    async def has_open_page(self, player: str) -> bool:
        o = schema.open_pages.c
        async with self.store.engine.connect() as connection:
            return await connection.scalar(select(o.player_id).where(o.player_id == player)) is not None

    async def find_open_page(self, name: str) -> tuple[str, str, float] | None:
        """The account of this name, as it is called, and since when; only if its page is open."""
        p, o = schema.players.c, schema.open_pages.c
        query = select(p.id, p.name, p.created_at).join(schema.open_pages, o.player_id == p.id)
        async with self.store.engine.connect() as connection:
            row = (await connection.execute(query.where(p.account == account_key(name)))).first()
        return None if row is None else (row.id, row.name, row.created_at)

    async def strongest(self, game: str, min_games: int) -> list[tuple[str, Rating, int]]:
        """Of those with an open page and enough games: name, rating, games; in no order."""
        p, o, r = schema.players.c, schema.open_pages.c, schema.ratings.c
        query = (
            select(p.name, r.mean, r.spread, r.games)
            .join(schema.open_pages, o.player_id == r.player_id)
            .join(schema.players, p.id == r.player_id)
            .where(r.game == game, r.games >= min_games, p.account.is_not(None))
        )
        async with self.store.engine.connect() as connection:
            return [
                (row.name, Rating(row.mean, row.spread), row.games) for row in await connection.execute(query)
            ]


def _insert(connection: Connection, played: Played) -> None:
    """The row of the table first: whoever comes second is stopped by its key."""
    row = {
        "table_id": played.id,
        "game": played.game,
        "edition": played.edition,
        "options": dict(played.options),
        "ended_at": played.ended_at,
        "reason": played.reason,
        "from_start": played.from_start,
        "public": played.public,
        "partners": [list(side) for side in played.partners],
    }
    connection.execute(insert(schema.results).values(**row))
    played = _known_players(connection, played)
    if not any([seat.player is not None for seat in played.seats]):
        return  # bots among themselves
    rated = _rate(connection, played)
    seats = [
        {
            "table_id": played.id,
            "seat": number,
            "player_id": seat.player,
            **{name: getattr(seat, name) for name in _OF_A_SEAT},
            **_rated(rated.get(seat.player or "")),
        }
        for number, seat in enumerate(played.seats)
    ]
    connection.execute(insert(schema.result_seats), seats)


def _known_players(connection: Connection, played: Played) -> Played:
    """Who has deleted the account since is nobody here."""
    p = schema.players.c
    asked = [seat.player for seat in played.seats if seat.player is not None]
    known = set(connection.scalars(select(p.id).where(p.id.in_(asked))))
    seats = [
        seat if seat.player is None or seat.player in known else replace(seat, player=None, name="")
        for seat in played.seats
    ]
    return replace(played, seats=tuple(seats))


def _rated(change: tuple[Rating, Rating] | None) -> Plain:
    if change is None:
        return {"mean_before": None, "mean": None, "spread": None}
    before, after = change
    return {"mean_before": before.mean, "mean": after.mean, "spread": after.spread}


def _rate(connection: Connection, played: Played) -> dict[str, tuple[Rating, Rating]]:
    """By player: the rating before and after."""
    r = schema.ratings
    players = sorted({seat.player for seat in played.seats if seat.player is not None})
    query = select(r).where(r.c.player_id.in_(players), r.c.game == played.game).order_by(r.c.player_id)
    found = {row.player_id: row for row in connection.execute(query.with_for_update())}
    known = {player: Rating(row.mean, row.spread) for player, row in found.items()}
    rated = rate(played, known)
    for player, rating in sorted(rated.items()):
        values: Plain = {"mean": rating.mean, "spread": rating.spread}
        if player in found:
            where = (r.c.player_id == player) & (r.c.game == played.game)
            games = found[player].games + 1
            connection.execute(update(r).where(where).values(**values, games=games))
        else:
            connection.execute(insert(r).values(player_id=player, game=played.game, **values, games=1))
    return {player: (known.get(player, Rating()), rating) for player, rating in rated.items()}


async def _drop_nobodys(connection: AsyncConnection, table_ids: Iterable[str]) -> None:
    """What nobody's record tells any more. That the table was looked at stays noted."""
    s = schema.result_seats
    for table_id in table_ids:
        held = select(func.count()).select_from(s).where(s.c.table_id == table_id, s.c.player_id.is_not(None))
        if not await connection.scalar(held):
            await connection.execute(delete(s).where(s.c.table_id == table_id))


def _seat(row: Any) -> PlayedSeat:
    told = {name: getattr(row, name) for name in _OF_A_SEAT}
    rating = None if row.mean is None else (row.mean_before, row.mean)
    return PlayedSeat(player=row.player_id, **told, rating=rating)


def _played(row: Any, seats: list[PlayedSeat]) -> Played:
    return Played(
        id=row.table_id,
        game=row.game,
        edition=row.edition,
        options=row.options,
        ended_at=row.ended_at,
        reason=row.reason,
        seats=tuple(seats),
        from_start=row.from_start,
        public=row.public,
        partners=tuple([tuple(side) for side in row.partners]),
    )
