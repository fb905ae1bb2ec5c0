"""Answers that change now and then: whoever has the newest is told so in a few bytes."""

from __future__ import annotations

import hashlib
from typing import Any

import orjson
from starlette.requests import Request
from starlette.responses import Response


def tagged(request: Request, content: Any) -> Response:
    """For one reader alone: it is in no shared cache."""
    body = orjson.dumps(content)
    tag = f'"{hashlib.sha256(body).hexdigest()[:24]}"'
    headers = {"ETag": tag, "Cache-Control": "private, no-cache", "Vary": "Cookie, Authorization"}
    known = [each.strip().removeprefix("W/") for each in request.headers.get("if-none-match", "").split(",")]
    if tag in known:
        return Response(status_code=304, headers=headers)
    return Response(body, headers=headers, media_type="application/json")
