"""Questions that ask for more room than others, each in the windows that have least of it."""

from __future__ import annotations

from tests.browser.conftest import MakePerson
from tests.browser.fitting import Screen, Size, faults, speak
from tests.browser.person import Person
from tests.browser.test_fits import ASKED, with_bots
from tests.browser.test_viscounts import create
from tests.browser.viceroy_over_http import table_that_asks
from tests.browser.viscounts_over_http import Position, Wanted, asks, table_where

UPRIGHT, LYING, NARROW, LAPTOP, DESK = (390, 664), (844, 390), (360, 600), (1366, 657), (1920, 1080)
CASTLE = Screen("castle", asks=True, commits=True, needs=("#question h1", "#commit"))
ALL_OF_IT = "each => each.scrollHeight <= each.clientHeight + 1 && each.scrollWidth <= each.clientWidth + 1"


def in_windows(who: Person, lang: str, *sizes: Size, whole: str = "", screen: Screen = ASKED) -> list[str]:
    """What does not fit, and where; `whole` is something that may not scroll either."""
    speak(who, lang)
    who.wait_for_turn()
    found = []
    for size in sizes:
        found += [f"{what} {size}" for what in faults(who, screen, size)]
        if whole and not who.page.locator(whole).evaluate(ALL_OF_IT):
            found.append(f"{whole} is cut off {size}")
    return found


def viscounts(who: Person, wanted: Wanted) -> None:
    who.go(table_where(who, lambda seed: create(who, seed=seed, piles="last"), wanted))


def viceroy(who: Person, kind: str) -> None:
    who.go(table_where(who, lambda seed: with_bots(who, "viceroy", 1, seed), asks(kind)))


def holds_four(now: Position) -> bool:
    hand = now["view"]["players"][now["question"]["seat"]]["hand"]
    return bool(now["question"]["is"] == "AskPlay" and len(hand) == 4)


def test_all_of_the_castle_is_seen_where_a_worker_is_bumped(person: MakePerson) -> None:
    """Its columns have the names that the question uses."""
    ania = person()
    viscounts(ania, asks("AskBump"))
    assert not in_windows(ania, "en", UPRIGHT, LYING, whole=".castle", screen=CASTLE)
    asked = ania.page.locator("#question h1").inner_text()
    named = [each.split(" ", 1)[1] for each in ania.page.locator(".castle .land").all_inner_texts()]
    assert any(name in asked for name in named)


def test_four_cards_lie_side_by_side_on_a_phone_and_the_own_points_above_them(person: MakePerson) -> None:
    ania = person()
    viscounts(ania, holds_four)
    assert not in_windows(ania, "en", UPRIGHT, whole="#hand")
    assert ania.page.locator("#own .points b").inner_text().isdigit()


def test_cards_that_are_rearranged_have_readable_letters(person: MakePerson) -> None:
    ania = person()
    viscounts(ania, asks("AskRearrange"))
    assert not in_windows(ania, "en", LYING)


def test_a_long_payment_fits_the_red_button_and_covers_no_name(person: MakePerson) -> None:
    ania = person()
    ania.go(table_that_asks(ania, "AskPay"))
    assert not in_windows(ania, "ru", NARROW, LYING, DESK)


def test_gems_are_put_back_with_a_finger_and_the_turn_is_counted(person: MakePerson) -> None:
    ania = person()
    viceroy(ania, "AskGem")
    ania.wait_for_turn()
    ania.page.set_viewport_size({"width": UPRIGHT[0], "height": UPRIGHT[1]})
    ania.page.locator("#choices .gem:not([disabled])").first.click()
    assert not faults(ania, ASKED, UPRIGHT)
    assert not faults(ania, ASKED, LYING)
    assert ania.page.locator("#hand").is_visible()
    assert ania.page.locator("#seats .turn").inner_text().endswith("/12")


def test_bids_are_read_in_a_low_window(person: MakePerson) -> None:
    ania = person()
    viceroy(ania, "AskBids")
    assert not in_windows(ania, "en", (1024, 600))


def test_a_low_window_has_wide_cards_beside_the_gems(person: MakePerson) -> None:
    ania = person()
    viceroy(ania, "AskCards")
    assert not in_windows(ania, "en", LAPTOP)
    boxes = [card.bounding_box() for card in ania.page.locator("#hand [data-card]").all()]
    gems = ania.page.locator("#screen").bounding_box()
    assert gems is not None
    assert all(box and box["width"] > 100 and box["x"] + box["width"] <= gems["x"] for box in boxes)
