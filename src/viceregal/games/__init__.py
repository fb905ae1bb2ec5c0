"""The games. Each is loaded when it is first asked for."""

from __future__ import annotations

from importlib import import_module
from typing import Final

from viceregal.core.errors import BadSetup
from viceregal.core.game import Game

# The key of each game and the folder it lives in.
GAMES: Final = {
    "hand-of-the-king": "hand_of_the_king",
}


def game(key: str) -> Game:
    """The game with this key; BadSetup if there is none."""
    folder = GAMES.get(key)
    if folder is None:
        raise BadSetup(f"no game is called {key!r} (there are: {', '.join(GAMES)})")
    found: Game = import_module(f"viceregal.games.{folder}.game").GAME
    return found
