"""The score sheet at the end: the seven headings by seat, then what made the points of each."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from viceregal.games.viceroy.scoring import HEADINGS
from viceregal.i18n.catalogue import Speech
from viceregal.i18n.viceroy import ViceroySpeech
from viceregal.table.palette import Palette
from viceregal.table.sheet_by_headings import SheetForm, sheet_by_headings
from viceregal.table.sitting import Sitting
from viceregal.table.viceroy.signs import SEAT_SIGNS

END_RULE: Final = "VR-END-10"
_FORM: Final = SheetForm(HEADINGS, SEAT_SIGNS, label=24, column=14)


def score_sheet(sitting: Sitting, speech: Speech, palette: Palette) -> Text:
    words = speech.of(sitting.match.game.key)
    assert isinstance(words, ViceroySpeech)
    return sheet_by_headings(sitting, words, words.source, palette, _FORM)
