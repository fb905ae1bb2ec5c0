"""A small tournament of two people, from opening it to its standings; at all sizes, by keyboard, in four languages."""

from __future__ import annotations

import time
from itertools import count
from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import MakePerson
from tests.browser.person import WAIT, Person
from tests.browser.test_access import faults
from tests.browser.test_manners import NOTICES
from tests.browser.test_record import WIDE, keep_picture, register

WIDTHS = ((360, 740), (768, 1024), (1280, 800), (2560, 1440))
_requests = count()


def play_out(people: list[Person], table: str) -> None:
    """Both move at random, without the page, until the game is over."""
    choice, deadline = Random(3), time.monotonic() + WAIT / 1000
    while people[0].table(table)["phase"] != "over":
        assert time.monotonic() < deadline, "the game does not go on"
        if any([move(who, table, choice) for who in people]):
            deadline = time.monotonic() + WAIT / 1000


def move(who: Person, table: str, choice: Random) -> bool:
    """Whether this person was asked."""
    path = f"{who.url}/api/tables/{table}"
    seat = next(seat["seat"] for seat in who.table(table)["seats"] if seat["yours"])
    asked: dict[str, Any] | None = who.context.request.get(f"{path}/position?look={seat}").json()["question"]
    if asked is not None:
        action = choice.choice(asked["actions"])["action"]
        body = {"seat": seat, "question": asked["number"], "action": action, "id": f"cup-{next(_requests)}"}
        who.context.request.post(f"{path}/moves", data=body)
    return asked is not None


def fits(who: Person, name: str) -> None:
    """Nothing sticks out at any width, and axe finds nothing."""
    size = who.page.viewport_size
    for width, height in WIDTHS:
        who.page.set_viewport_size({"width": width, "height": height})
        assert who.page.evaluate(WIDE) <= 0, f"{name} is wider than {width}"
        keep_picture(who, f"{name}-{width}")
    assert size is not None
    who.page.set_viewport_size(size)
    assert not faults(who)


def test_two_people_play_a_tournament_from_opening_to_standings(person: MakePerson) -> None:
    ania, olek = person(f"Ania {next(_requests)} cup"), person("Olek")
    register(ania)
    ania.go("/")
    ania.page.get_by_role("link", name="Tournaments").click()
    ania.page.get_by_role("button", name="Open a tournament").press("Enter")
    ania.page.get_by_label("Name of the tournament").fill("Spring cup")
    fits(ania, "tournament-form")
    ania.page.get_by_role("button", name="Open the tournament").press("Enter")
    expect(ania.page.get_by_role("heading", name="Spring cup")).to_be_visible()
    ania.page.get_by_role("button", name="Start the tournament").click()
    expect(ania.page.get_by_text("At least two players have to enter")).to_be_visible()
    ania.page.get_by_role("button", name="Enter the tournament").click()
    expect(ania.page.get_by_text("You are in.")).to_be_visible()

    olek.page.goto(ania.page.url)
    olek.page.get_by_role("button", name="Enter the tournament").press("Enter")
    expect(olek.page.get_by_text("You are in.")).to_be_visible()
    expect(ania.page.get_by_text("Olek", exact=True)).to_be_visible()
    fits(ania, "tournament-open")
    ania.page.get_by_role("button", name="Start the tournament").click()

    for who in (ania, olek):
        who.page.get_by_role("button", name="Sit down and play").click()
        who.page.wait_for_url("**/t/*")
    table = ania.page.url.split("/")[-1]
    assert olek.page.url.endswith(table)
    play_out([ania, olek], table)
    ania.page.get_by_role("link", name="To the tournament").click()
    expect(ania.page.get_by_role("heading", name="Standings")).to_be_visible()
    expect(ania.page.get_by_text("Finished", exact=True)).to_be_visible()
    expect(ania.page.get_by_text("Winner")).to_be_visible()
    expect(ania.page.get_by_role("row")).to_have_count(3)
    ania.page.get_by_text("Equal points?").click()
    expect(ania.page.get_by_text("the points of all your opponents added up")).to_be_visible()
    fits(ania, "tournament-over")
    ania.page.get_by_role("link", name="Replay").click()
    ania.page.wait_for_url(f"**/t/{table}/replay")


# The page is told that it is hidden, and that it may show notices.
AWAY = f"{NOTICES} window.looksAway = true; window.Notification.permission = 'granted';"


# Where somebody waits for it, and what says there that the page has come.
WAITING = {
    "at its page": ("", "Autumn cup"),
    "at the list": ("/tournaments", "Your tournaments"),
    "in the lobby": ("/", "Tournaments"),
}


@pytest.mark.parametrize(("waits_at", "seen"), WAITING.values(), ids=list(WAITING))
def test_a_notice_says_once_that_a_round_begins(person: MakePerson, waits_at: str, seen: str) -> None:
    ania, olek = person(f"Ania {next(_requests)} host"), person("Olek", {"notices": True})
    register(ania)
    wanted = {"title": "Autumn cup", "game": "hand-of-the-king", "system": "round-robin"}
    told = ania.context.request.post(f"{ania.url}/api/tournaments", data=wanted)
    assert told.ok, told.text()
    cup = f"/api/tournaments/{told.json()['id']}"
    for who in (ania, olek):
        answer = who.context.request.post(f"{who.url}{cup}/enter", data={"name": who.name})
        assert answer.ok, answer.text()
    olek.context.add_init_script(AWAY)
    olek.page.clock.install()
    olek.go(waits_at or told.json()["link"])
    expect(olek.page.get_by_text(seen).first).to_be_visible()
    assert olek.page.evaluate("window.shown") == []
    answer = ania.context.request.post(f"{ania.url}{cup}/start")
    assert answer.ok, answer.text()
    for _ in range(3):  # it looks several times, and says it once
        with olek.page.expect_response("**/api/tournaments**"):
            olek.page.clock.run_for(11_000)
    olek.page.wait_for_function("() => window.shown.length")
    title, body = olek.page.evaluate("window.shown[0]")
    assert title.endswith("Autumn cup") and ania.name in body
    assert olek.page.evaluate("window.shown.length") == 1


def test_the_list_in_four_languages_and_what_does_not_exist(person: MakePerson) -> None:
    for lang, title in (("pl", "Turnieje"), ("ru", "Турниры"), ("cs", "Turnaje"), ("en", "Tournaments")):
        who = person(f"Reader {lang}", {"lang": lang})
        who.go("/tournaments")
        expect(who.page.get_by_role("heading", name=title, exact=True)).to_be_visible()
        fits(who, f"tournaments-{lang}")
    who.go("/tournaments/nothing")
    expect(who.page.get_by_text("There is no such tournament")).to_be_visible()
