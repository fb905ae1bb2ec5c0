"""Tournaments over HTTP: programs play one to its end while the server is killed; what nobody may do is refused."""

from __future__ import annotations

import time
from pathlib import Path
from random import Random
from typing import Any
from uuid import uuid4

import httpx
import pytest

from tests.server.client import Plain, browser, visitor
from tests.server.serving import PATIENCE, Server
from tests.server.test_accounts import register

CUP: Plain = {"title": "Cup", "game": "hand-of-the-king", "system": "round-robin"}


def opened(client: httpx.Client, **wanted: Any) -> str:
    answer = client.post("/api/tournaments", json={**CUP, **wanted})
    assert answer.status_code == 201, answer.text
    return f"/api/tournaments/{answer.json()['id']}"


def deed(client: httpx.Client, path: str, body: Plain | None = None) -> Plain:
    answer = client.post(path, json=body or {})
    assert answer.status_code == 200, answer.text
    told: Plain = answer.json()
    return told


class Program:
    """Plays in its owner's name, over HTTP alone: finds its game, sits down, moves at random."""

    def __init__(self, token: str) -> None:
        self.headers = {"Authorization": f"Bearer {token}"}
        self.choice = Random(5)

    def step(self, url: str, cup: str) -> None:
        with visitor(url, **self.headers) as client:
            game = client.get(cup).json()["my_game"]
            if game is None:
                return
            path, seat = f"/api/tables/{game['table']}", game["seat"]
            if not game["seated"]:
                deed(client, f"{path}/seats/{seat}/take")
            for _ in range(10):
                question = client.get(f"{path}/position?look={seat}").json()["question"]
                if question is None:
                    return
                action = self.choice.choice(question["actions"])["action"]
                move = {"id": uuid4().hex, "seat": seat, "question": question["number"], "action": action}
                client.post(f"{path}/moves", json=move)


def test_programs_and_a_bot_play_to_the_end_though_the_server_is_killed_between_rounds(
    tmp_path: Path,
) -> None:
    """The host begins each round: so the server is killed when all games of one are over."""
    server = Server(tmp_path, {"VICEREGAL_LIMITS": "0"}).start()
    programs = []
    with browser(server.url) as host:
        register(host, "Ania").raise_for_status()
        cup = opened(host, pace="host", fill="random")
        for name in ("Ania", "Olek", "Hela"):
            with browser(server.url) as owner:
                player = host if name == "Ania" else owner
                deed(player, f"{cup}/enter", None if name == "Ania" else {"name": name})
                programs.append(Program(player.post("/api/tokens", json={"label": "mine"}).json()["token"]))
        deed(host, f"{cup}/start")
        for number in (1, 2, 3):
            play_round(server, host, cup, programs)
            before = host.get(cup).json()
            assert before["round"] == number
            server.kill()
            server.start()
            assert host.get(cup).json() == before
            if number < 3:
                deed(host, f"{cup}/next")
        over = host.get(cup).json()
        assert over["phase"] == "over" and sum(each["points"] for each in over["standings"]) == 6
        assert len(over["players"]) == 4 and over["players"][3]["level"] == "random"
        pairs = [{game["first"], game["second"]} for games in over["games"] for game in games]
        assert len(pairs) == 6 and all(pairs.count(pair) == 1 for pair in pairs)
    server.stop()


def play_round(server: Server, host: httpx.Client, cup: str, programs: list[Program]) -> None:
    deadline = time.monotonic() + PATIENCE
    while True:
        told = host.get(cup).json()
        if told["may_go_on"] or told["phase"] == "over":
            return
        assert time.monotonic() < deadline, "the round does not end"
        for program in programs:
            program.step(server.url, cup)


def test_guests_open_none_and_hosts_not_too_many(ania: httpx.Client) -> None:
    assert ania.post("/api/tournaments", json=CUP).status_code == 401
    ania.post("/api/me", json={"name": "A guest with plans"})
    assert ania.post("/api/tournaments", json=CUP).json()["code"] == "guest"
    register(ania, "A host with plans").raise_for_status()
    cups = [opened(ania) for _ in range(5)]
    assert ania.post("/api/tournaments", json=CUP).json()["code"] == "many"
    deed(ania, f"{cups[0]}/cancel")
    opened(ania)


