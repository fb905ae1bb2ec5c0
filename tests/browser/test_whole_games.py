"""Games from the lobby to the rematch, as people play them."""

from __future__ import annotations

import re
import time

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import MakePerson
from tests.browser.person import ASKED, WAIT, Person, figure, see

ME_AND_BOT = [{"kind": "me"}, {"kind": "bot", "level": "random"}]


def play_to_the_end(*people: Person) -> None:
    """Whoever is asked presses the choices in turn, until all see the end."""
    for number in range(400):
        asked = whoever_is_asked(people)
        if asked is None:
            return
        asked.choose(number % 3)
    raise AssertionError("the game does not end")


def whoever_is_asked(people: tuple[Person, ...]) -> Person | None:
    """Waits until one of them is asked, or all see the end."""
    deadline = time.monotonic() + WAIT / 1000
    while time.monotonic() < deadline:
        at_play = [each for each in people if not each.is_over()]
        if not at_play:
            return None
        asked = next((each for each in at_play if each.is_asked()), None)
        if asked is not None:
            return asked
        people[0].page.wait_for_timeout(20)
    raise AssertionError("nobody is asked")


def test_two_people_meet_by_a_link_play_and_play_again(person: MakePerson) -> None:
    ania, olek = person("Ania"), person("Olek")
    ania.go("/")
    ania.page.get_by_role("button", name="Remove the seat").click()
    ania.page.get_by_role("button", name="friend", exact=True).click()
    ania.page.get_by_role("button", name="Open the table").click()
    see(ania.page.locator("h1"), "Waiting for players")
    link = ania.page.get_by_label("Share the table").input_value()

    olek.page.goto(link)
    olek.page.get_by_label("Your name").fill("Olek")
    olek.page.get_by_role("button", name="Sit here").click()
    expect(ania.page.locator("#board")).to_be_visible(timeout=WAIT)
    expect(olek.page.locator("#board")).to_be_visible(timeout=WAIT)

    play_to_the_end(ania, olek)
    see(ania.end, "Winner")
    told = ania.table(link)
    assert told["phase"] == "over"
    for who in (ania, olek):
        for seat, points in enumerate(told["outcome"]["scores"]):
            row = who.end.locator("li").filter(
                has=who.page.get_by_role("heading", name=told["seats"][seat]["name"])
            )
            expect(row.locator(".points")).to_have_text(figure(points))

    ania.page.get_by_role("button", name="Rematch").click()
    see(ania.page.locator("h1"), "Waiting for players")
    see(ania.page.locator("main"), "asked for a rematch, has not answered yet")
    see(olek.end, "Ania asks for a rematch.")
    olek.end.get_by_role("button", name="Accept").click()
    expect(olek.page).to_have_url(ania.page.url)
    expect(olek.page.locator("#board")).to_be_visible(timeout=WAIT)


def test_against_a_bot_with_all_the_motion(person: MakePerson) -> None:
    """Nothing is lost while cards fly: the moves are pressed as soon as they can be."""
    ania = person(settings={"motion": True, "pace": "fast"})
    link = ania.create(ME_AND_BOT, first="0")
    ania.go(link)
    play_to_the_end(ania)
    see(ania.end, "Winner")


def test_two_at_one_screen_who_hide_nothing_need_no_curtain(person: MakePerson) -> None:
    ania = person()
    ania.go(ania.create([{"kind": "me"}, {"kind": "here", "name": "Olek"}], first="0", companions="none"))
    see(ania.question, "Ania: Where do you send Varys?")
    ania.choose()
    see(ania.question, "Olek: Where do you send Varys?")
    play_to_the_end(ania)
    see(ania.end, "Winner")


