"""Viceroy's small comforts: strokes between pyramids, keys that lead somewhere, the best score alone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import MakePerson
from tests.browser.person import Person, see
from tests.browser.test_viceroy import PHONE, create
from tests.browser.viceroy_over_http import ALONE, Seated, finished_table, table_that_asks

pytestmark = pytest.mark.long

ME_AND_BOTS = [{"kind": "me"}, {"kind": "bot", "level": "greedy"}, {"kind": "bot", "level": "greedy"}]


def stroke(who: Person, by: int) -> None:
    """One finger drawn quickly over the sky of the pyramid."""
    who.page.evaluate(
        """(by) => {
          const sky = document.querySelector('#sky');
          const box = sky.getBoundingClientRect();
          const y = box.top + 40;
          const finger = (x) => new Touch({ identifier: 1, target: sky, clientX: x, clientY: y });
          const x = box.left + box.width / 2;
          sky.dispatchEvent(new TouchEvent('touchstart', { touches: [finger(x)], changedTouches: [finger(x)] }));
          sky.dispatchEvent(new TouchEvent('touchend', { touches: [], changedTouches: [finger(x + by)] }));
        }""",
        by,
    )


def test_a_stroke_leads_to_the_next_pyramid(person: MakePerson) -> None:
    ania = person(**PHONE)
    ania.go(create(ania, "pl", ME_AND_BOTS))
    assert ania.wait_for_turn()
    seats = ania.page.locator("#seats button")
    expect(seats.nth(0)).to_have_attribute("aria-pressed", "true")
    for by, shown in ((-150, 1), (-150, 2), (-150, 2), (150, 1), (150, 0)):
        stroke(ania, by)
        expect(seats.nth(shown)).to_have_attribute("aria-pressed", "true")
    seats.nth(2).tap()  # the other way
    expect(seats.nth(2)).to_have_attribute("aria-pressed", "true")


def test_keys_lead_to_the_screen_and_to_the_chronicle(person: MakePerson) -> None:
    ania = person()
    ania.go(create(ania, "pl", ALONE))
    assert ania.wait_for_turn()
    ania.page.keyboard.press("s")
    expect(ania.page.locator("#screen:focus, #screen :focus")).to_have_count(1)
    ania.page.get_by_role("tab", name="Chat").click()
    ania.page.keyboard.press("t")
    expect(
        ania.page.locator("#panel-chronicle [role=log]:focus, #panel-chronicle [role=log] :focus")
    ).to_have_count(1)
    ania.page.keyboard.press("?")
    for words in ("to your screen", "to the chronicle"):
        see(ania.page.get_by_role("dialog"), words)


def test_the_best_score_alone_is_remembered(person: MakePerson) -> None:
    ania = person()
    link = finished_table(ania)
    score = ania.table(link)["outcome"]["scores"][0]
    ania.go(link)
    see(ania.end, f"New best: {score}")
    ania.page.reload()
    see(ania.end, f"New best: {score}")
    ania.go(create(ania, "pl", ALONE))
    see(ania.page.locator("#seats"), f"best so far: {score}")


def test_rewards_to_choose_from_are_said_in_full(person: MakePerson) -> None:
    ania = person()
    ania.go(table_that_asks(ania, "AskOneOf"))
    assert ania.wait_for_turn()
    words = ania.choices.all_inner_texts()
    assert len(set(words)) > 1
    assert not [each for each in words if re.search(r"reward \d", each)]


def test_an_empty_hand_says_what_it_brings(person: MakePerson) -> None:
    ania = person()
    link = table_that_asks(ania, "AskBids")
    ania.go(link)
    assert ania.wait_for_turn()
    tokens = [each for card in Seated(ania, link).position()["view"]["tokens"][0].values() for each in card]
    see(ania.page.locator("#choices [data-action=pass]"), f"+{3 + tokens.count('science')}")
