"""The lobby, creating tables, taking and leaving seats."""

from __future__ import annotations

from typing import Annotated, Any

import structlog
from fastapi import APIRouter, Query, Request
from starlette.responses import Response

from viceregal.server.credentials import hashed, new_token, seat_token
from viceregal.server.http.guard import address_of
from viceregal.server.http.routes.asking import (
    ERRORS,
    KnownPlayer,
    Language,
    TableId,
    TheServices,
    Who,
    plain,
    remember,
)
from viceregal.server.problem import Problem
from viceregal.server.services import Services
from viceregal.server.settings import DAY
from viceregal.server.shapes.models import (
    Key,
    LevelChosen,
    Lobby,
    Nothing,
    Phase,
    RematchWanted,
    ReportGiven,
    SeatAsked,
    Seated,
    TableTold,
    TableWanted,
)
from viceregal.server.storage.store import Conflict
from viceregal.server.tables import ending, seating
from viceregal.server.tables.actor import Actor
from viceregal.server.tables.commands import Commands
from viceregal.server.tables.new_table import again, settings_of
from viceregal.server.tables.summary import Summary, summary_of
from viceregal.server.tables.table import Table
from viceregal.server.telling.lobby import tell_summary

TABLES_FOR_A_READ = 25  # so many cost what a request does
log = structlog.get_logger("tables")
router = APIRouter(prefix="/api/tables", tags=["tables"], responses=ERRORS)


async def told(services: Services, table_id: str, actor: Actor, lang: str) -> dict[str, Any]:
    async with services.rooms.reading(table_id) as (room, table):
        present, watching = room.audience.present(table)
        return tell_summary(summary_of(table), lang, table.held_by(actor), present, watching, actor.player)


@router.get("", response_model=Lobby)
async def lobby(
    actor: Who,
    services: TheServices,
    request: Request,
    lang: Language = "en",
    phase: Phase | None = None,
    game: Annotated[Key | None, Query()] = None,
    mine: bool = False,
    limit: Annotated[int, Query(ge=1, le=100)] = 50,
    before: Annotated[float | None, Query(ge=0, le=1e12, allow_inf_nan=False)] = None,
) -> Response:
    """Public tables, or with `mine` one's own, the latest first."""
    if mine and actor.player is None:
        raise Problem(401, "nobody", "say who you are first (POST /api/me)")
    services.limits.reads.check(address_of(request.scope), limit / TABLES_FOR_A_READ)
    summaries = await services.store.lobby(
        phase=phase, game=game, player=actor.player if mine else None, before=before, limit=limit
    )
    tables = [_tell_from_lobby(services, summary, actor, lang) for summary in summaries]
    return plain(
        {"tables": tables, "before": repr(summaries[-1].updated_at) if len(summaries) == limit else None}
    )


def _tell_from_lobby(services: Services, summary: Summary, actor: Actor, lang: str) -> dict[str, Any]:
    held = {
        seat
        for seat, place in enumerate(summary.places)
        if actor.player is not None and place.player == actor.player
    }
    room = services.rooms.rooms.get(summary.id)
    if room is None or room.table is None:
        return tell_summary(summary, lang, held, player=actor.player)
    return tell_summary(summary, lang, held, *room.audience.present(room.table), actor.player)


@router.post("", status_code=201, response_model=Seated)
async def create(
    body: TableWanted, actor: Who, services: TheServices, request: Request, lang: Language = "en"
) -> Response:
    """A new table. Its game begins at once if no seat is open."""
    services.limits.tables.check(address_of(request.scope))
    sits = any(seat.kind in ("me", "here") for seat in body.seats)
    for name in [body.name, *[seat.name for seat in body.seats]]:
        if name is not None:
            await services.identity.check_name(name, actor)
    actor, session = await somebody(services, actor, body.name, needed=sits)
    settings = settings_of(body, actor, services.settings.test_seed, services.settings.longest_days * DAY)
    tokens = {
        seat: new_token("vs") for seat, wanted in enumerate(body.seats) if wanted.kind in ("me", "here")
    }

    def command(commands: Commands) -> None:
        commands.seat_tokens = {seat: hashed(token) for seat, token in tokens.items()}
        seating.create(commands, settings)

    table = await services.rooms.create(actor, command)
    response = plain(seated(table, actor, lang, tokens), 201)
    if session:
        remember(response, request, session)
    return response


