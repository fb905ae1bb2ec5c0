"""A board in letters, for who prints a match. The kernel draws nothing: whoever can draws for it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

Draw = Callable[[str, dict[str, Any]], str]

_draws: Final[list[Draw]] = []


def draw_with(draw: Draw) -> None:
    """Let this draw every game, by its key and a view."""
    _draws.clear()
    _draws.append(draw)


def drawn(key: str, view: dict[str, Any]) -> str:
    """The board; nothing where nobody draws."""
    return _draws[0](key, view) if _draws else ""
