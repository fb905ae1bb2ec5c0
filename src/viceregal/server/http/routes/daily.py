"""The game of the day: what it is, and a table at which it is played."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Query, Request
from starlette.responses import Response

from viceregal.bots.levels import quick_level
from viceregal.core.errors import BadSetup
from viceregal.daily import Daily, find_daily, read_date, today
from viceregal.server.credentials import hashed, new_token
from viceregal.server.http.guard import address_of
from viceregal.server.http.routes.asking import ERRORS, Language, TheServices, Who, plain, remember
from viceregal.server.http.routes.tables import seated, somebody
from viceregal.server.problem import Problem
from viceregal.server.shapes.daily import DailyWanted, Day, DayTold
from viceregal.server.shapes.models import Seated, SeatWanted, TableWanted
from viceregal.server.tables import seating
from viceregal.server.tables.actor import Actor
from viceregal.server.tables.commands import Commands
from viceregal.server.tables.new_table import settings_of
from viceregal.server.telling.daily import tell_day

router = APIRouter(prefix="/api", tags=["daily"], responses=ERRORS)


@router.get("/daily", response_model=DayTold)
async def show_day(lang: Language = "en", date: Annotated[Day, Query()] = "") -> Response:
    """The games of a day; without a date: of today."""
    try:
        day = read_date(date) if date else today()
    except BadSetup as error:
        raise Problem(400, "setup", error.sentence()) from None
    return plain(tell_day(day, lang))


@router.post("/daily", status_code=201, response_model=Seated)
async def play_daily(
    body: DailyWanted, actor: Who, services: TheServices, request: Request, lang: Language = "en"
) -> Response:
    """A table for the game of a day, dealt as for everybody: no hints, and nothing is taken back that has come to light."""
    services.limits.tables.check(address_of(request.scope))
    try:
        daily = find_daily(read_date(body.date) if body.date else today(), body.game, body.way)
    except BadSetup as error:
        raise Problem(400, "setup", error.sentence()) from None
    if body.name is not None:
        await services.identity.check_name(body.name, actor)
    actor, session = await somebody(services, actor, body.name, needed=True)
    settings, token = daily_settings(daily, actor, body.name), new_token("vs")

    def command(commands: Commands) -> None:
        commands.seat_tokens = {0: hashed(token)}
        seating.create(commands, settings)

    table = await services.rooms.create(actor, command)
    response = plain(seated(table, actor, lang, {0: token}), 201)
    if session:
        remember(response, request, session)
    return response


def daily_settings(daily: Daily, actor: Actor, name: str | None) -> dict[str, Any]:
    """As for any table, with the seed of the day."""
    way = daily.way
    ruled = (quick_level(daily.game),) * (way.seats - 1 - len(way.bots))  # nobody sits there: the rules play
    seats = [SeatWanted(kind="me"), *[SeatWanted(kind="bot", level=level) for level in (*way.bots, *ruled)]]
    wanted = TableWanted(
        game=daily.game,
        edition=way.edition,
        options=dict(way.options),
        seats=seats,
        name=name,
        public=False,
        hints=False,
    )
    return {
        **settings_of(wanted, actor),
        "seed": daily.seed(),
        "daily": {"date": daily.day.isoformat(), "way": way.key, "goal": way.goal},
    }
