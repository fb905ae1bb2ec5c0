"""The daily game at the page: begun from the list of the day, ended, and kept on the device with a picture to share."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import MakePerson
from tests.browser.person import see
from tests.browser.test_access import faults

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
HAND = "[data-daily^='hand-of-the-king/']"


@pytest.mark.parametrize("context", [{}, PHONE], ids=["desktop", "phone"])
def test_a_daily_game_is_begun_ended_and_kept(person: MakePerson, context: dict[str, object]) -> None:
    """Given up at once: the short way to an end. It counts as played, and the goal as missed."""
    ania = person(**context)
    ania.go("/daily")
    ania.page.locator(f"{HAND} button.primary").click()
    ania.page.wait_for_url("**/t/*")
    table = ania.page.url.rsplit("/", 1)[-1]
    told = ania.page.evaluate("id => fetch(`/api/tables/${id}`).then((answer) => answer.json())", table)
    assert told["daily"] and told["hints"] is False
    ania.go("/daily")
    expect(ania.page.locator(f"{HAND} a.primary")).to_have_attribute("href", f"/t/{table}")
    ania.go(f"/t/{table}")
    assert ania.wait_for_turn()
    ania.page.get_by_role("button", name="More", exact=True).click()
    ania.page.get_by_role("button", name="Resign").click()
    ania.page.get_by_role("button", name="Resign").click()  # it asks once more
    see(ania.end, "You resigned")
    ania.go("/daily")
    expect(ania.page.locator("[data-row]")).to_have_attribute("data-row", "1")
    ania.page.locator(f"{HAND} button").click()
    expect(ania.page.locator("dialog img")).to_be_visible()
    assert ania.page.evaluate("document.documentElement.scrollWidth") <= ania.page.evaluate("innerWidth")


@pytest.mark.parametrize("lang", ["en", "pl", "ru", "cs"])
def test_the_day_speaks_the_readers_language_and_is_for_everybody(person: MakePerson, lang: str) -> None:
    ania = person(settings={"lang": lang})
    ania.go("/daily/2026-03-04")
    ania.page.wait_for_selector("[data-daily]")
    assert faults(ania) == []
    assert ania.page.locator("[data-daily]").count() == 5


def test_a_day_that_has_not_come_is_refused_in_one_line(person: MakePerson) -> None:
    ania = person()
    ania.go("/daily/2999-01-01")
    expect(ania.page.locator("body")).to_contain_text("only today’s and earlier ones")
    expect(ania.page.locator("[data-daily]")).to_have_count(0)
