"""`viceregal`, with the small game of the tests: it hides what Hand of the King has not.

Bots' processes import this file too, as the main module, so they know the game as well.
"""

from __future__ import annotations

from tests.mini.game import GAME
from viceregal import games

games.GAMES[GAME.key] = "mini"
games._loaded[GAME.key] = GAME
games._make_picklable(GAME)

if __name__ == "__main__":
    from viceregal.cli.main import main

    main()
