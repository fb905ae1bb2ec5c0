"""What the page foretells of a place is what the server counts once the card stands there."""

from __future__ import annotations

import re

import pytest

from tests.browser.conftest import MakePerson
from tests.browser.person import Person
from tests.browser.test_viceroy import create
from tests.browser.viceroy_over_http import ALONE, Position, Seated, asks

PLACES = ("AskPlace", "AskPlaces")
ALL_IS_GIVEN = ("AskCards", "AskBids")  # not while a deck is chosen
CHECKED = 4


def total(position: Position) -> int:
    return sum(points[0] for points in position["headings"].values())


def is_placing(position: Position) -> bool:
    return any(asks(kind)(position) for kind in PLACES) and any(
        choice["action"].startswith("at ") for choice in position["question"]["actions"]
    )


def foretold(who: Person, now: int) -> int:
    """The score behind the arrow; without an arrow it stays what it is."""
    told = who.page.locator(".fore .score")
    found = re.fullmatch(r"(-?\d+) → (-?\d+)", told.inner_text()) if told.count() else None
    if found is None:
        return now
    assert int(found[1]) == now
    return int(found[2])


@pytest.mark.parametrize("edition", ["ru", "cs", "pl"])
def test_the_score_that_is_foretold_is_the_score_that_comes(person: MakePerson, edition: str) -> None:
    """Where nothing is left to choose: what a law or a gift of choice brings is not foretold."""
    ania = person()
    link = create(ania, edition, ALONE)
    seated = Seated(ania, link)
    ania.go(link)
    checked = 0
    while checked < CHECKED and seated.play_until(is_placing):
        before = seated.position()
        ania.wait_for_question(before["question"])
        asked = ania.asked()
        spot = ania.page.locator(".spot.ask").last
        spot.click()
        ania.page.wait_for_selector(".fore[data-told=true]")
        expected = foretold(ania, total(before))
        ania.page.locator(".bar .primary").click()
        ania.wait_until_taken(asked)
        after = seated.position()
        while asks("AskGem")(after):  # what comes beside gems is counted, whichever they are
            seated.answer(after, checked)
            after = seated.position()
        given = after["question"] is not None and after["question"]["is"] in ALL_IS_GIVEN
        if given:
            assert total(after) == expected
            checked += 1
    assert checked
