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


def columns(who: Person, cards: int) -> list[str]:
    """The colours that can be bid for and have so many cards on offer."""
    bids = [action.removeprefix("bid ") for action in actions(who) if action.startswith("bid ")]
    return [colour for colour in bids if who.page.locator(f"[data-offer={colour}]").count() == cards]


def play_on(who: Person, number: int) -> None:
    """An empty hand or no card where that is possible: so a turn is over soon."""
    legal = actions(who)
    answer_by_pointer(who, legal.index("pass") if "pass" in legal else number)


def play_until_both_can_bid(ania: Person, marek: Person, cards: int) -> str:
    """For a colour with so many cards. Each counts the own answers: who happens to be asked first must not change the game."""
    given, deadline = {ania: 0, marek: 0}, time.monotonic() + WAIT / 1000
    while sum(given.values()) < 120 and time.monotonic() < deadline:
        for who in (ania, marek):
            if not can_answer(who):
                continue
            found = columns(who, cards)
            if not found:
                play_on(who, given[who])
                given[who] += 1
                deadline = time.monotonic() + WAIT / 1000
            elif who is ania and can_answer(marek):
                for colour in found:
                    if colour in columns(marek, cards):
                        return colour
        ania.page.wait_for_timeout(20)
    raise AssertionError("there never was such a column")


def test_a_choice_outlives_the_answer_of_the_other(person: MakePerson) -> None:
    """The card that is wanted stays wanted when the other closes the hand, and is offered when the bids are open."""
    ania, marek = sit_together(person, "pl")
    colour = play_until_both_can_bid(ania, marek, 2)
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


def test_equal_bids_for_one_card_are_lost_and_the_result_says_so(person: MakePerson) -> None:
    """The result card names both who tied, that their gems are gone, and which round of bids comes."""
    ania, marek = sit_together(person, "pl")
    both = (ania, marek)
    colour = play_until_both_can_bid(ania, marek, 1)
    for who in both:
        asked = who.asked()
        who.page.locator(f'#choices [data-action="bid {colour}"]').click()
        who.page.locator(".bar .primary").click()
        who.wait_until_taken(asked)
    for who in both:
        see(who.page.locator("#result .line"), "Turn 1: bids, round 1")
        who.page.locator("#result .line").click()
        rows = who.page.locator("#result tr.lost")
        expect(rows).to_have_count(2)
        for row, name in ((rows.first, "Ania"), (rows.last, "Marek")):
            see(row, name)
            see(row, "no card, the gem is gone")
        see(who.page.locator("#result .card"), "Next: round 2 of bids.")
