"""The head of the start page: a pyramid under a night sky."""

from __future__ import annotations

from rich.style import Style
from rich.text import Text

from viceregal.games.viceroy.terminal import signs
from viceregal.games.viceroy.terminal.pyramid_drawing import SKY
from viceregal.i18n.catalogue import Speech
from viceregal.terminal.canvas import Canvas
from viceregal.terminal.palette import Palette

_GAME = "viceroy"
_BRICK = 10
_LEVELS = 3


def ornament(speech: Speech, palette: Palette, width: int, height: int) -> list[Text]:
    title = Text(speech.of(_GAME).say("game.title").center(width), Style(color=palette.ink, bold=True))
    if height < 9:
        return [title, Text("")] if height >= 2 else []
    canvas = Canvas(width, 7, Style(bgcolor=SKY))
    for y in range(6):
        for x in range((y * 29 + 7) % 19, width, 23):
            canvas.put(x, y, "✦" if (x + y) % 4 == 0 else "·", Style(color="#8FA6D6", bgcolor=SKY))
    for level in range(_LEVELS):
        count = 1 + _LEVELS - level
        left = (width - count * _BRICK) // 2
        for brick in range(count):
            _brick(canvas, palette, left + brick * _BRICK, 5 - 2 * level, (brick + level) % 4)
    rule = Text("◆" + "═" * (width - 2) + "◆", Style(color=palette.rule_strong))
    return [rule, *canvas.lines(), Text(""), title, Text("")]


def _brick(canvas: Canvas, palette: Palette, x: int, y: int, colour: int) -> None:
    paper = Style(bgcolor=palette.card_paper, color=palette.card_ink)
    for row in (y, y + 1):
        canvas.put(x, row, " " * _BRICK, paper)
        canvas.put(x + _BRICK - 1, row, "▕", paper + Style(color="#C9B78C"))
    other = (colour + 1) % len(signs.SHAPES)
    canvas.put(x, y, signs.chip(other, signs.SHAPES[other] * 2))
    canvas.put(x + _BRICK - 2, y, signs.chip(colour, signs.SHAPES[colour] * 2))
    canvas.put(x + _BRICK // 2 - 2, y + 1, signs.chip(colour, signs.SHAPES[colour] * 4))
