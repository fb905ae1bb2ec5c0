"""The score sheet at the end: the seven headings by seat, then what made the points of each."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from viceregal.games.viceroy.rules.scoring import HEADINGS
from viceregal.games.viceroy.terminal.signs import SEAT_SIGNS
from viceregal.games.viceroy.words.speech import ViceroySpeech
from viceregal.i18n.catalogue import Speech
from viceregal.terminal.palette import Palette
from viceregal.terminal.sheet_by_headings import SheetForm, sheet_by_headings
from viceregal.terminal.sitting import Sitting

END_RULE: Final = "VR-END-10"
_FORM: Final = SheetForm(HEADINGS, SEAT_SIGNS, label=24, column=14)


def score_sheet(sitting: Sitting, speech: Speech, palette: Palette) -> Text:
    words = speech.of(sitting.match.game.key)
    assert isinstance(words, ViceroySpeech)
    return sheet_by_headings(sitting, words, words.source, palette, _FORM)
