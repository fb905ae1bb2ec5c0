"""What does not change while the server runs is written once, packed once, and asked for with a tag."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
from collections import OrderedDict
from collections.abc import Callable, Hashable
from dataclasses import dataclass
from typing import Any, Final

import orjson
from starlette.requests import Request
from starlette.responses import Response

from viceregal.server.http.guard import address_of
from viceregal.server.http.routes.asking import services_of

MAX_SHEETS: Final = 512


@dataclass(frozen=True)
class Sheet:
    """An answer as it is sent."""

    body: bytes
    packed: bytes
    tag: str


class Shelf:
    """The sheets that were asked for last."""

    def __init__(self) -> None:
        self.sheets: OrderedDict[Hashable, Sheet] = OrderedDict()

    def find(self, key: Hashable) -> Sheet | None:
        sheet = self.sheets.get(key)
        if sheet is not None:
            self.sheets.move_to_end(key)
        return sheet

    def put(self, key: Hashable, answer: Any) -> Sheet:
        body = orjson.dumps(answer)
        tag = f'"{hashlib.sha256(body).hexdigest()[:24]}"'
        sheet = self.sheets[key] = Sheet(body, gzip.compress(body, 9, mtime=0), tag)
        if len(self.sheets) > MAX_SHEETS:
            self.sheets.popitem(last=False)
        return sheet


SHELF: Final = Shelf()


async def from_shelf(request: Request, key: Hashable, write: Callable[[], Any]) -> Response:
    """The sheet of this name. Only who asks for one that is not there yet pays for the work, and nobody's move waits
    for it: it is done in a thread, one at a time."""
    sheet = SHELF.find(key)
    if sheet is None:
        services = services_of(request)
        services.limits.writing.check(address_of(request.scope))
        async with services.writing:
            sheet = SHELF.find(key)
            if sheet is None:
                sheet = await asyncio.to_thread(lambda: SHELF.put(key, write()))
    headers = {"ETag": sheet.tag, "Cache-Control": "public, no-cache", "Vary": "Accept-Encoding"}
    if sheet.tag in [each.strip().removeprefix("W/") for each in _tags(request)]:
        return Response(status_code=304, headers=headers)
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers["Content-Encoding"] = "gzip"
        return Response(sheet.packed, headers=headers, media_type="application/json")
    # Who takes no gzip gets it plain: nothing else is to pack it again.
    return Response(sheet.body, headers=headers, media_type="application/json")


def _tags(request: Request) -> list[str]:
    return request.headers.get("if-none-match", "").split(",")
