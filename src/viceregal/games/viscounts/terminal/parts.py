"""What this game's table in the terminal is made of."""

from __future__ import annotations

from viceregal.games.viscounts.terminal.help import help_text
from viceregal.games.viscounts.terminal.ornament import ornament
from viceregal.games.viscounts.terminal.score_sheet import END_RULE, score_sheet
from viceregal.games.viscounts.terminal.screen import ViscountsTable
from viceregal.terminal.parts import TerminalParts

PARTS = TerminalParts(ViscountsTable, score_sheet, END_RULE, help_text, ornament)
