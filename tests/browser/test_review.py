"""A played game is reviewed from its end and from the replay page: the curve, the turning points, and playing on."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import MakePerson
from tests.browser.person import Person, see
from tests.browser.readers import fits, for_each, make
from tests.review.short_games import last_of
from viceregal.i18n import speak

LAST = {"viscounts-solo-builder": 40}
RECORDS = ["hand-of-the-king-2p-base-none-v2", "viceroy-1p-pl-1-virtual-v2", "viscounts-solo-builder"]

PICTURES = ("review.png", "points.png")  # the curve, and where the points came from


def drop(person: Person, record: str, folder: Path) -> None:
    """Opens the end of a golden game on the replay page."""
    file = folder / "game.txt"
    file.write_text(last_of(record, LAST.get(record, 8)), encoding="utf-8")
    person.go("/watch")
    person.page.locator("input[type=file]").set_input_files(file)


@pytest.mark.parametrize("record", RECORDS)
def test_a_record_is_reviewed_and_one_goes_to_where_it_turned(
    person: MakePerson, record: str, tmp_path: Path
) -> None:
    ania = person()
    drop(ania, record, tmp_path)
    ania.page.get_by_role("button", name="Review").click()
    review = ania.page.get_by_role("dialog", name="Review")
    see(review, "Turning points")
    point = review.locator("[data-point]").first
    see(point, "Better")
    saving = review.get_by_role("button", name="Save as PNG")
    expect(saving).to_have_count(len(PICTURES))
    for button, name in zip(saving.all(), PICTURES, strict=True):
        with ania.page.expect_download() as saved:
            button.click()
        assert saved.value.suggested_filename == name
    number = point.get_attribute("data-point")
    played = point.locator("dd").first.inner_text()
    point.get_by_role("button", name="Show in the replay").click()
    expect(review).to_have_count(0)
    see(ania.question, f" · {played}")
    expect(ania.page.get_by_role("slider")).to_have_value(str(number))


def test_on_a_phone_the_curve_shows_that_it_goes_on(person: MakePerson, tmp_path: Path) -> None:
    ania = person(viewport={"width": 390, "height": 664})
    drop(ania, RECORDS[0], tmp_path)
    ania.page.get_by_role("button", name="Review").click()
    curve = ania.page.get_by_role("dialog", name="Review").locator("[data-sideways]").first
    expect(curve.get_by_text("›")).to_be_visible()
    expect(curve.get_by_text("‹")).to_have_count(0)
    curve.locator(".row").evaluate("row => row.scrollTo({ left: row.scrollWidth })")
    expect(curve.get_by_text("‹")).to_be_visible()
    expect(curve.get_by_text("›")).to_have_count(0)


def look_at_the_board(point: Locator, lang: str) -> None:
    """The board then, drawn by the game's own table: what was played and what was better are marked on it."""
    words = speak(lang)
    point.locator("summary").click()
    board = point.get_by_role("img", name=words.say("review.board"))
    expect(board.locator(".still[inert] .stage > *").first).to_be_visible()
    ways = {way: point.get_by_role("button", name=words.say(f"review.{way}")) for way in ("played", "better")}
    seen: dict[str, bytes] = {}
    for way, button in ways.items():
        button.click()
        expect(button).to_have_attribute("aria-pressed", "true")
        expect(board).to_have_attribute("data-marked", way)
        seen[way] = board.screenshot()
    assert seen["played"] != seen["better"]
    box, stage = board.bounding_box(), board.locator(".stage").bounding_box()
    assert box and stage and stage["height"] >= 180 and stage["x"] + stage["width"] <= box["x"] + box["width"]


@pytest.mark.parametrize("record", RECORDS)
def test_a_turning_point_shows_the_board_then(person: MakePerson, record: str, tmp_path: Path) -> None:
    ania = person()
    asked: list[str] = []
    ania.page.on("request", lambda request: asked.append(request.url))
    drop(ania, record, tmp_path)
    ania.page.get_by_role("button", name="Review").click()
    point = ania.page.get_by_role("dialog", name="Review").locator("[data-point]").first
    see(point, "Better")
    assert not any("/decisions/" in url for url in asked), "it is fetched when it is asked for"
    look_at_the_board(point, "en")
    clips = ania.page.locator("clipPath[id]").evaluate_all(
        "all => all.map(each => [each.id, each.innerHTML])"
    )
    names = {name for name, _ in clips}
    assert len({(name, drawn) for name, drawn in clips}) == len(names), "clipped as the board behind it is"
    point.get_by_role("button", name="Play on from here").click()
    ania.page.wait_for_url("**/t/*")
    assert ania.wait_for_turn()


NAMES = {"en": "Review", "pl": "Analiza", "ru": "Разбор", "cs": "Rozbor"}


@pytest.mark.parametrize(("record", "lang", "phone"), for_each(RECORDS))
def test_each_game_is_reviewed_for_everybody(
    person: MakePerson, record: str, lang: str, phone: bool, tmp_path: Path
) -> None:
    ania = make(person, lang, phone)
    drop(ania, record, tmp_path)
    ania.page.get_by_role("button", name=NAMES[lang]).click()
    review = ania.page.get_by_role("dialog", name=NAMES[lang])
    words = speak(lang)
    for part in ("turning", "mistakes", "shares", "statistics"):
        see(review, words.say(f"review.{part}"))
    expect(review.locator("svg").first).to_be_visible()
    expect(review.locator("[data-sources] svg")).to_be_visible()
    point = review.locator("[data-point]").first
    see(point, words.say("review.better"))
    look_at_the_board(point, lang)
    fits(ania)
    number = point.get_attribute("data-point")
    point.get_by_role("button", name=words.say("review.to_replay")).click()
    expect(ania.page.get_by_role("slider")).to_have_value(str(number))


def test_one_plays_on_against_bots_from_a_turning_point(person: MakePerson, tmp_path: Path) -> None:
    ania = person(settings={"lang": "cs"}, viewport={"width": 390, "height": 844})
    drop(ania, RECORDS[0], tmp_path)
    ania.page.get_by_role("button", name="Rozbor").click()
    review = ania.page.get_by_role("dialog", name="Rozbor")
    review.locator("[data-point]").first.get_by_role("button", name="Hrát odtud").click()
    ania.page.wait_for_url("**/t/*")
    assert ania.wait_for_turn()


def test_the_end_of_a_game_leads_to_its_review(person: MakePerson) -> None:
    ania = person()
    ania.go(ania.create([{"kind": "me"}, {"kind": "bot", "level": "page"}], first="0"))
    ania.choose()
    assert ania.wait_for_turn()
    ania.page.get_by_role("button", name="More", exact=True).click()
    ania.page.get_by_role("button", name="Resign").click()
    ania.page.get_by_role("button", name="Resign").click()
    see(ania.end, "You resigned")
    ania.end.get_by_role("link", name="Review").click()
    see(ania.page.get_by_role("dialog", name="Review"), "Decisions and luck")
