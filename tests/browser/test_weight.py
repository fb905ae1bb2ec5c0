"""What the first visit costs: it must do on a slow line, and ask nobody but this server."""

from __future__ import annotations

import re
from graphlib import TopologicalSorter
from typing import Any

import pytest

from tests.browser.conftest import PAGE, MakePerson
from tests.browser.test_whole_games import ME_AND_BOT

MAX_BYTES = 300_000


# The lobby and one table in Russian, with the most letters, every time; the others take long.
LANGUAGES = ["ru", *[pytest.param(lang, marks=pytest.mark.long) for lang in ("en", "pl", "cs")]]
PLACES = [
    "lobby",
    "hand-of-the-king",
    *[pytest.param(game, marks=pytest.mark.long) for game in ("viceroy", "viscounts")],
]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("where", PLACES)
def test_the_first_load_is_light_and_asks_nobody_else(person: MakePerson, lang: str, where: str) -> None:
    ania = person(settings={"lang": lang})
    path = "/" if where == "lobby" else ania.create(ME_AND_BOT, game=where)
    session = ania.context.new_cdp_session(ania.page)
    session.send("Network.enable")
    sizes: list[int] = []
    asked: list[str] = []

    def finished(event: dict[str, Any]) -> None:
        sizes.append(event["encodedDataLength"])

    session.on("Network.loadingFinished", finished)
    ania.page.on("request", lambda request: asked.append(request.url))
    ania.go(path)
    ania.page.wait_for_selector("h1")
    ania.page.wait_for_load_state("networkidle")
    ania.be_still()
    assert len(sizes) > 10
    assert sum(sizes) < MAX_BYTES
    assert [url for url in asked if not url.startswith((ania.url, "data:"))] == []


def test_no_part_of_the_page_waits_for_one_that_waits_for_it() -> None:
    """Where they do, a class may be needed before it is there, on some pages and not on others."""
    parts = {file.name: file.read_text() for file in (PAGE.parent / "assets").glob("*.js")}
    needs = {
        name: set(re.findall(r'(?:from|import)\s*"\./([^"]+\.js)"', text)) for name, text in parts.items()
    }
    assert sum(map(len, needs.values())) > len(parts)
    assert len(list(TopologicalSorter(needs).static_order())) == len(parts)  # and it raises at a circle
