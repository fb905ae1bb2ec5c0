"""A card that is pointed at is shown large: all of it inside the window, and never over the bar with the red button."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import MakePerson
from tests.browser.fitting import SETTLED, Size
from tests.browser.person import Person
from tests.browser.test_fits import with_bots
from tests.browser.viscounts_over_http import asks, table_where

WINDOWS: list[Size] = [
    (360, 600),
    (390, 664),
    (600, 700),
    (768, 1024),
    (844, 390),
    (1024, 600),
    (1366, 657),
    (1920, 1080),
]
# What is asked, and the cards that are rested on: of the hand, and of the board.
ASKED = {"hand-of-the-king": "AskTurn", "viceroy": "AskBids", "viscounts": "AskPlay"}
CARDS = {
    "hand-of-the-king": ["[role=gridcell][data-card]"],
    "viceroy": ["#offer [data-card]"],
    "viscounts": ["#hand [data-near]"],
}
FAULTS = """peek => {
    const box = peek.getBoundingClientRect();
    const bar = document.querySelector('#commit').getBoundingClientRect();
    const faults = [];
    if (box.left < 0 || box.top < 0 || box.right > innerWidth || box.bottom > innerHeight) faults.push('outside');
    if (box.left < bar.right && bar.left < box.right && box.top < bar.bottom && bar.top < box.bottom)
        faults.push('over the bar');
    if (peek.scrollHeight > peek.clientHeight + 1 || peek.scrollWidth > peek.clientWidth + 1) faults.push('cut off');
    return faults;
}"""


def rest_on(who: Person, cards: str, last: bool) -> list[str]:
    card = who.page.locator(cards).last if last else who.page.locator(cards).first
    card.scroll_into_view_if_needed()
    card.hover()
    peek = who.page.locator(".peek")
    expect(peek).to_be_visible()
    found: list[str] = peek.evaluate(FAULTS)
    who.page.mouse.move(1, 1)
    expect(peek).to_have_count(0)
    return found


@pytest.mark.parametrize("game", ASKED)
def test_an_enlarged_card_is_inside_every_window_and_leaves_the_bar_free(
    person: MakePerson, game: str
) -> None:
    ania = person()
    ania.go(table_where(ania, lambda seed: with_bots(ania, game, 1, seed), asks(ASKED[game])))
    assert ania.wait_for_turn()
    found = []
    for width, height in WINDOWS:
        ania.page.set_viewport_size({"width": width, "height": height})
        ania.page.evaluate(SETTLED, width)
        ania.be_still()
        for cards in CARDS[game]:
            for last in (False, True):
                found += [f"{cards} {width}x{height}: {what}" for what in rest_on(ania, cards, last)]
    assert not found
