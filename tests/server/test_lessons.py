"""Lessons over HTTP: told, walked and foretold without anybody being known, and nothing of it stored."""

from __future__ import annotations

import json
from typing import Any

import httpx
import pytest

from tests.server.client import Plain
from viceregal.i18n import LANGUAGES
from viceregal.lessons import find_lesson, guide, lessons, tips
from viceregal.server.shapes.lessons import LessonTold

HAND = "hand-of-the-king"


def walk(client: httpx.Client, key: str, *deeds: list[str], game: str = HAND, **asked: Any) -> httpx.Response:
    lang = asked.pop("lang", "en")
    body = {"deeds": list(deeds), **asked}
    return client.post(f"/api/lessons/{game}/{key}", params={"lang": lang}, json=body)


def told(answer: httpx.Response) -> Plain:
    assert answer.status_code == 200, answer.text
    plain: Plain = json.loads(answer.text.replace("\N{NO-BREAK SPACE}", " "))
    LessonTold.model_validate(plain)
    return plain


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_can_be_learnt_is_told_in_every_language(ania: httpx.Client, lang: str) -> None:
    found = ania.get(f"/api/lessons/{HAND}", params={"lang": lang}).json()
    assert [each["key"] for each in found["lessons"]] == [each.key for each in lessons(HAND)]
    assert [each["key"] for each in found["tips"]] == [each.key for each in tips(HAND)]
    assert ania.get("/api/lessons/mini").json() == {"game": "mini", "lessons": [], "tips": []}
    assert ania.get("/api/lessons/chess").status_code == 404


def test_a_lesson_begins_with_its_position_and_a_goal(ania: httpx.Client) -> None:
    begun = told(walk(ania, "banner"))
    assert begun["lesson"]["status"] == "going" and begun["lesson"]["said"] is None
    assert begun["lesson"]["goal"].startswith("Your rival has three Starks")
    assert begun["position"]["view"]["banners"]["stark"] == 1
    offered = {each["action"]: each for each in begun["position"]["question"]["actions"]}
    assert offered["move up stark"]["foretold"]["events"], "what would come of it is told with it"
    assert [seat["yours"] for seat in begun["table"]["seats"]] == [True, False]


def test_a_wrong_turn_is_answered_with_the_numbers_of_the_table(ania: httpx.Client) -> None:
    missed = told(walk(ania, "banner", ["move left stark"]))
    assert missed["lesson"]["status"] == "missed" and not missed["lesson"]["good"]
    assert "your rival still leads, 3 to 2" in missed["lesson"]["said"]
    assert missed["position"]["question"] is None, "this try is over"
    assert walk(ania, "banner", ["move left stark"], ["move up lannister"]).status_code == 409
    reached = told(walk(ania, "banner", ["move up stark"]))
    assert reached["lesson"]["good"] and reached["lesson"]["step"] == 2
    assert reached["lesson"]["began"] == 1


def test_a_move_against_the_rules_is_refused_by_its_rule(ania: httpx.Client) -> None:
    refused = walk(ania, "move", ["move left tully"], lang="pl")
    assert refused.status_code == 409
    problem = refused.json()
    assert problem["code"] == "refused" and problem["rule"] == "HK-MOV-1"
    assert "Tullych" in problem["words"]
    assert walk(ania, "move", ["juggle"]).json()["code"] == "action"


def test_what_a_step_is_not_about_is_not_offered_and_refused(ania: httpx.Client) -> None:
    begun = told(walk(ania, "bid", game="viceroy", edition="pl"))
    assert {each["action"].split()[0] for each in begun["position"]["question"]["actions"]} == {"bid", "pass"}
    lesson = find_lesson("viceroy", "attack")
    assert lesson.steps["pl"][0].allowed
    deeds = [["attack"], ["take 61"]]
    missed = told(walk(ania, "attack", *deeds, game="viceroy", edition="pl"))
    assert missed["lesson"]["status"] == "missed"


def test_answers_are_foretold_as_at_a_table(ania: httpx.Client) -> None:
    number = told(walk(ania, "banner"))["position"]["question"]["number"]
    path = f"/api/lessons/{HAND}/banner/foretellings"
    asked = {"question": number, "rows": [["move up stark"], ["move left stark"]]}
    rows = ania.post(path, json=asked).json()["rows"]
    taken = [[event["is"] for event in row["events"]] for row in rows]
    assert "BannerTaken" in taken[0] and "BannerTaken" not in taken[1]
    assert ania.post(path, json={**asked, "question": number + 7}).json()["code"] == "stale"


def test_a_lesson_that_is_none_or_an_edition_that_is_none_is_not_found(ania: httpx.Client) -> None:
    for answer in (
        walk(ania, "juggling"),
        walk(ania, "move", edition="cs"),
        walk(ania, "move", game="chess"),
    ):
        assert answer.status_code == 404 and answer.json()["code"] == "unknown"


def test_nothing_of_a_lesson_is_stored(ania: httpx.Client) -> None:
    before = ania.get("/api/tables", params={"mine": "true"}).json()
    told(walk(ania, "move", ["move up stark"]))
    assert ania.get("/api/tables", params={"mine": "true"}).json() == before


@pytest.mark.parametrize("edition", ["pl", "ru", "cs"])
def test_the_guide_is_that_of_the_edition(ania: httpx.Client, edition: str) -> None:
    found = ania.get("/api/guides/viceroy", params={"edition": edition, "lang": "en"}).json()
    assert found["edition"] == edition
    said = " ".join(section["text"] for section in found["sections"]).replace("\N{NO-BREAK SPACE}", " ")
    assert ("worth 3 points" in said) == (edition == "ru")
    assert len(found["sections"]) == sum(edition in section.editions for section in guide("viceroy"))
    assert ania.get("/api/guides/viceroy", params={"edition": "de"}).status_code == 404
