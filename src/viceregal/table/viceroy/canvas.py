"""A sheet of signs that things are drawn on one over the other."""

from __future__ import annotations

from rich.style import Style
from rich.text import Text


class Canvas:
    def __init__(self, width: int, height: int, ground: Style) -> None:
        self.width = width
        self.height = height
        self.cells: list[list[tuple[str, Style]]] = [[(" ", ground)] * width for _ in range(height)]

    def put(self, x: int, y: int, text: str | Text, style: Style | None = None) -> None:
        """Write over what lies there; what reaches over the edges is cut off."""
        if not 0 <= y < self.height:
            return
        line = Text(text) if isinstance(text, str) else text
        base = style or Style()
        for offset, sign in enumerate(line.plain):
            if 0 <= x + offset < self.width:
                own = line.style if isinstance(line.style, Style) else Style()
                for span in line.spans:
                    if span.start <= offset < span.end and isinstance(span.style, Style):
                        own = own + span.style
                self.cells[y][x + offset] = (sign, base + own)

    def shade(self, x: int, y: int, width: int, height: int, style: Style) -> None:
        """Change the style of a part, and leave its signs."""
        for row in range(max(0, y), min(self.height, y + height)):
            for column in range(max(0, x), min(self.width, x + width)):
                sign, own = self.cells[row][column]
                self.cells[row][column] = (sign, own + style)

    def lines(self) -> list[Text]:
        return [Text.assemble(*row) for row in self.cells]
