"""Starts and stops servers for the tests."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

import httpx

ROOT = Path(__file__).parents[2]


class Server:
    """A server in a process of its own, on a port of its own."""

    def __init__(self, data: Path, environment: Mapping[str, str] | None = None, port: int = 0) -> None:
        self.data = data
        self.environment = dict(environment or {})
        self.port = port
        self.process: subprocess.Popen[str] | None = None
        self.url = ""
        self.log = data / "server.log"

    def start(self) -> Server:
        self.data.mkdir(parents=True, exist_ok=True)
        path = os.pathsep.join([str(ROOT / "src"), str(ROOT)])
        with self.log.open("a") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-W", "ignore", "-m", "tests.server.with_mini", "serve", "--no-open"]
                + ["--port", str(self.port), "--data", str(self.data)],
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                cwd=ROOT,
                env={**os.environ, "PYTHONPATH": path, "VICEREGAL_WORKERS": "1", **self.environment},
            )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert "the table is at" in line, self.log.read_text()
        self.url = line.split()[-1].rstrip("/")
        self.port = int(self.url.rsplit(":", 1)[1])
        self.wait_until_up()
        return self

    def wait_until_up(self) -> None:
        with httpx.Client(transport=httpx.HTTPTransport(retries=100)) as client:
            assert client.get(f"{self.url}/healthz", timeout=30).status_code == 200

    def stop(self) -> int:
        """In good order: SIGTERM."""
        return self._end(signal.SIGTERM)

    def kill(self) -> int:
        """As when the power fails."""
        return self._end(signal.SIGKILL)

    def _end(self, sign: int) -> int:
        assert self.process is not None and self.process.stdout is not None
        self.process.send_signal(sign)
        code = self.process.wait(30)
        self.process.stdout.close()
        self.process = None
        return code

    def is_running(self) -> bool:
        return self.process is not None and self.process.poll() is None
