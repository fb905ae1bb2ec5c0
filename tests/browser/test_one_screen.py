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
    see(ania.question, "Ania: Where shall Varys go?")
    expect(undo).to_be_disabled()
    cards = [ania.cards().count()]
    for name in ("Olek", "Ania"):
        ania.choose()
        see(ania.question, f"{name}: Where shall Varys go?")
        cards.append(ania.cards().count())
    undo.click()
    see(ania.question, "Olek: Where shall Varys go?")
    expect(ania.cards()).to_have_count(cards[1])
    undo.click()
    see(ania.question, "Ania: Where shall Varys go?")
    expect(ania.cards()).to_have_count(cards[0])
    expect(undo).to_be_disabled()
