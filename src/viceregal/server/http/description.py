"""What the OpenAPI description says beyond the shapes of the routes: credentials, headers, answers that any route may give."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from fastapi.dependencies.models import Dependant
from fastapi.routing import APIRoute
from starlette.routing import BaseRoute

from viceregal.server.http.routes import asking
from viceregal.server.http.socket import COOKIE
from viceregal.server.shapes import messages
from viceregal.server.shapes.models import Error

Plain = dict[str, Any]
REFERENCE = "#/components/schemas/{model}"

CREDENTIALS: Plain = {
    "session": {
        "type": "apiKey",
        "in": "cookie",
        "name": COOKIE,
        "description": "set by POST /api/me, /api/accounts and /api/session",
    },
    "token": {
        "type": "http",
        "scheme": "bearer",
        "description": "of a program (vp_…), or of one seat (vs_…)",
    },
}
EITHER: list[Plain] = [{name: []} for name in CREDENTIALS]
SESSION: list[Plain] = [{"session": []}]
RETRY_AFTER: Plain = {
    "Retry-After": {"description": "seconds until it may be tried again", "schema": {"type": "integer"}}
}
BROKEN: Plain = {
    "description": "broken",
    "content": {"application/json": {"schema": {"$ref": REFERENCE.format(model=Error.__name__)}}},
}
FIGURES: Plain = {"text/plain": {"schema": {"type": "string"}}}  # as Prometheus reads them


def complete(made: Plain, routes: Iterable[BaseRoute]) -> None:
    """Write it into the description that was made; `routes` are those that may ask who somebody is."""
    components = made.setdefault("components", {})
    components["securitySchemes"] = CREDENTIALS
    _add_messages(components.setdefault("schemas", {}))
    for route in routes:
        assert isinstance(route, APIRoute)
        for method in route.methods or ():
            _add_credentials(made["paths"][route.path_format][method.lower()], route)
    made["paths"]["/metrics"]["get"]["responses"]["200"]["content"] = FIGURES
    for operations in made["paths"].values():
        for operation in operations.values():
            _add_answers(operation["responses"])


def _add_messages(schemas: Plain) -> None:
    """Those of the WebSocket, beside the shapes of HTTP."""
    for name, adapter in (("ClientMessage", messages.CLIENT), ("ServerMessage", messages.SERVER)):
        shape = adapter.json_schema(ref_template=REFERENCE)
        schemas.update({key: value for key, value in shape.pop("$defs").items() if key not in schemas})
        schemas[name] = shape


def _add_credentials(operation: Plain, route: APIRoute) -> None:
    asks = set(_calls(route.dependant))
    accepted = SESSION if asking.person in asks else EITHER
    if {asking.player, asking.known_person} & asks:
        operation["security"] = accepted
    elif asking.who in asks:
        operation["security"] = [{}, *accepted]  # without any one reads, or is somebody new


def _add_answers(responses: Plain) -> None:
    responses["500"] = BROKEN
    for status in {"429", "503"} & set(responses):
        responses[status]["headers"] = RETRY_AFTER


def _calls(dependant: Dependant) -> Iterator[Any]:
    yield dependant.call
    for each in dependant.dependencies:
        yield from _calls(each)
