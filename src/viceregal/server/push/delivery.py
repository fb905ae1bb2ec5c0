"""One message to one browser, by the push service that it has named. It blocks: it is called in threads."""

from __future__ import annotations

import http.client
import socket
import ssl
from dataclasses import dataclass
from typing import Final
from urllib.parse import urlsplit

from viceregal.server.push.encryption import Sender, Subscriber
from viceregal.server.push.endpoints import Endpoints

TIMEOUT: Final = 10.0
KEPT_SECONDS: Final = 12 * 3600  # a service keeps it so long for a browser that is not on
GONE: Final = (404, 410)


@dataclass(frozen=True)
class Subscription:
    """How a browser is reached, in which language it reads, and a name for it in the storage."""

    id: str
    endpoint: str
    p256dh: str
    auth: str
    lang: str


class _Pinned(http.client.HTTPSConnection):
    """Connects to an address that was looked at, whatever its name stands for by now."""

    def __init__(self, host: str, address: str) -> None:
        self.address = address
        self.checked = ssl.create_default_context()
        super().__init__(host, timeout=TIMEOUT, context=self.checked)

    def connect(self) -> None:
        plain = socket.create_connection((self.address, self.port), TIMEOUT)
        self.sock = self.checked.wrap_socket(plain, server_hostname=self.host)


class Delivery:
    def __init__(self, sender: Sender, endpoints: Endpoints) -> None:
        self.sender = sender
        self.endpoints = endpoints

    def send(self, to: Subscription, message: bytes, topic: str) -> int:
        """What the service answered. OSError or HTTPException if it cannot be reached, ValueError if it must not be."""
        self.endpoints.check(to.endpoint)
        body = Subscriber(to.p256dh, to.auth).encrypt(message)
        headers = {
            "Authorization": self.sender.authorization(to.endpoint),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(KEPT_SECONDS),
            "Topic": topic,  # a newer one of the same table takes its place
            "Urgency": "normal",
        }
        parts = urlsplit(to.endpoint)
        connection = self._connection(to.endpoint)
        try:
            connection.request("POST", parts.path + (f"?{parts.query}" if parts.query else ""), body, headers)
            return (
                connection.getresponse().status
            )  # whatever else it says is not read, and no redirect followed
        finally:
            connection.close()

    def _connection(self, endpoint: str) -> http.client.HTTPConnection:
        parts = urlsplit(endpoint)
        host = parts.hostname or ""
        if self.endpoints.is_test(endpoint):
            return http.client.HTTPConnection(host, parts.port, timeout=TIMEOUT)
        return _Pinned(host, self.endpoints.address_of(host))
