"""A score sheet by headings: a column for each seat, then what made the points of each."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from rich.style import Style
from rich.text import Text

from viceregal.core.game import ScoreLine
from viceregal.i18n.catalogue import Words
from viceregal.i18n.typesetting import MINUS
from viceregal.terminal.palette import Palette
from viceregal.terminal.sitting import Sitting
from viceregal.terminal.titles import said_or

# Says what made the points of a line.
Source = Callable[[ScoreLine], str]


@dataclass(frozen=True)
class SheetForm:
    """The headings from top to bottom, the signs of the seats, and how broad the columns are."""

    headings: Sequence[str]
    signs: Sequence[str]
    label: int
    column: int


def sheet_by_headings(
    sitting: Sitting, words: Words, source: Source, palette: Palette, form: SheetForm
) -> Text:
    sheet = sitting.match.score_sheet()
    text = _table(sitting, words, palette, form)
    for seat, name in enumerate(sitting.names(words)):
        text.append(f"\n{form.signs[seat]} {name}\n", Style(color=palette.rubric, bold=True))
        for heading in form.headings:
            lines = [line for line in _under(sheet, seat, heading) if line.points]
            if lines:
                _tell_sources(text, said_or(words, f"heading.{heading}", heading), source, palette, lines)
    return text


def _table(sitting: Sitting, words: Words, palette: Palette, form: SheetForm) -> Text:
    names, winners, sheet = sitting.names(words), sitting.match.winners(), sitting.match.score_sheet()
    text = Text(" " * form.label)
    for seat, name in enumerate(names):
        style = Style(color=palette.gold_ink if seat in winners else palette.ink_2, bold=True)
        text.append(f"{form.signs[seat]} {name}"[: form.column - 1].rjust(form.column), style)
    text.append("\n")
    for heading in form.headings:
        label = said_or(words, f"heading.{heading}", heading)
        label = (label[:1].upper() + label[1:])[: form.label - 1]
        text.append(label.ljust(form.label), Style(color=palette.ink))
        for seat in range(len(names)):
            points = sum(line.points for line in _under(sheet, seat, heading))
            text.append(str(points or "–").rjust(form.column), Style(color=palette.ink_2))
        text.append("\n")
    text.append(words.say("heading.total").ljust(form.label), Style(color=palette.ink, bold=True))
    for seat, points in enumerate(sitting.match.scores()):
        mark = "▸ " if seat in winners else ""
        style = Style(color=palette.gold_ink if seat in winners else palette.ink, bold=True)
        text.append(f"{mark}{points}".rjust(form.column), style)
    text.append("\n")
    return text


def _under(sheet: Sequence[ScoreLine], seat: int, heading: str) -> list[ScoreLine]:
    return [line for line in sheet if (line.seat, line.heading) == (seat, heading)]


def _tell_sources(
    text: Text, title: str, source: Source, palette: Palette, lines: Sequence[ScoreLine]
) -> None:
    """A heading with what made its points."""
    text.append(f"  {title}: ", Style(color=palette.ink_2, bold=True))
    for number, line in enumerate(lines):
        text.append(("; " if number else "") + source(line), Style(color=palette.ink_2))
        text.append(f" {line.points:+}".replace("-", MINUS), Style(color=palette.ink, bold=True))
    text.append("\n")
