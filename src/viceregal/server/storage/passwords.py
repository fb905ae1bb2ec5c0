"""Passwords: whether one is good enough, how it is kept, and whether it is the right one."""

from __future__ import annotations

import asyncio
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from zxcvbn import zxcvbn

from viceregal.games import GAMES
from viceregal.server.problem import Problem

MIN_GUESSES: Final = 1e6  # fewer are tried in minutes, even one at a time at many doors
MAX_LOOKED_AT: Final = 40  # letters; what is longer is no worse for it, and would take long to look at
HASHER: Final = PasswordHasher(time_cost=2, memory_cost=19_456, parallelism=1)
NOBODYS: Final = HASHER.hash("takes as long as a wrong password")


async def keep(password: str, name: str) -> str:
    """What is stored of it. Problem if it is one of those that are tried first."""
    return await asyncio.to_thread(_keep, password, name)


def _keep(password: str, name: str) -> str:
    found = zxcvbn(password[:MAX_LOOKED_AT], user_inputs=[name, "viceregal", *_played_here()])
    if found["guesses"] < MIN_GUESSES:
        raise Problem(
            422, "password", "this password is easily guessed: choose a longer or a less common one"
        )
    return HASHER.hash(password)


def _played_here() -> list[str]:
    """What the games are called, as one writes it in a password: those who try come here to play, too."""
    return [written for key in GAMES for written in (key, key.replace("-", " "), key.replace("-", ""))]


async def is_right(kept: str | None, password: str) -> bool:
    """It takes as long where there is none to compare with."""
    right = await asyncio.to_thread(_is_right, kept or NOBODYS, password)
    return right and kept is not None


def _is_right(kept: str, password: str) -> bool:
    try:
        return HASHER.verify(kept, password)
    except (VerificationError, InvalidHashError):
        return False
