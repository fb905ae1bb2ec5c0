"""Games in the terminal: a board and a log. Games without a picture of their own are shown in their plain words."""

from __future__ import annotations

import shutil
import textwrap
from collections.abc import Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

from viceregal.cli.guard import Failed
from viceregal.core.errors import BadSetup
from viceregal.core.records import CHANCE

if TYPE_CHECKING:
    from types import ModuleType

    from viceregal.core.game import Game
    from viceregal.core.match import Entry
    from viceregal.i18n.game_speech import GameSpeech

# The module that draws a game, with `board(view)` and `remark(event, speech)`.
_SHOWN_BY: Final = {
    "hand-of-the-king": "viceregal.games.hand_of_the_king.terminal.letters",
    "viceroy": "viceregal.games.viceroy.terminal.letters",
    "viscounts": "viceregal.games.viscounts.terminal.letters",
}
# The event that begins a turn has this name in every game; it stands as a heading.
_HEADING: Final = "TurnBegan"


def show_board(the_game: Game, view: dict[str, Any]) -> None:
    """Draw what a seat may know."""
    from viceregal.cli.output import console

    picture = _picture(the_game)
    if picture is not None:
        console().print(picture.board(view))
        return
    for name, value in view.items():
        print(textwrap.fill(f"{name}: {_plain(value)}", _width(), subsequent_indent="  "))


def _picture(the_game: Game) -> ModuleType | None:
    module = _SHOWN_BY.get(the_game.key)
    return None if module is None else import_module(module)


def _plain(value: Any) -> str:
    """A value of a view without the signs of JSON."""
    if isinstance(value, dict):
        return ", ".join([f"{name} {_plain(each)}" for name, each in value.items()]) or "-"
    if isinstance(value, list):
        return " | ".join([_plain(each) for each in value]) or "-"
    return "-" if value is None else str(value)


def speech_of(the_game: Game, lang: str) -> GameSpeech | None:
    """The sentences of a game in a language; None for a game that has none yet."""
    from viceregal.i18n.catalogue import GAME_MODULES, LANGUAGES, CatalogueMissing, speak

    if lang not in LANGUAGES:
        raise BadSetup(f"there is no language {lang!r} (there are: {', '.join(LANGUAGES)})")
    try:
        return speak(lang).of(the_game.key) if the_game.key in GAME_MODULES else None
    except CatalogueMissing as error:
        raise Failed(str(error)) from None


class Log:
    """Tells a game decision by decision; `names` are the players by seat."""

    def __init__(self, the_game: Game, speech: GameSpeech | None, names: Sequence[str]) -> None:
        self.game = the_game
        self.speech = speech
        self.names = names
        self.picture = _picture(the_game)

    def show(self, number: int, entry: Entry) -> None:
        """A decision and what came of it; then the heading of the next turn, if one begins."""
        who = "*" if entry.seat == CHANCE else str(entry.seat)
        _print(f"{number:>4}. {who} {self.game.text(entry.action)}")
        if self.speech is None:
            return
        events = [told.event for told in entry.told if told.is_for(None)]
        headings = [event for event in events if type(event).__name__ == _HEADING]
        sentences = [self.speech.event(event, self.names) for event in events if event not in headings]
        if self.picture is not None:
            sentences += [self.picture.remark(event, self.speech) for event in events]
        told = " ".join([sentence for sentence in sentences if sentence])
        if told:
            _print(" " * 6 + told)
        for event in headings:
            print("\n" + self.speech.event(event, self.names))


def _print(line: str) -> None:
    print(textwrap.fill(line, _width(), subsequent_indent=" " * 8))


def _width() -> int:
    return max(40, min(shutil.get_terminal_size().columns, 100))
