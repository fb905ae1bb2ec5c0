"""What this game's table in the terminal is made of."""

from __future__ import annotations

from viceregal.games.viceroy.terminal.help import help_text
from viceregal.games.viceroy.terminal.ornament import ornament
from viceregal.games.viceroy.terminal.score_sheet import END_RULE, score_sheet
from viceregal.games.viceroy.terminal.screen import ViceroyTable
from viceregal.terminal.parts import TerminalParts

PARTS = TerminalParts(ViceroyTable, score_sheet, END_RULE, help_text, ornament)
