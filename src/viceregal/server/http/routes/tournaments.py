"""Tournaments: listed, opened by accounts, entered, watched and led by their hosts."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any, Final

from fastapi import APIRouter, Path, Query, Request
from starlette.responses import Response

from viceregal.server.credentials import new_id
from viceregal.server.http.guard import address_of
from viceregal.server.http.routes.asking import (
    ERRORS,
    KnownPlayer,
    Language,
    TheServices,
    Who,
    plain,
    remember,
)
from viceregal.server.http.routes.tables import somebody
from viceregal.server.http.tagged import tagged
from viceregal.server.problem import Problem
from viceregal.server.services import Services
from viceregal.server.shapes.models import Nothing, Phase
from viceregal.server.shapes.tournaments import (
    BotWanted,
    EntryWanted,
    NumberChosen,
    TournamentList,
    TournamentTold,
    TournamentWanted,
)
from viceregal.server.tables.actor import Actor
from viceregal.server.tables.seating import check
from viceregal.server.tables.tournament_table import tournament_settings
from viceregal.server.telling.tournaments import names_in, tell_tournament
from viceregal.tournaments.desk import Desk
from viceregal.tournaments.tournament import Tournament

MAX_OPEN: Final = 5  # of one host
CARDS_FOR_A_READ: Final = 25
NOT_MODIFIED: Final[dict[int | str, dict[str, Any]]] = {304: {"description": "as it was"}}
router = APIRouter(prefix="/api/tournaments", tags=["tournaments"], responses=ERRORS)
TournamentId = Annotated[str, Path(pattern=r"^[a-z0-9]{1,24}$")]


async def my_game(
    services: Services, tournament: Tournament, actor: Actor, lang: str
) -> dict[str, Any] | None:
    """Where the reader plays in this round, until it is over."""
    me = tournament.known_as(actor.player)
    board = None if me is None or tournament.phase != "playing" else tournament.board_of(me.number)
    if me is None or board is None or board.table is None or board.game.score is not None:
        return None
    summary = await services.tournaments.table_of(board.table)
    if summary is None or summary.phase == "over":  # it is about to be made, or to be scored
        return None
    seat, opponent = board.game.pairing.both.index(me.number), board.game.opponent_of(me.number)
    assert opponent is not None
    left = max(0.0, tournament.come_until - services.rooms.timeline.now())
    return {
        "table": board.table,
        "seat": seat,
        "seated": summary.places[seat].player == actor.player,
        "phase": summary.phase,
        "opponent": names_in(tournament, lang)[opponent],
        "seconds": round(left) if summary.phase == "open" else None,
    }


async def told(services: Services, tournament_id: str, actor: Actor, lang: str) -> dict[str, Any]:
    tournament = await services.tournaments.read(tournament_id)
    return tell_tournament(tournament, lang, actor.player, await my_game(services, tournament, actor, lang))


@router.get("", response_model=TournamentList, responses=NOT_MODIFIED)
async def list_tournaments(
    actor: Who,
    services: TheServices,
    request: Request,
    lang: Language = "en",
    phase: Phase | None = None,
    mine: bool = False,
    limit: Annotated[int, Query(ge=1, le=100)] = 50,
    before: Annotated[float | None, Query(ge=0, le=1e12, allow_inf_nan=False)] = None,
) -> Response:
    """Public ones, or with `mine` those that one has entered or opened, the latest first."""
    if mine and actor.player is None:
        raise Problem(401, "nobody", "say who you are first (POST /api/me)")
    services.limits.reads.check(address_of(request.scope), limit / CARDS_FOR_A_READ)
    found = await services.tournaments.shelf.listed(
        phase=phase, player=actor.player if mine else None, before=before, limit=limit
    )
    entered = set() if actor.player is None else set(await services.tournaments.shelf.of_player(actor.player))
    cards = []
    for each in found:
        card: dict[str, Any] = {"id": each.id, "link": f"/tournaments/{each.id}", **each.card}
        card |= {"phase": each.phase, "created_at": each.created_at, "updated_at": each.updated_at}
        cards.append({**card, "entered": False, "my_game": None})
        if each.id in entered and each.phase != "over":
            tournament = await services.tournaments.read(each.id)
            cards[-1]["entered"] = tournament.entrant_of(actor.player) is not None
            cards[-1]["my_game"] = await my_game(services, tournament, actor, lang)
    more = repr(found[-1].updated_at) if len(found) == limit else None
    may_open = services.settings.tournaments and actor.account
    return tagged(request, {"tournaments": cards, "before": more, "may_open": may_open})


@router.post("", status_code=201, response_model=TournamentTold)
async def open_tournament(
    body: TournamentWanted,
    actor: KnownPlayer,
    services: TheServices,
    request: Request,
    lang: Language = "en",
) -> Response:
    """By an account, on a server whose host lets them. Whoever opens one leads it, and has to enter it to play."""
    if not services.settings.tournaments:
        raise Problem(403, "host", "the host of this server wants no tournaments")
    if not actor.account:
        raise Problem(409, "guest", "make an account first: only accounts open tournaments")
    services.limits.tables.check(address_of(request.scope))
    settings = tournament_settings(body, actor)
    if await services.tournaments.shelf.count_of_host(str(actor.player)) >= MAX_OPEN:
        raise Problem(409, "many", f"you have {MAX_OPEN} tournaments that are not over: end one first")
    tournament = await services.tournaments.open(settings)
    return plain(await told(services, tournament.id, actor, lang), 201)


@router.get("/{tournament_id}", response_model=TournamentTold, responses=NOT_MODIFIED)
async def show_tournament(
    tournament_id: TournamentId, actor: Who, services: TheServices, request: Request, lang: Language = "en"
) -> Response:
    """Who plays, all rounds with their tables, the standings, and one's own next game."""
    return tagged(request, await told(services, tournament_id, actor, lang))


