"""`viceregal push-key`: a key with which a server sends notices."""

from __future__ import annotations

from viceregal.extras import needs


def push_key() -> None:
    """Make a key for notices on devices, for VICEREGAL_PUSH_KEY. Keep it secret, and keep it."""
    with needs("server"):
        from viceregal.server.push.encryption import new_key

    print(new_key())
