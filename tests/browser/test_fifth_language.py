"""A language that was added by files alone is offered and spoken on the page, which was not built anew."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import MakePerson
from tests.browser.test_whole_games import ME_AND_BOT
from tests.fifth_language import IN_PART, NAMES, WHOLE, environment, make_tree, pseudo
from tests.server.serving import Server


@pytest.fixture(scope="module")
def elsewhere(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("languages")
    path = environment(make_tree(folder))["PYTHONPATH"]
    running = Server(folder / "data", {"PYTHONPATH": path, "VICEREGAL_LIMITS": "0"}).start()
    yield running
    running.stop()


def test_the_page_offers_and_speaks_it(person: MakePerson, elsewhere: Server) -> None:
    ania = person(url=elsewhere.url)
    ania.go("/")
    ania.page.get_by_role("radio", name=NAMES[WHOLE]).click()
    expect(ania.page.locator("h1")).to_have_text(pseudo("Which court shall it be tonight?"))
    expect(ania.page.locator("html")).to_have_attribute("lang", WHOLE)
    ania.go(ania.create(ME_AND_BOT, game="hand-of-the-king"))
    expect(ania.page.locator("#question")).to_contain_text(pseudo("Where do you send Varys?"))
    expect(ania.page.get_by_text(pseudo("Chronicle"), exact=True).first).to_be_visible()
    ania.go("/learn/viceroy")
    expect(ania.page.get_by_text(pseudo("Learn by playing")).first).to_be_visible()


def test_a_browser_that_asks_for_it_gets_it_and_english_where_it_has_nothing(
    person: MakePerson, elsewhere: Server
) -> None:
    ania = person(url=elsewhere.url, settings={"lang": "tlh"}, locale=f"{IN_PART}-AT")
    ania.go("/")
    expect(ania.page.get_by_role("button", name="Tisch eröffnen")).to_be_visible()
    expect(ania.page.locator("h1")).to_have_text("Which court shall it be tonight?")
    expect(ania.page.get_by_text("2–4 players").first).to_be_visible()
