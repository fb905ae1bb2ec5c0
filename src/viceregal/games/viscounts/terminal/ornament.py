"""The head of the start page: a castle in a ring of five towns."""

from __future__ import annotations

from rich.style import Style
from rich.text import Text

from viceregal.games.viscounts.terminal import signs
from viceregal.i18n.catalogue import Speech
from viceregal.terminal.canvas import Canvas
from viceregal.terminal.palette import Palette

_GAME = "viscounts"
_MEADOW = "#34502F"
_STONE = "#8C8478"
_CASTLE = (
    "        |>        ",
    "   _   /^\\   _    ",
    "  |^|_|¦¦¦|_|^|   ",
    "  |¦|¦ ¦∩¦ ¦|¦|   ",
    "  |¦|¦¦¦∩¦¦¦|¦|   ",
)


def ornament(speech: Speech, palette: Palette, width: int, height: int) -> list[Text]:
    title = Text(speech.of(_GAME).say("game.title").center(width), Style(color=palette.ink, bold=True))
    if height < 9:
        return [title, Text("")] if height >= 2 else []
    canvas = Canvas(width, 7, Style(bgcolor=_MEADOW))
    for y in range(7):
        for x in range((y * 17 + 5) % 11, width, 13):
            canvas.put(x, y, "ˬ" if (x + y) % 3 else "·", Style(color="#6C8A5C", bgcolor=_MEADOW))
    left = (width - len(_CASTLE[0])) // 2
    for row, line in enumerate(_CASTLE):
        for column, sign in enumerate(line):
            if sign != " ":
                colour = "#D9A92C" if sign in "|>" and row == 0 else "#F4E8CC"
                canvas.put(left + column, 1 + row, sign, Style(color=colour, bgcolor=_MEADOW, bold=True))
    for place, (x, y) in enumerate(((6, 1), (width - 12, 1), (width - 9, 5), (width // 2 - 3, 6), (4, 5))):
        house = f" {signs.BUILDING_SIGNS[place % 3]}{signs.ICON_SIGNS[place]} "
        canvas.put(x, y, house, Style(color=palette.card_ink, bgcolor=palette.card_paper, bold=True))
    rule = Text("◆" + "═" * (width - 2) + "◆", Style(color=palette.rule_strong))
    return [rule, *canvas.lines(), Text(""), title, Text("")]
