"""What bots' processes do for readers: hints, analyses, replays; and what is said when such a process dies."""

from __future__ import annotations

import asyncio
import os
import pickle
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from typing import Any, NoReturn

import httpx
import pytest

from tests.server.serving import PATIENCE, ROOT
from tests.server.test_storage import ANIA, any_move, new_table
from viceregal.bots import thinking
from viceregal.bots.complaints import BOT_PROCESS_ENDED
from viceregal.bots.worker import WorkerDied
from viceregal.server.app import make_app
from viceregal.server.problem import Problem
from viceregal.server.services import Services
from viceregal.server.settings import Settings
from viceregal.server.tables import votes
from viceregal.server.tables.commands import Commands
from viceregal.server.telling import replay

RECORD = (ROOT / "tests/golden/hand-of-the-king-4p-raven-all.record").read_bytes()
TEXT = {"Content-Type": "text/plain"}


def with_app(folder: Path, course: Callable[[httpx.AsyncClient, Services], Awaitable[None]]) -> None:
    """The server in this process, so that its parts can be made to fail."""

    async def run() -> None:
        app = make_app(Settings(folder, workers=1, limits=False, test_seed="tests"))
        asking = httpx.AsyncClient(
            transport=httpx.ASGITransport(app), base_url="http://localhost", timeout=PATIENCE
        )
        async with app.router.lifespan_context(app), asking:
            await course(asking, app.state.services)

    asyncio.run(run())


def die(*_: object) -> NoReturn:
    os._exit(1)


def test_a_process_that_dies_is_no_mistake_of_the_server(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def course(client: httpx.AsyncClient, _: Services) -> None:
        seats = [{"kind": "me"}, {"kind": "here"}]
        wanted = {"game": "hand-of-the-king", "seats": seats, "name": "Ania", "options": {"first": "0"}}
        with_hints = {**wanted, "hints": True}  # usual only where nobody plays against another person
        made = (await client.post("/api/tables", json=with_hints)).json()
        path = f"/api/tables/{made['table']['id']}/hint"
        with monkeypatch.context() as deadly:
            deadly.setattr(thinking, "advise", die)
            is_busy(await client.post(path, json={"seat": 0}))
        assert (await client.post(path, json={"seat": 0})).status_code == 200

    with_app(tmp_path, course)


def is_busy(answer: httpx.Response) -> None:
    assert (answer.status_code, answer.json()["code"], answer.headers["retry-after"]) == (503, "busy", "1")


@pytest.mark.parametrize("error", [TimeoutError(), WorkerDied(BOT_PROCESS_ENDED)])
def test_no_answer_is_said_to_be_busy(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, error: BaseException
) -> None:
    async def think(*_: object, **__: object) -> Any:
        raise error

    async def course(client: httpx.AsyncClient, services: Services) -> None:
        monkeypatch.setattr(services.minds, "think", think)
        is_busy(await client.post("/api/replays", content=RECORD, headers=TEXT))

    with_app(tmp_path, course)


def test_replays_are_made_in_another_process(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def not_here(*_: object) -> NoReturn:
        raise AssertionError("this keeps the server from everything else")

    monkeypatch.setattr(replay, "tell_replay", not_here)

    async def course(client: httpx.AsyncClient, services: Services) -> None:
        answer = await client.post("/api/replays?as=3&lang=ru", content=RECORD, headers=TEXT)
        assert answer.status_code == 200 and len(answer.json()["frames"]) > 20
        refused = await client.post("/api/replays?as=7", content=RECORD, headers=TEXT)
        assert (refused.status_code, refused.json()["code"]) == (422, "invalid")
        finished = (await client.get(f"/api/tables/{await resigned(services)}/replay?as=open")).json()
        assert finished["players"][0] == "Ania" and finished["frames"][-1]["action"].startswith("move ")

    with_app(tmp_path, course)


async def resigned(services: Services) -> str:
    """A game that is over after its first move."""
    table = await new_table(services)

    def give_up(commands: Commands) -> None:
        any_move(commands, Random(1))
        votes.propose(commands, "resign", 0, votes.Wish("end"))

    await services.rooms.do(table.id, ANIA, give_up)
    return table.id


def test_a_problem_can_be_sent_from_one_process_to_another() -> None:
    problem = Problem(409, "refused", "not now", rule="HK-1", seq=7)
    again = pickle.loads(pickle.dumps(problem))
    assert isinstance(again, Problem) and vars(again) == vars(problem) and str(again) == "not now"
