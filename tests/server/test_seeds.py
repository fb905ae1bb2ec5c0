"""The luck of tables: nobody's to choose where people play, and all from one seed where tests do."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.client import Plain, browser, create
from tests.server.serving import PATIENCE, Server

TWO = [{"kind": "me"}, {"kind": "here"}]
BOTS = [{"kind": "bot", "level": "greedy"}, {"kind": "bot", "level": "random"}]


def finished(client: httpx.Client, **wanted: Any) -> str:
    """The record of a game that bots played, without its date."""
    table = create(client, seats=BOTS, **wanted)["table"]["id"]
    deadline = time.monotonic() + PATIENCE
    while client.get(f"/api/tables/{table}").json()["phase"] != "over":
        assert time.monotonic() < deadline, "the bots do not come to an end"
        time.sleep(0.05)
    return "\n".join(
        line
        for line in client.get(f"/api/tables/{table}/record").text.splitlines()
        if not line.startswith("date")
    )


def view(client: httpx.Client, made: Plain, look: int = 0) -> Plain:
    found: Plain = client.get(f"/api/tables/{made['table']['id']}/position?look={look}").json()
    return found


@pytest.fixture
def for_people(tmp_path: Path) -> Iterator[httpx.Client]:
    server = Server(tmp_path, {"VICEREGAL_TEST_SEED": ""}).start()
    with browser(server.url) as client:
        yield client
    server.stop()


def test_a_server_for_people_takes_no_seed_and_deals_anew(for_people: httpx.Client) -> None:
    asked = {"game": "hand-of-the-king", "seats": TWO, "name": "Ania"}
    refused = for_people.post("/api/tables", json={**asked, "seed": "7"})
    assert (refused.status_code, refused.json()["code"]) == (403, "seed")
    deals = [view(for_people, create(for_people, **asked))["view"] for _ in range(2)]
    assert deals[0] != deals[1]  # of as many as there are orders of 36 cards


@pytest.mark.parametrize("game", ["hand-of-the-king", "viceroy"])
def test_the_same_seed_makes_the_same_game_of_bots(ania: httpx.Client, game: str) -> None:
    first = finished(ania, game=game, seed="7")
    assert finished(ania, game=game, seed="7") == first
    assert finished(ania, game=game, seed="8") != first


def test_without_a_seed_of_its_own_a_table_has_that_of_the_server(ania: httpx.Client) -> None:
    asked = {"game": "viceroy", "seats": TWO, "name": "Ania"}
    deals = [view(ania, create(ania, **asked, **more))["view"] for more in ({}, {"seed": "1"}, {"seed": "2"})]
    assert deals[0] == deals[1] != deals[2]


def answer(client: httpx.Client, made: Plain, seat: int) -> None:
    asked = view(client, made, seat)["question"]
    move = {"seat": seat, "question": asked["number"], "action": asked["actions"][0]["action"]}
    path = f"/api/tables/{made['table']['id']}/moves"
    client.post(path, json={**move, "id": f"m{asked['number']}-{seat}"}).raise_for_status()


def wait_for_bots(client: httpx.Client, made: Plain) -> None:
    deadline = time.monotonic() + PATIENCE
    while set(client.get(f"/api/tables/{made['table']['id']}").json()["asked"]) - {0, 1}:
        assert time.monotonic() < deadline, "the bots do not answer"
        time.sleep(0.01)


def third_turn(client: httpx.Client, order: tuple[int, ...], patient: bool) -> Plain:
    """The view of seat 0 in the third turn, when the bots have answered and neither person has."""
    made = create(client, "viceroy", seats=[*TWO, *BOTS], name="Ania", seed="7")
    for _ in range(200):
        for seat in order:
            if patient or seat == order[0]:  # else the bots may be still thinking
                wait_for_bots(client, made)
            now = view(client, made, seat)
            if now["view"]["turn"] == 3:
                wait_for_bots(client, made)
                return view(client, made)
            if now["question"] is not None:
                answer(client, made, seat)
    raise AssertionError("the third turn does not come")


def test_who_answers_first_changes_nothing_where_all_are_asked_at_once(ania: httpx.Client) -> None:
    """Bots and people bid and choose cards at once, and nobody knows who is quicker."""
    seen = [third_turn(ania, (0, 1), True), third_turn(ania, (1, 0), True), third_turn(ania, (1, 0), False)]
    assert seen[0]["question"]["is"] in ("AskBids", "AskCards")
    assert seen[0]["view"] == seen[1]["view"] == seen[2]["view"]
