"""A late server: pages wait, nobody else does, and what is told on a socket stays in order."""

from __future__ import annotations

import asyncio

import pytest
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tests.server.late import Late

MAX_DELAY = 0.02
PAGE = {"http": [(b"sec-fetch-mode", b"cors")], "websocket": [(b"origin", b"http://127.0.0.1")]}


async def answers(scope: Scope, receive: Receive, send: Send) -> None:
    await send({"type": "http.response.start", "status": 200, "headers": []})
    await send({"type": "http.response.body", "body": b"yes"})


async def tells(scope: Scope, receive: Receive, send: Send) -> None:
    await send({"type": "websocket.accept"})
    for number in range(50):
        await send({"type": "websocket.send", "text": str(number)})
    await send({"type": "websocket.close"})


def heard(app: ASGIApp, kind: str, headers: list[tuple[bytes, bytes]]) -> tuple[list[Message], list[float]]:
    """All that is sent, and how long each wait was."""
    found: list[Message] = []
    waits: list[float] = []
    late = Late(app, MAX_DELAY)
    chosen = late.wait

    def wait() -> float:
        waits.append(chosen())
        return waits[-1]

    async def send(message: Message) -> None:
        found.append(message)

    async def receive() -> Message:
        raise AssertionError("nothing is asked")

    late.wait = wait  # type: ignore[method-assign]
    asyncio.run(late({"type": kind, "headers": headers}, receive, send))
    return found, waits


@pytest.mark.parametrize(("app", "kind"), [(answers, "http"), (tells, "websocket")])
def test_only_pages_wait(app: ASGIApp, kind: str) -> None:
    to_a_page, waits = heard(app, kind, PAGE[kind])
    to_others, no_waits = heard(app, kind, [(b"host", b"127.0.0.1")])
    assert to_a_page == to_others
    assert no_waits == []
    assert waits and all(0 <= each <= MAX_DELAY for each in waits)


def test_the_waits_differ_and_the_order_of_a_socket_stays() -> None:
    told, waits = heard(tells, "websocket", PAGE["websocket"])
    assert [each["text"] for each in told if each["type"] == "websocket.send"] == list(map(str, range(50)))
    assert len(set(waits)) == len(waits) == 52
    assert waits != sorted(waits)
