"""Taking one's own away: all games as records, and everything that is stored about oneself."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import asdict
from typing import Final

import orjson
from fastapi import APIRouter, Request
from starlette.responses import Response, StreamingResponse

from viceregal.bots.worker import WorkerDied
from viceregal.server.http.guard import address_of
from viceregal.server.http.routes.asking import ERRORS, KnownPerson, Language, TheServices
from viceregal.server.http.zipping import ZipStream
from viceregal.server.live.turns import Rank, Turn
from viceregal.server.services import Services
from viceregal.server.telling.takeout import record_from

COST: Final = 10.0  # replays; it takes as long as some
router = APIRouter(prefix="/api/me", tags=["record"], responses=ERRORS)


@router.get(
    "/games.zip",
    response_class=Response,
    responses={200: {"content": {"application/zip": {"schema": {"type": "string", "format": "binary"}}}}},
)
async def my_games_as_records(
    actor: KnownPerson, services: TheServices, request: Request, lang: Language = "en"
) -> Response:
    """All finished games of this player that are kept, each as a record, in a zip file."""
    services.limits.replays.check(address_of(request.scope), COST)
    stream = _records(services, str(actor.player), address_of(request.scope), lang)
    # It is packed already: nothing is to pack it again.
    headers = {"Content-Disposition": 'attachment; filename="games.zip"', "Content-Encoding": "identity"}
    return StreamingResponse(stream, media_type="application/zip", headers=headers)


async def _records(services: Services, player: str, owner: str, lang: str) -> AsyncIterator[bytes]:
    made, missing = ZipStream(), []
    for table_id in await services.takeout.finished_tables(player):
        entries = await services.store.entries(table_id)
        turn = Turn(Rank.ASKED, owner)
        try:
            found = await services.minds.think(record_from, table_id, entries, lang, turn=turn)
        except (WorkerDied, TimeoutError):
            missing.append(table_id)
            continue
        if found is not None:
            yield made.add(*found)
    if missing:
        yield made.add("missing.txt", "\n".join([f"/t/{table_id}" for table_id in missing]) + "\n")
    yield made.end()


@router.get(
    "/export.json",
    response_class=Response,
    responses={200: {"content": {"application/json": {"schema": {"type": "object"}}}}},
)
async def everything_about_me(actor: KnownPerson, services: TheServices, request: Request) -> Response:
    """Everything that is stored about this player."""
    services.limits.replays.check(address_of(request.scope), COST)
    player, book = str(actor.player), services.friends
    told = await services.takeout.everything(player)
    told |= {
        "friends": [{"name": each.name, "since": each.since} for each in await book.friends_of(player)],
        "asked": await book.asked_by(player),
        "asking": await book.asking(player),
        "blocked": await book.blocked_by(player),
        "invitations": [asdict(each) for each in await book.invitations_of(player)],
    }
    headers = {"Content-Disposition": 'attachment; filename="about-me.json"'}
    body = orjson.dumps(told, option=orjson.OPT_INDENT_2)
    return Response(body, media_type="application/json", headers=headers)
