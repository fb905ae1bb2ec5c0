"""Gems at Viceroy's table: circles painted one by one or at their best, endless gems that pay when tapped."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import MakePerson
from tests.browser.person import Person
from tests.browser.test_viceroy import actions
from tests.browser.test_viceroy_deeds import at_table
from tests.browser.viceroy_over_http import ALONE, Position, Seated, asks, table_that_asks
from viceregal.core.chance import Chance
from viceregal.games.viceroy.rules.actions import Recolour
from viceregal.games.viceroy.rules.game import GAME
from viceregal.games.viceroy.rules.recolouring import best_recolouring
from viceregal.games.viceroy.rules.scoring import score_of
from viceregal.games.viceroy.rules.state import ViceroyState


def paint_one_circle(who: Person) -> None:
    """A gem is the brush: one tap paints a circle with it, another makes it bare again."""
    page = who.page
    _, place, colour = actions(who)[0].split(" ")
    brush = page.locator(f"[data-own={colour}]")
    brush.click()
    expect(brush).to_have_attribute("aria-pressed", "true")
    told = page.locator(f'#choices [data-action="recolour {place} {colour}"]')
    primary = page.locator(".bar .primary")
    circle = page.locator(f'[data-circle="{place}"]')
    for painted in ("true", "false", "true"):
        circle.click()
        expect(told).to_have_attribute("aria-pressed", painted)
        expect(primary).to_be_enabled(enabled=painted == "true")
    asked = who.asked()
    primary.click()
    who.wait_until_taken(asked)


def test_circles_are_painted_with_a_gem(person: MakePerson) -> None:
    ania = person()
    link = table_that_asks(ania, "AskRecolour")
    ania.go(link)
    assert ania.wait_for_turn()
    seated = Seated(ania, link)
    before = seated.position()["view"]["painted"][seated.seat]
    paint_one_circle(ania)
    after = seated.position()["view"]["painted"][seated.seat]
    assert len(after) == len(before) + 1


def two_circles(now: Position) -> list[str]:
    """The answers that paint two circles in two colours: the gems for one are not those for the other."""
    painted = [
        each["action"] for each in now["question"]["actions"] if each["action"].startswith("recolour ")
    ]
    for one in painted:
        for other in painted:
            if not {*one.split()[1:]} & {*other.split()[1:]}:
                return [one, other]
    return []


def test_circles_are_painted_in_any_order(person: MakePerson) -> None:
    """The rules go through them upwards; whoever begins at the top loses none of those below."""
    ania = person()
    seated = at_table(ania, ALONE, lambda now: asks("AskRecolour")(now) and bool(two_circles(now)))
    low, high = two_circles(seated.position())
    for action in (high, low):
        ania.page.locator(f'#choices [data-action="{action}"]').click()
    for action in (high, low):
        expect(ania.page.locator(f'#choices [data-action="{action}"]')).to_have_attribute(
            "aria-pressed", "true"
        )
    primary = ania.page.locator(".bar .primary")
    expect(primary).to_have_text("Recolour 2 circles and finish")
    ania.page.reload()
    expect(primary).to_have_text("Recolour 2 circles and finish")
    asked = ania.asked()
    primary.click()
    ania.wait_until_taken(asked)
    painted = seated.position()["view"]["painted"][seated.seat]
    for action in (high, low):
        _, place, colour = action.split(" ")
        assert painted[place] == colour


def two_for_the_same_gems(now: Position) -> list[str]:
    """Two circles that can be painted in one colour each, but not both."""
    state = GAME.guess(now["view"], Chance("nothing is hidden"))
    seat = now["question"]["seat"]
    painted = [
        each["action"] for each in now["question"]["actions"] if each["action"].startswith("recolour ")
    ]
    for low in painted:
        after = state.clone()
        GAME.apply(after, seat, GAME.parse(low))
        left = [GAME.text(each) for each in GAME.legal(after, seat)] if seat in GAME.deciders(after) else []
        for high in painted:
            if high.split()[1] > low.split()[1] and high not in left:
                return [low, high]
    return []


def test_a_circle_for_which_no_gems_are_left_is_not_painted(person: MakePerson) -> None:
    ania = person()
    seated = at_table(ania, ALONE, lambda now: asks("AskRecolour")(now) and bool(two_for_the_same_gems(now)))
    low, high = two_for_the_same_gems(seated.position())
    primary = ania.page.locator(".bar .primary")
    ania.page.locator(f'#choices [data-action="{low}"]').click()
    expect(primary).to_have_text("Recolour 1 circle and finish")
    ania.page.locator(f'#choices [data-action="{high}"]').click()
    expect(ania.page.locator("#question [role=alert]")).to_contain_text(re.compile("VR-END-2"))
    expect(primary).to_have_text("Recolour 1 circle and finish")
    asked = ania.asked()
    primary.click()
    ania.wait_until_taken(asked)
    _, place, colour = low.split(" ")
    assert seated.position()["view"]["painted"][seated.seat][place] == colour


def best_score(position: Position, seat: int) -> int:
    """What the rules' own optimiser reaches. The screens are off: nothing has to be guessed."""
    state = GAME.guess(position["view"], Chance("nothing is hidden"))
    state.painted |= {(seat, place): colour for place, colour in best_recolouring(state, seat)}
    return score_of(state, seat)


