"""The head of the start page: a pyramid under a night sky."""

from __future__ import annotations

from rich.style import Style
from rich.text import Text

from viceregal.i18n.catalogue import Speech
from viceregal.table.palette import Palette
from viceregal.table.viceroy import signs
from viceregal.table.viceroy.canvas import Canvas
from viceregal.table.viceroy.pyramid_drawing import SKY

_GAME = "viceroy"
_BRICK = 9
_ROWS = ((2, (0,)), (1, (1, 2)), (0, (3, 0, 2)))  # level, and a colour for each circle under it


def ornament(speech: Speech, palette: Palette, width: int, height: int) -> list[Text]:
    title = Text(speech.of(_GAME).say("game.title").center(width), Style(color=palette.ink, bold=True))
    if height < 9:
        return [title, Text("")] if height >= 2 else []
    canvas = Canvas(width, 7, Style(bgcolor=SKY))
    for y in range(6):
        for x in range((y * 29 + 7) % 19, width, 23):
            canvas.put(x, y, "✦" if (x + y) % 4 == 0 else "·", Style(color="#8FA6D6", bgcolor=SKY))
    for level in range(3):
        count = 4 - level
        left = (width - count * 10) // 2
        for brick in range(count):
            _brick(canvas, palette, left + brick * 10, 5 - 2 * level, (brick + level) % 4)
    canvas.put(0, 6 + 0, "", None)
    rule = Text("◆" + "═" * (width - 2) + "◆", Style(color=palette.rule_strong))
    return [rule, *canvas.lines(), Text(""), title, Text("")]


def _brick(canvas: Canvas, palette: Palette, x: int, y: int, colour: int) -> None:
    paper = Style(bgcolor=palette.card_paper, color=palette.card_ink)
    for row in (y - 0, y + 1):
        canvas.put(x, row, " " * 10, paper)
        canvas.put(x + 9, row, "▕", paper + Style(color="#C9B78C"))
    canvas.put(x, y, signs.chip((colour + 1) % 4, signs.SHAPES[(colour + 1) % 4] * 2))
    canvas.put(x + 8, y, signs.chip(colour, signs.SHAPES[colour] * 2))
    canvas.put(x + 3, y + 1, signs.chip(colour, signs.SHAPES[colour] * 4))
