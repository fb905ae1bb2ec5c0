"""Lines of the score sheet in words: in play, at the end, and where they are foretold."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from viceregal.core.game import ScoreLine
from viceregal.i18n.foretelling import heading_words
from viceregal.i18n.game_speech import GameSpeech

Plain = dict[str, Any]


def tell_lines_of(sheet: Sequence[ScoreLine], speech: GameSpeech, rules: Mapping[str, str]) -> list[Plain]:
    return [_tell_line(line, sheet, speech, rules) for line in sheet]


def _tell_line(
    line: ScoreLine, sheet: Sequence[ScoreLine], speech: GameSpeech, rules: Mapping[str, str]
) -> Plain:
    """Whose points they are, what made them, how they come together, and by which rule of those of the headings."""
    source, standing = speech.source(line), speech.standing(line, sheet)
    return {
        "seat": line.seat,
        "heading": line.heading,
        "words": heading_words(line.heading, speech),
        "rule": rules.get(line.heading, ""),
        "points": line.points,
        "sources": list(line.sources),
        "source": speech.listing([source, standing]) if standing else source,
        "sum": speech.sum(line),
        "marks": speech.marks(line),
    }
