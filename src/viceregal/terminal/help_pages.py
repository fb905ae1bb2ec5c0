"""How a page of help is written: keys and signs with what they mean."""

from __future__ import annotations

from collections.abc import Sequence

from rich.style import Style
from rich.text import Text

from viceregal.i18n.catalogue import Words
from viceregal.terminal.palette import Palette

_KEY_WIDTH = 15

# A key or a sign as it is shown, and the message that says what it does.
Rows = Sequence[tuple[str, str]]


def help_page(words: Words, palette: Palette, keys: Rows, signs: Rows) -> Text:
    text = Text()
    for rows, heading in ((keys, "help.keys"), (signs, "help.signs")):
        if not rows:
            continue
        text.append(words.say(heading).upper() + "\n", Style(color=palette.ink_2, bold=True))
        for shown, key in rows:
            text.append(shown.ljust(_KEY_WIDTH), Style(color=palette.rubric, bold=True))
            text.append(words.say(key) + "\n", Style(color=palette.ink))
        text.append("\n")
    text.append(words.say("help.mouse"), Style(color=palette.ink_2, italic=True))
    return text