async def somebody(services: Services, actor: Actor, name: str | None, needed: bool) -> tuple[Actor, str]:
    """Who is known, or a new guest of this name with a session."""
    if actor.only is not None:
        raise Problem(401, "nobody", "a key to a seat opens nothing else")
    if actor.player is not None or not needed:
        return actor, ""
    if name is None:
        raise Problem(401, "nobody", "say who you are first (POST /api/me), or give a name")
    return await services.identity.new_guest(name)


def seated(table: Table, actor: Actor, lang: str, tokens: dict[int, str]) -> dict[str, Any]:
    return {
        "table": tell_summary(summary_of(table), lang, table.held_by(actor), player=actor.player),
        "seats": [{"seat": seat, "token": token} for seat, token in sorted(tokens.items())],
    }


@router.get("/{table_id}", response_model=TableTold)
async def show(table_id: TableId, actor: Who, services: TheServices, lang: Language = "en") -> Response:
    return plain(await told(services, table_id, actor, lang))


@router.post("/{table_id}/seats/{seat}/take", response_model=Seated)
async def take(
    table_id: TableId,
    seat: int,
    actor: Who,
    services: TheServices,
    request: Request,
    body: SeatAsked | None = None,
    lang: Language = "en",
) -> Response:
    """Sit down on an open seat; the token in the answer is its key. With the same `key`, the same seat once more."""
    name, key = (None, None) if body is None else (body.name, body.key)
    await told(services, table_id, actor, lang)  # no guest is made for a table that does not exist
    sits, session = await sitting_already(services, table_id, seat, actor, key)
    if sits is None:
        if name is not None:
            await services.identity.check_name(name, actor)
        sits, session = await somebody(services, actor, name, needed=True)
    actor, token = sits, new_token("vs") if key is None else seat_token(table_id, seat, key)
    known = actor.name

    def command(commands: Commands) -> Table:
        if not seating.sits_by_key(commands, seat, key):
            seating.take(commands, seat, name or known, token, key)
        return commands.table

    table = await services.rooms.do(table_id, actor, command)
    response = plain(seated(table, actor, lang, {seat: token}))
    if session:
        remember(response, request, session)
    return response


async def sitting_already(
    services: Services, table_id: str, seat: int, actor: Actor, key: str | None
) -> tuple[Actor | None, str]:
    """Who has sat down with this key before: whoever knows it is that player, and has lost the answer."""
    if key is None:
        return None, ""
    async with services.rooms.reading(table_id) as (_, table):
        holder = seating.holder_by_key(table, seat, key)
    if holder is None:
        return None, ""
    if actor.player is not None:
        return (actor, "") if actor.player == holder else (None, "")
    player = await services.identity.player(holder)
    return (None, "") if player is None else (player, await services.identity.new_session(player))


@router.post("/{table_id}/cancel", response_model=TableTold)
async def cancel(
    table_id: TableId, actor: Who, services: TheServices, body: Nothing | None = None, lang: Language = "en"
) -> Response:
    """By who has opened the table, as long as no person has moved."""
    await services.rooms.do(table_id, actor, ending.cancel)
    return plain(await told(services, table_id, actor, lang))


@router.post("/{table_id}/seats/{seat}/kick", response_model=TableTold)
async def kick(
    table_id: TableId,
    seat: int,
    actor: Who,
    services: TheServices,
    body: Nothing | None = None,
    lang: Language = "en",
) -> Response:
    """Before the game, by who has opened the table: the seat is open again, for others."""
    await services.rooms.do(table_id, actor, lambda commands: ending.kick(commands, seat))
    return plain(await told(services, table_id, actor, lang))


