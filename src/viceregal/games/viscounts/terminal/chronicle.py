"""The log in words, turn by turn, as the person at the screen was told it; the AI's steps with their rules."""

from __future__ import annotations

from collections.abc import Sequence

from rich.style import Style
from rich.text import Text

from viceregal.core.match import Match
from viceregal.core.records import Event
from viceregal.games.viscounts.rules import events, solo_events
from viceregal.games.viscounts.rules.solo_events import rule_of
from viceregal.games.viscounts.terminal.signs import SEAT_SIGNS
from viceregal.games.viscounts.words.speech import ViscountsSpeech
from viceregal.i18n.game_speech import sentence
from viceregal.terminal.chronicle import ChronicleLine
from viceregal.terminal.palette import Palette

# What follows from a deed stands below it, in a quieter hand.
_CONSEQUENCES = (
    events.Gained,
    events.MarkersMoved,
    events.Flipped,
    events.Paid,
    events.Linked,
    events.WorkerRose,
    events.WorkersSpread,
    events.WorkerBumped,
    events.LeaderTaken,
    events.BonusTaken,
    events.CardDrawn,
    events.CardSeen,
    events.CardDropped,
    events.Shuffled,
    events.NothingHappened,
    events.OptionChosen,
    events.MarkersReset,
    events.Declined,
)
_OF_THE_TABLE = (events.CardTurnedUp, events.TileTurnedUp)


def chronicle(
    match: Match,
    viewer: int | None,
    speech: ViscountsSpeech,
    names: Sequence[str],
    palette: Palette,
    reader: int | None = None,
) -> list[ChronicleLine]:
    """All that has happened, the latest last. Gains that come together are one line, and so are cards drawn."""
    lines: list[ChronicleLine] = []
    every = told(match, viewer)
    number = 0
    while number < len(every):
        run = _run(every, number)
        if len(run) == 1:
            lines.append(line_of(run[0], speech.event(run[0], names, reader), palette))
        else:
            said = f"{SEAT_SIGNS[_seat(run[0])]} {sentence(_together(run, speech, names, reader))}"
            lines.append(ChronicleLine(said, Style(color=palette.ink_3, italic=True), indent=2))
        number += len(run)
    return lines


def _seat(event: Event) -> int:
    seat: int = event.seat  # type: ignore[attr-defined]  # only deeds of a seat are told together
    return seat


def _run(every: Sequence[Event], first: int) -> list[Event]:
    """Events that belong in one sentence."""
    run = [every[first]]
    if isinstance(run[0], events.Gained | events.CardDrawn | events.CardSeen):
        for event in every[first + 1 :]:
            if type(event) is not type(run[0]) or _seat(event) != _seat(run[0]):
                break
            run.append(event)
    return run


def _together(run: Sequence[Event], speech: ViscountsSpeech, names: Sequence[str], reader: int | None) -> str:
    player = speech.player(_seat(run[0]), names)
    if isinstance(run[0], events.Gained):
        gains = [speech.gains(each.thing, each.count) for each in run if isinstance(each, events.Gained)]
        key = speech.meant("event.Gained", run[0], reader)
        return speech.say(key, player=player, gains=speech.listing(gains))
    if isinstance(run[0], events.CardSeen):
        cards = [speech.card(each.card) for each in run if isinstance(each, events.CardSeen)]
        key = speech.meant("told.drawn", run[0], reader)
        return speech.say(key, player=player, cards=speech.listing(cards))
    return speech.say_n(speech.meant("told.cards_drawn", run[0], reader), len(run), player=player)


def told(match: Match, viewer: int | None) -> list[Event]:
    """A card drawn is told once: by its name to its owner."""
    every = match.events(viewer)
    kept: list[Event] = []
    for event in every:
        if isinstance(event, events.CardSeen) and kept and isinstance(kept[-1], events.CardDrawn):
            kept.pop()
        kept.append(event)
    return kept


def line_of(event: Event, said: str, palette: Palette) -> ChronicleLine:
    """How a line looks: by what kind of event it tells."""
    if isinstance(event, events.TurnBegan):
        return ChronicleLine(f"{SEAT_SIGNS[event.seat]} {said}", Style(color=palette.rubric, bold=True))
    if isinstance(event, events.GameEnded | events.LastRoundCalled | events.CollisionBegan):
        return ChronicleLine(said, Style(color=palette.gold_ink, bold=True))
    if isinstance(event, _OF_THE_TABLE):
        return ChronicleLine(said, Style(color=palette.ink_3), indent=2)
    if isinstance(event, solo_events.OF_THE_AI):
        return ChronicleLine(said, Style(color=palette.ink_2), indent=1)
    if isinstance(event, _CONSEQUENCES):
        return ChronicleLine(
            f"{SEAT_SIGNS[event.seat]} {said}", Style(color=palette.ink_3, italic=True), indent=2
        )
    return ChronicleLine(said, Style(color=palette.ink_2))


# The AI's last turn, to be carried out on a table ------------------------------------------------------------------------


def last_ai_turn(match: Match, ai: int) -> list[Event]:
    """From the beginning of its last turn to its end; nothing before its first."""
    every = match.events(None)
    starts = [
        place for place, event in enumerate(every) if isinstance(event, events.TurnBegan) and event.seat == ai
    ]
    if not starts:
        return []
    turn = every[starts[-1] :]
    for place, event in enumerate(turn[1:], start=1):
        if isinstance(event, events.TurnBegan):
            return turn[:place]
    return turn


def ai_turn_text(
    turn: Sequence[Event],
    speech: ViscountsSpeech,
    names: Sequence[str],
    palette: Palette,
    reader: int | None = None,
) -> Text:
    """Its steps, numbered, each with the rule it follows."""
    text = Text()
    if not turn:
        return Text(speech.say("table.no_ai_turn"), Style(color=palette.ink_2))
    for number, event in enumerate(turn):
        rule = rule_of(event)
        if number == 0:
            text.append(speech.event(event, names, reader) + "\n\n", Style(color=palette.rubric, bold=True))
            continue
        text.append(f"{number:>3}. ", Style(color=palette.ink_3))
        text.append(speech.event(event, names, reader), Style(color=palette.ink))
        if rule:
            text.append(f"  {rule}", Style(color=palette.rubric))
        text.append("\n")
    return text
