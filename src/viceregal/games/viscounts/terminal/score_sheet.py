"""The score sheet at the end: the headings by seat, then what made the points of each."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from viceregal.games.viscounts.terminal.signs import SEAT_SIGNS
from viceregal.games.viscounts.words.headings import HEADINGS
from viceregal.games.viscounts.words.speech import ViscountsSpeech
from viceregal.i18n.catalogue import Speech
from viceregal.terminal.palette import Palette
from viceregal.terminal.sheet_by_headings import SheetForm, sheet_by_headings
from viceregal.terminal.sitting import Sitting

END_RULE: Final = "VW-10.6"


def score_sheet(sitting: Sitting, speech: Speech, palette: Palette) -> Text:
    """Headings that nobody could score under (those of the solo game, say) are left out."""
    words = speech.of(sitting.match.game.key)
    assert isinstance(words, ViscountsSpeech)
    there = {line.heading for line in sitting.match.score_sheet()}
    headings = [heading for heading in HEADINGS if heading in there]
    return sheet_by_headings(
        sitting, words, words.source, palette, SheetForm(headings, SEAT_SIGNS, label=26, column=15)
    )
