"""Accounts: names, passwords, sessions that end, and all of it deleted."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from pathlib import Path

import httpx
import pytest
from sqlalchemy import update
from websockets.exceptions import ConnectionClosed

from tests.server.client import AtTable, browser, create, take
from tests.server.serving import Server
from tests.server.test_storage import with_services
from viceregal.server.names import account_key, clean_name, clean_text
from viceregal.server.problem import Problem
from viceregal.server.services import Services
from viceregal.server.storage import schema

GOOD = "a lantern of seven herrings"


def register(client: httpx.Client, name: str, password: str = GOOD) -> httpx.Response:
    return client.post("/api/accounts", json={"name": name, "password": password})


def test_a_socket_whose_session_was_signed_out_hears_nothing_more(server: Server, ania: httpx.Client) -> None:
    made = create(ania, name="Hela", seats=[{"kind": "me"}, {"kind": "open"}, {"kind": "open"}])
    table, cookie = made["table"]["id"], ania.cookies["viceregal"]

    async def listen() -> None:
        async with AtTable(server.url, table, cookie) as me:
            await me.hear("presence")
            with browser(server.url) as other:
                assert ania.delete("/api/session").status_code == 204
                take(other, table, 1, "Olek")  # what happens now is not told any more
            assert me.socket is not None
            heard = []
            with pytest.raises(ConnectionClosed):
                while True:
                    heard.append(await me.receive())
            assert [(each["type"], each.get("code")) for each in heard] == [("refused", "credentials")]
            assert me.socket.close_code == 1008

    asyncio.run(listen())


def test_a_socket_of_a_revoked_token_or_an_old_key_hears_nothing_more(
    server: Server, ania: httpx.Client
) -> None:
    """Its holder comes back and gets a new key: the old one, in whosever hands it is, is worth nothing."""
    made = create(ania, name="Hela", seats=[{"kind": "me"}, {"kind": "bot", "level": "random"}])
    table = made["table"]["id"]
    program = ania.post("/api/tokens", json={"label": "mine"}).json()

    async def listen() -> None:
        async with (
            AtTable(server.url, table, program["token"]) as one,
            AtTable(server.url, table, made["seats"][0]["token"]) as other,
        ):
            ania.delete(f"/api/tokens/{program['id']}")
            await is_sent_away(one)
            ania.post(f"/api/tables/{table}/seats/0/bot", json={"level": "random"})
            assert ania.post(f"/api/tables/{table}/seats/0/back", json={}).status_code in (200, 409)
            if ania.get(f"/api/tables/{table}").json()["phase"] == "playing":
                await is_sent_away(other)

    asyncio.run(listen())


async def is_sent_away(who: AtTable) -> None:
    with pytest.raises(ConnectionClosed):
        while True:
            await who.receive()
    assert who.socket is not None and who.socket.close_code == 1008


def test_names_that_nobody_could_read_are_refused(ania: httpx.Client) -> None:
    for name in (
        "A\u202enia",
        "An\u200bia",
        "Ania\u2066",
        "\u3164",
        "\u2800",
        "...",
        "Z\u0301\u0302\u0303\u0304\u0305a",
    ):
        answer = ania.post("/api/me", json={"name": name})
        assert (answer.status_code, answer.json()["code"]) == (422, "invalid"), repr(name)


def test_names_are_kept_in_one_form() -> None:
    assert clean_name(" A\u0301nia \t of\u00a0Łódź ") == "Ánia of Łódź"
    assert clean_name("Ольга") == "Ольга" and clean_name("Jiří 🎲") == "Jiří 🎲"
    assert account_key("Ｅwa") == account_key("EWA") == account_key("ewa")
    assert clean_text("dobrze 👩‍🚀") == "dobrze 👩‍🚀"
    for text in ("evil \u202e txt", "\x1b[31mred", "a\u0085b"):
        with pytest.raises(ValueError, match="must hold no"):
            clean_text(text)


def test_nobody_wears_the_name_of_an_account(server: Server, ania: httpx.Client, olek: httpx.Client) -> None:
    assert register(ania, "Bożena").status_code == 201
    open_table = create(ania, seats=[{"kind": "me"}, {"kind": "open"}])["table"]["id"]
    worn = {"name": "BOZ\u0307ENA"}
    seat = {"kind": "here", **worn}
    for answer in (
        olek.post("/api/me", json=worn),
        olek.post(f"/api/tables/{open_table}/seats/1/take", json=worn),
        olek.post("/api/tables", json={"game": "mini", **worn, "seats": [{"kind": "me"}, {"kind": "here"}]}),
        olek.post("/api/tables", json={"game": "mini", "name": "Olek", "seats": [{"kind": "me"}, seat]}),
        olek.post("/api/me", json={"name": "Administrator"}),
        register(olek, "Bożena"),
        register(olek, "Host"),
    ):
        assert (answer.status_code, answer.json()["code"]) == (409, "name"), answer.text
    assert olek.get("/api/me").json() is None  # no guest was left behind
    assert ania.post("/api/me", json={"name": "Bożena"}).status_code == 200  # she may


def test_a_renamed_account_signs_in_by_its_new_name(ania: httpx.Client, olek: httpx.Client) -> None:
    register(ania, "Dorota").raise_for_status()
    assert ania.post("/api/me", json={"name": "Dorotka"}).status_code == 200
    old, new = ({"name": name, "password": GOOD} for name in ("Dorota", "dorotka"))
    assert olek.post("/api/session", json=old).json()["code"] == "credentials"
    assert olek.post("/api/session", json=new).json()["name"] == "Dorotka"


def test_passwords_that_are_tried_first_are_refused(ania: httpx.Client) -> None:
    common = ("password", "12345678", "qwertyuiop", "Password1")
    for password in (*common, "viceregal", "Viscounts1", "Hand of the King", "handoftheking", "Franciszka"):
        answer = register(ania, "Franciszka", password)
        assert (answer.status_code, answer.json()["code"]) == (422, "password"), password
    assert ania.get("/api/me").json() is None


def test_signing_up_and_in_tells_nothing_by_its_time(ania: httpx.Client, tmp_path: Path) -> None:
    """Both do the same work whether the name is known or not; the words are the same as well."""
    checked: list[str] = []

    async def course(services: Services) -> None:
        identity = services.identity
        await identity.new_account("Known", GOOD)
        from viceregal.server.storage import passwords

        passwords_checked = passwords._is_right

        def noting(kept: str, password: str) -> bool:
            checked.append(kept)
            return passwords_checked(kept, password)

        passwords._is_right = noting
        try:
            said = set()
            for name in ("Known", "Unknown"):
                with pytest.raises(Problem) as refused:
                    await identity.sign_in(name, "wrong " + GOOD)
                said.add((refused.value.status, refused.value.code, refused.value.message))
        finally:
            passwords._is_right = passwords_checked
        assert len(said) == 1 and len(checked) == 2

    with_services(tmp_path, course)


def test_a_changed_password_ends_the_other_sessions(
    server: Server, ania: httpx.Client, olek: httpx.Client
) -> None:
    register(ania, "Genowefa").raise_for_status()
    words = {"name": "Genowefa", "password": GOOD}
    olek.post("/api/session", json=words).raise_for_status()
    change = {"old": "not this one", "new": GOOD + " too"}
    assert ania.post("/api/password", json=change).json()["code"] == "credentials"
    assert ania.post("/api/password", json={"old": GOOD, "new": "password"}).json()["code"] == "password"
    assert ania.post("/api/password", json={**change, "old": GOOD}).status_code == 204
    assert ania.get("/api/me").json()["name"] == "Genowefa"
    assert olek.get("/api/me").json() is None
    assert olek.post("/api/session", json=words).status_code == 401
    assert olek.post("/api/session", json={**words, "password": change["new"]}).status_code == 200
    assert ania.delete("/api/sessions").json() == {"ended": 1}
    assert olek.get("/api/me").json() is None


def test_a_deleted_account_leaves_nothing_behind(
    server: Server, ania: httpx.Client, olek: httpx.Client
) -> None:
    register(ania, "Hermenegilda").raise_for_status()
    player = ania.get("/api/me").json()["id"]
    table = create(ania, seats=[{"kind": "me"}, {"kind": "open"}, {"kind": "open"}])["table"]["id"]
    take(olek, table, 1, "Olek")

    async def talk() -> None:
        async with AtTable(server.url, table, ania.cookies["viceregal"]) as me:
            said = await me.ask("say", seat=0, text="a secret of Hermenegilda")
            await me.up_to(said["seq"])

    asyncio.run(talk())
    with browser(server.url) as third:
        take(third, table, 2, "Jan")
    assert ania.post("/api/accounts/delete", json={"password": "wrong one"}).status_code == 401
    assert ania.post("/api/accounts/delete", json={"password": GOOD}).status_code == 204
    assert ania.get("/api/me").json() is None
    told = olek.get(f"/api/tables/{table}").json()
    assert told["phase"] == "playing" and told["seats"][0]["resigned"]
    assert told["seats"][0]["name"] == "Player 1"
    with sqlite3.connect(f"file:{server.data / 'tables.sqlite'}?mode=ro", uri=True) as stored:
        everything = "\n".join(stored.iterdump())
    stored.close()
    assert "Hermenegilda" not in everything and player not in everything
    assert register(ania, "Hermenegilda").status_code == 201  # the name is free again


def test_a_lost_answer_to_take_a_seat_can_be_asked_for_again(server: Server, ania: httpx.Client) -> None:
    """By somebody who was unknown before: the cookie was lost with the answer, too."""
    table = create(ania, seats=[{"kind": "open"}, {"kind": "open"}])["table"]["id"]
    body = {"name": "Zuzia", "key": "k" * 30}
    path = f"/api/tables/{table}/seats/0/take"
    answers = []
    for _ in range(2):
        with browser(server.url) as unknown:
            answers.append(unknown.post(path, json=body))
            assert unknown.get(f"/api/tables/{table}").json()["seats"][0]["yours"]
    assert [answer.status_code for answer in answers] == [200, 200]
    assert answers[0].json()["seats"] == answers[1].json()["seats"]
    key = {"Authorization": f"Bearer {answers[0].json()['seats'][0]['token']}"}
    assert ania.get(f"/api/tables/{table}/position?look=0", headers=key).status_code == 200
    with browser(server.url) as other:
        assert other.post(path, json={**body, "key": "l" * 30}).json()["code"] == "taken"


def test_old_sessions_and_guests_are_swept(tmp_path: Path) -> None:
    async def course(services: Services) -> None:
        identity, day = services.identity, 86_400.0
        guest, old = await identity.new_guest("Old")
        _, new = await identity.new_guest("New")
        long_ago = time.time() - 400 * day
        async with services.store.transaction() as connection:
            await connection.execute(
                update(schema.players).where(schema.players.c.id == guest.player).values(created_at=long_ago)
            )
            await connection.execute(
                update(schema.tokens)
                .where(schema.tokens.c.player_id == guest.player)
                .values(created_at=long_ago, used_at=long_ago)
            )
        assert (await identity.session(old)).player is None  # over, before anything is swept
        gone = await services.tidying.tidy()
        assert (gone["sessions"], gone["guests"]) == (1, 1)
        assert await identity.player(str(guest.player)) is None
        assert (await identity.session(new)).name == "New"

    with_services(tmp_path, course)


def test_a_session_that_is_used_stays(tmp_path: Path) -> None:
    async def course(services: Services) -> None:
        _, token = await services.identity.new_guest("Ania")
        long_ago = time.time() - 100 * 86_400.0
        async with services.store.transaction() as connection:
            await connection.execute(update(schema.tokens).values(created_at=long_ago, used_at=None))
        await services.identity.session(token)
        async with services.engine.connect() as connection:
            used = await connection.scalar(schema.tokens.select().with_only_columns(schema.tokens.c.used_at))
        assert used > time.time() - 100

    with_services(tmp_path, course)


def test_the_host_is_told_what_is_reported(server: Server, ania: httpx.Client) -> None:
    table = create(ania, name="Hela", seats=[{"kind": "me"}, {"kind": "open"}])["table"]["id"]
    path = f"/api/tables/{table}/reports"
    with browser(server.url) as nobody:
        assert nobody.post(path, json={"text": "x"}).json()["code"] == "nobody"
    assert ania.post(path, json={"text": "rude", "seq": 99}).json()["code"] == "unknown"
    assert ania.post(path, json={"text": "rude", "seq": 1}).status_code == 204
    assert '"event": "reported"' in server.log.read_text()
