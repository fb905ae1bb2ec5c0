"""What the page of Viscounts tells before the click, and deeds of several answers: all of it as the server foretells it."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import MakePerson
from tests.browser.person import Person, see
from tests.browser.test_viscounts import create
from tests.browser.viscounts_over_http import SEEDS, Position, Seated, asks, offers, table_where

LONG = "last"  # the option `piles`: enough rounds for everything to come up


def foretold(seated: Seated, now: Position, *actions: str) -> dict[str, Any]:
    asked = {"id": "what-if", "seat": now["question"]["seat"], "question": now["question"]["number"]}
    answer = seated.who.context.request.post(f"{seated.path}/foretell", data={**asked, "actions": actions})
    told: dict[str, Any] = answer.json()
    return told


def building(seated: Seated, now: Position) -> list[str]:
    """A building with a choice of slots and of spots: the answers up to the spot, the last of each."""
    for choice in now["question"]["actions"]:
        if not choice["action"].startswith("construct "):
            continue
        row = [choice["action"]]
        for kind in ("AskSlot", "AskSpot"):
            asked = foretold(seated, now, *row)["asked"]
            if asked is None or asked["is"] != kind:
                break
            row.append(asked["actions"][-1]["action"])
        if len(row) == 3:
            return row
    return []


def table_with_a_building(who: Person) -> tuple[str, Seated, list[str]]:
    """A table at which this person can build, and how."""
    for seed in SEEDS:
        link = create(who, seed=seed, piles=LONG)
        seated = Seated(who, link, seed)
        found: list[str] = []

        def wanted(now: Position, seated: Seated = seated, found: list[str] = found) -> bool:
            found[:] = building(seated, now) if now["question"]["is"] == "AskAct" else []
            return bool(found)

        if seated.play_until(wanted):
            return link, seated, found
    raise AssertionError("nothing can be built at any of these tables")


def option(who: Person, action: str) -> Locator:
    """The button of a slot or a spot."""
    return who.page.locator(f".pay [data-part] [data-action='{action}']")


def worth(told: dict[str, Any]) -> tuple[int, int]:
    """Points that come, and goods, of which one may be left to choose."""
    points = [each["after"] - each["before"] for each in told["scores"] if each["seat"] == told["seat"]]
    goods = sum(told["gain"].get(good, 0) for good in ("silver", "ink", "gold", "stone"))
    return sum(points), goods + int(told["asked"] is not None and told["asked"]["is"] == "AskResource")


def best(seated: Seated, now: Position, *row: str) -> str:
    """The answer to what is asked after a row that brings most; of several the first."""
    offered = [choice["action"] for choice in foretold(seated, now, *row)["asked"]["actions"]]
    return max(offered, key=lambda action: worth(foretold(seated, now, *row, action)))


def primary(who: Person) -> Locator:
    return who.page.locator(".bar .primary")


def test_spot_slot_and_payment_are_one_deed(person: MakePerson) -> None:
    """The spot is tapped on the ring before anything else; one message, one line, one undo."""
    ania = person()
    link, seated, (pays, slot, spot) = table_with_a_building(ania)
    ania.go(link)
    assert ania.wait_for_turn()
    before, asked = ania.table(link)["seq"], ania.asked()
    ania.page.locator(f"[data-spot='{spot.split()[1]}'][role=button]").click()
    target = " ".join(pays.split()[:2])
    ania.page.locator(f".pay [data-target='{target}']").click()
    ania.page.locator(f'#choices [data-action="{pays}"]').click()
    option(ania, slot).click()
    expect(option(ania, spot)).to_have_attribute("aria-pressed", "true")
    expect(ania.page.locator(f"[data-spot='{spot.split()[1]}']")).to_have_attribute("aria-pressed", "true")
    see(primary(ania), spot.split()[1].upper())
    words = primary(ania).inner_text()
    ania.page.reload()  # what is put together outlives it
    expect(primary(ania)).to_have_text(words)
    expect(ania.page.locator(".then [data-heading=buildings]")).to_contain_text("→")
    primary(ania).click()
    ania.wait_until_taken(asked)
    assert ania.wait_for_turn()
    log = ania.context.request.get(f"{seated.path}/log").json()
    mine = [entry for entry in log["lines"] if entry["seq"] == before + 1]
    assert len(mine) == 1 and any(event["is"] == "Built" for event in mine[0]["events"])
    built = next(event for event in mine[0]["events"] if event["is"] == "Built")
    assert (f"slot {built['slot']}", f"spot {built['spot']}") == (slot, spot)
    ania.page.get_by_role("button", name="Undo").click()
    expect(ania.page.locator(".pay")).to_be_visible()
    expect(ania.page.locator(f"[data-spot='{spot.split()[1]}'][role=button]")).to_be_visible()


def test_a_building_has_its_slot_and_spot_from_the_start(person: MakePerson) -> None:
    """Whoever chooses a building has all of it, the slot and the spot that bring most; the red button names both and
    builds without another question."""
    ania = person()
    link, seated, (pays, _, _) = table_with_a_building(ania)
    now = seated.asked()
    assert now is not None
    slot = best(seated, now, pays)
    spot = best(seated, now, pays, slot)
    takes = next(each["takes"] for each in now["question"]["actions"] if each["action"] == pays)
    ania.go(link)
    assert ania.wait_for_turn()
    ania.page.locator(".pay [data-act=construct]").click()
    thing = ania.page.locator(f".pay [data-target='{' '.join(pays.split()[:2])}']")
    see(thing.locator("em"), str(takes["builder"]))
    thing.click()
    ania.page.locator(f'#choices [data-action="{pays}"]').click()
    for part in (slot, spot):
        expect(option(ania, part)).to_have_attribute("aria-pressed", "true")
    see(primary(ania), f"slot {slot[-1]} · spot {spot.split()[1].upper()}")
    before = ania.table(link)["seq"]
    asked = ania.asked()
    primary(ania).click()
    ania.wait_until_taken(asked)
    assert built(seated, before) == (slot, spot)


def built(seated: Seated, after: int) -> tuple[str, str]:
    """The slot and the spot of the building of the next entry of the log."""
    log = seated.who.context.request.get(f"{seated.path}/log").json()
    entry = next(entry for entry in log["lines"] if entry["seq"] == after + 1)
    event = next(event for event in entry["events"] if event["is"] == "Built")
    return f"slot {event['slot']}", f"spot {event['spot']}"


@pytest.mark.parametrize("last", ["slot", "spot"])
def test_enter_builds_after_a_slot_and_a_spot_were_chosen_with_the_mouse(
    person: MakePerson, last: str
) -> None:
    """What was pressed last, in the tray or on the ring, keeps no key from the table."""
    ania = person()
    link, seated, (pays, slot, spot) = table_with_a_building(ania)
    now = seated.asked()
    assert now is not None
    ania.go(link)
    assert ania.wait_for_turn()
    words = ania.page.locator(f'#choices [data-action="{pays}"]')
    words.click()
    option(ania, slot).click()
    ania.page.keyboard.press("1")
    first = ania.page.locator(f'#choices [data-action="{now["question"]["actions"][0]["action"]}"]')
    expect(first).to_have_attribute("aria-pressed", "true")
    words.click()
    pressed = [option(ania, slot), ania.page.locator(f"[data-spot='{spot.split()[1]}'][role=button]")]
    for each in pressed if last == "spot" else reversed(pressed):
        each.click()
    for each in pressed:
        expect(each).to_have_attribute("aria-pressed", "true")
    before, asked = ania.table(link)["seq"], ania.asked()
    ania.page.keyboard.press("Enter")
    ania.wait_until_taken(asked)
    assert built(seated, before) == (slot, spot)


def test_every_slot_and_spot_tells_what_it_brings_before_it_is_chosen(person: MakePerson) -> None:
    """As the server foretells it: goods, points and markers beyond those of the answers before."""
    ania = person()
    link, seated, (pays, slot, _) = table_with_a_building(ania)
    now = seated.asked()
    assert now is not None
    ania.go(link)
    assert ania.wait_for_turn()
    ania.page.locator(f'#choices [data-action="{pays}"]').click()
    option(ania, slot).click()
    told = 0
    for row in ([pays], [pays, slot]):
        before = foretold(seated, now, *row)
        for choice in before["asked"]["actions"]:
            then = foretold(seated, now, *row, choice["action"])
            brings = option(ania, choice["action"]).locator("[data-brings]")
            points = worth(then)[0] - worth(before)[0]
            if points:
                expect(brings.and_(ania.page.locator("[data-brings=points]"))).to_contain_text(f"+{points}")
            for event in then["events"]:
                if event["is"] == "MarkersMoved" and event["seat"] == then["seat"]:
                    to = f"→ {event[event['thing']]}"
                    expect(brings.and_(ania.page.locator(f"[data-brings={event['thing']}]"))).to_contain_text(
                        to
                    )
                    told += 1
            for key, n in then["gain"].items():
                if key not in before["gain"]:
                    expect(brings.filter(has_text=f"+{n}").first).to_be_visible()
                    told += 1
            told += bool(points)
    assert told > 3


def test_what_is_missing_stands_at_the_thing_itself(person: MakePerson) -> None:
    """A building that cannot be paid for is dimmed and names the goods; so does a town that is too far away."""
    ania = person()
    poor: list[Position] = []

    def short(now: Position) -> bool:
        poor[:] = [now]
        return any("stone" in each["refusal"]["missing"] for each in now["question"]["barred"])

    ania.go(table_where(ania, lambda seed: create(ania, seed=seed), short))
    assert ania.wait_for_turn()
    ania.page.locator(".pay [data-act=construct]").click()
    barred = next(each for each in poor[0]["question"]["barred"] if "stone" in each["refusal"]["missing"])
    thing = ania.page.locator(f".pay [data-target='{' '.join(barred['action'].split()[:2])}']")
    expect(thing).to_be_disabled()
    see(thing, f"missing: {barred['refusal']['lacks'][0]}")

    def far(now: Position) -> bool:
        poor[:] = [now]
        return any(
            now["question"]["is"] == "AskMove" and each["refusal"]["missing"]
            for each in now["question"]["barred"]
        )

    ania.go(table_where(ania, lambda seed: create(ania, seed=seed), far))
    assert ania.wait_for_turn()
    barred = next(each for each in poor[0]["question"]["barred"] if each["refusal"]["missing"])
    place = barred["action"].split()[1]
    ania.page.locator(f"[data-place='{place}']").hover()
    see(ania.page.locator(f"[data-far='{place}']"), f"missing: {barred['refusal']['lacks'][0]}")
    expect(primary(ania)).to_be_disabled()


def test_a_card_and_the_ride_with_it_are_one_deed(person: MakePerson) -> None:
    """With a card chosen the places light up, and a place tells what could be done there."""
    ania = person()
    rides: list[str] = []

    def riding(now: Position) -> bool:
        seated = Seated(ania, path[0])
        for choice in now["question"]["actions"] if now["question"]["is"] == "AskPlay" else []:
            asked = foretold(seated, now, choice["action"])["asked"]
            if asked and asked["is"] == "AskMove":
                rides[:] = [choice["action"], asked["actions"][0]["action"]]
                return True
        return False

    path: list[str] = []

    def make(seed: int) -> str:
        path[:] = [create(ania, seed=seed, piles=LONG)]
        return path[0]

    ania.go(table_where(ania, make, riding))
    assert ania.wait_for_turn()
    card, ride = rides
    ania.page.locator(f'#choices [data-action="{card}"]').click()
    place = ride.split()[1]
    town = ania.page.locator(f"[data-place='{place}'][role=button]")
    town.click()
    expect(town).to_have_attribute("aria-pressed", "true")
    expect(ania.page.locator(".fore [data-could]").first).to_be_visible()
    asked = ania.asked()
    primary(ania).click()
    ania.wait_until_taken(asked)
    expect(ania.page.locator(f"[data-rider][data-at='{place}']").first).to_be_attached()


def test_the_second_table_in_a_window_is_as_right_as_the_first(person: MakePerson) -> None:
    """From table to table without loading the page anew: what is tapped is what is laid."""
    ania = person()
    links = [
        table_where(
            ania, lambda seed, more=more: create(ania, seed=seed + more, piles=LONG), offers("construct")
        )
        for more in (0, 20)
    ]
    ania.go(links[0])
    for link in (links[0], "/", links[1], "/", links[0]):
        ania.page.evaluate(
            "path => { history.pushState(null, '', path); dispatchEvent(new PopStateEvent('popstate')) }",
            link,
        )
        if link == "/":
            expect(ania.page.locator(".pay")).to_have_count(0)
            continue
        assert ania.wait_for_turn()
        begin_and_change(ania)


def begin_and_change(who: Person) -> None:
    """Each thing that can be had is laid when it is tapped, and nothing else; the answer that is chosen is one of its."""
    pay = who.page.locator(".pay")
    pay.locator("[data-act=construct]").click()
    for number in range(pay.locator(".bo:enabled").count()):
        thing = pay.locator(".bo:enabled").nth(number)
        thing.click()
        target = thing.get_attribute("data-target") or ""
        expect(pay.locator(".bo.on")).to_have_attribute("data-target", target)
        chosen = who.page.locator("#choices [aria-pressed=true]")
        expect(chosen).to_have_count(1)
        assert (chosen.get_attribute("data-action") or "").startswith(target)
        expect(who.page.locator(".then .stop")).not_to_be_empty()
    who.page.keyboard.press("Escape")
    expect(primary(who)).to_be_disabled()


def test_a_hire_shows_its_price_and_what_it_brings(person: MakePerson) -> None:
    ania = person()
    link = table_where(ania, lambda seed: create(ania, seed=seed), asks("AskRecruit"))
    ania.go(link)
    assert ania.wait_for_turn()
    hire = ania.page.locator('#choices [data-action^="hire "]').first
    expect(hire.locator("[data-thing=silver]")).to_contain_text("−")
    assert not re.search(r"\(\d\)", hire.inner_text())  # no number of a copy, which reads like a price
    hire.click()
    see(primary(ania), "silver")
    expect(ania.page.locator(".then [data-thing=silver]").first).to_contain_text("−")
    see(ania.page.locator(".then"), "revealed")


def test_the_unrolled_castle_has_the_letters_that_answers_name(person: MakePerson) -> None:
    """Where workers are placed the ring gives way to the castle: each section says its letter there, too."""
    ania = person(viewport={"width": 1024, "height": 768})
    link = table_where(ania, lambda seed: create(ania, seed=seed), asks("AskSection"))
    ania.go(link)
    assert ania.wait_for_turn()
    lands = ania.page.get_by_role("group", name="The castle").locator(".land b")
    named = ania.page.locator("#choices .letter").all_inner_texts()
    assert named and set(named) <= set(lands.all_inner_texts())


@pytest.mark.parametrize(
    ("act", "drawn"), [("trade", "data-place"), ("dismiss", "data-folk"), ("transcribe", "data-tile")]
)
def test_what_is_tapped_on_the_board_is_done_there(person: MakePerson, act: str, drawn: str) -> None:
    """The server says where: the town of a trade, the segment of a card or a manuscript."""
    ania = person()
    found: list[Position] = []

    def offered(now: Position) -> bool:
        found[:] = [now]
        return now["question"]["is"] == "AskAct" and offers(act)(now)

    ania.go(table_where(ania, lambda seed: create(ania, seed=seed, piles=LONG), offered))
    assert ania.wait_for_turn()
    choice = next(each for each in found[0]["question"]["actions"] if each["action"].split(" ")[0] == act)
    ania.page.locator(f"[{drawn}='{choice.get('thing', choice['at'])}'][role=button]").click()
    expect(ania.page.locator("#choices [aria-pressed=true]")).to_have_attribute(
        "data-action", re.compile(f"^{act}")
    )
