"""Schemathesis: requests made of the OpenAPI description, right and wrong ones; every answer must fit it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.server.serving import PATIENCE, Server
from tests.server.world import World
from viceregal.server.push.encryption import new_key

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]


@pytest.fixture(scope="module")
def api_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    # Notices can be asked for, and none is sent before all is over.
    push = {
        "VICEREGAL_PUSH_KEY": new_key(),
        "VICEREGAL_PUSH_CONTACT": "mailto:host@example.org",
        "VICEREGAL_PUSH_AFTER": "86400",
    }
    others = {"VICEREGAL_LIMITS": "0", "VICEREGAL_STRONGEST": "1"}
    running = Server(Path(tmp_path_factory.mktemp("api")), {**others, **push}).start()
    yield running
    running.stop()
    assert '"broken"' not in running.log.read_text()


@pytest.fixture(scope="module")
def api(api_server: Server) -> schemathesis.BaseSchema:
    made = schemathesis.openapi.from_url(f"{api_server.url}/api/openapi.json")
    made.config.generation.update(
        with_security_parameters=False
    )  # a made-up token is refused before all else
    return made


@pytest.fixture(scope="module")
def world(api_server: Server) -> Iterator[World]:
    """In the end every route that was asked has done at least once what it is there for."""
    made = World(api_server)
    yield made
    made.client.close()
    assert not {route for route, statuses in made.seen.items() if min(statuses) >= 300}


schema = schemathesis.pytest.from_fixture("api")


@schema.given(filled=st.sampled_from([True, True, False]))
@schema.parametrize()
@settings(
    max_examples=12, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True, database=None
)
def test_every_answer_is_as_described(world: World, case: schemathesis.Case[Any], filled: bool) -> None:
    """A third of the requests as they were made up, the others about a table that there is; by somebody who sits at it."""
    if filled or world.is_owed(case):
        world.fill(case)
    response = case.call_and_validate(checks=CHECKS, timeout=PATIENCE, cookies=world.cookies(case))
    world.seen.setdefault(case.operation.label, set()).add(response.status_code)


def test_what_any_route_may_answer_is_described(api: schemathesis.BaseSchema) -> None:
    described = api.raw_schema
    assert described["components"]["securitySchemes"]["session"]["name"] == "viceregal"
    tokens, tables = described["paths"]["/api/tokens"]["get"], described["paths"]["/api/tables"]["get"]
    assert tokens["security"] == [{"session": []}]
    assert tables["security"] == [{}, {"session": []}, {"token": []}]
    for operations in described["paths"].values():
        for operation in operations.values():
            answers = operation["responses"]
            assert "application/json" in answers["500"]["content"]
            for status in {"429", "503"} & set(answers):
                assert "Retry-After" in answers[status]["headers"]
    assert "text/plain" in described["paths"]["/metrics"]["get"]["responses"]["200"]["content"]
