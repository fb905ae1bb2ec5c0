"""What is wrong with the storage, told from its errors: it is full, it is damaged, or it does not answer."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Final, Literal

from sqlalchemy.ext.asyncio import AsyncEngine

from viceregal.server.problem import Problem

Fault = Literal["away", "full", "damaged"]
MIN_FREE: Final = 8 * 1024 * 1024  # bytes; below that the next commits may fail
SAID: Final[dict[Fault, tuple[str, str]]] = {
    "away": ("busy", "the storage does not answer: try again"),
    "full": (
        "full",
        "the disk of this server is full: nothing is lost, and nothing is taken until there is room",
    ),
    "damaged": ("damaged", "the storage of this server is damaged: its host has to restore a backup"),
}
_FULL: Final = ("disk is full", "no space left", "diskfull", "disk full", "quota exceeded")
_DAMAGED: Final = ("malformed", "not a database", "file is encrypted", "disk i/o error", "datacorrupted")


def fault_of(error: BaseException) -> Fault:
    """Of the error itself, or of what it came from."""
    seen: BaseException | None = error
    while seen is not None:
        said = f"{type(seen).__name__} {seen}".lower()
        if any(sign in said for sign in _FULL):
            return "full"
        if any(sign in said for sign in _DAMAGED):
            return "damaged"
        seen = getattr(seen, "orig", None) or seen.__cause__
    return "away"


def problem_of(fault: Fault) -> Problem:
    code, message = SAID[fault]
    problem = Problem(503, code, message)
    problem.retry_after = 1 if fault == "away" else 60
    return problem


def file_of(engine: AsyncEngine) -> Path | None:
    """Where SQLite keeps the tables."""
    name = engine.url.database if engine.dialect.name == "sqlite" else None
    return Path(name) if name else None


def is_short_of_room(engine: AsyncEngine) -> bool:
    file = file_of(engine)
    return file is not None and shutil.disk_usage(file.parent).free < MIN_FREE
