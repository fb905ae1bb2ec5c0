"""A message that only one browser can read, as RFC 8291 says, and who sends it, as RFC 8292 says."""

from __future__ import annotations

import json
import os
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Final
from urllib.parse import urlsplit

from cryptography.exceptions import InvalidKey
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE: Final = ec.SECP256R1()
RECORD: Final = 4096  # there is one record, and this is its size at most
LAST: Final = b"\x02"  # marks the last record
POINT: Final = 65  # octets of a public key
AUTH: Final = 16
SIGNED_SECONDS: Final = 12 * 3600


def encoded(octets: bytes) -> str:
    return urlsafe_b64encode(octets).decode().rstrip("=")


def decoded(text: str) -> bytes:
    """ValueError for what is no base64url."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def point_of(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


class Subscriber:
    """A browser that can read: its public key and the secret that it shares. ValueError if they are none."""

    def __init__(self, p256dh: str, auth: str) -> None:
        self.point, self.auth = decoded(p256dh), decoded(auth)
        if len(self.point) != POINT or len(self.auth) != AUTH:
            raise ValueError("no keys of a browser")
        self.key = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, self.point)

    def encrypt(
        self, message: bytes, salt: bytes | None = None, key: ec.EllipticCurvePrivateKey | None = None
    ) -> bytes:
        """With a key and a salt that are used once."""
        salt = os.urandom(16) if salt is None else salt
        key = ec.generate_private_key(CURVE) if key is None else key
        own = point_of(key.public_key())
        shared = key.exchange(ec.ECDH(), self.key)
        material = _derived(shared, self.auth, b"WebPush: info\0" + self.point + own, 32)
        secret = _derived(material, salt, b"Content-Encoding: aes128gcm\0", 16)
        nonce = _derived(material, salt, b"Content-Encoding: nonce\0", 12)
        sealed = AESGCM(secret).encrypt(nonce, message + LAST, None)
        return salt + RECORD.to_bytes(4, "big") + bytes([len(own)]) + own + sealed


def _derived(material: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(material)


class Sender:
    """This server, as push services know it: by its key. `contact` is where its host can be reached."""

    def __init__(self, key: str, contact: str) -> None:
        self.key = ec.derive_private_key(int.from_bytes(decoded(key), "big"), CURVE)
        self.contact = contact

    @property
    def public(self) -> str:
        return encoded(point_of(self.key.public_key()))

    def authorization(self, endpoint: str) -> str:
        """The header with which a push service takes a message: signed for this service alone, and for half a day."""
        at = urlsplit(endpoint)
        claims = {
            "aud": f"{at.scheme}://{at.netloc}",
            "exp": int(time.time()) + SIGNED_SECONDS,
            "sub": self.contact,
        }
        said = ".".join(
            [encoded(json.dumps(part).encode()) for part in ({"typ": "JWT", "alg": "ES256"}, claims)]
        )
        r, s = decode_dss_signature(self.key.sign(said.encode(), ec.ECDSA(hashes.SHA256())))
        return f"vapid t={said}.{encoded(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}, k={self.public}"


def new_key() -> str:
    """A key for this server; whoever has it can send in its name."""
    return encoded(ec.generate_private_key(CURVE).private_numbers().private_value.to_bytes(32, "big"))


def check_key(key: str) -> None:
    """ValueError if this is no key that `new_key` could have made."""
    try:
        if len(decoded(key)) != 32:
            raise ValueError
        Sender(key, "")
    except (ValueError, InvalidKey):
        raise ValueError("it is no key; `viceregal push-key` makes one") from None
