"""`viceregal`, with the small game of the tests: it hides what Hand of the King has not.

Bots' processes import this file too, as the main module, so they know the game as well. With NEVER_LOOK in the
environment the server never looks into the log by itself: what it knows of other processes Redis has told it. With
NEVER_REFILL its limits count all requests since the start, however slowly they come.
"""

from __future__ import annotations

import os
from types import SimpleNamespace

from tests.mini.game import GAME
from viceregal import games

games.GAMES[GAME.key] = "mini"
games._loaded[GAME.key] = GAME
games._make_picklable(GAME)

if __name__ == "__main__":
    from viceregal.cli.main import main
    from viceregal.server import limits, wake

    if os.environ.get("NEVER_LOOK"):
        wake.LOOK_SECONDS = wake.LOOK_SELDOM_SECONDS = 86_400.0
    if os.environ.get("NEVER_REFILL"):
        limits.time = SimpleNamespace(monotonic=lambda: 0.0)  # type: ignore[assignment]
    main()
