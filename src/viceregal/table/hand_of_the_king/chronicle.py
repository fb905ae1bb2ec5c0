"""The log in words, turn by turn."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rich.style import Style
from rich.text import Text

from viceregal.core.match import Match
from viceregal.core.records import NOBODY, Event
from viceregal.games.hand_of_the_king import events
from viceregal.i18n.game_speech import sentence
from viceregal.i18n.hand_of_the_king import HandSpeech
from viceregal.table.hand_of_the_king.heraldry import SEAT_SIGNS
from viceregal.table.hand_of_the_king.wrapping import wrapped
from viceregal.table.painted import Painted
from viceregal.table.palette import Palette

# What follows from a deed stands below it, in a quieter hand.
_CONSEQUENCES = (
    events.BannerTaken,
    events.BannerReturned,
    events.CompanionSpent,
    events.CompanionEarned,
    events.NothingHappened,
)


@dataclass(frozen=True)
class Line:
    """A sentence of the chronicle; what follows from a deed is set in."""

    said: str
    style: Style
    indent: int = 0


def chronicle(match: Match, speech: HandSpeech, names: Sequence[str], palette: Palette) -> list[Line]:
    """All that has happened, the latest last. Whose turn it is stands over a turn, and not before each deed."""
    lines: list[Line] = []
    on_turn = NOBODY
    for event in match.events():
        if isinstance(event, events.TurnBegan):
            on_turn = event.seat
        own = getattr(event, "seat", NOBODY) == on_turn != NOBODY
        said = sentence(speech.deed(event, names)) if own else speech.event(event, names)
        lines.append(_line(event, said, palette))
    return lines


def _line(event: Event, said: str, palette: Palette) -> Line:
    if isinstance(event, events.TurnBegan):
        return Line(f"{SEAT_SIGNS[event.seat]} {said}", Style(color=palette.rubric, bold=True))
    if isinstance(event, _CONSEQUENCES):
        return Line(said, Style(color=palette.ink_3, italic=True), indent=2)
    if isinstance(event, events.GameEnded):
        return Line(said, Style(color=palette.gold_ink, bold=True))
    return Line(said, Style(color=palette.ink_2))


def as_text(lines: Sequence[Line]) -> Text:
    return Text("\n").join([Text(" " * line.indent + line.said, line.style) for line in lines])


class Chronicle(Painted):
    """As long as there is to tell; it lies in something that scrolls."""

    lines: Sequence[Line] = ()

    def tell(self, lines: Sequence[Line]) -> None:
        self.lines = lines
        self.repaint()
        self.refresh(layout=True)

    def paint(self, width: int, height: int) -> list[Text]:
        painted: list[Text] = []
        for line in self.lines:
            for row in wrapped(line.said, width - line.indent, line.style):
                painted.append(Text.assemble(" " * line.indent, row))
        return painted
