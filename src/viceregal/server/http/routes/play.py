"""Playing and reading a table without a WebSocket; hints, records, replays, analyses."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Annotated, Any, TypeVar

from fastapi import APIRouter, Query, Request
from starlette.responses import PlainTextResponse, Response

from viceregal.bots import thinking
from viceregal.bots.levels import quick_level
from viceregal.bots.worker import WorkerDied
from viceregal.core.records import CHANCE
from viceregal.server.http.guard import address_of
from viceregal.server.http.routes.asking import (
    ERRORS,
    Language,
    TableId,
    TheServices,
    Who,
    plain,
    services_of,
)
from viceregal.server.http.routes.library import can_analyse
from viceregal.server.live.bots import task_for
from viceregal.server.live.turns import Rank, Turn
from viceregal.server.problem import Problem, no_answer
from viceregal.server.shapes.analysis import Analysis
from viceregal.server.shapes.messages import ForetoldAnswer, Hint, LogTold, Position
from viceregal.server.shapes.models import (
    Accepted,
    ForetellingWanted,
    HintWanted,
    MoveWanted,
    Replay,
)
from viceregal.server.tables.hints import note_hint
from viceregal.server.tables.table import Table
from viceregal.server.telling.analysis import tell_analysis
from viceregal.server.telling.foretelling import foretell_for
from viceregal.server.telling.hints import tell_hint
from viceregal.server.telling.position import tell_lines, tell_past, tell_position
from viceregal.server.telling.replay import (
    look_of,
    match_of,
    record_of,
    text_of,
    write_replay,
    write_replay_of_record,
)
from viceregal.server.telling.words import names_of, speech_of, titles_of

MAX_LINES = 1000
LINES_FOR_A_READ = 100  # so many lines cost what a request does
router = APIRouter(prefix="/api", tags=["play"], responses=ERRORS)

Look = Annotated[int | None, Query(ge=0, le=7)]
As = Annotated[str, Query(alias="as", max_length=9)]
T = TypeVar("T")


def must_hold(held: frozenset[int], look: int | None) -> None:
    if look is not None and look not in held:
        raise Problem(403, "seat", f"seat {look} is not yours")


def must_be_over(table: Table) -> None:
    if table.phase != "over":
        raise Problem(409, "phase", "the game is not over")
    if table.match is None:
        raise Problem(
            409, "phase", "there is nothing to play again: the game never began, or its rules are gone"
        )


async def elsewhere(request: Request, work: Callable[..., T], *values: Any) -> T:
    """In a bot's process. When that dies or is too slow, what waits there has to be asked for again.

    Whoever hangs up does not want it any more.
    """
    services = services_of(request)
    turn = Turn(Rank.ASKED, address_of(request.scope))
    thinking = asyncio.ensure_future(services.minds.think(work, *values, turn=turn))
    leaving = asyncio.ensure_future(_hung_up(request))
    try:
        await asyncio.wait({thinking, leaving}, return_when=asyncio.FIRST_COMPLETED)
        if not thinking.done():
            raise Problem(503, "busy", "nobody waits for this any more")
        return thinking.result()
    except (WorkerDied, TimeoutError):
        raise no_answer() from None
    finally:
        for task in (thinking, leaving):
            task.cancel()
        await asyncio.gather(thinking, leaving, return_exceptions=True)


async def _hung_up(request: Request) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass


def written(answer: bytes) -> Response:
    return Response(answer, media_type="application/json")


@router.get("/tables/{table_id}/position", response_model=Position)
async def position(
    table_id: TableId,
    actor: Who,
    services: TheServices,
    lang: Language = "en",
    look: Look = None,
    after: Annotated[int | None, Query(ge=0, le=2**31 - 1)] = None,
) -> Response:
    """The position as a seat that one holds may know it, or as a spectator may; with `after`, as it was after that entry."""
    async with services.rooms.reading(table_id) as (_, table):
        must_hold(table.held_by(actor), look)
        now = services.rooms.timeline.now()
        told = (
            tell_position(table, look, lang, now)
            if after is None
            else tell_past(table, look, lang, after, now)
        )
        return plain(told)


@router.get("/tables/{table_id}/log", response_model=LogTold)
async def log(
    table_id: TableId,
    actor: Who,
    services: TheServices,
    request: Request,
    lang: Language = "en",
    look: Look = None,
    since: Annotated[int, Query(ge=0, le=2**31 - 1)] = 0,
    limit: Annotated[int, Query(ge=1, le=MAX_LINES)] = MAX_LINES,
) -> Response:
    """The lines of so many entries after one; `next` is the entry to go on after, if there are more."""
    async with services.rooms.reading(table_id) as (_, table):
        must_hold(table.held_by(actor), look)
        last = min(since + limit, table.seq)
        services.limits.reads.check(address_of(request.scope), max(0, last - since) / LINES_FOR_A_READ)
        lines = tell_lines(table, look, lang, since, last)
        return plain({"seq": table.seq, "lines": lines, "next": last if last < table.seq else None})


@router.post("/tables/{table_id}/moves")
async def move(
    table_id: TableId, body: MoveWanted, actor: Who, services: TheServices, lang: Language = "en"
) -> Accepted:
    """Answer a question, and in the same command those that follow from it. The same request sent twice is stored once."""
    seq = await services.rooms.do(
        table_id, actor, lambda commands: commands.move(body.id, body.seat, body.question, body.row)
    )
    return Accepted(id=body.id, seq=seq)


@router.post("/tables/{table_id}/foretell", response_model=ForetoldAnswer)
async def foretell(
    table_id: TableId, body: ForetellingWanted, actor: Who, services: TheServices, lang: Language = "en"
) -> Response:
    """What would come of answers in a row, as far as the seat can know. Nothing is done."""
    told = await services.rooms.look(
        table_id,
        actor,
        lambda commands: foretell_for(commands, body.seat, body.question, body.actions, lang, body.alone),
    )
    return plain({"id": body.id, **told})


@router.post("/tables/{table_id}/hint", response_model=Hint)
async def hint(
    table_id: TableId,
    body: HintWanted,
    actor: Who,
    services: TheServices,
    request: Request,
    lang: Language = "en",
) -> Response:
    """The best few answers of a seat, from what it may know: what they bring, what they are worth and why."""
    async with services.rooms.reading(table_id) as (_, table):
        must_hold(table.held_by(actor), body.seat)
        if not table.settings["hints"]:
            raise Problem(403, "hints", "this table is played without hints")
        asked = table.questions.get(body.seat)
        if asked is None:
            raise Problem(409, "phase", "you are not asked anything now")
        task = task_for(table, body.seat, quick_level(table.settings["game"]))
        number = asked.number
    services.limits.thinking.check(address_of(request.scope))
    found = await elsewhere(request, thinking.advise, task, body.thorough)
    await services.rooms.do(table_id, actor, lambda commands: note_hint(commands, body.seat, number))
    async with services.rooms.reading(table_id) as (_, table):
        asked = table.questions.get(body.seat)
        if asked is None or asked.number != number:
            raise Problem(409, "stale", "you are asked something else by now")
        return plain(tell_hint(table, found, number, body.thorough, lang))


@router.get(
    "/tables/{table_id}/record",
    response_class=Response,
    responses={200: {"content": {"text/plain": {"schema": {"type": "string"}}}}},
)
async def record(table_id: TableId, services: TheServices, lang: Language = "en") -> Response:
    """The game record, once the game is over."""
    async with services.rooms.reading(table_id) as (_, table):
        must_be_over(table)
        return PlainTextResponse(record_of(table, titles_of(table, lang)))


@router.get("/tables/{table_id}/replay", response_model=Replay)
async def replay(
    table_id: TableId,
    services: TheServices,
    request: Request,
    lang: Language = "en",
    reader: As = "spectator",
) -> Response:
    """A finished game, decision by decision: openly, as a spectator saw it, or as a seat did."""
    async with services.rooms.reading(table_id) as (_, table):
        must_be_over(table)
        look_of(reader, len(table.places))
        match = match_of(table, lang)
    services.limits.replays.check(address_of(request.scope))
    return written(await elsewhere(request, write_replay, match, reader, lang))


@router.post(
    "/replays",
    response_model=Replay,
    openapi_extra={
        "requestBody": {"required": True, "content": {"text/plain": {"schema": {"type": "string"}}}}
    },
)
async def read_record(
    services: TheServices, request: Request, lang: Language = "en", reader: As = "open"
) -> Response:
    """A record file, decision by decision, each checked."""
    text = text_of(await request.body(), lang)
    services.limits.replays.check(address_of(request.scope))
    return written(await elsewhere(request, write_replay_of_record, text, reader, lang))


@router.get("/tables/{table_id}/analysis")
async def analysis(
    table_id: TableId,
    services: TheServices,
    request: Request,
    at: Annotated[int, Query(ge=0, le=100_000)],
    lang: Language = "en",
    seconds: Annotated[float, Query(ge=0.1, le=5, allow_inf_nan=False)] = 1.0,
) -> Analysis:
    """What the position before a decision of a finished game was worth, how it could have gone on, and why."""
    async with services.rooms.reading(table_id) as (_, table):
        must_be_over(table)
        document = _position_at(table, at)
        names = names_of(table, lang)
    services.limits.thinking.check(address_of(request.scope))
    game, speech = table.game, speech_of(lang, table.game.key)
    found = await elsewhere(request, thinking.analyse, game.key, document, seconds)
    return Analysis.model_validate(tell_analysis(game, found, names, speech))


def _position_at(table: Table, at: int) -> dict[str, Any]:
    match = table.match
    assert match is not None
    if not can_analyse(match.game.key):
        raise Problem(404, "unknown", "nobody can analyse this game")
    if at >= len(match.log):
        raise Problem(404, "unknown", f"the game has {len(match.log)} decisions")
    if match.log[at].seat == CHANCE:
        raise Problem(409, "phase", "chance is asked there, not a player")
    return match.position(at)
