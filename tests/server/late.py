"""Lets answers reach a page late, as on a slow line: VICEREGAL_BROWSER_DELAY=400, milliseconds, for the browser tests.

Each answer waits for a while of its own, up to that long, so that their order changes; what is told on one socket stays in
order, as it does on any line. Nobody else waits: a test that plays without the page does not become slower.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from random import Random

import uvicorn
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from viceregal.server.settings import Settings

# What a browser adds to the requests of a page, and nothing that asks without one does.
OF_A_PAGE = {"http": b"sec-fetch-mode", "websocket": b"origin"}


def is_of_a_page(scope: Scope) -> bool:
    sign = OF_A_PAGE.get(scope["type"])
    return any(name == sign for name, _ in scope.get("headers", ()))


class Late:
    """An application whose answers to pages wait up to so many seconds."""

    def __init__(self, app: ASGIApp, most: float) -> None:
        self.app, self.most, self.chance = app, most, Random(1)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if not is_of_a_page(scope):
            await self.app(scope, receive, send)
        elif scope["type"] == "http":
            await self._answer(scope, receive, send)
        else:
            await self._tell(scope, receive, send)

    def wait(self) -> float:
        return self.chance.uniform(0, self.most)

    async def _answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def later(message: Message) -> None:
            if message["type"] == "http.response.start":
                await asyncio.sleep(self.wait())
            await send(message)

        await self.app(scope, receive, later)

    async def _tell(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Who tells does not wait: several messages may be on their way."""
        now = asyncio.get_running_loop().time
        on_the_way: asyncio.Queue[tuple[float, Message]] = asyncio.Queue()

        async def deliver() -> None:
            while True:
                due, message = await on_the_way.get()
                await asyncio.sleep(due - now())
                with suppress(Exception):  # whoever was told has gone
                    await send(message)
                on_the_way.task_done()

        async def later(message: Message) -> None:
            on_the_way.put_nowait((now() + self.wait(), message))

        delivering = asyncio.create_task(deliver())
        try:
            await self.app(scope, receive, later)
            await on_the_way.join()
        finally:
            delivering.cancel()


def config_of(
    server_config: Callable[[Settings], uvicorn.Config], most: float
) -> Callable[[Settings], uvicorn.Config]:
    """The same server, and late."""

    def late_config(settings: Settings) -> uvicorn.Config:
        config = server_config(settings)
        config.app = Late(config.app, most)  # type: ignore[arg-type]
        return config

    return late_config
