"""A person at a browser: what one sees of a table, and what one does there."""

from __future__ import annotations

import json
import os
import time
from contextlib import suppress
from typing import Any

from playwright.sync_api import Browser, Locator, Page, TimeoutError, expect

# Milliseconds. Nothing is waited for that does not come: on a good day no wait is longer than a second, and on a
# busy machine none may be too short.
WAIT = 90_000
GAMES = ["hand-of-the-king", "viceroy", "viscounts", "mini"]
SHORT = 1_000  # for what is tried again
SLOWDOWN = int(os.environ.get("VICEREGAL_BROWSER_SLOWDOWN", "1"))  # so many times slower is each page
expect.set_options(timeout=WAIT)
CHOICES = "#choices [data-action]"
ASKED = f"body:has(#question[data-asked]:not([aria-busy=true])) {CHOICES}:not([disabled])"
HOLE = "#choices .hole"  # in a basket: something is to be put there
STANDS = """() => { const asked = document.querySelector('#question')?.dataset ?? {};
    return [asked.asked ?? '', asked.part ?? ''].join(' ').trim() }"""
ASIDE = "dialog[open]:not(.curtain)"  # the end of the game, for one; the curtain ends nothing
STILL = """() => document.fonts.status === 'loaded' && [...document.images].every(each => each.complete)
    && document.getAnimations().every(each => each.playState !== 'running' || each.effect.getTiming().iterations === Infinity)"""


class Person:
    """One browser context: own cookies, own settings, own window."""

    def __init__(
        self, browser: Browser, url: str, name: str, settings: dict[str, Any] | None = None, **context: Any
    ) -> None:
        self.url, self.name = url, name
        self.by_touch = bool(context.get("has_touch"))
        self.context = browser.new_context(**{"viewport": {"width": 1440, "height": 900}, **context})
        self.context.set_default_timeout(WAIT)
        # Motion is off so that tests need not wait for it; the tour is for one test of its own.
        wanted = {
            "name": name,
            "lang": "en",
            "motion": False,
            "pace": "at_once",
            "toured": GAMES,
            **(settings or {}),
        }
        kept = {f"viceregal.{key}": json.dumps(value) for key, value in wanted.items()}
        self.context.add_init_script(
            f"for (const [key, value] of Object.entries({json.dumps(kept)}))"
            " localStorage.getItem(key) ?? localStorage.setItem(key, value)"
        )
        self.page: Page = self.context.new_page()
        if SLOWDOWN > 1:
            session = self.context.new_cdp_session(self.page)
            session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWDOWN})
        self.troubles: list[str] = []
        self.page.on("pageerror", lambda error: self.troubles.append(str(error)))

    def leave(self) -> None:
        self.context.close()
        assert not self.troubles, self.troubles

    # Tables -----------------------------------------------------------------------------------------------------

    def create(
        self,
        seats: list[dict[str, str]],
        game: str = "hand-of-the-king",
        edition: str = "",
        seed: int | None = None,
        hints: bool | None = None,
        public: bool | None = None,
        **options: str,
    ) -> str:
        """A table made over HTTP, with this person's cookie; its path. Without a seed it has that of the server."""
        asked: dict[str, Any] = {"game": game, "edition": edition, "seats": seats, "options": options}
        asked |= {"name": self.name, "seed": None if seed is None else str(seed), "hints": hints}
        asked |= {"public": public}
        answer = self.context.request.post(f"{self.url}/api/tables", data=asked)
        assert answer.ok, answer.text()
        link: str = answer.json()["table"]["link"]
        return link

    def go(self, path: str) -> None:
        self.page.goto(self.url + path)

    def table(self, path: str) -> dict[str, Any]:
        answer: dict[str, Any] = self.context.request.get(
            f"{self.url}/api/tables/{path.split('/')[-1]}"
        ).json()
        return answer

    # What is seen -----------------------------------------------------------------------------------------------

    @property
    def question(self) -> Locator:
        return self.page.locator("#question h1")

    @property
    def choices(self) -> Locator:
        return self.page.locator(CHOICES)

    @property
    def end(self) -> Locator:
        return self.page.get_by_role("dialog").filter(has_text="The game is over")

    def is_asked(self) -> bool:
        return self.page.locator(ASKED).count() > 0

    def is_over(self) -> bool:
        return self.page.locator(ASIDE).count() > 0

    def wait_for_turn(self) -> bool:
        """Waits until this person is asked, or the game is over: whether there is something to answer."""
        self.page.wait_for_selector(f"{ASKED}, {ASIDE}")
        return not self.is_over()

    def wait_for_question(self, question: dict[str, Any]) -> None:
        """Waits until the page has come to the question that the server asks."""
        asked = f"{question['seat']}.{question['number']}"
        self.page.wait_for_selector(f'#question[data-asked="{asked}"][aria-busy=false]')

    def asked(self) -> str:
        """Which question stands there, and which part of the answer: no two have the same."""
        return str(self.page.evaluate(STANDS))

    def wait_until_taken(self, asked: str) -> None:
        """Waits until that question stands there no more."""
        self.page.wait_for_function(
            f"([asked, over]) => document.querySelector(over) || ({STANDS})() !== asked",
            arg=[asked, "dialog[open]"],
        )

    def cards(self) -> Locator:
        """The cards in King's Landing."""
        return self.page.locator("[role=gridcell][data-card]")

    def be_still(self) -> None:
        """Waits until nothing moves, fades or loads any more."""
        self.page.wait_for_function(STILL)

    # What is done -----------------------------------------------------------------------------------------------

    def press(self, what: Locator) -> None:
        """With a finger where there is a screen for it, else with the mouse."""
        if self.by_touch:
            what.tap()
        else:
            what.click()

    def choose(self, number: int = 0) -> None:
        """Presses a choice, and waits until the table has taken it."""
        assert self.wait_for_turn()
        asked = self.asked()
        can = self.page.locator(f"{CHOICES}:not([disabled])")
        choice = can.nth(min(number, can.count() - 1))
        if choice.get_attribute("aria-pressed") != "true":  # else the page has chosen it already
            choice.click()
        if self.page.locator(".bar .primary").count():  # some tables ask to confirm
            self.confirm(asked)
        self.wait_until_taken(asked)

    def confirm(self, asked: str) -> None:
        """Presses the red button, unless pressing a choice twice has answered already."""
        deadline = time.monotonic() + WAIT / 1000
        while self.asked() == asked and not self.is_over():
            assert time.monotonic() < deadline, "the answer cannot be given"
            with suppress(TimeoutError):
                self.page.locator(".bar .primary:enabled").click(timeout=SHORT)
                return
            self.fill_the_basket()

    def fill_the_basket(self) -> None:
        """Several things that are one answer are gathered first: whatever there is, until no place is empty."""
        while self.page.locator(HOLE).count():
            with suppress(TimeoutError):
                self.page.locator(f"{CHOICES}:not([disabled])").first.click(timeout=SHORT)
                continue
            return


def figure(number: int) -> str:
    """As the page writes it: with a minus sign, which is no hyphen."""
    return str(number).replace("-", "−")


def see(locator: Locator, text: str) -> None:
    expect(locator).to_contain_text(text)
