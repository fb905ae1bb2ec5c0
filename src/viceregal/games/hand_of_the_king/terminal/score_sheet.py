"""The score sheet at the end: banners by seat, and what broke a tie."""

from __future__ import annotations

from rich.style import Style
from rich.text import Text

from viceregal.games.hand_of_the_king.rules.cards import HOUSES
from viceregal.games.hand_of_the_king.rules.state import HandState
from viceregal.games.hand_of_the_king.terminal.heraldry import BANNER, LETTERS, SEAT_SIGNS, tincture
from viceregal.games.hand_of_the_king.words.speech import HandSpeech
from viceregal.i18n.catalogue import Speech
from viceregal.terminal.palette import Palette
from viceregal.terminal.sitting import Sitting

_NAME_WIDTH = 22
END_RULE = "HK-END-3"


def score_sheet(sitting: Sitting, speech: Speech, palette: Palette) -> Text:
    words = speech.of(sitting.match.game.key)
    assert isinstance(words, HandSpeech)
    names, winners = sitting.names(speech), sitting.match.winners()
    text = Text()
    for line in sitting.match.score_sheet():
        houses = [HOUSES.index(source) for source in line.sources]
        if line.heading == "tie_break":
            text.append(
                f"\n{words.say('heading.tie_break')} (HK-END-3): ", Style(color=palette.rubric, bold=True)
            )
            text.append(
                words.say("heading.tie_break.why", house=words.house(houses[0])), Style(color=palette.ink_2)
            )
            text.append("\n")
            continue
        won = line.seat in winners
        name = f"{'▸' if won else ' '} {SEAT_SIGNS[line.seat]} {names[line.seat]}"
        text.append(name.ljust(_NAME_WIDTH), Style(color=palette.ink, bold=won))
        text.append(
            f"{BANNER} {line.points}   ", Style(color=palette.gold_ink if won else palette.ink_2, bold=True)
        )
        for house in houses:
            colours = tincture(palette, house)
            style = Style(color=colours.charge, bgcolor=colours.field, bold=True)
            text.append(f" {LETTERS[house]} ", style)
            text.append(" ")
        text.append("\n")
    _teams(sitting, words, palette, text)
    return text


def _teams(sitting: Sitting, words: HandSpeech, palette: Palette, text: Text) -> None:
    """Partners add their banners (HK-VAR-1)."""
    state = sitting.match.state
    assert isinstance(state, HandState)
    if not state.variant.teams:
        return
    scores, names = sitting.match.scores(), sitting.names(words)
    for side in range(state.variant.sides()):
        seats = [seat for seat in range(state.seats) if state.variant.side(seat) == side]
        listed = words.listing([names[seat] for seat in seats])
        total = sum(scores[seat] for seat in seats)
        text.append(
            f"\n{words.say('table.team', players=listed)} {BANNER} {total}", Style(color=palette.ink_2)
        )
    text.append("\n")
