"""Notices by push services: encrypted for one browser, sent to nobody else, and to nothing that is no push service."""

from __future__ import annotations

import asyncio
import json
import socket
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from queue import Empty

import httpx
import pytest
from cryptography.hazmat.primitives.asymmetric import ec

from tests.cli.command import run
from tests.server.client import AtTable, Plain, browser, create, take
from tests.server.push_service import Browser, PushService, claims_of
from tests.server.serving import PATIENCE, Server
from tests.server.test_accounts import GOOD, register
from viceregal.server.push.encryption import CURVE, Sender, Subscriber, check_key, decoded, encoded, new_key
from viceregal.server.push.endpoints import Endpoints, NotThere
from viceregal.server.settings import from_environment

KEY = new_key()
CONTACT = "mailto:host@example.org"
ME, OPEN = {"kind": "me"}, {"kind": "open"}


# Encryption -----------------------------------------------------------------------------------------------------


def private(text: str) -> ec.EllipticCurvePrivateKey:
    return ec.derive_private_key(int.from_bytes(decoded(text), "big"), CURVE)


def test_the_example_of_the_standard_comes_out_to_the_letter() -> None:
    """RFC 8291, section 5 and appendix A."""
    subscriber = Subscriber(
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "BTBZMqHH6r4Tts7J_aSIgg",
    )
    made = subscriber.encrypt(
        b"When I grow up, I want to be a watermelon",
        decoded("DGv6ra1nlYgDCS1FRnbzlw"),
        private("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"),
    )
    assert encoded(made) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95b"
        "Qpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )
    theirs = Browser(
        private("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"), decoded("BTBZMqHH6r4Tts7J_aSIgg")
    )
    assert theirs.read(made) == b"When I grow up, I want to be a watermelon"


def test_a_sender_signs_for_one_service_alone() -> None:
    sender = Sender(KEY, CONTACT)
    claims = claims_of(sender.authorization("https://fcm.googleapis.com/fcm/send/abc"), sender.public)
    assert claims["aud"] == "https://fcm.googleapis.com" and claims["sub"] == CONTACT
    assert time.time() < claims["exp"] <= time.time() + 24 * 3600


@pytest.mark.parametrize(
    "key", ["", "abc", "?" * 43, encoded(b"\0" * 32), encoded(b"\xff" * 32), encoded(b"1" * 31)]
)
def test_what_is_no_key_is_refused(key: str) -> None:
    with pytest.raises(ValueError, match="push-key"):
        check_key(key)


def test_the_command_line_makes_a_key_each_time_another() -> None:
    first, second = (run("push-key").out.strip() for _ in range(2))
    check_key(first)
    check_key(second)
    assert first != second
    name, _, third = run("push-key", "--env").out.strip().partition("=")
    check_key(third)
    assert name == "VICEREGAL_PUSH_KEY"


def test_a_key_without_a_contact_starts_no_server() -> None:
    with pytest.raises(ValueError, match="VICEREGAL_PUSH_CONTACT"):
        from_environment({"VICEREGAL_PUSH_KEY": KEY})
    with pytest.raises(ValueError, match="VICEREGAL_PUSH_KEY"):
        from_environment({"VICEREGAL_PUSH_KEY": "abc", "VICEREGAL_PUSH_CONTACT": CONTACT})
    told = from_environment({"VICEREGAL_PUSH_KEY": KEY, "VICEREGAL_PUSH_CONTACT": CONTACT})
    assert told.push_key == KEY


# Addresses ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "endpoint",
    [
        "https://fcm.googleapis.com/fcm/send/abc:def",
        "https://updates.push.services.mozilla.com/wpush/v2/abc",
        "https://web.push.apple.com/abc",
        "https://wns2-par02p.notify.windows.com/w/?token=abc",
        "https://push.example.org/abc",
    ],
)
def test_push_services_are_known(endpoint: str) -> None:
    Endpoints(("push.example.org",)).check(endpoint)


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://fcm.googleapis.com/fcm/send/abc",
        "https://fcm.googleapis.com:8443/fcm/send/abc",
        "https://fcm.googleapis.com.example.org/abc",
        "https://evilfcm.googleapis.com/abc",
        "https://example.org/fcm.googleapis.com",
        "https://somebody@fcm.googleapis.com/abc",
        "https://fcm.googleapis.com@127.0.0.1/abc",
        "https://127.0.0.1/abc",
        "https://[::1]/abc",
        "https://169.254.169.254/latest/meta-data",
        "https://localhost/abc",
        "http://127.0.0.1:8420/api/tables",
        "https://fcm.googleapis.com/a b",
        "https://fcm.googleapis.com:port/abc",
        "file:///etc/passwd",
        "nothing",
        "",
    ],
)
def test_nothing_else_is_asked(endpoint: str) -> None:
    with pytest.raises(NotThere):
        Endpoints().check(endpoint)


