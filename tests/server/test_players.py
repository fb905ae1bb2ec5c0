"""Guests, accounts, tokens; names and origins of the server; rates and sizes."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.client import AtTable, browser, create, fetch, visitor
from tests.server.serving import PATIENCE, Server
from viceregal.server.limits import Limits
from viceregal.server.problem import Problem


def test_a_guest_is_known_by_the_cookie(server: Server, ania: httpx.Client, olek: httpx.Client) -> None:
    assert ania.get("/api/me").json() is None
    made = ania.post("/api/me", json={"name": "Ania"})
    cookie = made.headers["set-cookie"]
    assert "HttpOnly" in cookie and "SameSite=lax" in cookie and "Path=/" in cookie
    assert ania.get("/api/me").json() == {**made.json(), "name": "Ania", "account": False}
    assert ania.post("/api/me", json={"name": "Anna"}).json()["id"] == made.json()["id"]
    assert olek.get("/api/me").json() is None
    assert ania.delete("/api/session").status_code == 204
    ania.cookies.set("viceregal", cookie.split("=", 1)[1].split(";")[0])
    assert ania.get("/api/me").json() is None  # the session is gone, whoever kept the cookie


def test_an_account_keeps_ones_tables(server: Server, ania: httpx.Client, olek: httpx.Client) -> None:
    table = create(ania, name="Ania", seats=[{"kind": "me"}, {"kind": "open"}])["table"]["id"]
    words = {"name": "Ania of Winterfell", "password": "correct horse"}
    assert ania.post("/api/accounts", json=words).status_code == 201
    assert ania.post("/api/accounts", json=words).json()["code"] == "taken"
    assert olek.post("/api/accounts", json={**words, "name": "ANIA of winterfell"}).json()["code"] == "name"
    assert (
        olek.post("/api/session", json={**words, "password": "wrong horse"}).json()["code"] == "credentials"
    )
    assert olek.post("/api/session", json={**words, "name": "Nobody"}).json()["code"] == "credentials"
    assert olek.post("/api/session", json=words).json()["account"] is True
    mine = olek.get("/api/tables", params={"mine": True}).json()["tables"]
    assert table in [each["id"] for each in mine]
    assert mine[0]["seats"][0]["yours"]


def test_a_program_plays_with_a_token_of_its_player(server: Server, ania: httpx.Client) -> None:
    assert ania.post("/api/tokens", json={"label": "bot"}).json()["code"] == "nobody"
    ania.post("/api/me", json={"name": "Ania"})
    made = ania.post("/api/tokens", json={"label": "my bot"}).json()
    headers = {"Authorization": f"Bearer {made['token']}"}
    assert fetch(f"{server.url}/api/me", headers=headers).json()["name"] == "Ania"
    listed = ania.get("/api/tokens").json()
    assert [token["label"] for token in listed] == ["my bot"] and "token" not in listed[0]
    assert ania.delete(f"/api/tokens/{made['id']}").status_code == 204
    assert ania.delete(f"/api/tokens/{made['id']}").status_code == 404
    assert fetch(f"{server.url}/api/me", headers=headers).json()["code"] == "credentials"


def test_a_token_of_a_program_is_for_playing_only(server: Server, ania: httpx.Client) -> None:
    """It makes no more tokens, no account and no other name: with it gone, all that it could do is gone."""
    ania.post("/api/me", json={"name": "Ania"})
    made = ania.post("/api/tokens", json={"label": "my bot"}).json()
    with visitor(server.url, Authorization=f"Bearer {made['token']}") as program:
        credentials = {"name": "Mallory", "password": "mallory's own"}
        for answer in (
            program.post("/api/tokens", json={"label": "another"}),
            program.get("/api/tokens"),
            program.delete(f"/api/tokens/{made['id']}"),
            program.post("/api/accounts", json=credentials),
            program.post("/api/me", json={"name": "Mallory"}),
        ):
            assert (answer.status_code, answer.json()["code"]) == (401, "credentials")
        assert program.get("/api/me").json()["name"] == "Ania"
        create(program, seats=[{"kind": "me"}, {"kind": "open"}])
        assert program.post("/api/session", json=credentials).status_code == 401
    assert len(ania.get("/api/tokens").json()) == 1


def test_a_revoked_token_plays_no_longer(server: Server, ania: httpx.Client) -> None:
    """Neither by new requests nor at a socket that was open before."""
    ania.post("/api/me", json={"name": "Ania"})
    made = ania.post("/api/tokens", json={"label": "my bot"}).json()
    table = create(ania, seats=[{"kind": "me"}, {"kind": "bot", "level": "random"}])["table"]["id"]

    async def play() -> None:
        async with AtTable(server.url, table, made["token"]) as program:
            await program.until(lambda me: me.question is not None)
            ania.delete(f"/api/tokens/{made['id']}")
            assert program.socket is not None
            with pytest.raises(ConnectionClosed):
                while True:
                    await program.receive()
            assert program.socket.close_code == 1008

    asyncio.run(play())


def test_a_key_to_a_seat_opens_nothing_else(server: Server, ania: httpx.Client) -> None:
    made = create(ania, name="Ania", seats=[{"kind": "me"}, {"kind": "here"}, {"kind": "open"}])
    other = create(ania, seats=[{"kind": "me"}, {"kind": "open"}])
    key = {"Authorization": f"Bearer {made['seats'][0]['token']}"}
    with visitor(server.url, **key) as holder:
        assert (
            holder.get(f"/api/tables/{other['table']['id']}/position?look=0").json()["code"] == "credentials"
        )
        table = f"/api/tables/{made['table']['id']}"
        assert holder.get(f"{table}/position?look=0").status_code == 200
        assert holder.get(f"{table}/position?look=1").json()["code"] == "seat"
        assert holder.post(f"{table}/seats/1/leave", json={}).json()["code"] == "seat"
        assert holder.post(f"{table}/seats/2/take", json={"name": "x"}).json()["code"] == "nobody"
        assert holder.get("/api/tokens").json()["code"] == "credentials"
    for wrong in ("Bearer vs_nonsense", "Bearer vp_nonsense", "Basic abc", "Bearer", "Bearer " + "x" * 100):
        answer = fetch(f"{server.url}{table}", headers={"Authorization": wrong})
        assert answer.json()["code"] == "credentials", wrong


def test_secrets_are_stored_hashed(server: Server, ania: httpx.Client) -> None:
    made = create(ania, name="Ania", seats=[{"kind": "me"}, {"kind": "open"}])
    ania.post("/api/accounts", json={"name": "Hashed", "password": "never in the clear"})
    program = ania.post("/api/tokens", json={"label": "bot"}).json()["token"]
    secrets = [made["seats"][0]["token"], ania.cookies["viceregal"], program, "never in the clear"]
    with sqlite3.connect(server.data / "tables.sqlite") as stored:
        everything = "\n".join(stored.iterdump())
    stored.close()
    log = server.log.read_text()
    for secret in secrets:
        assert secret not in everything and secret.split("_", 1)[-1] not in everything and secret not in log


def test_pages_of_other_servers_are_refused(server: Server, ania: httpx.Client) -> None:
    foreign = {"Origin": "https://evil.example"}
    assert ania.post("/api/me", json={"name": "x"}, headers=foreign).json()["code"] == "origin"
    assert ania.post("/api/me", json={"name": "x"}, headers={"Origin": "null"}).json()["code"] == "origin"
    assert ania.get("/api/games", headers={"Host": "evil.example"}).json()["code"] == "host"
    assert ania.get("/api/games", headers={"Host": "localhost:1"}).status_code == 200
    table = create(ania)["table"]["id"]

    async def knock(**headers: str) -> int:
        try:
            address = f"ws{server.url.removeprefix('http')}/api/tables/{table}/live"
            async with connect(address, additional_headers=headers, open_timeout=PATIENCE):
                return 101
        except InvalidStatus as refused:
            return refused.response.status_code

    assert asyncio.run(knock()) == 101
    assert asyncio.run(knock(Origin=server.url)) == 101
    assert asyncio.run(knock(Origin="https://evil.example")) == 403


def test_an_origin_that_is_no_address_is_refused(server: Server) -> None:
    answer = httpx.post(
        f"{server.url}/api/me", json={"name": "x"}, headers={"Origin": "http://["}, timeout=PATIENCE
    )
    assert (answer.status_code, answer.json()["code"]) == (403, "origin")


def test_bodies_have_a_kind_and_a_size(server: Server, ania: httpx.Client) -> None:
    large = ania.post(
        "/api/me", content=b'{"name": "' + b"x" * 70_000 + b'"}', headers={"Content-Type": "application/json"}
    )
    assert (large.status_code, large.json()["code"]) == (413, "large")
    pieces = (b"x" * 10_000 for _ in range(10))
    unknown = ania.post("/api/me", content=pieces, headers={"Content-Type": "application/json"})
    assert unknown.json()["code"] == "large"
    broken = ania.post("/api/me", content=b"{", headers={"Content-Type": "application/json"})
    assert (broken.status_code, broken.json()["code"]) == (400, "malformed")
    form = ania.post("/api/me", content=b'{"name": "x"}', headers={"Content-Type": "text/plain"})
    assert (form.status_code, form.json()["code"]) == (415, "content")
    for name in ("", " ", "x" * 41, "a\nb", 7, None):
        assert ania.post("/api/me", json={"name": name}).json()["code"] == "invalid", name


def test_a_proxy_is_believed_only_if_it_is_named(server: Server, tmp_path: Path) -> None:
    forwarded = {"X-Forwarded-Proto": "https", "X-Forwarded-For": "10.1.2.3"}
    behind = Server(tmp_path, {"VICEREGAL_PROXIES": "127.0.0.1"}).start()
    for running, secure in ((server, False), (behind, True)):
        with visitor(running.url, **forwarded) as client:
            cookie = client.post("/api/me", json={"name": "Ania"}).headers["set-cookie"]
            assert ("Secure" in cookie) is secure
    behind.stop()


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """For its limits no time passes: whether they are reached must not depend on how fast the machine is."""
    running = Server(Path(tmp_path_factory.mktemp("strict")), {"NEVER_REFILL": "1"}).start()
    yield running
    running.stop()


def test_who_is_too_fast_is_slowed_down(strict: Server) -> None:
    with browser(strict.url) as client:
        client.post("/api/me", json={"name": "Ania"})
        words = {"name": "Ania", "password": "not the right one"}
        tries = 0
        while (answer := client.post("/api/session", json=words)).status_code == 401:
            tries += 1
        slowed_down(answer)
        assert tries == 10
        slowed_down(asyncio.run(all_at_once(strict.url, 200)))
        assert client.get("/api/games").status_code == 200  # reading goes on


def test_who_waits_may_go_on(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ten passwords at once, and one every six seconds."""
    now = 100.0
    monkeypatch.setattr("viceregal.server.limits.time", SimpleNamespace(monotonic=lambda: now))
    passwords = Limits(True).passwords

    def tries() -> int:
        for number in range(20):
            try:
                passwords.check("10.1.2.3")
            except Problem as problem:
                assert (problem.status, problem.retry_after) == (429, 6)
                return number
        return 20

    assert tries() == 10
    for waited, more in ((5.9, 0), (0.2, 1), (12.1, 2), (3600.0, 10)):
        now += waited
        assert tries() == more


def slowed_down(answer: httpx.Response) -> None:
    assert (answer.status_code, answer.json()["code"]) == (429, "slow_down")
    assert int(answer.headers["Retry-After"]) >= 1


async def all_at_once(url: str, number: int) -> httpx.Response:
    """Somebody in a hurry: the first answer that is a refusal, else the last one."""
    limits = httpx.Limits(max_connections=20)
    async with httpx.AsyncClient(base_url=url, timeout=PATIENCE, limits=limits) as client:
        answers = await asyncio.gather(*[client.delete("/api/session") for _ in range(number)])
    return next((answer for answer in answers if answer.status_code == 429), answers[-1])
