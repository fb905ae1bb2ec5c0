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
        base = style or Style()
        plain = text if isinstance(text, str) else text.plain
        styles = [base] * len(plain)
        if isinstance(text, Text):
            if isinstance(text.style, Style):
                styles = [base + text.style] * len(plain)
            for span in text.spans:
                if isinstance(span.style, Style):
                    for place in range(span.start, min(span.end, len(plain))):
                        styles[place] = styles[place] + span.style
        row = self.cells[y]
        for offset, sign in enumerate(plain):
            if 0 <= x + offset < self.width:
                row[x + offset] = (sign, styles[offset])

    def shade(self, x: int, y: int, width: int, height: int, style: Style) -> None:
        """Change the style of a part, and leave its signs."""
        for row in self.cells[max(0, y) : y + height]:
            for column in range(max(0, x), min(self.width, x + width)):
                sign, own = row[column]
                row[column] = (sign, own + style)

    def lines(self) -> list[Text]:
        """Signs of one style in a row are one piece: most of drawing is putting pieces together."""
        return [_line(row) for row in self.cells]


def _line(row: list[tuple[str, Style]]) -> Text:
    line = Text(no_wrap=True)
    start, style = 0, row[0][1] if row else Style()
    for x, (_, each) in enumerate(row):
        if each is not style and each != style:
            line.append("".join([sign for sign, _ in row[start:x]]), style)
            start, style = x, each
    line.append("".join([sign for sign, _ in row[start:]]), style)
    return line
