"""One server for the tests that do not mind each other, and one to be treated badly."""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import pytest

from tests.server.client import browser
from tests.server.serving import Server


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(
        tmp_path_factory.mktemp("server"),
        {
            "VICEREGAL_LIMITS": "0",
            "VICEREGAL_START_GRACE": "0.1",
            "VICEREGAL_ABSENT": "2",
            "VICEREGAL_LOG": "info",
        },
    ).start()
    yield running
    running.stop()
    log = running.log.read_text()
    assert '"event": "stopped"' in log
    assert not [line for line in log.splitlines() if '"error"' in line or "Traceback" in line]


@pytest.fixture
def ania(server: Server) -> Iterator[httpx.Client]:
    with browser(server.url) as client:
        yield client


@pytest.fixture
def olek(server: Server) -> Iterator[httpx.Client]:
    with browser(server.url) as client:
        yield client
