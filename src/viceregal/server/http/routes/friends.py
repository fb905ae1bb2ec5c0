"""Friends by name, and asking them to a table."""

from __future__ import annotations

from dataclasses import asdict
from typing import Annotated

from fastapi import APIRouter, Query, Request
from starlette.responses import Response

from viceregal.server.http.guard import address_of
from viceregal.server.http.routes.asking import ERRORS, KnownPerson, KnownPlayer, TableId, TheServices
from viceregal.server.http.tagged import tagged
from viceregal.server.problem import Problem
from viceregal.server.services import Services
from viceregal.server.shapes.friends import FriendAnswer, FriendsTold, FriendWanted, InvitedTold
from viceregal.server.shapes.models import Name
from viceregal.server.tables.actor import Actor

router = APIRouter(prefix="/api", tags=["friends"], responses=ERRORS)
Called = Annotated[Name, Query()]  # and not in the path: a name may hold a slash


def account_of(actor: Actor) -> str:
    """Names of guests are anybody's: only an account can be found by its name."""
    if not actor.account:
        raise Problem(409, "phase", "make an account first: guests are not known by their names")
    return str(actor.player)


@router.get("/friends", response_model=FriendsTold, responses={304: {"description": "as it was"}})
async def list_friends(actor: KnownPlayer, services: TheServices, request: Request) -> Response:
    """Friends and where they play, who was asked, who asks, and who is blocked."""
    player, book = account_of(actor), services.friends
    told = {
        "friends": [asdict(friend) for friend in await book.friends_of(player)],
        "asked": await book.asked_by(player),
        "asking": await book.asking(player),
        "blocked": await book.blocked_by(player),
        "invitations": [asdict(each) for each in await book.invitations_of(player)],
    }
    return tagged(request, told)


@router.post("/friends", status_code=204)
async def ask_friend(body: FriendWanted, actor: KnownPerson, services: TheServices, request: Request) -> None:
    """Ask somebody of this name. The answer is the same whether there is anybody or not."""
    account_of(actor)
    services.limits.tables.check(address_of(request.scope))
    await services.friends.ask(actor, body.name)


@router.post("/friends/answers", status_code=204)
async def answer_friend(body: FriendAnswer, actor: KnownPerson, services: TheServices) -> None:
    """Say yes or no to who has asked. Who is declined is not told."""
    await services.friends.answer(account_of(actor), body.name, body.agree)


@router.delete("/friends/asks", status_code=204)
async def take_back_ask(name: Called, actor: KnownPerson, services: TheServices) -> None:
    """One's own ask that was not answered."""
    await services.friends.take_back(account_of(actor), name)


@router.delete("/friends", status_code=204)
async def remove_friend(name: Called, actor: KnownPerson, services: TheServices) -> None:
    """For both."""
    await services.friends.remove(account_of(actor), name)


@router.post("/blocks", status_code=204)
async def block(body: FriendWanted, actor: KnownPerson, services: TheServices) -> None:
    """A friend, or somebody who has asked: no more friends, and no more asks are heard of."""
    await services.friends.block(account_of(actor), body.name)


@router.delete("/blocks", status_code=204)
async def unblock(name: Called, actor: KnownPerson, services: TheServices) -> None:
    await services.friends.unblock(account_of(actor), name)


# At a table that waits --------------------------------------------------------------------------------------------


async def must_wait_there(services: Services, table_id: str, actor: Actor) -> None:
    async with services.rooms.reading(table_id) as (_, table):
        if not table.held_by(actor):
            raise Problem(403, "seat", "only who sits here can ask others to the table")
        if table.phase != "open":
            raise Problem(409, "phase", "the table waits for nobody")


@router.post("/tables/{table_id}/invitations", response_model=InvitedTold)
async def invite(
    table_id: TableId, body: FriendWanted, actor: KnownPlayer, services: TheServices, request: Request
) -> InvitedTold:
    """Ask a friend to a table that waits; who was asked so far."""
    player = account_of(actor)
    services.limits.tables.check(address_of(request.scope))
    await must_wait_there(services, table_id, actor)
    await services.friends.invite(player, table_id, body.name)
    return InvitedTold(names=await services.friends.invited_to(table_id))


@router.delete("/me/invitations/{table_id}", status_code=204)
async def decline_invitation(table_id: TableId, actor: KnownPlayer, services: TheServices) -> None:
    await services.friends.decline_invitation(account_of(actor), table_id)