@router.post("/{table_id}/reports", status_code=204)
async def report(
    table_id: TableId, body: ReportGiven, actor: KnownPlayer, services: TheServices, request: Request
) -> None:
    """Tell the host of this server about what happens at a table."""
    services.limits.tables.check(address_of(request.scope))
    async with services.rooms.reading(table_id) as (_, table):
        if body.seq is not None and not 0 < body.seq <= table.seq:
            raise Problem(404, "unknown", f"the table has {table.seq} entries")
    await services.store.report(table_id, body.seq, str(actor.player), body.text)
    log.warning("reported", table=table_id[:6], seq=body.seq)


@router.post("/{table_id}/seats/{seat}/leave", response_model=TableTold)
async def leave(
    table_id: TableId,
    seat: int,
    actor: Who,
    services: TheServices,
    body: Nothing | None = None,
    lang: Language = "en",
) -> Response:
    """Before the game: the seat is open again."""
    await services.rooms.do(table_id, actor, lambda commands: seating.leave(commands, seat))
    return plain(await told(services, table_id, actor, lang))


@router.post("/{table_id}/seats/{seat}/bot", response_model=TableTold)
async def give_to_bot(
    table_id: TableId, seat: int, body: LevelChosen, actor: Who, services: TheServices, lang: Language = "en"
) -> Response:
    """During the game: a bot plays on for the holder, who may come back."""
    await services.rooms.do(table_id, actor, lambda commands: seating.give_to_bot(commands, seat, body.level))
    return plain(await told(services, table_id, actor, lang))


@router.post("/{table_id}/seats/{seat}/back", response_model=Seated)
async def come_back(
    table_id: TableId,
    seat: int,
    actor: Who,
    services: TheServices,
    body: Nothing | None = None,
    lang: Language = "en",
) -> Response:
    """The holder plays again, with a new key to the seat."""
    token = new_token("vs")

    def command(commands: Commands) -> Table:
        seating.come_back(commands, seat, token)
        return commands.table

    table = await services.rooms.do(table_id, actor, command)
    return plain(seated(table, actor, lang, {seat: token}))


@router.post("/{table_id}/rematch", response_model=Seated)
async def rematch(
    table_id: TableId,
    actor: Who,
    services: TheServices,
    body: RematchWanted | None = None,
    lang: Language = "en",
) -> Response:
    """Ask for the same once more, at a new table that waits for the others; accept what another has asked for, or
    decline it: then the answer is the table that goes on without one."""
    async with services.rooms.reading(table_id) as (_, table):
        if not table.held_by(actor):
            raise Problem(403, "seat", "only who sat here can ask for a rematch")
        if table.phase != "over":
            raise Problem(409, "phase", "the game is not over")
        settings, new_id = again(table, actor.player), table.rematch
    if body is not None and not body.agree:
        if new_id is None:
            raise Problem(409, "phase", "nobody has asked for a rematch")
        await services.rooms.do(new_id, actor, seating.decline_rematch)
        return await _seats_at(services, new_id, actor, lang)
    if new_id is None:
        new_id = await _new_rematch(services, table_id, actor, settings)
    tokens = {seat: new_token("vs") for seat in range(len(settings["seats"]))}
    await services.rooms.do(new_id, actor, lambda commands: seating.accept_rematch(commands, tokens))
    return await _seats_at(services, new_id, actor, lang)


async def _new_rematch(services: Services, table_id: str, actor: Actor, settings: dict[str, Any]) -> str:
    """Of two who ask at once the second finds the table that the first has made."""
    try:
        made = await services.rooms.create(
            actor, lambda commands: seating.create(commands, settings), table_id
        )
        new_id = made.id
    except Conflict:
        new_id = await services.store.rematch_of(table_id) or ""
    await services.rooms.do(table_id, actor, lambda commands: seating.note_rematch(commands, new_id))
    return new_id


async def _seats_at(services: Services, table_id: str, actor: Actor, lang: str) -> Response:
    """The table, with new keys to the seats that one holds there."""
    async with services.rooms.reading(table_id) as (_, table):
        tokens = {seat: new_token("vs") for seat in table.held_by(actor)}
    for seat, token in tokens.items():
        await services.store.set_seat_token(table_id, seat, hashed(token))
    async with services.rooms.reading(table_id) as (_, table):
        return plain(seated(table, actor, lang, tokens))
