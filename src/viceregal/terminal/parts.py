"""What a game's table in the terminal is made of."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from rich.text import Text

from viceregal.i18n.catalogue import Speech
from viceregal.terminal.palette import Palette
from viceregal.terminal.play_screen import PlayScreen
from viceregal.terminal.sitting import Sitting


@dataclass(frozen=True)
class TerminalParts:
    """`help_text` has all keys, and what the signs on the table mean; `ornament` is the head of the start page.

    `end_rule` is the rule that says who has won.
    """

    screen: Callable[[Sitting], PlayScreen]
    score_sheet: Callable[[Sitting, Speech, Palette], Text]
    end_rule: str
    help_text: Callable[[Speech, Palette], Text]
    ornament: Callable[[Speech, Palette, int, int], list[Text]]
