"""What people stumble over who sit at a table for the first time: with a phone, or in a small window."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import MakePerson
from tests.browser.hand_over_http import offers, table_that_asks
from tests.browser.person import see
from tests.browser.test_viceroy import create as viceroy

PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 664}, "has_touch": True, "is_mobile": True}
LAPTOP: dict[str, Any] = {"viewport": {"width": 1366, "height": 657}}
TWO_BOTS = [{"kind": "me"}, {"kind": "bot", "level": "greedy"}, {"kind": "bot", "level": "greedy"}]
# How many of the answers are seen whole, without scrolling, of how many there are.
SEEN = """() => { const list = document.querySelector('#choices .list').getBoundingClientRect();
    const all = [...document.querySelectorAll('#choices [data-action]')].map(each => each.getBoundingClientRect());
    return [all.filter(each => each.top >= list.top - 1 && each.bottom <= list.bottom + 1).length, all.length]; }"""


def test_a_phone_shows_companions_and_says_what_the_pressed_one_does(person: MakePerson) -> None:
    ania = person(**PHONE)
    ania.go(table_that_asks(ania, offers("call jon")))
    jon = ania.page.locator("#choices [data-action='call jon']")
    see(jon, "Jon Snow")
    see(jon, "choose from 7")
    ania.be_still()
    seen, listed = ania.page.evaluate(SEEN)
    assert seen == listed
    jon.tap()
    see(ania.page.locator("#question"), "Name a house.")  # before anything more is asked
    see(ania.question, "Which companion do you choose?")
    ania.page.locator(".bar .primary").tap()
    see(ania.question, "Which house does Jon Snow count for?")
    ania.be_still()
    seen, listed = ania.page.evaluate(SEEN)
    assert seen == listed


def test_the_strip_of_a_phone_says_that_it_opens_and_holds_the_pace(person: MakePerson) -> None:
    ania = person(**PHONE)
    ania.go(ania.create(TWO_BOTS, first="0", companions="none"))
    ania.choose()
    assert ania.wait_for_turn()
    strip = ania.page.get_by_role("region", name="What the others did last")
    see(strip.locator(".last"), "more")
    see(strip.locator(".last"), "banner")  # the first of two bots takes one, and sends Varys before that
    strip.locator(".last").tap()
    expect(strip.get_by_role("listitem").filter(has_text="sends Varys")).to_have_count(2)
    see(strip.get_by_role("button", name="Pace"), "at once")


def test_what_is_asked_is_read_while_news_come(person: MakePerson) -> None:
    """As soon as there are answers to press, the question they belong to stands there."""
    ania = person(settings={"motion": False, "pace": "slow"})
    ania.context.add_init_script(
        """window.answered = []; new MutationObserver(() => {
            const asked = document.querySelector('#question[data-asked] h1');
            if (asked && document.querySelector('#choices [data-action]')) answered.push(asked.textContent);
        }).observe(document, { childList: true, subtree: true, characterData: true, attributes: true });"""
    )
    ania.go(ania.create(TWO_BOTS, first="0", companions="none"))
    ania.choose()
    assert ania.wait_for_turn()
    see(ania.question, "Where do you send Varys?")
    assert {*ania.page.evaluate("answered")} == {"Where do you send Varys?"}


def test_every_lesson_says_that_it_is_open_and_leads_back_to_its_game(person: MakePerson) -> None:
    ania = person()
    ania.go("/")
    ania.page.get_by_role("radio", name="Viscounts").click()
    ania.page.get_by_role("button", name="New here? Learn by playing").click()
    lessons = ania.page.locator("[data-lesson]")
    expect(lessons.first).to_be_visible()
    expect(lessons.filter(has_text="Begin")).to_have_count(lessons.count())
    ania.go("/")
    expect(ania.page.get_by_role("radio", name="Viscounts")).to_be_checked()


@pytest.mark.parametrize("context", [PHONE, LAPTOP], ids=["phone", "laptop"])
def test_the_tour_lights_up_the_red_button_and_ends_without_a_skip(
    person: MakePerson, context: dict[str, Any]
) -> None:
    ania = person(settings={"toured": []}, **context)
    ania.go(viceroy(ania, "pl"))
    tour = ania.page.get_by_role("dialog", name="New here? Learn by playing")
    see(tour, "1 of ")
    steps = int(tour.locator("small").inner_text().split()[-1])
    for _ in range(steps - 1):
        expect(tour.get_by_role("button", name="Skip")).to_have_count(1)
        tour.locator(".on").click()
    see(tour, "the red button")
    expect(tour.get_by_role("button", name="Skip")).to_have_count(0)
    ania.be_still()
    lit = ania.page.locator(".hole").evaluate(
        """hole => { const one = hole.getBoundingClientRect();
            const other = document.querySelector('#commit').getBoundingClientRect();
            return one.top <= other.top && one.bottom >= other.bottom && one.left <= other.left && one.right >= other.right }"""
    )
    assert lit