async def done(
    services: Services, tournament_id: str, actor: Actor, lang: str, deed: Callable[[Desk], object]
) -> Response:
    await services.tournaments.do(tournament_id, deed)
    return plain(await told(services, tournament_id, actor, lang))


@router.post("/{tournament_id}/enter", response_model=TournamentTold)
async def enter(
    tournament_id: TournamentId,
    actor: Who,
    services: TheServices,
    request: Request,
    body: EntryWanted | None = None,
    lang: Language = "en",
) -> Response:
    """Before the start; a Swiss one, until the round that its host has named."""
    services.limits.tables.check(address_of(request.scope))
    name = None if body is None else body.name
    tournament = await services.tournaments.read(
        tournament_id
    )  # no guest is made for none, or for one that is closed
    if not tournament.takes_entries:
        raise Problem(409, "phase", "this tournament takes no more entries")
    if name is not None:
        await services.identity.check_name(name, actor)
    actor, session = await somebody(services, actor, name, needed=True)
    called = actor.name if actor.account else name or actor.name
    response = await done(
        services, tournament_id, actor, lang, lambda desk: desk.enter(str(actor.player), called)
    )
    if session:
        remember(response, request, session)
    return response


@router.post("/{tournament_id}/leave", response_model=TournamentTold)
async def leave(
    tournament_id: TournamentId,
    actor: KnownPlayer,
    services: TheServices,
    body: Nothing | None = None,
    lang: Language = "en",
) -> Response:
    """Before the start as if one had never entered; afterwards the games of later rounds are lost."""
    return await done(services, tournament_id, actor, lang, lambda desk: desk.leave(actor.player))


@router.post("/{tournament_id}/bots", response_model=TournamentTold)
async def add_bot(
    tournament_id: TournamentId,
    body: BotWanted,
    actor: KnownPlayer,
    services: TheServices,
    lang: Language = "en",
) -> Response:
    """By the host, before the start: a bot enters."""
    tournament = await services.tournaments.read(tournament_id)
    check(body.level, tournament.settings["game"])
    return await done(
        services, tournament_id, actor, lang, lambda desk: desk.add_bot(actor.player, body.level)
    )


@router.post("/{tournament_id}/remove", response_model=TournamentTold)
async def remove(
    tournament_id: TournamentId,
    body: NumberChosen,
    actor: KnownPlayer,
    services: TheServices,
    lang: Language = "en",
) -> Response:
    """By the host: somebody is out, and does not come back."""
    return await done(
        services, tournament_id, actor, lang, lambda desk: desk.remove(actor.player, body.number)
    )


@router.post("/{tournament_id}/start", response_model=TournamentTold)
async def start(
    tournament_id: TournamentId,
    actor: KnownPlayer,
    services: TheServices,
    body: Nothing | None = None,
    lang: Language = "en",
) -> Response:
    """By the host: the order is drawn, and the first round begins."""

    def deed(desk: Desk) -> None:
        desk.start(actor.player, services.settings.test_seed or new_id())
        desk.go_on(new_id)

    return await done(services, tournament_id, actor, lang, deed)


@router.post("/{tournament_id}/next", response_model=TournamentTold)
async def next_round(
    tournament_id: TournamentId,
    actor: KnownPlayer,
    services: TheServices,
    body: Nothing | None = None,
    lang: Language = "en",
) -> Response:
    """By the host, when all games of a round are over: the next begins."""

    def deed(desk: Desk) -> None:
        desk.must_be_host(actor.player)
        desk.go_on(new_id)

    return await done(services, tournament_id, actor, lang, deed)


@router.post("/{tournament_id}/cancel", response_model=TournamentTold)
async def cancel(
    tournament_id: TournamentId,
    actor: KnownPlayer,
    services: TheServices,
    body: Nothing | None = None,
    lang: Language = "en",
) -> Response:
    """By the host: it is over without an end. Games that go on may be played on, as games between two."""
    return await done(services, tournament_id, actor, lang, lambda desk: desk.cancel(actor.player))
