"""A record of one's own: history, totals, ratings and medals; pages that anybody may read; the strongest."""

from __future__ import annotations

import asyncio
import time
from typing import Annotated, Any, Final

from fastapi import APIRouter, Path, Query, Request
from starlette.responses import Response

from viceregal.career.telling import Naming, tell_played, tell_rating, tell_record
from viceregal.games import GAMES
from viceregal.server.http.guard import address_of
from viceregal.server.http.routes.asking import ERRORS, KnownPerson, KnownPlayer, Language, TheServices
from viceregal.server.http.routes.players import must_have_account
from viceregal.server.http.tagged import tagged
from viceregal.server.problem import Problem
from viceregal.server.services import Services
from viceregal.server.shapes.models import Key, Name
from viceregal.server.shapes.record import History, OpenPage, PageTold, PageWanted, RecordTold, Strongest

GAMES_FOR_A_READ: Final = 25  # so many cost what a request does
MIN_GAMES: Final = 5  # to be among the strongest
MAX_STRONGEST: Final = 100
NOT_MODIFIED: Final[dict[int | str, dict[str, Any]]] = {304: {"description": "as it was"}}
router = APIRouter(prefix="/api", tags=["record"], responses=ERRORS)


@router.get("/me/record", response_model=RecordTold, responses=NOT_MODIFIED)
async def my_record(
    actor: KnownPlayer, services: TheServices, request: Request, lang: Language = "en"
) -> Response:
    """What all games of this player come to."""
    player = str(actor.player)
    made = await _record(services, request, player, lang)
    is_open = await services.careers.shelf.has_open_page(player)
    about = {"name": actor.name, "account": actor.account, "open_page": is_open}
    return tagged(request, {**about, "strongest": services.settings.strongest, **made})


async def _record(services: Services, request: Request, player: str, lang: str) -> dict[str, Any]:
    """Made in a thread, one at a time: nobody's move waits for it. Whoever has played much pays for it."""
    shelf = services.careers.shelf
    count, _ = await shelf.is_of(player)
    services.limits.reads.check(address_of(request.scope), count / GAMES_FOR_A_READ)
    async with services.writing:
        games = list(reversed(await shelf.games_of(player)))
        ratings = await shelf.ratings_of(player)
        return await asyncio.to_thread(tell_record, games, player, ratings, lang)


@router.get("/me/games", response_model=History, responses=NOT_MODIFIED)
async def my_games(
    actor: KnownPlayer,
    services: TheServices,
    request: Request,
    lang: Language = "en",
    game: Annotated[Key | None, Query()] = None,
    limit: Annotated[int, Query(ge=1, le=100)] = 25,
    before: Annotated[float | None, Query(ge=0, le=1e12, allow_inf_nan=False)] = None,
) -> Response:
    """The games of this player that are over, the latest first; `before` of one page asks for the next."""
    services.limits.reads.check(address_of(request.scope), limit / GAMES_FOR_A_READ)
    player, shelf, naming = str(actor.player), services.careers.shelf, Naming(lang)
    games = await shelf.games_of(player, game=game, before=before, most=limit)
    kept = await shelf.kept_tables([each.id for each in games])
    told = [{**tell_played(each, player, naming), "kept": each.id in kept} for each in games]
    more = repr(games[-1].ended_at) if len(games) == limit else None
    return tagged(request, {"games": told, "before": more})


# Open pages -------------------------------------------------------------------------------------------------------


@router.post("/me/page")
async def set_page(body: PageWanted, actor: KnownPerson, services: TheServices) -> PageTold:
    """Let anybody read one's record under one's name, or nobody any more."""
    must_have_account(actor)
    shelf = services.careers.shelf
    if body.open:
        await shelf.open_page(str(actor.player), time.time())
    else:
        await shelf.close_page(str(actor.player))
    return PageTold(open=body.open)


@router.get("/players", response_model=OpenPage, responses=NOT_MODIFIED)
async def open_page(
    name: Annotated[Name, Query()], services: TheServices, request: Request, lang: Language = "en"
) -> Response:
    """The record of a player who wants it read. Of all others nobody learns whether they exist."""
    services.limits.writing.check(address_of(request.scope))
    found = await services.careers.shelf.find_open_page(name)
    if found is None:
        raise Problem(404, "unknown", "there is no such page")
    player, called, since = found
    made = await _record(services, request, player, lang)
    told = {part: made[part] for part in ("games", "medals")}
    return tagged(request, {"name": called, "since": since, **told})


@router.get("/best/{game}", response_model=Strongest, responses=NOT_MODIFIED)
async def strongest(game: Annotated[Key, Path()], services: TheServices, request: Request) -> Response:
    """The strongest of those with an open page, on a server whose host wants such a table."""
    if not services.settings.strongest or game not in GAMES:
        raise Problem(404, "unknown", "there is no such table")
    found = await services.careers.shelf.strongest(game, MIN_GAMES)
    best = sorted(found, key=lambda each: (-each[1].at_least, each[0]))[:MAX_STRONGEST]
    players = [
        {"place": place, "name": name, "rating": tell_rating(rating, games)}
        for place, (name, rating, games) in enumerate(best, start=1)
    ]
    return tagged(request, {"game": game, "min_games": MIN_GAMES, "players": players})
