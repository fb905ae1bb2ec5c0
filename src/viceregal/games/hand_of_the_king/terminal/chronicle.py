"""The log in words, turn by turn."""

from __future__ import annotations

from collections.abc import Sequence

from rich.style import Style

from viceregal.core.match import Match
from viceregal.core.records import Event
from viceregal.games.hand_of_the_king.rules import events
from viceregal.games.hand_of_the_king.terminal.heraldry import SEAT_SIGNS
from viceregal.games.hand_of_the_king.words.speech import HandSpeech
from viceregal.terminal.chronicle import ChronicleLine
from viceregal.terminal.palette import Palette

# What follows from a deed stands below it, in a quieter hand.
_CONSEQUENCES = (
    events.BannerTaken,
    events.BannerReturned,
    events.CompanionSpent,
    events.CompanionEarned,
    events.NothingHappened,
)


def chronicle(
    match: Match, speech: HandSpeech, names: Sequence[str], palette: Palette, reader: int | None = None
) -> list[ChronicleLine]:
    """All that has happened, the latest last."""
    return [_line(event, speech.event(event, names, reader), palette) for event in match.events()]


def _line(event: Event, said: str, palette: Palette) -> ChronicleLine:
    if isinstance(event, events.TurnBegan):
        return ChronicleLine(f"{SEAT_SIGNS[event.seat]} {said}", Style(color=palette.rubric, bold=True))
    if isinstance(event, _CONSEQUENCES):
        return ChronicleLine(said, Style(color=palette.ink_3, italic=True), indent=2)
    if isinstance(event, events.GameEnded):
        return ChronicleLine(said, Style(color=palette.gold_ink, bold=True))
    return ChronicleLine(said, Style(color=palette.ink_2))
