"""`viceregal` and `viceregal serve`: the address, the browser, and a good end."""

from __future__ import annotations

import os
import signal
import socket
import time
from pathlib import Path

import httpx
import pytest

from tests.cli.command import refused, run, start
from tests.server.serving import PATIENCE


@pytest.mark.parametrize("words", [(), ("serve", "--port", "0")])
def test_it_opens_the_browser_and_ends_with_ctrl_c(tmp_path: Path, words: tuple[str, ...]) -> None:
    shown = tmp_path / "shown"
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {shown}\n', encoding="utf-8")
    browser.chmod(0o755)
    environment = {**os.environ, "BROWSER": f"{browser} %s", "VICEREGAL_DATA": str(tmp_path / "data")}
    command = start(*words, env=environment)
    assert command.stdout is not None
    line = command.stdout.readline().decode()
    assert line.startswith("viceregal: the table is at http://127.0.0.1:")
    url = line.split()[-1]
    deadline = time.monotonic() + PATIENCE
    while not (shown.exists() and shown.read_text(encoding="utf-8")) and time.monotonic() < deadline:
        time.sleep(0.1)
    assert shown.read_text(encoding="utf-8").strip() == url
    assert httpx.get(f"{url}healthz", timeout=PATIENCE).json() == {"status": "ok"}
    assert (tmp_path / "data" / "tables.sqlite").exists()
    command.send_signal(signal.SIGINT)
    _, errors = command.communicate(timeout=PATIENCE)
    assert (command.returncode, errors.decode()) == (130, "")


def test_an_address_that_is_taken_is_told_in_one_line(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        refused(run("serve", "--port", port, "--data", str(tmp_path)), port, "in use")
    refused(run("serve", "--host", "no such host", "--data", str(tmp_path)), "cannot listen")
    refused(run("serve", "--port", "99999"), "--port")


def test_a_storage_that_cannot_be_used_is_told_in_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "tables.sqlite").write_bytes(b"this is no database" * 100)
    refused(run("serve", "--data", str(tmp_path)), "tables.sqlite", "not a database")
    monkeypatch.setenv("DATABASE_URL", "postgresql+asyncpg://viceregal:secret@127.0.0.1:1/tables")
    told = run("serve", "--data", str(tmp_path))
    refused(told, "127.0.0.1:1")
    assert "secret" not in told.err


@pytest.mark.parametrize(
    ("name", "said"),
    [("WORKERS", "many"), ("WORKERS", "0"), ("START_GRACE", "nan"), ("ABSENT", "-1"), ("LOG", "loud")],
)
def test_what_cannot_be_set_so_is_told_in_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, said: str
) -> None:
    monkeypatch.setenv(f"VICEREGAL_{name}", said)
    refused(run("serve", "--data", str(tmp_path)), f"VICEREGAL_{name}", said)
