"""Viscounts for whoever plays it for the first time: what was overlooked or misread at the table."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import MakePerson
from tests.browser.fitting import speak
from tests.browser.person import Person
from tests.browser.test_viscounts import create
from tests.browser.viscounts_over_http import Position, Seated, asks, offers, table_where

SQUARE = {"viewport": {"width": 1024, "height": 768}}
WIDE = {"viewport": {"width": 1440, "height": 900}}
LYING = {"viewport": {"width": 844, "height": 390}}
WINDOWS = {"square": SQUARE, "wide": WIDE, "lying": LYING}

# Every sign of a row of the track, as it is drawn, with the numbers that hang over its edge.
SIGNS = """row => [...row.querySelectorAll('svg')].map(svg => {
    const parts = [...svg.children].map(each => each.getBoundingClientRect())
    return [Math.min(...parts.map(p => p.left)), Math.min(...parts.map(p => p.top)),
            Math.max(...parts.map(p => p.right)), Math.max(...parts.map(p => p.bottom))]
})"""
Box = list[float]
TOUCH = 3.0  # pixels by which the shadow of a sign may touch the next


def overlap(one: Box, other: Box) -> bool:
    across = min(one[2], other[2]) - max(one[0], other[0])
    down = min(one[3], other[3]) - max(one[1], other[1])
    return across > TOUCH and down > TOUCH


def at_the_first_card(who: Person) -> None:
    """To a turn: the start is answered by the first answer each time."""
    who.go(create(who, seed=3))
    for _ in range(12):
        assert who.wait_for_turn()
        if who.page.locator('#choices [data-action^="play "]').count():
            return
        before = who.asked()
        who.page.locator("#choices [data-action]").first.click()
        who.page.locator(".bar .primary").click()
        who.wait_until_taken(before)
    raise AssertionError("the first turn does not come")


def show_own_board(who: Person) -> Locator:
    drawer = who.page.locator("#drawer")
    if drawer.count():
        drawer.click()
        who.page.get_by_role("tab", name="Your board").click()
    return who.page.locator("[data-own]")


@pytest.mark.parametrize("window", WINDOWS)
def test_signs_of_the_track_lie_beside_each_other(person: MakePerson, window: str) -> None:
    ania = person(**WINDOWS[window])
    at_the_first_card(ania)
    rows = show_own_board(ania).locator(".trk .up, .trk .lo")
    expect(rows).to_have_count(14)
    signs = [box for row in rows.all() for box in row.evaluate(SIGNS)]
    pairs = [(one, other) for at, one in enumerate(signs) for other in signs[:at] if overlap(one, other)]
    assert len(signs) > 20 and pairs == []


@pytest.mark.parametrize("window", WINDOWS)
def test_how_near_the_end_is(person: MakePerson, window: str) -> None:
    """The debts and deeds that are left are in sight, and pressed they say what comes when they run out."""
    ania = person(**WINDOWS[window])
    at_the_first_card(ania)
    ends = ania.page.locator(".ends")
    expect(ends).to_have_count(1)
    expect(ends).to_be_in_viewport(ratio=1)
    expect(ends).to_contain_text("to the end")
    expect(ends.locator("b")).to_have_count(2)
    ends.click()
    expect(ania.page.locator("dialog [data-ends]")).to_contain_text("the next one is the last")


def test_goods_and_the_three_cards_are_seen_together(person: MakePerson) -> None:
    ania = person(**SQUARE)
    at_the_first_card(ania)
    board = ania.page.locator("[data-own]")
    for part in (".g", ".gl.papers", ".c3"):
        expect(board.locator(part)).to_be_in_viewport(ratio=0.95)


@pytest.mark.parametrize("kind", ["AskResource", "AskDiscard"])
def test_a_question_says_what_it_follows_from(person: MakePerson, kind: str) -> None:
    ania = person(**SQUARE)
    ania.go(table_where(ania, lambda seed: create(ania, seed=seed), asks(kind)))
    assert ania.wait_for_turn()
    expect(ania.page.locator("[data-because]")).to_have_text(re.compile(r"^Reason: .+\.$"))
    expect(ania.page.locator("[data-because]")).to_be_in_viewport(ratio=0.95)


def free_elsewhere(now: Position) -> bool:
    """Rides that cost nothing lead only out of the segment where the viscount stands."""
    moves = [each["action"].split(" ") for each in now["question"]["actions"]]
    free = [place for verb, place, silver in (each for each in moves if each[0] == "move") if silver == "0"]
    here = now["view"]["players"][now["question"]["seat"]]["viscount"]
    return bool(free) and segment(here) not in [segment(place) for place in free]


def segment(place: str) -> str:
    kind, name = place.split("-")
    return name if kind == "inner" else "abcde"[(int(name) - 1) // 2]


def test_the_ring_shows_where_a_ride_is_free(person: MakePerson) -> None:
    """And it stays when the pointer goes over it."""
    ania = person(**SQUARE)
    ania.go(table_where(ania, lambda seed: create(ania, seed=seed), free_elsewhere))
    assert ania.wait_for_turn()
    free = ania.page.locator("#board [data-price]").filter(has_text=re.compile("^0$"))
    expect(free.first).to_be_in_viewport(ratio=1)
    place = free.first.get_attribute("data-price")
    ania.page.locator("#board").hover()
    expect(ania.page.locator(f"#board [data-price={place}]")).to_be_in_viewport(ratio=1)


def discards_unseen(now: Position) -> bool:
    verbs = {each["action"].split(" ")[0] for each in now["question"]["actions"]}
    return {"discard", "discard-top"} <= verbs


def test_answers_say_where_their_telling_ends(person: MakePerson) -> None:
    """What comes of an unseen card cannot be told as far as what comes of one that is seen."""
    ania = person(**SQUARE)
    ania.go(table_where(ania, lambda seed: create(ania, seed=seed), discards_unseen))
    assert ania.wait_for_turn()
    expect(ania.page.locator("#choices [data-action=discard-top] .more")).to_have_text(
        "Then the top card is revealed."
    )


def test_icons_and_ability_of_townsfolk_are_apart(person: MakePerson) -> None:
    ania = person(**SQUARE)
    ania.go(table_where(ania, lambda seed: create(ania, seed=seed), asks("AskHire")))
    assert ania.wait_for_turn()
    expect(ania.page.locator("#choices .ability").first).to_be_visible()
    assert (
        ania.page.locator("#choices .ability").first.evaluate(
            "each => getComputedStyle(each).borderLeftWidth"
        )
        != "0px"
    )


def test_a_sign_behind_a_name_is_explained(person: MakePerson) -> None:
    """`player card 4*`: below the answers stands what the asterisk means."""
    ania = person(**SQUARE)
    ania.go(table_where(ania, lambda seed: create(ania, seed=seed), asks("AskPair")))
    assert ania.wait_for_turn()
    expect(ania.page.locator("#choices")).to_contain_text("*")
    expect(ania.page.locator("#choices .legend")).to_contain_text("* reconstruction")


@pytest.mark.parametrize("window", ["square", "lying"])
def test_the_tour_stands_beside_what_it_shows(person: MakePerson, window: str) -> None:
    ania = person(settings={"toured": []}, **WINDOWS[window])
    ania.go(table_where(ania, lambda seed: create(ania, seed=seed), asks("AskPlay")))
    note, hole = ania.page.locator(".note"), ania.page.locator(".hole")
    last = ""
    while note.count():
        expect(note.locator("p")).not_to_have_text(last)
        last = note.locator("p").inner_text()
        told, shown = note.bounding_box(), hole.bounding_box()
        assert told and shown
        across = min(told["x"] + told["width"], shown["x"] + shown["width"]) - max(told["x"], shown["x"])
        down = min(told["y"] + told["height"], shown["y"] + shown["height"]) - max(told["y"], shown["y"])
        assert across <= 0 or down <= 0, last
        if last.startswith("Your cards sit"):
            for part in (".c3", ".trk"):
                expect(ania.page.locator(f"[data-own] {part}")).to_be_in_viewport(ratio=0.9)
        note.locator(".primary").click()


@pytest.mark.parametrize("size", [(1366, 657), (1024, 600), (390, 664), (667, 375)])
def test_the_own_points_are_in_sight(person: MakePerson, size: tuple[int, int]) -> None:
    ania = person(viewport={"width": size[0], "height": size[1]})
    link = table_where(ania, lambda seed: create(ania, seed=seed), asks("AskHire"))
    ania.go(link)
    assert ania.wait_for_turn()
    points = Seated(ania, link).position(0)["scores"][0]
    own = ania.page.locator("[data-own] .pts, .own .points")
    expect(own).to_have_count(1)
    expect(own).to_be_in_viewport(ratio=1)
    expect(own).to_have_text(str(points).replace("-", "−"))


def test_labels_of_the_spaces_lie_below_the_cards(person: MakePerson) -> None:
    """At the foot of a card are its effects."""
    ania = person(viewport={"width": 1366, "height": 657})
    ania.go(table_where(ania, lambda seed: create(ania, seed=seed), asks("AskHire")))
    assert ania.wait_for_turn()
    for space in ania.page.locator("[data-own] .cs").all():
        card, label = space.locator("button, .empty").bounding_box(), space.locator(".no").bounding_box()
        assert card and label and label["y"] >= card["y"] + card["height"]


RING = 4.5  # pixels of it lie around a card that is lifted


@pytest.mark.parametrize("size", [(1366, 657), (1024, 600), (390, 664), (667, 375)])
def test_a_card_that_is_lifted_is_seen_whole(person: MakePerson, size: tuple[int, int]) -> None:
    """It lies in a list, which cuts off what is outside of it."""
    ania = person(viewport={"width": size[0], "height": size[1]})
    ania.go(table_where(ania, lambda seed: create(ania, seed=seed, piles="last"), asks("AskRearrange")))
    assert ania.wait_for_turn()
    card = ania.page.locator(".tray [data-space='1']")
    card.click()
    expect(card).to_have_class(re.compile(r"\bon\b"))
    ania.be_still()
    box, around = card.bounding_box(), ania.page.locator(".tray [data-scrolls]").bounding_box()
    assert box and around
    assert box["y"] - RING >= around["y"]
    assert box["x"] - RING >= around["x"]
    assert box["y"] + box["height"] + RING <= around["y"] + around["height"]


@pytest.mark.parametrize(
    ("kind", "words"),
    [("AskRecruit", "Hire nobody"), ("AskDiscard", "Discard nothing"), ("AskDestroy", "Destroy nothing")],
)
def test_declining_says_what_is_not_done_and_what_comes_then(
    person: MakePerson, kind: str, words: str
) -> None:
    ania = person(viewport={"width": 1366, "height": 657})
    ania.go(table_where(ania, lambda seed: create(ania, seed=seed, piles="last"), asks(kind)))
    assert ania.wait_for_turn()
    declining = ania.page.locator("#choices [data-action=decline]")
    expect(declining).to_contain_text(words)
    expect(declining.locator("[data-then]")).to_have_text(re.compile(r"^Then\b"))


def discards_for_the_financier(now: Position) -> bool:
    """Its two silver come whether or not a card is discarded for it."""
    because = now["question"]["because"]
    return bool(
        now["question"]["is"] == "AskDiscard" and because and because["words"] == "You play Financier."
    )


def test_declining_says_what_it_brings_all_the_same(person: MakePerson) -> None:
    ania = person(viewport={"width": 1366, "height": 657})
    ania.go(table_where(ania, lambda seed: create(ania, seed=seed), discards_for_the_financier))
    assert ania.wait_for_turn()
    declining = ania.page.locator("#choices [data-action=decline]")
    expect(declining.locator("[data-thing=silver] .for-readers")).to_have_text("2 silver")


def test_the_tour_leaves_most_of_the_ring_in_sight_on_a_phone(person: MakePerson) -> None:
    """Beside the ring there is no room for its words."""
    ania = person(settings={"toured": []}, has_touch=True, viewport={"width": 390, "height": 664})
    ania.go(table_where(ania, lambda seed: create(ania, seed=seed), asks("AskPlay")))
    note, ring = ania.page.locator(".note"), ania.page.locator("#board")
    expect(note).to_contain_text("Five segments")
    told, shown = note.bounding_box(), ring.bounding_box()
    assert told and shown
    assert min(told["y"] + told["height"], shown["y"] + shown["height"]) - max(told["y"], shown["y"]) < (
        shown["height"] / 2
    )


def test_escape_before_the_tour_does_not_end_it(person: MakePerson) -> None:
    ania = person(settings={"toured": []}, viewport={"width": 1024, "height": 768})
    link = table_where(ania, lambda seed: create(ania, seed=seed), asks("AskPair"))
    ania.go(link)
    assert ania.wait_for_turn()
    ania.page.keyboard.press("?")
    expect(ania.page.get_by_role("dialog")).to_be_visible()
    ania.page.keyboard.press("Escape")
    expect(ania.page.get_by_role("dialog")).to_have_count(0)
    Seated(ania, link).play_until(asks("AskPlay"))
    expect(ania.page.locator(".note")).to_contain_text("Five segments")


def test_the_newest_line_stays_in_sight_where_the_chronicle_becomes_lower(person: MakePerson) -> None:
    ania = person(viewport={"width": 1366, "height": 900})
    ania.go(table_where(ania, lambda seed: create(ania, seed=seed), asks("AskRecruit")))
    assert ania.wait_for_turn()
    ania.page.get_by_role("tab", name="Chronicle").click()
    newest = ania.page.get_by_role("log").locator("li").last
    expect(newest).to_be_in_viewport(ratio=1)
    ania.page.set_viewport_size({"width": 1366, "height": 657})
    expect(newest).to_be_in_viewport(ratio=1)


def test_a_lens_above_a_card_is_whole(person: MakePerson) -> None:
    ania = person(has_touch=True, viewport={"width": 390, "height": 664})
    ania.go(table_where(ania, lambda seed: create(ania, seed=seed), asks("AskPlay")))
    assert ania.wait_for_turn()
    hand = ania.page.locator("#hand").bounding_box()
    for each in ania.page.locator("#hand .near").all():
        lens = each.bounding_box()
        assert hand and lens and lens["y"] >= hand["y"]


def test_a_trade_says_what_it_is_for(person: MakePerson) -> None:
    ania = person(viewport={"width": 1366, "height": 657})
    ania.go(table_where(ania, lambda seed: create(ania, seed=seed), offers("trade")))
    assert ania.wait_for_turn()
    trades = ania.page.locator('#choices [data-action^="trade "]')
    expect(trades.first).to_be_visible()
    for trade in trades.all():
        expect(trade.locator("svg")).not_to_have_count(0)


def cannot_pay_a_dismissal(now: Position) -> bool:
    return any(
        each["action"].startswith("dismiss") and each["refusal"]["lacks"]
        for each in now["question"].get("barred", [])
    )


def test_what_a_dismissal_lacks_is_said_once(person: MakePerson) -> None:
    ania = person(viewport={"width": 1366, "height": 657})
    ania.go(table_where(ania, lambda seed: create(ania, seed=seed), cannot_pay_a_dismissal))
    assert ania.wait_for_turn()
    said = ania.page.locator("[data-dismiss]:disabled small", has_text=re.compile("issing"))
    for act in ania.page.locator(".pay [data-act]").all():
        act.click()
        if said.count():
            break
    expect(said).to_have_text(re.compile(r"^Missing: [^.]*$"))


@pytest.mark.parametrize("lang", ["en", "pl", "ru", "cs"])
def test_the_town_where_one_trades_is_seen_on_a_phone(person: MakePerson, lang: str) -> None:
    """With the viscount in it, below no arrow."""
    ania = person(has_touch=True, viewport={"width": 390, "height": 664})
    ania.go(table_where(ania, lambda seed: create(ania, seed=seed), offers("trade")))
    speak(ania, lang)
    assert ania.wait_for_turn()
    ania.be_still()
    rider = ania.page.locator("#board [data-rider='0']")
    expect(rider).to_be_in_viewport(ratio=0.9)
    knight = rider.bounding_box()
    for arrow in ania.page.locator("#board .go").all():
        box = arrow.bounding_box()
        assert knight and box
        assert not overlap(
            [knight["x"], knight["y"], knight["x"] + knight["width"], knight["y"] + knight["height"]],
            [box["x"], box["y"], box["x"] + box["width"], box["y"] + box["height"]],
        )
