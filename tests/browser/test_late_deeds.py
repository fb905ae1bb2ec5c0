"""A deed of several answers is given before the server has foretold all of them: it goes as a whole, or not yet."""

from __future__ import annotations

import json
import re

from playwright.sync_api import WebSocketRoute, expect

from tests.browser import viscounts_over_http as viscounts
from tests.browser.conftest import MakePerson
from tests.browser.person import Person
from tests.browser.test_late_answers import wait_until
from tests.browser.test_viceroy_deeds import at_table, choose_a_character, has_a_card
from tests.browser.test_viscounts import create
from tests.browser.test_viscounts_foretelling import LONG, foretold
from tests.browser.viceroy_over_http import ALONE


class Foretold:
    """What the server foretells on the socket of a page: it comes at once, or waits."""

    def __init__(self, who: Person, about: str) -> None:
        self.about, self.holding = about, False  # answers that begin so are held
        self.ids: set[str] = set()
        self.held: list[tuple[WebSocketRoute, str | bytes]] = []
        who.page.route_web_socket(re.compile(".*"), self.pass_on)

    def pass_on(self, page: WebSocketRoute) -> None:
        server = page.connect_to_server()

        def ask(message: str | bytes) -> None:
            asked = json.loads(message)
            if any(each.startswith(self.about) for row in asked.get("rows", ()) for each in row):
                self.ids.add(asked["id"])
            server.send(message)

        def tell(message: str | bytes) -> None:
            if self.holding and json.loads(message).get("id") in self.ids:
                self.held.append((page, message))
            else:
                page.send(message)

        page.on_message(ask)
        server.on_message(tell)

    def let_go(self) -> None:
        self.holding = False
        for page, message in self.held:
            page.send(message)
        self.held.clear()


def test_card_and_place_of_viceroy_go_together_however_late_they_are_foretold(person: MakePerson) -> None:
    """Alone nobody has to answer in between."""
    ania = person()
    told = Foretold(ania, "at ")
    seated = at_table(ania, ALONE, has_a_card)
    told.holding = True
    card = choose_a_character(ania, seated.position())
    place = ania.page.locator(".spot.can").last.get_attribute("data-place") or ""
    ania.page.locator(f".spot.can[data-place='{place}']").click()
    asked = ania.asked()
    primary = ania.page.locator(".bar .primary")
    primary.click()
    expect(primary).to_be_disabled()
    wait_until(ania, lambda: bool(told.held))
    assert ania.asked() == asked, "the card was sent without its place"
    told.let_go()
    ania.wait_until_taken(asked)
    assert seated.position()["view"]["pyramids"][seated.seat][place] == int(card)


def test_card_and_ride_of_viscounts_go_together_however_late_they_are_foretold(person: MakePerson) -> None:
    """A ride that was chosen with one card is kept for another."""
    ania = person()
    told = Foretold(ania, "play ")
    links: list[str] = []
    found: dict[str, list[str]] = {}  # the cards with which one may ride there

    def same_ride(now: viscounts.Position) -> bool:
        found.clear()
        seated = viscounts.Seated(ania, links[-1])
        for choice in now["question"]["actions"] if now["question"]["is"] == "AskPlay" else []:
            then = foretold(seated, now, choice["action"])["asked"]
            for ride in then["actions"] if then and then["is"] == "AskMove" else []:
                found.setdefault(ride["action"], []).append(choice["action"])
        return any(len(cards) > 1 for cards in found.values())

    def make(seed: int) -> str:
        links.append(create(ania, seed=seed, piles=LONG))
        return links[-1]

    ania.go(viscounts.table_where(ania, make, same_ride))
    assert ania.wait_for_turn()
    ride, (card, other) = next((ride, cards[:2]) for ride, cards in found.items() if len(cards) > 1)
    place = ride.split()[1]
    ania.page.locator(f'#choices [data-action="{card}"]').click()
    town = ania.page.locator(f"[data-place='{place}'][role=button]")
    town.click()
    expect(town).to_have_attribute("aria-pressed", "true")
    told.holding = True
    ania.page.locator(f'#choices [data-action="{other}"]').click()
    asked = ania.asked()
    primary = ania.page.locator(".bar .primary")
    primary.click()
    expect(primary).to_be_disabled()
    wait_until(ania, lambda: bool(told.held))
    assert ania.asked() == asked, "the card was sent without its ride"
    told.let_go()
    ania.wait_until_taken(asked)
    expect(ania.page.locator(f"[data-rider][data-at='{place}']").first).to_be_attached()
