"""Secrets that stand for somebody: unguessable, told once, stored hashed."""

from __future__ import annotations

import secrets
from hashlib import sha256
from typing import Literal

Prefix = Literal["vg", "vp", "vs"]  # a session, a program, a seat


def new_token(prefix: Prefix) -> str:
    return f"{prefix}_{secrets.token_urlsafe(32)}"


def seat_token(table_id: str, seat: int, key: str) -> str:
    """The key to a seat that follows from a key of the client's own: asked for again, it is the same."""
    return f"vs_{sha256(f'{table_id}/{seat}/{key}'.encode()).hexdigest()[:43]}"


def hashed(token: str) -> str:
    """Tokens are long and random, so a plain hash keeps them: nothing can be tried out against it."""
    return sha256(token.encode()).hexdigest()


def new_id(length: int = 12) -> str:
    """An id that nobody guesses: a private table is found only by its link."""
    alphabet = "23456789abcdefghjkmnpqrstuvwxyz"
    return "".join([secrets.choice(alphabet) for _ in range(length)])
