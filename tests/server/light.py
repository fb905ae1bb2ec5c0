"""A client that costs next to nothing: where a thousand of them share two cores with the server, theirs are the delays.

It speaks as much HTTP and WebSocket as our own server does to it: answers with a length, frames that are not masked.
"""

from __future__ import annotations

import asyncio
import base64
import os
from typing import Any, Self
from urllib.parse import urlsplit

import orjson

_TEXT, _CLOSE, _PING, _PONG = 0x1, 0x8, 0x9, 0xA
_UNMASKED = b"\0\0\0\0"  # clients must mask what they send: with this key it stays as it is


class Refused(Exception):
    """The server has answered with another status than was hoped for."""


class Line(asyncio.Protocol):
    """A connection, for requests first and then perhaps for the messages of a table."""

    def __init__(self) -> None:
        self.transport: asyncio.Transport | None = None
        self.heard = bytearray()
        self.waiting: asyncio.Future[None] | None = None
        self.is_lost = False

    @classmethod
    async def to(cls, url: str) -> Self:
        place = urlsplit(url)
        loop = asyncio.get_running_loop()
        _, line = await loop.create_connection(cls, place.hostname, place.port)
        return line

    # Bytes --------------------------------------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = transport  # type: ignore[assignment]  # one that writes

    def data_received(self, data: bytes) -> None:
        self.heard += data
        self._wake()

    def connection_lost(self, exc: Exception | None) -> None:
        self.is_lost = True
        self._wake()

    def _wake(self) -> None:
        if self.waiting is not None and not self.waiting.done():
            self.waiting.set_result(None)

    async def _more(self) -> None:
        if self.is_lost:
            raise ConnectionError("the server has hung up")
        self.waiting = asyncio.get_running_loop().create_future()
        await self.waiting

    async def _take(self, length: int) -> bytes:
        while len(self.heard) < length:
            await self._more()
        taken = bytes(self.heard[:length])
        del self.heard[:length]
        return taken

    def say(self, data: bytes) -> None:
        assert self.transport is not None
        self.transport.write(data)

    def close(self) -> None:
        assert self.transport is not None
        self.transport.close()

    # Requests -----------------------------------------------------------------------------------------------------

    async def post(self, path: str, body: dict[str, Any]) -> Any:
        data = orjson.dumps(body)
        head = f"POST {path} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n"
        self.say(f"{head}content-length: {len(data)}\r\n\r\n".encode() + data)
        status, headers = await self._head()
        answer = await self._take(int(headers.get("content-length", "0")))
        if status >= 400:
            raise Refused(f"{status} {answer[:200].decode(errors='replace')}")
        return orjson.loads(answer)

    async def upgrade(self, path: str) -> None:
        key = base64.b64encode(os.urandom(16)).decode()
        head = f"GET {path} HTTP/1.1\r\nhost: localhost\r\nupgrade: websocket\r\nconnection: Upgrade\r\n"
        self.say(f"{head}sec-websocket-version: 13\r\nsec-websocket-key: {key}\r\n\r\n".encode())
        status, _ = await self._head()
        if status != 101:
            raise Refused(str(status))

    async def _head(self) -> tuple[int, dict[str, str]]:
        while (end := self.heard.find(b"\r\n\r\n")) < 0:
            await self._more()
        first, *lines = (await self._take(end + 4)).decode().strip().split("\r\n")
        headers = dict([line.lower().split(": ", 1) for line in lines])
        return int(first.split()[1]), headers

    # Messages -----------------------------------------------------------------------------------------------------

    def send(self, message: dict[str, Any]) -> None:
        self._frame(_TEXT, orjson.dumps(message))

    def _frame(self, kind: int, data: bytes) -> None:
        assert len(data) < 1 << 16
        size = bytes([0x80 | len(data)]) if len(data) < 126 else b"\xfe" + len(data).to_bytes(2)
        self.say(bytes([0x80 | kind]) + size + _UNMASKED + data)

    async def message(self) -> dict[str, Any]:
        """The next one; ConnectionError if there is none any more."""
        while True:
            kind, data = await self._next_frame()
            if kind == _TEXT:
                told: dict[str, Any] = orjson.loads(data)
                return told
            if kind == _PING:
                self._frame(_PONG, data)
            elif kind == _CLOSE:
                raise ConnectionError(f"closed with {int.from_bytes(data[:2])}")

    async def _next_frame(self) -> tuple[int, bytes]:
        while True:
            found = _frame_in(self.heard)
            if found is None:
                await self._more()
                continue
            start, end = found
            kind, data = self.heard[0] & 0x0F, bytes(self.heard[start:end])
            assert self.heard[0] & 0x80, "a message in parts"
            del self.heard[:end]
            return kind, data


def _frame_in(heard: bytearray) -> tuple[int, int] | None:
    """Where the data of the first frame begin and end, if all of it is here."""
    if len(heard) < 2:
        return None
    length, start = heard[1] & 0x7F, 2
    for mark, width in ((126, 2), (127, 8)):
        if length == mark:
            if len(heard) < 2 + width:
                return None
            length, start = int.from_bytes(heard[2 : 2 + width]), 2 + width
            break
    return (start, start + length) if len(heard) >= start + length else None
