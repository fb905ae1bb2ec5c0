"""Viscounts in windows with little room: what has to be in sight at once, and what the tour points at in each of them."""

from __future__ import annotations

from contextlib import suppress

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import MakePerson
from tests.browser.fitting import SETTLED, Size, speak
from tests.browser.person import SHORT, Person
from tests.browser.test_tight_questions import SEEN_WHOLE, holds_four
from tests.browser.test_viscounts import create
from tests.browser.viscounts_over_http import Position, asks, table_where

LANGUAGES = ("en", "pl", "ru", "cs")
WINDOWS: list[Size] = [
    (1366, 657),
    (390, 664),
    (667, 375),
    (844, 390),
    (768, 1024),
    (1024, 600),
    (1024, 768),
    (1920, 1080),
]
SQUARE: Size = (1024, 768)
FINGER = 43  # pixels
# What a step of the tour may point at, by its first words.
POINTED = {
    "Five segments": "#board",
    "This shows what the game": "#question",
    "Your cards sit": "[data-own] [data-spaces], .tray:has(.three)",
    "Behind this button": "#drawer, #tab-own",
    "Everything you can do": "#answers",
    "This shows what each": "#others, .strip, #tab-others, #seats",
}
# A sign that nothing is drawn around it is none: so much of it is in sight, in pixels across and down.
IN_SIGHT = """[...document.querySelectorAll(WHAT)].map(each => {
    const box = each.getBoundingClientRect(), hole = document.querySelector('.hole').getBoundingClientRect();
    const list = each.closest('[data-scrolls]')?.getBoundingClientRect() ?? box;
    const left = Math.max(box.left, hole.left, 0), right = Math.min(box.right, hole.right, innerWidth);
    const top = Math.max(box.top, list.top, hole.top, 0);
    const bottom = Math.min(box.bottom, list.bottom, hole.bottom, innerHeight);
    return Math.min(right - left, bottom - top) })"""


def resize(who: Person, size: Size) -> None:
    who.page.set_viewport_size({"width": size[0], "height": size[1]})
    who.page.evaluate(SETTLED, size[0])
    who.be_still()


def with_manuscripts(now: Position) -> bool:
    """A board with something on every part of it, and a hand."""
    mine = now["view"]["players"][now["question"]["seat"]]
    return bool(holds_four(now) and mine["manuscripts"] and all(mine["board"][1:]))


def test_the_own_board_is_whole_beside_the_ring(person: MakePerson) -> None:
    """With what is asked, the hand, the answers and the red button, and nothing has to be scrolled."""
    ania = person(viewport={"width": SQUARE[0], "height": SQUARE[1]})
    ania.go(table_where(ania, lambda seed: create(ania, seed=seed, piles="last"), with_manuscripts))
    for lang in LANGUAGES:
        speak(ania, lang)
        assert ania.wait_for_turn()
        resize(ania, SQUARE)
        for part in (".g", ".papers", ".c3", ".trk", ".slots", ".hd"):
            assert ania.page.locator(f"[data-own] {part}").first.evaluate(SEEN_WHOLE), (lang, part)
        for place in ("#question h1", "#commit .primary", "#choices [data-action] >> nth=0"):
            expect(ania.page.locator(place)).to_be_in_viewport(ratio=1)
        for card in ania.page.locator("#hand [data-card]").all():
            expect(card).to_be_in_viewport(ratio=1)


def test_the_first_pairs_are_whole_on_a_tablet(person: MakePerson) -> None:
    """Nothing is held yet, so that neither they nor their buttons need to be scrolled to."""
    ania = person(viewport={"width": 768, "height": 1024})
    ania.go(table_where(ania, lambda seed: create(ania, seed=seed, piles="last"), asks("AskPair")))
    for lang in LANGUAGES:
        speak(ania, lang)
        assert ania.wait_for_turn()
        ania.be_still()
        pairs = ania.page.locator("li:has([data-pair])")
        assert pairs.count() > 1
        for pair in pairs.all():
            assert pair.evaluate(SEEN_WHOLE), (lang, pair.inner_text())