@pytest.mark.parametrize(
    "address", ["127.0.0.1", "10.0.0.8", "192.168.1.1", "169.254.169.254", "::1", "fd00::1"]
)
def test_a_known_name_that_leads_into_a_private_network_is_not_followed(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One private address among public ones is enough."""
    found = [(0, 0, 0, "", (each, 443)) for each in ("8.8.8.8", address)]
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_, **__: found)
    with pytest.raises(NotThere, match="private"):
        Endpoints().address_of("fcm.googleapis.com")
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_, **__: found[:1])
    assert Endpoints().address_of("fcm.googleapis.com") == "8.8.8.8"


# At a table -----------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def service() -> Iterator[PushService]:
    running = PushService()
    yield running
    running.stop()


@pytest.fixture(scope="module")
def pushing(tmp_path_factory: pytest.TempPathFactory, service: PushService) -> Iterator[Server]:
    running = Server(
        tmp_path_factory.mktemp("push"),
        {
            "VICEREGAL_LIMITS": "0",
            "VICEREGAL_PUSH_KEY": KEY,
            "VICEREGAL_PUSH_CONTACT": CONTACT,
            "VICEREGAL_PUSH_AFTER": "0.05",
            "VICEREGAL_TEST_PUSH": service.url,
        },
    ).start()
    yield running
    running.stop()
    assert "Traceback" not in running.log.read_text()


@pytest.fixture
def ola(pushing: Server) -> Iterator[httpx.Client]:
    with browser(pushing.url) as client:
        yield client


@pytest.fixture
def max_(pushing: Server) -> Iterator[httpx.Client]:
    with browser(pushing.url) as client:
        yield client


def subscribe(client: httpx.Client, service: PushService, path: str, lang: str = "en") -> Browser:
    mine = Browser()
    answer = client.put("/api/me/push", params={"lang": lang}, json=mine.told(service.url + path))
    assert answer.status_code == 204, answer.text
    return mine


def sit_down(host: httpx.Client, guest: httpx.Client) -> str:
    """The guest, who is seat 1, is asked first."""
    made = create(host, name="Ola", seats=[ME, OPEN], options={"first": "1", "companions": "none"})
    table: str = made["table"]["id"]
    take(guest, table, 1, "Max")
    return table


def answer(client: httpx.Client, table: str, seat: int) -> None:
    """The first legal answer, over HTTP: nobody is at the table."""
    told: Plain = client.get(f"/api/tables/{table}/position", params={"look": seat}).json()
    asked = told["question"]
    body = {"seat": seat, "action": asked["actions"][0]["action"], "question": asked["number"]}
    client.post(
        f"/api/tables/{table}/moves", json={**body, "id": f"{table}-{asked['number']}"}
    ).raise_for_status()


def sent_to(service: PushService, path: str) -> tuple[dict[str, str], bytes]:
    """What comes next at this address; what is sent elsewhere is of other tests."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        got, headers, body = service.sent.get(timeout=PATIENCE)
        if got == path:
            return headers, body
    raise AssertionError(f"nothing was sent to {path}")


def nothing_more(service: PushService, *paths: str) -> None:
    """Everything that was to be sent is: a last notice to an address of its own comes after it."""
    while True:
        try:
            got, _, _ = service.sent.get_nowait()
        except Empty:
            return
        assert got not in paths


def test_who_is_asked_and_away_is_told_and_nothing_of_the_game(
    ola: httpx.Client, max_: httpx.Client, service: PushService
) -> None:
    ola.post("/api/me", json={"name": "Ola"}).raise_for_status()
    mine = subscribe(ola, service, "/told", lang="pl")
    table = sit_down(ola, max_)
    answer(max_, table, 1)
    headers, body = sent_to(service, "/told")
    told = json.loads(mine.read(body))
    assert told == {"title": "Twój ruch · Królewski Namiestnik", "body": "Max", "path": f"/t/{table}"}
    assert headers["Content-Encoding"] == "aes128gcm" and headers["Topic"] == table
    claims = claims_of(headers["Authorization"], ola.get("/api/push").json()["key"])
    assert claims["aud"] == service.url and claims["sub"] == CONTACT
    for word in (b"Max", b"Varys", table.encode()):
        assert word not in body


def test_who_is_here_or_has_answered_is_not_told(
    pushing: Server, ola: httpx.Client, max_: httpx.Client, service: PushService
) -> None:
    ola.post("/api/me", json={"name": "Ola"}).raise_for_status()
    max_.post("/api/me", json={"name": "Max"}).raise_for_status()
    subscribe(ola, service, "/here")
    subscribe(max_, service, "/there")
    table = sit_down(ola, max_)
    sent_to(service, "/there")  # the first question

    async def be_here() -> None:
        async with AtTable(pushing.url, table, ola.cookies["viceregal"]) as me:
            await asyncio.to_thread(answer, max_, table, 1)
            await me.until(lambda now: now.position["question"] is not None)
            await asyncio.sleep(0.5)  # ten times as long as a notice waits
            await asyncio.to_thread(answer, ola, table, 0)
            await asyncio.to_thread(
                sent_to, service, "/there"
            )  # the next question: what was due before is done

    asyncio.run(be_here())
    nothing_more(service, "/here")


def test_a_browser_that_is_gone_is_asked_no_more(
    ola: httpx.Client, max_: httpx.Client, service: PushService
) -> None:
    ola.post("/api/me", json={"name": "Ola"}).raise_for_status()
    service.answers["/gone"] = 410
    subscribe(ola, service, "/gone")
    subscribe(ola, service, "/stays")
    first, second = sit_down(ola, max_), sit_down(ola, max_)
    answer(max_, first, 1)
    sent_to(service, "/gone")
    sent_to(service, "/stays")
    until = time.monotonic() + PATIENCE
    while notices_of(ola) != [f"{service.url}/stays"]:
        assert time.monotonic() < until
        time.sleep(0.02)
    answer(max_, second, 1)
    sent_to(service, "/stays")
    nothing_more(service, "/gone")


def notices_of(client: httpx.Client) -> list[str]:
    told: list[Plain] = client.get("/api/me/export.json").json()["notices"]
    return [each["endpoint"] for each in told]


def kept(server: Server, path: str) -> int:
    """How many subscriptions are stored for an address that ends so."""
    with closing(sqlite3.connect(server.data / "tables.sqlite")) as storage:
        query = "select count(*) from subscriptions where endpoint like ?"
        return int(storage.execute(query, [f"%{path}"]).fetchone()[0])


def test_a_session_or_an_account_that_ends_takes_its_browsers_along(
    ola: httpx.Client, max_: httpx.Client, pushing: Server, service: PushService
) -> None:
    register(ola, "Olimpia").raise_for_status()
    subscribe(ola, service, "/first")
    with browser(pushing.url) as phone:
        phone.post("/api/session", json={"name": "Olimpia", "password": GOOD}).raise_for_status()
        subscribe(phone, service, "/phone")
        table = sit_down(ola, max_)
        phone.delete("/api/session").raise_for_status()
    answer(max_, table, 1)
    sent_to(service, "/first")
    nothing_more(service, "/phone")
    assert kept(pushing, "/first") == 1
    ola.post("/api/accounts/delete", json={"password": GOOD}).raise_for_status()
    assert kept(pushing, "/first") == 0


def test_one_stops_what_one_has_asked_for_and_nobody_elses(
    ola: httpx.Client, max_: httpx.Client, service: PushService
) -> None:
    for client, name in ((ola, "Ola"), (max_, "Max")):
        client.post("/api/me", json={"name": name}).raise_for_status()
    subscribe(ola, service, "/mine")
    where = {"endpoint": f"{service.url}/mine"}
    assert max_.delete("/api/me/push", params=where).status_code == 204
    assert notices_of(ola) == [where["endpoint"]]
    assert ola.delete("/api/me/push", params=where).status_code == 204
    assert notices_of(ola) == []


def test_a_player_has_so_many_browsers_and_a_browser_one_player(
    ola: httpx.Client, max_: httpx.Client, service: PushService
) -> None:
    for client, name in ((ola, "Ola"), (max_, "Max")):
        client.post("/api/me", json={"name": name}).raise_for_status()
    for number in range(12):
        subscribe(ola, service, f"/many/{number}")
    assert sorted(notices_of(ola)) == sorted(f"{service.url}/many/{number}" for number in range(2, 12))
    subscribe(max_, service, "/many/11")
    assert len(notices_of(ola)) == 9 and notices_of(max_) == [f"{service.url}/many/11"]


def test_what_cannot_be_told_is_refused_and_kept_by_nobody(ola: httpx.Client, service: PushService) -> None:
    good = Browser().told(f"{service.url}/x")
    assert ola.put("/api/me/push", json=good).status_code == 401
    ola.post("/api/me", json={"name": "Ola"}).raise_for_status()
    wrong = [
        {"endpoint": "https://127.0.0.1/x"},
        {"endpoint": "http://127.0.0.1:1/x"},
        {"endpoint": "https://fcm.googleapis.com/" + "x" * 1000},
        {"p256dh": "abc"},
        {"p256dh": encoded(b"\4" * 65)},
        {"auth": "abc"},
        {"auth": "?"},
    ]
    for part in wrong:
        refused = ola.put("/api/me/push", json={**good, **part})
        assert refused.status_code == 422 and refused.json()["code"] == "invalid", part
    assert notices_of(ola) == []


def test_a_server_without_a_key_sends_nothing(ania: httpx.Client, service: PushService) -> None:
    assert ania.get("/api/push").json() == {"key": None}
    ania.post("/api/me", json={"name": "Ania"}).raise_for_status()
    refused = ania.put("/api/me/push", json=Browser().told(f"{service.url}/x"))
    assert refused.status_code == 404
