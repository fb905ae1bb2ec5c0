"""What each game brings to the table, loaded when it is first asked for."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any

from rich.text import Text

from viceregal.i18n.catalogue import Speech
from viceregal.terminal.palette import Palette
from viceregal.terminal.sitting import Sitting
from viceregal.terminal.table_screen import TableScreen

# The folder of each game that has a table.
TABLES = {
    "hand-of-the-king": "viceregal.games.hand_of_the_king.terminal",
    "viceroy": "viceregal.games.viceroy.terminal",
    "viscounts": "viceregal.games.viscounts.terminal",
}


def table_of(sitting: Sitting) -> TableScreen[None]:
    """The screen that the game is played on."""
    screen: TableScreen[None] = _part(sitting.match.game.key, "screen").TABLE(sitting)
    return screen


def score_sheet_of(sitting: Sitting, speech: Speech, palette: Palette) -> Text:
    sheet: Text = _part(sitting.match.game.key, "score_sheet").score_sheet(sitting, speech, palette)
    return sheet


def end_rule_of(game_key: str) -> str:
    """The rule that says who has won."""
    rule: str = _part(game_key, "score_sheet").END_RULE
    return rule


def help_of(game_key: str) -> Callable[[Speech, Palette], Text]:
    """All keys, and what the signs on the table mean."""
    text: Callable[[Speech, Palette], Text] = _part(game_key, "help").help_text
    return text


def ornament_of(game_key: str, speech: Speech, palette: Palette, width: int, height: int) -> list[Text]:
    """The head of the start page."""
    head: list[Text] = _part(game_key, "ornament").ornament(speech, palette, width, height)
    return head


def _part(game_key: str, name: str) -> Any:
    return import_module(f"{TABLES[game_key]}.{name}")
