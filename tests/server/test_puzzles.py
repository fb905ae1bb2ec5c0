"""Puzzles over HTTP: told and tried without anybody being known; the answer comes when the try is over."""

from __future__ import annotations

import httpx
import pytest

from tests.server.client import Plain
from viceregal.i18n import LANGUAGES
from viceregal.puzzles import Puzzle, puzzles
from viceregal.server.shapes.puzzles import PuzzlesTold, PuzzleTold

GAMES = ("hand-of-the-king", "viceroy", "viscounts")


def tried(client: httpx.Client, puzzle: Puzzle, *deeds: list[str], lang: str = "en") -> Plain:
    answer = client.post(
        f"/api/puzzles/{puzzle.game}/{puzzle.key}", params={"lang": lang}, json={"deeds": list(deeds)}
    )
    assert answer.status_code == 200, answer.text
    plain: Plain = answer.json()
    PuzzleTold.model_validate(plain)
    return plain


def first(game: str) -> Puzzle:
    return next(each for each in puzzles(game) if len(each.line) == 1)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_puzzles_of_a_game_are_listed_in_every_language(ania: httpx.Client, lang: str) -> None:
    found = ania.get(f"/api/puzzles/{GAMES[0]}", params={"lang": lang}).json()
    PuzzlesTold.model_validate(found)
    assert len(found["puzzles"]) == len(puzzles(GAMES[0])) and all(each["title"] for each in found["themes"])
    assert ania.get("/api/puzzles/mini").json() == {"game": "mini", "themes": [], "puzzles": []}


@pytest.mark.parametrize("game", GAMES)
def test_the_answer_is_kept_back_until_the_try_is_over(ania: httpx.Client, game: str) -> None:
    puzzle = first(game)
    begun = tried(ania, puzzle)
    assert begun["puzzle"]["status"] == "going" and begun["puzzle"]["answer"] is None
    assert begun["position"]["question"]["actions"] and begun["position"]["look"] == puzzle.seat
    solved = tried(ania, puzzle, [puzzle.answers[0]])
    assert solved["puzzle"]["status"] == "solved" and solved["position"]["question"] is None
    assert [each["action"] for each in solved["puzzle"]["answer"]["line"]] == puzzle.answers


def test_a_try_that_is_over_takes_no_more_answers(ania: httpx.Client) -> None:
    puzzle = first(GAMES[0])
    wrong = puzzle.worths[1][0]
    assert tried(ania, puzzle, [wrong])["puzzle"]["status"] == "missed"
    address = f"/api/puzzles/{puzzle.game}/{puzzle.key}"
    again = ania.post(address, json={"deeds": [[wrong], [puzzle.answers[0]]]})
    assert (again.status_code, again.json()["code"]) == (409, "not_now")
    refused = ania.post(address, json={"deeds": [["call hodor"]]})
    assert refused.status_code == 409 and refused.json()["rule"]
    assert ania.post(address, json={"deeds": [["fly"]]}).status_code == 400


def test_what_would_come_of_an_answer_is_foretold(ania: httpx.Client) -> None:
    puzzle = first(GAMES[0])
    number = tried(ania, puzzle)["position"]["question"]["number"]
    body = {"question": number, "rows": [[puzzle.answers[0]]]}
    foretold = ania.post(f"/api/puzzles/{puzzle.game}/{puzzle.key}/foretellings", json=body)
    assert foretold.status_code == 200 and foretold.json()["rows"][0]["events"]


def test_what_does_not_exist_is_said_to_be_none(ania: httpx.Client) -> None:
    assert ania.get("/api/puzzles/chess").status_code == 404
    assert ania.post("/api/puzzles/viceroy/00000000", json={}).status_code == 404
    assert ania.post("/api/puzzles/viceroy/nothing", json={}).status_code == 422
