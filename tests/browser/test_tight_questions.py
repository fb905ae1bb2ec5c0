"""Questions that ask for more room than others, each in the windows that have least of it."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import MakePerson
from tests.browser.fitting import Screen, Size, faults, speak
from tests.browser.person import Person
from tests.browser.test_fits import ASKED, with_bots
from tests.browser.test_viscounts import create
from tests.browser.test_viscounts_foretelling import table_with_a_building
from tests.browser.viceroy_over_http import table_that_asks
from tests.browser.viscounts_over_http import Position, Wanted, asks, offers, table_where

UPRIGHT, LYING, NARROW, LAPTOP, DESK = (390, 664), (844, 390), (360, 600), (1366, 657), (1920, 1080)
CASTLE = Screen("castle", asks=True, commits=True, needs=("#question h1", "#commit", ".castle[role=group]"))
# No edge of what scrolls around it cuts it.
SEEN_WHOLE = """each => { const box = each.getBoundingClientRect();
    const edge = each.closest('[data-scrolls]').getBoundingClientRect();
    return box.top >= edge.top - 1 && box.bottom <= edge.bottom + 1 }"""
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


def test_the_castle_and_what_workers_cost_are_whole_on_an_upright_phone(person: MakePerson) -> None:
    """In the language with the longest names, and the longest word for what costs nothing."""
    ania = person(has_touch=True)
    viscounts(ania, offers("workers"))
    speak(ania, "ru")
    ania.wait_for_turn()
    ania.page.set_viewport_size({"width": UPRIGHT[0], "height": UPRIGHT[1]})
    ania.press(ania.page.locator(".pay [data-act=place]"))
    ania.press(ania.page.locator(".pay [data-target^='place ']:not([disabled])").first)
    ania.be_still()
    for part in (".castle", *(f".pay [data-target='place {n}']" for n in (1, 2, 3, 4))):
        for each in ania.page.locator(part).all():
            assert each.evaluate(ALL_OF_IT), part


def test_four_cards_lie_side_by_side_on_a_phone_and_the_own_points_above_them(person: MakePerson) -> None:
    ania = person()
    viscounts(ania, holds_four)
    assert not in_windows(ania, "en", UPRIGHT, whole="#hand")
    assert ania.page.locator("#own .points b").inner_text().isdigit()


def test_the_hand_is_whole_on_the_lowest_phones(person: MakePerson) -> None:
    """Four cards with the names that are longest, side by side, none of them cut."""
    ania = person()
    viscounts(ania, holds_four)
    assert not in_windows(ania, "ru", (667, 375), (640, 360), whole="#hand")


def test_a_long_question_is_read_on_the_lowest_phones(person: MakePerson) -> None:
    ania = person()
    viscounts(ania, asks("AskBump"))
    assert not in_windows(ania, "ru", (640, 360), (932, 430), screen=CASTLE)


def test_the_question_is_not_scrolled_away_on_a_wide_phone_that_lies(person: MakePerson) -> None:
    """There is no more room for it than on a narrow one, and its letters are no larger."""
    ania = person()
    viceroy(ania, "AskLawOnTop")
    assert not in_windows(ania, "ru", (932, 430), (640, 360), whole=".question [data-scrolls]")


def test_two_circles_are_read_on_an_upright_phone_and_no_more_is_beside_them(person: MakePerson) -> None:
    """Each is an answer in words: one at a time was a list that nobody sees through."""
    ania = person()
    viceroy(ania, "AskRecolour")
    assert not in_windows(ania, "ru", UPRIGHT)
    circles = ania.page.locator("#choices .scroller [data-action]")
    for circle in circles.all()[:2]:
        assert circle.evaluate(SEEN_WHOLE)
    enough = ania.page.locator("#choices [data-action=enough]")
    expect(enough).to_be_in_viewport(ratio=1)
    assert enough.evaluate("each => !each.closest('[data-scrolls]')")


def test_all_parts_of_a_building_are_in_sight(person: MakePerson) -> None:
    """Slot and spot stand below the building that is chosen, and nothing has to be scrolled to reach them."""
    ania = person()
    link, _, (pays, _, _) = table_with_a_building(ania)
    ania.go(link)
    for lang in ("en", "pl", "ru", "cs"):
        speak(ania, lang)
        assert ania.wait_for_turn()
        ania.page.locator(".pay [data-act=construct]").click()
        ania.page.locator(f".pay [data-target='{' '.join(pays.split()[:2])}']").click()
        fields = ania.page.locator(".pay [data-part=slot] button, .pay [data-part=spot] button")
        expect(fields.nth(3)).to_be_visible()  # two of each at least
        expect(ania.page.locator(".pay [data-part=slot] [data-brings]").first).to_be_visible()
        for size in (UPRIGHT, LYING, (1024, 600), LAPTOP, (1440, 900), DESK):
            assert not faults(ania, ASKED, size)
            for field in fields.all():
                assert field.evaluate(SEEN_WHOLE), (lang, size)


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


def test_the_pyramid_has_room_while_cards_are_bid_for_at_a_laptop(person: MakePerson) -> None:
    """Its cards are not flattened, and no gem of the own is cut off."""
    ania = person()

    def late(now: Position) -> bool:
        return bool(now["question"]["is"] == "AskBids" and now["view"]["turn"] > 6)

    ania.go(table_where(ania, lambda seed: with_bots(ania, "viceroy", 1, seed), late))
    assert not in_windows(ania, "en", LAPTOP)
    under, hand = (ania.page.locator(each).bounding_box() for each in (".under", "main > .hand"))
    assert under and hand
    assert under["height"] >= 150
    if not ania.page.locator("#hand [data-card]").count():
        assert under["height"] >= 180
    for gem in ania.page.locator("#screen button").all():
        box = gem.bounding_box()
        assert (
            box and box["y"] >= hand["y"] - 1 and box["y"] + box["height"] <= hand["y"] + hand["height"] + 1
        )