@pytest.mark.parametrize("kind", ["AskPlay", "AskMove", "AskDiscard"])
def test_every_card_of_the_hand_can_be_read_and_tapped_on_a_low_phone(person: MakePerson, kind: str) -> None:
    ania = person(viewport={"width": 667, "height": 375}, has_touch=True)

    def held(now: Position) -> bool:
        hand = now["view"]["players"][now["question"]["seat"]]["hand"]
        return bool(now["question"]["is"] == kind and len(hand) > 2)

    ania.go(table_where(ania, lambda seed: create(ania, seed=seed, piles="last"), held))
    for lang in LANGUAGES:
        speak(ania, lang)
        assert ania.wait_for_turn()
        ania.be_still()
        for card in ania.page.locator("#hand [data-card]").all():
            expect(card).to_be_in_viewport(ratio=1)
            box = card.bounding_box()
            assert box and min(box["width"], box["height"]) >= FINGER
            name, of = card.locator("b").bounding_box(), box
            assert name and name["x"] >= of["x"] and name["x"] + name["width"] <= of["x"] + of["width"]
        if kind != "AskMove":
            last = ania.page.locator("#hand [data-card]").last
            ania.press(last)
            expect(last).to_have_attribute("aria-pressed", "true")


@pytest.mark.parametrize("kind", ["AskPlay", "AskAct"])
def test_each_step_of_the_tour_points_at_something_that_is_seen(person: MakePerson, kind: str) -> None:
    """In every window, and when the window becomes another one while a step is shown."""
    ania = person(settings={"toured": []}, viewport={"width": WINDOWS[0][0], "height": WINDOWS[0][1]})
    ania.go(table_where(ania, lambda seed: create(ania, seed=seed, piles="last"), asks(kind)))
    note = ania.page.locator(".note")
    expect(note).to_be_visible()
    while note.count():
        told = note.locator("p").inner_text()
        for size in WINDOWS:
            resize(ania, size)
            ania.page.wait_for_function(pointed())
        assert note.locator("p").inner_text() == told, "in the first window it is the same again"
        note.locator(".primary").click()


def pointed() -> str:
    """Whether the hole is around what the step tells of."""
    cases = "".join(
        f"if (words.startsWith({words!r})) return {IN_SIGHT.replace('WHAT', repr(what))}.some(seen => seen > 20);"
        for words, what in POINTED.items()
    )
    return f"() => {{ const words = document.querySelector('.note p').innerText; {cases} return false; }}"


def test_the_tour_points_at_the_tab_that_the_own_board_lies_behind(person: MakePerson) -> None:
    ania = person(settings={"toured": []}, viewport={"width": 1024, "height": 600})
    ania.go(table_where(ania, lambda seed: create(ania, seed=seed, piles="last"), asks("AskPlay")))
    note = ania.page.locator(".note")
    expect(note).to_be_visible()
    ania.page.get_by_role("tab", name="Chronicle").evaluate("each => each.click()")
    for _ in range(2):
        note.locator(".primary").click()
    expect(note).to_contain_text("Behind this button lies your board")
    ania.page.wait_for_function(pointed())
    ania.page.get_by_role("tab", name="Your board").evaluate("each => each.click()")
    expect(note).to_contain_text("Your cards sit on three spaces")
    ania.page.wait_for_function(pointed())