def test_the_best_recolouring_is_painted_on_request(person: MakePerson) -> None:
    ania = person()
    link = table_that_asks(ania, "AskRecolour")
    seated = Seated(ania, link)
    expected = best_score(seated.position(), seated.seat)
    ania.go(link)
    assert ania.wait_for_turn()
    ania.page.get_by_role("button", name="Best recolouring").click()
    expect(ania.page.locator("#choices [aria-pressed=true]").first).to_be_visible()
    asked = ania.asked()
    ania.page.locator(".bar .primary").click()
    ania.wait_until_taken(asked)
    now = seated.position()
    assert sum(points[seated.seat] for points in now["headings"].values()) == expected


def test_a_hint_recolours_all_circles_that_are_worth_it(person: MakePerson) -> None:
    def best(now: Position) -> list[str]:
        state = GAME.guess(now["view"], Chance("nothing is hidden"))
        assert isinstance(state, ViceroyState)
        plan = best_recolouring(state, now["question"]["seat"])
        return [GAME.text(Recolour(place, colour)) for place, colour in plan]

    ania = person()
    seated = at_table(ania, ALONE, lambda now: asks("AskRecolour")(now) and len(best(now)) > 1)
    plan = best(seated.position())
    expect(ania.page.locator("#question")).to_contain_text("as many as you like")
    expect(ania.page.locator("[data-action=enough]")).to_have_text("recolour nothing")
    ania.page.keyboard.press("h")
    panel = ania.page.get_by_role("complementary", name="Hint")
    expect(panel.locator("[data-hint]").first).to_contain_text("All together:")
    for action in plan:
        expect(ania.page.locator(f'#choices [data-action="{action}"]')).to_have_attribute(
            "aria-pressed", "true"
        )
    for action in plan[1:]:
        expect(panel.locator(f'[data-hint="{action}"]')).to_have_count(0)
    expect(ania.page.locator(".bar .primary")).to_have_text(f"Recolour {len(plan)} circles and finish")


def test_the_way_to_pay_is_asked_and_told_whole(person: MakePerson) -> None:
    """In a window with little room: no line of the question is cut, and no card lies over the word on another."""
    ania = person(viewport={"width": 1024, "height": 768}, settings={"lang": "ru"})
    ania.go(table_that_asks(ania, "AskPay"))
    assert ania.wait_for_turn()
    expect(ania.page.locator(".marks").get_by_text("платит").first).to_be_visible()
    expect(ania.page.locator("#question p").first).to_be_visible()
    cut = ania.page.locator(".frame > .question *").evaluate_all(
        "all => all.filter(each => each.scrollHeight > each.clientHeight + 1 && each.clientHeight > 0"
        " && getComputedStyle(each).overflowY !== 'visible').map(each => each.className)"
    )
    assert not cut


def test_where_only_gems_are_held_the_pyramid_has_the_room_of_the_cards(person: MakePerson) -> None:
    ania = person(viewport={"width": 1024, "height": 768})
    ania.go(table_that_asks(ania, "AskRecolour"))
    assert ania.wait_for_turn()
    ania.be_still()
    hand, stage = [ania.page.locator(f".frame > .{part}").bounding_box() for part in ("hand", "stage")]
    assert hand is not None and hand["height"] < 70
    assert stage is not None and stage["height"] > 480


def test_endless_gems_pay_when_they_are_tapped(person: MakePerson) -> None:
    ania = person()
    ania.go(table_that_asks(ania, "AskPay"))
    assert ania.wait_for_turn()
    gems = ania.page.locator("[data-endless]")
    pressed = ania.page.locator("#choices [aria-pressed=true]")
    # Endless gems pay first; what is tapped is paid from behind the screen, where that is possible.
    most = max((action for action in actions(ania)), key=len)
    expect(pressed).to_have_attribute("data-action", most)
    changed = False
    for number in range(gems.count()):
        before = pressed.get_attribute("data-action")
        gems.nth(number).click()
        changed = (
            changed or pressed.get_attribute("data-action") != before
        )  # the press draws it, not the server
    assert changed
    asked = ania.asked()
    ania.page.locator(".bar .primary").click()
    ania.wait_until_taken(asked)
