"""Addresses that lead nowhere, and parts of the page that are gone: something is always said."""

from __future__ import annotations

import pytest
from playwright.sync_api import Route, expect

from tests.browser.conftest import MakePerson
from tests.browser.person import see


@pytest.mark.parametrize(
    ("path", "said"),
    [
        ("/%", "There is no such page."),
        ("/t/nosuchtable/replay", "There is no such table."),
        ("/t/no-such-table/replay", "There is no such page."),
        ("/t/nosuchtable", "There is no such table."),
    ],
)
def test_an_address_that_leads_nowhere_is_answered(person: MakePerson, path: str, said: str) -> None:
    ania = person()
    ania.go(path)
    see(ania.page.locator("h1"), said)
    ania.page.get_by_role("link", name="To the lobby").first.click()
    see(ania.page.locator("h1"), "Which court shall it be tonight?")


def test_a_part_that_is_gone_after_an_upgrade_is_fetched_with_a_new_page(person: MakePerson) -> None:
    ania = person()
    ania.go("/about")
    gone: list[str] = []

    def lose(route: Route) -> None:
        gone.append(route.request.url)
        if len(gone) == 1:
            route.fulfill(status=404)
        else:
            route.continue_()

    ania.page.route("**/assets/LobbyPage-*.js", lose)
    ania.page.get_by_role("link", name="To the lobby").first.click()
    see(ania.page.locator("h1"), "Which court shall it be tonight?")
    assert len(gone) == 2  # it was asked for again by a page that was loaded anew


def test_a_part_that_cannot_be_loaded_is_said(person: MakePerson) -> None:
    ania = person()
    ania.page.route("**/assets/AboutPage-*.js", lambda route: route.fulfill(status=404))
    ania.go("/about")
    see(ania.page.locator("h1"), "The scribe blotted this page")
    expect(ania.page.get_by_role("button", name="Reload")).to_be_visible()
