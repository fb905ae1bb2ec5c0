"""The games. Each is loaded when it is first asked for."""

from __future__ import annotations

import copyreg
from collections.abc import Callable
from importlib import import_module
from typing import Any, Final

from viceregal.core.errors import BadSetup
from viceregal.core.game import Game
from viceregal.core.rules import State

# The key of each game and the folder it lives in.
GAMES: Final = {
    "hand-of-the-king": "hand_of_the_king",
    "viceroy": "viceroy",
    "viscounts": "viscounts",
}

_loaded: Final[dict[str, Game]] = {}


def game(key: str) -> Game:
    """The game with this key; BadSetup if there is none."""
    if key not in _loaded:
        if key not in GAMES:
            raise BadSetup(f"no game is called {key!r} (there are: {', '.join(GAMES)})")
        found: Game = import_module(f"viceregal.games.{GAMES[key]}.rules.game").GAME
        _loaded[key] = found
        _make_picklable(found)
    return _loaded[key]


def _make_picklable(found: Game) -> None:
    """Games travel between processes as their keys, states as their documents."""

    def reduce_game(the_game: Game) -> tuple[Callable[[str], Game], tuple[str]]:
        return game, (the_game.key,)

    def reduce_state(s: State) -> tuple[Callable[[str, Any], State], tuple[str, Any]]:
        return _restored_state, (found.key, found.to_document(s))

    copyreg.pickle(type(found), reduce_game)
    copyreg.pickle(type(found.new(found.setup())), reduce_state)


def _restored_state(key: str, document: Any) -> State:
    return game(key).from_document(document)
