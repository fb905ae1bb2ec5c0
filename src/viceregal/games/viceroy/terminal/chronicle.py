"""The log in words, turn by turn, as the person at the screen was told it."""

from __future__ import annotations

from collections.abc import Sequence

from rich.style import Style

from viceregal.core.match import Match
from viceregal.core.records import Event
from viceregal.games.viceroy.rules import events
from viceregal.games.viceroy.terminal.signs import SEAT_SIGNS
from viceregal.games.viceroy.words.speech import ViceroySpeech
from viceregal.i18n.game_speech import sentence
from viceregal.terminal.chronicle import ChronicleLine
from viceregal.terminal.palette import Palette

# What follows from a deed stands below it, in a quieter hand.
_CONSEQUENCES = (
    events.Paid,
    events.CircleClosed,
    events.TokenGained,
    events.AttackGained,
    events.NothingGained,
    events.CardSeen,
    events.CardDrawn,
    events.GemTaken,
    events.NobodyWon,
)
# Told by what comes next.
_PASSED_OVER = (
    events.Answered,
    events.AnswersRevealed,
    events.CardRevealed,
    events.TokenOffered,
    events.VirtualBidDrawn,
)


def chronicle(
    match: Match,
    viewer: int | None,
    speech: ViceroySpeech,
    names: Sequence[str],
    palette: Palette,
    reader: int | None = None,
) -> list[ChronicleLine]:
    """All that has happened, the latest last. Gems taken one by one and cards turned up together are one line."""
    lines: list[ChronicleLine] = []
    told = [event for event in match.events(viewer) if not isinstance(event, _PASSED_OVER)]
    number = 0
    while number < len(told):
        run = _run(told, number)
        lines.append(_line(run, _said(run, speech, names, reader), palette))
        number += len(run)
    return lines


def _run(told: Sequence[Event], first: int) -> list[Event]:
    """Events that belong in one sentence."""
    run = [told[first]]
    if isinstance(run[0], events.GemTaken | events.TurnedUp):
        for event in told[first + 1 :]:
            if type(event) is not type(run[0]) or getattr(event, "seat", 0) != getattr(run[0], "seat", 0):
                break
            run.append(event)
    return run


def _said(run: list[Event], speech: ViceroySpeech, names: Sequence[str], reader: int | None) -> str:
    """One event, or several of a kind, in a sentence."""
    event = run[0]
    if isinstance(event, events.GemTaken) and len(run) > 1:
        colours = [each.colour for each in run if isinstance(each, events.GemTaken)]
        return speech.gems_taken(event.seat, colours, names, reader)
    if isinstance(event, events.TurnedUp) and len(run) > 1:
        cards = [each.card for each in run if isinstance(each, events.TurnedUp)]
        return sentence(speech.say("told.turned_up", cards=speech.cards(cards)))
    return speech.event(event, names, reader)


def _line(run: list[Event], said: str, palette: Palette) -> ChronicleLine:
    event = run[0]
    if isinstance(event, events.TurnBegan):
        return ChronicleLine(said, Style(color=palette.rubric, bold=True))
    if isinstance(event, events.GameEnded):
        return ChronicleLine(said, Style(color=palette.gold_ink, bold=True))
    if isinstance(event, _CONSEQUENCES):
        seat = getattr(event, "seat", None)
        sign = "" if seat is None else f"{SEAT_SIGNS[seat]} "
        return ChronicleLine(sign + said, Style(color=palette.ink_3, italic=True), indent=2)
    return ChronicleLine(said, Style(color=palette.ink_2))
