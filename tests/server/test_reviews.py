"""Reviews are made while others play, kept, told in the reader's language, and can be played on from."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any

import httpx
import pytest

from tests.review.short_games import last_of
from tests.server.serving import PATIENCE
from viceregal.core.records import CHANCE
from viceregal.review import making
from viceregal.server.live.minds import Minds
from viceregal.server.live.reviews import TRIES, Progress, Reviews, review_id, without_names
from viceregal.server.problem import Problem

RECORD = last_of("hand-of-the-king-2p-base-none-v2", 8)
SOLO = last_of("viscounts-solo-builder", 30)  # chance decides in it, too
TEXT = {"Content-Type": "text/plain"}


def made(client: httpx.Client, lang: str = "en", record: str = RECORD) -> dict[str, Any]:
    """The answer when all is done; what is done only grows."""
    until, done = time.monotonic() + PATIENCE, -1
    while time.monotonic() < until:
        answer = client.post("/api/reviews", params={"lang": lang}, content=record, headers=TEXT)
        assert answer.status_code == 200, answer.text
        told: dict[str, Any] = answer.json()
        if told["review"] is not None:
            return told
        assert done <= told["done"] <= told["all"]
        done = told["done"]
        time.sleep(0.2)
    raise AssertionError("the review does not come")


def test_a_review_is_made_once_and_told_in_any_language(ania: httpx.Client) -> None:
    told = made(ania)
    review = told["review"]
    assert told["id"] == review_id(RECORD)
    assert review["turning"] and review["labels"]["turning"] == "Turning points"
    assert [each["number"] for each in review["turning"]] == making.review(RECORD)["turning"]
    czech = made(ania, "cs")["review"]
    assert czech["labels"]["turning"] == "Zlomové okamžiky" and czech["scores"] == review["scores"]


def slow(longest: int) -> tuple[Minds, list[int]]:
    """Minds that do no more than so many decisions in their time, and how many they were asked for each time."""
    asked: list[int] = []

    class Slow(Minds):
        async def think(self, work: Callable[..., Any], *values: Any, **_: Any) -> Any:
            if work is making.work:
                asked.append(len(values[1].numbers))
                if asked[-1] > longest:
                    raise TimeoutError
            return work(*values)

    return Slow(1), asked


class Shelf:
    """Keeps nothing."""

    async def find(self, _: str) -> None:
        return None

    async def keep(self, *_: Any) -> None:
        return None


def ended(reviews: Reviews) -> Progress:
    """A review that was begun, when nothing more is done for it."""

    async def course() -> Progress:
        begun = await reviews.begin(RECORD, "ania")
        assert begun.task is not None
        await begun.task
        return begun

    return asyncio.run(course())


def test_what_is_not_reviewed_in_time_is_tried_in_smaller_pieces() -> None:
    minds, asked = slow(1)
    review = ended(Reviews(Shelf(), minds))  # type: ignore[arg-type]
    assert review.failed is None and review.made == making.review(RECORD)
    assert max(asked) > 1 and asked.count(1) > max(asked)


def test_a_review_that_is_never_done_in_time_is_given_up_as_busy() -> None:
    minds, asked = slow(0)
    reviews = Reviews(Shelf(), minds)  # type: ignore[arg-type]
    ended(reviews)
    assert len(asked) == TRIES
    with pytest.raises(Problem) as told:
        asyncio.run(reviews.find(RECORD))
    assert (told.value.status, told.value.code) == (503, "busy")
    assert asyncio.run(reviews.find(RECORD)) is None  # the next who asks begins anew


def test_names_are_not_part_of_what_is_reviewed() -> None:
    named = RECORD.replace("result:", "players: Ania | Olek\nresult:", 1)
    assert review_id(named) == review_id(RECORD) and "Ania" not in without_names(named)
    assert review_id(RECORD.replace("seats: 2", "seats: 3")) != review_id(RECORD)


def test_one_plays_on_from_a_turning_point(ania: httpx.Client) -> None:
    told = made(ania)
    point = told["review"]["turning"][0]
    wanted = {"at": point["number"], "seat": point["seat"], "name": "Ania"}
    answer = ania.post(f"/api/reviews/{told['id']}/tables", json=wanted)
    assert answer.status_code == 201, answer.text
    table = answer.json()["table"]
    position = ania.get(f"/api/tables/{table['id']}/position?look={point['seat']}").json()
    match = making.match_of(RECORD)
    seat = point["seat"]
    assert position["view"] == match.game.view(match.state_before(point["number"]), seat)
    actions = [each["action"] for each in position["question"]["actions"]]
    assert point["better"]["action"] in actions and point["played"]["action"] in actions
    move = {"id": "m", "seat": seat, "question": position["question"]["number"], "action": actions[0]}
    assert ania.post(f"/api/tables/{table['id']}/moves", json=move).status_code == 200


def test_the_table_then_is_told_as_its_player_saw_it(ania: httpx.Client) -> None:
    told = made(ania)
    point = told["review"]["turning"][0]
    path = f"/api/reviews/{told['id']}/decisions/{point['number']}"
    then = ania.get(path, params={"lang": "pl"})
    assert then.status_code == 200, then.text
    position, match = then.json()["position"], making.match_of(RECORD)
    assert position["look"] == point["seat"]
    assert position["view"] == match.game.view(match.state_before(point["number"]), point["seat"])
    actions = [each["action"] for each in position["question"]["actions"]]
    ways = [point["played"]["action"], point["better"]["action"]]
    assert set(ways) <= set(actions)
    wanted = {"question": position["question"]["number"], "rows": [[action] for action in ways]}
    rows = ania.post(f"{path}/foretellings", json=wanted).json()["rows"]
    assert [row["done"] for row in rows] == [1, 1] and rows[0]["events"] != rows[1]["events"]


@pytest.mark.parametrize(
    ("path", "status", "code"),
    [
        (f"{'0' * 32}/decisions/0", 404, "unknown"),
        ("{id}/decisions/9999", 404, "unknown"),
        ("{id}/decisions/-1", 422, "invalid"),
        ("{id}/decisions/one", 422, "invalid"),
    ],
)
def test_there_is_no_table_where_nobody_decided(
    ania: httpx.Client, path: str, status: int, code: str
) -> None:
    answer = ania.get("/api/reviews/" + path.format(id=made(ania)["id"]))
    assert (answer.status_code, answer.json()["code"]) == (status, code)


def test_chance_decides_at_no_table(ania: httpx.Client) -> None:
    match = making.match_of(SOLO)
    number = next(at for at, entry in enumerate(match.log) if entry.seat == CHANCE)
    told = made(ania, record=SOLO)
    answer = ania.get(f"/api/reviews/{told['id']}/decisions/{number}")
    assert (answer.status_code, answer.json()["code"]) == (404, "unknown")


@pytest.mark.parametrize(
    ("path", "wanted", "code"),
    [
        ("0" * 32, {"at": 0, "seat": 0}, "unknown"),
        ("", {"at": 9999, "seat": 0}, "unknown"),
        ("", {"at": 2, "seat": 5}, "unknown"),
        ("", {"at": -1, "seat": 0}, "invalid"),
        ("", {"at": 2, "seat": 0, "level": "wizard"}, "setup"),
    ],
)
def test_nobody_plays_on_from_nowhere(
    ania: httpx.Client, path: str, wanted: dict[str, Any], code: str
) -> None:
    review = path or made(ania)["id"]
    assert ania.post(f"/api/reviews/{review}/tables", json={**wanted, "name": "Ania"}).json()["code"] == code


@pytest.mark.parametrize(
    ("record", "words"),
    [
        ("nothing of the kind", "line 1"),
        (RECORD.replace("hand-of-the-king", "chess"), "no game is called 'chess'"),
        (RECORD.replace("1. ", "2. ", 1), "line"),
    ],
)
def test_what_is_no_record_is_refused_in_one_line(ania: httpx.Client, record: str, words: str) -> None:
    answer = ania.post("/api/reviews", content=record, headers=TEXT)
    assert answer.status_code == 400 and answer.json()["code"] == "record"
    assert words in answer.json()["message"] and "\n" not in answer.json()["message"]
    in_czech = ania.post("/api/reviews?lang=cs", content=record, headers=TEXT).json()["message"]
    assert in_czech.startswith("řádek ") and words not in in_czech
