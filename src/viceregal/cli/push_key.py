"""`viceregal push-key`: a key with which a server sends notices."""

from __future__ import annotations

from viceregal.extras import needs


def push_key() -> None:
    """Make a key with which the web table sends notices."""
    with needs("server"):
        from viceregal.server.push.encryption import new_key

    print(new_key())
