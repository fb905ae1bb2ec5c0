"""An account goes, with what it left at tables: its names, its talk, its seats."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from viceregal.server.credentials import new_id
from viceregal.server.live.careers import Careers
from viceregal.server.live.rooms import Rooms
from viceregal.server.live.tournaments import Tournaments
from viceregal.server.problem import Problem
from viceregal.server.storage.identity import Identity
from viceregal.server.tables import ending, seating
from viceregal.server.tables.actor import Actor
from viceregal.server.tables.commands import Commands
from viceregal.server.tables.entries import Entry
from viceregal.server.tables.summary import summary_of

GONE = "…"  # in the place of what was said


async def erase(
    rooms: Rooms, identity: Identity, careers: Careers, tournaments: Tournaments, player: str
) -> None:
    """First it can do nothing more, then it leaves its seats, then its traces go: at tables, and in what came of them."""
    await identity.end_sessions(Actor(player))
    kept = [each for each in await tournaments.tables_of(player) if await rooms.store.summary(each)]
    for table_id in sorted({*await rooms.store.tables_of(player), *kept}):
        await _leave(rooms, table_id, Actor(player))
        await _erase_at(rooms, table_id, player)
    await careers.settle()
    await identity.delete_player(player)


async def _leave(rooms: Rooms, table_id: str, actor: Actor) -> None:
    def leave(commands: Commands) -> None:
        for seat in sorted(commands.holds):
            if commands.table.phase == "open":
                seating.leave(commands, seat)
            elif commands.table.phase == "playing" and not commands.table.places[seat].resigned:
                ending.resign(commands, new_id(16), seat)

    try:
        await rooms.do(table_id, actor, leave)
    except Problem:  # a full log: nobody leaves there, and the name goes all the same
        return


async def _erase_at(rooms: Rooms, table_id: str, player: str) -> None:
    """The entries stay, so that the game can be read; whose they were does not."""
    async with rooms.reading(table_id) as (room, table):
        nobody = new_id(16)
        seats = table.seats_of(player)
        changed = [_without(entry, player, nobody, seats) for entry in table.entries]
        await rooms.store.rewrite(
            table_id,
            [entry for entry, old in zip(changed, table.entries, strict=True) if entry != old],
            dict.fromkeys(seats),
        )
        for place in table.places:
            if place.player == player:
                place.player, place.name = nobody, ""
            if place.kept_for == player:
                place.kept_for, place.kept_name = nobody, ""
        first = changed[0].data
        table.settings = {**table.settings, "seats": first["seats"], "maker": first["maker"]}
        await rooms.store.set_card(table_id, summary_of(table).to_plain())
        room.table = None  # to be read anew by whoever comes next


def _without(entry: Entry, player: str, nobody: str, seats: frozenset[int]) -> Entry:
    data: dict[str, Any] = dict(entry.data)
    request = entry.request
    if entry.kind == "created":
        data["seats"] = [_seat_without(seat, player, nobody) for seat in data["seats"]]
        data["maker"] = None if data.get("maker") == player else data.get("maker")
    elif entry.kind in ("seated", "left"):
        if data.get("player") == player:
            data |= {"player": nobody, "name": ""}
        if data.get("kicked") == player:
            data["kicked"] = nobody
    elif entry.kind == "said":
        watching = request is not None and request.startswith(f"w{player}:")
        if watching or (entry.seat is not None and entry.seat in seats):
            data |= {"text": GONE, "name": "" if entry.seat is not None else GONE}
            request = None
    return replace(entry, data=data, request=request)


def _seat_without(seat: dict[str, Any], player: str, nobody: str) -> dict[str, Any]:
    if seat["player"] == player:
        seat = {**seat, "player": nobody, "name": ""}
    if seat.get("kept_for") == player:
        seat = {**seat, "kept_for": nobody, "kept_name": ""}
    return seat
