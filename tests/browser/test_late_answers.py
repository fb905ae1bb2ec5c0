"""Answers that come late and in another order: what is shown is what was asked for last."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from itertools import count

import pytest
from playwright.sync_api import Request, Route, expect

from tests.browser.conftest import MakePerson
from tests.browser.person import WAIT, Person, see
from tests.browser.test_record import play, register
from tests.browser.test_whole_games import ME_AND_BOT

# Where something is told in the reader's language, what asks for it, and what says that it has come.
TOLD = {
    "/learn/viceroy": ("/api/lessons/viceroy", "[data-lesson]"),
    "/guide/viceroy": ("/api/guides/viceroy", "[data-guide] section"),
    "/puzzles/viceroy": ("/api/puzzles/viceroy", "[data-rating]"),
    "/daily/2026-03-04": ("/api/daily", "[data-daily]"),
    "/me": ("/api/me/record", "[data-game]"),
    "/me/games": ("/api/me/games", "[data-table]"),
}
_names = count()
TEXT = "document.querySelector('main').innerText"


def wait_until(who: Person, done: Callable[[], bool]) -> None:
    deadline = time.monotonic() + WAIT / 1000
    while not done():
        assert time.monotonic() < deadline, "it does not come"
        who.page.wait_for_timeout(20)


class Held:
    """An answer of the server that the page has not heard yet."""

    def __init__(self, route: Route) -> None:
        self.route, self.answer = route, route.fetch()

    def let_go(self, who: Person) -> None:
        self.route.fulfill(response=self.answer)
        answered(who, self.route.request)


def hold(who: Person, asked: str | re.Pattern[str], method: str = "", times: int | None = None) -> list[Held]:
    """Such answers wait until they are let go, or so many of them."""
    held: list[Held] = []

    def keep(route: Route) -> None:
        if method in ("", route.request.method):
            held.append(Held(route))
        else:
            route.continue_()

    who.page.route(asked, keep, times=times)
    return held


def answered(who: Person, request: Request) -> None:
    """Waits until the page has had the answer, and drawn what it makes of it."""
    response = request.response()
    assert response is not None
    response.finished()
    who.page.evaluate("() => new Promise((go) => requestAnimationFrame(() => setTimeout(go, 50)))")


@pytest.mark.parametrize("path", TOLD)
def test_what_was_asked_for_in_another_language_is_not_shown_when_it_comes_late(
    person: MakePerson, path: str
) -> None:
    ania = person()
    if path.startswith("/me"):
        play(ania)
    asked, seen = TOLD[path]
    held = hold(ania, re.compile(f"{re.escape(asked)}\\?.*lang=pl"))
    ania.go(path)
    ania.page.locator(seen).first.wait_for()
    expect(ania.page.locator("[aria-busy=true]")).to_have_count(0)
    ania.be_still()
    ania.page.wait_for_load_state("networkidle")  # figures come after the words around them
    before = ania.page.evaluate(TEXT)
    ania.page.get_by_role("radio", name="Polski").click()
    wait_until(ania, lambda: bool(held))
    with ania.page.expect_request(re.compile(f"{re.escape(asked)}\\?.*lang=en")) as again:
        ania.page.get_by_role("radio", name="English").click()
    answered(ania, again.value)
    ania.page.wait_for_function("text => document.querySelector('main').innerText === text", arg=before)
    for each in held:
        each.let_go(ania)
    assert ania.page.evaluate(TEXT) == before


def test_who_sits_down_and_speaks_at_once_is_one_person(person: MakePerson) -> None:
    """Though the server has not answered yet: else a second guest would be made, and the first would have the seat."""
    ania, olek = person(), person("Olek")
    link = ania.create([{"kind": "me"}, {"kind": "open"}, {"kind": "open"}])
    held = hold(olek, "**/api/me", "POST")
    olek.go(link)
    olek.page.get_by_role("button", name="Sit here").first.click()
    wait_until(olek, lambda: bool(held))
    olek.page.get_by_label("Say something").fill("Good evening")
    olek.page.keyboard.press("Enter")
    held[0].let_go(olek)
    expect(olek.page.get_by_role("button", name="Stand up")).to_have_count(1)
    ania.go(link)
    see(ania.page.get_by_role("log", name="Chat"), "Good evening")
    see(olek.page.get_by_role("log", name="Chat"), "Good evening")
    assert len(held) == 1


def test_a_look_that_comes_late_takes_nobody_out_of_a_tournament(person: MakePerson) -> None:
    ania, olek = person(f"Ania {next(_names)} late"), person("Olek")
    register(ania)
    wanted = {"title": "Late cup", "game": "hand-of-the-king", "system": "round-robin"}
    told = ania.context.request.post(f"{ania.url}/api/tournaments", data=wanted).json()
    olek.go(told["link"])
    enter = olek.page.get_by_role("button", name="Enter the tournament")
    expect(enter).to_be_visible()
    held = hold(olek, f"**/api/tournaments/{told['id']}?*", "GET", times=1)
    wait_until(olek, lambda: bool(held))  # it looks every few seconds
    enter.click()
    expect(olek.page.get_by_text("You are in.")).to_be_visible()
    held[0].let_go(olek)
    assert olek.page.get_by_text("You are in.").is_visible()


def test_who_signs_out_leaves_no_record_behind_that_comes_late(person: MakePerson) -> None:
    ania = person(f"Ania {next(_names)} gone")
    register(ania)
    play(ania)
    held = hold(ania, "**/api/me/record?*", times=1)
    ania.go("/me")
    wait_until(ania, lambda: bool(held))
    ania.page.get_by_role("button", name=ania.name).click()
    ania.page.get_by_role("button", name="Sign out", exact=True).click()
    nobody = ania.page.get_by_text("Nobody has played in this browser yet.")
    expect(nobody).to_be_visible()
    held[0].let_go(ania)
    assert nobody.is_visible()
    expect(ania.page.locator("[data-game]")).to_have_count(0)


def test_a_hint_that_comes_late_leaves_alone_what_was_chosen_meanwhile(person: MakePerson) -> None:
    ania = person()
    ania.go(ania.create(ME_AND_BOT, first="0", seed=5))
    assert ania.wait_for_turn()
    held = hold(ania, "**/hint?**", times=1)
    ania.page.keyboard.press("h")
    wait_until(ania, lambda: bool(held))
    ania.choices.last.click()
    ania.page.mouse.move(1, 1)  # nothing is pointed at: what is marked is chosen
    chosen = ania.page.locator("#choices .on")
    action = str(chosen.get_attribute("data-action"))
    held[0].let_go(ania)
    panel = ania.page.get_by_role("complementary", name="Hint")
    expect(panel.get_by_role("status")).to_have_text(
        re.compile("Looked far ahead|Worked out to the very end")
    )
    assert panel.locator("[data-hint]").first.get_attribute("data-hint") != action, (
        "the test would show nothing"
    )
    expect(chosen).to_have_attribute("data-action", action)
