"""Notices by push services: agreed to, and ended, for one browser."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query, Request

from viceregal.server.http.guard import address_of
from viceregal.server.http.routes.asking import ERRORS, KnownPerson, Language, TheServices
from viceregal.server.http.socket import COOKIE
from viceregal.server.problem import Problem
from viceregal.server.push.delivery import Subscription
from viceregal.server.push.encryption import Subscriber
from viceregal.server.push.endpoints import NotThere
from viceregal.server.shapes.push import Endpoint, PushTold, PushWanted
from viceregal.server.storage.subscriptions import id_of

router = APIRouter(prefix="/api", tags=["push"], responses=ERRORS)


@router.get("/push")
async def push_key(services: TheServices) -> PushTold:
    """With which key a browser subscribes; null if this server sends no notices."""
    delivery = services.pushing.delivery
    return PushTold(key=None if delivery is None else delivery.sender.public)


@router.put("/me/push", status_code=204)
async def subscribe(
    body: PushWanted, actor: KnownPerson, services: TheServices, request: Request, lang: Language = "en"
) -> None:
    """Tell this browser when it is its reader's turn and no page is open. Said again, it is the same."""
    delivery, session = services.pushing.delivery, request.cookies.get(COOKIE)
    if delivery is None:
        raise Problem(404, "unknown", "this server sends no notices")
    if session is None:
        raise Problem(401, "nobody", "a notice goes to the browser that has asked for it")
    services.limits.tables.check(address_of(request.scope))
    try:
        delivery.endpoints.check(body.endpoint)
        Subscriber(body.p256dh, body.auth)
    except NotThere as error:
        raise Problem(422, "invalid", f"endpoint: {error}") from None
    except ValueError:
        raise Problem(422, "invalid", "p256dh and auth are no keys of a browser") from None
    told = Subscription(id_of(body.endpoint), body.endpoint, body.p256dh, body.auth, lang)
    await services.subscriptions.keep(str(actor.player), session, told)


@router.delete("/me/push", status_code=204)
async def unsubscribe(
    endpoint: Annotated[Endpoint, Query()], actor: KnownPerson, services: TheServices
) -> None:
    """No more notices to this browser."""
    await services.subscriptions.drop(id_of(endpoint), str(actor.player))
