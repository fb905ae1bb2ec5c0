"""Enter gives what was chosen with the mouse, wherever that was: on a card of the hand, or on a place of the board."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import MakePerson
from tests.browser.test_fits import with_bots
from tests.browser.viceroy_over_http import table_that_asks
from tests.browser.viscounts_over_http import asks, table_where


@pytest.mark.parametrize(("game", "kind"), [("viceroy", "AskCards"), ("viscounts", "AskPlay")])
def test_enter_plays_the_card_that_was_clicked(person: MakePerson, game: str, kind: str) -> None:
    ania = person()
    ania.go(table_where(ania, lambda seed: with_bots(ania, game, 1, seed), asks(kind)))
    asked = ania.asked()
    card = ania.page.locator("#hand [data-card]").first
    card.click()
    expect(card).to_have_attribute("aria-pressed", "true")
    expect(ania.page.locator("#commit .primary")).to_be_enabled()
    ania.page.keyboard.press("Enter")
    ania.wait_until_taken(asked)


def test_enter_builds_on_the_place_that_was_clicked(person: MakePerson) -> None:
    ania = person()
    ania.go(table_that_asks(ania, "AskPlace"))
    asked = ania.asked()
    place = ania.page.locator("[data-place][role=button][aria-pressed]").last
    place.click()
    expect(place).to_have_attribute("aria-pressed", "true")
    expect(ania.page.locator("#commit .primary")).to_be_enabled()
    ania.page.keyboard.press("Enter")
    ania.wait_until_taken(asked)
