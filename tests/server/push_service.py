"""A push service of the tests' own, on loopback, and a browser that can read what it is sent."""

from __future__ import annotations

import json
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from queue import Queue
from typing import Any

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from viceregal.server.push.encryption import CURVE, decoded, encoded, point_of


class Browser:
    """Its keys, and how it reads: written from the standard, not with our own code."""

    def __init__(
        self, key: ec.EllipticCurvePrivateKey | None = None, auth: bytes = b"sixteen octets !"
    ) -> None:
        self.key = key or ec.generate_private_key(CURVE)
        self.auth = auth
        self.point = point_of(self.key.public_key())

    def told(self, endpoint: str) -> dict[str, str]:
        return {"endpoint": endpoint, "p256dh": encoded(self.point), "auth": encoded(self.auth)}

    def read(self, body: bytes) -> bytes:
        salt, length = body[:16], body[20]
        theirs, sealed = body[21 : 21 + length], body[21 + length :]
        shared = self.key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, theirs))

        def derived(material: bytes, salt: bytes, info: bytes, octets: int) -> bytes:
            return HKDF(hashes.SHA256(), octets, salt, info).derive(material)

        material = derived(shared, self.auth, b"WebPush: info\0" + self.point + theirs, 32)
        key = derived(material, salt, b"Content-Encoding: aes128gcm\0", 16)
        nonce = derived(material, salt, b"Content-Encoding: nonce\0", 12)
        opened = AESGCM(key).decrypt(nonce, sealed, None)
        assert opened.endswith(b"\x02")
        return opened[:-1]


def claims_of(authorization: str, public: str) -> dict[str, Any]:
    """What a sender has signed; it must be the one whose public key this is."""
    scheme, told = authorization.split(" ", 1)
    parts = dict(part.strip().split("=", 1) for part in told.split(","))
    assert scheme == "vapid" and parts["k"] == public
    said, _, signature = parts["t"].rpartition(".")
    raw = decoded(signature)
    signed = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    key = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decoded(public))
    key.verify(signed, said.encode(), ec.ECDSA(hashes.SHA256()))
    claims: dict[str, Any] = json.loads(decoded(said.split(".")[1]))
    return claims


class PushService:
    """Keeps what it is sent, and answers 201, or whatever is set for an address."""

    def __init__(self) -> None:
        self.sent: Queue[tuple[str, dict[str, str], bytes]] = Queue()
        self.answers: dict[str, int] = {}
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                self.send_response(service.answers.get(self.path, 201))
                self.send_header("Content-Length", "0")
                self.end_headers()
                service.sent.put((self.path, dict(self.headers), body))

            def log_message(self, *_: Any) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self.server.server_port}"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def stop(self) -> None:
        self.server.shutdown()
        self.server.server_close()