def test_two_at_one_screen_who_hide_something_draw_a_curtain(person: MakePerson) -> None:
    ania = person()
    ania.go(ania.create([{"kind": "me"}, {"kind": "here", "name": "Olek"}], game="mini"))
    curtain = ania.page.get_by_role("dialog", name="Pass the screen on")
    names = []
    for _ in range(200):
        ania.page.wait_for_selector(f"{ASKED}, dialog[open]")  # the curtain is one, too
        if ania.is_over():
            break
        if curtain.count():
            expect(ania.choices).to_have_count(0)  # nothing of the other's is to be pressed behind it
            button = curtain.get_by_role("button")
            names.append(button.inner_text())
            button.click()
            expect(curtain).to_have_count(0)
        else:
            ania.choose()
    see(ania.end, "Winner")
    assert {"I\N{NO-BREAK SPACE}am Olek", "I\N{NO-BREAK SPACE}am Ania"} <= set(names)


def test_a_game_without_a_drawing_is_played_on_the_general_table(person: MakePerson) -> None:
    ania = person()
    ania.go(ania.create(ME_AND_BOT, game="mini"))
    play_to_the_end(ania)
    see(ania.end, "Winner")


@pytest.mark.long
@pytest.mark.parametrize("edition", ["ru", "cs", "pl"])
def test_viceroy_from_the_first_card_to_the_score(person: MakePerson, edition: str) -> None:
    ania = person()
    ania.go(ania.create(ME_AND_BOT, game="viceroy", edition=edition))
    ania.page.wait_for_selector("#choices [data-action]")
    card = ania.page.locator("#hand [data-card]").first
    for level in ("I", "II", "III", "IV"):  # a character with its four levels
        expect(card.get_by_text(level, exact=True)).to_have_count(1)
    play_to_the_end(ania)
    see(ania.end, "Winner")


def test_a_move_is_foretold_taken_back_and_hinted(person: MakePerson) -> None:
    ania = person()
    ania.go(ania.create(ME_AND_BOT, first="0"))
    ania.page.wait_for_selector("#choices [data-action]")
    move = ania.choices.first
    count = int(re.findall(r"(\d+)\scards?$", move.get_attribute("aria-label") or "")[0])
    move.hover()
    expect(ania.page.locator(".cell.take")).to_have_count(count)
    see(ania.page.locator("#question"), "You take")
    before = ania.cards().count()

    ania.choose()
    assert ania.wait_for_turn()
    assert ania.cards().count() < before
    ania.page.get_by_role("button", name="Undo").click()
    expect(ania.cards()).to_have_count(before)
    see(ania.page.get_by_role("log"), "taken back")

    ania.page.get_by_role("button", name="Hint").click()
    see(ania.page.get_by_role("complementary", name="Hint"), "Varys")
    expect(ania.page.locator("#choices .mv.on")).to_have_count(1)


def test_what_is_not_allowed_is_answered_by_its_rule(person: MakePerson) -> None:
    ania = person()
    ania.go(ania.create(ME_AND_BOT, first="0"))
    ania.page.wait_for_selector("#choices [data-action]")
    ania.page.locator("[data-card=varys]").click()
    refusal = ania.page.get_by_role("alert")
    see(refusal, "Varys is already here")
    refusal.get_by_role("button", name="HK-MOV-1").click()
    rule = ania.page.locator("article.found")
    see(rule, "HK-MOV-1")
    expect(rule).to_be_in_viewport()


def test_an_entry_of_the_chronicle_shows_the_table_as_it_was(person: MakePerson) -> None:
    ania = person()
    ania.go(ania.create(ME_AND_BOT, first="0"))
    ania.page.wait_for_selector("#choices [data-action]")
    expect(ania.cards()).to_have_count(36)
    for _ in range(3):
        ania.choose()
        assert ania.wait_for_turn()
    ania.page.reload()  # what was seen before is told again from the log
    assert ania.wait_for_turn()
    now = ania.cards().count()
    ania.page.get_by_role("log").locator("button.line").first.click()
    see(ania.question, "How it was after this entry")
    expect(ania.cards()).to_have_count(36)
    expect(ania.choices).to_have_count(0)
    expect(ania.page.locator("#commit .primary")).to_have_text("You are looking back")  # it is Ania's turn
    ania.page.get_by_role("button", name="Back to the game").click()
    expect(ania.cards()).to_have_count(now)
