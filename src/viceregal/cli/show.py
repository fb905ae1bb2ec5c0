"""Games in the terminal: a board and a log. Games without a picture of their own are shown in their plain words."""

from __future__ import annotations

import shutil
import textwrap
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from viceregal.cli.guard import Failed
from viceregal.core.records import CHANCE
from viceregal.games import pack
from viceregal.games.plain_view import plain_lines

if TYPE_CHECKING:
    from viceregal.core.game import Game
    from viceregal.core.match import Decision
    from viceregal.i18n.game_speech import GameSpeech

# The event that begins a turn has this name in every game; it stands as a heading.
_HEADING: Final = "TurnBegan"


def show_board(the_game: Game, view: dict[str, Any], lang: str = "en", names: Sequence[str] = ()) -> None:
    """Draw what a seat may know."""
    from viceregal.cli.output import console

    picture = pack(the_game.key).letters()
    if picture is not None:
        console().print(picture.board(view, speech_of(the_game, lang), names))
        return
    for line in plain_lines(view):
        print(textwrap.fill(line, _width(), subsequent_indent="  "))


def speech_of(the_game: Game, lang: str) -> GameSpeech:
    """The sentences of a game in a language."""
    from viceregal.i18n.catalogue import CatalogueMissing, speak

    try:
        return speak(lang).of(the_game.key)
    except CatalogueMissing as error:
        raise Failed(str(error)) from None


class Log:
    """Tells a game decision by decision; `names` are the players by seat."""

    def __init__(self, the_game: Game, speech: GameSpeech, names: Sequence[str]) -> None:
        self.game = the_game
        self.speech = speech
        self.names = names
        self.picture = pack(the_game.key).letters()

    def show(self, number: int, entry: Decision) -> None:
        """A decision and what came of it; then the heading of the next turn, if one begins."""
        who = "*" if entry.seat == CHANCE else str(entry.seat)
        _print(f"{number:>4}. {who} {self.game.text(entry.action)}")
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
