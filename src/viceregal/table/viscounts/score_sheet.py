"""The score sheet at the end: the headings by seat, then what made the points of each."""

from __future__ import annotations

from typing import Final

from rich.style import Style
from rich.text import Text

from viceregal.core.game import ScoreLine
from viceregal.i18n.catalogue import Speech
from viceregal.i18n.viscounts import ViscountsSpeech
from viceregal.table.palette import Palette
from viceregal.table.sitting import Sitting
from viceregal.table.viscounts.signs import SEAT_SIGNS

END_RULE: Final = "VW-10.6"
HEADINGS: Final = (
    "buildings",
    "workers",
    "leader",
    "sets",
    "manuscripts",
    "bonus",
    "unpaid-debts",
    "acquired-deeds",
    "approved-deeds",
    "poverty",
    "prosperity",
    "resources",
)
_LABEL: Final = 26
_COLUMN: Final = 15


def score_sheet(sitting: Sitting, speech: Speech, palette: Palette) -> Text:
    words = speech.of(sitting.match.game.key)
    assert isinstance(words, ViscountsSpeech)
    sheet = sitting.match.score_sheet()
    text = _table(sitting, words, palette, sheet)
    for seat, name in enumerate(sitting.names(speech)):
        text.append(f"\n{SEAT_SIGNS[seat]} {name}\n", Style(color=palette.rubric, bold=True))
        for heading in HEADINGS:
            _sources(
                text, words, palette, [each for each in sheet if (each.seat, each.heading) == (seat, heading)]
            )
    return text


def _table(sitting: Sitting, words: ViscountsSpeech, palette: Palette, sheet: tuple[ScoreLine, ...]) -> Text:
    names, winners = sitting.names(words), sitting.match.winners()
    text = Text(" " * _LABEL)
    for seat, name in enumerate(names):
        style = Style(color=palette.gold_ink if seat in winners else palette.ink_2, bold=True)
        text.append(f"{SEAT_SIGNS[seat]} {name}"[: _COLUMN - 1].rjust(_COLUMN), style)
    text.append("\n")
    there = {line.heading for line in sheet}
    for heading in HEADINGS:
        if heading not in there:
            continue
        label = words.say(f"heading.{heading}")
        text.append((label[:1].upper() + label[1:])[: _LABEL - 1].ljust(_LABEL), Style(color=palette.ink))
        for seat in range(len(names)):
            points = sum([line.points for line in sheet if (line.seat, line.heading) == (seat, heading)])
            text.append(str(points or "–").rjust(_COLUMN), Style(color=palette.ink_2))
        text.append("\n")
    text.append(words.say("heading.total").ljust(_LABEL), Style(color=palette.ink, bold=True))
    for seat, points in enumerate(sitting.match.scores()):
        mark = "▸ " if seat in winners else ""
        style = Style(color=palette.gold_ink if seat in winners else palette.ink, bold=True)
        text.append(f"{mark}{points}".rjust(_COLUMN), style)
    text.append("\n")
    return text


def _sources(text: Text, words: ViscountsSpeech, palette: Palette, lines: list[ScoreLine]) -> None:
    """A heading with what made its points."""
    lines = [line for line in lines if line.points]
    if not lines:
        return
    text.append(f"  {words.say(f'heading.{lines[0].heading}')}: ", Style(color=palette.ink_2, bold=True))
    for number, line in enumerate(lines):
        text.append(("; " if number else "") + words.source(line), Style(color=palette.ink_2))
        text.append(f" {line.points:+}", Style(color=palette.ink, bold=True))
    text.append("\n")
