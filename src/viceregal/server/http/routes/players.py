"""Guests, accounts, sessions, and tokens for programs."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Request
from starlette.responses import Response

from viceregal.server.http.guard import address_of
from viceregal.server.http.routes.asking import ERRORS, KnownPerson, Person, TheServices, Who, remember
from viceregal.server.http.socket import COOKIE
from viceregal.server.live.erasing import erase
from viceregal.server.problem import Problem
from viceregal.server.shapes.models import (
    Credentials,
    LabelGiven,
    NameGiven,
    NewToken,
    PasswordChange,
    PasswordGiven,
    Player,
    SessionsEnded,
    Token,
)
from viceregal.server.tables.actor import Actor

TokenId = Annotated[str, Path(pattern=r"^[a-z0-9]{1,24}$")]
router = APIRouter(prefix="/api", tags=["players"], responses=ERRORS)


def shown(actor: Actor) -> Player:
    return Player(id=actor.player or "", name=actor.name, account=actor.account)


@router.get("/me")
async def get_me(actor: Who, services: TheServices) -> Player | None:
    """Who this session is of; null for somebody unknown."""
    if actor.player is None or actor.only is not None:
        return None
    news = await services.friends.news_of(actor.player) if actor.account else 0
    return shown(actor).model_copy(update={"news": news})


@router.post("/me")
async def set_me(
    body: NameGiven, actor: Person, services: TheServices, request: Request, response: Response
) -> Player:
    """Be called this: makes a guest with a session, or renames who there is."""
    if actor.player is not None and actor.only is None:
        return shown(await services.identity.rename(actor, body.name))
    guest, token = await services.identity.new_guest(body.name)
    remember(response, request, token)
    return shown(guest)


@router.post("/accounts", status_code=201)
async def make_account(
    body: Credentials, actor: Person, services: TheServices, request: Request, response: Response
) -> Player:
    """Make the guest of this session an account; without one, a new account."""
    services.limits.passwords.check(address_of(request.scope))
    if actor.player is None or actor.only is not None:
        made, token = await services.identity.new_account(body.name, body.password)
        remember(response, request, token)
        return shown(made)
    made = await services.identity.make_account(actor, body.name, body.password)
    await services.identity.end_sessions(made, but=request.cookies.get(COOKIE))
    return shown(made)


def must_have_account(actor: Actor) -> None:
    if not actor.account:
        raise Problem(409, "phase", "you are a guest: there is no password")


@router.post("/password", status_code=204)
async def change_password(
    body: PasswordChange, actor: KnownPerson, services: TheServices, request: Request
) -> None:
    """All other sessions of the account end."""
    services.limits.passwords.check(address_of(request.scope))
    must_have_account(actor)
    await services.identity.check_password(actor, body.old)
    await services.identity.change_password(actor, body.new, request.cookies.get(COOKIE))


@router.delete("/sessions")
async def end_other_sessions(actor: KnownPerson, services: TheServices, request: Request) -> SessionsEnded:
    """Sign out everywhere but here; how many sessions have ended."""
    ended = await services.identity.end_sessions(actor, but=request.cookies.get(COOKIE))
    return SessionsEnded(ended=ended)


@router.post("/accounts/delete", status_code=204)
async def delete_account(
    body: PasswordGiven, actor: KnownPerson, services: TheServices, request: Request, response: Response
) -> None:
    """The account with its names, its talk, its sessions and tokens. Games go on without it."""
    services.limits.passwords.check(address_of(request.scope))
    must_have_account(actor)
    await services.identity.check_password(actor, body.password)
    await erase(services.rooms, services.identity, services.careers, services.tournaments, str(actor.player))
    response.delete_cookie(COOKIE, path="/")


@router.post("/session")
async def sign_in(body: Credentials, services: TheServices, request: Request, response: Response) -> Player:
    services.limits.passwords.check(address_of(request.scope))
    actor = await services.identity.sign_in(body.name, body.password)
    remember(response, request, await services.identity.new_session(actor))
    return shown(actor)


@router.delete("/session", status_code=204)
async def sign_out(services: TheServices, request: Request, response: Response) -> None:
    cookie = request.cookies.get(COOKIE)
    if cookie:
        await services.identity.forget_session(cookie)
    response.delete_cookie(COOKIE, path="/")


@router.get("/tokens")
async def list_tokens(actor: KnownPerson, services: TheServices) -> list[Token]:
    made = await services.identity.program_tokens(actor)
    return [Token(id=each.id, label=each.label, created_at=each.created_at) for each in made]


@router.post("/tokens", status_code=201)
async def make_token(body: LabelGiven, actor: KnownPerson, services: TheServices) -> NewToken:
    """A token for a program that plays in this player's name. It is told this once."""
    made, token = await services.identity.new_program_token(actor, body.label)
    return NewToken(id=made.id, label=made.label, created_at=made.created_at, token=token)


@router.delete("/tokens/{token_id}", status_code=204)
async def drop_token(token_id: TokenId, actor: KnownPerson, services: TheServices) -> None:
    await services.identity.drop_program_token(actor, token_id)
