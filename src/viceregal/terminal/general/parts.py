"""The parts of the general table: what every game can be told of."""

from __future__ import annotations

from typing import Final

from rich.style import Style
from rich.text import Text

from viceregal.games import game
from viceregal.i18n.catalogue import Speech
from viceregal.terminal.general.scene import SEAT_SIGNS
from viceregal.terminal.general.screen import GeneralTable
from viceregal.terminal.help_pages import help_page
from viceregal.terminal.palette import Palette
from viceregal.terminal.parts import TerminalParts
from viceregal.terminal.sheet_by_headings import SheetForm, sheet_by_headings
from viceregal.terminal.sitting import Sitting
from viceregal.terminal.titles import title_of

KEYS: Final = (
    ("↑ ↓  Tab", "help.tab"),
    ("1 – 9", "help.digits"),
    ("Enter", "help.enter"),
    ("Esc", "help.escape"),
    ("Z", "help.undo"),
    ("H", "help.hint"),
    ("R", "help.rule"),
    ("C  PgUp  PgDn", "help.chronicle"),
    ("Space", "help.space"),
    ("L  F2", "help.language"),
    ("D", "help.light"),
    ("S", "help.save"),
    ("N", "help.new"),
    ("Q", "help.quit"),
    ("?  F1", "help.help"),
)


def general_parts(game_key: str) -> TerminalParts:
    the_game = game(game_key)

    def help_text(speech: Speech, palette: Palette) -> Text:
        return help_page(speech.of(game_key), palette, KEYS, ())

    def ornament(speech: Speech, palette: Palette, width: int, height: int) -> list[Text]:
        title = title_of(the_game, speech.of(game_key))
        return (
            [Text(title.center(width), Style(color=palette.ink, bold=True)), Text("")] if height >= 2 else []
        )

    return TerminalParts(GeneralTable, _score_sheet, the_game.facts.end_rule, help_text, ornament)


def _score_sheet(sitting: Sitting, speech: Speech, palette: Palette) -> Text:
    words = speech.of(sitting.match.game.key)
    headings = list(dict.fromkeys([line.heading for line in sitting.match.score_sheet()]))
    form = SheetForm(headings, SEAT_SIGNS, label=24, column=14)
    return sheet_by_headings(sitting, words, lambda line: " ".join(line.sources), palette, form)
