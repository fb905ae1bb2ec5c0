"""The application: routes, errors, and the course of its life."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import structlog
from fastapi import FastAPI, Request, WebSocket
from fastapi.exceptions import RequestValidationError
from fastapi.openapi.utils import get_openapi
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from sqlalchemy.exc import SQLAlchemyError
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import Response
from starlette.routing import Route

from viceregal import __version__
from viceregal.i18n.complaints import said_in
from viceregal.server.http.addresses import addresses
from viceregal.server.http.description import complete
from viceregal.server.http.guard import Guard, error_response
from viceregal.server.http.routes import (
    daily,
    friends,
    lessons,
    library,
    play,
    players,
    push,
    puzzles,
    record,
    reviews,
    tables,
    takeout,
    tournaments,
)
from viceregal.server.http.routes.asking import ERRORS
from viceregal.server.http.socket import serve_socket
from viceregal.server.http.static import serve_page
from viceregal.server.problem import Problem
from viceregal.server.services import Services
from viceregal.server.settings import Settings
from viceregal.server.shapes.models import Addresses, Error, Health
from viceregal.server.storage.faults import fault_of, problem_of
from viceregal.server.storage.store import StorageAway
from viceregal.server.telling.words import names_of, speech_of

log = structlog.get_logger("app")


def make_app(settings: Settings) -> FastAPI:
    services = Services(settings)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        await services.start()
        log.info("started", version=__version__, storage=services.engine.dialect.name)
        yield
        await services.stop()
        log.info("stopped")

    app = FastAPI(
        title="Viceregal",
        version=__version__,
        lifespan=lifespan,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
    )
    app.state.services = services
    for part in (
        players,
        record,
        friends,
        takeout,
        push,
        library,
        lessons,
        puzzles,
        daily,
        tables,
        play,
        reviews,
        tournaments,
    ):
        app.include_router(part.router)
    _add_watching(app, services)
    _add_errors(app)
    app.router.routes.append(Route("/{path:path}", serve_page, methods=["GET", "HEAD"]))
    app.add_middleware(GZipMiddleware, minimum_size=1000)
    app.add_middleware(Guard, settings=settings, limits=services.limits)
    app.openapi = lambda: _description(app)  # type: ignore[method-assign]
    return app


def _add_watching(app: FastAPI, services: Services) -> None:
    @app.websocket("/api/tables/{table_id}/live")
    async def live(socket: WebSocket, table_id: str) -> None:
        await serve_socket(socket, services, table_id)

    @app.get("/healthz", tags=["running"], responses={503: {"model": Error}})
    async def healthz() -> Health:
        """Whether the storage can be read and written: it answers, is not full and not damaged."""
        fault = await services.health.check()
        if fault is not None:
            raise problem_of(fault)
        return Health(status="ok")

    @app.get("/readyz", tags=["running"], responses={503: {"model": Error}})
    async def readyz() -> Health:
        """The same, and whether this process takes requests: not before it is up, nor while it stops."""
        if not services.health.is_up:
            raise Problem(503, "busy", "this process is starting or stopping")
        return await healthz()

    @app.get("/api/addresses", tags=["running"], responses=ERRORS)
    async def list_addresses() -> Addresses:
        """Where others in the local network reach this server."""
        return Addresses(addresses=addresses(services.settings.host, services.settings.port))

    @app.get("/metrics", tags=["running"], response_class=Response)
    async def metrics() -> Response:
        """Figures for Prometheus."""
        return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)


# Errors ---------------------------------------------------------------------------------------------------------


def _add_errors(app: FastAPI) -> None:
    app.add_exception_handler(Problem, _say_problem)
    for away in (StorageAway, SQLAlchemyError, ConnectionError):
        app.add_exception_handler(away, _say_away)
    app.add_exception_handler(RequestValidationError, _say_invalid)
    app.add_exception_handler(HTTPException, _say_http)
    app.add_exception_handler(Exception, _say_broken)


async def _say_problem(request: Request, problem: Exception) -> Response:
    assert isinstance(problem, Problem)
    return error_response(problem, _words(request, problem))


def _words(request: Request, problem: Problem) -> str | None:
    """What the rules say, in the reader's language."""
    if problem.words is not None:
        return problem.words
    lang = request.query_params.get("lang", "en")
    if problem.error is not None:
        return said_in(lang, problem.error)
    services: Services = request.app.state.services
    room = services.rooms.rooms.get(request.path_params.get("table_id", ""))
    if problem.refusal is None or room is None or room.table is None:
        return None
    table = room.table
    return speech_of(lang, table.settings["game"]).refusal(problem.refusal, names_of(table, lang))


async def _say_away(request: Request, error: Exception) -> Response:
    log.warning("storage_away", error=type(error).__name__)
    services: Services = request.app.state.services
    services.store.note_error(error)
    return error_response(problem_of(error.fault if isinstance(error, StorageAway) else fault_of(error)))


async def _say_invalid(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    if first["type"] == "json_invalid":
        return error_response(Problem(400, "malformed", "the body is not JSON"))
    place = ".".join([str(part) for part in first["loc"]])
    return error_response(Problem(422, "invalid", f"{place}: {first['msg']}"[:300]))


async def _say_http(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    codes = {400: "malformed", 404: "unknown", 405: "method", 413: "large"}
    problem = Problem(error.status_code, codes.get(error.status_code, "broken"), str(error.detail))
    response = error_response(problem)
    for name, value in (error.headers or {}).items():
        response.headers[name] = value
    return response


async def _say_broken(request: Request, error: Exception) -> Response:
    log.error("broken", path=request.scope["route"].path if "route" in request.scope else "", exc_info=error)
    return error_response(Problem(500, "broken", "a mistake of this server; it has been noted"))


# The description ------------------------------------------------------------------------------------------------


def _description(app: FastAPI) -> dict[str, Any]:
    """OpenAPI, with what the routes alone do not say."""
    if app.openapi_schema is None:
        made = get_openapi(
            title=app.title, version=app.version, routes=app.routes, openapi_version=app.openapi_version
        )
        complete(
            made,
            [
                route
                for part in (players, record, library, lessons, puzzles, daily, tables, play, reviews)
                for route in part.router.routes
            ],
        )
        app.openapi_schema = made
    return app.openapi_schema
