"""The Three-Eyed Raven: a silent table, and one private minute."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import MakePerson
from tests.browser.person import see
from tests.browser.test_ways_to_play import PHONE

SEATS = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "random"}]
SECRET = "the rose banner tonight"


def test_a_raven_buys_a_private_minute_that_nobody_else_hears(person: MakePerson) -> None:
    ania, olek, zofia = person("Ania"), person("Olek"), person("Zofia")
    link = ania.create(SEATS, first="0", variant="raven")
    olek.go(link)
    olek.page.get_by_role("button", name="Sit here").click()
    olek.page.wait_for_selector("#board")
    ania.go(link)
    zofia.go(link)
    heard: list[str] = []
    zofia.page.on(
        "websocket", lambda socket: socket.on("framereceived", lambda frame: heard.append(str(frame)))
    )
    zofia.page.reload()
    assert ania.wait_for_turn()
    ania.page.get_by_role("tab", name="Chat").click()
    expect(ania.page.get_by_label("Say something")).to_be_disabled()
    see(ania.page.get_by_role("tabpanel"), "HK-VAR-2")

    ania.page.locator("[data-action='raven 1']").click()
    ania.page.locator("#commit .primary").click()
    see(olek.page.get_by_role("tabpanel"), "A private minute with Ania")
    ania.page.get_by_label("Say something").fill(SECRET)
    ania.page.keyboard.press("Enter")
    see(olek.page.get_by_role("log", name="Chat"), SECRET)

    ania.choose()  # with the move the minute is over
    expect(olek.page.get_by_text("A private minute with Ania")).to_have_count(0)
    expect(zofia.page.locator(".cell.ch")).to_have_count(ania.page.locator(".cell.ch").count())
    assert len(heard) > 1 and not [text for text in heard if SECRET in text]


def test_a_raven_finds_a_phone_and_leaves_from_one(person: MakePerson) -> None:
    ania, olek = person("Ania", **PHONE), person("Olek", **PHONE)
    link = ania.create(SEATS, first="0", variant="raven")
    ania.go(link)
    olek.go(link)
    olek.page.get_by_role("button", name="Sit here").tap()
    assert ania.wait_for_turn()
    ania.page.locator("#drawer").tap()
    ania.page.get_by_role("tab", name="Chat").tap()
    raven = ania.page.locator("[data-action='raven 1']")
    raven.tap()  # it is chosen; the red button does it, and the drawer leaves it alone
    expect(raven).to_have_class(re.compile("primary"))
    ania.page.locator("#commit .primary").tap()
    see(olek.page.get_by_role("tabpanel"), "A private minute with Ania")
    olek.page.get_by_label("Say something").fill(SECRET)
    olek.page.keyboard.press("Enter")
    see(ania.page.get_by_role("log", name="Chat"), SECRET)
