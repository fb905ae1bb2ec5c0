"""All keys, and what the signs on the table mean."""

from __future__ import annotations

from rich.text import Text

from viceregal.i18n.catalogue import Speech
from viceregal.terminal.help_pages import help_page
from viceregal.terminal.palette import Palette

# The keys as they are shown, and the messages that say what they do.
_KEYS = (
    ("↑ ↓ ← →", "help.arrows"),
    ("S G L T B Y U", "help.letters"),
    ("Tab  ⇧Tab", "help.tab"),
    ("1 – 6", "help.digits"),
    ("Enter", "help.enter"),
    ("Esc", "help.escape"),
    ("Z", "help.undo"),
    ("H", "help.hint"),
    ("R", "help.rule"),
    ("C  PgUp  PgDn", "help.chronicle"),
    ("Space", "help.space"),
    ("⇧L  F2", "help.language"),
    ("D", "help.light"),
    ("⇧S", "help.save"),
    ("N", "help.new"),
    ("Q", "help.quit"),
    ("?  F1", "help.help"),
)
_SIGNS = (
    ("↑ ↓ ← →", "help.sign_end"),
    ("◆", "help.sign_lit"),
    ("◇", "help.sign_target"),
    ("V", "help.sign_landing"),
    ("━ ┃", "help.sign_thread"),
    ("⚑ 2 → 3", "help.sign_banners"),
    ("┆…┆", "help.sign_reconstruction"),
    ("◉ ○", "help.sign_raven"),
)


def help_text(speech: Speech, palette: Palette) -> Text:
    return help_page(speech, palette, _KEYS, _SIGNS)
