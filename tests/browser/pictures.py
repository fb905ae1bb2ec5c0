"""Takes the pictures of docs/images from the real page: python -m tests.browser.pictures [moving] [phone]

With a word only that one. Bots play until a move that takes two cards and a banner can be foretold.
"""

from __future__ import annotations

import shutil
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from tests.browser.conftest import BROWSERS
from tests.browser.moving import film_a_turn
from tests.browser.person import CHOICES, Person
from tests.browser.test_ways_to_play import PHONE
from tests.browser.test_whole_games import play_to_the_end
from tests.browser.viceroy_over_http import Seated, asks
from tests.server.serving import Server

IMAGES = Path(__file__).parents[2] / "docs" / "images"
THREE = [{"kind": "me"}, {"kind": "bot", "level": "squire"}, {"kind": "bot", "level": "page"}]


def picture(person: Person, name: str) -> None:
    person.page.wait_for_timeout(500)
    person.page.screenshot(path=IMAGES / f"{name}.jpg", type="jpeg", quality=88)


def foretell(person: Person, touch: bool) -> bool:
    """Points at the first move that takes two cards and wins a banner."""
    for choice in person.page.locator(f"{CHOICES}[data-action^=move]").all():
        if choice.inner_text().strip() == "1":
            continue
        choice.tap() if touch else choice.hover()
        if person.page.locator(".nb .up, td.sum em:not(.d)").count():
            return True
    return False


def at_the_table(person: Person, name: str, touch: bool = False) -> str:
    for _ in range(20):
        link = person.create(THREE, first="0")
        person.go(link)
        for turn in range(9):
            if not person.wait_for_turn():
                break
            if turn > 3 and foretell(person, touch):
                picture(person, name)
                return link
            if touch:
                asked, primary = person.asked(), person.page.locator(".bar .primary")
                if not primary.is_enabled():  # else a move was pointed at while looking for a telling one
                    person.choices.first.tap()
                primary.tap()
                person.wait_until_taken(asked)
            else:
                person.choose()
    raise SystemExit(f"no telling move was found for {name}")


def ride(who: Person) -> None:
    """A few turns of Viscounts, then a ride that is thought of."""
    for number in range(60):
        who.wait_for_turn()
        places = who.page.locator("#choices [data-action^='move ']")
        if number > 30 and places.count():
            break
        who.choose(1)
    places.last.click()


def bid(who: Person, link: str) -> None:
    """Viceroy in its sixth turn, with a card that is thought of."""
    bids = asks("AskBids")
    Seated(who, link).play_until(lambda now: bids(now) and now["view"]["turn"] > 5)
    who.go(link)
    who.wait_for_turn()
    who.page.locator(f"{CHOICES}[data-action^=bid]").first.click()


def take(browser: Browser, url: str) -> None:
    people: list[Person] = []

    def person(dark: bool, lang: str = "en", **context: Any) -> Person:
        people.append(Person(browser, url, "Ania", {"dark": dark, "lang": lang, "sound": False}, **context))
        return people[-1]

    ania = person(dark=False)
    link = at_the_table(ania, "web-hand-of-the-king")
    ania.page.mouse.move(2, 2)
    play_to_the_end(ania)
    picture(ania, "web-end")
    ania.go(f"{link}/replay?at=12")
    picture(ania, "web-replay")
    ania.go("/rules/hand-of-the-king/HK-BAN-2")
    picture(ania, "web-rules")
    person(dark=False).go("/")
    picture(people[-1], "web-lobby")
    viceroy = person(dark=False)
    bid(viceroy, viceroy.create(THREE, game="viceroy", edition="pl"))
    picture(viceroy, "web-viceroy")
    viscounts = person(dark=False)
    viscounts.go(viscounts.create([*THREE[:2]], game="viscounts"))
    ride(viscounts)
    picture(viscounts, "web-viscounts")
    at_the_table(person(dark=True, lang="pl"), "web-candlelight")
    for each in people:
        each.leave()


def phone(browser: Browser, url: str) -> None:
    ania = Person(browser, url, "Ania", {"sound": False}, **PHONE)
    at_the_table(ania, "web-phone", touch=True)
    ania.leave()


SLOW = """() => { for (const [key, value] of [['motion', true], ['pace', 'slow']])
    localStorage.setItem(`viceregal.${key}`, JSON.stringify(value)) }"""


def move(browser: Browser, url: str) -> None:
    """The table is played on quickly, and the turn that is filmed slowly."""
    ania = Person(browser, url, "Ania", {"sound": False}, viewport={"width": 1240, "height": 760})
    ania.go(ania.create(THREE[:2], first="0", companions="none", seed=3))
    for _ in range(2):
        ania.choose()
    ania.wait_for_turn()
    ania.page.evaluate(SLOW)
    ania.page.reload()
    ania.wait_for_turn()
    film_a_turn(ania, IMAGES / "web-turn.webp")
    ania.leave()


if __name__ == "__main__":
    found = next(path for path in map(shutil.which, BROWSERS) if path)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        # Only the games that everybody has.
        server = Server(Path(data), {"VICEREGAL_LIMITS": "0", "VICEREGAL_LOAD": ""}).start()
        chromium = playwright.chromium.launch(executable_path=found, args=["--no-sandbox"])
        for name, shows in {"": take, "phone": phone, "moving": move}.items():
            if name in (sys.argv[1:] or ("", "phone", "moving")):
                shows(chromium, server.url)
        chromium.close()
        server.stop()
