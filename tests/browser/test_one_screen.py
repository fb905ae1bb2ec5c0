"""Two at one screen: what is taken back, and what the curtain hides."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import MakePerson
from tests.browser.person import see

TWO_HERE = [{"kind": "me"}, {"kind": "here", "name": "Olek"}]


def test_an_undo_takes_back_the_last_decision_of_either(person: MakePerson) -> None:
    ania = person()
    ania.go(ania.create(TWO_HERE, first="0", companions="none"))
    undo = ania.page.get_by_role("button", name="Undo")
    see(ania.question, "Ania: Where do you send Varys?")
    expect(undo).to_be_disabled()
    cards = [ania.cards().count()]
    for name in ("Olek", "Ania"):
        ania.choose()
        see(ania.question, f"{name}: Where do you send Varys?")
        cards.append(ania.cards().count())
    undo.click()
    see(ania.question, "Olek: Where do you send Varys?")
    expect(ania.cards()).to_have_count(cards[1])
    undo.click()
    see(ania.question, "Ania: Where do you send Varys?")
    expect(ania.cards()).to_have_count(cards[0])
    expect(undo).to_be_disabled()


def test_behind_the_curtain_nothing_is_reached_by_keys_or_by_a_screen_reader(person: MakePerson) -> None:
    ania = person()
    ania.go(ania.create(TWO_HERE, game="viceroy"))
    curtain = ania.page.get_by_role("dialog", name="Pass the screen on")
    own = ania.page.get_by_role("button", name="I am Ania")
    expect(own).to_be_focused()
    expect(ania.page.get_by_role("main")).to_have_count(0)
    for key in ("Tab", "Tab", "Shift+Tab", "Escape", "Escape", "Escape"):
        ania.page.keyboard.press(key)
        assert ania.page.evaluate("!document.activeElement.closest('main, header')")
    expect(curtain).to_be_visible()
    own.click()
    expect(ania.page.get_by_role("main")).to_have_count(1)

    ania.page.get_by_role("tab", name="Notes").click()
    notes = ania.page.get_by_role("textbox", name="Notes")
    notes.fill("Olek wants the emerald")
    ania.choose()
    ania.page.get_by_role("button", name="I am Olek").click()
    expect(curtain).to_have_count(0)
    expect(notes).to_have_value("")
