"""Nobody keeps the others out: heads that do not end, requests that never arrive, answers that are not taken, crowds."""

from __future__ import annotations

import asyncio
import json
import socket
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from tests.server.client import PATIENT, browser, create
from tests.server.serving import PATIENCE, Server
from viceregal.server.http.door import MAX_HEAD, Door

PER_ADDRESS = 6
ASKED = b"GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n"


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Two seconds for what arrives too slowly, and six connections for everybody."""
    running = Server(
        tmp_path_factory.mktemp("strict"),
        {"SHORT_OF_PATIENCE": "1", "VICEREGAL_PER_ADDRESS": str(PER_ADDRESS)},
    ).start()
    yield running
    running.stop()


def come(server: Server, first: bytes = b"") -> socket.socket:
    guest = socket.create_connection(("127.0.0.1", server.port), PATIENCE)
    guest.sendall(first)
    return guest


def answer(guest: socket.socket) -> str:
    """The status line of what is said until the connection ends."""
    heard = b""
    with guest:
        try:
            while more := guest.recv(65536):
                heard += more
        except ConnectionResetError:
            pass
    return heard.decode().partition("\r\n")[0]


def get(server: Server, headers: bytes) -> bytes:
    return b"GET /healthz HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n" + headers


def well_behaved(server: Server) -> None:
    assert httpx.get(f"{server.url}/healthz", timeout=PATIENCE).status_code == 200


def logged(server: Server) -> set[str]:
    lines = [json.loads(line) for line in server.log.read_text().splitlines() if line.startswith("{")]
    return {line["why"] for line in lines if line["event"] == "turned_away"}


# The head -------------------------------------------------------------------------------------------------------


def padded(server: Server, size: int) -> bytes:
    """A request whose head has this many bytes."""
    bare = len(get(server, b"x: \r\n\r\n"))
    return get(server, b"x: " + b"a" * (size - bare) + b"\r\n\r\n")


def test_a_head_ends_at_sixteen_kilobytes(strict: Server) -> None:
    assert answer(come(strict, padded(strict, MAX_HEAD))) == "HTTP/1.1 200 OK"
    assert answer(come(strict, padded(strict, MAX_HEAD + 1))).startswith("HTTP/1.1 431")
    many = b"".join(b"x%d: y\r\n" % number for number in range(5000))
    assert answer(come(strict, get(strict, many + b"\r\n"))).startswith("HTTP/1.1 431")
    assert "large_head" in logged(strict)


def test_a_head_without_end_is_not_read_on(strict: Server) -> None:
    guest = come(strict, get(strict, b"x: "))
    sent = 0
    with guest, pytest.raises((ConnectionResetError, BrokenPipeError)):
        while sent < 50_000_000:
            sent += guest.send(b"a" * 65536)
    well_behaved(strict)


def test_so_does_that_of_the_next_request_on_a_connection(strict: Server) -> None:
    with come(strict, ASKED) as guest:
        assert guest.recv(65536).startswith(b"HTTP/1.1 200")
        guest.sendall(padded(strict, MAX_HEAD + 1))
        heard = b""
        while b"HTTP/1.1 431" not in heard and (more := guest.recv(65536)):
            heard += more
    assert b"HTTP/1.1 431" in heard


# Time -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("begun", "why"),
    [
        (b"", "slow_head"),
        (b"GET /heal", "slow_head"),
        (b"GET /healthz HTTP/1.1\r\nhost: localhost\r\n", "slow_head"),
        (
            b"POST /api/me HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n"
            b'content-length: 90\r\n\r\n{"name"',
            "slow_body",
        ),
    ],
)
def test_a_request_that_does_not_arrive_is_not_waited_for(strict: Server, begun: bytes, why: str) -> None:
    assert answer(come(strict, begun)).startswith("HTTP/1.1 408")
    assert why in logged(strict)


def test_a_byte_now_and_then_buys_no_time(strict: Server) -> None:
    async def drip() -> bytes:
        reader, writer = await asyncio.open_connection("127.0.0.1", strict.port)
        heard = asyncio.create_task(reader.read(100))
        for letter in b"GET /" + b"a" * 10_000:
            if heard.done():
                break
            writer.write(bytes([letter]))
            await asyncio.sleep(0.02)
        writer.close()
        return await heard

    assert asyncio.run(drip()).startswith(b"HTTP/1.1 408")


def test_an_answer_that_nobody_takes_is_given_up(strict: Server) -> None:
    asked = b"GET /api/openapi.json HTTP/1.1\r\nhost: localhost\r\n\r\n"
    guest = socket.socket()
    guest.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    guest.settimeout(PATIENCE)
    guest.connect(("127.0.0.1", strict.port))
    with guest, pytest.raises((ConnectionResetError, BrokenPipeError)):
        guest.sendall(asked * 100)
        for _ in range(round(PATIENCE * 20)):
            guest.sendall(asked)
            time.sleep(0.05)
    assert "slow_answer" in logged(strict)


# Crowds ---------------------------------------------------------------------------------------------------------


def test_one_address_has_so_many_connections_and_no_more(strict: Server) -> None:
    crowd = [come(strict, ASKED) for _ in range(PER_ADDRESS)]
    for guest in crowd:  # who has had an answer may stay for a while
        assert guest.recv(65536).startswith(b"HTTP/1.1 200")
    assert answer(come(strict)).startswith("HTTP/1.1 503")
    assert "crowd" in logged(strict)
    for guest in crowd:
        guest.close()
    well_behaved(strict)


def test_sockets_count_and_their_places_come_free_again(strict: Server) -> None:
    async def listen(url: str) -> None:
        sockets = [await connect(url, **PATIENT) for _ in range(PER_ADDRESS)]
        with pytest.raises((InvalidStatus, OSError)):
            await connect(url, **PATIENT)
        for each in sockets:
            await each.close()
        for _ in range(3 * PER_ADDRESS):  # none of them is counted for ever
            async with connect(url, **PATIENT):
                pass

    with browser(strict.url) as client:
        table = create(client, name="Ania")["table"]["id"]
    asyncio.run(listen(f"ws{strict.url.removeprefix('http')}/api/tables/{table}/live"))
    well_behaved(strict)


def test_proxies_bring_many_and_all_together_are_counted() -> None:
    door = Door(in_all=5, per_address=2, proxies=frozenset({"10.0.0.1"}))
    for _ in range(4):
        assert not door.is_full_for("10.0.0.1")
        door.enter("10.0.0.1")
    door.enter("10.0.0.2")
    assert door.is_full_for("10.0.0.1") and door.is_full_for("10.0.0.3")
    door.leave("10.0.0.1")
    assert not door.is_full_for("10.0.0.1") and not door.is_full_for("10.0.0.2")
    door.enter("10.0.0.2")
    door.leave("10.0.0.1")
    assert door.is_full_for("10.0.0.2")


def test_behind_a_proxy_sockets_are_counted_by_client(tmp_path: Path) -> None:
    server = Server(tmp_path, {"VICEREGAL_PROXIES": "127.0.0.1", "VICEREGAL_PER_ADDRESS": "2"}).start()

    async def listen(url: str) -> None:
        def by(client: str) -> connect:
            return connect(url, additional_headers={"X-Forwarded-For": client}, **PATIENT)

        async with by("10.0.0.1"), by("10.0.0.1"), by("10.0.0.2"):
            with pytest.raises(InvalidStatus):
                await by("10.0.0.1")

    with browser(server.url) as client:
        table = create(client, name="Ania")["table"]["id"]
    asyncio.run(listen(f"ws{server.url.removeprefix('http')}/api/tables/{table}/live"))
    server.stop()
