"""Puzzles at the page: one of each game is solved, a wrong answer is told and tried again, and the rating follows."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import MakePerson
from tests.browser.lesson_walking import CARD, do
from tests.browser.person import Person
from tests.browser.readers import PHONE, fits, for_each, make
from tests.browser.test_access import faults
from viceregal.puzzles import Puzzle, Trial, puzzles, wording
from viceregal.puzzles.reader import themes_of

GAMES = ("hand-of-the-king", "viceroy", "viscounts")


def easiest(game: str, theme: str = "", aim: str = "best") -> Puzzle:
    """With one decision to make: what is done at a table in several steps is tested with the lessons."""
    found = [each for each in puzzles(game) if theme in ("", each.theme) and each.aim == aim]
    return min(found, key=lambda each: (len(each.line), each.rating, each.key))


def open_puzzle(who: Person, puzzle: Puzzle) -> None:
    who.go(f"/puzzles/{puzzle.game}/{puzzle.key}")
    who.page.wait_for_selector(CARD)


def solve(who: Person, puzzle: Puzzle) -> None:
    for answer in puzzle.answers:
        if who.page.locator(CARD).get_attribute("data-status") == "going":
            do(who, answer)
    # A companion is called together with whom it touches, and sent when that is chosen too.
    while who.page.locator(CARD).get_attribute("data-status") == "going":
        do(who, who.page.locator("#choices [data-action]").first.get_attribute("data-action") or "")
    expect(who.page.locator(CARD)).to_have_attribute("data-status", "solved")


def a_wrong_answer(puzzle: Puzzle) -> str:
    trial = Trial(puzzle)
    return next(
        text for text in map(trial.game.text, trial.allowed()) if text not in (puzzle.answers[0], "pass")
    )


@pytest.mark.parametrize("game", GAMES)
def test_a_puzzle_is_solved_explained_and_followed_by_the_next(person: MakePerson, game: str) -> None:
    ania = person()
    puzzle = easiest(game)
    open_puzzle(ania, puzzle)
    solve(ania, puzzle)
    ania.page.locator(f"{CARD} button").click()
    expect(ania.page.locator("[data-answer] ol li")).to_have_count(len(puzzle.line))
    ania.page.keyboard.press("Escape")
    following = ania.page.locator(f"{CARD} [data-next]")
    key = following.get_attribute("data-next")
    following.click()
    ania.page.wait_for_url(f"**/puzzles/{game}/{key}")
    expect(ania.page.locator(CARD)).to_have_attribute("data-status", "going")
    ania.go(f"/puzzles/{game}")
    assert int(ania.page.locator("[data-rating]").inner_text()) > 1100


@pytest.mark.parametrize("game", GAMES)
def test_a_puzzle_is_solved_on_a_phone(person: MakePerson, game: str) -> None:
    ania = person(**PHONE)
    puzzle = easiest(game)
    open_puzzle(ania, puzzle)
    solve(ania, puzzle)
    fits(ania)


def test_a_wrong_answer_costs_rating_once_and_may_be_tried_again(person: MakePerson) -> None:
    ania = person()
    puzzle = easiest(GAMES[0])
    open_puzzle(ania, puzzle)
    do(ania, a_wrong_answer(puzzle))
    card = ania.page.locator(CARD)
    expect(card).to_have_attribute("data-status", "missed")
    expect(card.locator(".said")).to_contain_text("That loses")
    ania.page.keyboard.press("Enter")  # the first button has the focus: try again
    expect(card).to_have_attribute("data-status", "going")
    solve(ania, puzzle)
    ania.go(f"/puzzles/{puzzle.game}")
    assert int(ania.page.locator("[data-rating]").inner_text()) < 1100


@pytest.mark.parametrize("lang", ["pl", "ru", "cs"])
def test_the_list_and_a_puzzle_speak_the_readers_language(person: MakePerson, lang: str) -> None:
    ania = person(settings={"lang": lang})
    ania.go("/puzzles/viceroy")
    ania.page.wait_for_selector("[data-rating]")
    assert faults(ania) == []
    assert "Puzzle" not in ania.page.locator("main").inner_text()
    ania.page.locator("[data-next]").click()
    goal = ania.page.locator(f"{CARD} .goal")
    goal.wait_for()
    assert "Find" not in goal.inner_text() and "point" not in goal.inner_text()


def test_an_unknown_puzzle_is_said_to_be_none(person: MakePerson) -> None:
    ania = person()
    ania.go(f"/puzzles/{GAMES[0]}/00000000")
    expect(ania.page.locator("body")).to_contain_text("There is no such puzzle")


@pytest.mark.parametrize(
    ("game", "theme", "lang", "phone"),
    for_each([(game, theme) for game in GAMES for theme in themes_of(game)]),
)
def test_a_puzzle_of_each_theme_is_solved_by_everybody(
    person: MakePerson, game: str, theme: str, lang: str, phone: bool
) -> None:
    ania = make(person, lang, phone)
    puzzle = next(each for each in puzzles(game) if each.theme == theme)
    open_puzzle(ania, puzzle)
    expect(ania.page.locator(f"{CARD} .goal b")).to_have_text(wording.goal(puzzle, lang))
    solve(ania, puzzle)
    fits(ania)
