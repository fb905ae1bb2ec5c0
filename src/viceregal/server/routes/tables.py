"""The lobby, creating tables, taking and leaving seats."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Query, Request
from starlette.responses import Response

from viceregal.server import seating
from viceregal.server.actor import Actor
from viceregal.server.audience import holds
from viceregal.server.card import Card, card_of, tell_card
from viceregal.server.deeds import Deeds
from viceregal.server.entries import Problem
from viceregal.server.guard import address_of
from viceregal.server.models import (
    Key,
    LevelChosen,
    Lobby,
    NameMaybe,
    Nothing,
    Phase,
    Seated,
    TableTold,
    TableWanted,
)
from viceregal.server.office import Office
from viceregal.server.routes.asking import (
    ERRORS,
    Language,
    TableId,
    TheOffice,
    Who,
    plain,
    remember,
)
from viceregal.server.store import Conflict
from viceregal.server.table import Table
from viceregal.server.tokens import hashed, new_token
from viceregal.server.wanted import again, settings_of

router = APIRouter(prefix="/api/tables", tags=["tables"], responses=ERRORS)


async def told(office: Office, table_id: str, actor: Actor, lang: str) -> dict[str, Any]:
    async with office.rooms.reading(table_id) as (room, table):
        present, watching = room.audience.present(table)
        return tell_card(card_of(table), lang, holds(table, actor), present, watching)


@router.get("", response_model=Lobby)
async def lobby(
    actor: Who,
    office: TheOffice,
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
    cards = await office.store.lobby(
        phase=phase, game=game, player=actor.player if mine else None, before=before, limit=limit
    )
    tables = [_tell_from_lobby(office, card, actor, lang) for card in cards]
    return plain({"tables": tables, "before": repr(cards[-1].updated_at) if len(cards) == limit else None})


def _tell_from_lobby(office: Office, card: Card, actor: Actor, lang: str) -> dict[str, Any]:
    held = {
        seat
        for seat, place in enumerate(card.places)
        if actor.player is not None and place.player == actor.player
    }
    room = office.rooms.rooms.get(card.id)
    if room is None or room.table is None:
        return tell_card(card, lang, held)
    return tell_card(card, lang, held, *room.audience.present(room.table))


@router.post("", status_code=201, response_model=Seated)
async def create(
    body: TableWanted, actor: Who, office: TheOffice, request: Request, lang: Language = "en"
) -> Response:
    """A new table. Its game begins at once if no seat is open."""
    office.limits.tables.check(address_of(request.scope))
    sits = any(seat.kind in ("me", "here") for seat in body.seats)
    actor, session = await somebody(office, actor, body.name, needed=sits)
    settings = settings_of(body, actor, office.settings.test_seed)
    tokens = {
        seat: new_token("vs") for seat, wanted in enumerate(body.seats) if wanted.kind in ("me", "here")
    }

    def deed(deeds: Deeds) -> None:
        deeds.seat_tokens = {seat: hashed(token) for seat, token in tokens.items()}
        seating.create(deeds, settings)

    table = await office.rooms.create(actor, deed)
    response = plain(seated(table, actor, lang, tokens), 201)
    if session:
        remember(response, request, session)
    return response


async def somebody(office: Office, actor: Actor, name: str | None, needed: bool) -> tuple[Actor, str]:
    """Who is known, or a new guest of this name with a session."""
    if actor.only is not None:
        raise Problem(401, "nobody", "a key to a seat opens nothing else")
    if actor.player is not None or not needed:
        return actor, ""
    if name is None:
        raise Problem(401, "nobody", "say who you are first (POST /api/me), or give a name")
    return await office.identity.new_guest(name)


def seated(table: Table, actor: Actor, lang: str, tokens: dict[int, str]) -> dict[str, Any]:
    return {
        "table": tell_card(card_of(table), lang, holds(table, actor)),
        "seats": [{"seat": seat, "token": token} for seat, token in sorted(tokens.items())],
    }


@router.get("/{table_id}", response_model=TableTold)
async def show(table_id: TableId, actor: Who, office: TheOffice, lang: Language = "en") -> Response:
    return plain(await told(office, table_id, actor, lang))


@router.post("/{table_id}/seats/{seat}/take", response_model=Seated)
async def take(
    table_id: TableId,
    seat: int,
    actor: Who,
    office: TheOffice,
    request: Request,
    body: NameMaybe | None = None,
    lang: Language = "en",
) -> Response:
    """Sit down on an open seat; the token in the answer is its key."""
    name = body.name if body is not None else None
    await told(office, table_id, actor, lang)  # no guest is made for a table that does not exist
    actor, session = await somebody(office, actor, name, needed=True)
    token = new_token("vs")
    known = actor.name

    def deed(deeds: Deeds) -> Table:
        seating.take(deeds, seat, name or known, token)
        return deeds.table

    table = await office.rooms.do(table_id, actor, deed)
    response = plain(seated(table, actor, lang, {seat: token}))
    if session:
        remember(response, request, session)
    return response


@router.post("/{table_id}/seats/{seat}/leave", response_model=TableTold)
async def leave(
    table_id: TableId,
    seat: int,
    actor: Who,
    office: TheOffice,
    body: Nothing | None = None,
    lang: Language = "en",
) -> Response:
    """Before the game: the seat is open again."""
    await office.rooms.do(table_id, actor, lambda deeds: seating.leave(deeds, seat))
    return plain(await told(office, table_id, actor, lang))


@router.post("/{table_id}/seats/{seat}/bot", response_model=TableTold)
async def give_to_bot(
    table_id: TableId, seat: int, body: LevelChosen, actor: Who, office: TheOffice, lang: Language = "en"
) -> Response:
    """During the game: a bot plays on for the holder, who may come back."""
    await office.rooms.do(table_id, actor, lambda deeds: seating.give_to_bot(deeds, seat, body.level))
    return plain(await told(office, table_id, actor, lang))


@router.post("/{table_id}/seats/{seat}/back", response_model=Seated)
async def come_back(
    table_id: TableId,
    seat: int,
    actor: Who,
    office: TheOffice,
    body: Nothing | None = None,
    lang: Language = "en",
) -> Response:
    """The holder plays again, with a new key to the seat."""
    token = new_token("vs")

    def deed(deeds: Deeds) -> Table:
        seating.come_back(deeds, seat, token)
        return deeds.table

    table = await office.rooms.do(table_id, actor, deed)
    return plain(seated(table, actor, lang, {seat: token}))


@router.post("/{table_id}/rematch", response_model=Seated)
async def rematch(
    table_id: TableId, actor: Who, office: TheOffice, body: Nothing | None = None, lang: Language = "en"
) -> Response:
    """The same seats once more. Whoever asks second gets the table that the first one made."""
    async with office.rooms.reading(table_id) as (_, table):
        held = holds(table, actor)
        if not held:
            raise Problem(403, "seat", "only who sat here can ask for a rematch")
        if table.phase != "over":
            raise Problem(409, "phase", "the game is not over")
        settings = again(table)
    try:
        made = await office.rooms.create(actor, lambda deeds: seating.create(deeds, settings), table_id)
        new_id = made.id
    except Conflict:
        new_id = await office.store.rematch_of(table_id) or ""
    await office.rooms.do(table_id, actor, lambda deeds: seating.note_rematch(deeds, new_id))
    tokens = {seat: new_token("vs") for seat in held}
    for seat, token in tokens.items():
        await office.store.set_seat_token(new_id, seat, hashed(token))
    async with office.rooms.reading(new_id) as (_, table):
        return plain(seated(table, actor, lang, tokens))
