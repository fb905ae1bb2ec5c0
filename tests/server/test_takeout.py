"""All games as records, and everything about oneself."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path
from zipfile import ZipFile

import httpx

from tests.server.finished import HAND, ME, OPEN, PAGE, opened, played_out, sit
from tests.server.serving import Server
from tests.server.test_accounts import register
from tests.server.test_record import give_up
from tests.server.test_storage import with_services
from viceregal.core import gamerecord
from viceregal.games import game as find_game
from viceregal.server.http.routes.takeout import _records
from viceregal.server.services import Services


def test_all_finished_games_come_as_records_that_can_be_played_again(tmp_path: Path) -> None:
    async def course(services: Services) -> None:
        ania, _ = await services.identity.new_guest("Ania")
        olek, _ = await services.identity.new_guest("Olek")
        first = await played_out(services, await opened(services, ania, [ME, PAGE]), ania)
        second = await opened(services, ania, [ME, OPEN])
        await sit(services, second, 1, olek)
        running = await opened(services, ania, [ME, PAGE])
        await played_out(services, second, ania, olek)
        parts = [part async for part in _records(services, str(ania.player), "here", "pl")]
        assert len(parts) == 3  # one for each game, and the end: it is sent as it is made
        with ZipFile(BytesIO(b"".join(parts))) as made:
            assert made.testzip() is None
            names = made.namelist()
            texts = [made.read(name).decode() for name in names]
        assert [name.rsplit("-", 1)[1] for name in names] == [f"{first.id}.txt", f"{second.id}.txt"]
        assert running.id not in "".join(names)  # what is hidden there stays so
        for text, table in zip(texts, (first, second), strict=True):
            [record] = gamerecord.read(text)
            assert table.match is not None
            assert gamerecord.replay(record, find_game).scores() == table.match.scores()
        assert "players: Ania | Greta (Paź)" in texts[0] and "players: Ania | Olek" in texts[1]

    with_services(tmp_path, course)


def test_a_zip_comes_over_the_network_as_it_is(server: Server, ania: httpx.Client) -> None:
    table = give_up(server, ania, "Hania")
    answer = ania.get("/api/me/games.zip")
    assert answer.headers["content-type"] == "application/zip"
    with ZipFile(BytesIO(answer.content)) as made:
        [name] = made.namelist()
        assert HAND in name and table in name


def test_everything_about_me_is_all_of_mine_and_nothing_that_opens_anything(
    server: Server, ania: httpx.Client, olek: httpx.Client
) -> None:
    register(ania, "Wiola").raise_for_status()
    register(olek, "Wojtek").raise_for_status()
    table = give_up(server, ania, "Wiola")
    ania.post("/api/friends", json={"name": "Wojtek"}).raise_for_status()
    ania.post(f"/api/tables/{table}/reports", json={"text": "a test"}).raise_for_status()
    token = ania.post("/api/tokens", json={"label": "mine"}).json()["token"]
    told = ania.get("/api/me/export.json")
    about = told.json()
    assert (about["player"]["name"], about["player"]["account"]) == ("Wiola", "wiola")
    assert (
        [each["id"] for each in about["tables"]] == [table] == [each["table_id"] for each in about["results"]]
    )
    assert [each["text"] for each in about["reports"]] == ["a test"]
    assert about["asked"] == ["Wojtek"] and about["ratings"][0]["game"] == HAND
    kinds = sorted(each["kind"] for each in about["sessions_and_tokens"])
    assert kinds == ["program", "session"]
    for secret in (token, ania.cookies["viceregal"], "argon2", "hash"):
        assert secret not in told.text
    bearer = {"Authorization": f"Bearer {token}"}
    with httpx.Client(
        base_url=server.url, headers=bearer
    ) as program:  # a program plays, and takes nothing away
        assert program.get("/api/me/export.json").status_code == 401
        assert program.get("/api/me/games.zip").status_code == 401
