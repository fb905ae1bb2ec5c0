"""Lessons at the page: every one can be finished, a wrong turn is answered and tried again, and progress is kept."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import MakePerson
from tests.browser.fitting import Screen
from tests.browser.fitting import faults as unfit
from tests.browser.lesson_walking import CARD, do, open_lesson, walk
from tests.browser.person import see
from tests.browser.readers import PHONE, fits, for_each, make
from tests.browser.test_access import faults
from tests.lessons.walking import EVERY
from viceregal.lessons import Lesson, find_lesson, lessons

HAND = "hand-of-the-king"
# Each lesson in one of its editions; those that editions share are the same on the page.
ONCE = [
    (lesson, edition)
    for lesson, edition in EVERY
    if edition == lesson.editions[-1] or len(lesson.editions) < 2
]
# Where editions differ, the others too.
OTHERS = [(find_lesson("viceroy", key), "ru") for key in ("place", "law", "attack")]
ON_A_PHONE = [(HAND, "tie"), ("viceroy", "bid"), ("viscounts", "trade")]


def named(value: object) -> str:
    if isinstance(value, bool):
        return "phone" if value else "desk"
    return f"{value.game}-{value.key}" if isinstance(value, Lesson) else str(value)


ALL = [*ONCE, *OTHERS]


def is_first(number: int) -> bool:
    """The first lesson of each game is walked every time; the others take long."""
    return ALL[number][0].game not in [lesson.game for lesson, _ in ALL[:number]]


@pytest.mark.parametrize(("lesson", "edition", "lang", "phone"), for_each(ALL, is_first), ids=named)
def test_every_lesson_is_finished_by_everybody(
    person: MakePerson, lesson: Lesson, edition: str, lang: str, phone: bool
) -> None:
    ania = make(person, lang, phone)
    open_lesson(ania, lesson, edition)
    see(ania.page.locator("header.top"), lesson.title[lang])
    walk(ania, lesson, edition)
    fits(ania)
    ania.go(f"/learn/{lesson.game}?edition={edition}")
    expect(ania.page.locator(f"[data-lesson={lesson.key}] .done")).to_have_count(1)


@pytest.mark.parametrize(("game", "key"), ON_A_PHONE)
def test_a_lesson_is_finished_on_a_phone(person: MakePerson, game: str, key: str) -> None:
    ania = person(**PHONE)
    lesson = find_lesson(game, key)
    edition = lesson.editions[0]
    open_lesson(ania, lesson, edition)
    walk(ania, lesson, edition)
    fits(ania)


@pytest.mark.parametrize(
    ("lang", "words"), [("pl", "Jeszcze nie"), ("ru", "Ещё не то"), ("cs", "Ještě ne"), ("en", "Not yet")]
)
def test_a_wrong_turn_is_answered_and_tried_again_by_keyboard(
    person: MakePerson, lang: str, words: str
) -> None:
    ania = person(settings={"lang": lang})
    lesson = find_lesson(HAND, "banner")
    open_lesson(ania, lesson, "standard")
    do(ania, "move left stark")
    card = ania.page.locator(CARD)
    expect(card).to_have_attribute("data-status", "missed")
    see(card, words)
    see(card, "3")
    ania.page.keyboard.press("Enter")  # the way on has the focus
    expect(card).to_have_attribute("data-status", "going")
    walk(ania, lesson, "standard")
    ania.page.keyboard.press("Enter")
    see(ania.page.locator("header.top"), lessons(HAND)[2].title[lang])


PLACES = """() => ['#board', '#choices', '#commit'].map(each => {
    const { left, top, right, bottom } = document.querySelector(each).getBoundingClientRect();
    return [left, top, right, bottom].map(Math.round) })"""


@pytest.mark.parametrize("size", [(844, 390), (390, 664)])
def test_nothing_moves_under_a_mouse_that_rests_in_a_lesson(
    person: MakePerson, size: tuple[int, int]
) -> None:
    """Though the task stands above the table, and takes of its room."""
    ania = person(viewport={"width": size[0], "height": size[1]})
    open_lesson(ania, find_lesson(HAND, "banner"), "standard")
    assert ania.wait_for_turn()
    ania.be_still()
    before = ania.page.evaluate(PLACES)
    assert all(right <= size[0] + 1 and bottom <= size[1] + 1 for _, _, right, bottom in before)
    for place in (*ania.choices.all(), *ania.cards().all()[::5]):
        place.hover()
        ania.be_still()
        assert ania.page.evaluate(PLACES) == before


@pytest.mark.parametrize("key", ["card-and-ride", "transcribe"])
def test_nothing_is_cut_off_in_a_lesson_on_a_phone_that_lies(person: MakePerson, key: str) -> None:
    """The task stands above the table, and the hand is whole below it."""
    ania = person()
    open_lesson(ania, find_lesson("viscounts", key), "standard")
    assert ania.wait_for_turn()
    assert not unfit(ania, Screen("lesson", asks=True), (844, 390))


def test_what_is_taken_back_in_a_lesson_can_be_done_anew(person: MakePerson) -> None:
    ania = person()
    lesson = find_lesson(HAND, "move")
    open_lesson(ania, lesson, "standard")
    do(ania, "move up stark")
    see(ania.page.locator(CARD), "Step 2 of 2")
    ania.page.get_by_role("button", name="Undo").click()
    see(ania.page.locator(CARD), "Step 1 of 2")
    walk(ania, lesson, "standard")


def test_a_lesson_that_is_none_is_said_to_be_none(person: MakePerson) -> None:
    ania = person()
    ania.go(f"/learn/{HAND}/juggling")
    see(ania.page.locator("main"), "There is no such lesson")


def test_the_last_lesson_leads_to_a_real_game(person: MakePerson) -> None:
    ania = person()
    lesson = find_lesson(HAND, "game")
    open_lesson(ania, lesson, "standard")
    walk(ania, lesson, "standard")
    ania.page.get_by_role("button", name="Play the first real game").click()
    see(ania.page.get_by_role("dialog", name="New here? Learn by playing"), "1 of ")


@pytest.mark.long
@pytest.mark.parametrize("dark", [False, True], ids=["parchment", "candlelight"])
@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_no_serious_fault_while_one_learns(person: MakePerson, dark: bool, phone: bool) -> None:
    ania = person(settings={"dark": dark}, **(PHONE if phone else {}))
    found: dict[str, list[str]] = {}
    for path in (f"/learn/{HAND}", f"/guide/{HAND}"):
        ania.go(path)
        ania.page.wait_for_selector("h1")
        found[path] = faults(ania)
    open_lesson(ania, find_lesson(HAND, "banner"), "standard")
    assert ania.wait_for_turn()
    found["lesson"] = faults(ania)
    do(ania, "move left stark")
    expect(ania.page.locator(CARD)).to_have_attribute("data-status", "missed")
    found["missed"] = faults(ania)
    assert not {where: each for where, each in found.items() if each}
