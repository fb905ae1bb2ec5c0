"""Programs play: the example of the documentation, and a program that uses HTTP alone."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path
from random import Random
from uuid import uuid4

import httpx

from tests.server.client import browser, create, visitor
from tests.server.serving import PATIENCE, Server

EXAMPLE = Path(__file__).parents[2] / "examples" / "play_random.py"


def test_two_programs_of_the_example_play_a_game(server: Server, ania: httpx.Client) -> None:
    table = create(ania)["table"]["id"]
    programs = [
        subprocess.Popen(
            [sys.executable, str(EXAMPLE), server.url, table, str(seat)],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            env={**os.environ},
        )
        for seat in range(2)
    ]
    said = [program.communicate(timeout=PATIENCE)[0] for program in programs]
    outcome = ania.get(f"/api/tables/{table}").json()["outcome"]
    assert [program.returncode for program in programs] == [0, 0], said
    assert said == [f"scores: {outcome['scores']}\n"] * 2


def test_a_program_with_a_token_finds_a_table_and_plays_in_its_owners_name(
    tmp_path: Path, ania: httpx.Client
) -> None:
    """At a server of its own: it takes the first open seat that the lobby shows."""
    alone = Server(tmp_path, {"VICEREGAL_LIMITS": "0"}).start()
    with browser(alone.url) as owner:
        owner.post("/api/me", json={"name": "Zofia"})
        token = owner.post("/api/tokens", json={"label": "my program"}).json()["token"]
        seats = [{"kind": "bot", "level": "random"}, {"kind": "open"}]
        with browser(alone.url) as host:
            table = create(host, seats=seats)["table"]["id"]
        program = subprocess.run(
            [sys.executable, str(EXAMPLE), alone.url],
            env={**os.environ, "VICEREGAL_TOKEN": token},
            timeout=PATIENCE,
            capture_output=True,
            text=True,
            check=False,
        )
        assert program.returncode == 0, program.stderr
        mine = owner.get("/api/tables", params={"mine": True}).json()["tables"]
    assert [(each["id"], each["seats"][1]["name"], each["phase"]) for each in mine] == [
        (table, "Zofia", "over")
    ]
    alone.stop()


def test_the_example_is_short() -> None:
    assert len(EXAMPLE.read_text(encoding="utf-8").splitlines()) <= 60


def test_a_program_without_a_websocket(server: Server, ania: httpx.Client) -> None:
    made = create(ania, name="Ania", seats=[{"kind": "me"}, {"kind": "bot", "level": "random"}])
    path, choice = f"/api/tables/{made['table']['id']}", Random(1)
    headers = {"Authorization": f"Bearer {made['seats'][0]['token']}"}
    deadline = time.monotonic() + PATIENCE
    with visitor(server.url, **headers) as program:
        while time.monotonic() < deadline:
            question = program.get(f"{path}/position?look=0").json()["question"]
            if question is not None:
                action = choice.choice(question["actions"])["action"]
                move = {"id": uuid4().hex, "seat": 0, "question": question["number"], "action": action}
                assert program.post(f"{path}/moves", json=move).status_code == 200
            elif program.get(path).json()["phase"] == "over":
                return
    raise AssertionError("the game does not end")
