"""Hand of the King in the terminal: King's Landing, the areas with their banners, the companions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from viceregal.core.records import Event
from viceregal.games.hand_of_the_king.rules import events
from viceregal.games.hand_of_the_king.rules.cards import (
    CARDS,
    CHARACTER_COUNT,
    COMPANION_ROWS,
    COMPANIONS,
    HOUSE_OF,
    HOUSES,
)
from viceregal.games.hand_of_the_king.rules.vocabulary import WORDS
from viceregal.i18n.boards import asked_now

if TYPE_CHECKING:
    from viceregal.i18n.game_speech import GameSpeech

# A letter for each house, so that nothing is said by colour alone; Tyrell and Tully take a later letter.
LETTERS: Final = dict(zip(HOUSES, "SGLTBYU", strict=True))
_COLOURS: Final = dict(
    zip(HOUSES, ("white", "cyan", "red", "magenta", "yellow", "green", "bright_blue"), strict=True)
)
_HOUSE_OF: Final = {CARDS[card]: HOUSES[HOUSE_OF[card]] for card in range(CHARACTER_COUNT)}

# Our reconstructions are marked wherever companions are shown (HK-COM-12).
RECONSTRUCTED: Final = frozenset([row.name for row in COMPANION_ROWS if not row.known])


def board(view: dict[str, Any], speech: GameSpeech, names: Sequence[str] = ()) -> RenderableType:
    """The whole table, within 80 columns."""
    return Group(
        _kings_landing(view, speech),
        _areas(view, speech),
        *_companions(view, speech),
        _next(view, speech, names),
    )


def _kings_landing(view: dict[str, Any], speech: GameSpeech) -> Table:
    grid = Table(box=box.SQUARE, show_header=False, show_lines=True, padding=0)
    for _ in range(6):
        grid.add_column(width=11)
    for row in view["grid"]:
        grid.add_row(*[_place(word, speech) for word in row.split()])
    return grid


def _place(word: str, speech: GameSpeech) -> Text:
    if word == ".":
        return Text("")
    name = speech.say(f"card.short.{word}")
    if word == "varys":
        return Text(f"<< {name} >>", style="bold reverse")
    house = _HOUSE_OF[word]
    return Text.assemble((LETTERS[house], f"bold {_COLOURS[house]}"), " ", (name, _COLOURS[house]))


def _areas(view: dict[str, Any], speech: GameSpeech) -> Table:
    """How many of each house count for whom; the companions that stay are counted too."""
    areas = Table(box=box.SIMPLE, padding=(0, 1), pad_edge=False)
    areas.add_column("")
    for house in HOUSES:
        title = f"{LETTERS[house]}\n{speech.say(f'house.short.{house}')}"
        areas.add_column(Text(title, style=f"bold {_COLOURS[house]}"), justify="center")
    for seat in range(view["seats"]):
        who = speech.say("board.seat", seat=seat)
        areas.add_row(who, *[_count(view, seat, house) for house in HOUSES])
    left = [word for row in view["grid"] for word in row.split() if word in _HOUSE_OF]
    counts = [str(sum(_HOUSE_OF[word] == house for word in left)) for house in HOUSES]
    areas.add_row(speech.say("board.left"), *counts, style="dim")
    return areas


def _count(view: dict[str, Any], seat: int, house: str) -> Text:
    count = sum(_HOUSE_OF[word] == house for word in view["areas"][seat])
    for stay in view["staying"]:
        if stay["seat"] == seat and stay["house"] == house:
            count += _counts_for(stay["companion"])
    if view["banners"][house] == seat:
        return Text(f"[{count}]", style=f"bold {_COLOURS[house]}")
    return Text(str(count) if count else "-")


def _counts_for(companion: str) -> int:
    effect = next(row.effect for row in COMPANION_ROWS if row.name == companion)
    count: int = getattr(effect, "count", 1)
    return count


def _companions(view: dict[str, Any], speech: GameSpeech) -> list[Text]:
    lines = [Text(speech.say("board.banner"))]
    if view["pool"]:
        pool = speech.listing([companion(word, speech) for word in view["pool"]])
        lines.append(Text(speech.say("board.companions", companions=pool)))
    lines += [_staying(stay, speech) for stay in view["staying"]]
    shown = [*view["pool"], *[stay["companion"] for stay in view["staying"]]]
    if any(word in RECONSTRUCTED for word in shown):
        lines.append(Text(speech.say("board.reconstruction"), style="dim"))
    return lines


def _staying(stay: dict[str, Any], speech: GameSpeech) -> Text:
    said = speech.say(
        "board.stays",
        companion=companion(stay["companion"], speech),
        player=speech.say("board.seat", seat=stay["seat"]),
        house_of=speech.say(f"house.of.{stay['house']}"),
    )
    return Text(said)


def companion(word: str, speech: GameSpeech) -> str:
    return speech.say(f"companion.{word}") + (" (r)" if word in RECONSTRUCTED else "")


def remark(event: Event, speech: GameSpeech) -> str:
    """What the sentence of an event leaves out: which companions are reconstructions."""
    if isinstance(event, events.CompanionsRevealed):
        named = [COMPANIONS[number] for number in event.companions]
    elif isinstance(event, events.CompanionCalled):
        named = [COMPANIONS[event.companion]]
    else:
        return ""
    ours = [speech.say(f"companion.{word}") for word in named if word in RECONSTRUCTED]
    return f"({speech.say('mark.reconstruction')}: {speech.listing(ours)})" if ours else ""


def _next(view: dict[str, Any], speech: GameSpeech, names: Sequence[str]) -> Text:
    when = speech.say("table.turn", turn=view["turn"])
    return Text(asked_now(view, WORDS, speech, names, when), style="bold")
