"""Viceroy by keyboard alone, alone against virtual opponents, and by two people."""

from __future__ import annotations

import time

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import MakePerson
from tests.browser.person import WAIT, Person, see
from tests.browser.test_viceroy import actions, answer_by_pointer, create, play_by_pointer, sees_the_score
from tests.browser.test_viceroy_two import can_answer, sit_together

pytestmark = pytest.mark.long


def ready(who: Person) -> bool:
    return who.page.locator(".bar .primary:enabled").count() > 0


def answer_by_keyboard(who: Person, number: int) -> None:
    """Numbers choose columns, gems, cards and answers; Enter gives what is chosen. Nothing is clicked."""
    press = who.page.keyboard.press
    asked, legal = who.asked(), actions(who)
    if legal[0].startswith("gem "):
        for turn in range(60):
            if ready(who):
                break
            press(str((number + turn) % 4 + 1))
    elif "pass" in legal:  # a bid, or a card of the hand
        press(str(number % 5))
        if not ready(who):  # there is no gem of that colour, or no such card
            press("0")
    elif not ready(who):
        press(str(number % min(9, len(legal)) + 1))
    who.page.wait_for_selector(".bar .primary:enabled")
    press("Enter")
    who.wait_until_taken(asked)


def test_a_whole_game_with_the_keyboard_alone(person: MakePerson) -> None:
    ania = person()
    link = create(ania, "cs")
    ania.go(link)
    for number in range(700):
        if not ania.wait_for_turn():
            break
        answer_by_keyboard(ania, number)
    see(ania.end, "Winner")
    ania.page.keyboard.press("ArrowRight")
    see(ania.end.locator(".now"), "2 of 7")
    ania.page.keyboard.press("Escape")
    ania.page.wait_for_selector("dialog[open]", state="detached")


def test_a_whole_game_against_virtual_opponents(person: MakePerson) -> None:
    ania = person()
    link = create(ania, "ru", [{"kind": "me"}])
    ania.go(link)
    see(ania.page.locator("#seats"), "Virtual opponent 1")
    see(ania.page.locator("#seats"), "You are playing solo")
    play_by_pointer(ania)
    sees_the_score(ania, link)


def pass_on(who: Person, number: int) -> None:
    """An empty hand and no card, where that is possible: so a game is over soon."""
    legal = actions(who)
    answer_by_pointer(who, legal.index("pass") if "pass" in legal and number % 7 else number)


def test_a_whole_game_of_two_people(person: MakePerson) -> None:
    ania, marek = sit_together(person, "pl")
    given, deadline = {ania: 0, marek: 0}, time.monotonic() + WAIT / 1000
    while not (ania.is_over() and marek.is_over()):
        assert time.monotonic() < deadline, "the game does not go on"
        for who in (ania, marek):
            if can_answer(who) and not who.is_over():
                pass_on(who, given[who])  # each counts the own answers: they are asked at once
                given[who], deadline = given[who] + 1, time.monotonic() + WAIT / 1000
    link = ania.page.url.removeprefix(ania.url)
    scores = ania.table(link)["outcome"]["scores"]
    for who in (ania, marek):
        expect(who.end.locator(".points")).to_have_count(len(scores))
        shown = who.end.locator(".points").all_inner_texts()
        assert sorted(int(each) for each in shown) == sorted(scores)
