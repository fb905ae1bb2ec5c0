"""The head of the start page: the beasts of the seven houses, as far as there is room."""

from __future__ import annotations

from rich.style import Style
from rich.text import Text

from viceregal.games.hand_of_the_king.terminal.heraldry import BEASTS, LETTERS, tincture
from viceregal.i18n.catalogue import Speech
from viceregal.terminal.palette import Palette

_GAME = "hand-of-the-king"


def ornament(speech: Speech, palette: Palette, width: int, height: int) -> list[Text]:
    title = Text(speech.of(_GAME).say("game.title").center(width), Style(color=palette.ink, bold=True))
    if height < 8:
        return [title, Text("")] if height >= 2 else []
    lines = [Text("") for _ in range(5)]
    gap = (width - 7 * 9) // 6
    for house, beast in enumerate(BEASTS):
        colours = tincture(palette, house)
        style = Style(color=colours.charge, bgcolor=colours.field, bold=True)
        cloth = ("         ", *[f" {row} " for row in beast], f"    {LETTERS[house]}    ")
        for line, part in zip(lines, cloth, strict=True):
            line.append(part, style)
            line.append(" " * (gap if house < 6 else 0))
    rule = Text("◆" + "═" * (width - 2) + "◆", Style(color=palette.rule_strong))
    return [rule, *lines, Text(""), title, Text("")]
