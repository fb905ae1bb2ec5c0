"""What stands between the network and the routes: names, origins, sizes, rates, headers, and one shape for all errors."""

from __future__ import annotations

import time
from typing import Any
from urllib.parse import urlsplit

import structlog
from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from viceregal.server.limits import MAX_BODY, MAX_RECORD, Limits
from viceregal.server.metrics import REFUSALS
from viceregal.server.problem import Problem
from viceregal.server.settings import Settings

log = structlog.get_logger("http")
RECORDS = ("/api/replays", "/api/reviews")  # what takes a game record, as text

_HEADERS = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "x-frame-options": "DENY",
    "content-security-policy": (
        "default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; "
        "connect-src 'self'; form-action 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'"
    ),
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": (
        "camera=(), display-capture=(), geolocation=(), microphone=(), midi=(), payment=(), usb=(), serial=()"
    ),
}
# What a page is made of is never shown by itself, so that what only concerns documents would be sent in vain, with
# every one of some fifty files. A drawing can be opened like a page: it has all.
_OF_PARTS = {name: _HEADERS[name] for name in ("x-content-type-options", "cross-origin-resource-policy")}
# Where browsers come by HTTPS they are told never to come otherwise.
_OF_HTTPS = {"strict-transport-security": "max-age=31536000"}


def check_origin(headers: Headers) -> None:
    """A page of another server may not act in the name of whoever reads it. Programs send no origin."""
    origin = headers.get("origin")
    if origin is not None and _place_of(origin) != headers.get("host", "").lower():
        raise Problem(403, "origin", "requests from pages of other servers are refused")


def _place_of(origin: str) -> str | None:
    try:
        return urlsplit(origin).netloc.lower()
    except ValueError:  # no address at all
        return None


def address_of(scope: Scope) -> str:
    client = scope.get("client")
    return str(client[0]) if client else "?"


def error_body(problem: Problem, words: str | None = None) -> dict[str, Any]:
    return {
        "code": problem.code,
        "message": problem.message,
        "rule": problem.rule,
        "words": words,
        "seq": problem.seq,
        "index": problem.index,
        "missing": None if problem.refusal is None else problem.refusal.missing,
    }


def error_response(problem: Problem, words: str | None = None) -> JSONResponse:
    REFUSALS.labels(problem.code).inc()
    headers = {} if problem.retry_after is None else {"Retry-After": str(problem.retry_after)}
    return JSONResponse(error_body(problem, words), problem.status, headers)


class Guard:
    """The first to see a request and the last to see its answer."""

    def __init__(self, app: ASGIApp, settings: Settings, limits: Limits) -> None:
        self.app = app
        self.settings = settings
        self.limits = limits

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        started = time.perf_counter()
        status = 0

        async def send_on(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = MutableHeaders(scope=message)
                for name, value in self.headers(scope).items():
                    headers.setdefault(name, value)
                if scope["path"].startswith("/api/"):
                    headers.setdefault("cache-control", "no-store")  # what a seat may know is in no cache
            await send(message)

        try:
            self.check(scope)
            await self.app(scope, _measured(receive, _most(scope)), send_on)
        except Problem as problem:
            if status:
                raise
            await error_response(problem)(scope, receive, send_on)
        finally:
            log.debug(
                "request",
                method=scope["method"],
                path=scope["path"].split("/")[1:3] if scope["path"].startswith("/api/") else "page",
                status=status,
                ms=round((time.perf_counter() - started) * 1000, 1),
            )

    def headers(self, scope: Scope) -> dict[str, str]:
        is_https = self.settings.https or scope.get("scheme") == "https"
        path = scope.get("path", "/")
        own = _OF_PARTS if path.startswith("/assets/") and not path.endswith(".svg") else _HEADERS
        return {**own, **_OF_HTTPS} if is_https else own

    def check(self, scope: Scope) -> None:
        headers = Headers(scope=scope)
        if not self.settings.goes_by(headers.get("host", "")):
            raise Problem(400, "host", "this server does not go by that name (see VICEREGAL_HOSTS)")
        if scope["method"] in ("GET", "HEAD", "OPTIONS"):
            if scope["path"].startswith("/api/"):
                self.limits.reads.check(address_of(scope))
            return
        check_origin(headers)
        self.limits.changes.check(address_of(scope))
        self.check_body(scope, headers)

    def check_body(self, scope: Scope, headers: Headers) -> None:
        """Forms of foreign pages cannot send JSON, so nothing else is read."""
        length = headers.get("content-length", "0")
        has_body = length != "0" or "transfer-encoding" in headers
        wanted = "text/plain" if scope["path"] in RECORDS else "application/json"
        kind = headers.get("content-type", "").partition(";")[0].strip().lower()
        if has_body and kind != wanted:
            raise Problem(415, "content", f"the body must be {wanted}")
        if length.isdecimal() and int(length) > _most(scope):
            raise Problem(413, "large", "this is too large")


def _most(scope: Scope) -> int:
    return MAX_RECORD if scope["path"] in RECORDS else MAX_BODY


def _measured(receive: Receive, most: int) -> Receive:
    """Bodies of unknown length are cut off where they get too large."""
    got = 0

    async def receive_on() -> Message:
        nonlocal got
        message = await receive()
        got += len(message.get("body", b""))
        if got > most:
            raise HTTPException(413, "this is too large")  # the one kind that FastAPI lets through
        return message

    return receive_on
