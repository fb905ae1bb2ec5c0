"""Health: said as it is, when the disk is full, the file damaged or the storage away; headers that protect."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from sqlalchemy.exc import DatabaseError, OperationalError

from tests.cli.command import refused, run
from tests.server.client import visitor
from tests.server.serving import Server
from tests.server.test_elsewhere import with_app
from tests.server.test_storage import ANIA, any_move, new_table, with_services
from viceregal.server.http.guard import Guard
from viceregal.server.limits import Limits
from viceregal.server.live import health
from viceregal.server.services import Services
from viceregal.server.settings import Settings
from viceregal.server.storage import faults
from viceregal.server.storage.faults import fault_of

FULL = OperationalError("", {}, sqlite3.OperationalError("database or disk is full"))
DAMAGED = DatabaseError("", {}, sqlite3.DatabaseError("database disk image is malformed"))
AWAY = ConnectionRefusedError()


def test_errors_are_told_apart() -> None:
    assert (fault_of(FULL), fault_of(DAMAGED), fault_of(AWAY)) == ("full", "damaged", "away")
    assert fault_of(OSError(28, "No space left on device")) == "full"


def failing(error: Exception) -> Callable[[], Awaitable[None]]:
    async def fail() -> None:
        raise error

    return fail


@pytest.mark.parametrize(("error", "code"), [(FULL, "full"), (DAMAGED, "damaged"), (AWAY, "busy")])
@pytest.mark.parametrize("part", ["ping", "try_to_write"])
def test_what_is_wrong_is_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, error: Exception, code: str, part: str
) -> None:
    """A storage that can be read but not written is not healthy."""
    monkeypatch.setattr(health, "KNOWN_SECONDS", -1.0)

    async def course(client: httpx.AsyncClient, services: Services) -> None:
        for path in ("/healthz", "/readyz"):
            assert (await client.get(path)).json() == {"status": "ok"}
        monkeypatch.setattr(services.store, part, failing(error))
        for path in ("/healthz", "/readyz"):
            answer = await client.get(path)
            assert (answer.status_code, answer.json()["code"]) == (503, code)
        monkeypatch.undo()

    with_app(tmp_path, course)


def test_a_disk_that_is_nearly_full_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def course(client: httpx.AsyncClient, _: Services) -> None:
        monkeypatch.setattr(faults, "MIN_FREE", 1 << 62)
        answer = await client.get("/healthz")
        assert (answer.status_code, answer.json()["code"]) == (503, "full")

    with_app(tmp_path, course)


def test_a_process_that_stops_is_not_ready(tmp_path: Path) -> None:
    async def course(client: httpx.AsyncClient, services: Services) -> None:
        services.health.is_up = False
        assert (await client.get("/readyz")).status_code == 503
        assert (await client.get("/healthz")).status_code == 200

    with_app(tmp_path, course)


def test_whoever_comes_to_a_damaged_storage_is_told_what_to_do(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def course(client: httpx.AsyncClient, services: Services) -> None:
        table = await new_table(services)

        def insert(*_: object) -> None:
            raise DAMAGED

        monkeypatch.setattr("viceregal.server.storage.store._insert", insert)
        with pytest.raises(Exception, match="DatabaseError"):
            await services.rooms.do(table.id, ANIA, lambda commands: any_move(commands, Random(1)))
        monkeypatch.undo()
        answer = await client.get("/healthz")
        assert answer.json()["code"] == "damaged" and "backup" in answer.json()["message"]

    with_app(tmp_path, course)


def test_a_damaged_file_is_said_at_the_start_with_what_to_do(tmp_path: Path) -> None:
    async def course(services: Services) -> None:
        for _ in range(30):
            await new_table(services)

    with_services(tmp_path, course)
    file = tmp_path / "tables.sqlite"
    whole = bytearray(file.read_bytes())
    for page in range(3, len(whole) // 4096):
        whole[page * 4096 : page * 4096 + 200] = b"\xff" * 200
    file.write_bytes(whole)
    refused(
        run("serve", "--no-open", "--data", str(tmp_path)), "tables.sqlite", "damaged", "viceregal restore"
    )


# Headers -----------------------------------------------------------------------------------------------------------


def test_headers_protect_whoever_reads_the_page(server: Server) -> None:
    headers = httpx.get(f"{server.url}/", timeout=60).headers
    policy = headers["content-security-policy"]
    assert "connect-src 'self';" in policy and "form-action 'self'" in policy and "ws:" not in policy
    assert headers["cross-origin-opener-policy"] == "same-origin"
    assert "camera=()" in headers["permissions-policy"]
    assert "strict-transport-security" not in headers


def test_what_a_page_is_made_of_has_the_headers_that_concern_it_and_no_more(server: Server) -> None:
    """There are some fifty such files; a drawing, which can be opened by itself, has all."""
    page = httpx.get(f"{server.url}/", timeout=60)
    part = re.search(r"/assets/[^\"]+\.js", page.text)
    assert part is not None, "the page is not built"
    headers = httpx.get(server.url + part.group(), timeout=60).headers
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["cross-origin-resource-policy"] == "same-origin"
    assert "content-security-policy" not in headers
    for whole in ("/icon.svg", "/notices.js", "/assets/no.svg", "/api/games"):
        assert "content-security-policy" in httpx.get(server.url + whole, timeout=60).headers, whole


def test_where_there_is_https_browsers_are_told_to_stay_with_it(tmp_path: Path) -> None:
    async def app(*_: Any) -> None: ...

    for settings, scheme, told in (
        (Settings(tmp_path), "http", False),
        (Settings(tmp_path), "https", True),
        (Settings(tmp_path, https=True), "http", True),
    ):
        headers = Guard(app, settings, Limits(False)).headers({"scheme": scheme})
        assert ("strict-transport-security" in headers) is told


def test_a_proxy_that_speaks_https_is_enough(tmp_path: Path) -> None:
    behind = Server(tmp_path, {"VICEREGAL_PROXIES": "127.0.0.1"}).start()
    with visitor(behind.url, **{"X-Forwarded-Proto": "https"}) as client:
        assert "max-age" in client.get("/healthz").headers["strict-transport-security"]
    behind.stop()


def test_a_certificate_that_cannot_be_used_is_told_in_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("VICEREGAL_TLS_CERT", str(tmp_path / "none.pem"))
    refused(run("serve", "--no-open", "--port", "0", "--data", str(tmp_path)), "cannot use the certificate")
