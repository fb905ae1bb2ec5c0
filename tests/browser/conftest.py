"""A server with the built page, and the Chromium of the machine."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.person import WAIT, Person
from tests.server.serving import Server

PAGE = Path(__file__).parents[2] / "src" / "viceregal" / "server" / "page" / "index.html"
BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
# A container's shared memory may be too small for a page.
ARGUMENTS = ["--no-sandbox", "--disable-dev-shm-usage"]

MakePerson = Callable[..., Person]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    assert PAGE.exists(), "the page is not built: run make install"
    running = Server(tmp_path_factory.mktemp("page"), {"VICEREGAL_LIMITS": "0"}).start()
    yield running
    running.stop()


@pytest.fixture(
    scope="package"
)  # while it is up its event loop runs, and other tests have loops of their own
def chromium() -> Iterator[Browser]:
    found = next((path for path in map(shutil.which, BROWSERS) if path), None)
    if found is None:
        pytest.skip("there is no Chromium on this machine")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=ARGUMENTS, timeout=WAIT)
        yield browser
        browser.close()


@pytest.fixture
def person(server: Server, chromium: Browser) -> Iterator[MakePerson]:
    """Makes people; when the test is over, none of their pages may have broken down."""
    made: list[Person] = []

    def make(
        name: str = "Ania", settings: dict[str, Any] | None = None, url: str = "", **context: Any
    ) -> Person:
        made.append(Person(chromium, url or server.url, name, settings, **context))
        return made[-1]

    yield make
    for each in made:
        each.leave()
