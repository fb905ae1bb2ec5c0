"""Starts and stops servers for the tests."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Mapping
from pathlib import Path

import httpx

from tests.server.ports import free_port

PATIENCE = 90.0  # seconds; nothing takes so long, but a busy machine may
TRIES = 20
ROOT = Path(__file__).parents[2]
# A small game from outside: it hides what others do not.
MINI = str(ROOT / "examples" / "mini" / "viceregal_mini")
# No test depends on luck: every table is dealt from this seed, or from the one that its test gives it.
USUAL = {"VICEREGAL_WORKERS": "1", "VICEREGAL_TEST_SEED": "1", "VICEREGAL_LOAD": MINI}


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
        """On the port it had before, if it was up before."""
        for _ in range(TRIES):
            line = self._launch(self.port or free_port())
            if "the table is at" in line:
                self.url = line.split()[-1].rstrip("/")
                self.port = int(self.url.rsplit(":", 1)[1])
                self.wait_until_up()
                return self
            if "in use" not in self.log.read_text().splitlines()[-1]:
                break
            time.sleep(0.5)
        raise AssertionError(self.log.read_text())

    def _launch(self, port: int) -> str:
        """What the server says first; nothing if it does not come up."""
        self.data.mkdir(parents=True, exist_ok=True)
        path = os.pathsep.join([str(ROOT / "src"), str(ROOT)])
        with self.log.open("a") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-W", "ignore", "-m", "tests.server.launch", "serve", "--no-open"]
                + ["--port", str(port), "--data", str(self.data)],
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                cwd=ROOT,
                env={**os.environ, "PYTHONPATH": path, **USUAL, **self.environment},
            )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            self.process.wait(PATIENCE)
            self.process.stdout.close()
        return line

    def wait_until_up(self) -> None:
        """The address is listened to since before it was printed; who comes early waits."""
        assert httpx.get(f"{self.url}/healthz", timeout=PATIENCE).status_code == 200

    def stop(self) -> int:
        """In good order: SIGTERM."""
        return self._end(signal.SIGTERM)

    def kill(self) -> int:
        """As when the power fails."""
        return self._end(signal.SIGKILL)

    def _end(self, sign: int) -> int:
        assert self.process is not None and self.process.stdout is not None
        self.process.send_signal(sign)
        code = self.process.wait(PATIENCE)
        self.process.stdout.close()
        self.process = None
        return code

    def __del__(self) -> None:
        """A test that failed half-way ends its server too: or a later test would be blamed for it."""
        if self.process is not None:
            self.kill()

    def is_running(self) -> bool:
        return self.process is not None and self.process.poll() is None