@pytest.mark.parametrize(
    ("wanted", "status"),
    [
        ({"game": "chess"}, 400),
        ({"options": {"variant": "teams"}}, 400),
        ({"fill": "grandmaster"}, 400),
        ({"rounds": 3}, 422),
        ({"late": 2}, 422),
        ({"system": "knockout"}, 422),
        ({"clock": {"bank": 10, "grace": 1}}, 422),
        ({"wait": 1}, 422),
        ({"title": ""}, 422),
        ({"title": "a\nb"}, 422),
        ({"rounds": 99, "system": "swiss"}, 422),
        ({"seats": 4}, 422),
    ],
)
def test_what_cannot_be_opened_is_refused(server: Server, wanted: Plain, status: int) -> None:
    with browser(server.url) as client:
        register(client, f"Host {uuid4().hex[:8]}").raise_for_status()
        answer = client.post("/api/tournaments", json={**CUP, **wanted})
        assert (answer.status_code, set(answer.json()) >= {"code", "message"}) == (status, True)
        assert client.get("/api/tournaments?mine=true").json()["tournaments"] == []


def test_bad_deeds_get_one_clear_error_and_change_nothing(
    server: Server, ania: httpx.Client, olek: httpx.Client
) -> None:
    register(ania, "Ania of the cup").raise_for_status()
    cup = opened(ania)
    deed(olek, f"{cup}/enter", {"name": "Olek of the cup"})
    before = ania.get(cup).json()

    def code(client: httpx.Client, path: str, body: Plain | None = None) -> tuple[int, str]:
        answer = client.post(f"{cup}{path}", json=body or {})
        return answer.status_code, answer.json()["code"]

    assert code(olek, "/enter") == (409, "taken")
    assert code(ania, "/start") == (409, "few")
    for path, body in (
        ("/start", {}),
        ("/next", {}),
        ("/cancel", {}),
        ("/remove", {"number": 1}),
        ("/bots", {"level": "random"}),
    ):
        assert code(olek, path, body) == (403, "maker")
    assert code(ania, "/next") == (409, "phase")
    assert code(ania, "/leave") == (404, "unknown")
    assert code(ania, "/remove", {"number": 9}) == (404, "unknown")
    assert code(ania, "/bots", {"level": "grandmaster"}) == (400, "setup")
    with browser(server.url) as nobody:
        assert code(nobody, "/enter") == (401, "nobody")
        assert code(nobody, "/enter", {"name": "Ania of the cup"})[1] == "name"
        assert code(nobody, "/enter", {"name": "Olek of the cup"}) == (409, "name")
        assert code(nobody, "/leave")[0] == 401
        assert nobody.get("/api/tournaments?mine=true").status_code == 401
    assert ania.get(cup).json() == before
    assert ania.post("/api/tournaments/nothing/enter").json()["code"] == "unknown"


def test_one_that_is_not_listed_is_found_by_its_address(ania: httpx.Client, olek: httpx.Client) -> None:
    register(ania, "Ania in private").raise_for_status()
    cup = opened(ania, public=False, title="In private")
    listed = olek.get("/api/tournaments").json()
    assert not [each for each in listed["tournaments"] if each["title"] == "In private"]
    assert listed["may_open"] is False and ania.get("/api/tournaments").json()["may_open"] is True
    assert olek.get(cup).json()["title"] == "In private"
    etag = olek.get(cup).headers["etag"]
    assert olek.get(cup, headers={"If-None-Match": etag}).status_code == 304


def test_a_server_whose_host_wants_none_opens_none(tmp_path: Path) -> None:
    server = Server(tmp_path, {"VICEREGAL_TOURNAMENTS": "0"}).start()
    with browser(server.url) as client:
        register(client, "Ania").raise_for_status()
        assert client.post("/api/tournaments", json=CUP).json()["code"] == "host"
        assert client.get("/api/tournaments").json()["may_open"] is False
    server.stop()
