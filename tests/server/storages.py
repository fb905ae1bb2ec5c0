"""PostgreSQL and Redis for the tests, each in a folder and on a port of its own."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.server.ports import free_port
from tests.server.serving import PATIENCE, TRIES


def wait_until(answers: Callable[[], bool]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not answers():
        assert time.monotonic() < deadline, "the storage does not come up"
        time.sleep(0.1)


def comes_up(process: subprocess.Popen[bytes], answers: Callable[[], bool]) -> bool:
    """Waits for it; it ends at once if somebody else was given its port in the meantime."""
    wait_until(lambda: process.poll() is not None or answers())
    return process.poll() is None


def listens(port: int) -> bool:
    try:
        socket.create_connection(("127.0.0.1", port), PATIENCE).close()
    except OSError:
        return False
    return True


def program(name: str) -> str:
    """Where Debian puts the programs of PostgreSQL is not on the path."""
    places = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"))
    found = shutil.which(name) or (str(places[-1]) if places else "")
    if not found:
        pytest.skip(f"{name} is not installed (scripts/install-servers)")
    return found


class Postgres:
    """A cluster that is thrown away; it does not run as root."""

    def __init__(self) -> None:
        self.port = free_port()
        self.folder = Path(tempfile.mkdtemp(prefix="viceregal-pg-"))
        self.as_user = ["runuser", "-u", "postgres", "--"] if os.geteuid() == 0 else []
        if self.as_user:
            shutil.chown(self.folder, "postgres", "postgres")
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"postgresql+asyncpg://viceregal@127.0.0.1:{self.port}/postgres"

    def start(self) -> Postgres:
        data = str(self.folder / "data")
        making = [program("initdb"), "-D", data, "-A", "trust", "-U", "viceregal", "-E", "UTF8", "--no-sync"]
        subprocess.run([*self.as_user, *making], check=True, capture_output=True)
        for _ in range(TRIES):
            settings = ["-p", str(self.port), "-k", str(self.folder), "-c", "max_connections=100"]
            self.process = subprocess.Popen(
                [*self.as_user, program("postgres"), "-D", data, *settings],
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
            )
            if comes_up(self.process, self._is_ready):
                return self
            self.port = free_port()
        raise AssertionError("PostgreSQL does not come up")

    def _is_ready(self) -> bool:
        """It listens before it lets anybody in."""
        asking = [program("pg_isready"), "-q", "-h", "127.0.0.1", "-p", str(self.port)]
        return subprocess.run(asking, check=False).returncode == 0

    def stop(self) -> None:
        data = str(self.folder / "data")
        subprocess.run(
            [*self.as_user, program("pg_ctl"), "-D", data, "-m", "immediate", "stop"],
            check=True,
            capture_output=True,
        )
        assert self.process is not None
        self.process.wait(PATIENCE)
        shutil.rmtree(self.folder)


class RedisServer:
    def __init__(self) -> None:
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self.port}/0"

    def start(self) -> RedisServer:
        """On the port it had before, if it was up before: the servers know it by that."""
        was_up = self.process is not None
        for _ in range(TRIES):
            command = [program("redis-server"), "--port", str(self.port), "--save", "", "--appendonly", "no"]
            self.process = subprocess.Popen(
                [*command, "--dir", tempfile.gettempdir()],
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
            )
            if comes_up(self.process, lambda: listens(self.port)):
                return self
            if not was_up:
                self.port = free_port()
        raise AssertionError("Redis does not come up")

    def stop(self) -> None:
        assert self.process is not None
        self.process.kill()
        self.process.wait(PATIENCE)
