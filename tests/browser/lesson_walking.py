"""Walks through a lesson at the page by its own solution, as a learner would click it."""

from __future__ import annotations

from itertools import groupby

from playwright.sync_api import Locator, expect

from tests.browser.person import ASKED, Person
from viceregal.lessons import Lesson

CARD = "section.card[data-status]"
OF_A_CARD = ("choose", "discard-card", "tuck")  # the card is chosen in the hand first, then what comes of it


def open_lesson(who: Person, lesson: Lesson, edition: str) -> None:
    who.go(f"/learn/{lesson.game}/{lesson.key}?edition={edition}")
    who.page.wait_for_selector(CARD)


def walk(who: Person, lesson: Lesson, edition: str) -> None:
    """To the end of the lesson; what is free is played by whatever comes first."""
    for step in lesson.steps[edition]:
        actions = [action for row in step.solution for action in row]
        for gems, group in groupby(actions, lambda action: action.startswith("gem ")):
            if gems:
                take_gems(who, [action.split()[1] for action in group])
            else:
                for action in group:
                    if goes_on(who):  # the table pays by itself where there is one way that is best
                        do(who, action)
        while step.free and who.page.locator(f"{CARD}[data-status=going]").count():
            who.choose()
            who.page.wait_for_selector(f"{ASKED}, {CARD}[data-status=finished]")
    expect(who.page.locator(CARD)).to_have_attribute("data-status", "finished")


def goes_on(who: Person) -> bool:
    """Is there something left to answer?"""
    who.page.wait_for_selector(f"{ASKED}, {CARD}[data-status=finished]")
    return who.is_asked()


def do(who: Person, action: str) -> None:
    """Presses one answer, and the red button where the table asks for it."""
    who.page.wait_for_selector(ASKED)
    who.page.mouse.move(0, 0)  # nothing is pointed at that the last press has left under the pointer
    asked = who.asked()
    verb, _, thing = action.partition(" ")
    if verb in OF_A_CARD:
        press(who, who.page.locator(f"#hand [data-card='{thing}']"))
    choice = who.page.locator(f'#choices [data-action="{action}"]')
    if choice.get_attribute("aria-pressed") != "true":
        press(who, choice)
    if who.asked() == asked and who.page.locator(".act .primary").count():  # at a phone's table
        who.page.locator(".act .primary").tap()
    elif who.asked() == asked and who.page.locator(".bar .primary").count():
        who.confirm(asked)
    who.wait_until_taken(asked)


def press(who: Person, what: Locator) -> None:
    what.tap() if who.page.evaluate("navigator.maxTouchPoints") else what.click()


def take_gems(who: Person, colours: list[str]) -> None:
    """Gems are tapped one by one and taken together."""
    who.page.wait_for_selector(ASKED)
    asked = who.asked()
    for colour in colours:
        press(who, who.page.locator(f"#choices [data-action='gem {colour}']:enabled").first)
    press(who, who.page.locator(".bar .primary, .act .primary").first)
    who.wait_until_taken(asked)
