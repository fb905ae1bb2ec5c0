"""Reviews of played games, and playing on from a moment of one."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Path, Request
from starlette.responses import Response

from viceregal.bots.levels import quick_level
from viceregal.server.credentials import hashed, new_token
from viceregal.server.http.guard import address_of
from viceregal.server.http.routes.asking import ERRORS, Language, TableId, TheServices, Who, plain, remember
from viceregal.server.http.routes.play import elsewhere, must_be_over, written
from viceregal.server.http.routes.tables import seated, somebody
from viceregal.server.problem import Problem
from viceregal.server.services import Services
from viceregal.server.shapes.lessons import LessonForetold
from viceregal.server.shapes.models import (
    MAX_DECISIONS,
    PlayOnWanted,
    ReviewAnswer,
    RowsWanted,
    Seated,
    SeatWanted,
    TableWanted,
)
from viceregal.server.shapes.reviews import TableThen
from viceregal.server.tables import seating
from viceregal.server.tables.commands import Commands
from viceregal.server.tables.new_table import settings_of
from viceregal.server.telling.replay import record_of, text_of
from viceregal.server.telling.review import (
    check_record,
    position_at,
    write_foretold_then,
    write_review,
    write_then,
)
from viceregal.server.telling.words import titles_of

router = APIRouter(prefix="/api", tags=["reviews"], responses=ERRORS)
ReviewId = Annotated[str, Path(pattern=r"^[0-9a-f]{32}$")]
At = Annotated[int, Path(ge=0, le=MAX_DECISIONS)]  # so many decisions were made before


@router.get("/tables/{table_id}/review", response_model=ReviewAnswer)
async def of_table(
    table_id: TableId, services: TheServices, request: Request, lang: Language = "en"
) -> Response:
    """The review of a finished game. The first who asks has it made: ask again until it is there."""
    async with services.rooms.reading(table_id) as (_, table):
        must_be_over(table)
        text = record_of(table, titles_of(table, lang))
    return await _review(services, request, text, lang)


@router.post(
    "/reviews",
    response_model=ReviewAnswer,
    openapi_extra={
        "requestBody": {"required": True, "content": {"text/plain": {"schema": {"type": "string"}}}}
    },
)
async def of_record(services: TheServices, request: Request, lang: Language = "en") -> Response:
    """The review of a record file, in the same way."""
    return await _review(services, request, text_of(await request.body(), lang), lang)


async def _review(services: Services, request: Request, text: str, lang: str) -> Response:
    found = await services.reviews.find(text)
    if found is None:
        services.limits.thinking.check(address_of(request.scope))
        await elsewhere(request, check_record, text, lang)
        found = await services.reviews.begin(text, address_of(request.scope))
    if found.made is None:
        done, all_ = found.progress
        return plain({"id": found.id, "done": done, "all": all_, "review": None})
    services.limits.replays.check(address_of(request.scope))
    return written(await elsewhere(request, write_review, found.id, text, found.made, lang))


@router.get("/reviews/{review_id}/decisions/{at}", response_model=TableThen)
async def then(
    review_id: ReviewId, at: At, services: TheServices, request: Request, lang: Language = "en"
) -> Response:
    """The table when a decision of the game was made, as its player saw it, with what was asked."""
    text = await _reviewed(services, review_id)
    services.limits.writing.check(address_of(request.scope))
    return written(await elsewhere(request, write_then, text, at, lang))


@router.post("/reviews/{review_id}/decisions/{at}/foretellings", response_model=LessonForetold)
async def foretell_then(
    review_id: ReviewId,
    at: At,
    body: RowsWanted,
    services: TheServices,
    request: Request,
    lang: Language = "en",
) -> Response:
    """What would have come of each of these rows of answers."""
    text = await _reviewed(services, review_id)
    services.limits.writing.check(address_of(request.scope))
    asked = (body.question, body.rows, body.alone)
    return written(await elsewhere(request, write_foretold_then, text, at, *asked, lang))


async def _reviewed(services: Services, review_id: str) -> str:
    """The record that a review is of."""
    kept = await services.reviews.shelf.find(review_id)
    if kept is None:
        raise Problem(404, "unknown", "there is no such review")
    return kept[0]


@router.post("/reviews/{review_id}/tables", status_code=201, response_model=Seated)
async def play_on(
    review_id: ReviewId,
    body: PlayOnWanted,
    actor: Who,
    services: TheServices,
    request: Request,
    lang: Language = "en",
) -> Response:
    """A new table that begins where a decision of the game was made, with bots on all seats but one."""
    text = await _reviewed(services, review_id)
    services.limits.tables.check(address_of(request.scope))
    there: dict[str, Any] = await elsewhere(request, position_at, text, body.at)
    if body.seat >= there["seats"]:
        raise Problem(404, "unknown", f"the game has {there['seats']} seats")
    actor, session = await somebody(services, actor, body.name, needed=True)
    level = body.level or quick_level(there["game"])
    seats = [
        SeatWanted(kind="me") if n == body.seat else SeatWanted(kind="bot", level=level)
        for n in range(there["seats"])
    ]
    wanted = TableWanted(game=there["game"], seats=seats, name=body.name, public=False)
    settings = settings_of(wanted, actor, services.settings.test_seed)
    settings |= {name: there[name] for name in ("version", "edition", "options", "start")}
    token = new_token("vs")

    def command(commands: Commands) -> None:
        commands.seat_tokens = {body.seat: hashed(token)}
        seating.create(commands, settings)

    table = await services.rooms.create(actor, command)
    response = plain(seated(table, actor, lang, {body.seat: token}), 201)
    if session:
        remember(response, request, session)
    return response
