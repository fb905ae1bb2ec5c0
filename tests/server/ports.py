"""Ports for servers that are stopped and started again."""

from __future__ import annotations

import os
import socket
from random import Random

# Below the range from which a machine takes the ports of clients: none of them is given the port in the meantime.
RANGE = range(20_000, 32_000)
CHOICE = Random(os.getpid())  # tests that run side by side must not look in the same place


def free_port() -> int:
    for port in CHOICE.sample(RANGE, 100):
        with socket.socket() as tried:
            try:
                tried.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port
    raise AssertionError("no port is free")
