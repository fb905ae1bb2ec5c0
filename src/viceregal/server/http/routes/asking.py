"""What every route needs to know of a request: the services, who asks, in which language; and how answers are written."""

from __future__ import annotations

from typing import Annotated, Any

import orjson
from fastapi import Depends, Path, Query, Request
from starlette.responses import Response

from viceregal.server.http.socket import COOKIE
from viceregal.server.problem import Problem
from viceregal.server.services import Services
from viceregal.server.settings import DAY
from viceregal.server.shapes.models import Error, Lang
from viceregal.server.tables.actor import ANYBODY, Actor

FOREVER_DAYS = 365.0  # what browsers keep at most


def services_of(request: Request) -> Services:
    services: Services = request.app.state.services
    return services


async def who(request: Request) -> Actor:
    """A token in the header counts more than the cookie."""
    services = services_of(request)
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    if scheme:
        if scheme.lower() != "bearer" or not token or len(token) > 64:
            raise Problem(401, "credentials", "send a token as: Authorization: Bearer …")
        return await services.identity.actor(token, request.path_params.get("table_id"))
    cookie = request.cookies.get(COOKIE)
    return await services.identity.session(cookie) if cookie else ANYBODY


async def player(actor: Annotated[Actor, Depends(who)]) -> Actor:
    """Somebody known, with all that is his: a key to one seat is not enough."""
    if actor.player is None or actor.only is not None:
        raise Problem(401, "nobody", "say who you are first (POST /api/me)")
    return actor


async def person(actor: Annotated[Actor, Depends(who)]) -> Actor:
    """A person at a browser, known or not: a program's token cannot change who its owner is, nor make more of its kind."""
    if actor.program:
        raise Problem(401, "credentials", "a program's token is for playing: do this in the browser")
    return actor


async def known_person(actor: Annotated[Actor, Depends(person)]) -> Actor:
    return await player(actor)


TheServices = Annotated[Services, Depends(services_of)]
Who = Annotated[Actor, Depends(who)]
KnownPlayer = Annotated[Actor, Depends(player)]
Person = Annotated[Actor, Depends(person)]
KnownPerson = Annotated[Actor, Depends(known_person)]
Language = Annotated[Lang, Query(alias="lang")]
TableId = Annotated[str, Path(pattern=r"^[a-z0-9]{1,24}$")]

# Which errors a route may answer with, for the OpenAPI description.
_SAID = {
    400: "malformed, host, action, setup or record",
    401: "credentials or nobody",
    403: "origin, seat, maker, kicked, hints or talk",
    404: "unknown",
    405: "method",
    409: (
        "stale, doubled, refused, not_now, row, phase, taken, kept, name, no_undo, no_proposal, absent, rules, "
        "tournament, few, guest or many"
    ),
    413: "large",
    415: "content",
    422: "invalid or password",
    429: "slow_down",
    503: "busy, full or damaged",
}
ERRORS: dict[int | str, dict[str, Any]] = {
    status: {"model": Error, "description": said} for status, said in _SAID.items()
}


def plain(content: Any, status: int = 200) -> Response:
    """An answer that is known to have its shape: it is not checked again on the way out."""
    return Response(orjson.dumps(content), status, media_type="application/json")


def remember(response: Response, request: Request, token: str) -> None:
    settings = services_of(request).settings
    response.set_cookie(
        COOKIE,
        token,
        max_age=round((settings.session_days or FOREVER_DAYS) * DAY),
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https" or settings.https,
        path="/",
    )
