"""Viceroy in the terminal: the auction line, the pyramids with their circles, what is known of screens and hands."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from viceregal.core.records import Event
from viceregal.games.viceroy.rules.cards.deck import BOTTOM, TOP_LEFT, TOP_RIGHT, character, is_law, law
from viceregal.games.viceroy.rules.effects import COLOURS
from viceregal.games.viceroy.rules.pyramid import PyramidPlace
from viceregal.games.viceroy.rules.vocabulary import WORDS
from viceregal.games.viceroy.terminal.letters_pyramid import COLOUR_STYLES, pyramid_lines
from viceregal.games.viceroy.words.speech import ViceroySpeech
from viceregal.i18n.boards import asked_now
from viceregal.i18n.game_speech import GameSpeech

# Where coloured gems are put into words.
_HERE: Final = "\0"


def board(view: dict[str, Any], speech: GameSpeech, names: Sequence[str] = ()) -> RenderableType:
    """The whole table, within 100 columns."""
    assert isinstance(speech, ViceroySpeech)
    parts: list[RenderableType] = [_offer(view, speech), _stocks(view, speech)]
    for seat in range(view["seats"]):
        parts += [Text(""), _seat(view, seat, speech)]
        parts += pyramid_lines(_pyramid(view, seat), _tokens(view, seat), _painted(view, seat), speech)
        parts += _below(view, seat, speech)
    return Group(*parts, Text(""), _next(view, speech, names))


def remark(event: Event, speech: GameSpeech) -> str:
    """Nothing is left out of the sentences of this game."""
    return ""


# The offer --------------------------------------------------------------------------------------------------------


def _offer(view: dict[str, Any], speech: ViceroySpeech) -> Table:
    """A column for each auction card in the order of the line; the point of the arrow is above, the foot below."""
    table = Table(box=box.SQUARE, padding=(0, 1), show_lines=True)
    for colour in view["line"]:
        number = COLOURS.index(colour)
        head = f"{speech.letter(number)} {speech.colour(number)}"
        table.add_column(Text(head, style=f"bold {COLOUR_STYLES[colour]}"), width=21)
    if view["line"]:
        for row in ("points", "feet"):
            table.add_row(*[_card(view[row][colour], speech) for colour in view["line"]])
    return table


def _card(card: int, speech: ViceroySpeech) -> Text:
    """A character on offer: number, name, segments, then cost and reward from the lowest level up."""
    if not card:
        return Text("-", style="dim")
    text = Text.assemble((title(card, speech), "bold"), "  ", segments(card, speech), "\n")
    row = character(card)
    for level in range(4):
        text.append(f"{level + 1} ", style="dim")
        text.append(letter(row.costs[level], speech))
        text.append(f" {speech.effect(row.rewards[level])}" + ("\n" if level < 3 else ""))
    return text


def title(card: int, speech: ViceroySpeech) -> str:
    """Laws have their number in their name."""
    return speech.card(card) if is_law(card) else f"{card} {speech.card(card)}"


def letter(colour: int, speech: ViceroySpeech) -> Text:
    return Text(speech.letter(colour), style=f"bold {COLOUR_STYLES[COLOURS[colour]]}")


def segments(card: int, speech: ViceroySpeech) -> Text:
    """Top left, top right, bottom."""
    sides = [letter(side[card], speech) for side in (TOP_LEFT, TOP_RIGHT, BOTTOM)]
    return Text.assemble(sides[0], sides[1], "/", sides[2])


def _stocks(view: dict[str, Any], speech: ViceroySpeech) -> Text:
    laws = view["laws"] + len(view["laws_on_top"])
    counts = {"large": view["large"], "small": view["small"], "laws": laws}
    return _with_gems(speech.say("board.stocks", gems=_HERE, **counts), _gems(view["reserve"], speech))


def _gems(gems: dict[str, int], speech: ViceroySpeech) -> Text:
    return Text(" ").join(
        [
            Text(f"{speech.say(f'letter.{colour}')}{count}", style=f"bold {COLOUR_STYLES[colour]}")
            for colour, count in gems.items()
        ]
    )


def _with_gems(said: str, gems: Text) -> Text:
    """Gems are coloured, so they are put in after the words."""
    before, _, after = said.partition(_HERE)
    return Text.assemble(before, gems, after)


# The seats --------------------------------------------------------------------------------------------------------


def _seat(view: dict[str, Any], seat: int, speech: ViceroySpeech) -> Text:
    """Gems and hands as far as they are known to whom the view belongs."""
    gems = view["gems"][seat]
    hidden = Text(_hidden_gems(view["remembered"], seat, speech))
    attack, hand = _attacks(view, seat, speech), _hand(view["hands"][seat], speech)
    said = speech.say("board.player", gems=_HERE, attack=attack, hand=hand)
    text = Text.assemble((speech.say("board.seat", seat=seat), "bold"), "   ")
    text.append(_with_gems(said, hidden if gems is None else _gems(gems, speech)))
    if view["shown"][seat]:
        text.append("   " + speech.say("board.shown", card=title(view["shown"][seat], speech)))
    if view["answered"][seat]:
        text.append("   " + speech.say("board.answered"), style="dim")
    return text


def _hidden_gems(remembered: dict[str, Any], seat: int, speech: ViceroySpeech) -> str:
    """VR-SET-4: behind a screen; their number could be kept in mind, for each returned two at the start."""
    if not remembered["shown"]:
        return speech.say("board.hidden")
    return str(remembered["gem_counts"][seat])


def _attacks(view: dict[str, Any], seat: int, speech: ViceroySpeech) -> str:
    count, remembered = view["attacks"][seat], view["remembered"]
    if count is None and remembered["shown"]:
        count = remembered["attacks"][seat]
    return speech.say("board.hidden") if count is None else str(count)


def _hand(hand: Any, speech: ViceroySpeech) -> str:
    if isinstance(hand, list):
        return speech.listing([title(card, speech) for card in hand]) or "-"
    parts = [title(card, speech) for card in hand["known"]]
    parts += [speech.say_n(f"board.{kind}", hand[kind]) for kind in ("characters", "laws") if hand[kind]]
    return speech.listing(parts) or "-"


def _below(view: dict[str, Any], seat: int, speech: ViceroySpeech) -> list[Text]:
    """What the drawing has no room for: tucked cards, parked gems, and what the laws there say."""
    lines = []
    for card in sorted(_pyramid(view, seat).values()):
        if is_law(card):
            line = Text.assemble((title(card, speech), "bold"), f": {speech.effect(law(card).effect)}")
            if law(card).number == _parking(view, seat):
                parked = speech.say("board.parked", gems=_HERE)
                line.append("; ").append(_with_gems(parked, _gems(view["parked"], speech)))
            lines.append(line)
    for host, cards in view["tucked"][seat].items():
        under = speech.listing([title(card, speech) for card in cards])
        lines.append(Text(speech.say("board.under", host=title(int(host), speech), cards=under)))
    return lines


def _parking(view: dict[str, Any], seat: int) -> int:
    """The law of this pyramid that gems lie on; 0 if there is none."""
    if not any(view["parked"].values()):
        return 0
    laws = [card for card in _pyramid(view, seat).values() if is_law(card)]
    return next((card for card in laws if type(law(card).effect).__name__ == "ParkGems"), 0)


def _pyramid(view: dict[str, Any], seat: int) -> dict[int, int]:
    return {PyramidPlace().value(word): card for word, card in view["pyramids"][seat].items()}


def _tokens(view: dict[str, Any], seat: int) -> dict[int, list[str]]:
    return {int(card): tokens for card, tokens in view["tokens"][seat].items()}


def _painted(view: dict[str, Any], seat: int) -> dict[int, str]:
    return {PyramidPlace().value(word): colour for word, colour in view["painted"][seat].items()}


def _next(view: dict[str, Any], speech: ViceroySpeech, names: Sequence[str]) -> Text:
    when = speech.say("board.turn", turn=view["turn"])
    return Text(asked_now(view, WORDS, speech, names, when), style="bold")
