"""PostgreSQL and Redis for the tests, each in a folder and on a port of its own."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import tempfile
import time
from pathlib import Path

import pytest


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


def wait_for(port: int) -> None:
    for _ in range(300):
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
            return
        except OSError:
            time.sleep(0.1)
    raise AssertionError(f"nobody listens on port {port}")


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
        settings = ["-p", str(self.port), "-k", str(self.folder), "-c", "max_connections=100"]
        self.process = subprocess.Popen(
            [*self.as_user, program("postgres"), "-D", data, *settings],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        wait_for(self.port)
        return self

    def stop(self) -> None:
        data = str(self.folder / "data")
        subprocess.run(
            [*self.as_user, program("pg_ctl"), "-D", data, "-m", "immediate", "stop"],
            check=True,
            capture_output=True,
        )
        assert self.process is not None
        self.process.wait(30)
        shutil.rmtree(self.folder)


class RedisServer:
    def __init__(self) -> None:
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self.port}/0"

    def start(self) -> RedisServer:
        command = [program("redis-server"), "--port", str(self.port), "--save", "", "--appendonly", "no"]
        self.process = subprocess.Popen(
            [*command, "--dir", tempfile.gettempdir()], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        wait_for(self.port)
        return self

    def stop(self) -> None:
        assert self.process is not None
        self.process.kill()
        self.process.wait(30)
