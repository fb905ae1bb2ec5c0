"""A record of one's own: totals, history, medals, friends, what can be taken along; at all sizes, by keyboard."""

from __future__ import annotations

import os
import time
from itertools import count
from pathlib import Path
from random import Random
from typing import Any
from urllib.parse import quote

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import MakePerson
from tests.browser.person import WAIT, Person
from tests.browser.test_access import faults

ME_AND_PAGE = [{"kind": "me"}, {"kind": "bot", "level": "page"}]
PARTS = ("/me", "/me/games", "/me/medals", "/me/friends", "/me/yours")
GOOD = "a lantern of seven herrings"
WIDE = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"
PICTURES = os.environ.get("FITS_PICTURES", "")
_requests = count()


def play(who: Person, seed: int = 1) -> str:
    """A whole game against a bot, without the page; the id of its table."""
    link = who.create(ME_AND_PAGE, hints=True, first="0")
    table, choice = link.split("/")[-1], Random(seed)
    path = f"{who.url}/api/tables/{table}"
    deadline = time.monotonic() + WAIT / 1000  # for each move, and not for all of them
    while who.table(link)["phase"] != "over":
        assert time.monotonic() < deadline, "the game does not come to its end"
        asked: dict[str, Any] | None = who.context.request.get(f"{path}/position?look=0").json()["question"]
        if asked is None:
            time.sleep(0.02)
            continue
        move = {"seat": 0, "question": asked["number"], "action": choice.choice(asked["actions"])["action"]}
        who.context.request.post(f"{path}/moves", data={**move, "id": f"record-{next(_requests)}"})
        deadline = time.monotonic() + WAIT / 1000
    while not [each for each in games(who) if each["table"] == table]:
        assert time.monotonic() < deadline, "the game is not kept"
        time.sleep(0.02)
    return table


def games(who: Person) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = who.context.request.get(f"{who.url}/api/me/games").json()["games"]
    return found


def register(who: Person) -> None:
    answer = who.context.request.post(f"{who.url}/api/accounts", data={"name": who.name, "password": GOOD})
    assert answer.ok, answer.text()


def keep_picture(who: Person, name: str) -> None:
    if PICTURES:
        who.be_still()
        who.page.screenshot(path=Path(PICTURES) / f"{name}.png", full_page=True)


def test_a_guests_games_become_a_record_that_an_account_keeps(person: MakePerson) -> None:
    ania = person(f"Ania {next(_requests)}")
    ania.go("/me")
    expect(ania.page.get_by_text("Nobody has played in this browser yet.")).to_be_visible()
    table = play(ania)
    ania.go("/me")
    game = ania.page.locator("[data-game]")
    expect(game.get_by_role("heading", name="Hand of the King")).to_be_visible()
    expect(game).to_contain_text("1 game")
    expect(game).to_contain_text("after 1 rated game")
    expect(ania.page.get_by_text("You are playing as a guest")).to_be_visible()
    register(ania)
    ania.page.reload()
    expect(ania.page.get_by_text("You are playing as a guest")).to_have_count(0)
    expect(game).to_contain_text("after 1 rated game")
    ania.page.get_by_role("link", name="Games", exact=True).focus()
    ania.page.keyboard.press("Enter")
    row = ania.page.locator(f"[data-table='{table}']")
    expect(row).to_contain_text("Page")
    row.get_by_role("link", name="Watch again").click()
    expect(ania.page).to_have_url(f"{ania.url}/t/{table}/replay")
    ania.page.go_back()
    row.get_by_role("link", name="Review").click()
    expect(ania.page.get_by_role("dialog", name="Review")).to_be_visible()
    ania.page.go_back()
    ania.page.get_by_role("link", name="Medals").click()
    expect(ania.page.get_by_text("First game played to the end")).to_be_visible()
    expect(ania.page.get_by_text("Still to win")).to_be_visible()


def test_friends_are_asked_answer_and_are_invited_to_a_table(person: MakePerson) -> None:
    ewa, jan = person(f"Ewa {next(_requests)}"), person(f"Jan {next(_requests)}")
    for each in (ewa, jan):
        register(each)
        each.go("/me/friends")
    ewa.page.get_by_label("A player’s name").fill(jan.name)
    ewa.page.get_by_role("button", name="Ask to be friends").click()
    expect(ewa.page.get_by_text("If a player has this name")).to_be_visible()
    jan.page.reload()
    jan.page.get_by_role("button", name=f"Accept: {ewa.name}").click()
    expect(jan.page.get_by_role("button", name=f"Remove: {ewa.name}")).to_be_visible()
    ewa.go(ewa.create([{"kind": "me"}, {"kind": "open"}]))
    ewa.page.get_by_text("Invite friends").click()
    ewa.page.get_by_role("button", name=f"Invite: {jan.name}").click()
    expect(ewa.page.get_by_text("invited", exact=True)).to_be_visible()
    jan.page.reload()
    expect(jan.page.get_by_text(f"{ewa.name} invites you: ")).to_be_visible()
    jan.page.get_by_role("link", name="To the table").first.click()
    jan.page.get_by_role("button", name="Sit here").click()
    expect(jan.page.locator("#question")).to_be_visible()


def test_a_page_is_opened_read_by_a_stranger_and_closed(person: MakePerson) -> None:
    ania, stranger = person(f"Ania/{next(_requests)} Jr."), person("Somebody")
    register(ania)
    play(ania)
    ania.go("/me/yours")
    with ania.page.expect_download() as download:
        ania.page.get_by_role("link", name="All games (zip)").click()
    assert download.value.suggested_filename == "games.zip"
    ania.page.get_by_role("button", name="Open my page").click()
    expect(ania.page.get_by_role("link", name="See my page")).to_be_visible()
    stranger.go(f"/players/{quote(ania.name, safe='')}")
    expect(stranger.page.get_by_role("heading", name=ania.name)).to_be_visible()
    expect(stranger.page.get_by_text("First game played to the end")).to_be_visible()
    ania.page.get_by_role("button", name="Close my page").click()
    expect(ania.page.get_by_role("button", name="Open my page")).to_be_visible()
    stranger.page.reload()
    expect(stranger.page.get_by_text("There is no page under this name.")).to_be_visible()
    stranger.go("/best")
    expect(stranger.page.get_by_text("This server keeps no table of the strongest.")).to_be_visible()


LANGUAGES = ["ru", *[pytest.param(lang, marks=pytest.mark.long) for lang in ("en", "pl", "cs")]]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_record_fits_every_window_and_has_no_serious_fault(person: MakePerson, lang: str) -> None:
    ania = person(f"Ania {next(_requests)}", settings={"lang": lang})
    register(ania)
    for seed in range(2):
        play(ania, seed)
    wrong: list[str] = []
    for path in PARTS:
        ania.go(path)
        ania.page.wait_for_selector("main nav")
        ania.page.wait_for_load_state("networkidle")
        for size in ((360, 640), (768, 1024), (1440, 900)):
            ania.page.set_viewport_size({"width": size[0], "height": size[1]})
            if ania.page.evaluate(WIDE) > 0:
                wrong.append(f"{path} {size}: wider than the window")
            keep_picture(ania, f"{lang}{path.replace('/', '-')}-{size[0]}")
        wrong += [f"{path}: {fault}" for fault in faults(ania)]
    assert not wrong, "\n".join(wrong)
