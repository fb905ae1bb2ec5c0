"""Who is at a socket is looked up from time to time, and stays who he was while the storage is away."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError

from viceregal.server.http.socket import Connection, Goodbye
from viceregal.server.limits import Limits
from viceregal.server.live.credentials_in_use import CredentialsInUse
from viceregal.server.live.timeline import Timeline
from viceregal.server.problem import Problem
from viceregal.server.shapes.messages import PingMessage
from viceregal.server.tables.actor import Actor

ANIA = Actor("ania", "Ania")


def answers(found: Actor | Exception) -> Connection:
    """A connection of Ania's whose token is looked up with this result."""

    async def actor(token: str, table_id: str | None = None) -> Actor:
        if isinstance(found, Exception):
            raise found
        return found

    services: Any = SimpleNamespace(
        limits=Limits(False),
        identity=SimpleNamespace(actor=actor),
        rooms=SimpleNamespace(rooms={}, timeline=Timeline()),
        in_use=CredentialsInUse(),
    )
    socket: Any = SimpleNamespace(cookies={})
    connection = Connection(socket, services, "t")
    connection.actor, connection.token = ANIA, "vp_token"
    return connection


def test_who_was_known_stays_so_while_the_storage_is_away() -> None:
    for away in (OperationalError("", {}, Exception()), ConnectionRefusedError()):
        connection = answers(away)
        asyncio.run(connection._handle(PingMessage(type="ping")))
        assert connection.actor == ANIA
        assert '"pong"' in (connection.outgoing.get_nowait() or "")


def test_whose_token_is_gone_is_sent_away() -> None:
    connection = answers(Problem(401, "credentials", "gone"))
    with pytest.raises(Goodbye) as goodbye:
        asyncio.run(connection._handle(PingMessage(type="ping")))
    assert goodbye.value.code == 1008
    assert '"credentials"' in (connection.outgoing.get_nowait() or "")


def test_what_changed_is_known_after_a_while() -> None:
    connection = answers(Actor("ania", "Anna"))
    asyncio.run(connection._handle(PingMessage(type="ping")))
    assert connection.actor.name == "Anna"