def test_a_ride_tells_of_a_trade_what_the_trade_tells_then(person: MakePerson) -> None:
    """What the action brings is counted apart from what the ride costs, before the ride and after it."""
    ania = person()
    found: list[str] = []

    def trades(now: Position) -> bool:
        found[:] = [
            choice["action"]
            for choice in now["question"]["actions"]
            if choice["action"].startswith("move town-") and not choice["action"].endswith(" 0")
        ]
        return bool(now["question"]["is"] == "AskMove" and found)

    ania.go(table_where(ania, lambda seed: create(ania, seed=seed, piles="last"), trades))
    assert ania.wait_for_turn()
    brings = ania.page.locator(".fore [data-could=trade] [data-brings]")
    for ride in found:
        ania.page.locator(f'#choices [data-action="{ride}"]').click()
        expect(ania.page.locator(".fore [data-could=trade]")).to_be_visible()
        with suppress(AssertionError):
            expect(brings.first).to_be_visible(timeout=SHORT)
            break
    told = sorted(brings.locator("b").all_inner_texts())
    assert told
    before = ania.asked()
    ania.page.locator(".bar .primary").click()
    ania.wait_until_taken(before)
    assert ania.wait_for_turn()
    ania.page.locator(".pay [data-act=trade]").click()
    ania.page.locator(".pay [data-target^=trade]:not([disabled])").last.click()
    expect(ania.page.locator(".then .chip b").first).to_be_visible()
    assert sorted(ania.page.locator(".then .chip.in b, .then .chip.out b").all_inner_texts()) == told


def test_the_price_of_a_ride_is_said_once(person: MakePerson) -> None:
    """In words; a chip of the same silver beside them would look like a second price."""
    ania = person()
    paid: list[str] = []

    def costs(now: Position) -> bool:
        found = [choice["action"] for choice in now["question"]["actions"]]
        paid[:] = [action for action in found if action.startswith("move ") and not action.endswith(" 0")]
        return bool(now["question"]["is"] == "AskMove" and paid)

    ania.go(table_where(ania, lambda seed: create(ania, seed=seed, piles="last"), costs))
    assert ania.wait_for_turn()
    ania.page.locator(f'#choices [data-action="{paid[0]}"]').click()
    expect(ania.page.locator(".fore [data-could]").first).to_be_visible()
    expect(ania.page.locator(".fore p")).to_contain_text(f"{paid[0].split()[-1]}\N{NO-BREAK SPACE}silver")
    expect(ania.page.locator(".fore p [data-thing=silver]")).to_have_count(0)


def builds(now: Position) -> bool:
    return any(choice["action"].startswith("construct ") for choice in now["question"]["actions"])


def begin_a_building(who: Person) -> None:
    who.press(who.page.locator(".pay [data-act=construct]"))
    building = who.page.locator(".pay [data-target^=construct]:not([disabled])").first
    expect(building).to_be_visible()
    if building.get_attribute("aria-pressed") != "true":
        who.press(building)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_payment_is_whole_in_a_low_window(person: MakePerson, lang: str) -> None:
    """What is built, its slot and spot, and the icons that count for it."""
    ania = person(viewport={"width": 1024, "height": 600})
    ania.go(table_where(ania, lambda seed: create(ania, seed=seed, piles="last"), builds))
    speak(ania, lang)
    assert ania.wait_for_turn()
    begin_a_building(ania)
    for part in ("[data-part=slot] button", "[data-part=spot] button", "[data-counted]"):
        expect(ania.page.locator(f".pay {part}").first).to_be_visible()
        ania.be_still()
        assert ania.page.locator(f".pay {part}").first.evaluate(SEEN_WHOLE), (lang, part)


def test_slots_and_spots_are_brought_into_sight_on_a_low_phone(person: MakePerson) -> None:
    """The list of them is longer than its place: it goes to what is chosen next, and shows that there is more above."""
    ania = person(viewport={"width": 667, "height": 375}, has_touch=True)
    ania.go(table_where(ania, lambda seed: create(ania, seed=seed, piles="last"), builds))
    assert ania.wait_for_turn()
    begin_a_building(ania)
    for part in ("slot", "spot"):
        expect(ania.page.locator(f".pay [data-part={part}] button").first).to_be_in_viewport(ratio=1)
    expect(ania.page.locator(".bar .primary")).to_be_in_viewport(ratio=1)
