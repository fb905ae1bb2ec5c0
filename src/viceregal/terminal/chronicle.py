"""The log in words: lines of the chronicle, and the panel that shows them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rich.style import Style
from rich.text import Text

from viceregal.terminal.painted import Painted
from viceregal.terminal.wrapping import wrapped


@dataclass(frozen=True)
class ChronicleLine:
    """A sentence of the chronicle; what follows from a deed is set in."""

    said: str
    style: Style
    indent: int = 0


def as_text(lines: Sequence[ChronicleLine]) -> Text:
    return Text("\n").join([Text(" " * line.indent + line.said, line.style) for line in lines])


class Chronicle(Painted):
    """As long as there is to tell; it lies in something that scrolls."""

    lines: Sequence[ChronicleLine] = ()

    def tell(self, lines: Sequence[ChronicleLine]) -> None:
        self.lines = lines
        self.repaint()
        self.refresh(layout=True)

    def paint(self, width: int, height: int) -> list[Text]:
        painted: list[Text] = []
        for line in self.lines:
            for row in wrapped(line.said, width - line.indent, line.style):
                painted.append(Text.assemble(" " * line.indent, row))
        return painted
