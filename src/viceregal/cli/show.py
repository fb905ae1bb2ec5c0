"""Games in the terminal: a board and a log. Games without a picture of their own are shown in their plain words."""

from __future__ import annotations

import shutil
import textwrap
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

from viceregal.core.records import CHANCE

if TYPE_CHECKING:
    from viceregal.core.game import Game
    from viceregal.core.match import Entry
    from viceregal.core.records import Event

# The module that draws a game, with `board(view)`, `tell(event)` and `turn(event)`.
_SHOWN_BY: Final = {"hand-of-the-king": "viceregal.cli.show_hand_of_the_king"}


def show_board(the_game: Game, view: dict[str, Any]) -> None:
    """Draw what a seat may know."""
    from viceregal.cli.output import console

    module = _SHOWN_BY.get(the_game.key)
    if module is not None:
        console().print(import_module(module).board(view))
        return
    for name, value in view.items():
        print(textwrap.fill(f"{name}: {_plain(value)}", _width(), subsequent_indent="  "))


def _plain(value: Any) -> str:
    """A value of a view without the signs of JSON."""
    if isinstance(value, dict):
        return ", ".join([f"{name} {_plain(each)}" for name, each in value.items()]) or "-"
    if isinstance(value, list):
        return " | ".join([_plain(each) for each in value]) or "-"
    return "-" if value is None else str(value)


def show_entry(the_game: Game, number: int, entry: Entry) -> None:
    """One decision of a log and what came of it, in words."""
    has_turns = the_game.key in _SHOWN_BY  # then a heading has said whose decision it is
    who = "chance: " if entry.seat == CHANCE else "" if has_turns else f"seat {entry.seat}: "
    happened = [_asked_of(the_game, "tell", told.event) for told in entry.told if told.is_for(None)]
    sentences = "; ".join([text for text in happened if text])
    line = f"{number:>4}. {who}{the_game.text(entry.action)}"
    if sentences:
        line += f" - {sentences}"
    print(textwrap.fill(line, _width(), subsequent_indent="      "))
    for told in entry.told:
        heading = _asked_of(the_game, "turn", told.event)
        if heading:
            print(heading)


def _asked_of(the_game: Game, function: str, event: Event) -> str:
    """What the game's module says of an event; nothing where there is nothing to say."""
    module = _SHOWN_BY.get(the_game.key)
    if module is None:
        return ""
    told: str = getattr(import_module(module), function)(event)
    return told


def _width() -> int:
    return max(40, min(shutil.get_terminal_size().columns, 100))
