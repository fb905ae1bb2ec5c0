"""Schemathesis: requests made of the OpenAPI description, right and wrong ones; every answer must fit it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.server.serving import PATIENCE, Server

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]


@pytest.fixture(scope="module")
def api_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(Path(tmp_path_factory.mktemp("api")), {"VICEREGAL_LIMITS": "0"}).start()
    yield running
    running.stop()
    assert '"broken"' not in running.log.read_text()


@pytest.fixture(scope="module")
def api(api_server: Server) -> schemathesis.BaseSchema:
    return schemathesis.openapi.from_url(f"{api_server.url}/api/openapi.json")


schema = schemathesis.pytest.from_fixture("api")


@schema.parametrize()
@settings(
    max_examples=15, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True, database=None
)
def test_every_answer_is_as_described(case: schemathesis.Case) -> None:
    case.call_and_validate(checks=CHECKS, timeout=PATIENCE)
