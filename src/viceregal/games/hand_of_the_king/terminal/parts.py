"""What this game's table in the terminal is made of."""

from __future__ import annotations

from viceregal.games.hand_of_the_king.terminal.help import help_text
from viceregal.games.hand_of_the_king.terminal.ornament import ornament
from viceregal.games.hand_of_the_king.terminal.score_sheet import END_RULE, score_sheet
from viceregal.games.hand_of_the_king.terminal.screen import HandTable
from viceregal.terminal.parts import TerminalParts

PARTS = TerminalParts(HandTable, score_sheet, END_RULE, help_text, ornament)
