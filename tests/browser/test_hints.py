"""A hint says what to do, what it brings and why, gets better while it is looked at, and goes with the decision."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Route, expect

from tests.browser.conftest import MakePerson
from tests.browser.person import see

ME_AND_BOT = [{"kind": "me"}, {"kind": "bot", "level": "page"}]
WELL = re.compile("Looked far ahead|Worked out to the very end")


@pytest.mark.parametrize("game", ["hand-of-the-king", "viceroy", "viscounts"])
def test_a_hint_explains_itself_and_goes_with_the_decision(person: MakePerson, game: str) -> None:
    ania = person()
    ania.go(ania.create(ME_AND_BOT, game=game, seed=5))
    assert ania.wait_for_turn()
    ania.page.keyboard.press("h")
    panel = ania.page.get_by_role("complementary", name="Hint")
    expect(panel.get_by_role("status")).to_have_text(WELL)
    choices = panel.locator("[data-hint]")
    expect(choices.nth(1)).to_be_visible()
    expect(choices.first).to_contain_text(re.compile(r"to win · lead [+−]?\d|for certain"))
    second = choices.nth(1)
    second.get_by_role("button").click()
    expect(second.get_by_role("button")).to_have_attribute("aria-pressed", "true")
    ania.page.keyboard.press("h")
    expect(panel).to_have_count(0)
    ania.page.wait_for_timeout(1000)  # letters in a burst are taken for typing
    ania.page.keyboard.press("h")
    expect(panel).to_be_visible()
    asked = ania.asked()
    ania.choose()
    ania.wait_until_taken(asked)
    expect(panel).to_have_count(0)


@pytest.mark.parametrize("width", [1366, 1920])
@pytest.mark.parametrize("game", ["viceroy", "viscounts"])
def test_a_hint_covers_nothing_that_it_speaks_of(person: MakePerson, game: str, width: int) -> None:
    ania = person(viewport={"width": width, "height": 657 if width == 1366 else 1080})
    ania.go(ania.create(ME_AND_BOT, game=game, seed=5))
    assert ania.wait_for_turn()
    ania.page.keyboard.press("h")
    hint = ania.page.get_by_role("complementary", name="Hint")
    expect(hint.get_by_role("status")).to_have_text(WELL)
    ania.be_still()
    own = hint.bounding_box()
    assert own is not None
    for part in (".question", ".stage", ".hand", ".end"):
        box = ania.page.locator(f".frame > {part}").bounding_box()
        assert box is not None
        beside = own["x"] + own["width"] <= box["x"] or box["x"] + box["width"] <= own["x"]
        assert beside or own["y"] + own["height"] <= box["y"] or box["y"] + box["height"] <= own["y"], part


@pytest.mark.parametrize("by_hand", [False, True])
def test_a_better_hint_takes_the_place_of_the_first_but_not_of_what_was_chosen(
    person: MakePerson, by_hand: bool
) -> None:
    held: list[Route] = []

    def hold(route: Route) -> None:
        if route.request.post_data_json["thorough"]:
            held.append(route)
        else:
            route.continue_()

    ania = person(viewport={"width": 390, "height": 664}, has_touch=True)
    ania.page.route("**/hint?*", hold)
    ania.go(ania.create(ME_AND_BOT, first="0", seed=5))
    assert ania.wait_for_turn()
    ania.page.get_by_role("button", name="Hint").first.click()
    panel = ania.page.get_by_role("complementary", name="Hint")
    pressed = panel.locator("[data-hint]:has([aria-pressed=true])")
    expect(pressed).to_have_count(1)
    first = pressed.get_attribute("data-hint")
    if by_hand:
        pressed.get_by_role("button").click()
    hint = held[0].fetch().json()
    hint["choices"].sort(key=lambda choice: choice["action"] == first)
    hint["action"] = hint["choices"][0]["action"]
    hint["row"] = [hint["action"]]
    hint["thorough"], hint["exact"] = True, False
    held[0].fulfill(json=hint)
    expect(panel.get_by_role("status")).to_have_text(WELL)
    expect(pressed).to_have_attribute("data-hint", first if by_hand and first else hint["action"])
    expect(pressed).to_contain_text("On the red button")
    kept = panel.get_by_text("The red button keeps what was chosen first.")
    expect(kept).to_have_count(int(by_hand))


def test_while_a_hint_is_thought_about_a_sign_says_so(person: MakePerson) -> None:
    ania = person()
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    ania.page.route("**/hint?*", hold)
    ania.go(ania.create(ME_AND_BOT, first="0", seed=5))
    assert ania.wait_for_turn()
    ania.page.keyboard.press("h")
    sign = ania.page.locator("[data-thinking]")
    expect(sign).to_have_text(re.compile("Thinking about a hint"))
    held[0].continue_()
    expect(ania.page.get_by_role("complementary", name="Hint")).to_be_visible()
    expect(sign).to_have_count(0)


def test_a_hint_fits_a_phone_and_speaks_the_readers_language(person: MakePerson) -> None:
    ania = person(settings={"lang": "pl"}, viewport={"width": 390, "height": 844}, has_touch=True)
    ania.go(ania.create(ME_AND_BOT, first="0", seed=5))
    assert ania.wait_for_turn()
    ania.page.get_by_role("button", name="Podpowiedź").first.click()
    panel = ania.page.get_by_role("complementary", name="Podpowiedź")
    see(panel, "na wygraną")
    expect(panel.get_by_role("status")).to_have_text(re.compile("Policzone"))  # and nothing more comes
    ania.be_still()
    box = panel.bounding_box()
    assert box is not None and box["x"] >= 0 and box["x"] + box["width"] <= 390
    assert box["y"] + box["height"] <= 844 * 0.6, "the board can still be seen"
