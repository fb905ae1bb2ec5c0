"""The door: how many come in, how long a request may take to arrive, and how long its head may be.

uvicorn has a cap on all connections and a time between two requests, and nothing for a request that never ends; so its
protocols are given a little more here. See docs/adr/0012.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from typing import Final

import structlog
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from viceregal.server.metrics import TURNED_AWAY

MAX_HEAD: Final = 16 * 1024
HEAD_SECONDS = 10.0
BODY_SECONDS = 30.0
READING_SECONDS = 30.0  # for a client that does not take its answer
RETRY_SECONDS: Final = 5
LOG_SECONDS: Final = 1.0
log = structlog.get_logger("door")


class Door:
    """Counts who is inside. Proxies bring many: only all of them together are counted."""

    def __init__(self, in_all: int, per_address: int, proxies: frozenset[str] = frozenset()) -> None:
        self.in_all = in_all
        self.per_address = per_address
        self.proxies = proxies
        self.inside: Counter[str] = Counter()
        self.told_at: dict[str, float] = {}
        self.not_told: Counter[str] = Counter()

    def is_full_for(self, address: str) -> bool:
        if self.inside.total() >= self.in_all:
            return True
        return address not in self.proxies and self.inside[address] >= self.per_address

    def enter(self, address: str) -> None:
        self.inside[address] += 1

    def note(self, why: str, address: str) -> None:
        """A line in the log for the first of many: whoever comes in crowds does not fill the disk."""
        TURNED_AWAY.labels(why).inc()
        self.not_told[why] += 1
        now = time.monotonic()
        if now - self.told_at.get(why, -LOG_SECONDS) >= LOG_SECONDS:
            log.warning("turned_away", why=why, address=address, times=self.not_told.pop(why))
            self.told_at[why] = now

    def leave(self, address: str) -> None:
        self.inside[address] -= 1
        if self.inside[address] <= 0:
            del self.inside[address]


def protocols(door: Door) -> tuple[type[HttpToolsProtocol], type[WebSocketsSansIOProtocol]]:
    """What uvicorn is to speak HTTP and WebSocket with."""

    class Request(_Request):
        pass

    class Socket(_Socket):
        pass

    Request.door = Socket.door = door
    return Request, Socket


class _Request(HttpToolsProtocol):
    """A connection on which requests must arrive, and answers be taken, in time."""

    door: Door
    arriving: asyncio.TimerHandle | None = None
    taking: asyncio.TimerHandle | None = None
    closing: asyncio.TimerHandle | None = None
    address = ""
    is_in_head = True
    head_bytes = 0

    # Coming and going ---------------------------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        address = self.client[0] if self.client else "?"
        if self.door.is_full_for(address):
            self._turn_away("503 Service Unavailable", "crowd", address)
            return
        self.address = address
        self.door.enter(address)
        self._allow(HEAD_SECONDS, "head")

    def connection_lost(self, exc: Exception | None) -> None:
        _cancel(self.arriving)
        _cancel(self.taking)
        _cancel(self.closing)
        if self.address:
            self.door.leave(self.address)
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        """From here on it is a socket: the same one guest, and no request to wait for."""
        _cancel(self.arriving)
        super().handle_websocket_upgrade()
        del self.parser  # it knows this object: neither would go before cycles are searched for

    # A request ----------------------------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        """The head must be complete within its bytes, wherever the network has cut it."""
        if self.is_in_head:
            room = MAX_HEAD - self.head_bytes
            head, data = data[:room], data[room:]
            self.head_bytes += len(head)
            super().data_received(head)
            if self.is_in_head and self.head_bytes >= MAX_HEAD:
                self._turn_away("431 Request Header Fields Too Large", "large_head", self.address)
        if data and not self.transport.is_closing() and self.transport.get_protocol() is self:
            super().data_received(data)

    def on_message_begin(self) -> None:
        self._allow(HEAD_SECONDS, "head")
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self.is_in_head = False
        self._allow(BODY_SECONDS, "body")
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        _cancel(self.arriving)
        self.is_in_head, self.head_bytes = True, 0  # of the next one on this connection, when it comes
        super().on_message_complete()

    # An answer ----------------------------------------------------------------------------------------------------

    def pause_writing(self) -> None:
        self.taking = self.loop.call_later(READING_SECONDS, self._give_up_answer)
        super().pause_writing()

    def resume_writing(self) -> None:
        _cancel(self.taking)
        super().resume_writing()

    def _give_up_answer(self) -> None:
        self.door.note("slow_answer", self.address)
        self.transport.abort()

    # Patience -----------------------------------------------------------------------------------------------------

    def _allow(self, seconds: float, what: str) -> None:
        _cancel(self.arriving)
        self.arriving = self.loop.call_later(seconds, self._out_of_time, what)

    def _out_of_time(self, what: str) -> None:
        self._turn_away("408 Request Timeout", f"slow_{what}", self.address)

    def _turn_away(self, status: str, why: str, address: str) -> None:
        _cancel(self.arriving)
        if self.transport.is_closing():
            return
        self.door.note(why, address)
        if self.cycle is not None and not self.cycle.response_complete and self.cycle.response_started:
            self.transport.abort()  # in the middle of an answer nothing else can be said
            return
        retry = f"retry-after: {RETRY_SECONDS}\r\n" if status.startswith("503") else ""
        self.transport.write(
            f"HTTP/1.1 {status}\r\n{retry}connection: close\r\ncontent-length: 0\r\n\r\n".encode()
        )
        self.transport.close()
        self.closing = self.loop.call_later(
            READING_SECONDS, self.transport.abort
        )  # if that is not read either


def _cancel(timer: asyncio.TimerHandle | None) -> None:
    if timer is not None:
        timer.cancel()


class _Socket(WebSocketsSansIOProtocol):
    """Whoever has come in as a request stays inside as a socket."""

    door: Door

    def connection_lost(self, exc: Exception | None) -> None:
        self.door.leave(self.client[0] if self.client else "?")
        super().connection_lost(exc)
        self.conn.parser.close()  # a generator that knows its owner
