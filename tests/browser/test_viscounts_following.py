"""Viscounts for whoever looks on: turns of others on the board, what stays of them, and what a pointer may not move."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import MakePerson
from tests.browser.person import Person, see
from tests.browser.test_viscounts import PHONE, create
from tests.browser.viscounts_over_http import Position, Seated, asks, offers, table_where

pytestmark = pytest.mark.long

LONG = "last"  # the option `piles`: enough rounds for everything to come up
MOVING = {"motion": True, "pace": "normal"}
LAPTOP = {"viewport": {"width": 1366, "height": 657}}
SQUARE = {"viewport": {"width": 1024, "height": 768}}


def primary(who: Person) -> Locator:
    return who.page.locator(".bar .primary")


def decline(who: Person) -> None:
    who.page.locator("#choices [data-action=decline]").click()
    primary(who).click()


def before_the_ai(now: Position) -> bool:
    """What is declined here ends the turn."""
    return bool(now["question"]["is"] == "AskRecruit" and now["view"]["round"] > 1)


def test_the_turn_of_the_ai_is_played_out_line_by_line(person: MakePerson) -> None:
    """Its scheme lies there and a line after the other is lit and in sight, on request only when one goes on."""
    ania = person(settings=MOVING)
    ania.go(table_where(ania, lambda seed: create(ania, seed=seed, piles=LONG, rival="noble"), before_the_ai))
    assert ania.wait_for_turn()
    decline(ania)
    tell, now = ania.page.locator(".tell"), ania.page.locator(".told li.now")
    tell.get_by_role("button", name="Step by step").click()
    expect(tell.get_by_role("button", name="Step by step")).to_have_attribute("aria-pressed", "true")
    expect(ania.page.locator("[data-own] .turn")).to_have_count(0)
    expect(primary(ania)).to_have_text("It is not your turn")
    lines = []
    for _ in range(4):
        expect(now).to_have_count(1)
        expect(now).to_be_in_viewport(ratio=0.9)
        expect(ania.question).not_to_contain_text("Hire")  # what was answered is asked no more
        lines.append(now.inner_text())
        tell.get_by_role("button", name="Next step").click()
        expect(now).not_to_have_text(lines[-1])
    assert len(set(lines)) == 4 and all("VW-" in line for line in lines)
    see(ania.page.locator(".ai .scheme"), "scheme (")
    expect(ania.choices).to_have_count(0)  # nothing is asked before all is told
    tell.get_by_role("button", name="To the end").click()
    assert ania.wait_for_turn()
    expect(tell).to_have_count(0)
    see(ania.page.locator(".since .last"), "AI")  # and what it did stays to be read


def three_climb(now: Position) -> bool:
    return any(each["action"].startswith("workers 3") for each in now["question"]["actions"])


def test_workers_climb_in_sight_of_the_castle(person: MakePerson) -> None:
    """What is told of it stands below the castle, and not over it."""
    ania = person(settings=MOVING, **LAPTOP)
    ania.go(table_where(ania, lambda seed: create(ania, seed=seed, piles=LONG, rival="cleric"), three_climb))
    assert ania.wait_for_turn()
    ania.page.locator('#choices [data-action^="workers 3"]').first.click()
    primary(ania).click()
    castle, tell = ania.page.locator("#board .castle, .board .castle"), ania.page.locator(".tell")
    expect(tell.locator("li.now")).to_be_visible()
    shown, told = castle.bounding_box(), tell.bounding_box()
    assert shown and told and shown["y"] + shown["height"] <= told["y"]
    expect(castle.locator(".land").last).to_be_in_viewport(ratio=1)


def test_what_others_did_last_stays_marked_on_the_board(person: MakePerson) -> None:
    ania = person()
    link = table_where(ania, lambda seed: create(ania, seed=seed, piles=LONG), rode)
    ania.go(link)
    assert ania.wait_for_turn()
    trail = ania.page.locator("path[data-trail='1']")
    expect(trail).to_have_count(1)
    seated = Seated(ania, link)
    ridden = [
        event
        for line in ania.context.request.get(f"{seated.path}/log").json()["lines"]
        for event in line["events"]
        if event["is"] == "ViscountMoved" and event["seat"] == 1
    ][-1]
    assert len(ridden["way"]) > 1 and ridden["way"][-1] == ridden["place"]
    expect(ania.page.locator(f"[data-rider='1'][data-at='{ridden['place']}']")).to_have_count(1)


def test_what_was_given_keeps_its_words_until_it_is_seen(person: MakePerson) -> None:
    """The red button never shows the text of an action; what would come of a deed goes with it."""
    ania = person(settings=MOVING)
    ania.go(create(ania, piles=LONG, rival="noble"))
    assert ania.wait_for_turn()
    ania.page.locator("#choices [data-action^=pair]").first.click()
    given = primary(ania).inner_text()
    ania.page.evaluate(
        """() => {
            const button = document.querySelector('.bar .primary');
            window.said = [];
            new MutationObserver(() => window.said.push(button.textContent))
                .observe(button, { childList: true, characterData: true, subtree: true });
        }"""
    )
    before = ania.asked()
    primary(ania).click()
    ania.wait_until_taken(before)
    assert set(ania.page.evaluate("window.said")) <= {given, "It is not your turn", "Choose first"}


def rode(now: Position) -> bool:
    return bool(now["question"]["is"] == "AskPlay" and now["view"]["round"] > 2)


def boxes(who: Person, *selectors: str) -> list[dict[str, Any] | None]:
    return [who.page.locator(selector).first.bounding_box() for selector in selectors]


@pytest.mark.parametrize("window", [{}, LAPTOP, PHONE], ids=["desk", "laptop", "phone"])
def test_nothing_moves_under_the_pointer(person: MakePerson, window: dict[str, Any]) -> None:
    """Not when a town is pointed at, and not when more workers or exchanges are chosen."""
    ania = person(**window)
    ania.go(table_where(ania, lambda seed: create(ania, seed=seed), offers("move")))
    assert ania.wait_for_turn()
    places = ("#board", "#hand", "#commit", ".frame > .question")
    ania.be_still()
    before = boxes(ania, *places)
    town = ania.page.locator("#board [data-place][role=button]").first
    town.hover()
    expect(ania.page.locator(".fore")).to_be_visible()
    assert boxes(ania, *places) == before
    ania.go(table_where(ania, lambda seed: create(ania, seed=seed, piles=LONG), several))
    assert ania.wait_for_turn()
    places = ("#board, .castle", ".pay .acts", "#commit", "#choices")
    act = ania.page.locator(".pay .act").filter(has_text="Trade")
    act.click()
    things = ania.page.locator(".pay .bo:enabled")
    expect(things.first).to_be_visible()
    ania.be_still()
    before = boxes(ania, *places)
    for number in range(things.count()):
        things.nth(number).click()
        expect(things.nth(number)).to_have_attribute("aria-pressed", "true")
        expect(ania.page.locator(".then")).to_be_visible()
        assert boxes(ania, *places) == before


def ring(who: Person) -> dict[str, list[float]]:
    """Where each place of the ring is drawn."""
    found: dict[str, list[float]] = who.page.locator("#board [data-place]").evaluate_all(
        """all => Object.fromEntries(all.map(each => {
            const { e, f } = each.getCTM();
            return [each.dataset.place, [e, f]];
        }))"""
    )
    return found


@pytest.mark.parametrize("window", [SQUARE, PHONE], ids=["mouse", "touch"])
def test_the_ring_turns_for_the_list_and_never_under_a_pointer(
    person: MakePerson, window: dict[str, Any]
) -> None:
    ania = person(**window)
    ania.go(table_where(ania, lambda seed: create(ania, seed=seed), elsewhere))
    assert ania.wait_for_turn()
    before = ring(ania)
    lit = ania.page.locator("#board [data-place][aria-pressed]")
    places = [each for each in lit.evaluate_all("all => all.map(each => each.dataset.place)") if each]
    assert places
    for place in places:
        drawn = ania.page.locator(f"#board [data-place='{place}']")
        if window is PHONE:
            drawn.tap()
        else:
            drawn.hover()
            assert ring(ania) == before
            drawn.click()
        pressed = ania.page.locator("#choices [aria-pressed=true]")
        expect(pressed).to_have_attribute("data-action", re.compile(rf"^move {place}\b"))
        assert ring(ania) == before
    hidden = ania.page.locator("#choices [data-action^=move]").evaluate_all(
        "(all, seen) => all.map(each => each.dataset.action).filter(each => !seen.includes(each.split(' ')[1]))",
        list(before),
    )
    ania.page.locator(f"#choices [data-action='{hidden[0]}']").click()
    expect(ania.page.locator(f"#board [data-place='{hidden[0].split(' ')[1]}']")).to_be_visible()


def elsewhere(now: Position) -> bool:
    """A ride is asked for, and one could end three segments on, which a part of the ring does not show."""
    question, view = now["question"], now["view"]
    if question["is"] != "AskMove":
        return False
    rides = {each["action"].split(" ")[1] for each in question["actions"]}
    here = view["players"][question["seat"]]["viscount"]
    return len(rides) > 2 and len({segment(each) for each in rides} - {segment(here)}) > 1


def segment(place: str) -> str:
    return place[-1] if place.startswith("inner") else "abcde"[(int(place[5:]) - 1) // 2]


def several(now: Position) -> bool:
    """More than one exchange can be had."""
    return any(choice["action"].startswith("trade 2") for choice in now["question"]["actions"])


def test_the_ring_carries_the_letters_that_texts_name(person: MakePerson) -> None:
    ania = person()
    ania.go(table_where(ania, lambda seed: create(ania, seed=seed), offers("move")))
    assert ania.wait_for_turn()
    for segment in "abcde":
        gate = ania.page.locator(f"#board [data-place='inner-{segment}'] text")
        expect(gate).to_have_text(segment.upper())
        spot = ania.page.locator(f"#board [data-spot='{segment}1'] text.letter")
        expect(spot).to_have_text(f"{segment.upper()}1")
    expect(ania.page.locator("#board [data-place='town-7'] text.t")).to_have_text("7")


def test_a_card_is_enlarged_by_resting_on_it_and_never_given_by_it(person: MakePerson) -> None:
    """Resting shows it, two quick clicks choose it at most, and a long press opens it."""
    ania = person()
    ania.go(table_where(ania, lambda seed: create(ania, seed=seed), asks("AskPlay")))
    assert ania.wait_for_turn()
    stands = ania.asked()
    card = ania.page.locator("#hand .hc").first
    card.hover()
    see(ania.page.locator(".peek"), "Icons")
    card.dblclick()
    ania.page.wait_for_timeout(300)  # nothing may come of it
    assert ania.asked() == stands
    marek = person("Marek", **PHONE)
    marek.go(table_where(marek, lambda seed: create(marek, seed=seed), asks("AskPlay")))
    assert marek.wait_for_turn()
    held = marek.page.locator("#hand .hc").first
    name = held.locator("b").inner_text()  # a card has its name on a phone, too
    held.dispatch_event("pointerdown", {"pointerType": "touch", "bubbles": True})
    see(marek.page.get_by_role("dialog"), name)


def test_a_rematch_has_a_tray_of_its_own(person: MakePerson) -> None:
    """From the end of one game to the next without loading the page anew."""
    ania = person()
    link = create(ania)
    Seated(ania, link).play_until(lambda now: False)
    ania.go(link)
    see(ania.end, "Winner")
    ania.end.get_by_role("button", name="Rematch").click()
    ania.page.wait_for_function("link => !location.href.endsWith(link)", arg=link)
    again = "/" + ania.page.url.split("/", 3)[3]
    now = Seated(ania, again).play_until(offers("construct"))
    assert now
    ania.wait_for_question(now["question"])
    pay = ania.page.locator(".pay")
    pay.locator("[data-act=construct]").click()
    thing = pay.locator(".bo:enabled").first
    thing.click()
    expect(thing).to_have_attribute("aria-pressed", "true")
    chosen = ania.page.locator("#choices [aria-pressed=true]")
    assert (chosen.get_attribute("data-action") or "").startswith(thing.get_attribute("data-target") or "?")
    expect(primary(ania)).to_be_enabled()
