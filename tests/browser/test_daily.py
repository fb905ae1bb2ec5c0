"""The daily game at the page: begun from the list of the day, ended, and kept on the device with a picture to share."""

from __future__ import annotations

from datetime import date

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import MakePerson
from tests.browser.lesson_walking import do
from tests.browser.person import ASIDE, Person, see
from tests.browser.readers import PHONE, fits, for_each, make
from tests.browser.test_access import faults
from tests.browser.viscounts_over_http import Seated
from viceregal.daily import daily_games

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
    expect(ania.end.get_by_role("button", name="Rematch")).to_have_count(0)
    ania.end.get_by_role("link", name="Daily game: goal missed").click()
    ania.page.wait_for_url(f"**/daily/{told['daily']['date']}")
    expect(ania.page.locator("[data-row]")).to_have_attribute("data-row", "1")
    ania.page.locator(f"{HAND} button").click()
    expect(ania.page.locator("dialog img")).to_be_visible()
    assert ania.page.evaluate("document.documentElement.scrollWidth") <= ania.page.evaluate("innerWidth")


# On this day there is one of each kind: against bots, alone by edition, alone against an AI board.
DAY = date(2026, 3, 4)
GAMES = [f"{each.game}/{each.way.key}" for each in daily_games(DAY)]


def play_out(who: Person, table: str) -> None:
    """The first answer at the page, the others by lot and without it."""
    assert who.wait_for_turn()
    do(who, who.choices.first.get_attribute("data-action") or "")
    Seated(who, table).play_until(lambda now: False)


@pytest.mark.parametrize(("name", "lang", "phone"), for_each(GAMES))
def test_each_game_of_a_day_is_played_to_its_end_and_shared(
    person: MakePerson, name: str, lang: str, phone: bool
) -> None:
    ania = make(person, lang, phone)
    ania.go(f"/daily/{DAY}")
    row = ania.page.locator(f"[data-daily='{name}']")
    row.locator("button.primary").click()
    ania.page.wait_for_url("**/t/*")
    table = ania.page.url.rsplit("/", 1)[-1]
    play_out(ania, table)
    ania.page.wait_for_selector(ASIDE)  # the end says how it went
    fits(ania)
    outcome = ania.table(table)["outcome"]
    ania.go(f"/daily/{DAY}")
    expect(row.locator("small")).to_contain_text(str(abs(outcome["scores"][0])))
    fits(ania)
    row.locator("button").click()
    expect(ania.page.locator("dialog img")).to_be_visible()


@pytest.mark.parametrize("lang", ["en", "pl", "ru", "cs"])
def test_the_day_speaks_the_readers_language_and_is_for_everybody(person: MakePerson, lang: str) -> None:
    ania = person(settings={"lang": lang})
    ania.go("/daily/2026-03-04")
    expect(ania.page.locator("[data-daily]")).to_have_count(5)
    assert faults(ania) == []


def test_a_day_that_has_not_come_is_refused_in_one_line(person: MakePerson) -> None:
    ania = person()
    ania.go("/daily/2999-01-01")
    expect(ania.page.locator("body")).to_contain_text("only today’s and earlier ones")
    expect(ania.page.locator("[data-daily]")).to_have_count(0)
