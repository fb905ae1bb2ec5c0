"""Which addresses notices are sent to: those of push services, and never into a private network.

A browser says where it is reached, so anybody could name any address. Three things must hold: the name is one of a
known push service (or one that the host has added), it is asked by HTTPS on the usual port, and every address that
the name stands for is a public one. The address that was looked at is the one that is connected to.
"""

from __future__ import annotations

import socket
from ipaddress import ip_address
from typing import Final
from urllib.parse import urlsplit

# Of Chrome and its kin, Firefox, Safari and Edge. A name stands for itself and for what ends with it after a dot.
SERVICES: Final = (
    "fcm.googleapis.com",
    "push.services.mozilla.com",
    "push.apple.com",
    "notify.windows.com",
)
LONGEST: Final = 1000
PORT: Final = 443


class NotThere(ValueError):
    """Nothing is sent to this address."""


class Endpoints:
    """`others` are further names that the host trusts; `test` begins the addresses of a test's own service."""

    def __init__(self, others: tuple[str, ...] = (), test: str = "") -> None:
        self.names = (*SERVICES, *others)
        self.test = test

    def is_test(self, endpoint: str) -> bool:
        return bool(self.test) and endpoint.startswith(self.test)

    def check(self, endpoint: str) -> None:
        """NotThere if this is no address of a push service."""
        if self.is_test(endpoint):
            return
        try:
            parts = urlsplit(endpoint)
            host, port = parts.hostname or "", parts.port
        except ValueError:
            raise NotThere("this is no address") from None
        plain = endpoint.isascii() and endpoint.isprintable() and " " not in endpoint
        usual = port in (None, PORT) and not parts.username and not parts.password and not parts.fragment
        if len(endpoint) > LONGEST or not plain or parts.scheme != "https" or not usual:
            raise NotThere("a push service is asked by HTTPS, on its usual port")
        if not any(host == name or host.endswith(f".{name}") for name in self.names):
            raise NotThere("this is no push service that this server knows")

    def address_of(self, host: str) -> str:
        """A public address of this name, which is connected to without asking again. NotThere if it has a private one."""
        try:
            found = {str(each[4][0]) for each in socket.getaddrinfo(host, PORT, proto=socket.IPPROTO_TCP)}
        except OSError as error:
            raise NotThere(f"the name is not known: {error}") from None
        if not found or not all(ip_address(each).is_global for each in found):
            raise NotThere("the name stands for a private address")
        return min(found, key=lambda each: (":" in each, each))
