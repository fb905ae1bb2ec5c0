"""What was learnt as a guest is the account's when one signs up, and is there on the next device."""

from __future__ import annotations

import json
from itertools import count
from typing import Any

from playwright.sync_api import expect

from tests.browser.conftest import MakePerson
from tests.browser.person import Person
from tests.browser.test_record import GOOD
from viceregal.lessons import lessons

HAND = "hand-of-the-king"
FIRST = lessons(HAND)[0]
DONE = [f"{HAND}/{FIRST.editions[0]}/{FIRST.key}"]
_names = count()


def become(who: Person, button: str) -> None:
    """By the account's dialog: signs up or in with the name of the settings."""
    who.page.get_by_role("button", name=who.name).click()
    who.page.get_by_label("Password").fill(GOOD)
    who.page.get_by_role("button", name=button).click()
    expect(who.page.get_by_role("dialog")).to_have_count(0)


def kept(who: Person) -> list[Any]:
    found: list[Any] = json.loads(who.page.evaluate("localStorage.getItem('viceregal.lessons') ?? '[]'"))
    return found


def test_a_guests_lessons_go_along_with_the_account(person: MakePerson) -> None:
    name = f"Learner {next(_names)}"
    first = person(name, {"lessons": DONE})
    first.go("/")
    with first.page.expect_response("**/api/me/lessons"):
        become(first, "Create an account")
    second = person(name)
    second.go(f"/learn/{HAND}")
    expect(second.page.locator("p.count")).to_contain_text("0 of")
    with second.page.expect_response("**/api/me/lessons"):
        become(second, "Sign in")
    expect(second.page.locator("p.count")).to_contain_text("1 of")
    assert kept(second) == DONE
    second.page.get_by_role("button", name=name).click()
    second.page.get_by_role("button", name="Sign out", exact=True).click()
    expect(second.page.locator("p.count")).to_contain_text("0 of")
