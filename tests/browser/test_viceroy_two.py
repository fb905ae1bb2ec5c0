"""Viceroy with two people, each at an own browser: what one has chosen is left alone by what the other does."""

from __future__ import annotations

import time

from playwright.sync_api import expect

from tests.browser.conftest import MakePerson
from tests.browser.person import WAIT, Person, see
from tests.browser.test_viceroy import actions, answer_by_pointer, create

TWO = [{"kind": "me"}, {"kind": "open"}]


def sit_together(person: MakePerson, edition: str) -> tuple[Person, Person]:
    ania, marek = person("Ania"), person("Marek")
    link = create(ania, edition, TWO)
    ania.go(link)
    marek.go(link)
    marek.page.get_by_role("button", name="Sit here").click()
    return ania, marek


def can_answer(who: Person) -> bool:
    return who.page.locator("body:has(#question[data-asked][aria-busy=false]) #choices").count() > 0


def wanted_column(who: Person) -> str:
    """A colour that can be bid for and has two cards on offer."""
    for action in actions(who):
        kind, _, colour = action.partition(" ")
        if kind == "bid" and who.page.locator(f"[data-offer={colour}]").count() == 2:
            return colour
    return ""


def play_on(who: Person, number: int) -> None:
    """An empty hand or no card where that is possible: so a turn is over soon."""
    legal = actions(who)
    answer_by_pointer(who, legal.index("pass") if "pass" in legal else number)


def play_until_two_cards_are_on_offer(ania: Person, marek: Person) -> str:
    """Each counts the own answers: who happens to be asked first must not change the game."""
    given, deadline = {ania: 0, marek: 0}, time.monotonic() + WAIT / 1000
    while sum(given.values()) < 120 and time.monotonic() < deadline:
        for who in (ania, marek):
            if not can_answer(who):
                continue
            found = wanted_column(who)
            if not found:
                play_on(who, given[who])
                given[who] += 1
                deadline = time.monotonic() + WAIT / 1000
            elif who is ania and can_answer(marek) and wanted_column(marek):
                return found
        ania.page.wait_for_timeout(20)
    raise AssertionError("there never were two cards in a column")


def test_a_choice_outlives_the_answer_of_the_other(person: MakePerson) -> None:
    """The card that is wanted stays wanted when the other closes the hand, and is offered when the bids are open."""
    ania, marek = sit_together(person, "pl")
    colour = play_until_two_cards_are_on_offer(ania, marek)
    foot = ania.page.locator(f"[data-offer={colour}]").last
    card = foot.get_attribute("data-card")
    foot.click()
    expect(foot).to_have_attribute("aria-pressed", "true")
    marek.page.locator('#choices [data-action="pass"]').click()
    marek.page.locator(".bar .primary").click()
    see(ania.page.locator("section.seat", has_text="Marek"), "fist closed")
    expect(foot).to_have_attribute("aria-pressed", "true")
    asked = ania.asked()
    ania.page.locator(".bar .primary").click()
    ania.wait_until_taken(asked)
    ania.wait_for_turn()
    take = ania.page.locator(f'#choices [data-action="take {card}"]')
    expect(take).to_have_attribute("aria-pressed", "true")
