"""On large screens all grows, and nothing moves while one points and chooses."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import MakePerson
from tests.browser.fitting import SETTLED, Size
from tests.browser.person import CHOICES, Person
from tests.browser.test_fits import GAMES, with_bots

SCREENS: list[Size] = [(1440, 900), (1920, 1080), (2560, 1440)]
CARD = {
    "hand-of-the-king": "[role=gridcell][data-card]",
    "viceroy": "#offer [data-card]",
    "viscounts": "#hand [data-near]",
}
# Of a card and of letters that are read all the time, in pixels of the screen.
HEIGHTS = """card => [
    document.querySelector(card).getBoundingClientRect().height,
    ...['#question h1', '#commit .primary', '#choices [data-action]', '.since .last'].map(what => {
        const each = document.querySelector(what);
        return parseFloat(getComputedStyle(each).fontSize) * each.currentCSSZoom; })]"""


@pytest.mark.parametrize("game", GAMES)
def test_cards_and_letters_grow_with_the_screen(person: MakePerson, game: str) -> None:
    ania = person()
    ania.go(with_bots(ania, game, 1))
    assert ania.wait_for_turn()
    while ania.page.locator(CARD[game]).count() == 0:
        ania.choose()
        assert ania.wait_for_turn()
    heights: list[list[float]] = []
    for width, height in SCREENS:
        ania.page.set_viewport_size({"width": width, "height": height})
        ania.page.evaluate(SETTLED, width)
        heights.append(ania.page.evaluate(HEIGHTS, CARD[game]))
    for small, large in pairwise(heights):
        assert all(one * 1.1 < other for one, other in zip(small, large, strict=True)), heights


PLACES = {
    "hand-of-the-king": ("#board", "#choices", "#commit", ".frame > .question"),
    "viceroy": ("#board", "#hand", "#commit", ".frame > .question"),
}
WINDOWS: list[Size] = [(1440, 900), (1366, 657), (390, 664)]


def boxes(who: Person, places: tuple[str, ...]) -> list[Any]:
    who.be_still()
    return [who.page.locator(place).first.bounding_box() for place in places]


@pytest.mark.parametrize("window", WINDOWS, ids=["desk", "laptop", "phone"])
@pytest.mark.parametrize("game", PLACES)
def test_nothing_moves_under_the_pointer(person: MakePerson, game: str, window: Size) -> None:
    """Viscounts has a test of its own: more is pointed at there."""
    ania = person(viewport={"width": window[0], "height": window[1]})
    ania.go(with_bots(ania, game, 1))
    assert ania.wait_for_turn()
    before = boxes(ania, PLACES[game])
    assert all(before)
    answers = ania.page.locator(f"{CHOICES}:not([disabled])")
    for number in range(min(4, answers.count())):
        answers.nth(number).hover()
        assert boxes(ania, PLACES[game]) == before, "when it is pointed at"
        answers.nth(number).click()
        expect(ania.page.locator("#commit .primary")).to_be_enabled()
        assert boxes(ania, PLACES[game]) == before, "when it is chosen"
