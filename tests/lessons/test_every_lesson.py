"""What every lesson promises: it can be finished, every wrong turn is answered, and it speaks four languages."""

from __future__ import annotations

import re

import pytest

from tests.lessons.walking import EVERY, NAMES, OURS, first_deeds, is_refused, solved
from viceregal import rulebook
from viceregal.games import game as find_game
from viceregal.i18n import LANGUAGES
from viceregal.lessons import Course, Lesson, lessons, tips
from viceregal.lessons.lesson import Text
from viceregal.lessons.wording import PLACE, numbers_named, plural, said, saying

every_lesson = pytest.mark.parametrize(("lesson", "edition"), EVERY, ids=NAMES)
FORMS = {"en": 2, "pl": 3, "ru": 3, "cs": 3}
CYRILLIC = re.compile("[а-яё]", re.IGNORECASE)
PLAYERS = ("You", "Rival", "Rival II", "Rival III")


@pytest.mark.parametrize("game", OURS)
def test_every_game_and_every_edition_of_it_has_lessons(game: str) -> None:
    for edition in find_game(game).facts.editions:
        found = [lesson.key for lesson in lessons(game) if edition in lesson.editions]
        assert len(found) >= 5
        assert len(found) == len(set(found))


@every_lesson
def test_it_can_be_finished_by_its_own_solution(lesson: Lesson, edition: str) -> None:
    course = solved(lesson, edition)
    assert course.status == "finished"
    assert said(course, "en", PLAYERS)


@every_lesson
def test_every_first_deed_is_answered_and_some_are_wrong(lesson: Lesson, edition: str) -> None:
    for number, action, course in first_deeds(lesson, edition):
        reached = course.number > number
        if not reached and course.status == "missed":
            for lang in LANGUAGES:
                assert said(course, lang, PLAYERS), f"{action}: nothing is said in {lang}"
        # A deed that neither reaches nor misses leaves something to be done.
        assert reached or course.status == "missed" or course.allowed(), action


@every_lesson
def test_a_goal_is_not_reached_by_whatever_one_does(lesson: Lesson, edition: str) -> None:
    """Some deed of the lesson misses its goal, or is on the way: else there is nothing to learn."""
    results = [course.number > number for number, _, course in first_deeds(lesson, edition)]
    assert False in results


@every_lesson
def test_what_the_rules_refuse_is_refused_and_changes_nothing(lesson: Lesson, edition: str) -> None:
    course = Course(lesson, edition)
    legal = {course.game.text(action) for action in course.allowed()}
    others = {row for step in course.steps for rows in step.solution for row in rows} - legal
    before = course.match.open_view()
    for action in sorted(others):
        assert is_refused(course, action)
    assert course.match.open_view() == before and course.rows == 0


@every_lesson
def test_the_same_deeds_lead_to_the_same_place(lesson: Lesson, edition: str) -> None:
    assert solved(lesson, edition).match.open_view() == solved(lesson, edition).match.open_view()


@every_lesson
def test_every_rule_it_names_exists_in_its_edition(lesson: Lesson, edition: str) -> None:
    for step in lesson.steps[edition]:
        assert step.rules
        for rule in step.rules:
            found = rulebook.rule(rule)
            assert found.game == lesson.game
            assert edition in found.editions, f"{rule} is no rule of the edition {edition}"


def texts_of(lesson: Lesson, edition: str) -> list[Text]:
    steps = lesson.steps[edition]
    answers = [each.say for step in steps for each in (*step.praise, *step.miss)]
    return [lesson.title, *[step.goal for step in steps], *answers]


@every_lesson
def test_its_texts_are_written_in_each_language(lesson: Lesson, edition: str) -> None:
    known = numbers_named(solved(lesson, edition).deed)  # type: ignore[arg-type]
    for text in texts_of(lesson, edition):
        must_be_written(text)
        places = {lang: {found[1] for found in PLACE.finditer(text[lang])} for lang in LANGUAGES}
        assert len(set(map(frozenset, places.values()))) == 1, f"not the same places: {places}"
        assert places["en"] <= known or all(name.startswith("heading.") for name in places["en"] - known)


@pytest.mark.parametrize("game", OURS)
def test_tips_are_written_in_each_language(game: str) -> None:
    assert len(tips(game)) >= 3
    for tip in tips(game):
        must_be_written(tip.say)


def must_be_written(text: Text) -> None:
    for lang in LANGUAGES:
        bare = PLACE.sub("", text[lang])
        assert "{" not in bare and "}" not in bare, text[lang]
        assert bool(CYRILLIC.search(text[lang])) == (lang == "ru") or not bare.strip(), text[lang]
        for place in PLACE.finditer(text[lang]):
            assert place[2] is None or place[2].count("|") + 1 == FORMS[lang], text[lang]
    assert len({text[lang] for lang in LANGUAGES}) == len(LANGUAGES) or len(text["en"]) < 20, text["en"]


@pytest.mark.parametrize("key", ["rival", "missed", "not_now"])
def test_what_every_lesson_may_say_is_written_in_each_language(key: str) -> None:
    must_be_written({lang: saying(key, lang) for lang in LANGUAGES})


def test_words_take_the_form_of_their_number() -> None:
    assert [plural("pl", n) for n in (1, 2, 5, 22)] == [0, 1, 2, 1]
    assert [plural("ru", n) for n in (1, 21, 2, 11)] == [0, 0, 1, 2]
    assert [plural("cs", n) for n in (1, 3, 5, 21)] == [0, 1, 2, 2]
    assert [plural("en", n) for n in (0, 1, 2)] == [1, 0, 1]
