"""Words in lines of a width."""

from __future__ import annotations

from collections.abc import Iterable

from rich.cells import cell_len
from rich.style import Style
from rich.text import Text


def flow(words: Iterable[Text], width: int) -> list[Text]:
    """Set pieces one after the other with a space between; none is broken."""
    lines: list[Text] = []
    for word in words:
        if lines and lines[-1].cell_len + 1 + word.cell_len <= width:
            lines[-1].append(" ")
            lines[-1].append(word)
        else:
            lines.append(Text.assemble(word))
    return lines


def wrapped(text: str, width: int, style: Style, most: int | None = None) -> list[Text]:
    """A text in lines; with a limit, the last line ends in an ellipsis if something is left over."""
    rows: list[str] = []
    for word in text.split():
        if rows and cell_len(rows[-1]) + 1 + cell_len(word) <= width:
            rows[-1] += " " + word
        else:
            rows.append(word)
    if most is not None and len(rows) > most:
        rows = rows[:most]
        rows[-1] = rows[-1][: width - 1].rstrip() + "…"
    return [Text(row, style) for row in rows]
