"""Hand of the King in the terminal: King's Landing, the areas with their banners, the companions."""

from __future__ import annotations

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

if TYPE_CHECKING:
    from viceregal.i18n.game_speech import GameSpeech

# A letter for each house, so that nothing is said by colour alone; Tyrell and Tully take a later letter.
LETTERS: Final = dict(zip(HOUSES, "SGLTBYU", strict=True))
_COLOURS: Final = dict(
    zip(HOUSES, ("white", "cyan", "red", "magenta", "yellow", "green", "bright_blue"), strict=True)
)
_HOUSE_OF: Final = {CARDS[card]: HOUSES[HOUSE_OF[card]] for card in range(CHARACTER_COUNT)}

_ASKED: Final = {
    "AskTurn": "to move",
    "AskCompanion": "to call a companion",
    "AskKill": "to kill a character",
    "AskDismiss": "to kill a companion",
    "AskName": "to name a house",
    "AskSwap": "to choose the first card of a swap",
    "AskSwapWith": "to choose the second card of a swap",
    "AskGive": "to choose a character to give",
    "AskTake": "to choose a character to take",
    "AskBanner": "to give a banner to one of those tied",
}


# Our reconstructions are marked wherever companions are shown (HK-COM-12).
RECONSTRUCTED: Final = frozenset([row.name for row in COMPANION_ROWS if not row.known])


def board(view: dict[str, Any]) -> RenderableType:
    """The whole table, within 80 columns."""
    return Group(_kings_landing(view), _areas(view), *_companions(view), _next(view))


def _kings_landing(view: dict[str, Any]) -> Table:
    grid = Table(box=box.SQUARE, show_header=False, show_lines=True, padding=0)
    for _ in range(6):
        grid.add_column(width=11)
    for row in view["grid"]:
        grid.add_row(*[_place(word) for word in row.split()])
    return grid


def _place(word: str) -> Text:
    if word == ".":
        return Text("")
    if word == "varys":
        return Text("<< Varys >>", style="bold reverse")
    house = _HOUSE_OF[word]
    return Text.assemble((LETTERS[house], f"bold {_COLOURS[house]}"), " ", (word.title(), _COLOURS[house]))


def _areas(view: dict[str, Any]) -> Table:
    """How many of each house count for whom; the companions that stay are counted too."""
    areas = Table(box=box.SIMPLE, padding=(0, 1), pad_edge=False)
    areas.add_column("")
    for house in HOUSES:
        title = Text(f"{LETTERS[house]}\n{house.title()}", style=f"bold {_COLOURS[house]}")
        areas.add_column(title, justify="center")
    for seat in range(view["seats"]):
        areas.add_row(f"seat {seat}", *[_count(view, seat, house) for house in HOUSES])
    left = [word for row in view["grid"] for word in row.split() if word in _HOUSE_OF]
    areas.add_row(
        "left", *[str(sum(_HOUSE_OF[word] == house for word in left)) for house in HOUSES], style="dim"
    )
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


def _companions(view: dict[str, Any]) -> list[Text]:
    lines = [Text("[n] holds the banner of the house")]
    if view["pool"]:
        lines.append(Text("companions: " + ", ".join([companion(word) for word in view["pool"]])))
    for stay in view["staying"]:
        house = stay["house"].title()
        lines.append(
            Text(f"{companion(stay['companion'])} stays with seat {stay['seat']} and counts for {house}")
        )
    shown = [*view["pool"], *[stay["companion"] for stay in view["staying"]]]
    if any(word in RECONSTRUCTED for word in shown):
        lines.append(Text("(r) a reconstruction: its printed text is not known (HK-COM-12)", style="dim"))
    return lines


def companion(word: str) -> str:
    return word.title() + (" (r)" if word in RECONSTRUCTED else "")


def remark(event: Event, speech: GameSpeech) -> str:
    """What the sentence of an event leaves out: which companions are reconstructions."""
    if isinstance(event, events.CompanionsRevealed):
        named = [COMPANIONS[number] for number in event.companions]
    elif isinstance(event, events.CompanionCalled):
        named = [COMPANIONS[event.companion]]
    else:
        return ""
    ours = [speech.say(f"companion.{word}") for word in named if word in RECONSTRUCTED]
    return f"({speech.say('mark.reconstruction')}: {', '.join(ours)})" if ours else ""


def _next(view: dict[str, Any]) -> Text:
    if not view["todo"]:
        return Text("the game is over", style="bold")
    asked = view["todo"][-1]
    if "seat" not in asked:
        return Text("chance is asked", style="bold")
    return Text(
        f"turn {view['turn']}: seat {asked['seat']} {_ASKED.get(asked['is'], 'to answer')}", style="bold"
    )
