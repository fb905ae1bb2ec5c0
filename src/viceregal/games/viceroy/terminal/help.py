"""All keys, and what the signs on the table mean."""

from __future__ import annotations

from rich.text import Text

from viceregal.games.viceroy.terminal import signs
from viceregal.i18n.catalogue import Speech
from viceregal.terminal.help_pages import help_page
from viceregal.terminal.palette import Palette

_KEYS = (
    ("↑ ↓  Tab", "help.tab"),
    ("1 – 9", "help.digits"),
    ("Enter", "help.enter"),
    ("Esc", "help.escape"),
    ("V", "help.look"),
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
_SIGNS = (
    (signs.SHAPES[0], "gem.blue"),
    (signs.SHAPES[1], "gem.red"),
    (signs.SHAPES[2], "gem.green"),
    (signs.SHAPES[3], "gem.yellow"),
    (signs.ANY_GEM, "help.any_gem"),
    (f"{signs.ENDLESS}{signs.SHAPES[0]}", "help.endless"),
    (signs.POINTS, "help.points"),
    (signs.MAGIC, "token.magic"),
    (f"{signs.MAGIC}+3", "help.magic_bonus"),
    (f"{signs.SHAPES[0]}+2", "help.circle_bonus"),
    (signs.SCIENCE, "token.science"),
    (signs.DEFENCE, "token.defence"),
    (signs.ATTACK, "token.attack"),
    (signs.CARD, "help.cards"),
    ("§", "help.law"),
    ("◜◝ ◟◞", "help.circle"),
    ("◇ ◆", "help.sign_target"),
    ("○ ●", "help.answered"),
)


def help_text(speech: Speech, palette: Palette) -> Text:
    return help_page(speech.of("viceroy"), palette, _KEYS, _SIGNS)
