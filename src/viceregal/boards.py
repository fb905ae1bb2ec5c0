"""Boards in letters as text, for `print(match)`. Without rich, or a drawing of the game's own, the view is written out."""

from __future__ import annotations

from typing import Any

from viceregal.games import GAMES, pack
from viceregal.games.plain_view import plain_lines
from viceregal.i18n import speak


def board(key: str, view: dict[str, Any], lang: str = "en") -> str:
    letters = pack(key).letters() if key in GAMES and _rich_is_here() else None
    if letters is None:
        return "\n".join(plain_lines(view))
    from io import StringIO

    from rich.console import Console

    paper = Console(file=StringIO(), width=100, color_system=None, highlight=False, emoji=False, markup=False)
    with paper.capture() as drawn:
        paper.print(letters.board(view, speak(lang).of(key)))
    return "\n".join([line.rstrip() for line in drawn.get().rstrip().split("\n")])


def _rich_is_here() -> bool:
    from importlib.util import find_spec

    return find_spec("rich") is not None
